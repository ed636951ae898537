"""Hofstadterians: water beside buildings by the sun, temples on water by the moon."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.games.revive.tribes.test_tribes import ability
from tests.rows import for_each


def moon(crystal: int = 1, food: int = 0) -> Scene:
    """A plays Hofstadterians on the moon side."""
    return Scene(seats=2).tribe("A", "hofstadterians", "moon").has("A", crystal=crystal, food=food)


@clause("REV-HOF-01")
def test_a_basic_resource_for_each_different_water_beside_own_buildings() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").building("A", "5,3").building("A", "6,2").building("A", "7,4")

    ability(scene).play("A gain gear", "A gain food")

    # 5,3 and 6,2 touch the same water; 7,4 touches another one.
    assert (scene.resources("A"), scene.kind()) == ((1, 0, 1, 0), "turn")


@clause("REV-HOF-01")
def test_water_beside_figures_or_rivals_does_not_count() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").building("B", "7,4").building("A", "6,2")

    ability(scene).play("A gain book")

    assert (scene.resources("A"), scene.kind()) == ((0, 1, 0, 0), "turn")


@clause("REV-HOF-02")
def test_six_temples() -> None:
    assert moon().camp("A").tiles == 6
    assert Scene(seats=2).tribe("A", "hofstadterians").camp("A").tiles == 0


@clause("REV-HOF-03")
def test_a_temple_costs_a_crystal_and_range_and_gives_the_water_at_once() -> None:
    scene = ability(moon(crystal=1, food=2).building("A", "4,3"))

    scene.play("A tile 6,5", "A module MD01", "A place T1.2")

    # The chasm lies between 4,3 and 6,5.
    assert scene.resources("A") == (0, 0, 1, 0)
    assert scene.module_at("A", "T1.2") == "MD01"
    assert scene.camp("A").tiles == 5


@clause("REV-HOF-03")
def test_also_where_a_building_took_it_before() -> None:
    scene = moon(crystal=1, food=1).building("A", "5,3")

    ability(scene).play("A tile 6,3")

    # The water on 6,3 gives a crystal for the one that was paid.
    assert (scene.resources("A"), scene.camp("A").progress) == ((0, 0, 1, 1), 1)


@clause("REV-HOF-03")
def test_not_on_a_water_with_a_temple() -> None:
    scene = moon(food=6).tile("A", "6,3", "temple").explored("R3C4", "AT18")

    ability(scene)

    # 5,6 is the water of AT18.
    assert sorted(scene.options("A")) == ["tile 5,6", "tile 6,5"]


@clause("REV-HOF-04")
def test_temples_are_an_origin_of_range_for_their_owner_alone() -> None:
    scene = moon().building("A", "3,6").building("B", "3,7")

    before = [scene.range_to(letter, "7,4") for letter in "AB"]
    scene.tile("A", "6,5", "temple")

    # 7,4 lies beside 6,5.
    assert before == [2, 3]
    assert [scene.range_to(letter, "7,4") for letter in "AB"] == [0, 3]


@clause("REV-HOF-04")
@for_each(
    ("choice", "gear", "book", "food"),
    [("explore R3C5", 0, 0, 3), ("build small 7,4", 3, 0, 0), ("populate 4,7", 0, 1, 2)],
)
def test_for_every_action(choice: str, gear: int, book: int, food: int) -> None:
    scene = moon().building("A", "2,4").face_down("R3C5", "AT01").has("A", gear=gear, book=book, food=food)

    without = scene.turn("A").options("A")
    scene.tile("A", "6,5", "temple").turn("A").play(f"A {choice}")

    # From the temple 7,5 is passed, or nothing, or chasm and mountain; from 2,4 it is farther each time.
    assert choice not in without
    assert scene.resources("A") == (0, 0, 0, 0)


@clause("REV-HOF-04")
def test_for_the_tribe_ability() -> None:
    scene = moon(crystal=1).building("A", "3,2").explored("R3C4", "AT18").tile("A", "6,5", "temple")

    ability(scene)

    # The water of AT18 on 5,6 lies beside the temple: it can be covered without food, for its energy.
    assert (scene.camp("A").energy, scene.held("A", "crystal"), scene.camp("A").tiles) == (1, 0, 4)


@clause("REV-HOF-04")
def test_with_temples_and_no_piece_from_either_the_temple_or_the_chasm() -> None:
    scene = moon().explored("R1C4", "AT18", turned=True).tile("A", "6,5", "temple")

    # 4,3 lies beside the chasm, 7,4 beside the temple.
    assert (scene.range_to("A", "4,3"), scene.range_to("A", "7,4")) == (0, 0)


@clause("REV-HOF-05")
def test_a_temple_keeps_nobody_from_the_water() -> None:
    scene = moon(crystal=0).tile("A", "6,3", "temple").has("A", gear=3).has("B", gear=3, food=1).turn("A")

    scene.play("A build small 5,3", "A end", "B build small 6,2")

    assert (scene.held("A", "crystal"), scene.held("B", "crystal")) == (1, 1)


@clause("REV-HOF-05")
def test_a_water_pays_its_owner_at_most_twice() -> None:
    scene = moon(crystal=0).tile("A", "6,3", "temple").building("A", "5,3").has("A", gear=3).turn("A")

    scene.play("A build small 6,2")

    assert scene.held("A", "crystal") == 0


@clause("REV-HOF-05")
def test_a_water_counts_once_for_scoring() -> None:
    scene = moon().tile("A", "6,3", "temple").building("A", "5,3").tile("A", "6,5", "temple")

    assert at(scene.view("A"), "players", 0, "counters", "water") == 2
    assert at(scene.view("A"), "players", 0, "counters", "water_built") == 1


# Technologies


@clause("REV-HOF-06")
def test_range_from_a_temple_is_one_longer() -> None:
    scene = moon().figure("A", "2,5", "B3").tile("A", "6,5", "temple")

    before = [scene.range_to("A", space) for space in ("7,4", "5,3", "3,7", "3,2")]
    scene.knows_technology("A", "A1")

    # From the temple: 0, then 1 over the chasm, then 2; 3,2 is nearer to the figure on 2,5, over 2,4 and 3,3.
    assert before == [0, 1, 2, 2]
    assert [scene.range_to("A", space) for space in ("7,4", "5,3", "3,7", "3,2")] == [0, 0, 1, 2]


@clause("REV-HOF-07")
def test_any_two_basic_resources_become_a_crystal_at_any_time() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").knows_technology("A", "A1").has("A", gear=2, book=1, food=1)

    offered = scene.turn("A").offers("A", "swap")
    scene.play("A swap gear+book crystal", "A swap gear+food crystal")

    assert sorted(offered) == [f"swap {pair} crystal" for pair in ("book+food", "gear+book", "gear+food", "gear+gear")]
    assert scene.resources("A") == (0, 0, 0, 2)


@clause("REV-HOF-08")
def test_no_books_for_others_the_unlocking_action_included() -> None:
    scene = Scene(seats=3).tribe("A", "hofstadterians").figure("A", "2,5", "A1").figure("B", "3,3", "A1")
    scene.figure("C", "3,3", "A1").has("A", book=6, food=4).turn("A")

    scene.play("A populate 3,3", "A technology B1")
    by_itself = (scene.held("A", "book"), scene.held("B", "book"), scene.held("C", "book"))
    scene.figure("B", "4,7", "B1").play("A populate 4,7", "A technology B2")

    # 2 books for that technology, and 3 for the fifth slot.
    assert by_itself == (4, 0, 0)
    assert (scene.held("A", "book"), scene.held("B", "book")) == (1, 0)


@clause("REV-HOF-08")
def test_other_technologies_spare_nothing() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").figure("A", "2,5", "A1").figure("B", "3,3", "A1")

    scene.has("A", book=6, food=4).turn("A").play("A populate 3,3", "A technology B2")

    assert (scene.held("A", "book"), scene.held("B", "book")) == (2, 1)


@clause("REV-HOF-09")
def test_a_point_with_each_water_reward() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").figure("A", "2,5", "A1").knows_technology("A", "B3")
    scene.has("A", gear=6, food=6).turn("A")

    scene.play("A build small 5,3")
    first = scene.camp("A").points
    scene.play("A build small 7,4", "A resolve water-6,5", "A module MD01", "A place T1.2")

    assert (first, scene.camp("A").points, scene.held("A", "crystal")) == (1, 2, 1)


@clause("REV-HOF-09")
def test_no_point_for_a_water_that_is_left_or_not_new() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").figure("A", "2,5", "A1").knows_technology("A", "B3")
    scene.building("A", "5,3").has("A", gear=6, food=6).turn("A")

    scene.play("A build small 6,2", "A build small 7,4", "A done")

    assert scene.camp("A").points == 0


@clause("REV-HOF-04", "REV-TRB-03", "REV-RNG-09")
def test_each_temple_is_its_owners_and_the_first_counts_beside_the_second() -> None:
    scene = Scene(seats=3).tribe("B", "hofstadterians", "moon").has("B", crystal=1).hand("B", "SA1")
    scene.tile("B", "6,3", "temple").turn("B")

    scene.play("B play SA1 B1", "B resolve tribe")

    spaces = at(scene.view("A"), "spaces")
    assert isinstance(spaces, list)
    laid = [(at(space, "id"), at(space, "tribe_tile")) for space in spaces if at(space, "tribe_tile") is not None]
    assert laid == [("6,3", {"seat": 1, "tile": "temple"}), ("6,5", {"seat": 1, "tile": "temple"})]
    # 6,2 lies beside 6,3 alone, 7,5 beside 6,5.
    assert [scene.range_to("B", space) for space in ("6,2", "7,5")] == [0, 0]
    assert [scene.range_to("C", space) for space in ("6,2", "7,5")] == [1, 1]
