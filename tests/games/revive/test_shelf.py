"""The listing, and the recommended set-ups: each can be played as it stands, with every number of seats it is for."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tessera
from tessera.games.revive import options, shelf
from tessera.kernel.catalogue import Preset
from tests.clauses import clause
from tests.rows import for_each

PRESETS = {preset.name: preset for preset in shelf.presets()}
SWITCHES = {
    *("long", "two_artifact_cards", "choose_tribes", "all_tribes", "campaign_locations"),
    *("advanced_switch", "moon_sides", "vast_crystals", "drafting"),
}

FIGURES = {"card_bonus", "solo_hibernation", "solo_actions"}


def test_the_listing_tells_what_people_ask_first() -> None:
    listing = shelf.listing()

    assert listing.title == {"en": "Revive", "ja": "リバイブ"}
    assert listing.by["en"].endswith("Anna Wermlund, Aporta Games")
    assert (listing.year, listing.age, listing.minutes, listing.weight) == (2022, 14, (90, 120), 4)
    assert set(listing.tagline) == set(listing.by) == {"en", "ja"}


def test_each_set_up_tells_for_how_many_it_is() -> None:
    assert {name: preset.seats for name, preset in PRESETS.items()} == {
        "first-game": (2, 3, 4),
        "knowing-players": (2, 3, 4),
        "long-game": (1, 2, 3, 4),
        "solitaire": (1,),
        "after-chapter-1": (1, 2, 3, 4),
        "after-chapter-2": (1, 2, 3, 4),
        "after-chapter-3": (1, 2, 3, 4),
        "after-chapter-4": (1, 2, 3, 4),
        "after-chapter-5": (1, 2, 3, 4),
    }


def test_presets_stand_for_known_words() -> None:
    assert {spec.name for spec in options.option_specs()} == {*SWITCHES, *FIGURES, "house_cards"}
    for preset in PRESETS.values():
        assert set(preset.title) == set(preset.text) == {"en", "ja"}
        assert set(preset.options) <= SWITCHES, preset.name
        assert set(preset.options.values()) <= {True}, preset.name


@clause("REV-CMP-04")
def test_each_chapter_adds_to_what_was_unlocked_before() -> None:
    chapters = [set(PRESETS[f"after-chapter-{number}"].options) for number in range(1, 6)]

    assert chapters[0] == {"campaign_locations"}
    assert [sorted(later - before) for before, later in pairwise(chapters)] == [
        ["advanced_switch"],
        ["all_tribes"],
        ["moon_sides"],
        ["drafting", "vast_crystals"],
    ]
    assert all(before < later for before, later in pairwise(chapters))


def test_terms_are_those_of_the_glossary() -> None:
    terms = {term.code: term for term in shelf.terms()}

    assert terms["crystal"].name == {"en": "crystal", "ja": "クリスタル"}
    assert terms["crystal"].icon == "crystal-growth"
    # Every switch has a word of its own.
    assert set(terms) >= SWITCHES


def test_the_first_game_is_what_one_gets_without_choosing() -> None:
    defaults = {spec.name: spec.default for spec in options.option_specs()}

    assert {**defaults, **PRESETS["first-game"].options} == defaults
    assert {**defaults, **PRESETS["solitaire"].options} == defaults


@for_each("preset", PRESETS.values(), ids=PRESETS)
def test_a_set_up_begins_with_all_its_seats(preset: Preset) -> None:
    for seats in preset.seats:
        game = tessera.start("revive", seats, 1, preset.options)

        assert game.questions


@clause("REV-OPT-17")
@for_each("seats", [1, 2, 3, 4])
def test_all_options_go_together(seats: int) -> None:
    game = tessera.start("revive", seats, 1, dict.fromkeys(SWITCHES, True))

    assert game.questions


@for_each("seats", [0, 5, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(tessera.SetupError):
        tessera.start("revive", seats, 1)
