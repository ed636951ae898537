"""A server in this very process, on a port of the loopback: clients talk to it by real bytes, tests reach into it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from tessera.table.house import House
from tessera.table.server.app import create_app
from tessera.table.server.run import bound
from tessera.table.settings import Settings


@asynccontextmanager
async def served(database: str) -> AsyncIterator[tuple[str, House]]:
    """The address of a server, and its house."""
    with bound("127.0.0.1", 0) as listener:
        port: int = listener.getsockname()[1]
        app = create_app(Settings(database=database, port=port, rate=0, bots=0))
        config = uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio", lifespan="on")
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            while not server.started:
                assert not task.done(), "the server did not start"
                await asyncio.sleep(0.01)
            yield f"http://127.0.0.1:{port}", app.state.house
        finally:
            server.should_exit = True
            await task
