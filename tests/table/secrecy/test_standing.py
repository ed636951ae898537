"""Nobody notices that somebody else set or cleared a standing answer: not by a byte, a number, a version or a frame."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection

from tessera.table.match import Match
from tests.kernel.games.shelf import NAMES
from tests.table.client import Client, next_frame, read_frame
from tests.table.secrecy.here import served
from tests.table.secrecy.matches import matches, tries
from tests.table.secrecy.shown import sent_to, viewers
from tests.table.secrecy.test_wire import Prying

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
# Set, changed, and cleared again; the last one stays.
WORDS = [("never asked", ["nothing"]), ("never asked", []), ("never asked", None), ("nor this", ["x"])]


@pytest.mark.parametrize("name", NAMES)
def test_what_others_are_sent_does_not_depend_on_a_standing_answer(name: str) -> None:
    @tries(name)
    @given(data=st.data())
    def look(data: st.DataObject) -> None:
        match: Match = data.draw(matches(name))
        _compare_standing(match, data)

    look()


def _compare_standing(match: Match, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(match.chairs) - 1))
    quiet, other = Match(match.founding), Match(match.founding)
    set_at = data.draw(st.sets(st.integers(1, match.number), min_size=1, max_size=4))

    for entry in match.entries:
        quiet.apply(entry)
        other.apply(entry)
        if entry.number in set_at:
            other.stand(seat, f"set at {entry.number}", ("nothing",))
    other.stand(seat, "set at last", ())

    assert other.standing[seat]["set at last"] == ()
    assert (quiet.number, quiet.versions, quiet.turns) == (other.number, other.versions, other.turns)
    for viewer in viewers(match):
        if viewer != seat:
            assert sent_to(other, viewer) == sent_to(quiet, viewer)


# Over the wire


@asynccontextmanager
async def _clients(*addresses: str) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(address)) for address in addresses]


async def _open_table(ann: Client, ben: Client) -> str:
    """Ann in seat 0, Ben in seat 1, and the game has begun."""
    await ann.be_guest("Ann")
    opened = await ann.open_table(["me", "open"], game="candlelight", options={"hand": 2}, visibility="public")
    table = str(opened["table"]["id"])
    await ben.join_by_link(await ann.link_to(table, 1), "Ben")
    await ann.start(table)
    return table


async def _stand(ann: Client, table: str, question: str, picks: list[str] | None) -> int:
    body = {"client": "standing-1", "question": question, "picks": picks}
    return int((await ann.ask("PUT", f"/tables/{table}/seats/0/standing", body))["number"])


async def _heard(socket: ClientConnection) -> list[str]:
    """What has been sent until now. The server answers a ping before it looks for news, so it is pinged twice."""
    heard: list[str] = []
    for _ in range(2):
        await socket.send('{"type": "ping"}')
        while read_frame(socket, frame := await socket.recv())["type"] != "pong":
            heard.append(str(frame))
    return heard


async def _settle(*sockets: ClientConnection) -> None:
    """Everybody has been shown the table, and everybody else."""
    for _ in range(2):
        for socket in sockets:
            await _heard(socket)


async def test_everything_that_others_can_ask_for_stays_the_same(database_address: str) -> None:
    async with served(database_address) as (address, house), _clients(*[address] * 3) as (ann, ben, stranger):
        table = await _open_table(ann, ben)
        prying = [Prying(ben, table, 1), Prying(stranger, table, None)]
        before = [await each.everything(3, 3) for each in prying]

        for question, picks in WORDS:
            assert await _stand(ann, table, question, picks) == 3

        after = [await each.everything(3, 3) for each in prying]
        for heard, heard_before in zip(after, before, strict=True):
            # The numbers of the house count every request, and are for its host alone.
            assert heard.pop("metrics")
            assert heard_before.pop("metrics")
            assert heard.keys() == heard_before.keys()
            for asked_for, answered in heard.items():
                assert answered == heard_before[asked_for], asked_for
        async with house.hall.room(table) as room:
            assert room.match.standing == [{"nor this": ("x",)}, {}]


async def test_others_are_sent_no_frame_and_all_devices_of_the_seat_are(database_address: str) -> None:
    async with served(database_address) as (address, _), _clients(*[address] * 3) as (ann, ben, stranger):
        table = await _open_table(ann, ben)
        async with (
            ann.live(table, 0) as phone,
            ann.live(table, 0) as laptop,
            ben.live(table, 1) as bens,
            stranger.live(table) as spectators,
        ):
            await _settle(phone, laptop, bens, spectators)
            for question, picks in WORDS:
                await _stand(ann, table, question, picks)
                for device in (phone, laptop):
                    shown = await next_frame(device, "position")
                    assert shown["standing"] == ({} if picks is None else {question: picks})
                    assert (shown["since"], shown["number"], shown["log"]) == (3, 3, [])
            assert await _heard(bens) == []
            assert await _heard(spectators) == []
            # The same again is nothing new, not even to the seat.
            await _stand(ann, table, *WORDS[-1])
            assert await _heard(phone) == []

            await ann.choose(table, 0, 3, ["favour a"], "choice-01")
            for socket in (phone, bens, spectators):
                shown = await next_frame(socket, "position")
                assert (shown["since"], shown["number"]) == (3, 4)
                assert [entry["number"] for entry in shown["log"]] == [4]


async def test_what_is_set_through_another_server_reaches_the_seat_and_nobody_else(postgres_address: str) -> None:
    async with (
        served(postgres_address) as (here, _),
        served(postgres_address) as (there, _),
        _clients(here, here, there) as (ann, ben, stranger),
    ):
        table = await _open_table(ann, ben)
        for client in (ann, ben):
            client.address = there
        async with ann.live(table, 0) as anns, ben.live(table, 1) as bens, stranger.live(table) as spectators:
            await _settle(anns, bens, spectators)
            # Who looks on is told to the other server a little later.
            ann.address = here
            for question, picks in WORDS:
                await _stand(ann, table, question, picks)
                async with asyncio.timeout(10):
                    shown: Json = {}
                    while shown.get("standing") != ({} if picks is None else {question: picks}):
                        shown = await next_frame(anns, "position")
                assert shown["number"] == 3
            assert await _heard(bens) == []
            assert await _heard(spectators) == []
