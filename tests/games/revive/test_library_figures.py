"""The figures of Revive as content: limits, prices, what players begin with, the solitaire game, the campaign."""

from __future__ import annotations

from tessera.games.revive.library import load
from tests.clauses import clause


@clause("REV-RES-02", "REV-SET-05", "REV-SET-06", "REV-SET-07", "REV-BLD-02")
def test_limits_displays_and_prices() -> None:
    game = load().game

    assert [game["limits"][resource] for resource in ("gear", "book", "food", "crystal")] == [6, 6, 6, 3]
    display = game["display"]
    assert (display["citizen_cards"], display["slot_modules"], display["machines_per_color"]) == (5, 5, 3)
    assert (game["turn"]["actions"], game["turn"]["solo_actions"]) == (2, 1)
    costs = game["costs"]
    assert (costs["small_building"], costs["large_building"]) == ({"gear": 3}, {"gear": 5})
    assert (costs["range_per_space"], costs["populate_per_other_player"]) == ({"food": 1}, {"book": 1})


@clause("REV-PSET-16")
def test_later_players_begin_with_more() -> None:
    assert [(row["seat"], row["gain"]) for row in load().game["starting_resources"]] == [
        (1, {"crystal": 1}),
        (2, {"gear": 1, "crystal": 1}),
        (3, {"gear": 1, "book": 1, "crystal": 1}),
        (4, {"gear": 1, "book": 1, "food": 1, "crystal": 1}),
    ]


@clause("REV-SET-11", "REV-SET-13", "REV-SET-14")
def test_artifacts_by_number_of_players() -> None:
    rows = load().game["artifact_supply"]

    assert [(row["players"], row["majors"], row["marks"][-1], row["long_game_marks"][-1]) for row in rows] == [
        *((1, 3, "1+", "2+"), (2, 6, "2+", "3+"), (3, 9, "3+", "4+"), (4, 12, "4+", "4+")),
    ]
    assert [row["long_game_extra_minor"] for row in rows] == [0, 0, 0, 2]


@clause("REV-SOLO-06", "REV-SOLO-10", "REV-SOLO-11")
def test_the_solitaire_game_and_its_ranks() -> None:
    game = load().game

    solo = game["solo"]
    assert (solo["card_actions"], solo["play_card_steps"], solo["hibernate_steps"]) == (20, 1, 1)
    assert (solo["starting_resources"], solo["use_end_game_tile"]) == ({"crystal": 1}, False)
    assert [(rank["min_points"], rank["name"]["en"]) for rank in game["solo_rank"]] == [
        (0, "You lose"),
        (50, "Survivor"),
        (60, "Minor victory"),
        (70, "Regular victory"),
        (85, "Major victory"),
        (100, "Superior victory"),
        (120, "Utopia"),
    ]


@clause("REV-SCO-05", "REV-SCO-06", "REV-SCO-07")
def test_points_of_the_final_scoring() -> None:
    game = load().game

    final = game["final_scoring"]
    assert (final["end_game_tile"], final["minor_artifact"], final["resources_per_point"]) == (2, 1, 3)
    assert game["end_game_tile"]["points"] == 2
    assert [minor["points"] for minor in game["minor_artifact"]] == [1] * 8


def test_what_the_chapters_of_the_campaign_unlock() -> None:
    library = load()

    assert {identity: chapter["unlocks"] for identity, chapter in library.chapters.items()} == {
        "chapter-1": ["large_locations_extra"],
        "chapter-2": ["advanced_switch"],
        "chapter-3": ["tribe:solwrights", "tribe:stonehands"],
        "chapter-4": ["moon_sides"],
        "chapter-5": ["vast_crystals", "starting_draft"],
    }
    assert [option["number"] for option in library.game["option"].values()] == [1, 2, 3, 4]
    assert library.game["campaign"]["deck_cards"] == 30
