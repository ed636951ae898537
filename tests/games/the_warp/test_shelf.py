"""The listing, and the recommended set-ups: each can be played as it stands, with every number of seats it is for."""

from __future__ import annotations

import pytest

import tessera
from tessera.games.the_warp import options, shelf
from tessera.kernel.catalogue import Preset
from tests.rows import for_each

PRESETS = {preset.name: preset for preset in shelf.presets()}


def test_the_listing_tells_what_people_ask_first() -> None:
    listing = shelf.listing()

    assert listing.title == {"en": "The Warp", "ja": "ザ・ワープ"}
    assert listing.by["en"] == "Thomas Snauwaert, Jumping Turtle Games"
    assert (listing.year, listing.age, listing.minutes, listing.weight) == (2022, 14, (90, 150), 4)
    assert set(listing.tagline) == {"en", "ja"}


def test_each_set_up_tells_for_how_many_it_is() -> None:
    assert {name: preset.seats for name, preset in PRESETS.items()} == {
        "first-game": (2, 3, 4),
        "longer-table": (5, 6),
        "advanced": (2, 3, 4, 5, 6),
        "teams": (4, 6),
        "solo-trial": (1,),
    }


def test_presets_stand_for_known_words() -> None:
    words = {"side": ("A", "B"), "pioneering": ("basic", "advanced"), "teams": (True, False)}

    for preset in PRESETS.values():
        assert set(preset.title) == set(preset.text) == {"en", "ja"}
        for option, value in preset.options.items():
            assert value in words[option], preset.name
    assert PRESETS["advanced"].options == {"side": "B", "pioneering": "advanced"}
    assert PRESETS["teams"].options["teams"] is True


def test_terms_are_those_of_the_glossary() -> None:
    terms = {term.code: term for term in shelf.terms()}

    assert terms["assault_ship"].name == {"en": "Assault Ship", "ja": "強襲艦"}
    assert terms["gold"].icon == "gold-bar"


def test_the_first_game_is_what_one_gets_without_choosing() -> None:
    defaults = {spec.name: spec.default for spec in options.option_specs()}

    assert {**defaults, **PRESETS["first-game"].options} == defaults


@for_each("preset", PRESETS.values(), ids=PRESETS)
def test_a_set_up_begins_with_all_its_seats(preset: Preset) -> None:
    for seats in preset.seats:
        game = tessera.start("the-warp", seats, 1, preset.options)

        assert game.questions


@for_each("seats", [1, 2, 3, 5])
def test_teams_with_other_seats_are_refused(seats: int) -> None:
    with pytest.raises(tessera.SetupError):
        tessera.start("the-warp", seats, 1, PRESETS["teams"].options)
