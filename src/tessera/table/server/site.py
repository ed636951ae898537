"""The web client: its built files, and its one page at every address that is a page of it.

All files are read when the app is made, and nothing else is ever served: no request names a path on the disk, and a
build beside a running server does not disturb it. Where no client was built, the server's own page says so.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec
from fastapi import APIRouter, FastAPI, Request
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tessera.table.server.answers import language_of, no_such_address

# `make web` builds into this folder, and wheels carry it.
SITE: Final = Path(__file__).parents[2] / "site"

# The addresses of the client's pages; what they show is decided in the browser.
PAGES: Final = (
    "/",
    "/new/{game}",
    "/tables/{table_id}",
    "/tables/{table_id}/replay",
    "/join",
    "/rules/{game}",
    "/me",
    "/about",
)

_PAGE: Final = "index.html"
_ASSETS: Final = "assets/"
_PACKED: Final = ".gz"
_METHODS: Final = ["GET", "HEAD"]

# Named here, because what the system thinks of a suffix differs from one to the other.
_MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".otf": "font/otf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_OTHER_MEDIA: Final = "application/octet-stream"

# The name of an asset changes with its content, so whoever has it never asks again; all others are asked for each time.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


class File(msgspec.Struct, frozen=True):
    """One file of the client: as it is, compressed (b"" if that is not worth it), and what is said of it."""

    content: bytes
    packed: bytes
    media: str
    keeping: str
    tag: str

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file, or that the browser has it already."""
        is_packed = bool(self.packed) and takes_gzip(request.headers.get("accept-encoding", ""))
        # Two forms of one file are two things to a cache.
        tag = f'"{self.tag}-gz"' if is_packed else f'"{self.tag}"'
        headers = {"Cache-Control": self.keeping, "ETag": tag}
        if self.packed:
            headers["Vary"] = "Accept-Encoding"
        if status == 200 and has_tag(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if is_packed:
            headers["Content-Encoding"] = "gzip"
        body = self.packed if is_packed else self.content
        headers["Content-Length"] = str(len(body))
        return Response(b"" if request.method == "HEAD" else body, status, headers, self.media)


def read_files(folder: Path) -> dict[str, File]:
    """All files of a built client by their address, without the first slash; none if there is no client."""
    found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    if _PAGE not in found:
        return {}
    return {
        name: _read(name, path, found.get(name + _PACKED))
        for name, path in found.items()
        # A compressed file is a form of another one, and what begins with a dot is the build's own.
        if not (name.endswith(_PACKED) or any(part.startswith(".") for part in name.split("/")))
    }


def _read(name: str, path: Path, packed: Path | None) -> File:
    content = path.read_bytes()
    return File(
        content=content,
        packed=packed.read_bytes() if packed is not None else b"",
        media=_MEDIA.get(path.suffix, _OTHER_MEDIA),
        keeping=_FOR_EVER if name.startswith(_ASSETS) else _ASK_AGAIN,
        tag=hashlib.sha256(content).hexdigest()[:20],
    )


def serve_site(app: FastAPI, folder: Path) -> None:
    """Serve the client that was built into a folder, or say that there is none. Comes after all other routes."""
    files = read_files(folder)
    router = APIRouter(include_in_schema=False)
    page: Callable[[Request, int], Response]
    if files:
        page = files[_PAGE].answer
        _route_files(router, files)
        for path in PAGES:
            router.add_api_route(path, _shown(page), methods=_METHODS)
    else:
        page = _notice
        router.add_api_route("/", _shown(page), methods=_METHODS)
        router.add_api_route("/page.css", _show_style, methods=_METHODS)
    app.include_router(router)
    app.router.default = _Elsewhere(page, app.router.default)


def _route_files(router: APIRouter, files: dict[str, File]) -> None:
    async def show_asset(request: Request) -> Response:
        file = files.get(_ASSETS + request.path_params["name"])
        if file is None:
            raise no_such_address()
        return file.answer(request)

    router.add_api_route("/assets/{name}", show_asset, methods=_METHODS)
    for name, file in files.items():
        if not name.startswith(_ASSETS):
            router.add_api_route(f"/{name}", _shown(file.answer), methods=_METHODS)


def _shown(page: Callable[[Request, int], Response]) -> Callable[[Request], Awaitable[Response]]:
    async def show(request: Request) -> Response:
        return page(request, 200)

    return show


class _Elsewhere:
    """Answers for addresses that lead nowhere: to people with the page, which says so in their language."""

    def __init__(self, page: Callable[[Request, int], Response], otherwise: ASGIApp) -> None:
        self._page = page
        self._otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in _METHODS and _is_for_people(scope):
            await self._page(Request(scope), 404)(scope, receive, send)
            return
        await self._otherwise(scope, receive, send)


def _is_for_people(scope: Scope) -> bool:
    """Whether somebody looks for a page: programs ask for no HTML, and the API answers in its own way."""
    path = scope["path"]
    if path == "/api" or path.startswith(("/api/", f"/{_ASSETS}")):
        return False
    return "text/html" in Headers(scope=scope).get("accept", "").lower()


# What browsers say


def takes_gzip(accepted: str) -> bool:
    """Whether a header Accept-Encoding allows gzip."""
    for part in accepted.lower().split(","):
        name, _, parameters = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", parameters) is None
    return False


def has_tag(known: str, tag: str) -> bool:
    """Whether a header If-None-Match names a tag."""
    return any(part.strip().removeprefix("W/") in (tag, "*") for part in known.split(","))


# Without a client

_STYLE: Final = """\
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
code { background: #8882; padding: 0.1rem 0.3rem; border-radius: 0.2rem; }
:root { color-scheme: light dark; }
"""

_NOTICE: Final = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tessera</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>Tessera</h1>
{body}
</main>
</body>
</html>
"""

_BODY: Final = {
    "en": """\
<p>The server is running, but its web pages have not been built.</p>
<p>To build them, type <code>make web</code> in Tessera's folder and start the server again; or install a released
package, which brings them along.</p>
<p>To play in the terminal, type <code>tessera play atlas-lost</code>,
<code>tessera play race-for-the-galaxy</code>, <code>tessera play revive</code> or
<code>tessera play the-warp</code> on this machine.</p>
<p>Programs open tables, sit down and play by the <a href="/api/openapi.json">interface described here</a>.</p>
<p><a href="/?language=ja" hreflang="ja" lang="ja">日本語</a></p>""",
    "ja": """\
<p>サーバーは動いていますが、ウェブページがまだ作られていません。</p>
<p>作るには、Tesseraのフォルダーで <code>make web</code> と入力し、サーバーを起動し直してください。
公開されたパッケージを入れる場合は、はじめから含まれています。</p>
<p>ターミナルで遊ぶには、このコンピューターで <code>tessera play atlas-lost --lang ja</code>、
<code>tessera play race-for-the-galaxy --lang ja</code>、<code>tessera play revive --lang ja</code> または
<code>tessera play the-warp --lang ja</code> と入力してください。</p>
<p>プログラムからは<a href="/api/openapi.json">こちらのインターフェース</a>で、卓を開いて遊べます。</p>
<p><a href="/?language=en" hreflang="en" lang="en">English</a></p>""",
}


def _notice(request: Request, status: int) -> Response:
    """That the server runs, that there are no pages, and what to do."""
    language = language_of(request)
    headers = {"Content-Language": language, "Vary": "Accept-Language", "Cache-Control": _ASK_AGAIN}
    return HTMLResponse(_NOTICE.format(language=language, body=_BODY[language]), status, headers)


async def _show_style() -> Response:
    """The style of that page."""
    return Response(_STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})
