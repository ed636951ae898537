"""Secrecy over the wire: every byte that a server sends to a viewer stays the same when what they cannot know changes.

A real server with real connections plays a game. At some points what a viewer cannot know is dealt anew inside the
server, and everything that the viewer can ask for is asked for again, before and after.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from tessera.kernel.chance import Chance
from tessera.kernel.game import Game
from tessera.table import showing
from tessera.table.house import House
from tessera.table.match import Match
from tests.kernel.games.shelf import NAMES
from tests.properties.positions import random_choice
from tests.properties.secrecy import BOGUS, LANGUAGES
from tests.table.client import Client, fresh_id
from tests.table.secrecy.here import served
from tests.table.secrecy.matches import dealt_anew, playing

SEATS = 3
# How many choices are made between two looks, and how many looks there are: usually each in another language, in the
# long suite all of them in all.
STRIDES = {"atlas-lost": 23, "race-for-the-galaxy": 17, "candlelight": 5, "caravan": 9, "revive": 90, "the-warp": 90}
LOOKS, MANY_LOOKS = 2, 3
# What differs from answer to answer for reasons of its own.
_UNSTEADY = ("date", "x-request-id")

Heard = dict[str, Any]


def _steady(response: httpx.Response) -> Any:
    headers = [(name, value) for name, value in response.headers.items() if name not in _UNSTEADY]
    return response.status_code, headers, response.content


def _harmless(version: int, picks: list[str]) -> int:
    """A version under which nonsense is not taken: picking nothing can be a legal answer, so it comes too late."""
    return version if picks else version + 1


class Prying:
    """Somebody who asks for everything, from their own seat and from others', as often as it takes."""

    def __init__(self, client: Client, table: str, seat: int | None, languages: Sequence[str] = LANGUAGES) -> None:
        self.client = client
        self.seat = seat
        self._languages = languages
        self._table = table
        self._chance = random.Random(0)

    async def everything(self, number: int, version: int) -> Heard:
        """All that the server answers now, by what was asked."""
        heard: Heard = {}
        for language in self._languages:
            for since in (0, number // 2):
                queries = {"seat": self.seat, "since": since, "language": language}
                heard[f"position {language} {since}"] = await self._get("", **queries)
                heard[f"live {language} {since}"] = await self._live(since, version, language)
            for what in ("record", "export", "seats/7/barred", "at/100000"):
                heard[f"{what} {language}"] = await self._get(f"/{what}", language=language)
            branch = {"upto": 0, "seats": [{"kind": "me"}]}
            heard[f"branch {language}"] = await self._post("/branch", branch, language=language)
        for seat in range(SEATS):
            heard[f"seat {seat}"] = await self._get("", seat=seat)
            heard[f"barred {seat}"] = await self._get(f"/seats/{seat}/barred")
            heard[f"why {seat}"] = [
                await self._post(f"/seats/{seat}/why", {"pick": pick}) for pick in ("keep 1", "pass")
            ]
            # At a seat of others they are refused before anybody looks at what was picked.
            nonsense = BOGUS if seat == self.seat else BOGUS[:2]
            heard[f"choices {seat}"] = [await self._choose(seat, version, picks) for picks in nonsense]
        for scope in ("public", "mine"):
            heard[scope] = _steady(await self.client.raw("GET", "/tables", scope=scope))
        heard["metrics"] = await self._series()
        return heard

    async def _get(self, path: str, **queries: object) -> Any:
        return _steady(await self.client.raw("GET", f"/tables/{self._table}{path}", **queries))

    async def _post(self, path: str, body: object, **queries: object) -> Any:
        return _steady(await self.client.raw("POST", f"/tables/{self._table}{path}", body, **queries))

    async def _choose(self, seat: int, version: int, picks: list[str]) -> Any:
        body = {"client": fresh_id(self._chance), "version": _harmless(version, picks), "picks": picks}
        return await self._post(f"/seats/{seat}/choices", body)

    async def _live(self, since: int, version: int, language: str) -> list[Any]:
        """What a new connection is shown, and what it is answered."""
        heard: list[Any] = []
        async with self.client.live(self._table, self.seat, since, language) as socket:
            position, presence = await socket.recv(), await socket.recv()
            heard += [position, presence]
            asks: list[dict[str, object]] = [{"type": "explain"}]
            asks += [
                {"type": "choose", "client": f"live-{index:06}", "version": _harmless(version, picks), "picks": picks}
                for index, picks in enumerate(BOGUS)
            ]
            asks += [{"type": "undo", "client": "live-undo"}] if self.seat is None else []
            for ask in asks:
                await socket.send(msgspec.json.encode(ask).decode())
                heard.append(await socket.recv())
        return heard

    async def _series(self) -> list[str]:
        """The names of all numbers that are measured, with their labels: what is counted changes with every request."""
        for _ in range(2):
            # Asking is counted, too, after it was answered.
            response = await self.client.raw("GET", "/../metrics")
        return sorted(line.rpartition(" ")[0] for line in response.text.splitlines() if not line.startswith("#"))


async def _swap(house: House, table: str, change: Callable[[Match], Game | None]) -> Game | None:
    """Change the game under a table; the true one, None if nothing was changed."""
    async with house.hall.room(table) as room:
        true = playing(room.match)
        changed = change(room.match)
        if changed is not None:
            room.match.game = changed
        return None if changed is None else true


async def _compare(house: House, table: str, prying: Prying, deal: int) -> bool:
    """Whether the viewer could be shown another deal; it raises if they can tell the two apart."""
    async with house.hall.room(table) as room:
        number = room.match.number
        version = room.match.versions[prying.seat] if prying.seat is not None else 0
    before = await prying.everything(number, version)
    viewer = showing.SPECTATOR if prying.seat is None else prying.seat

    def deal_again(match: Match) -> Game | None:
        other = dealt_anew(match, viewer, deal)
        return None if other is None else other.game

    true = await _swap(house, table, deal_again)
    if true is None:
        return False
    try:
        after = await prying.everything(number, version)
    finally:
        await _swap(house, table, lambda _: true)
    assert before.keys() == after.keys()
    for asked_for, answered in before.items():
        if asked_for != "metrics":
            assert answered == after[asked_for], f"viewer {viewer} can tell two deals apart by: {asked_for}"
    assert set(after["metrics"]) == set(before["metrics"])
    return True


async def _play_on(house: House, table: str, people: list[Client], luck: int, count: int) -> None:
    """So many choices, each sent by whoever makes it."""
    chance = Chance(luck, 0)
    for index in range(count):
        async with house.hall.room(table) as room:
            if room.match.is_over:
                return
            seat, picks = random_choice(playing(room.match), chance)
            version = room.match.versions[seat]
        await people[seat].choose(table, seat, version, picks, f"choice-{luck}-{index}")


@asynccontextmanager
async def _clients(address: str) -> AsyncIterator[list[Client]]:
    """One for each seat, and one that nobody knows."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(address)) for _ in range(SEATS + 1)]


async def _open_table(people: list[Client], name: str) -> str:
    host = await people[0].be_guest("Guest 0")
    opened = await host.open_table(["me", "open", "open"], game=name, visibility="public")
    table = str(opened["table"]["id"])
    for seat in (1, 2):
        await people[seat].join_by_link(await host.link_to(table, seat), f"Guest {seat}")
    await host.start(table)
    await people[1].ask(
        "PUT",
        f"/tables/{table}/seats/1/standing",
        {"client": "standing-1", "question": "never asked", "picks": ["nothing"]},
    )
    return table


@pytest.mark.parametrize("looks", [LOOKS, pytest.param(MANY_LOOKS, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", NAMES)
def test_all_bytes_stay_the_same_when_what_a_viewer_cannot_know_changes(
    name: str, looks: int, sqlite_address: str
) -> None:
    async def evening() -> list[int | None]:
        compared: list[int | None] = []
        async with served(sqlite_address) as (address, house), _clients(address) as (host, *others, stranger):
            people = [host, *others]
            table = await _open_table(people, name)
            for look in range(looks):
                languages = LANGUAGES if looks > LOOKS else LANGUAGES[look % 2 :][:1]
                if look > 0:
                    await _play_on(house, table, people, look, STRIDES[name])
                for seat, client in [*enumerate(people), (None, stranger)]:
                    if await _compare(house, table, Prying(client, table, seat, languages), deal=look):
                        compared.append(seat)
        return compared

    compared = asyncio.run(evening())

    assert set(compared) == {0, 1, 2, None}
    assert len(compared) >= (looks - 1) * (SEATS + 1)


@pytest.mark.parametrize("leak", ["view", "log"])
def test_a_server_that_leaks_is_caught(leak: str, sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = showing.position

    def leaky(match: Match, person: str, seat: int, language: str, since: int = 0) -> object:
        shown = honest(match, person, seat, language, since)
        if match.game is None:
            return shown
        if leak == "view":
            return msgspec.structs.replace(shown, view=playing(match).view(1))
        told = [msgspec.structs.replace(entry, name=playing(match).fingerprint()) for entry in shown.log]
        return msgspec.structs.replace(shown, log=tuple(told))

    monkeypatch.setattr(showing, "position", leaky)

    async def evening() -> None:
        async with served(sqlite_address) as (address, house), _clients(address) as (*people, _):
            table = await _open_table(people, "candlelight")
            for deal in range(4):
                await _compare(house, table, Prying(people[0], table, 0), deal)

    with pytest.raises(AssertionError, match="viewer 0 can tell two deals apart by: "):
        asyncio.run(evening())
