"""III. End phase, A. Troop Movement."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly


def moves(scene: Scene, origin: str) -> list[str]:
    """Where A's Troops may go from an area."""
    start = f"move {origin} "
    return [option.removeprefix(start) for option in scene.options("A") if option.startswith(start)]


@clause("WARP-END-01")
def test_movement_reveal_and_replenishing_come_in_this_order() -> None:
    # The Troop claims a-upper-right; the tokens beside it wait for the reveal, missions are drawn last.
    scene = Scene().hidden("a-ridge", 2).has("A", gold=1).turn("A", "end")
    scene.play("A move a-colony a-upper-right")
    assert scene.holder("a-ridge") == "hidden"

    scene.play("A end turn")

    assert scene.holder("a-ridge") == "exiled"
    assert scene.kind() == "replenish"
    # There is no way back to a movement.
    assert scene.options("A") == ["stop", "deck progress", "deck prosperity", "deck conquest"]


@clause("WARP-END-02")
def test_two_troops_move_between_linked_areas() -> None:
    # a-left is linked over the Colony, ring-1 is not linked at all.
    scene = Scene().holds("A", "a-left", 1).holds("A", "ring-1", 3)
    for area in ("a-upper-left", "a-upper-right", "a-spine-outer", "b-spine-outer"):
        scene.exiled(area, 1)
    scene.turn("A", "end")
    assert moves(scene, "a-colony") == ["a-right", "a-left"]
    assert "a-left" not in moves(scene, "ring-1")

    scene.play("A move a-colony a-right", "A move a-right a-left")

    assert [scene.troops(area) for area in ("a-colony", "a-right", "a-left")] == [2, 1, 2]
    # Two movements are all, be it of one Troop.
    assert scene.asked() == "B"


@clause("WARP-END-02")
def test_no_movement_is_an_order() -> None:
    scene = Scene().turn("A", "end")

    scene.play("A end turn")

    assert scene.asked() == "B"
    assert scene.troops("a-colony") == 3


@clause("WARP-END-02")
def test_areas_of_others_do_not_link() -> None:
    scene = Scene().holds("A", "a-ridge", 1).holds("B", "a-upper-left", 1).exiled("a-upper-right", 1)
    scene.exiled("a-spine-outer", 1).exiled("a-left", 1).turn("A", "end")

    assert moves(scene, "a-colony") == ["a-right"]


@clause("WARP-END-03")
def test_no_destination_above_four_and_no_area_left_alone() -> None:
    scene = Scene().holds("A", "a-right", 4).holds("A", "a-left", 3).holds("A", "a-upper-left", 1)
    scene.exiled("a-upper-right", 1).exiled("a-spine-outer", 1).exiled("b-spine-outer", 1)
    scene.exiled("b-spine-inner", 1).exiled("a-ridge", 1).turn("A", "end")

    assert moves(scene, "a-colony") == ["a-left", "a-upper-left"]
    # Its last Troop stays on a-upper-left.
    assert moves(scene, "a-upper-left") == []
    scene.play("A move a-colony a-left")
    assert moves(scene, "a-right") == ["a-colony", "a-upper-left"]


@clause("WARP-END-03", "WARP-GAT-07")
def test_the_gate_takes_as_many_as_its_guardian_had_dice() -> None:
    # The Darja Shadows have 2 dice.
    scene = Scene().guardian("darja-shadows").holds("A", "gate", 2).holds("A", "ring-1", 2).turn("A", "end")
    assert "gate" not in moves(scene, "ring-1")

    scene = Scene().guardian("darja-shadows").holds("A", "gate", 1).holds("A", "ring-1", 2).turn("A", "end")

    assert "gate" in moves(scene, "ring-1")


@clause("WARP-END-04")
def test_an_empty_area_beside_an_own_one_is_claimed_without_a_reward() -> None:
    scene = Scene().turn("A", "end")

    scene.play("A move a-colony a-upper-left")

    assert (scene.holder("a-upper-left"), scene.troops("a-upper-left")) == ("A", 1)
    assert scene.held_rewards("A") == []
    assert scene.told("claim") == [[f"area:{scene.area('a-upper-left')}"]]


@clause("WARP-END-04")
def test_only_empty_areas_beside_own_ones_are_claimed() -> None:
    scene = Scene().exiled("a-upper-left", 1).hidden("a-upper-right", 1).holds("B", "a-left", 1).turn("A", "end")

    # a-spine-outer is empty and lies beside a-right; a-ridge is empty and lies beside none.
    assert moves(scene, "a-colony") == ["a-right", "a-spine-outer"]


@clause("WARP-END-05")
def test_the_claiming_troop_may_come_from_any_linked_area() -> None:
    # From the Colony over a-right to a-spine-outer, which the Colony does not touch.
    scene = Scene().turn("A", "end")

    scene.play("A move a-colony a-spine-outer")

    assert scene.holder("a-spine-outer") == "A"
    assert scene.troops("a-right") == 1


@clause("WARP-END-05")
def test_a_troop_from_an_area_that_is_not_linked_cannot_claim() -> None:
    # ring-3 is not linked to the Colony; what lies beside the Colony is not for its Troops.
    scene = Scene().holds("A", "ring-3", 2).turn("A", "end")

    assert "a-left" not in moves(scene, "ring-3")
    assert "ring-4" in moves(scene, "ring-3")
    assert "ring-4" not in moves(scene, "a-colony")


@clause("WARP-END-05")
def test_one_troop_may_use_both_movements() -> None:
    scene = Scene().holds("A", "a-colony", 1).holds("A", "a-right", 3).turn("A", "end")

    scene.play("A move a-right a-left")
    # One Troop alone cannot leave a-left again, but a second one may come along and go on.
    assert moves(scene, "a-left") == []
    scene.play("A move a-right b-spine-outer")

    assert [scene.troops(area) for area in ("a-right", "a-left", "b-spine-outer")] == [1, 1, 1]


@clause("WARP-END-06")
def test_buildings_of_a_claimed_area_pass_to_the_claimer() -> None:
    # B has lost a-left; two mines of B stand there, and A has one miniature left of the four.
    scene = Scene().holds("B", "a-left", 1, "gold_mine", "gold_mine").holds("A", "ring-1", 1, "gold_mine", "gold_mine")
    scene.state.withdraw(scene.area("a-left"), 1)
    assert scene.colony("B").minis[1] == 1
    scene.turn("A", "end")

    scene.play("A move a-colony a-left")

    # One is replaced by A's last mine, the other stays in B's colour and counts for A all the same.
    assert scene.built("a-left") == ["gold_mine", "gold_mine"]
    assert scene.colony("A").minis[1] == 0
    assert scene.colony("B").minis[1] == 2
    assert scene.colony("A").count[1] == 5
    assert scene.colony("A").positions[1] == 4


@clause("WARP-END-02", "WARP-TURN-05")
def test_free_steps_are_open_around_each_movement() -> None:
    scene = act_quietly(Scene().has("A", gold=1).rewards("A", "gold-shipment").turn("A", "action"), "A")
    scene.play("A move a-colony a-right")
    assert {"trade", "spend gold-shipment.1", "end turn"} <= set(scene.options("A"))

    scene.play("A spend gold-shipment")

    assert any(option.startswith("move") for option in scene.options("A"))
