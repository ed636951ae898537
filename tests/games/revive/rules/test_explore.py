"""Exploring: cost, points, a new citizen, the tile, and what it gives to buildings beside it."""

from __future__ import annotations

from tessera.games.revive import state as zones
from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def about_to_lay(tile: str, seats: int = 2, letter: str = "A") -> Scene:
    """A tile lies face down in R1C4, and somebody can pay for it from anywhere."""
    return Scene(seats).face_down("R1C4", tile).has(letter, food=6)


def lay(scene: Scene, orientation: int, letter: str = "A") -> Scene:
    """R1C4 is explored with the top card of the deck."""
    return scene.turn(letter).play(f"{letter} explore R1C4", f"{letter} recruit deck", f"{letter} lay {orientation}")


@clause("REV-EXP-01")
def test_tiles_that_can_be_reached_may_be_explored() -> None:
    scene = Scene().has("A", food=6, crystal=3).turn("A")

    # The twelve that touch an explored space; all others lie behind face-down tiles.
    assert sorted(scene.offers("A", "explore")) == [
        "explore R0C1",
        "explore R0C2",
        "explore R0C3",
        "explore R1C1",
        "explore R1C4",
        "explore R2C1",
        "explore R2C5",
        "explore R3C2",
        "explore R3C4",
        "explore R3C5",
        "explore R4C3",
        "explore R4C4",
    ]


@clause("REV-EXP-01")
def test_an_explored_tile_cannot_be_explored_again() -> None:
    scene = Scene().explored("R1C4", "AT01").has("A", food=6).turn("A")

    assert "explore R1C4" not in scene.options("A")
    # But what lies behind it can.
    assert "explore R1C5" in scene.options("A")


@clause("REV-EXP-02")
@for_each(("tile", "cost"), [("AT01", 2), ("AT04", 3), ("AT10", 4)])
def test_range_and_the_cost_on_the_back_are_paid(tile: str, cost: int) -> None:
    scene = about_to_lay(tile).turn("A")

    scene.play("A explore R1C4")

    # One space lies between the chasm and the tile.
    assert scene.held("A", "food") == 6 - cost - 1


@clause("REV-EXP-02")
@for_each(("food", "offered"), [(2, False), (3, True)])
def test_both_must_be_paid(food: int, offered: bool) -> None:
    scene = Scene().face_down("R1C4", "AT01").has("A", food=food).turn("A")

    assert ("explore R1C4" in scene.options("A")) is offered


@clause("REV-EXP-03")
@for_each(("tile", "points"), [("AT01", 2), ("AT04", 3), ("AT10", 4)])
def test_the_points_on_the_back_are_scored(tile: str, points: int) -> None:
    scene = about_to_lay(tile).turn("A")

    scene.play("A explore R1C4")

    # Before the card is taken and the tile turned over.
    assert (scene.kind(), scene.camp("A").points) == ("recruit", points)


@clause("REV-EXP-03", "REV-PTS-02")
def test_the_points_of_a_tile_reach_bonus_spaces() -> None:
    scene = about_to_lay("AT01").points("A", 4).turn("A")

    scene.play("A explore R1C4")

    assert (scene.camp("A").points, scene.crate_count("A")) == (6, 1)


@clause("REV-EXP-04")
def test_a_card_of_the_display_is_recruited_and_replaced() -> None:
    scene = about_to_lay("AT01").display("CG01", "CG02", "CN01", "CN02", "CY01").on_top("cards", "CY09").turn("A")
    scene.play("A explore R1C4")
    assert scene.options("A") == [
        "recruit CG01",
        "recruit CG02",
        "recruit CN01",
        "recruit CN02",
        "recruit CY01",
        "recruit deck",
        "done",
    ]

    scene.play("A recruit CN02")

    assert scene.cards("A") == ["CN02"]
    assert sorted(scene.in_zone(zones.DISPLAY)) == ["CG01", "CG02", "CN01", "CY01", "CY09"]


@clause("REV-EXP-04")
def test_the_top_card_of_the_deck_is_recruited_unseen() -> None:
    scene = (
        about_to_lay("AT01").display("CG01", "CG02", "CN01", "CN02", "CY01").on_top("cards", "CY09", "CY10").turn("A")
    )
    scene.play("A explore R1C4")
    assert not scene.knows("A", "CY09")

    scene.play("A recruit deck")

    assert scene.cards("A") == ["CY09"]
    # Nothing was taken from the display, so nothing is replaced.
    assert sorted(scene.in_zone(zones.DISPLAY)) == ["CG01", "CG02", "CN01", "CN02", "CY01"]
    assert scene.in_zone(zones.CITIZENS)[-1] == "CY10"


@clause("REV-EXP-04", "REV-EXP-05")
def test_the_card_is_chosen_before_the_face_of_the_tile_is_seen() -> None:
    scene = about_to_lay("AT06").turn("A")

    scene.play("A explore R1C4")

    slots = scene.view("A")["slots"]
    assert isinstance(slots, list)
    assert [at(slot, "tile") for slot in slots if at(slot, "id") == "R1C4"] == [None]
    assert scene.kind_of("7,2") == "unexplored"


@clause("REV-EXP-05")
def test_the_face_is_looked_at_before_the_orientation_is_chosen() -> None:
    scene = about_to_lay("AT06").turn("A")

    scene.play("A explore R1C4", "A recruit deck")

    assert scene.options("A") == ["lay 0", "lay 1"]
    slots = scene.view("A")["slots"]
    assert isinstance(slots, list)
    assert [at(slot, "tile") for slot in slots if at(slot, "id") == "R1C4"] == ["AT06"]


@clause("REV-EXP-05")
@for_each(("orientation", "first", "last"), [(0, "sand", "field"), (1, "field", "sand")])
def test_a_tile_is_laid_in_its_slot_either_way(orientation: int, first: str, last: str) -> None:
    scene = lay(about_to_lay("AT06"), orientation)

    assert (scene.kind_of("7,2"), scene.kind_of("8,3")) == (first, last)
    assert scene.kind() == "turn"


@clause("REV-EXP-06")
@for_each(("size", "steps"), [("small", 1), ("large", 2)])
def test_buildings_beside_new_terrain_advance_their_owner(size: str, steps: int) -> None:
    # AT01 turned: forest on (7,3), which (7,4) touches; the mountain on (7,2) is out of its sight.
    scene = lay(about_to_lay("AT01").building("B", "7,4", size), 1)

    assert [scene.track("B", color) for color in ("gray", "green", "yellow")] == [0, steps, 0]
    assert [scene.track("A", color) for color in ("gray", "green", "yellow")] == [0, 0, 0]


@clause("REV-EXP-06")
@for_each("size", ["small", "large"])
def test_a_new_water_pays_buildings_beside_it_once(size: str) -> None:
    # AT15 as it lies: a water with energy on (7,3), beside (7,4).
    scene = lay(about_to_lay("AT15").building("B", "7,4", size), 0)
    resolve_all(scene, "B")

    assert (scene.kind_of("7,3"), scene.camp("B").energy) == ("water", 1)


@clause("REV-EXP-06")
def test_a_new_water_pays_one_player_once_however_many_buildings_touch_it() -> None:
    # AT18 turned: a water with energy on (8,3), which touches (7,4) and (8,4).
    scene = about_to_lay("AT18").explored("R2C5", "AT01").building("A", "7,4").building("A", "8,4")
    lay(scene, 1)
    resolve_all(scene)

    assert (scene.kind_of("8,3"), scene.camp("A").energy) == ("water", 1)


@clause("REV-EXP-07", "REV-TURN-10")
def test_rewards_are_resolved_from_the_active_player_on() -> None:
    # AT04 as it lies: a mountain on (7,2) beside A's (6,2), a forest on (8,3) beside C's (7,4) and B's (8,4).
    scene = about_to_lay("AT04", 3, "B").explored("R2C5", "AT01")
    scene.building("A", "6,2").building("B", "8,4").building("C", "7,4")
    scene.unlocked("A", "RW01").tracks("A", gray=5)
    for letter in "BC":
        scene.unlocked(letter, "RW02").tracks(letter, green=5)
    lay(scene, 0, "B")

    asked: list[str] = []
    for _ in range(3):
        asked.append(scene.asked())
        assert scene.kind() == "special-machine"
        scene.play(f"{asked[-1]} {scene.options(asked[-1])[0]}")

    # B is active; then clockwise.
    assert asked == ["B", "C", "A"]


@clause("REV-EXP-08")
@for_each(("second", "steps"), [("small", 2), ("large", 3)])
def test_a_terrain_beside_two_buildings_counts_for_each_of_them(second: str, steps: int) -> None:
    scene = about_to_lay("AT04").explored("R2C5", "AT01").building("B", "7,4").building("B", "8,4", second)

    lay(scene, 0)

    assert scene.camp("B").tracks == [0, steps, 0]


@clause("REV-EXP-09")
def test_without_cards_none_is_gained() -> None:
    scene = about_to_lay("AT01").display().empty("cards").turn("A")

    scene.play("A explore R1C4")

    assert scene.kind() == "lay-tile"
    assert scene.cards("A") == []


@clause("REV-EXP-09")
def test_an_empty_deck_leaves_the_display_and_the_other_way_round() -> None:
    shown = about_to_lay("AT01").display("CG01", "CG02").empty("cards").turn("A").play("A explore R1C4")
    hidden = about_to_lay("AT01").display().turn("A").play("A explore R1C4")

    assert shown.options("A") == ["recruit CG01", "recruit CG02", "done"]
    assert hidden.options("A") == ["recruit deck", "done"]


@clause("REV-EXP-10")
def test_a_tile_beside_an_own_piece_costs_no_range() -> None:
    scene = about_to_lay("AT01").building("A", "7,4").turn("A")

    scene.play("A explore R1C4")

    assert scene.held("A", "food") == 4


@clause("REV-EXP-10")
@for_each(("own", "food"), [(False, 4), (True, 2)])
def test_a_tile_beside_the_chasm_costs_no_range_without_a_piece(own: bool, food: int) -> None:
    # R3C4 touches the chasm.
    scene = Scene().face_down("R3C4", "AT01").has("A", food=6)
    if own:
        scene.figure("A", "3,3", "A1")
    scene.turn("A")

    scene.play("A explore R3C4")

    # From (3,3) one space and the chasm lie between.
    assert scene.held("A", "food") == food
