"""The app: all routes around one house, with the guard before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI

from tessera.table.engine import Engine
from tessera.table.house import House
from tessera.table.server import (
    alerts,
    analysis,
    coach,
    engine,
    games,
    health,
    lessons,
    live,
    people,
    play,
    records,
    tables,
)
from tessera.table.server.access import AccessLog
from tessera.table.server.answers import answer, answer_errors
from tessera.table.server.callers import Callers
from tessera.table.server.crowd import Crowd
from tessera.table.server.guard import guard
from tessera.table.server.openapi import document
from tessera.table.server.route import PREFIX
from tessera.table.server.site import SITE, serve_site
from tessera.table.settings import Settings

# How long people may take to hear that the server stops.
_GOODBYE_SECONDS: Final = 1.5


def create_app(settings: Settings, site: Path = SITE) -> FastAPI:
    """The app for these settings, with the web client from a folder. Its lifespan opens the house and closes it."""
    # The document is our own, and pages that draw it would need scripts from elsewhere.
    app = FastAPI(
        title="Tessera",
        lifespan=_lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.engine = Engine(settings.engine)
    app.state.callers = Callers()
    app.state.crowd = Crowd(settings.rate)
    answer_errors(app)
    for part in (games, lessons, tables, play, records, analysis, coach, people, alerts, live, engine):
        # They are the same for every app: to include a router would make each of its routes anew.
        app.routes.extend(part.router.routes)
    _show_document(app)
    app.routes.extend(health.router.routes)
    serve_site(app, site, app.state.engine)
    # What is added later stands before what was added earlier: the guard looks at a request first.
    app.add_middleware(AccessLog)
    guard(app, settings)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    async with House(app.state.settings, app.state.engine) as house:
        app.state.house = house
        callers: Callers = app.state.callers
        house.people.sessions.on_ended = callers.doubt_all
        yield
        await callers.dismiss_all(_GOODBYE_SECONDS)


def _show_document(app: FastAPI) -> None:
    made: dict[str, Any] = {}

    @app.get(f"{PREFIX}/openapi.json", include_in_schema=False)
    async def show_document() -> Any:
        if not made:
            made.update(document(app))
        return answer(made, headers={"Cache-Control": "no-cache"})
