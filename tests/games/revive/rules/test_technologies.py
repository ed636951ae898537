"""The technology tree: the fifth slot, artifacts, costs, points and links."""

from __future__ import annotations

from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.games.revive.trees import TREES
from tests.rows import for_each

every_side = for_each("side", ["sun", "moon"])
every_tribe = for_each("tribe", ["nadair", "hofstadterians", "ox49", "kuniban", "solwrights", "stonehands"])


def near_the_top(tribe: str = "stonehands", side: str = "sun") -> Scene:
    """A has the technologies of the two lower rows and the means for one of the top row at (7,3)."""
    scene = Scene().explored("R1C4", "AT06").tribe("A", tribe, side).has("A", book=6, food=6)
    for node, space in zip(("A1", "B1", "B2", "B3"), ("R0C0", "R0C6", "R4C0", "3,3"), strict=True):
        scene.figure("A", space, node)
    return scene.turn("A").play("A populate 7,3")


@clause("REV-TECH-01")
@every_side
@every_tribe
def test_the_middle_of_the_second_row_opens_the_fifth_slot(tribe: str, side: str) -> None:
    closed = (
        Scene().tribe("A", tribe, side).figure("A", "3,3", "A1").figure("A", "2,5", "B1").hand("A", "SA1").turn("A")
    )
    opened = (
        Scene().tribe("A", tribe, side).figure("A", "3,3", "A1").figure("A", "2,5", "B2").hand("A", "SA1").turn("A")
    )

    assert not [option for option in closed.offers("A", "play") if "S5" in option]
    assert [option for option in opened.offers("A", "play") if "S5" in option] == [
        "play SA1 S5 top",
        "play SA1 S5 bottom",
    ]


@clause("REV-TECH-02", "REV-TECH-04")
@every_side
@every_tribe
def test_an_artifact_and_an_energy(tribe: str, side: str) -> None:
    scene = near_the_top(tribe, side)

    scene.play("A technology C1")
    resolve_all(scene).play("A artifact purple")

    assert (scene.camp("A").majors, scene.camp("A").energy) == ([1, 0, 0], 1)
    assert (scene.crate_count("A"), scene.camp("A").points) == (0, 0)


@clause("REV-TECH-02", "REV-TECH-04")
def test_an_artifact_and_a_crate() -> None:
    scene = near_the_top()

    scene.play("A technology C2")
    resolve_all(scene).play("A artifact orange")

    assert (scene.camp("A").majors, scene.crate_count("A")) == ([0, 1, 0], 1)
    assert (scene.camp("A").energy, scene.camp("A").points) == (0, 0)


@clause("REV-TECH-02", "REV-TECH-04")
def test_an_artifact_and_four_points() -> None:
    scene = near_the_top()

    scene.play("A technology C3")
    resolve_all(scene).play("A artifact white")

    assert (scene.camp("A").majors, scene.camp("A").points) == ([0, 0, 1], 4)
    assert (scene.camp("A").energy, scene.crate_count("A")) == (0, 0)


@clause("REV-TECH-02")
def test_the_artifact_is_any_major_of_the_board() -> None:
    scene = near_the_top().majors(purple=1, white=2)

    scene.play("A technology C1")
    resolve_all(scene)

    assert scene.offers("A", "artifact") == ["artifact purple", "artifact white"]


@clause("REV-TECH-03")
def test_the_tree_of_a_board_that_has_none_of_its_own() -> None:
    tree = load().game["tree"]

    assert tree["links"] == [["A1", "B1"], ["A1", "B2"], ["A1", "B3"], ["B1", "C1"], ["B2", "C2"], ["B3", "C3"]]
    assert tree["cost"] == {"A1": 1, "B1": 3, "B2": 3, "B3": 3, "C1": 6, "C2": 6, "C3": 6}
    assert tree["points"] == {"A1": 1, "B1": 1, "B2": 1, "B3": 1, "C1": 3, "C2": 3, "C3": 3}


@clause("REV-TECH-03", "REV-POP-03")
@for_each("node", ["C1", "C2", "C3"])
def test_a_technology_costs_the_books_that_are_printed_there(node: str) -> None:
    scene = near_the_top()
    assert scene.options("A") == ["technology C1", "technology C2", "technology C3"]

    scene.play(f"A technology {node}")

    assert scene.held("A", "book") == 6 - TREES["stonehands sun"].cost(node)


@clause("REV-POP-05", "REV-TECH-03")
def test_a_line_leads_both_ways() -> None:
    """On the moon side of Hofstadterians the fifth slot is reached from above: a line joins it to C3 and to C2."""
    scene = Scene().tribe("A", "hofstadterians", "moon").figure("A", "3,3", "A1").figure("A", "2,5", "B3")
    scene.has("A", book=6, food=6).turn("A")
    scene.play("A populate 4,7")
    resolve_all(scene).play("A artifact white")

    assert at(scene.view("A"), "players", 0, "technologies") == ["A1", "B3", "C3"]
    assert at(scene.view("A"), "players", 0, "available") == ["B2"]


@clause("REV-TECH-03")
@for_each(
    ("nodes", "points"),
    # On the sun side of Nàdair.
    [(["A1"], 1), (["A1", "B2"], 2), (["A1", "B1", "B2", "B3"], 4), (["A1", "B1", "C1"], 5), (["A1", "B3", "C3"], 5)],
)
def test_points_of_unlocked_technologies(nodes: list[str], points: int) -> None:
    scene = Scene().knows_technology("A", *nodes).turn("A")

    assert at(scene.view("A"), "players", 0, "score") == points


@clause("REV-TECH-05")
def test_three_technologies_belong_to_the_tribe() -> None:
    library = load()

    assert list(library.common_technologies) == ["B2", "C1", "C2", "C3"]
    for tribe in library.tribes.values():
        for side in tribe["side"]:
            assert [technology["node"] for technology in side["technology"]] == ["A1", "B1", "B3"]


@clause("REV-TECH-05")
def test_the_same_technology_differs_from_tribe_to_tribe() -> None:
    names = {
        side["technology"][0]["name"]["en"] for tribe in load().tribes.values() for side in tribe["side"]
    }  # fmt: skip

    assert names == {
        *("Growing Wisdom", "Sap Tapping", "Crystal Exchange", "Temple Road", "Survey Drones", "Homing Signal"),
        *("Greeting Gifts", "Winter Stores", "Moon Still", "Iron Trade", "Cornerstones"),
    }
