"""Race for the Galaxy over the wire: people answer at random, and nobody is ever shown a card that they cannot know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

import tessera
from tessera.kernel.record import Record
from tessera.table.house import House
from tests.properties.secrecy import visible
from tests.table.client import Client, Refused, fresh_id, random_picks
from tests.table.secrecy.here import served
from tests.table.secrecy.matches import playing

Json = dict[str, Any]


class Evening:
    """A table of Race for the Galaxy, and people around it; the last of them only looks on."""

    def __init__(self, house: House, people: list[Client]) -> None:
        self.house = house
        self.people = people
        self.chance = random.Random(8)
        self.table = ""
        # How many cards were looked for in vain.
        self.hidden = 0

    async def sit_down(self, options: Json) -> None:
        """The first one opens the table, the others come by links."""
        host = await self.people[0].be_guest("Guest 0")
        wanted = ["me", *["open"] * (len(self.people) - 2)]
        opened = await host.open_table(wanted, game="race-for-the-galaxy", options=options, visibility="public")
        self.table = str(opened["table"]["id"])
        for seat, guest in enumerate(self.people[1:-1], start=1):
            await guest.join_by_link(await host.link_to(self.table, seat), f"Guest {seat}")
        await host.start(self.table)

    async def look(self, seat: int | None) -> Json:
        """What somebody is shown, once it holds no card that they cannot know."""
        async with self.house.hall.room(self.table) as room:
            state = playing(room.match).state
            number = room.match.number
            known = visible(state, -1 if seat is None else seat)
            hidden = {name for piece, name in enumerate(state.plan.names) if piece not in known}
        client = self.people[-1 if seat is None else seat]
        shown = await client.position(self.table, seat, since=number)
        assert words_in(shown["view"]) & hidden == set()
        self.hidden += len(hidden)
        return shown

    async def play(self, choices: int) -> None:
        """So many choices, or fewer if the game is over before."""
        for _ in range(choices):
            asked = await self._asked()
            if not asked:
                return
            seat = self.chance.choice(asked)
            shown = await self.look(seat)
            question = shown["question"]
            picks = random_picks(question, self.chance)
            await self.people[seat].choose(self.table, seat, question["version"], picks, fresh_id(self.chance))

    async def _asked(self) -> list[int]:
        async with self.house.hall.room(self.table) as room:
            return [] if room.match.is_over else room.match.asked()


@asynccontextmanager
async def sitting(database: str, seats: int, options: Json) -> AsyncIterator[Evening]:
    """A table at its first question; everybody goes home in the end."""
    async with served(database) as (address, house), AsyncExitStack() as stack:
        evening = Evening(house, [await stack.enter_async_context(Client(address)) for _ in range(seats + 1)])
        await evening.sit_down(options)
        yield evening


def words_in(value: object) -> set[str]:
    """Every text that stands anywhere in plain data."""
    if isinstance(value, dict):
        return {word for inner in value.values() for word in words_in(inner)}
    if isinstance(value, list):
        return {word for inner in value for word in words_in(inner)}
    return {value} if isinstance(value, str) else set()


def test_two_people_play_a_whole_game(sqlite_address: str) -> None:
    async def evening() -> tuple[list[Json], str, list[bytes], int]:
        async with sitting(sqlite_address, 2, {}) as table:
            await table.play(1000)
            before = [body for client in table.people for body in client.heard]
            shown = [await table.look(seat) for seat in (0, 1, None)]
            record = await table.people[1].record(table.table)
        return shown, record, before, table.hidden

    shown, record, heard, hidden = asyncio.run(evening())

    game = tessera.replay(record)
    assert game.outcome is not None
    assert game.fingerprint() == Record.parse(record).fingerprint
    assert len(game.choices) > 60
    assert {frame["table"]["status"] for frame in shown} == {"over"}
    assert [frame["outcome"]["scores"] for frame in shown] == [list(game.outcome.scores)] * 3
    assert game.setup.seed.encode() not in b"\n".join(heard)
    assert hidden > 1000


def test_three_people_play_with_everything(sqlite_address: str) -> None:
    options = {"sets": "set3", "start": "choice", "goals": True, "takeovers": True}

    async def evening() -> tuple[Json, int]:
        async with sitting(sqlite_address, 3, options) as table:
            await table.play(60)
            # The game is not over, and its record would tell everything.
            with pytest.raises(Refused, match="409"):
                await table.people[0].record(table.table)
            shown = [await table.look(seat) for seat in (0, 1, 2, None)]
        return shown[-1], table.hidden

    spectator, hidden = asyncio.run(evening())

    view = spectator["view"]
    assert (view["sets"], view["takeovers"], view["prestige"]) == ("set3", True, True)
    assert len(view["goals"]) == 6
    assert view["round"] >= 2
    assert hidden > 5000
