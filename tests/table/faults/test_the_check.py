"""The check at the end of a kill test can fail: it is shown games in which something was lost, doubled or changed."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.game import Game
from tessera.kernel.record import Record
from tests.properties.positions import play_on
from tests.table.client import Client
from tests.table.faults.troupe import Person, Sent, check

CHOICES = 40


def _game() -> Game:
    game = tessera.start("atlas-lost", seats=2, seed=5)
    for _ in play_on(game, 7, CHOICES):
        pass
    return game


def _people(game: Game) -> list[Person]:
    """Two people who were acknowledged exactly what was played."""
    people = [Person(Client(""), 0), Person(Client(""), 1)]
    for number, choice in enumerate(game.choices, start=1):
        people[choice.seat].made.append(Sent(f"client-{number}", choice.seat, 0, choice.picks, number, 1))
    return people


def _check(people: list[Person], kept: str) -> None:
    record = Record.parse(kept)
    check(people, record, list(range(1, len(record.choices) + 1)))


def test_a_game_that_was_kept_passes() -> None:
    game = _game()

    _check(_people(game), str(game.record()))


def test_a_lost_choice_is_found() -> None:
    game = _game()
    shorter = tessera.replay(str(game.record()), upto=CHOICES - 1)

    with pytest.raises(AssertionError, match="was told otherwise"):
        _check(_people(game), str(shorter.record()))


def test_a_doubled_choice_is_found() -> None:
    game = _game()
    lines = str(game.record()).splitlines()

    with pytest.raises(AssertionError, match="was told otherwise"):
        _check(_people(game), "\n".join([*lines, lines[-1]]))


def test_two_choices_under_one_number_are_found() -> None:
    game = _game()
    people = _people(game)
    people[0].made[-1].number = people[1].made[-1].number

    with pytest.raises(AssertionError, match="two choices stand under one number"):
        _check(people, str(game.record()))


def test_another_state_is_found() -> None:
    game = _game()
    record = str(game.record()).replace(game.fingerprint(), "0" * 64)

    with pytest.raises(AssertionError):
        _check(_people(game), record)
