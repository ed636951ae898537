"""The web client as the server gives it out: which file at which address, and what browsers may keep."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tessera.games import names
from tessera.table.server.app import create_app
from tessera.table.server.site import SITE, has_tag, read_files
from tessera.table.settings import Settings
from tests.table.door import Door

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><title>Tessera</title>" + "<!-- tiles -->" * 100
SCRIPT = "export const tiles = 4;\n" * 100
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FOR_EVER = "public, max-age=31536000, immutable"


def _write(folder: Path, name: str, text: str, *, packed: bool = False) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    if packed:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(text.encode()))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small client, as a build leaves it."""
    folder = tmp_path / "site"
    _write(folder, "index.html", PAGE, packed=True)
    _write(folder, "sw.js", "// worker")
    _write(folder, "manifest.webmanifest", "{}")
    _write(folder, "icon.svg", "<svg/>")
    _write(folder, "assets/index-abc123.js", SCRIPT, packed=True)
    _write(folder, "assets/letters-def456.woff2", "letters")
    _write(folder, ".sources", "digest")
    _write(folder, ".vite/manifest.json", "{}")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.fixture
async def browser(sqlite_address: str, built: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser before a server with that client."""
    async with _browser(sqlite_address, built) as opened:
        yield opened


@pytest.fixture
async def disappointed(sqlite_address: str, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser before a server without a client."""
    async with _browser(sqlite_address, tmp_path / "nothing") as opened:
        yield opened


@asynccontextmanager
async def _browser(database: str, site: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(Settings(database=database, rate=0, bots=0), site)
    async with app.router.lifespan_context(app), Door(app).browser() as opened:
        yield opened


# Pages


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/atlas-lost",
        "/tables/ab12",
        "/tables/ab12/replay?step=3",
        "/join",
        "/rules/atlas-lost",
        "/learn/atlas-lost",
        "/learn/atlas-lost/first-steps",
        "/me",
        "/about",
    ],
)
async def test_every_page_is_the_one_page(browser: httpx.AsyncClient, path: str) -> None:
    response = await browser.get(path)

    assert response.status_code == 200
    assert response.text == PAGE
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["cross-origin-opener-policy"] == "same-origin"
    assert "script-src 'self'" in response.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/nothing", "/tables", "/tables/ab12/other", "/new/", "/index.htm", "/wp-login.php"])
async def test_people_who_are_lost_get_the_page_and_programs_a_problem(browser: httpx.AsyncClient, path: str) -> None:
    person = await browser.get(path, headers=BROWSER)
    program = await browser.get(path)
    sender = await browser.post(path, headers=BROWSER)

    assert (person.status_code, person.text) == (404, PAGE)
    assert (program.status_code, program.json()["code"]) == (404, "not-found")
    assert (sender.status_code, sender.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/assets/gone-000000.js", "/assets/", "/assets/a/b.js"])
async def test_the_api_and_missing_files_are_never_answered_with_a_page(browser: httpx.AsyncClient, path: str) -> None:
    response = await browser.get(path, headers=BROWSER)

    assert (response.status_code, response.json()["code"]) == (404, "not-found")
    assert response.headers["cache-control"] == "no-store"


async def test_a_page_takes_nothing_but_being_looked_at(browser: httpx.AsyncClient) -> None:
    response = await browser.post("/")

    assert (response.status_code, response.json()["code"]) == (405, "method")


async def test_the_api_and_the_health_of_the_server_stay_where_they_are(browser: httpx.AsyncClient) -> None:
    games, alive, document = [await browser.get(path) for path in ("/api/games/x", "/livez", "/api/openapi.json")]

    assert games.headers["content-type"] == "application/json"
    assert alive.text == "ok\n"
    assert not [path for path in document.json()["paths"] if not path.startswith("/api/")]


# Files


@pytest.mark.parametrize(
    ("path", "media", "keeping"),
    [
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/letters-def456.woff2", "font/woff2", FOR_EVER),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
    ],
)
async def test_files_have_their_type_and_say_how_long_they_last(
    browser: httpx.AsyncClient, path: str, media: str, keeping: str
) -> None:
    response = await browser.get(path)

    assert response.status_code == 200
    assert response.headers["content-type"] == media
    assert response.headers["cache-control"] == keeping


async def test_a_compressed_form_goes_to_those_who_take_it(browser: httpx.AsyncClient) -> None:
    packed = await browser.get("/assets/index-abc123.js", headers={"Accept-Encoding": "gzip, br"})
    plain = await browser.get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
    small = await browser.get("/icon.svg", headers={"Accept-Encoding": "gzip"})

    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 200
    assert packed.text == plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-length"] == "2400"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] != plain.headers["etag"]
    assert "content-encoding" not in small.headers
    assert "vary" not in small.headers


@pytest.mark.parametrize("path", ["/", "/tables/ab12", "/assets/index-abc123.js", "/sw.js"])
async def test_what_a_browser_has_is_not_sent_again(browser: httpx.AsyncClient, path: str) -> None:
    first = await browser.get(path)
    again = await browser.get(path, headers={"If-None-Match": f'"other", W/{first.headers["etag"]}'})
    changed = await browser.get(path, headers={"If-None-Match": '"other"'})

    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["cache-control"] == first.headers["cache-control"]
    assert (changed.status_code, changed.content) == (200, first.content)


async def test_a_lost_page_stays_lost_when_it_is_known(browser: httpx.AsyncClient) -> None:
    known = (await browser.get("/")).headers["etag"]

    assert (await browser.get("/nothing", headers={**BROWSER, "If-None-Match": known})).status_code == 404


@pytest.mark.parametrize("path", ["/", "/assets/index-abc123.js"])
async def test_one_may_ask_without_taking(browser: httpx.AsyncClient, path: str) -> None:
    taken = await browser.get(path)
    asked = await browser.head(path)

    assert (asked.status_code, asked.content) == (200, b"")
    for name in ("content-length", "etag", "content-type", "cache-control", "content-encoding"):
        assert asked.headers[name] == taken.headers[name]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/.sources",
        "/.vite/manifest.json",
        "/index.html.gz",
        "/assets/index-abc123.js.gz",
    ],
)
async def test_nothing_else_on_the_disk_is_served(browser: httpx.AsyncClient, path: str) -> None:
    address = httpx.URL(str(browser.base_url)).copy_with(raw_path=path.encode())

    response = await browser.get(address)

    assert response.status_code == 404
    assert response.json()["code"] == "not-found"


async def test_a_build_beside_a_running_server_does_not_disturb_it(browser: httpx.AsyncClient, built: Path) -> None:
    for path in built.rglob("*.*"):
        if path.is_file():
            path.unlink()

    assert (await browser.get("/assets/index-abc123.js")).text == SCRIPT


# Without a client


async def test_without_a_client_the_server_says_so_and_what_to_do(disappointed: httpx.AsyncClient) -> None:
    english, japanese = await disappointed.get("/"), await disappointed.get("/?language=ja")
    style = await disappointed.get("/page.css")
    table = await disappointed.get("/tables/ab12", headers=BROWSER)

    assert english.status_code == 200
    assert "its web pages have not been built" in english.text
    assert "<code>make web</code>" in english.text
    for game in names():
        assert f"<code>tessera play {game}</code>" in english.text
        assert f"<code>tessera play {game} --lang ja</code>" in japanese.text
    assert 'href="/api/openapi.json"' in english.text
    assert "ウェブページがまだ作られていません" in japanese.text
    assert "<script" not in english.text
    assert "<style" not in english.text
    assert "style=" not in english.text
    assert "://" not in english.text
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert (table.status_code, table.text) == (404, english.text)


# What browsers say


@pytest.mark.parametrize(
    ("known", "is_there"),
    [('"a"', True), ('W/"a"', True), ('"b", "a"', True), ("*", True), ('"b"', False), ("", False), ("a", False)],
)
async def test_whether_a_tag_is_known(known: str, is_there: bool) -> None:
    assert has_tag(known, '"a"') is is_there


# The client that is built here


async def test_the_built_client_is_complete_and_keeps_to_the_policy() -> None:
    files = read_files(SITE)

    assert files, "The web client is not built. Run: make web"
    page = files["index.html"].content.decode()
    assert "<style" not in page
    assert "style=" not in page
    assert "<script>" not in page
    assert "://" not in page
    for name in ("sw.js", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png"):
        assert name in files
    worker = files["sw.js"].content.decode()
    assets = [name for name in files if name.startswith("assets/")]
    assert len(assets) > 10
    # What the worker keeps is what there is, so that the page opens without a network.
    assert [name for name in assets if f'"/{name}"' not in worker] == []
    assert all(
        file.packed for name, file in files.items() if name.endswith((".js", ".css")) and len(file.content) > 1024
    )
    assert not any(file.media == "application/octet-stream" for file in files.values())
