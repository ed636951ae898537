"""A server that is killed at any moment loses no choice that it has acknowledged, and doubles none."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Callable

from tests.table.faults.conftest import Serve
from tests.table.faults.process import ServerProcess
from tests.table.faults.stage import Stage
from tests.table.faults.troupe import Troupe

# The long suite sets another number: see CONTRIBUTING.
KILLS = int(os.environ.get("TESSERA_KILLS", "4"))
# Two people alone; two and a quick bot; one and a bot that thinks.
TABLES = (("me", "open"), ("me", "open", "random"), ("me", "greedy"))


async def _kill_again_and_again(server: ServerProcess, kills: int, seed: int) -> tuple[Counter[str], list[Troupe]]:
    stage = Stage(server, random.Random(seed))
    troupes = [Troupe(stage, seats, seed + index) for index, seats in enumerate(TABLES)]
    moments: Counter[str] = Counter()
    try:
        async with asyncio.TaskGroup() as group:
            for troupe in troupes:
                group.create_task(troupe.play())
            await stage.up()
            for _ in range(kills):
                moments[await stage.kill()] += 1
                await stage.up()
            stage.is_closing = True
    finally:
        server.discard()
    return moments, troupes


def test_no_acknowledged_choice_is_lost_and_none_is_doubled(
    database_address: str, serve: Serve, record_property: Callable[[str, object], None]
) -> None:
    server = serve(database_address)

    moments, troupes = asyncio.run(_kill_again_and_again(server, KILLS, seed=3))

    games = [checked for troupe in troupes for checked in troupe.checked]
    acknowledged = sum(game.acknowledged for game in games)
    assert sum(moments.values()) == KILLS
    assert all(troupe.checked for troupe in troupes)
    assert acknowledged > 3 * KILLS
    assert sum(game.by_bots for game in games) > KILLS // 2
    assert "Traceback" not in server.said()
    kind = "PostgreSQL" if database_address.startswith("postgresql") else "SQLite"
    record_property(
        "summary",
        f"Kill test on {kind}: {KILLS} kills ({', '.join(f'{moments[key]} {key}' for key in sorted(moments))}), "
        f"{len(games)} games, {acknowledged} choices acknowledged, {sum(game.resent for game in games)} sent again, "
        f"{sum(game.by_bots for game in games)} by bots; 0 lost, 0 doubled, {len(games)} of {len(games)} fingerprints "
        "equal.",
    )
