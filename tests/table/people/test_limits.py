"""How often somebody may try: passwords, names, accounts."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Literal

import httpx
import pytest
from argon2 import PasswordHasher

from tessera.table.passwords import WAITING_OF_ONE, Passwords
from tests.table.door import PASSWORD, Door, open_door
from tests.table.people.front import LIGHT

pytestmark = pytest.mark.anyio


@pytest.fixture
async def limited(sqlite_address: str) -> AsyncIterator[Door]:
    """An app with the limits that hosts have by default."""
    async with open_door(sqlite_address, rate=1.0) as opened:
        opened.app.state.house.reception.passwords = Passwords(LIGHT)
        yield opened


async def _try(browser: httpx.AsyncClient, name: str, password: str = "wrong") -> httpx.Response:
    return await browser.post("/api/session", json={"name": name, "password": password})


async def test_after_five_wrong_passwords_one_has_to_wait(limited: Door) -> None:
    async with limited.browser() as mallory:
        statuses = [(await _try(mallory, "Alice")).status_code for _ in range(5)]
        sixth = await _try(mallory, "ＡＬＩＣＥ")

    assert statuses == [401] * 5
    assert sixth.status_code == 429
    assert 1 <= int(sixth.headers["retry-after"]) <= 12
    problem = sixth.json()
    assert problem["code"] == "too-many"
    assert problem["retry_after"] == int(sixth.headers["retry-after"])


async def test_who_has_to_wait_does_not_cost_a_hash(limited: Door) -> None:
    passwords = limited.app.state.house.reception.passwords
    async with limited.browser() as mallory:
        for _ in range(8):
            await _try(mallory, "Alice")

    assert passwords.verified == 5


class _Stuck(PasswordHasher):
    """Is not done with a wrong password before it is told."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=64, parallelism=1)
        self.begun = 0
        self.released = threading.Event()

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        if password == "wrong":
            self.begun += 1
            assert self.released.wait(20)
        return super().verify(hash, password)


async def test_a_flood_of_sign_ins_keeps_only_its_own_address_waiting(limited: Door) -> None:
    async with limited.browser(peer="203.0.113.9") as mallory, limited.browser(peer="198.51.100.7") as alice:
        await alice.post("/api/accounts", json={"name": "Alice", "password": PASSWORD})
        hasher = _Stuck()
        limited.app.state.house.reception.passwords = Passwords(hasher)
        flood = [asyncio.create_task(_try(mallory, f"Nobody {number}")) for number in range(60)]
        while sum(attempt.done() for attempt in flood) < 60 - 1 - WAITING_OF_ONE:
            await asyncio.sleep(0.01)

        signed_in = await _try(alice, "Alice", PASSWORD)

        # One of the flood is being looked at, some wait behind it, and nobody else does.
        begun = hasher.begun
        hasher.released.set()
        statuses = [response.status_code for response in await asyncio.gather(*flood)]
        assert signed_in.status_code == 200
        assert begun == 1
        assert (statuses.count(401), statuses.count(429)) == (1 + WAITING_OF_ONE, 51)


async def test_many_names_do_not_help_one_address(limited: Door) -> None:
    async with limited.browser() as mallory:
        statuses = [(await _try(mallory, f"Nobody {number}")).status_code for number in range(32)]

    assert statuses == [401] * 30 + [429] * 2


async def test_guessing_does_not_lock_the_owner_out(limited: Door) -> None:
    async with limited.browser(peer="203.0.113.9") as mallory, limited.browser(peer="198.51.100.7") as alice:
        await alice.post("/api/accounts", json={"name": "Alice", "password": PASSWORD})
        await alice.delete("/api/session")
        for _ in range(10):
            await _try(mallory, "Alice")

        assert (await _try(alice, "Alice", PASSWORD)).status_code == 200


async def test_the_right_password_costs_nothing(limited: Door) -> None:
    async with limited.browser() as alice:
        await alice.post("/api/accounts", json={"name": "Alice", "password": PASSWORD})
        statuses = [(await _try(alice, "Alice", PASSWORD)).status_code for _ in range(12)]

    assert statuses == [200] * 12


async def test_many_addresses_do_not_help_against_one_name(limited: Door) -> None:
    statuses = []
    for number in range(14):
        async with limited.browser(peer=f"203.0.113.{number}") as mallory:
            statuses.extend([(await _try(mallory, "Alice")).status_code for _ in range(5)])

    # Sixty at once and one every two seconds, from all of them together.
    assert 60 <= statuses.count(401) <= 65
    assert statuses[-1] == 429


async def test_changing_a_password_is_no_way_around(limited: Door) -> None:
    body = {"password": {"old": "wrong", "new": "heather lantern quarry"}}
    async with limited.browser() as alice:
        await alice.post("/api/accounts", json={"name": "Alice", "password": PASSWORD})
        statuses = [(await alice.patch("/api/me", json=body)).status_code for _ in range(6)]

    assert statuses == [403] * 5 + [429]


async def test_guests_are_not_made_without_end(limited: Door) -> None:
    async with limited.browser() as mallory:
        statuses = [(await mallory.post("/api/guests", json={"name": "G"})).status_code for _ in range(22)]

    assert statuses[:20] == [201] * 20
    assert statuses[21] == 429
