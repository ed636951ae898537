"""Populating: locations, range, books for the technology and for others who are there."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


@clause("REV-POP-01")
def test_face_up_locations_in_reach_can_be_populated() -> None:
    scene = Scene().has("A", book=6, food=6).turn("A")
    assert sorted(scene.offers("A", "populate")) == ["populate 2,5", "populate 3,3", "populate 4,7"]

    scene.explored("R1C1", "AT01").turn("A")

    # A way now leads to one of the four corners.
    assert sorted(scene.offers("A", "populate")) == ["populate 2,5", "populate 3,3", "populate 4,7", "populate R0C0"]


@clause("REV-POP-01", "REV-POP-07")
def test_rivals_do_not_matter_but_an_own_figure_does() -> None:
    scene = Scene(3).has("A", book=6, food=6).figure("A", "3,3", "A1").figure("B", "2,5", "A1").figure("C", "2,5", "A1")

    scene.turn("A")

    assert sorted(scene.offers("A", "populate")) == ["populate 2,5", "populate 4,7"]


@clause("REV-POP-02")
@for_each(("piece", "food"), [("4,3", 2), ("3,7", 0), ("5,3", 2), ("2,4", 3)])
def test_range_to_the_location_is_paid(piece: str, food: int) -> None:
    scene = Scene().building("A", piece).has("A", book=1, food=4).turn("A")

    scene.play("A populate 4,7")

    assert scene.held("A", "food") == 4 - food


@clause("REV-POP-03")
@for_each(("node", "books"), [("B1", 3), ("B2", 3), ("B3", 2)])
def test_the_books_of_the_chosen_technology_are_paid(node: str, books: int) -> None:
    scene = Scene().tribe("A", "stonehands").has("A", book=5, food=4).figure("A", "3,3", "A1").turn("A")
    scene.play("A populate 2,5")
    assert scene.options("A") == ["technology B1", "technology B2", "technology B3"]

    scene.play(f"A technology {node}")

    assert scene.held("A", "book") == 5 - books
    assert at(scene.view("B"), "players", 0, "technologies") == ["A1", node]
    spaces = scene.view("B")["spaces"]
    assert isinstance(spaces, list)
    assert [at(space, "figures") for space in spaces if at(space, "id") == "2,5"] == [[0]]
    assert at(scene.view("B"), "players", 0, "figures") == 5


@clause("REV-POP-03")
@for_each(("books", "offered"), [(2, False), (3, True)])
def test_a_technology_that_cannot_be_paid_is_not_offered(books: int, offered: bool) -> None:
    scene = Scene().has("A", book=books, food=4).figure("A", "3,3", "A1").turn("A")

    assert ("populate 2,5" in scene.options("A")) is offered


@clause("REV-POP-04")
def test_each_other_player_there_is_paid_a_book() -> None:
    scene = Scene(4).has("A", book=4, food=1).figure("B", "3,3", "A1").figure("D", "3,3", "A1").has("B", book=2)
    scene.figure("C", "4,7", "A1").turn("A")

    scene.play("A populate 3,3")

    # 1 for the technology, 1 each for B and D; C is elsewhere.
    assert [scene.held(letter, "book") for letter in "ABCD"] == [1, 3, 0, 1]


@clause("REV-POP-04")
@for_each(("books", "crystals", "offered"), [(1, 0, False), (2, 0, True), (1, 1, True), (0, 2, True)])
def test_the_books_for_others_must_be_paid(books: int, crystals: int, offered: bool) -> None:
    scene = Scene().has("A", book=books, food=1, crystal=crystals).figure("B", "3,3", "A1").turn("A")

    assert ("populate 3,3" in scene.options("A")) is offered


@clause("REV-POP-04")
def test_others_get_a_book_even_for_a_crystal() -> None:
    scene = Scene().has("A", food=1, crystal=2).figure("B", "3,3", "A1").turn("A")

    scene.play("A populate 3,3")

    assert scene.resources("A") == (0, 0, 0, 0)
    assert scene.resources("B") == (0, 1, 0, 0)


@clause("REV-POP-04")
def test_a_book_above_the_limit_of_the_other_is_lost() -> None:
    scene = Scene().has("A", book=2, food=1).figure("B", "3,3", "A1").has("B", book=6).turn("A")

    scene.play("A populate 3,3")

    assert (scene.held("A", "book"), scene.held("B", "book")) == (0, 6)


@clause("REV-POP-05")
def test_the_first_figure_comes_from_the_bottom_technology() -> None:
    scene = Scene().has("A", book=6, food=6).turn("A")
    assert at(scene.view("A"), "players", 0, "available") == ["A1"]

    scene.play("A populate 3,3")

    assert at(scene.view("A"), "players", 0, "technologies") == ["A1"]
    assert scene.held("A", "book") == 5


@clause("REV-POP-05")
@for_each(
    ("known", "available"),
    [
        (["A1"], ["B1", "B2", "B3"]),
        (["A1", "B1"], ["B2", "B3", "C1", "C2"]),
        (["A1", "B2"], ["B1", "B3", "C2", "C3"]),
        (["A1", "B3"], ["B1", "B2", "C3"]),
        (["A1", "B1", "B3", "C3"], ["B2", "C1", "C2"]),
    ],
)
def test_later_ones_only_from_technologies_joined_to_an_unlocked_one(known: list[str], available: list[str]) -> None:
    scene = Scene().tribe("A", "stonehands").has("A", book=6, food=6)
    for node, space in zip(known, ("R0C0", "R0C6", "R4C0", "R4C6"), strict=False):
        scene.figure("A", space, node)
    scene.explored("R1C1", "AT01").turn("A")

    scene.play("A populate 3,3")

    assert scene.options("A") == [f"technology {node}" for node in available]


@clause("REV-POP-06")
def test_an_immediate_effect_happens_at_once() -> None:
    scene = Scene().has("A", book=6, food=6).figure("A", "3,3", "A1").figure("A", "2,5", "B1").turn("A")

    scene.play("A populate 4,7", "A technology C1")
    resolve_all(scene)
    scene.play("A artifact white")

    assert (scene.major("A", "white"), scene.camp("A").energy) == (1, 1)


@clause("REV-POP-06")
def test_a_standing_effect_lasts_from_then_on() -> None:
    # Growing Wisdom of the Nàdair: a book and a point more with each tribe ability.
    scene = Scene().has("A", book=1, food=1).hand("A", "SA1", "SB5").turn("A")
    scene.play("A populate 3,3")

    scene.play("A play SA1 B1")
    assert (scene.held("A", "book"), scene.camp("A").points) == (3, 1)
    scene.turn("A").play("A play SB5 B2")

    assert (scene.held("A", "book"), scene.camp("A").points) == (6, 2)


@clause("REV-POP-07")
def test_a_location_holds_one_figure_of_each_player() -> None:
    scene = Scene(3).has("A", book=6, food=6).figure("B", "3,3", "A1").figure("C", "3,3", "A1").turn("A")
    scene.play("A populate 3,3")

    spaces = scene.view("A")["spaces"]
    assert isinstance(spaces, list)
    assert [at(space, "figures") for space in spaces if at(space, "id") == "3,3"] == [[0, 1, 2]]
    assert "populate 3,3" not in scene.options("A")


@clause("REV-POP-08", "REV-RES-08")
@for_each(("crate", "left"), [(False, 1), (True, 1)])
def test_discounts_lower_the_technology_alone_and_not_below_one(crate: bool, left: int) -> None:
    # 3 books less 2, or less 4, but at least 1; and 1 for each of two rivals.
    scene = Scene(3).tribe("A", "stonehands").has("A", book=6, food=6).figure("A", "2,5", "A1")
    scene.figure("B", "3,3", "A1").figure("C", "3,3", "A1")
    scene.energy("A", 1).machine("A", "MN03").crates("A", "CR27").turn("A")
    scene.play("A with MN03 populate")
    if crate:
        scene.play("A with CR27")

    scene.play("A populate 3,3", "A technology B2")

    assert scene.held("A", "book") == 6 - left - 2
    assert (scene.held("B", "book"), scene.held("C", "book")) == (1, 1)


@clause("REV-POP-09")
def test_everybody_on_a_large_location_scores_it() -> None:
    # The Great Square: 1 point for each figure.
    scene = Scene(3).large("R0C0", "LL4a")
    scene.figure("A", "R0C0", "A1").figure("A", "3,3", "B1").figure("B", "R0C0", "A1").figure("C", "3,3", "A1").turn(
        "A"
    )

    # With 1 point for each technology; C is not there.
    assert [at(scene.view(letter), "players", n, "score") for n, letter in enumerate("ABC")] == [4, 2, 1]


@clause("REV-POP-10")
@for_each(("nodes", "offered"), [(6, True), (7, False)])
def test_without_a_figure_left_nobody_populates(nodes: int, offered: bool) -> None:
    scene = Scene().explored("R1C4", "AT06").has("A", book=6, food=6, crystal=3)
    spaces = ("3,3", "2,5", "4,7", "R0C0", "R0C6", "R4C0", "R4C6")
    for node, space in list(zip(("A1", "B1", "B2", "B3", "C1", "C2", "C3"), spaces, strict=True))[:nodes]:
        scene.figure("A", space, node)
    scene.turn("A")

    assert ("populate 7,3" in scene.options("A")) is offered
    assert at(scene.view("A"), "players", 0, "figures") == 7 - nodes
