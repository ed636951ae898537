"""Kuniban: cards from the display, sand over terrain, and played cards that come home."""

from __future__ import annotations

from tessera.games.revive.state import DISPLAY
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.games.revive.tribes.test_tribes import ability
from tests.rows import for_each


def moon(food: int = 0) -> Scene:
    """A plays Kuniban on the moon side."""
    return Scene(seats=2).tribe("A", "kuniban", "moon").has("A", food=food)


@clause("REV-KUN-01")
def test_the_sun_takes_any_card_of_the_display_for_one_food() -> None:
    scene = Scene(seats=2).tribe("A", "kuniban").has("A", food=2).display("CG01", "CN01", "CY01", "CY02", "CY03")

    ability(scene)
    offered = scene.offers("A", "recruit")
    scene.play("A recruit CN01")

    assert offered == ["recruit CG01", "recruit CN01", "recruit CY01", "recruit CY02", "recruit CY03"]
    assert (scene.cards("A"), scene.held("A", "food"), scene.camp("A").progress) == (["CN01"], 1, 1)
    assert len(scene.in_zone(DISPLAY)) == 5


@clause("REV-KUN-02")
def test_six_sand_tiles() -> None:
    assert moon().camp("A").tiles == 6
    assert Scene(seats=2).tribe("A", "kuniban").camp("A").tiles == 0


@clause("REV-KUN-03")
@for_each(("space", "card", "color"), [("3,4", "CY03", "yellow"), ("6,4", "CN02", "green"), ("4,6", "CG04", "gray")])
def test_the_card_matches_the_covered_terrain(space: str, card: str, color: str) -> None:
    scene = moon().display("CG04", "CN02", "CN03", "CY03", "CG05")

    ability(scene).play(f"A tile {space}")
    offered = scene.offers("A", "recruit")
    scene.play(f"A recruit {card}")

    assert (
        offered
        == {
            "yellow": ["recruit CY03"],
            "green": ["recruit CN02", "recruit CN03"],
            "gray": ["recruit CG04", "recruit CG05"],
        }[color]
    )
    assert (scene.cards("A"), scene.kind_of(space)) == ([card], "sand")


@clause("REV-KUN-03")
def test_range_is_paid_and_water_is_never_covered() -> None:
    scene = ability(moon(food=2).building("A", "7,4"))

    offered = scene.options("A")
    scene.play("A tile 3,5", "A done")

    # Forest or water, and the chasm, lie between 7,4 and 3,5.
    assert not {"tile 6,3", "tile 6,5"} & set(offered)
    assert scene.held("A", "food") == 0


@clause("REV-KUN-03")
def test_not_on_terrain_that_holds_a_tribe_tile() -> None:
    scene = moon(food=6).tribe("B", "nadair", "moon").tile("B", "4,3", "forest")

    ability(scene)

    assert "tile 4,3" not in scene.options("A")
    assert "tile 4,2" in scene.options("A")


@clause("REV-KUN-04")
def test_without_a_matching_card_none_is_gained_but_the_marker_moves() -> None:
    scene = moon().display("CN01", "CN02", "CY01", "CY02", "CY03")

    ability(scene).play("A tile 4,6")

    assert (scene.cards("A"), scene.camp("A").progress, scene.camp("A").tiles) == ([], 1, 5)
    assert scene.kind_of("4,6") == "sand"


@clause("REV-KUN-05")
def test_advances_made_before_stay_and_new_buildings_find_sand() -> None:
    scene = moon(food=1).building("B", "5,3").tracks("B", gray=1).has("B", gear=3).display("CN01")

    ability(scene).play("A tile 5,2", "A end", "B build small 6,2")

    # The mountain of 5,2 is gone: no gray step for the new building, and the old one is kept.
    assert scene.track("B", "gray") == 1
    assert scene.kind_of("5,2") == "sand"


@clause("REV-KUN-06")
@for_each("builder", ["A", "B"])
def test_whoever_builds_on_a_sand_tile_gains_a_point(builder: str) -> None:
    scene = moon().tile("A", "4,2", "sand").has(builder, gear=3, food=1).turn(builder)

    scene.play(f"{builder} build small 4,2")

    # One point, and one step for the mountain beside it.
    assert (scene.camp(builder).points, scene.track(builder, "gray")) == (1, 1)


@clause("REV-KUN-06")
def test_printed_sand_gives_no_point() -> None:
    scene = moon().has("A", gear=3).turn("A").play("A build small 4,3")

    assert scene.camp("A").points == 0


# Technologies


@clause("REV-KUN-07")
@for_each(
    ("card", "gained"), [("CY01", (0, 0, 1, 0)), ("CN01", (0, 1, 0, 0)), ("CG01", (1, 0, 0, 0)), ("deck", (0, 0, 0, 0))]
)
def test_a_new_card_of_the_display_brings_a_resource_by_its_colour(card: str, gained: tuple[int, ...]) -> None:
    scene = Scene(seats=2).tribe("A", "kuniban").figure("A", "4,7", "A1").display("CG01", "CN01", "CY01")
    scene.face_down("R3C4", "AT01").has("A", food=2).turn("A")

    scene.play("A explore R3C4", f"A recruit {card}")

    assert scene.resources("A") == gained


@clause("REV-KUN-07")
def test_by_any_other_effect_too() -> None:
    scene = Scene(seats=2).tribe("A", "kuniban").knows_technology("A", "A1").hand("A", "CY12").display("CG01", "CN01")

    scene.turn("A").play("A play CY12 B1", "A recruit CN01")

    assert scene.resources("A") == (0, 1, 0, 0)


@clause("REV-KUN-08")
def test_a_crystal_sends_a_played_card_to_rest_at_any_time() -> None:
    scene = Scene(seats=2).tribe("A", "kuniban").knows_technology("A", "A1", "B1").has("A", crystal=1)
    scene.played("A", "T1", "SA1").hand("A", "SA2").turn("A")

    scene.play("A call", "A recall SA1", "A play SA2 T1")

    # The slot was free again on the same turn.
    assert (scene.rested("A"), scene.in_slot("A", "T1"), scene.held("A", "crystal")) == (["SA1"], ["SA2"], 0)


@clause("REV-KUN-08")
def test_it_needs_a_crystal_and_a_played_card() -> None:
    poor = (
        Scene(seats=2).tribe("A", "kuniban").knows_technology("A", "A1", "B1").played("A", "T1", "SA1").hand("A", "SA2")
    )
    idle = Scene(seats=2).tribe("A", "kuniban").knows_technology("A", "A1", "B1").has("A", crystal=1).hand("A", "SA2")

    assert "call" not in poor.has("A", gear=6).turn("A").options("A")
    assert "call" not in idle.turn("A").options("A")


@clause("REV-KUN-09")
def test_helping_hands_rest_an_unplayed_card_for_its_top_half() -> None:
    scene = (
        Scene(seats=2).tribe("A", "kuniban").knows_technology("A", "A1", "B3").energy("A", 1).hand("A", "SA1", "SA3")
    )
    scene.module("A", "T1.1", "MD06").module("A", "B1.1", "MD08").played("A", "T1", "CG05").resting("A", "SA5").turn(
        "A"
    )

    scene.play("A use tech:B3")
    offered = scene.options("A")
    scene.play("A rest SA1")

    # 2 gears and nothing of any slot or module; it is no action.
    assert offered == ["rest SA1", "rest SA3", "done"]
    assert scene.resources("A") == (2, 0, 0, 0)
    assert (sorted(scene.rested("A")), scene.camp("A").energy, scene.state.acted) == (["SA1", "SA5"], 0, 0)
