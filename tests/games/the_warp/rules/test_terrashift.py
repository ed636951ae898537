"""II. Action phase, B. Terrashift."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, consult, go_quietly
from tests.rows import for_each


def height(scene: Scene, area: str) -> int:
    """The multiplier of an area."""
    return scene.state.multipliers[scene.area(area)]


def shifted(scene: Scene, up: str = "a-colony", down: str = "a-upper-left") -> Scene:
    """A takes the action and has chosen both areas."""
    scene.turn("A", "action")
    if scene.kind() == "action":
        scene.play("A terrashift")
    return scene.play(f"A raise {up}", f"A lower {down}")


def areas(scene: Scene, letter: str, verb: str) -> set[str]:
    """The areas that a player may raise or lower now."""
    return {option.split()[1] for option in scene.options(letter) if option.startswith(verb)}


@clause("WARP-TER-01")
def test_one_area_rises_and_another_sinks_for_good_at_no_cost() -> None:
    scene = Scene().has("A", gold=2, energy=2)

    shifted(scene)

    assert (height(scene, "a-colony"), height(scene, "a-upper-left")) == (3, 1)
    assert scene.supplies("A") == (2, 2, 0)
    go_quietly(scene, "end").play("A end turn", "A stop", "B extract resources")
    act_quietly(consult(scene, "B"), "B")
    assert (height(scene, "a-colony"), height(scene, "a-upper-left")) == (3, 1)


@clause("WARP-TER-01", "WARP-TER-04")
def test_the_two_areas_differ_and_both_changes_are_made() -> None:
    scene = Scene().turn("A", "action").play("A raise a-colony")

    assert scene.kind() == "lower"
    assert "lower a-colony" not in scene.options("A")
    assert not {"pass", "stop", "done"} & set(scene.options("A"))


@clause("WARP-TER-02")
def test_own_exiled_and_empty_areas_can_be_chosen() -> None:
    scene = Scene().exiled("a-upper-right", 2).hidden("a-spine-inner", 1).holds("B", "b-left", 1)

    scene.turn("A", "action").play("A terrashift")

    # The Colony, an own area, an Exiled Race's face up and face down, an empty one.
    chosen = areas(scene, "A", "raise")
    assert {"a-colony", "a-right", "a-upper-right", "a-spine-inner", "ring-1", "connect-outer"} <= chosen
    # Those of others and the gate are not.
    assert not {"b-colony", "b-right", "b-left", "gate"} & chosen
    scene.play("A raise a-colony")
    assert not {"b-colony", "b-right", "b-left", "gate"} & areas(scene, "A", "lower")


@clause("WARP-TER-02", "WARP-GAT-05")
def test_the_gate_is_out_even_for_its_holder() -> None:
    scene = Scene().holds("A", "gate", 1)

    scene.turn("A", "action")

    assert "gate" not in areas(scene, "A", "raise")


@clause("WARP-TER-03", "WARP-TER-04")
def test_four_is_the_highest_and_one_the_lowest() -> None:
    scene = (
        Scene().multiplier("a-left", 3).multiplier("a-upper-left", 4).multiplier("ring-1", 1).multiplier("ring-2", 2)
    )

    scene.turn("A", "action")

    assert "a-left" in areas(scene, "A", "raise")
    assert "a-upper-left" not in areas(scene, "A", "raise")
    scene.play("A raise a-left")
    assert height(scene, "a-left") == 4
    assert "ring-1" not in areas(scene, "A", "lower")
    scene.play("A lower ring-2")
    assert height(scene, "ring-2") == 1


@clause("WARP-TER-03", "WARP-DIC-12")
def test_a_card_may_exceed_four_for_one_combat() -> None:
    # Ambush: the multiplier of the defence rises by 2.
    scene = Scene().holds("A", "a-upper-left", 2).exiled("a-ridge", 1).hand("B", "ambush").has("B", gold=3).dice(6, 1)
    scene.turn("A", "action").play("A attack", "B play ambush", "B option 2 pay 3 gold 0 energy")

    assert scene.told("power") == [["dice:6", "2", "12", "dice:1", "6", "6"]]
    assert height(scene, "a-ridge") == 4


@clause("WARP-TER-05")
@for_each(("choice", "now"), [("raise b-colony", 3), ("lower b-colony", 1), ("pass", 2)])
def test_the_others_may_change_one_area_by_one(choice: str, now: int) -> None:
    scene = shifted(Scene().has("B", gold=1, energy=1))
    assert scene.asked() == "B"

    scene.play(f"B {choice}")

    assert height(scene, "b-colony") == now
    assert scene.supplies("B") == (1, 1, 0)
    assert scene.asked() == "A"


@clause("WARP-TER-06")
def test_followers_keep_off_areas_changed_before_and_those_of_others() -> None:
    scene = shifted(Scene(seats=3), "ring-1", "ring-2")

    # What A changed, what others control, the gate.
    barred = {"ring-1", "ring-2", "a-colony", "a-right", "c-colony", "c-right", "gate"}
    assert not barred & (areas(scene, "B", "raise") | areas(scene, "B", "lower"))
    assert {"b-colony", "a-left", "ring-3"} <= areas(scene, "B", "raise")
    scene.play("B lower ring-3")

    assert not {"ring-1", "ring-2", "ring-3"} & (areas(scene, "C", "raise") | areas(scene, "C", "lower"))


@clause("WARP-TER-06")
def test_the_bar_lasts_for_this_turn() -> None:
    scene = shifted(Scene(), "ring-1", "ring-2").play("B lower ring-3", "A draw deck", "A end turn")
    consult(scene.play("B extract resources"), "B").play("B terrashift", "B raise a-left", "B lower b-left")

    assert {"ring-2", "ring-3"} <= areas(scene, "A", "raise")
    assert "a-left" not in areas(scene, "A", "raise")


@clause("WARP-TER-07")
def test_followers_are_asked_clockwise_from_the_left() -> None:
    scene = Scene(seats=4).turn("C", "action").play("C raise ring-1", "C lower ring-2")
    order = ""

    while scene.kind() == "follow-terrashift":
        order += scene.asked()
        assert "lower a-left" in scene.options(scene.asked())
        scene.play(f"{scene.asked()} pass")

    assert order == "DAB"


@clause("WARP-TER-07", "WARP-TER-06")
def test_the_first_asked_gets_the_area_that_several_want() -> None:
    scene = shifted(Scene(seats=3), "ring-1", "ring-2")

    scene.play("B raise ring-3")

    assert not {"raise ring-3", "lower ring-3"} & set(scene.options("C"))


@clause("WARP-TER-08", "WARP-TER-10")
@for_each(("seats", "followers", "cards"), [(2, 0, 0), (2, 1, 1), (4, 2, 2), (4, 3, 3), (6, 5, 3)])
def test_a_card_may_be_drawn_for_each_follower_three_at_most(seats: int, followers: int, cards: int) -> None:
    scene = shifted(Scene(seats=seats), "ring-1", "ring-2")
    for number in range(seats - 1):
        # Nothing is drawn before all have answered.
        assert scene.cards("A") == []
        letter = "BCDEF"[number]
        scene.play(f"{letter} raise {letter.lower()}-colony" if number < followers else f"{letter} pass")

    for _ in range(cards):
        assert scene.kind() == "draw"
        assert {"stop", "draw deck", "draw build-01"} <= set(scene.options("A"))
        scene.play("A draw deck")

    assert scene.kind() == "end"
    assert len(scene.cards("A")) == cards


@clause("WARP-TER-10")
def test_fewer_cards_may_be_drawn() -> None:
    scene = shifted(Scene(seats=4), "ring-1", "ring-2").play("B raise ring-3", "C raise ring-4", "D raise ring-5")

    scene.play("A draw deck", "A stop")

    assert len(scene.cards("A")) == 1
    assert scene.kind() == "end"


@clause("WARP-TER-08", "WARP-CON-11")
def test_the_hand_limit_holds_for_these_cards() -> None:
    scene = Scene(seats=3).hand("A", "maneuver", "elite", "elite", "pincer", "pincer", "defect", "defect")

    shifted(scene, "ring-1", "ring-2").play("B raise ring-3", "C raise ring-4", "A draw deck")

    assert len(scene.cards("A")) == 8
    assert scene.kind() == "end"


@clause("WARP-TER-09")
def test_any_number_of_areas_may_differ_from_what_is_printed() -> None:
    # All areas but Colonies of a game of six lie 1 higher or lower than printed: more than the 42 tokens.
    scene = Scene(seats=6)
    board = scene.state.rulebook.board
    changed = 0
    for number, area in enumerate(board.areas):
        if not area.gate and not area.colony:
            scene.state.multipliers[number] += 1 if area.multiplier < 3 else -1
            changed += 1
    assert changed == 48

    shifted(scene, "a-colony", "ring-1")

    assert height(scene, "a-colony") == 3


@clause("WARP-TER-05", "WARP-TURN-04")
def test_a_follow_needs_no_action_and_takes_none() -> None:
    scene = shifted(Scene(), "ring-1", "ring-2").play("B raise b-left", "A stop", "A end turn")

    consult(scene.play("B extract resources"), "B")

    assert "terrashift" in scene.options("B")


@clause("WARP-TER-06", "WARP-SYM-03")
def test_what_an_effect_changed_is_not_barred() -> None:
    scene = (
        Scene().rewards("A", "tremor").turn("A", "action").play("A spend tremor", "A raise ring-1", "A lower ring-2")
    )

    scene.play("A raise ring-3", "A lower ring-4")

    # Only the action bars areas for those who follow it.
    free = areas(scene, "B", "lower")
    assert "ring-1" in free
    assert not {"ring-3", "ring-4"} & free


@clause("WARP-TER-02")
def test_areas_of_the_first_player_are_those_of_another_for_everybody_else() -> None:
    scene = Scene(seats=3).holds("A", "ring-1", 1).holds("C", "ring-2", 1)

    scene.turn("B", "action")

    # Nothing but a Terrashift can be done, so the first area is asked for at once.
    chosen = areas(scene, "B", "raise")
    assert {"b-colony", "b-right", "ring-3"} <= chosen
    assert not {"a-colony", "a-right", "ring-1", "ring-2", "c-colony"} & chosen
