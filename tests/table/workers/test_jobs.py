"""What a worker process keeps between two questions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tessera
from tessera.table.workers import jobs
from tessera.table.workers.jobs import Choosing, choose, player_of


@pytest.fixture(autouse=True)
def _fresh_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "_PLAYERS", {})


def asked(**changes: Any) -> Choosing:
    """A question to a seat, without the state that it is asked in."""
    first = Choosing("atlas-lost", 2, {}, (), [], 0, seat=0, level="search", salt="a")
    return msgspec.structs.replace(first, **changes)


def test_a_seat_keeps_its_player_and_no_other_seat_gets_it() -> None:
    player = player_of(asked())

    assert player_of(asked(numbers=[1, 2, 3], choices=9)) is player
    for other in ({"salt": "b"}, {"level": "master"}, {"options": {"turn_limit": 9}}, {"seats": 3}):
        assert player_of(asked(**other)) is not player
    assert player_of(asked()) is player


def test_only_the_seats_that_were_asked_last_are_remembered() -> None:
    first = player_of(asked(salt="first"))
    second = player_of(asked(salt="second"))
    for number in range(14):
        player_of(asked(salt=f"another {number}"))
    assert player_of(asked(salt="first")) is first

    player_of(asked(salt="one more"))

    assert player_of(asked(salt="first")) is first
    assert player_of(asked(salt="second")) is not second


def test_a_player_that_failed_begins_anew() -> None:
    game = tessera.start("atlas-lost", seats=2, seed=7)
    question = asked(level="greedy", options=game.setup.options, numbers=game.save())
    player = player_of(question)
    player.faults = 1

    answer = choose(msgspec.msgpack.encode(question))

    assert player_of(question) is not player
    assert msgspec.msgpack.decode(answer)["picks"][0] in ("keep INI-03", "keep INI-05")
