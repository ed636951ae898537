"""The check at the end of a kill test can fail: it is shown games in which something was lost, doubled or changed."""

from __future__ import annotations

import asyncio
import random
from typing import cast

import pytest

import tessera
from tessera.kernel.game import Game
from tessera.kernel.record import Record
from tests.properties.positions import play_on
from tests.table.client import Client
from tests.table.faults.process import ServerProcess
from tests.table.faults.stage import Stage
from tests.table.faults.troupe import Person, Sent, Troupe

CHOICES = 40


class Archive:
    """A client to whom a server would give this record."""

    def __init__(self, record: str) -> None:
        self._record = record
        self._choices = len(Record.parse(record).choices)

    async def record(self, table: str) -> str:
        """The record, whichever table is asked for."""
        return self._record

    async def numbers(self, table: str) -> list[int]:
        """The numbers of its choices."""
        return list(range(1, self._choices + 1))


def _game() -> Game:
    game = tessera.start("atlas-lost", seats=2, seed=5)
    for _ in play_on(game, 7, CHOICES):
        pass
    return game


def _people(game: Game, record: str) -> list[Person]:
    """Two people who were acknowledged exactly what was played."""
    client = cast(Client, Archive(record))
    people = [Person(client, 0), Person(client, 1)]
    for number, choice in enumerate(game.choices, start=1):
        people[choice.seat].made.append(Sent(f"client-{number}", choice.seat, 0, choice.picks, number, 1))
    return people


def _check(people: list[Person]) -> None:
    stage = Stage(cast(ServerProcess, None), random.Random(0))
    asyncio.run(Troupe(stage, ("me", "open"), 0)._check(people, "table"))


def test_a_game_that_was_kept_passes() -> None:
    game = _game()

    _check(_people(game, str(game.record())))


def test_a_lost_choice_is_found() -> None:
    game = _game()
    shorter = tessera.replay(str(game.record()), upto=CHOICES - 1)

    with pytest.raises(AssertionError, match="of table table"):
        _check(_people(game, str(shorter.record())))


def test_a_doubled_choice_is_found() -> None:
    game = _game()
    lines = str(game.record()).splitlines()

    with pytest.raises(AssertionError, match="of table table"):
        _check(_people(game, "\n".join([*lines, lines[-1]])))


def test_two_choices_under_one_number_are_found() -> None:
    game = _game()
    people = _people(game, str(game.record()))
    people[0].made[-1].number = people[1].made[-1].number

    with pytest.raises(AssertionError, match="two choices stand under one number"):
        _check(people)


def test_another_state_is_found() -> None:
    game = _game()
    record = str(game.record()).replace(game.fingerprint(), "0" * 64)

    with pytest.raises(AssertionError):
        _check(_people(game, record))
