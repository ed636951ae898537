"""The recommended set-ups: each can be played as it stands, with every number of seats it is for."""

from __future__ import annotations

import pytest

import tessera
from tessera.games.race_for_the_galaxy import options, shelf
from tessera.kernel.catalogue import Preset
from tests.rows import for_each

PRESETS = {preset.name: preset for preset in shelf.presets()}


def test_each_set_up_tells_for_how_many_it_is() -> None:
    assert {name: preset.seats for name, preset in PRESETS.items()} == {
        "first-game": (2, 3, 4),
        "experienced-duel": (2,),
        "storm-goals": (2, 3, 4, 5),
        "whole-arc": (2, 3, 4, 5, 6),
        "brink-of-war": (2, 3, 4, 5, 6),
        "draft": (2, 3, 4, 5, 6),
        "rebel-vs-imperium": (2,),
        "solitaire": (1,),
    }


def test_the_first_game_is_what_one_gets_without_choosing() -> None:
    defaults = {spec.name: spec.default for spec in options.option_specs()}

    assert {**defaults, **PRESETS["first-game"].options} == defaults


@for_each("preset", PRESETS.values(), ids=PRESETS)
def test_a_set_up_begins_with_all_its_seats(preset: Preset) -> None:
    for seats in preset.seats:
        game = tessera.start("race-for-the-galaxy", seats, 1, preset.options)

        assert game.questions


@for_each(
    ("name", "seats"),
    [("first-game", 5), ("experienced-duel", 3), ("storm-goals", 6), ("draft", 1), ("rebel-vs-imperium", 3)],
)
def test_with_other_seats_it_is_refused(name: str, seats: int) -> None:
    with pytest.raises(tessera.SetupError):
        tessera.start("race-for-the-galaxy", seats, 1, PRESETS[name].options)
