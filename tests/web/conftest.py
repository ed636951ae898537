"""Real browsers: Chromium, driven by Playwright, against a whole server on the loopback."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tessera.table import opening
from tests.table.server.running import Running, running
from tests.web.scenes import Find, Scene, make_scene
from tests.web.watch import Watch
from tools.browser import FLAGS, HOW, find_browser

# How long a test waits for anything, in milliseconds, before it fails.
PATIENCE = 15_000

# What a page is told that wants a service worker and may not have one.
BLOCKED = "Service Worker registration blocked by Playwright"

# Sizes that the issue names: phone, laptop, large screen.
PHONE, LAPTOP, LARGE = (360, 740), (1366, 768), (1920, 1080)


class Shared:
    """What tests in a browser share, whatever their file: Playwright with its browsers, a server and a finished game.

    All of it is made when it is first wanted, and is gone before a test without a browser begins: while Playwright
    runs, its event loop keeps others from having one.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._playwright: Playwright | None = None
        self._browsers: dict[bool, Browser] = {}
        self._server: Running | None = None
        self._finished = ""
        self._scenes: dict[str, Scene] = {}

    def browser(self, is_whole: bool = False) -> Browser:
        """Chromium: its shell, or all of it."""
        if is_whole not in self._browsers:
            program = find_browser(is_whole)
            assert program is not None, HOW
            if self._playwright is None:
                self._playwright = self._open.enter_context(sync_playwright())
            started = self._playwright.chromium.launch(executable_path=program, headless=True, args=list(FLAGS))
            self._open.callback(started.close)
            self._browsers[is_whole] = started
        return self._browsers[is_whole]

    def server(self, folder: Callable[[], Path]) -> Running:
        """A running server with a process for bots."""
        if self._server is None:
            self._server = self._open.enter_context(running(folder(), bots=1))
        return self._server

    def finished(self, server: Running) -> str:
        """A short game that is over, between bots."""
        if not self._finished:
            host = server.guest("Ann")
            position = host.open_table(["greedy", "greedy"], game="atlas-lost", start=True, options={"turn_limit": 2})
            table: str = position["table"]["id"]
            until = time.monotonic() + 30
            while host.position(table)["table"]["status"] != "over":
                assert time.monotonic() < until, "the bots did not finish their game"
                time.sleep(0.1)
            self._finished = table
        return self._finished

    def scene(self, server: Running, name: str) -> Scene:
        """A table in the midst of a game; people look at it, and leave it as it is."""
        if name not in self._scenes:
            self._scenes[name] = make_scene(server, name)
        return self._scenes[name]

    def close(self) -> None:
        """The next test wants none of it."""
        opened, self._open = self._open, ExitStack()
        self._playwright, self._server, self._finished = None, None, ""
        self._browsers, self._scenes = {}, {}
        opened.close()


SHARED = Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """After the last test of this folder, or before one of another."""
    try:
        yield
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            SHARED.close()


@pytest.fixture
def browser() -> Browser:
    """Chromium's shell."""
    return SHARED.browser()


@pytest.fixture
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Running:
    """A running server with a process for bots."""
    return SHARED.server(lambda: tmp_path_factory.mktemp("web"))


@pytest.fixture
def finished(table_server: Running) -> str:
    """A short game that is over, between bots."""
    return SHARED.finished(table_server)


@pytest.fixture
def scene(table_server: Running) -> Find:
    """Tables in the midst of a game."""
    return lambda name: SHARED.scene(table_server, name)


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
        """A new window of somebody new. Others' moves are shown at once unless a pace is asked for, and nothing
        else moves unless motion is: what moves is painted again and again, which takes a third of the time.

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
        liking = {"language": "en", "theme": "dusk", "pace": "instant", "motion": "still", "confirm": "never"}
        # Tests of it ask for it; elsewhere nobody thinks while something else is looked at.
        liking["coach"] = "off"
        liking |= preferences
        prefer(context, liking)
        return context.new_page()

    def close(self) -> None:
        """Everybody closes their browser; whatever went wrong in it is told."""
        for watch in self._watches:
            watch.close()


def wear(page: Page, theme: str) -> None:
    """Change the theme of a page, as its settings do."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)


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
