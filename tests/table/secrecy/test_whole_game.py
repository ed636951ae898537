"""A whole game over the wire, and then a search through everything that was said outside it.

Logs, metrics and alerts hold nothing of a game at all: no card, no choice, no seed; and no secret by which people are
known. What a seat was sent is searched for the secrets of the others and for the seed, which is shown at the end alone.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tessera.games import find
from tessera.kernel.record import Record
from tests.table.client import Client, Refused, fresh_id, random_picks
from tests.table.faults.nursery import Nursery
from tests.table.faults.process import ServerProcess

PASSWORD = "correct horse battery staple"
CHAT = "I shall keep the Weather Archive"
TABLE_NAME = "Tuesday evening"
# Long enough that everybody had and did many things.
SHORT = {"turn_limit": 6}


@asynccontextmanager
async def _sink() -> AsyncIterator[tuple[str, list[bytes]]]:
    """An address that takes webhooks, and all that came."""
    heard: list[bytes] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        heard.append(head + (await reader.readexactly(int(length[1])) if length else b""))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/alerts", heard


class Evening:
    """What is left of an evening: who was there, what they heard, and what was said elsewhere."""

    def __init__(self) -> None:
        self.people: list[Client] = []
        self.links: list[str] = []
        self.metrics: list[str] = []
        self.alerts: list[bytes] = []
        self.picks: set[str] = set()
        self.record = ""
        self.heard_before_the_end: list[bytes] = []

    @property
    def tokens(self) -> list[str]:
        """Everything by which people are known."""
        return [*(client.token for client in self.people), *self.links, PASSWORD]


async def _gather(evening: Evening, address: str, webhook: str) -> str:
    """An account that hosts, a guest by link and a bot sit down."""
    host, guest = Client(address), Client(address)
    evening.people += [host, guest]
    await host.ask("POST", "/accounts", {"name": "Hanna", "password": PASSWORD})
    with pytest.raises(Refused):
        await host.ask("POST", "/session", {"name": "Hanna", "password": f"{PASSWORD}, not"})
    await host.ask("PUT", "/me/alerts", {"webhook": webhook})
    table = str((await host.open_table(["me", "open", "random"], name=TABLE_NAME, options=SHORT))["table"]["id"])
    evening.links.append(await host.link_to(table, 1))
    await guest.join_by_link(evening.links[0], "Gustav")
    await host.start(table)
    await guest.ask("POST", f"/tables/{table}/chat", {"client": "chat-0001", "text": CHAT})
    return table


async def _play(evening: Evening, table: str, alerts: list[bytes]) -> None:
    chance = random.Random(8)
    made = 0
    while True:
        for seat, person in enumerate(evening.people):
            shown = await person.position(table, seat)
            if shown["table"]["status"] == "over":
                return
            question = shown["question"]
            if question is None:
                await asyncio.sleep(0.002)
                continue
            if seat == 0:
                # The host does not look on, so that the house tells them twice that it is their turn.
                await _until_there_are(1 if made < 10 else 2, alerts)
            with pytest.raises(Refused):
                await person.choose(table, seat, question["version"], ["nonsense"], fresh_id(chance))
            picks = random_picks(question, chance)
            evening.picks.update(picks)
            evening.heard_before_the_end += person.heard
            person.heard.clear()
            await person.choose(table, seat, question["version"], picks, fresh_id(chance))
            made += 1
            if made % 25 == 1:
                evening.metrics.append((await person.raw("GET", "/../metrics")).text)


async def _until_there_are(count: int, alerts: list[bytes]) -> None:
    async with asyncio.timeout(15):
        while len(alerts) < count:
            await asyncio.sleep(0.02)


async def _spend(server: ServerProcess) -> Evening:
    evening = Evening()
    async with _sink() as (webhook, alerts):
        address = await server.start()
        table = await _gather(evening, address, webhook)
        await _play(evening, table, alerts)
        evening.record = await evening.people[1].record(table)
        evening.alerts = alerts
        await server.stop(within=5)
    for client in evening.people:
        await client.__aexit__(None, None, None)
    return evening


def _found(text: str, words: set[str]) -> set[str]:
    """Which of the words stand in a text, each as a word of its own."""
    said = set(re.findall(r"[A-Za-z0-9_-]+", text))
    return {word for word in words if (word in said if re.fullmatch(r"[A-Za-z0-9_-]+", word) else word in text)}


def test_nothing_of_a_game_and_no_secret_is_said_outside_it(
    sqlite_address: str, tmp_path: Path, nursery: Nursery
) -> None:
    flags = ("--log-level", "debug", "--private-webhooks", "--alert-seconds", "0")
    server = ServerProcess(sqlite_address, tmp_path, "server", *flags, nursery=nursery)

    evening = asyncio.run(_spend(server))

    record = Record.parse(evening.record)
    seed = record.setup.seed
    cards = {entry.id for entry in find("atlas-lost").catalogue()}
    picks = evening.picks | {pick for choice in record.choices for pick in choice.picks}
    elsewhere = {
        "log": server.said(),
        "metrics": "\n".join(evening.metrics),
        "alerts": b"\n".join(evening.alerts).decode(),
    }
    assert len(record.choices) > 50
    assert len(cards) > 100
    assert len(evening.alerts) >= 2
    assert '"event": "request"' in elsewhere["log"]
    assert "tessera_bot_answers_total" in elsewhere["metrics"]
    assert TABLE_NAME in elsewhere["alerts"]
    for place, text in elsewhere.items():
        assert _found(text, {seed, record.fingerprint, CHAT, *evening.tokens}) == set(), place
        assert _found(text, cards) == set(), place
        assert _found(text, {pick for pick in picks if " " in pick}) == set(), place
    for place in ("log", "metrics"):
        assert _found(elsewhere[place], {"Hanna", "Gustav", TABLE_NAME}) == set(), place
    heard = b"\n".join(evening.heard_before_the_end).decode()
    assert _found(heard, {seed, *evening.tokens} - {evening.links[0]}) == set()
    # The search does find what is there: a card that was seen, and in the end the seed.
    assert _found(heard, cards) != set()
    assert _found(evening.record, {seed, record.fingerprint}) == {seed, record.fingerprint}
