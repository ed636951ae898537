"""How the house is: whether the process lives, whether it can serve, and its numbers."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import suppress
from typing import Final

import structlog
from fastapi import APIRouter, Request
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy.exc import DBAPIError
from starlette.responses import PlainTextResponse, Response

from tessera.kernel.refusal import SetupError
from tessera.table.house import House
from tessera.table.server.address import is_local
from tessera.table.server.answers import language_of, refuse
from tessera.table.store.database import Database
from tessera.table.store.upgrade import newest, revision, try_to_write
from tessera.table.tokens import same
from tessera.table.troubles import Forbidden, Full

_log = structlog.get_logger("tessera.server")

router = APIRouter(include_in_schema=False)

_DATABASE_SECONDS: Final = 3.0
# Less room than this is none: a game of an evening takes about as much.
_LEAST_FREE: Final = 1024 * 1024
_BEARER: Final = "Bearer "


@router.get("/livez")
async def alive() -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """The house can serve: it is not about to stop, and its database is there, of this version, and has room."""
    why = "stopping" if request.app.state.callers.is_closing else await _database_trouble(request.app.state.house)
    return PlainTextResponse(f"{why or 'ok'}\n", 503 if why else 200)


async def _database_trouble(house: House) -> str:
    """What is wrong with the database, in a word or two; "" if nothing is."""
    try:
        found = await asyncio.wait_for(revision(house.database), _DATABASE_SECONDS)
        is_full = await asyncio.wait_for(_is_full(house.database), _DATABASE_SECONDS)
    except (SetupError, DBAPIError, OSError) as error:
        # The text of the error names the database, which is nobody's business out there.
        _log.warning("database not reachable", error=type(error).__name__)
        return "database not reachable"
    if found != newest():
        return "database of another version"
    return "disk full" if is_full else ""


async def _is_full(database: Database) -> bool:
    """Whether a write would find no room: there is hardly any, or the latest found none and another does not either."""
    if database.path is not None and shutil.disk_usage(database.path.parent).free < _LEAST_FREE:
        return True
    if database.is_full:
        with suppress(Full):
            await try_to_write(database)
    return database.is_full


@router.get("/metrics")
async def numbers(request: Request) -> Response:
    """The numbers of the house, for Prometheus: on this machine, or with the token that the host has set."""
    house: House = request.app.state.house
    sent = request.headers.get("authorization", "")
    wanted = house.settings.metrics_token
    has_token = bool(wanted) and sent.startswith(_BEARER) and same(sent.removeprefix(_BEARER), wanted)
    if not has_token and not is_local(request, house.settings):
        return refuse(_not_yours(), language_of(request))
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _not_yours() -> Forbidden:
    return Forbidden(
        "The numbers of this house are for its host.",
        "Ask on the machine itself, or with the token set by --metrics-token.",
        "この数値を見られるのは管理者だけです。",
        "サーバー本体から、または --metrics-token で決めたトークンを付けて取得してください。",
    )
