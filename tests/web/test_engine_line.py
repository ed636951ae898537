"""While the engine is compiled and the pages are built: what people see who come meanwhile."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tessera.table.server import app as app_module
from tessera.table.server.site import SITE
from tests.table.making import Maker
from tests.table.server.running import Running, running
from tests.web.conftest import LAPTOP, PHONE, People
from tests.web.test_axe import violations

LINE = "Engine is being compiled: 40 %. Bots will be about 6 times faster."

# What stands in the way of what, and whether the page has become longer than its window.
_LAYOUT = """() => {
  const line = document.querySelector('.engine').getBoundingClientRect();
  const parts = [...document.querySelectorAll('header, main, footer')].map((part) => part.getBoundingClientRect());
  return {
    inside: line.height > 20 && line.top >= 0 && line.bottom <= innerHeight && line.right <= innerWidth,
    covers: parts.some((part) => part.top < line.bottom - 0.5 && part.bottom > line.top + 0.5),
    cut: document.querySelector('.engine').scrollHeight > line.height + 1,
    wide: document.documentElement.scrollWidth > innerWidth,
    long: document.documentElement.scrollHeight > innerHeight,
  };
}"""
_FITS = {"inside": True, "covers": False, "cut": False, "wide": False}


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    """Somebody who makes the engine and the pages."""
    return Maker(tmp_path)


@pytest.fixture
def started(tmp_path: Path, maker: Maker) -> Iterator[Running]:
    """A server that started at once."""
    with running(tmp_path, bots=1, engine=str(maker.folder)) as server:
        # In whichever form the tests run.
        server.app.state.engine.form = "interpreted"
        yield server


@pytest.fixture
def visitors(browser: Browser, started: Running) -> Iterator[People]:
    """Windows before that server."""
    arrived = People(browser, started.address)
    yield arrived
    arrived.close()


def layout(page: Page) -> dict[str, bool]:
    """How the line stands on the page."""
    told: dict[str, bool] = page.evaluate(_LAYOUT)
    return told


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_one_line_on_the_first_page_and_at_the_table_that_covers_nothing(
    visitors: People, started: Running, maker: Maker, pictures: Path, size: tuple[int, int]
) -> None:
    host = started.guest("Ann")
    table = host.open_table(["greedy", "greedy"], game="atlas-lost", start=True, options={"turn_limit": 1})["table"][
        "id"
    ]
    maker.tells("engine", 96, 240)
    page = visitors.window(size, has_worker=False)
    # It asks every three seconds, and tells news for eight: nobody waits for them here.
    page.clock.install()

    page.goto("/")
    expect(page.locator(".engine")).to_have_text(LINE)
    expect(page.get_by_role("heading", name="Atlas Lost").first).to_be_visible()
    home = layout(page)
    page.screenshot(path=pictures / f"engine-home-{size[0]}.png")
    page.goto(f"/tables/{table}")
    expect(page.locator(".engine")).to_have_text(LINE)
    expect(page.locator(".view")).to_be_visible()
    at_table = layout(page)
    page.screenshot(path=pictures / f"engine-table-{size[0]}.png")
    maker.completes()
    maker.rests()

    page.clock.fast_forward(3_000)

    assert home.items() >= _FITS.items()
    assert at_table == {**_FITS, "long": False}
    expect(page.locator(".engine")).to_have_text("Bots now run compiled.")
    page.clock.fast_forward(8_000)
    expect(page.locator(".engine")).to_be_empty()
    assert page.locator(".view").evaluate("view => view.getBoundingClientRect().height") == size[1]


def test_pages_that_are_being_built_are_awaited_and_open_by_themselves(
    browser: Browser, maker: Maker, tmp_path: Path, pictures: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, stage = tmp_path / "site", tmp_path / "stage"
    shutil.copytree(SITE, stage)
    make = app_module.create_app
    monkeypatch.setattr("tests.table.server.running.create_app", lambda settings: make(settings, site))
    maker.tells("pages", 1, 3)
    with running(tmp_path, bots=0, engine=str(maker.folder)) as server:
        people = People(browser, server.address)
        page = people.window(has_worker=False)
        page.goto("/about")
        expect(page.get_by_role("main")).to_contain_text("Web pages are being built: 33 %")
        page.screenshot(path=pictures / "waiting.png")
        assert violations(page) == []
        page.get_by_role("link", name="日本語").focus()

        maker.tells("pages", 2, 3)
        expect(page.get_by_role("progressbar", name="Web pages are being built: 66 %")).to_be_visible()
        # Only that line has changed: nobody loses their place.
        expect(page.get_by_role("link", name="日本語")).to_be_focused()
        maker.completes()
        maker.rests()
        stage.rename(site)

        expect(page.get_by_role("heading", level=1, name="About Tessera")).to_be_visible()
        people.close()
