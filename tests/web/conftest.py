"""Real browsers: Chromium, driven by Playwright, against a whole server on the loopback."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tessera.table import opening
from tests.table.server.running import Running, running
from tests.web.watch import Watch
from tools.browser import FLAGS, HOW, find_browser

# How long a test waits for anything, in milliseconds, before it fails.
PATIENCE = 15_000

# What a page is told that wants a service worker and may not have one.
BLOCKED = "Service Worker registration blocked by Playwright"

# Sizes that the issue names: phone, laptop, large screen.
PHONE, LAPTOP, LARGE = (360, 740), (1366, 768), (1920, 1080)


@contextmanager
def started_browser(is_whole: bool = False) -> Iterator[Browser]:
    """Chromium: its shell, or all of it."""
    program = find_browser(is_whole)
    assert program is not None, HOW
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, headless=True, args=list(FLAGS))
        yield started
        started.close()


# Not for the whole session: while Playwright runs, its event loop keeps other tests from having one.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, started for the tests of one file."""
    with started_browser() as started:
        yield started


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server with a process for bots."""
    with running(tmp_path_factory.mktemp("web"), bots=1) as started:
        yield started


@pytest.fixture(scope="module")
def finished(table_server: Running) -> str:
    """A short game that is over, between bots."""
    host = table_server.guest("Ann")
    position = host.open_table(["greedy", "greedy"], game="atlas-lost", start=True, options={"turn_limit": 2})
    table: str = position["table"]["id"]
    until = time.monotonic() + 30
    while host.position(table)["table"]["status"] != "over":
        assert time.monotonic() < until, "the bots did not finish their game"
        time.sleep(0.1)
    return table


class People:
    """Opens windows for people, each with a cookie jar of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._watches: list[Watch] = []

    def window(
        self,
        size: tuple[int, int] = LAPTOP,
        address: str = "",
        is_expected: Callable[[str], bool] = lambda text: False,
        has_worker: bool = True,
        **preferences: str,
    ) -> Page:
        """A new window of somebody new. Others' moves are shown at once unless a pace is asked for.

        Without a worker nothing is kept for times without a network: in a new window, that takes as long as a page.
        """
        width, height = size
        is_phone = width < 700
        context = self._browser.new_context(
            base_url=address or self._address,
            viewport={"width": width, "height": height},
            has_touch=is_phone,
            is_mobile=is_phone,
            locale="en-GB",
            timezone_id="UTC",
            service_workers="allow" if has_worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        self._watches.append(Watch(context, lambda text: is_expected(text) or (text == BLOCKED and not has_worker)))
        liking = {"language": "en", "theme": "dusk", "pace": "instant", "confirm": "never", **preferences}
        prefer(context, liking)
        return context.new_page()

    def close(self) -> None:
        """Everybody closes their browser; whatever went wrong in it is told."""
        for watch in self._watches:
            watch.close()


def prefer(context: BrowserContext, liking: dict[str, str]) -> None:
    """Set what a person likes before their first page, as if they had chosen it earlier."""
    context.add_init_script(
        f"if (location.protocol === 'http:' && !localStorage.getItem('tessera.preferences'))"
        f" localStorage.setItem('tessera.preferences', {json.dumps(json.dumps(liking))});"
    )


@pytest.fixture
def people(browser: Browser, table_server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[People]:
    """Windows for people, watched until the test ends. Each test has its own deals, the same in every run."""
    deals = itertools.count(1)
    monkeypatch.setattr(opening, "new_seed", lambda: f"deal {next(deals)}")
    arrived = People(browser, table_server.address)
    yield arrived
    arrived.close()


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where tests put screenshots: build/pictures, made anew by each run."""
    folder = Path(__file__).parents[2] / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
