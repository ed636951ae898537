"""A side is told part by part: nothing is left out, and nothing is told that a search does not play for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import tessera
from tessera.kernel.definition import OptionValue
from tessera.players import seat_player
from tessera.players.advice.phrases import phrases
from tessera.players.search.witness import RIVAL, WON
from tessera.players.specialists import specialist

TABLES: list[tuple[str, int, Mapping[str, OptionValue]]] = [
    ("atlas-lost", 2, {}),
    ("atlas-lost", 4, {}),
    ("race-for-the-galaxy", 2, {}),
    ("race-for-the-galaxy", 4, {"sets": "set3", "goals": True, "takeovers": True}),
    ("revive", 2, {}),
    ("revive", 3, {"moon_sides": True, "vast_crystals": True}),
    ("the-warp", 2, {}),
    ("the-warp", 5, {"side": "B", "pioneering": "advanced"}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_parts_of_a_side_are_the_side(name: str, seats: int, options: Mapping[str, OptionValue]) -> None:
    known = specialist(name)
    assert known.accounts is not None
    assert known.sides is not None
    game = tessera.start(name, seats=seats, seed="accounts", options=options, quiet=True)
    bot = seat_player("greedy", name, "accounts")

    for _ in range(90):
        if game.outcome is not None:
            break
        seat = game.questions[0].seat
        game.play(seat, bot.choose(game, seat))
        sides = known.sides(game.state)

        for seat, side in enumerate(sides):
            assert sum(part.worth for part in known.accounts(game.state, seat)) == pytest.approx(side)


@pytest.mark.parametrize("name", tessera.games())
def test_every_part_has_its_words_and_all_words_have_their_part(name: str) -> None:
    accounts = specialist(name).accounts
    assert accounts is not None
    game = tessera.start(name, seats=2, seed="words", quiet=True)
    first = accounts(game.state, 0)

    keys = {part.key for part in first} | {RIVAL, WON}

    assert len(first) + 2 == len(keys)
    assert {f"{key}.noun" for key in keys} <= phrases(name).keys()
    assert {key.partition(".")[0] for key in phrases(name)} - {"sentence"} == keys


@pytest.mark.parametrize("name", tessera.games())
def test_what_nobody_counts_has_no_words_for_numbers(name: str) -> None:
    """An outlook is told as more or less of something; what is counted is told by its number."""
    accounts = specialist(name).accounts
    assert accounts is not None
    game = tessera.start(name, seats=2, seed="words", quiet=True)
    bot = seat_player("greedy", name, "words")
    for _ in range(40):
        seat = game.questions[0].seat
        game.play(seat, bot.choose(game, seat))

    for part in accounts(game.state, 0):
        assert (f"{part.key}.count" in phrases(name)) == (part.count >= 0.0)
