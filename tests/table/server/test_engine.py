"""What a server says of its engine, and of its pages while they are being built."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest

from tessera.table import engine as engine_module
from tessera.table.server.app import create_app
from tessera.table.settings import Settings
from tests.table.door import Door
from tests.table.making import Maker

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><title>The client</title>"
SCRIPT = "export const tiles = 4;\n"
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    """Somebody who makes the engine and the pages."""
    return Maker(tmp_path)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Where the client will be."""
    return tmp_path / "site"


@pytest.fixture
async def browser(sqlite_address: str, maker: Maker, site: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser before a server that started at once."""
    async with _browser(sqlite_address, site, str(maker.folder)) as opened:
        yield opened


@asynccontextmanager
async def _browser(database: str, site: Path, engine: str = "") -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(Settings(database=database, rate=0, bots=0, engine=engine), site)
    # In whichever form the tests run.
    app.state.engine.form = "interpreted"
    async with app.router.lifespan_context(app), Door(app).browser() as opened:
        yield opened


def build(site: Path) -> None:
    """Put the client in place, as a whole."""
    stage = site.with_name("stage")
    (stage / "assets").mkdir(parents=True)
    (stage / "index.html").write_text(PAGE, encoding="utf-8")
    (stage / "sw.js").write_text("// worker", encoding="utf-8")
    (stage / "assets" / "index-abc123.js").write_text(SCRIPT, encoding="utf-8")
    stage.rename(site)


# The engine


async def test_an_ordinary_server_makes_nothing(sqlite_address: str, site: Path) -> None:
    async with _browser(sqlite_address, site) as browser:
        told = await browser.get("/api/engine")

    assert told.status_code == 200
    assert told.json() == {"form": "interpreted", "bots": "interpreted", "making": None}


async def test_anybody_may_ask_how_far_the_engine_is(browser: httpx.AsyncClient, maker: Maker) -> None:
    maker.tells("engine", 87, 240)
    assert (await browser.get("/api/engine")).json() == {
        "form": "interpreted",
        "bots": "interpreted",
        "making": {"part": "engine", "done": 87, "of": 240},
    }

    maker.completes()

    told = await browser.get("/api/engine")
    assert told.json() == {"form": "interpreted", "bots": "compiled", "making": None}
    assert told.headers["cache-control"] == "no-store"


# The pages


@pytest.mark.parametrize(
    "path", ["/", "/new/atlas-lost", "/tables/ab12", "/tables/ab12/replay", "/join", "/me", "/about"]
)
async def test_every_page_waits_for_the_client_and_is_there_without_a_new_start(
    browser: httpx.AsyncClient, maker: Maker, site: Path, path: str
) -> None:
    maker.tells("pages", 1, 3)
    waiting = await browser.get(path, headers=BROWSER)
    assert waiting.status_code == 200
    assert "its web pages are being built" in waiting.text
    assert "Web pages are being built: 33 %" in waiting.text
    assert '<script src="/page.js" defer></script>' in waiting.text
    assert waiting.headers["cache-control"] == "no-store"

    build(site)

    there = await browser.get(path, headers=BROWSER)
    assert (there.status_code, there.text) == (200, PAGE)
    assert there.headers["cache-control"] == "no-cache"
    assert (await browser.get("/assets/index-abc123.js")).text == SCRIPT
    worker = await browser.get("/sw.js")
    assert (worker.text, worker.headers["content-type"]) == ("// worker", "text/javascript; charset=utf-8")


async def test_the_waiting_page_keeps_to_the_policy_and_speaks_two_languages(
    browser: httpx.AsyncClient, maker: Maker
) -> None:
    maker.tells("pages", 2, 3)
    english = await browser.get("/")
    japanese = await browser.get("/", headers={"Accept-Language": "ja"})
    style, script = await browser.get("/page.css"), await browser.get("/page.js")

    assert "script-src 'self'" in english.headers["content-security-policy"]
    for page in (english, japanese):
        assert re.search(r"<script>|<style|style=|://", page.text) is None
        assert "make terminal" in page.text
        assert '<progress id="done" max="100" value="66">' in page.text
    assert '<html lang="en">' in english.text
    assert '<html lang="ja">' in japanese.text
    assert "ウェブページを作っています：66 %" in japanese.text
    assert 'href="?language=ja"' in english.text
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"


async def test_a_page_may_be_asked_for_before_anything_is_known(browser: httpx.AsyncClient) -> None:
    waiting = await browser.get("/")

    assert "its web pages are being built" in waiting.text
    assert "<progress" not in waiting.text


async def test_pages_that_wait_for_the_engine_say_so(browser: httpx.AsyncClient, maker: Maker) -> None:
    maker.tells("engine", 24, 240)

    assert "Engine is being compiled: 10 %" in (await browser.get("/")).text


async def test_where_nobody_builds_pages_there_are_none(
    browser: httpx.AsyncClient, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_module, "_BEGINS_WITHIN", 0.0)

    home, table = await browser.get("/"), await browser.get("/tables/ab12", headers=BROWSER)
    program = await browser.get("/tables/ab12")

    assert "its web pages have not been built" in home.text
    assert "<script" not in home.text
    assert (table.status_code, table.text) == (404, home.text)
    assert (program.status_code, program.json()["code"]) == (404, "not-found")
    build(site)
    assert (await browser.get("/")).text == PAGE


async def test_a_client_that_is_just_being_replaced_is_read_as_soon_as_the_new_one_is_there(
    sqlite_address: str, maker: Maker, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(site)
    with monkeypatch.context() as meanwhile:
        # Found, and gone when it is read.
        meanwhile.setattr(Path, "read_bytes", Mock(side_effect=FileNotFoundError))
        app = create_app(Settings(database=sqlite_address, rate=0, bots=0, engine=str(maker.folder)), site)

    async with app.router.lifespan_context(app), Door(app).browser() as browser:
        assert (await browser.get("/")).text == PAGE


async def test_programs_and_lost_people_are_told_the_same_as_ever(browser: httpx.AsyncClient, maker: Maker) -> None:
    maker.tells("pages", 1, 3)

    person, program = await browser.get("/nothing", headers=BROWSER), await browser.get("/nothing")
    asset, game = await browser.get("/assets/index-abc123.js"), await browser.get("/api/games/x", headers=BROWSER)

    assert person.status_code == 404
    assert "its web pages are being built" in person.text
    assert [answer.status_code for answer in (program, asset, game)] == [404, 404, 404]
    assert [answer.json()["code"] for answer in (program, asset, game)] == ["not-found"] * 3
