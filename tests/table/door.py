"""A whole app behind its guard, without a socket: requests go straight in, from an address of the test's choice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from fastapi import FastAPI

from tessera.table.server.app import create_app
from tessera.table.settings import Settings

ADDRESS = "http://127.0.0.1:8023"
# Nobody guesses it, and it is as long as it has to be.
PASSWORD = "plover thimble osprey"


class Door:
    """An app, and browsers before it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def browser(self, address: str = ADDRESS, peer: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        """A browser of one person, on one of the server's own pages."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(peer, 50000))
        given = {"X-Tessera": "1", "Origin": address, "Sec-Fetch-Site": "same-origin", **headers}
        return httpx.AsyncClient(transport=transport, base_url=address, headers=given)

    def bare(self, peer: str = "127.0.0.1") -> httpx.AsyncClient:
        """A program that sends nothing but what the test says."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(peer, 50000))
        return httpx.AsyncClient(transport=transport, base_url=ADDRESS)


@asynccontextmanager
async def open_door(database: str, **settings: Any) -> AsyncIterator[Door]:
    """The app for a database, opened and closed."""
    app = create_app(Settings(database=database, **{"rate": 0, **settings}))
    async with app.router.lifespan_context(app):
        yield Door(app)


async def open_table(browser: httpx.AsyncClient, seats: int = 2, **terms: Any) -> str:
    """Open a table with open seats, and sit down in the first one."""
    wishes = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    response = await browser.post("/api/tables", json={"game": "atlas-lost", "seats": wishes, **terms})
    assert response.status_code == 201, response.text
    return str(response.json()["table"]["id"])
