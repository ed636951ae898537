"""The engine: in which form it runs, and how far its compiled copy is."""

from __future__ import annotations

from tessera.table.engine import EngineShown
from tessera.table.server.here import Here
from tessera.table.server.route import new_router

router = new_router()


@router.get("/engine")
async def show_engine(house: Here) -> EngineShown:
    """In which form the server runs, in which its bots think, and what is being made meanwhile."""
    return house.engine.shown
