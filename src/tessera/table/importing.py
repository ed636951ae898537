"""Tables that go on from a record: somebody else's or one of this house. Workers play it, one record at a time.

Playing a long game takes a tenth of a second and more. Done in the server, everybody at every table would wait for it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from tessera.table.opening import NewTable
from tessera.table.troubles import NotNow
from tessera.table.workers.opening import KIND, Asked, asked, prepared
from tessera.table.workers.pool import Failed, Stopped, Workers
from tessera.table.workers.worker import Late, Lost

# What a worker may take for a record. The longest that is taken needs less than a tenth of it.
_SECONDS: Final = 20.0


class Imports:
    """Opens tables from records."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        # The workers are there for bots: never more than one of them plays a record.
        self._turn: Final = asyncio.Lock()

    async def prepare(self, wish: Asked) -> NewTable:
        """The table that was asked for, ready to be written; raises what is wrong with the record."""
        async with self._turn:
            try:
                reply = await self._workers.run(KIND, asked(wish), _SECONDS)
            except (Failed, Late, Lost, Stopped) as problem:
                raise NotNow(
                    "The record could not be played here.",
                    "Try again, or check it with `tessera replay --verify`.",
                    "この記録をここで再生できませんでした。",
                    "もう一度試すか、tessera replay --verifyで確かめてください。",
                ) from problem
        return prepared(reply)
