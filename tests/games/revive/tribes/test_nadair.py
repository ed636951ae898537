"""Nàdair: books by the sun, forests by the moon."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.rules.test_turn import advances
from tests.games.revive.scene import Scene
from tests.games.revive.tribes.test_tribes import ability
from tests.rows import for_each


def moon(crystal: int = 1, food: int = 0, seats: int = 2) -> Scene:
    """A plays Nàdair on the moon side."""
    return Scene(seats=seats).tribe("A", "nadair", "moon").has("A", crystal=crystal, food=food)


@clause("REV-NAD-01")
def test_the_sun_gives_two_books() -> None:
    scene = ability(Scene(seats=2))

    assert scene.resources("A") == (0, 2, 0, 0)


@clause("REV-NAD-02")
def test_six_forest_tiles() -> None:
    assert moon().camp("A").tiles == 6
    assert Scene(seats=2).tribe("A", "nadair").camp("A").tiles == 0


@clause("REV-NAD-03")
def test_a_forest_costs_a_crystal_and_the_range() -> None:
    scene = ability(moon(crystal=1, food=3).building("A", "7,4"))

    scene.play("A tile 4,3")

    # Forest or water, and the chasm, lie between 7,4 and 4,3.
    assert scene.resources("A") == (0, 1, 1, 0)
    assert (scene.kind_of("4,3"), scene.camp("A").tiles) == ("forest", 5)


@clause("REV-NAD-03")
def test_without_a_piece_range_is_counted_from_the_chasm() -> None:
    scene = ability(moon())

    assert sorted(scene.options("A")) == ["tile 3,6", "tile 4,3", "tile 5,3"]


@clause("REV-NAD-03")
def test_a_book_for_each_tile_of_the_unbroken_chain() -> None:
    scene = moon(food=1).tile("A", "6,2", "forest").tile("A", "5,3", "forest").tile("A", "3,6", "forest")

    ability(scene).play("A tile 4,3")

    # 4,3 joins 5,3, which joins 6,2; 3,6 stands apart.
    assert scene.held("A", "book") == 3


@clause("REV-NAD-03")
def test_printed_forest_neither_counts_nor_joins() -> None:
    scene = moon().tile("A", "3,2", "forest")

    ability(scene).play("A tile 4,3")

    # Both touch the printed forest on 4,2.
    assert scene.held("A", "book") == 1


@clause("REV-NAD-04")
def test_buildings_beside_it_advance_green_twice_for_large_ones() -> None:
    scene = moon(seats=3, food=1).building("A", "4,3").building("B", "6,2", "large")

    ability(scene).play("A tile 5,3")

    assert (scene.track("A", "green"), scene.track("B", "green")) == (1, 2)
    assert scene.held("A", "book") == 1


@clause("REV-NAD-04")
def test_the_active_player_advances_first_and_the_rest_clockwise() -> None:
    scene = Scene(seats=4).tribe("C", "nadair", "moon").has("C", crystal=1, food=3).explored("R1C4", "AT01")
    scene.building("B", "7,4").building("D", "7,2").building("C", "3,6")

    ability(scene, "C").play("C tile 7,3")

    assert advances(scene) == [(3, ["green", "1", "1"]), (1, ["green", "1", "1"])]


@clause("REV-NAD-04")
def test_the_space_counts_as_forest_from_then_on() -> None:
    scene = ability(moon().has("B", gear=3)).play("A tile 4,3", "A end")

    offered = scene.offers("B", "build")
    scene.play("B build small 5,3")

    # No sand any more, and forest for B's new building.
    assert "build small 4,3" not in offered
    assert (scene.track("B", "green"), scene.track("B", "gray")) == (1, 1)


@clause("REV-NAD-05")
@for_each("lacking", ["tile", "space", "crystal"])
def test_without_a_tile_a_space_or_the_crystal_it_cannot_be_carried_out(lacking: str) -> None:
    scene = moon(crystal=0 if lacking == "crystal" else 1, food=6 if lacking == "crystal" else 0)
    if lacking == "tile":
        scene.camp("A").tiles = 0
    if lacking == "space":
        for space in ("4,3", "5,3", "3,6"):
            scene.building("B", space)

    scene.hand("A", "SA1", "SA3").turn("A").play("A play SA1 B1")

    assert (scene.kind(), scene.camp("A").progress, scene.held("A", "book")) == ("turn", 0, 0)


# One ability inside another


def in_the_north(crystal: int, book: int) -> Scene:
    """Nàdair's forests lie on 4,0 4,1 3,1, and the next one has just been laid on 3,2: four books, which do not fit."""
    scene = moon(crystal, food=6).has("A", crystal=crystal, book=book, food=6)
    scene.explored("R0C2", "AT01").explored("R0C1", "AT02")
    for space in ("4,0", "4,1", "3,1"):
        scene.tile("A", space, "forest")
    return scene


@clause("REV-NAD-03", "REV-TURN-05")
def test_a_chain_is_counted_from_its_own_tile_whatever_was_laid_meanwhile() -> None:
    scene = ability(in_the_north(crystal=2, book=3).crates("A", "CR21")).play("A tile 3,2")

    scene.play("A open CR21", "A tile 7,4")
    alone = scene.held("A", "book")
    scene.play("A resolve per-forest-chain(gain-book)")

    # 3 and 1 for the forest on 7,4; then 4 for the chain of 3,2, of which 2 fit.
    assert (alone, scene.held("A", "book"), scene.kind()) == (4, 6, "turn")


# Technologies


@clause("REV-NAD-06")
@for_each("side", ["sun", "moon"])
def test_growing_wisdom_adds_a_book_and_a_point(side: str) -> None:
    scene = Scene(seats=2).tribe("A", "nadair", side).has("A", crystal=1, food=6).figure("A", "2,5", "A1")
    scene.knows_technology("A", "B1")

    ability(scene)
    if side == "moon":
        scene.play("A tile 2,4")

    assert (scene.held("A", "book"), scene.camp("A").points) == ((3, 1) if side == "sun" else (2, 1))


@clause("REV-NAD-06")
def test_it_adds_nothing_when_the_ability_is_not_carried_out() -> None:
    scene = Scene(seats=2).tribe("A", "nadair", "moon").figure("A", "2,5", "A1").hand("A", "SA1", "SA3").turn("A")

    scene.play("A play SA1 B1")

    assert (scene.held("A", "book"), scene.camp("A").points) == (0, 0)


@clause("REV-NAD-07")
def test_forest_and_water_cost_nothing_to_pass() -> None:
    plain = Scene(seats=2).building("A", "7,4").figure("A", "4,7", "A1")
    wild = Scene(seats=2).building("A", "7,4").figure("A", "4,7", "A1").knows_technology("A", "B1")

    # From 7,4 by 6,4 and 6,3 to 5,3 or 6,2; by 6,4 and the chasm to 4,3.
    assert [plain.range_to("A", space) for space in ("5,3", "6,2", "4,3")] == [2, 2, 2]
    assert [wild.range_to("A", space) for space in ("5,3", "6,2", "4,3")] == [0, 0, 1]


@clause("REV-NAD-07")
def test_forest_tiles_are_forest_and_sand_tiles_are_not() -> None:
    scene = Scene(seats=2).figure("A", "3,3", "A1").knows_technology("A", "B1")

    printed = scene.range_to("A", "5,2")
    scene.tribe("B", "kuniban", "moon").tile("B", "4,2", "sand").tribe("A", "nadair", "moon")
    covered = scene.range_to("A", "5,2")
    scene.tile("A", "4,3", "forest")

    # 4,2 and then 4,3 lie between 3,3 and 5,2.
    assert (printed, covered, scene.range_to("A", "5,2")) == (0, 1, 0)


@clause("REV-NAD-08")
def test_welcome_feast_gives_food_after_each_populate_action() -> None:
    scene = Scene(seats=2).figure("A", "2,5", "A1").has("A", book=6, food=3).turn("A")

    scene.play("A populate 3,3", "A technology B3")
    after_one = scene.held("A", "food")
    scene.play("A populate 4,7", "A technology B1")

    # 1 food for range and 1 back; then 3 for range and 1 back.
    assert (after_one, scene.held("A", "food")) == (3, 1)


@clause("REV-NAD-08")
def test_it_does_so_again_on_later_turns() -> None:
    scene = Scene(seats=2).figure("A", "2,5", "A1").knows_technology("A", "B3").has("A", book=3, food=1).turn("A")

    scene.play("A populate 3,3", "A technology B1")

    assert (scene.held("A", "food"), scene.held("A", "book")) == (1, 0)
