"""The web client: its built files, and its one page at every address that is a page of it.

All files are read at once, when the app is made or as soon as they are there, and nothing else is ever served: no
request names a path on the disk, and a build beside a running server does not disturb it. As long as there is no
client, a page of the server's own says so: see `siteless`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tessera.table.engine import Engine
from tessera.table.server.answers import no_such_address
from tessera.table.server.packing import takes_gzip
from tessera.table.server.siteless import notice, show_script, show_style, waiting

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
    "/learn/{game}",
    "/learn/{game}/{lesson}",
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


class _Site:
    """The client, from the moment on when it is there: nobody starts a server anew because it was built meanwhile."""

    def __init__(self, folder: Path, engine: Engine) -> None:
        self._folder = folder
        self._engine = engine
        self._files: dict[str, File] = {}
        self._look()

    def _look(self) -> None:
        # One that goes to make room for a newer one is none; the next look finds that.
        with suppress(FileNotFoundError):
            self._files = read_files(self._folder)

    @property
    def files(self) -> dict[str, File]:
        """All files of the client; none as long as there is no client."""
        # It comes as a whole, and is read once.
        if not self._files and (self._folder / _PAGE).exists():
            self._look()
        return self._files

    def page(self, request: Request, status: int) -> Response:
        """The one page; without a client, what there is to say about that."""
        files = self.files
        if files:
            return files[_PAGE].answer(request, status)
        return waiting(request, status, self._engine.making) if self._is_coming else notice(request, status)

    @property
    def _is_coming(self) -> bool:
        return self._engine.making is not None or self._engine.is_beginning

    async def show_page(self, request: Request) -> Response:
        """What stands at the address of a page."""
        is_nowhere = not self.files and not self._is_coming and request.url.path != "/"
        if is_nowhere and not _is_for_people(request.scope):
            raise no_such_address()
        return self.page(request, 404 if is_nowhere else 200)

    async def show_asset(self, request: Request) -> Response:
        """A file whose name says what is in it."""
        file = self.files.get(_ASSETS + request.path_params["name"])
        if file is None:
            raise no_such_address()
        return file.answer(request)


def serve_site(app: FastAPI, folder: Path, engine: Engine) -> None:
    """Serve the client from a folder, or say that there is none, or none yet. Comes after all other routes."""
    site = _Site(folder, engine)
    shown: dict[str, Callable[..., Any]] = dict.fromkeys(PAGES, site.show_page)
    shown |= {"/assets/{name}": site.show_asset, "/page.css": show_style, "/page.js": show_script}
    for path, endpoint in shown.items():
        app.add_api_route(path, endpoint, methods=_METHODS, include_in_schema=False)
    app.router.default = _Elsewhere(site, app.router.default)


class _Elsewhere:
    """Answers for addresses without a route: with a file of the client; to people with the page, which says in their
    language that there is nothing."""

    def __init__(self, site: _Site, otherwise: ASGIApp) -> None:
        self._site = site
        self._otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = self._answer(scope) if scope["type"] == "http" and scope["method"] in _METHODS else None
        await (response or self._otherwise)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response | None:
        file = self._site.files.get(scope["path"].removeprefix("/"))
        if file is not None:
            return file.answer(Request(scope))
        return self._site.page(Request(scope), 404) if _is_for_people(scope) else None


def _is_for_people(scope: Scope) -> bool:
    """Whether somebody looks for a page: programs ask for no HTML, and the API answers in its own way."""
    path = scope["path"]
    if path == "/api" or path.startswith(("/api/", f"/{_ASSETS}")):
        return False
    return "text/html" in Headers(scope=scope).get("accept", "").lower()


# What browsers say


def has_tag(known: str, tag: str) -> bool:
    """Whether a header If-None-Match names a tag."""
    return any(part.strip().removeprefix("W/") in (tag, "*") for part in known.split(","))
