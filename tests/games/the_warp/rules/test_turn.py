"""A Player's Turn: its three phases, exactly one action, gate points, and free steps around everything."""

from __future__ import annotations

from tessera.games.the_warp.rules.turn import actions
from tests.clauses import clause
from tests.games.the_warp.fresh import answer, idle_turn, until
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

WINDOWS = for_each("moment", ["extract", "consult", "action", "end"])
FREE = ("spend", "reward-ability", "use", "laser", "trade")


def free(options: list[str]) -> list[str]:
    """The free steps among what can be chosen."""
    return [option for option in options if option.split(" ")[0] in FREE]


def rich(seats: int = 2) -> Scene:
    """A has a Reward card, a Reward Ability, an activated ability, a Laser Cannon with a target, and a trade."""
    scene = Scene(seats=seats).leads("A", "solca-mercenaries", "zeto-archivists").rewards("A", "gold-shipment")
    scene.holds("A", "a-left", 2, "laser_cannon").exiled("a-upper-left", 2).exiled("a-ridge", 2)
    return scene.has("A", gold=5, energy=3)


ALL_FIVE = {
    "trade",
    "spend gold-shipment.1",
    "reward-ability zeto-archivists",
    "use solca-mercenaries",
    "laser a-left",
}


@clause("WARP-TURN-01")
def test_income_action_end_then_the_next_player() -> None:
    scene = Scene(seats=3).has("B", gold=2).hand("B", "build-05").turn("B", "start")

    asked = until(scene.game, "replenish")
    answer(scene.game)

    # Extract, then Consult with its two draws; the action; Troop Movement; missions last.
    assert [question.kind for question in asked if question.seat == 1] == [
        "extract",
        "before-consult",
        "consult",
        "draw",
        "draw",
        "action",
        "raise",
        "lower",
        "end",
    ]
    assert (scene.state.active, scene.kind()) == (2, "extract")


@clause("WARP-TURN-01", "WARP-END-01")
def test_each_phase_does_its_part_before_the_next_begins() -> None:
    scene = Scene(seats=3).has("B", gold=1).hidden("b-upper-left", 2).turn("B", "start")

    scene.play("B extract resources")
    # What was extracted is there before the Archives are consulted.
    assert (scene.kind(), scene.supplies("B")) == ("before-consult", (2, 1, 0))
    scene.play("B consult", "B draw deck", "B draw deck")
    scene.play("B terrashift", "B raise b-left", "B lower ring-5")
    for letter in "CA":
        scene.play(f"{letter} pass")
    scene.play("B move b-colony b-upper-right", "B end turn", "B deck progress", "B pay 1 gold 0 energy", "B stop")

    told = [event.key for event in scene.game.events]
    assert [key for key in told if key not in ("no_follow", "pay")] == [
        *("turn", "extract", "gain", "draw", "draw"),
        *("action", "raise", "lower"),
        *("move", "claim", "turn_up", "look_at_missions", "keep_mission", *["open_mission"] * 3, "turn"),
    ]
    assert [event.seat for event in scene.game.events if event.key == "turn"] == [1, 2]


@clause("WARP-TURN-01")
def test_the_view_names_the_phase() -> None:
    scene = Scene(seats=2).has("A", gold=1).turn("A", "start")
    moments = []
    for kind in ("extract", "before-consult", "action", "end", "replenish"):
        until(scene.game, kind)
        moments.append(scene.view("B")["moment"])

    assert moments == ["extract", "consult", "action", "acted", "replenish"]


@clause("WARP-TURN-01")
def test_after_the_last_seat_comes_the_first() -> None:
    scene = Scene(seats=3).turn("C", "extract")

    assert [idle_turn(scene.game) for _ in range(4)] == [2, 0, 1, 2]


@clause("WARP-TURN-02")
def test_turn_points_come_before_extract() -> None:
    # The Cultists give 1 point for each turn.
    scene = Scene(seats=2).guardian("ecton-cultists").holds("A", "gate", 2).turn("A", "start")

    assert scene.kind() == "extract"
    assert at(scene.view(None), "players", 0, "points") == 1
    assert [event.key for event in scene.game.events][:2] == ["turn", "points"]


@clause("WARP-TURN-02")
def test_turn_points_come_before_abilities_of_the_start() -> None:
    scene = Scene(seats=2).guardian("ecton-cultists").holds("A", "gate", 2).leads("A", "tavma-morphlings")
    scene.leads("B", "skolok-miners").turn("A", "start")

    assert scene.kind() == "ability"
    assert scene.colony("A").points == 1


@clause("WARP-TURN-02")
def test_turn_points_come_in_the_own_turn_alone() -> None:
    scene = Scene(seats=2).guardian("ecton-cultists").holds("A", "gate", 2).turn("B", "start")

    assert scene.colony("A").points == scene.colony("B").points == 0
    idle_turn(scene.game)
    assert (scene.state.active, scene.colony("A").points) == (0, 1)


@clause("WARP-TURN-03", "WARP-TURN-05")
@WINDOWS
def test_free_steps_are_open_in_every_phase(moment: str) -> None:
    scene = rich().turn("A", moment)

    assert set(free(scene.options("A"))) == ALL_FIVE


@clause("WARP-TURN-03", "WARP-TURN-05")
@WINDOWS
def test_a_free_step_leads_back_to_where_the_turn_stood(moment: str) -> None:
    scene = rich().turn("A", moment)
    kind = scene.kind()
    others = [option for option in scene.options("A") if option not in free(scene.options("A"))]

    scene.play("A spend gold-shipment")
    scene.play("A laser a-left", "A fire a-ridge 1")
    scene.play("A use solca-mercenaries")
    until(scene.game, kind)

    # No action was spent: everything else is still to be done. Once a turn is once a turn.
    assert [option for option in scene.options("A") if option not in free(scene.options("A"))] == others
    assert free(scene.options("A")) == ["trade"]
    assert scene.state.active == 0


@clause("WARP-TURN-03")
def test_free_steps_belong_to_the_own_turn() -> None:
    scene = rich().turn("B", "extract")

    assert scene.asked() == "B"
    assert free(scene.options("B")) == []


@clause("WARP-TURN-03")
def test_a_reward_ability_costs_no_action() -> None:
    scene = rich().turn("A", "action")

    scene.play("A reward-ability zeto-archivists", "A draw deck", "A draw deck", "A draw deck")

    assert len(scene.cards("A")) == 3
    assert (scene.kind(), scene.held_rewards("A")) == ("action", [])
    assert "attack" in scene.options("A")


@clause("WARP-TURN-03", "WARP-TURN-05")
def test_nothing_but_the_trade_is_open_in_a_combat() -> None:
    scene = rich().hand("A", "maneuver").hand("B", "enforce").has("B", gold=3)
    scene.turn("A", "action").play("A attack")

    asked = until(scene.game, "attack-card") + list(scene.game.questions)
    scene.play("A play maneuver", "B play enforce")
    asked += until(scene.game, "end")

    found = {question.kind: free([each.id for each in question.options]) for question in asked if question.seat == 0}
    assert {"attack", "attackers", "attack-card", "bribe", "combat-option"} <= set(found)
    # The trade may be made up to the reveal.
    assert {kind: steps for kind, steps in found.items() if steps} == {"attack-card": ["trade"], "bribe": ["trade"]}
    assert {"spend gold-shipment.1", "laser a-left"} <= set(free(scene.options("A")))


@clause("WARP-TURN-05")
def test_no_free_step_interrupts_a_series_of_draws() -> None:
    scene = rich().turn("A", "consult")

    scene.play("A consult")
    # The Archivists draw one card more.
    for _ in range(3):
        assert (scene.kind(), free(scene.options("A"))) == ("draw", [])
        scene.play("A draw deck")

    assert set(free(scene.options("A"))) == ALL_FIVE


@clause("WARP-TURN-05")
def test_no_free_step_interrupts_a_round_of_follow_decisions() -> None:
    scene = rich(seats=3).turn("A", "action")

    scene.play("A terrashift")
    asked = until(scene.game, "end")

    assert not [each.id for question in asked for each in question.options if free([each.id])]
    assert [question.kind for question in asked] == ["raise", "lower", "follow-terrashift", "follow-terrashift"]
    assert set(free(scene.options("A"))) == ALL_FIVE


@clause("WARP-TURN-05")
def test_free_steps_stand_around_each_troop_movement() -> None:
    scene = rich().turn("A", "end")

    assert set(free(scene.options("A"))) == ALL_FIVE
    scene.play("A move a-colony a-right")
    assert set(free(scene.options("A"))) == ALL_FIVE
    scene.play("A spend gold-shipment.1", "A move a-colony a-right")
    # Both movements are made, and the reveal is still to come.
    assert scene.kind() == "end"
    assert "laser a-left" in scene.options("A")
    assert not [option for option in scene.options("A") if option.startswith("move")]


@clause("WARP-TURN-05")
def test_free_steps_end_when_missions_are_replenished() -> None:
    scene = rich().turn("A", "end")

    scene.play("A end turn")

    assert (scene.kind(), free(scene.options("A"))) == ("replenish", [])
    assert scene.view("A")["moment"] == "replenish"


@clause("WARP-TURN-05")
def test_free_steps_begin_after_the_effects_of_the_start() -> None:
    scene = rich().leads("A", "solca-mercenaries", "tavma-morphlings").leads("B", "skolok-miners")

    scene.turn("A", "start")

    assert (scene.kind(), scene.options("A")) == ("ability", ["use tavma-morphlings", "decline"])
    scene.play("A decline")
    assert "use solca-mercenaries" in scene.options("A")


@clause("WARP-TURN-04")
def test_an_action_must_be_taken() -> None:
    scene = rich().hand("A", "build-05").turn("A", "action")

    assert [option for option in scene.options("A") if option not in ALL_FIVE] == ["develop", "terrashift", "attack"]


@clause("WARP-TURN-04")
@for_each("action", ["develop", "terrashift", "attack"])
def test_one_action_and_no_more(action: str) -> None:
    scene = rich().hand("A", "build-05", "build-06").turn("A", "action")

    scene.play(f"A {action}")
    until(scene.game, "end")

    assert not {"develop", "terrashift", "attack"} & set(scene.options("A"))
    assert "end turn" in scene.options("A")


@clause("WARP-TURN-04")
def test_terrashift_is_possible_with_nothing_at_all() -> None:
    scene = Scene(seats=2)

    assert actions(scene.state, 0) == [1]
    scene.turn("A", "action")
    # The only action there is needs no word.
    assert scene.kind() == "raise"
