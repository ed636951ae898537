"""Terrashift at its edges: which areas may change, and when only one is left to rise or to sink."""

from __future__ import annotations

from tessera.games.the_warp.rules.terrashift import can_shift_one, can_shift_pair, lowerable, raisable, shiftable
from tests.clauses import clause
from tests.games.the_warp.scene import Scene


def at(scene: Scene, height: int, **others: int) -> Scene:
    """Every area is so high, but for some."""
    scene.state.multipliers = [height] * len(scene.state.multipliers)
    for name, other in others.items():
        scene.multiplier(name.replace("_", "-"), other)
    return scene


def surrounded() -> Scene:
    """Every area but one Colony belongs to B."""
    scene = Scene()
    for area in range(len(scene.state.holder)):
        if area != scene.area("a-colony"):
            scene.state.holder[area] = 1
    return scene


@clause("WARP-TER-02", "WARP-GAT-05")
def test_own_exiled_and_empty_areas_may_change_and_no_others() -> None:
    scene = Scene(seats=2).exiled("a-left", 1).hidden("a-ridge", 1).holds("B", "a-upper-left", 1)

    own = {scene.state.area_name(area) for area in shiftable(scene.state, 0)}

    everything = {scene.state.area_name(area) for area in range(len(scene.state.holder))}
    assert everything - own == {"a-upper-left", "b-colony", "b-right", "gate"}
    others = {scene.state.area_name(area) for area in shiftable(scene.state, 1)}
    assert everything - others == {"a-colony", "a-right", "gate"}
    # Not even the holder of the gate changes it.
    assert scene.area("gate") not in shiftable(scene.holds("A", "gate", 1).state, 0)


@clause("WARP-TER-03", "WARP-TER-04")
def test_from_one_to_four() -> None:
    scene = at(Scene(), 2, a_left=1, a_right=3, a_ridge=4)
    areas = [scene.area(name) for name in ("a-colony", "a-left", "a-right", "a-ridge")]

    assert raisable(scene.state, areas) == areas[:3]
    assert lowerable(scene.state, areas) == [areas[0], areas[2], areas[3]]


@clause("WARP-TER-04")
def test_two_areas_are_needed_one_for_each_change() -> None:
    assert can_shift_pair(at(Scene(), 2).state, 0)
    assert can_shift_pair(at(Scene(), 4, a_left=3).state, 0)
    assert can_shift_pair(at(Scene(), 1, a_left=2).state, 0)
    assert not can_shift_pair(at(Scene(), 4).state, 0)
    assert not can_shift_pair(at(Scene(), 1).state, 0)
    # One area could rise or sink, but not both.
    assert not can_shift_pair(at(surrounded(), 2).state, 0)


@clause("WARP-TER-04")
def test_one_that_rises_and_another_that_sinks_are_enough() -> None:
    scene = at(surrounded(), 2, a_colony=1)
    scene.state.holder[scene.area("a-left")] = 0
    scene.multiplier("a-left", 4)

    assert can_shift_pair(scene.state, 0)


@clause("WARP-TER-05", "WARP-RWD-06")
def test_a_single_change_needs_one_area() -> None:
    for height in (1, 2, 4):
        assert can_shift_one(at(surrounded(), height).state, 0)
    nobody = surrounded()
    nobody.state.holder[nobody.area("a-colony")] = 1

    assert not can_shift_one(nobody.state, 0)


@clause("WARP-TER-01", "WARP-TER-04", "WARP-SYM-03")
def test_the_only_area_that_can_sink_cannot_rise_first() -> None:
    scene = at(Scene(), 1, a_left=2).turn("A", "action")

    offered = scene.options("A")
    assert "raise a-left" not in offered
    assert "raise a-right" in offered
    scene.play("A raise a-right")

    # a-right would sink to where it was: another area it must be.
    assert scene.asked() == "B"
    assert [scene.state.multipliers[scene.area(name)] for name in ("a-left", "a-right")] == [1, 2]


@clause("WARP-TER-01", "WARP-TER-04")
def test_of_two_that_can_sink_one_may_rise() -> None:
    scene = at(Scene(), 1, a_left=2, a_ridge=2).turn("A", "action")
    assert {"raise a-left", "raise a-ridge", "raise a-right"} <= set(scene.options("A"))

    scene.play("A raise a-left")

    assert (scene.asked(), scene.state.multipliers[scene.area("a-ridge")]) == ("B", 1)
    # Two changes are two deeds.
    assert scene.colony("A").deeds[21] == 2


@clause("WARP-TER-01", "WARP-TER-06")
def test_an_area_that_rose_is_not_the_one_that_sinks() -> None:
    scene = Scene().turn("A", "action").play("A raise a-left")

    assert "lower a-left" not in scene.options("A")
    assert "lower a-colony" in scene.options("A")
    scene.play("A lower a-colony")

    # Both are barred for those who follow, and nothing else of what lies open.
    barred = {option.partition(" ")[2] for option in scene.options("B")}
    assert not {"a-left", "a-colony", "gate"} & barred
    assert {"b-colony", "b-left", "ring-1", "a-ridge"} <= barred


@clause("WARP-TER-08", "WARP-TER-10")
def test_a_card_for_each_follower_three_at_most() -> None:
    for followers in range(5):
        scene = Scene(seats=5).turn("A", "action").play("A raise a-left", "A lower ring-1")
        for place, letter in enumerate("BCDE"):
            scene.play(f"{letter} raise {letter.lower()}-left" if place < followers else f"{letter} pass")
        cards = min(followers, 3)

        for _ in range(cards):
            assert scene.kind() == "draw"
            scene.play("A draw deck")

        assert (scene.kind(), len(scene.cards("A"))) == ("end", cards)
        assert [event.clause for event in scene.game.events if event.key == "draw"] == ["WARP-TER-08"] * cards
        raised = [event.clause for event in scene.game.events if event.key == "raise"]
        assert raised == ["WARP-TER-01"] + ["WARP-TER-05"] * followers
        assert scene.colony("A").deeds[24] == followers
