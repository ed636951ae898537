"""Icons tell what sentences tell: the same words, drawn."""

from __future__ import annotations

from tessera.games.revive import icons
from tessera.games.revive.library import load
from tests.rows import for_each


@for_each(
    ("card", "drawn"),
    [
        ("CG02", "gray top gear 2 book 1 bottom gray_track +1 basic 1 flask 1"),
        ("CG08", "gray top gear 3 bottom slot_symbol gray_track +2 or yellow_track +2"),
        ("CG10", "gray top gear 2 points 2 bottom gear 1 points 1 per large_building at_most 3"),
        ("CY05", "yellow top slot_symbol food 2 points 1 bottom pay food 1 arrow recruit 1 display or deck"),
        ("CN11", "green top book 2 food 1 bottom populate range +3"),
        ("SA1", "gray set_a top gear 2 bottom ability 1"),
        ("SS9", "yellow set_s top basic 2 bottom trade 3 food 1"),
    ],
)
def test_a_card_shows_its_halves(card: str, drawn: str) -> None:
    assert " ".join(icons.card_icons(load().cards[card])) == drawn


def test_modules_machines_and_crates_are_drawn() -> None:
    library = load()

    assert " ".join(icons.module_icons(library.modules["MD46"])) == "gray yellow arrow gear 1 or food 1 flask 1"
    assert " ".join(icons.machine_icons(library.standard_machines["STD3"])) == (
        "standard_machine explore build populate arrow range +2"
    )
    assert " ".join(icons.machine_icons(library.machines["MG08"])) == "gray play arrow any_color flask 1"
    assert " ".join(icons.machine_icons(library.machines["MY08"])) == "yellow switch_reset flask 1"
    assert " ".join(icons.crate_icons(library.crates["CR26"])) == "build arrow build cost -2"


def test_the_land_is_drawn() -> None:
    library = load()

    assert " ".join(icons.tile_icons(library.area_tiles["AT14"])) == (
        "explore food 2 arrow points 2 recruit 1 sand 1 water 1 field 1 forest 1 take_water food 1 basic 1"
    )
    assert " ".join(icons.tile_icons(library.start_tiles["ST1"])) == "sand 2 forest 1 location 1"
    assert " ".join(icons.tile_icons(library.vast_tiles["VC1"])) == (
        "explore food 4 arrow points 4 crystal 1"
        " vast_crystal small_building arrow points 1 crystal 1 large_building arrow points 2 crystal 2"
    )
    sides = library.large_locations["LL8"]["sides"]
    assert " ".join(icons.large_location_icons(sides[0])).startswith(
        "end_points area_tile_presence at_least 3 arrow points 3 at_least 5"
    )
    assert " ".join(icons.large_location_icons(sides[1])) == "populate arrow energy 1 end_points 1 per flask"
    assert icons.score_icons({"kind": "track", "track": "green"}) == ["green_track"]


def test_artifact_cards_show_their_categories_behind_their_colours() -> None:
    drawn = " ".join(icons.artifact_card_icons(load().artifact_cards["AC03"]))

    assert drawn == (
        "purple end_points 1 per module 2 orange end_points 1 per tribe_progress"
        " white end_points 1 per crystal_adjacent"
    )


@for_each(
    ("tribe", "side", "drawn"),
    [
        ("nadair", 0, "sun ability arrow book 2"),
        (
            "nadair",
            1,
            (
                "moon forest_tile 6 ability arrow pay crystal 1 arrow pay range place_tile forest_tile sand"
                " book 1 per forest_chain"
            ),
        ),
        ("ox49", 1, "moon target 3 ability arrow place_tile target sand or location"),
        ("stonehands", 1, "moon ability arrow build small_building cost -2"),
        (
            "kuniban",
            1,
            (
                "moon sand_tile 6 ability arrow pay range place_tile sand_tile forest or mountain or field"
                " recruit 1 display covered_terrain"
            ),
        ),
    ],
)
def test_a_tribe_shows_its_tiles_and_its_ability(tribe: str, side: int, drawn: str) -> None:
    assert " ".join(icons.tribe_icons(load().tribes[tribe]["side"][side])) == drawn


@for_each(
    ("tribe", "place", "drawn"),
    [
        ("nadair", 0, "standing tribe_ability arrow book 1 points 1"),
        ("nadair", 1, "standing range_free forest water"),
        ("hofstadterians", 0, "standing free_action basic 2 arrow crystal 1"),
        ("hofstadterians", 1, "standing no_populate_tax"),
        ("ox49", 0, "standing explore cost -1"),
        ("ox49", 1, "standing machine explore arrow unlimited_range"),
        ("ox49", 2, "standing card_gained arrow points 1"),
        ("kuniban", 0, "standing card_gained arrow gray gear 1 green book 1 yellow food 1"),
        ("kuniban", 1, "standing free_action crystal 1 arrow recall 1"),
        ("kuniban", 2, "standing machine rest 1 arrow top"),
        ("solwrights", 1, "standing machine_taken arrow points 2"),
        ("solwrights", 2, "standing machine crystal 1 flask 1"),
        ("stonehands", 1, "standing build large_building cost -1"),
    ],
)
def test_a_technology_shows_what_it_does(tribe: str, place: int, drawn: str) -> None:
    assert " ".join(icons.technology_icons(load().tribes[tribe]["side"][0]["technology"][place])) == drawn


def test_tribe_tiles_are_drawn() -> None:
    tiles = load().tribe_tiles

    assert " ".join(icons.tribe_tile_icons(tiles["forest"])) == "forest_tile arrow forest"
    assert " ".join(icons.tribe_tile_icons(tiles["temple"])) == "temple arrow water range"
    assert " ".join(icons.tribe_tile_icons(tiles["target"])) == "target build or populate cost -2 player pay"
    assert " ".join(icons.tribe_tile_icons(tiles["sand"])) == "sand_tile arrow sand build arrow points 1"


def test_boards_are_drawn() -> None:
    library = load()
    spaces, game = library.reward_spaces, library.game

    assert " ".join(icons.reward_space_icons(spaces["RW01"], library)) == (
        "gray_track 3 arrow standard_machine pay basic 1 arrow crystal 1"
    )
    assert " ".join(icons.reward_space_icons(spaces["RW09"], library)) == (
        "green_track 4 yellow_track 9 arrow special_machine yellow"
    )
    assert icons.reward_icons(spaces["RW10"], library) == ["artifact", "1"]
    assert icons.reward_icons(spaces["RW12"], library) == ["card_bonus", "1", "per", "card", "gray"]
    assert " ".join(icons.hibernation_icons(game["hibernation_space"][5], library)) == (
        "hibernation 6 remove_artifact 1 arrow energy 1 points 1"
    )
    assert " ".join(icons.progress_icons(game["progress_bonus"][2])) == "progress 13 arrow artifact 1"
    assert " ".join(icons.score_bonus_icons(game["score_bonus"][0])) == "point_track 6 arrow crate 1"
    assert " ".join(icons.track_icons(library.tracks["gray"])) == "mountain arrow gray_track +1 overflow arrow gear 1"
