"""Hashing, off the event loop and a few at a time; and which passwords are guessed first."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.low_level import Type

from tessera.table.passwords import HASHER, Passwords
from tessera.table.troubles import Malformed, TooMany
from tessera.table.weakness import require_strong

pytestmark = pytest.mark.anyio

LIGHT = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


async def test_a_hash_is_argon2id_with_more_than_the_least_parameters() -> None:
    kept = await Passwords().hash("plover thimble osprey")

    parameters = extract_parameters(kept)
    assert kept.startswith("$argon2id$v=19$m=32768,t=3,p=1$")
    assert (parameters.type, parameters.salt_len, parameters.hash_len) == (Type.ID, 16, 32)
    assert "plover" not in kept


async def test_the_same_password_is_kept_differently_each_time() -> None:
    passwords = Passwords(LIGHT)

    assert await passwords.hash("plover thimble") != await passwords.hash("plover thimble")


async def test_only_the_very_same_password_is_right() -> None:
    passwords = Passwords(LIGHT)
    kept = await passwords.hash("Plover Thimble 鳥")

    assert await passwords.verify("Plover Thimble 鳥", kept)
    for other in ("plover thimble 鳥", "Plover Thimble 鳥 ", "Plover Thimble", ""):
        assert not await passwords.verify(other, kept)


async def test_a_long_password_counts_to_its_last_character() -> None:
    passwords = Passwords(LIGHT)
    kept = await passwords.hash("x" * 199 + "y")

    assert not await passwords.verify("x" * 200, kept)


async def test_nobody_has_the_password_of_an_unknown_name_but_it_is_computed() -> None:
    passwords = Passwords(LIGHT)

    assert not await passwords.verify("nobody has this password", None)
    assert passwords.verified == 1


async def test_a_broken_hash_is_simply_not_right() -> None:
    assert not await Passwords(LIGHT).verify("plover", "not a hash")


def test_hashes_of_other_parameters_are_outdated() -> None:
    assert Passwords(HASHER).is_outdated(LIGHT.hash("plover"))
    assert not Passwords(LIGHT).is_outdated(LIGHT.hash("plover"))


class _SlowHasher(PasswordHasher):
    """Counts how many hash at once."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=64, parallelism=1)
        self.lock = threading.Lock()
        self.now = self.most = 0
        self.threads: set[int] = set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.threads.add(threading.get_ident())
        time.sleep(0.02)
        with self.lock:
            self.now -= 1
        return super().hash(password, salt=salt)


async def test_two_are_hashed_at_once_and_none_of_them_on_the_loop() -> None:
    hasher = _SlowHasher()
    passwords = Passwords(hasher, at_once=2)

    await asyncio.gather(*(passwords.hash(f"plover {number}", f"asker {number}") for number in range(8)))

    assert hasher.most == 2
    assert threading.get_ident() not in hasher.threads


async def test_a_queue_that_is_too_long_is_sent_away() -> None:
    passwords = Passwords(_SlowHasher(), at_once=1, waiting=2)

    askers = [passwords.hash("plover", f"asker {number}") for number in range(6)]
    results = await asyncio.gather(*askers, return_exceptions=True)

    refused = [result for result in results if isinstance(result, TooMany)]
    assert len(refused) == 3
    assert refused[0].retry_after == 5
    assert (await passwords.hash("plover")).startswith("$argon2id$")


async def test_one_asker_is_served_one_at_a_time_and_keeps_few_waiting() -> None:
    hasher = _SlowHasher()
    passwords = Passwords(hasher, at_once=2, waiting=40, waiting_of_one=3)

    results = await asyncio.gather(*(passwords.hash("plover", "mallory") for _ in range(6)), return_exceptions=True)

    assert hasher.most == 1
    assert sum(isinstance(result, TooMany) for result in results) == 2


async def test_askers_take_turns_and_nobody_waits_behind_a_flood() -> None:
    passwords = Passwords(_SlowHasher(), at_once=1)
    done: list[str] = []

    async def ask(asker: str) -> None:
        await passwords.hash("plover", asker)
        done.append(asker)

    flood = [asyncio.create_task(ask("mallory")) for _ in range(8)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(ask(asker)) for asker in ("ann", "ben")]
    await asyncio.gather(*flood, *others)

    # One that was begun is brought to its end, and one is next when the others come.
    assert sorted(done[:4]) == ["ann", "ben", "mallory", "mallory"]


async def test_whoever_goes_away_while_waiting_leaves_the_line() -> None:
    passwords = Passwords(_SlowHasher(), at_once=1, waiting_of_one=1)
    first = asyncio.create_task(passwords.hash("plover", "ann"))
    await asyncio.sleep(0)
    second = asyncio.create_task(passwords.hash("plover", "ann"))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    third = await passwords.hash("plover", "ann")

    assert (await first).startswith("$argon2id$")
    assert third.startswith("$argon2id$")


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1",
        "P@ssw0rd",
        "passw0rd!",
        "12345678",
        "87654321",
        "1234567890",
        "qwertyuiop",
        "qwerty123",
        "1q2w3e4r",
        "1qaz2wsx",
        "asdfghjkl",
        "aaaaaaaa",
        "abababab",
        "abcabcabc",
        "abcd1234",
        "iloveyou",
        "iloveyou2",
        "sunshine1",
        "trustno1",
        "letmein123",
        "superman",
        "welcome1",
        "football1!",
        "tessera2025",
        "margaret",
        "Margaret99",
        "ＭＡＲＧＡＲＥＴ",
    ],
)
def test_what_is_guessed_first_is_refused(password: str) -> None:
    with pytest.raises(Malformed) as refused:
        require_strong(password, "Margaret")

    assert refused.value.text().startswith("This password is among those that are guessed first.")
    assert "パスワード" in refused.value.text("ja")


@pytest.mark.parametrize(
    "password",
    [
        "plover thimble osprey",
        "kx7Qm2vT",
        "        x y z",
        "さくらのきのしたで",
        "🌲🦉🍄🪨🦊🌙🍂🐝",
        "dragonfly over heather",
    ],
)
def test_any_composition_is_allowed(password: str) -> None:
    require_strong(password, "Margaret")
