"""Worked examples of set-up, exploring, range, populating and building, on the test layout of `Scene`."""

from __future__ import annotations

from tessera.games.revive.state import DISPLAY, MACHINE_DISPLAY
from tests.games.revive.fresh import camps, majors_laid, ready, resolve_all, revive, table
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

# Set-up


def test_ex_01_starting_resources() -> None:
    # Gears, books, food, crystals, from the starting player on.
    assert [camp.resources for camp in camps(ready(4))] == [[0, 0, 0, 1], [1, 0, 0, 1], [1, 1, 0, 1], [1, 1, 1, 1]]


def test_ex_02_artifacts_in_play() -> None:
    # Those marked 1+, 2+ and 3+.
    assert majors_laid(table(3)) == {"purple": 3, "orange": 3, "white": 3}


def test_ex_03_long_game() -> None:
    # For two those marked 3+ are added; for four there are all twelve and two minor ones beside the craters.
    assert majors_laid(table(2)) == {"purple": 2, "orange": 2, "white": 2}
    assert majors_laid(table(2, long=True)) == {"purple": 3, "orange": 3, "white": 3}
    four = table(4, long=True)
    assert (majors_laid(four), revive(four).aside) == ({"purple": 4, "orange": 4, "white": 4}, 2)


@for_each(("left", "ends"), [((1, 1), False), ((0, 2), False), ((1, 0), True), ((0, 1), True)])
def test_ex_03_the_long_game_for_four_ends_when_all_fourteen_are_gone(left: tuple[int, int], ends: bool) -> None:
    scene = Scene(4, long=True).majors(white=left[0], aside=left[1]).points("A", 29).crates("A", "CR15").turn("A")

    resolve_all(scene.play("A open CR15"))
    if scene.kind() == "artifact":
        scene.play(f"A {scene.options('A')[0]}")

    assert (scene.state.last_turns >= 0) is ends


# Exploring and range


def test_ex_11_explore() -> None:
    scene = Scene().face_down("R1C4", "AT01").has("A", food=3).on_top("cards", "CY07").turn("A")
    scene.play("A explore R1C4")
    # 2 food for the tile, 1 for range.
    assert (scene.held("A", "food"), scene.camp("A").points) == (0, 2)

    scene.play("A recruit CG03")
    assert scene.cards("A") == ["CG03"]
    assert sorted(scene.in_zone(DISPLAY)) == ["CG01", "CG02", "CG04", "CG05", "CY07"]
    assert scene.options("A") == ["lay 0", "lay 1"]
    scene.play("A lay 1")

    assert [scene.kind_of(space) for space in ("7,2", "8,2", "7,3", "8,3")] == ["mountain", "sand", "forest", "sand"]


def test_ex_12_unreachable_tile() -> None:
    scene = Scene().face_down("R0C5", "AT01").has("A", food=6, crystal=3).turn("A")

    assert "explore R0C5" not in scene.options("A")


def test_ex_13_first_piece() -> None:
    scene = Scene().has("A", gear=3, food=1).turn("A")

    scene.play("A build small 7,4")

    assert scene.held("A", "food") == 0


def test_ex_14_three_spaces_away() -> None:
    scene = Scene().building("A", "7,4").has("A", gear=3, food=2).turn("A")

    scene.play("A build small 5,3")

    # The chasm, which is beside (5,3), is no longer an origin.
    assert scene.held("A", "food") == 0


def test_ex_15_adjacent() -> None:
    scene = Scene().building("A", "4,3").has("A", book=1, food=3).turn("A")

    scene.play("A populate 3,3")

    assert scene.held("A", "food") == 3


@for_each(("size", "steps"), [("small", 1), ("large", 2)])
def test_ex_16_retroactive_reward(size: str, steps: int) -> None:
    # AT04 as it lies has its mountain on (8,4).
    scene = Scene().building("B", "7,4", size).face_down("R2C5", "AT04").has("A", food=6).turn("A")

    scene.play("A explore R2C5", "A recruit deck", "A lay 0")

    assert scene.kind_of("8,4") == "mountain"
    assert (scene.track("B", "gray"), scene.track("A", "gray")) == (steps, 0)


def test_ex_16_the_rival_who_explores_comes_first() -> None:
    # Both reach a special machine; A stands on (8,3).
    scene = Scene().explored("R1C4", "AT01", turned=True).building("A", "8,3").building("B", "7,4")
    for letter in "AB":
        scene.unlocked(letter, "RW01").tracks(letter, gray=5)
    scene.face_down("R2C5", "AT04").has("A", food=6).turn("A")
    scene.play("A explore R2C5", "A recruit deck", "A lay 0")
    assert (scene.asked(), scene.kind()) == ("A", "special-machine")

    scene.play(f"A {scene.options('A')[0]}")

    assert (scene.asked(), scene.kind()) == ("B", "special-machine")


# Populating


def test_ex_17_second_figure_at_a_location() -> None:
    # A is Purple and plays the Nàdair, B is Blue.
    scene = Scene().building("A", "4,3").figure("B", "4,7", "A1").has("A", book=2, food=2).hand("A", "SA1").turn("A")

    scene.play("A populate 4,7")

    assert scene.resources("A") == (0, 0, 0, 0)
    assert scene.held("B", "book") == 1
    # The bottom technology works: a third book and a point with the tribe ability.
    scene.play("A play SA1 B1")
    assert (scene.held("A", "book"), scene.camp("A").points) == (3, 1)


def test_ex_18_large_location() -> None:
    # The Great Square scores 1 for each figure; a way leads to it over R1C1.
    scene = Scene(3).explored("R1C1", "AT01").large("R0C0", "LL4a").building("A", "1,2")
    scene.figure("B", "R0C0", "A1").figure("C", "R0C0", "A1").has("A", book=3).turn("A")

    scene.play("A populate R0C0")

    assert [scene.held(letter, "book") for letter in "ABC"] == [0, 1, 1]
    # 1 for the technology and 1 for the location.
    assert [at(scene.view(letter), "players", n, "score") for n, letter in enumerate("ABC")] == [2, 2, 2]


@for_each("crate", [False, True])
def test_ex_19_discount(crate: bool) -> None:
    # Less 2 with the machine, less 4 with the crate as well: 1 book for the technology in both cases.
    scene = Scene(3).tribe("A", "stonehands").figure("A", "2,5", "A1").figure("B", "3,3", "A1").figure("C", "3,3", "A1")
    scene.has("A", book=3, food=1).energy("A", 1).machine("A", "MN03").crates("A", "CR27").turn("A")
    scene.play("A with MN03 populate")
    if crate:
        scene.play("A with CR27")

    if scene.kind() == "announce":
        scene.play("A populate 3,3")
    scene.play("A technology B2")

    assert [scene.held(letter, "book") for letter in "ABC"] == [0, 1, 1]


@for_each(("known", "available"), [([], ["A1"]), (["A1", "B1"], ["B2", "B3", "C1"])])
def test_ex_20_order_of_the_tree(known: list[str], available: list[str]) -> None:
    scene = Scene().knows_technology("A", *known).turn("A")

    assert at(scene.view("A"), "players", 0, "available") == available


# Building


def test_ex_21_small_building() -> None:
    # (3,2) touches the forests on (2,2) and (4,2), the field on (3,1), the location on (3,3) and the energy water on
    # (2,3), which A's building on (2,4) touches already, one space away.
    scene = Scene().explored("R0C1", "AT06").explored("R1C1", "AT18", turned=True).building("A", "2,4")
    scene.has("A", gear=3, food=1).turn("A")

    scene.play("A build small 3,2")

    assert scene.resources("A") == (0, 0, 0, 0)
    assert [scene.track("A", color) for color in ("gray", "green", "yellow")] == [0, 2, 1]
    assert scene.camp("A").energy == 0


def test_ex_22_large_building() -> None:
    # (5,1) touches the forests on (4,1) and (4,2), the mountain on (5,2) and a module water on (6,1).
    scene = Scene().explored("R0C2", "AT01", turned=True).explored("R0C3", "AT23")
    scene.has("A", gear=5, food=2).turn("A")

    resolve_all(scene.play("A build large 5,1"))
    assert scene.kind() == "module"
    scene.play("A module MD05", "A place T1.2")

    assert scene.kind() == "turn"
    assert [scene.track("A", color) for color in ("gray", "green", "yellow")] == [2, 4, 0]
    assert scene.in_zone(scene.state.installed(0)) == ["MD05"]


@for_each(("size", "crystals"), [("small", 1), ("large", 2)])
def test_ex_23_crystal_edge(size: str, crystals: int) -> None:
    # (4,0) touches one crystal symbol.
    scene = Scene().explored("R0C2", "AT01").building("A", "4,1").has("A", gear=5).turn("A")

    scene.play(f"A build {size} 4,0")

    assert scene.held("A", "crystal") == crystals


def test_ex_23_with_three_crystals_each_becomes_a_basic_resource() -> None:
    scene = Scene().explored("R0C2", "AT01").building("A", "4,1").has("A", gear=5, crystal=3).turn("A")
    scene.play("A build large 4,0")
    resolve_all(scene)

    assert scene.options("A") == ["gain gear", "gain book", "gain food", "lose"]
    scene.play("A gain book", "A gain food")

    assert scene.resources("A") == (0, 1, 1, 3)


@for_each(("green", "unlocked"), [(11, True), (8, False)])
def test_ex_24_two_track_reward(green: int, unlocked: bool) -> None:
    # Everything that is reached already is unlocked; RW11 needs green 9 and yellow 9.
    scene = Scene().unlocked("A", "RW02", "RW03", "RW05", "RW06", "RW08", "RW09", "RW13").progress("A", 7)
    scene.tracks("A", green=green, yellow=8).hand("A", "SB6").turn("A")

    resolve_all(scene.play("A play SB6 B1"))

    assert scene.is_unlocked("A", "RW11") is unlocked
    assert scene.camp("A").progress == (8 if unlocked else 7)
    assert (scene.kind() == "artifact") is unlocked


def test_ex_25_two_special_machines() -> None:
    # A large building between two mountains: gray from 5 to 9, with green at 4.
    scene = Scene().unlocked("A", "RW01", "RW02").tracks("A", gray=5, green=4).has("A", gear=5)
    scene.machine_display("MG01", "MG02", "MG03").on_top("gray", "MG10").turn("A")
    resolve_all(scene.play("A build large 3,6"))

    scene.play("A machine MG01")
    resolve_all(scene)

    assert sorted(scene.in_zone(MACHINE_DISPLAY)) == ["MG02", "MG03", "MG10"]
    assert scene.options("A") == ["machine MG02", "machine MG03", "machine MG10"]


def test_ex_26_end_of_a_track() -> None:
    # Two advances, then one.
    scene = Scene().unlocked("A", "RW02", "RW05", "RW13").tracks("A", green=11).hand("A", "CN01", "SA4").turn("A")

    resolve_all(scene.play("A play CN01 B1"))
    resolve_all(scene.play("A play SA4 B2"))

    assert (scene.track("A", "green"), scene.held("A", "book")) == (12, 2)
