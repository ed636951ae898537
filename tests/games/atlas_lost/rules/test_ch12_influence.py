"""12. Influence Phase: pay, step to the right, receive the bonus."""

from __future__ import annotations

from tessera.games.atlas_lost.library import load
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene

TREES = "economy culture military"


@clause("AL-INF-01", "AL-INF-03")
def test_steps_are_paid_one_after_another_as_long_as_one_can_and_likes() -> None:
    # Space 1 and space 2 cost 2 research each; 1 research is left over, too little for space 3.
    scene = Scene(TREES, seats=2).has("A", research=5, data=1)
    scene.turn("A")

    scene.play("end", "advance 1", "deck economy", "advance 1")

    assert scene.faction("A").influence == 2
    assert scene.resources("A") == (1, 1, 1)
    assert scene.asked() == "B action"


@clause("AL-INF-01")
def test_a_step_that_cannot_be_paid_is_not_offered() -> None:
    scene = Scene(TREES, seats=2).has("A", research=1, data=9)
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "B action"
    assert scene.faction("A").influence == 0


@clause("AL-INF-02")
def test_the_cost_is_that_of_the_space_moved_into() -> None:
    # From space 3: space 4 costs 3 research and 1 data, space 3 itself 2 and 1.
    scene = Scene(TREES, seats=2).has("A", research=3, data=1).influence("A", 3)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.faction("A").influence == 4
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-INF-03")
def test_the_bonus_comes_after_the_payment_and_the_move() -> None:
    scene = Scene(TREES, seats=2).has("A", research=3, data=1).influence("A", 3)
    scene.turn("A")

    scene.play("end", "advance 1")

    keys = [event.key for event in scene.game.events]
    assert keys.index("pays") < keys.index("advances") < keys.index("gains")
    assert scene.tp("A") == 1


@clause("AL-INF-03", "AL-INF-01")
def test_a_bonus_cannot_pay_for_its_own_step() -> None:
    # 1 military power and space 8's reward tile (military): 2 in mixed tokens are needed before it is gained.
    scene = Scene(TREES, seats=2).has("A", research=3, data=2, military=1).influence("A", 7)
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "B action"
    assert scene.faction("A").influence == 7


@clause("AL-INF-04", "AL-INF-07")
def test_a_late_space_has_two_costs_of_which_one_is_paid() -> None:
    scene = Scene(TREES, seats=2).has("A", research=3, data=2, tp=2, military=2).influence("A", 6)
    scene.turn("A")
    scene.play("end")
    assert scene.options() == ["advance 1", "advance 2", "stop"]

    scene.play("advance 1")

    assert scene.resources("A") == (0, 0, 1)
    assert (scene.tp("A"), scene.military("A")) == (0, 2)
    assert scene.faction("A").influence == 7


@clause("AL-INF-04", "AL-INF-07", "AL-INF-06")
def test_the_other_cost_of_a_late_space_takes_tokens() -> None:
    scene = Scene(TREES, seats=2).has("A", research=3, data=2, tp=2, military=1).influence("A", 6).culture("A", "IC")
    scene.turn("A")

    scene.play("end", "advance 2")

    assert scene.resources("A") == (1, 1, 1)
    assert (scene.tp("A"), scene.military("A")) == (2, 0)
    assert scene.culture_of("A") == []
    assert scene.stock("A")[1] == 9
    assert scene.faction("A").influence == 7


@clause("AL-INF-05")
def test_tp_of_a_step_are_paid_with_tokens_only() -> None:
    scene = Scene(TREES, seats=2).has("A", research=9, data=9, tp=1).influence("A", 6).keeps_front_runners("A", 2)
    scene.install("A", "SCI-25")
    scene.turn("A")
    assert scene.total_tp("A") == 7  # 1 in tokens, 2 and 2 on token and card, 2 for the influence tile

    scene.play("end")

    assert scene.asked() == "B action"


@clause("AL-INF-06")
def test_a_mixed_cost_is_paid_in_any_mix() -> None:
    # Space 10 takes 4 in mixed tokens: of an economy token, a culture token and 3 military power.
    scene = Scene(TREES, seats=2).has("A", research=5, data=3, military=3).influence("A", 9)
    scene.economy("A", "IE").culture("A", "IM")
    scene.turn("A")

    scene.play("end", "advance 2")
    assert scene.game.questions[0].pick == (4, 4)
    assert scene.options() == [
        "pay economy IE",
        "pay culture IM",
        "pay military 1",
        "pay military 2",
        "pay military 3",
    ]
    scene.play("pay culture IM + pay military 1 + pay military 2 + pay military 3")

    assert scene.economy_of("A") == ["IE"]
    assert scene.culture_of("A") == []
    assert scene.military("A") == 0


@clause("AL-INF-06", "AL-REL-05")
def test_religion_tokens_pay_a_mixed_cost_too() -> None:
    scene = Scene("science religion military", seats=2).has("A", research=2, data=1, military=1).influence("A", 6)
    scene.track("NPC-1", "BA").track("B", "A")
    scene.turn("A")

    scene.play("end", "advance 2", "pay religion B 1 + pay religion NPC-1 2")

    assert (scene.track_of("B"), scene.track_of("NPC-1")) == ("", "B")
    assert scene.stock("A") == (0, 0, 9)
    assert scene.ally_of("NPC-1") == "B"
    assert scene.military("A") == 1


@clause("AL-INF-06")
def test_too_few_tokens_do_not_pay_a_mixed_cost() -> None:
    scene = Scene(TREES, seats=2).has("A", research=2, data=1, military=1).influence("A", 6)
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "B action"


@clause("AL-INF-07")
def test_space_7_costs_what_the_rulebook_shows() -> None:
    spaces = load().spaces

    costs = spaces[7]["costs"]

    assert costs == [{"research": 3, "data": 2, "tp": 2}, {"research": 2, "data": 1, "any_token": 2}]


@clause("AL-INF-08")
def test_space_2_costs_two_research_and_gives_one_command() -> None:
    scene = Scene(TREES, seats=2).has("A", research=2).influence("A", 1)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.resources("A") == (0, 0, 1)
    assert scene.faction("A").influence == 2


@clause("AL-INF-09")
def test_one_may_stop_at_any_time() -> None:
    scene = Scene(TREES, seats=2).has("A", research=9)
    scene.turn("A")

    scene.play("end", "advance 1", "deck culture", "stop")

    assert scene.faction("A").influence == 1
    assert scene.resources("A") == (7, 0, 0)
    assert scene.asked() == "B action"


@clause("AL-INF-10")
def test_a_retreat_goes_left_by_the_number_given_without_a_bonus() -> None:
    # Space 2 would give a command.
    scene = (
        Scene(TREES, seats=2, techs="IIM-A IIIM-C").team("A", "IIM-A", "IIIM-C").has("A", military=6).influence("B", 4)
    )
    scene.turn("A")

    scene.play("start IIIM-C")

    assert scene.faction("B").influence == 2
    assert scene.resources("B") == (0, 0, 0)


@clause("AL-INF-10")
def test_a_retreat_of_one_goes_one_space() -> None:
    scene = Scene(TREES, seats=2).hand("A", "MIL-05").influence("B", 4)
    scene.turn("A")

    scene.play("use MIL-05")

    assert scene.faction("B").influence == 3


@clause("AL-INF-10")
def test_a_retreat_ends_at_the_leftmost_space_and_nobody_there_can_retreat() -> None:
    scene = (
        Scene(TREES, seats=3, techs="IIM-A IIIM-C").team("A", "IIM-A", "IIIM-C").has("A", military=6).influence("B", 1)
    )
    scene.turn("A")

    scene.play("start IIIM-C")

    assert scene.faction("B").influence == 0
    assert scene.faction("C").influence == 0
    assert scene.tp("A") == 8


@clause("AL-INF-11")
def test_a_space_entered_again_costs_and_pays_again() -> None:
    scene = Scene(TREES, seats=2).hand("A", "MIL-05").influence("B", 2).has("B", research=4)
    scene.turn("A").play("use MIL-05").end_turn()
    assert scene.faction("B").influence == 1

    scene.play("end", "advance 1")

    assert scene.faction("B").influence == 2
    assert scene.resources("B") == (2, 0, 1)


@clause("AL-INF-12")
def test_any_number_of_markers_share_a_space() -> None:
    scene = Scene(TREES, seats=4).has("A", research=2).influence("B", 2).influence("C", 2).influence("D", 2)
    scene.influence("A", 1)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert [scene.faction(letter).influence for letter in "ABCD"] == [2, 2, 2, 2]


@clause("AL-INF-13")
def test_the_track_has_eleven_spaces_with_the_house_figures() -> None:
    track = load().spaces

    costs = [space["costs"] for space in track]
    bonuses = [[step["op"] for step in space["bonus"]] for space in track]

    assert costs == [
        [],
        [{"research": 2}],
        [{"research": 2}],
        [{"research": 2, "data": 1}],
        [{"research": 3, "data": 1}],
        [{"research": 3, "data": 2}],
        [{"research": 3, "data": 2}],
        [{"research": 3, "data": 2, "tp": 2}, {"research": 2, "data": 1, "any_token": 2}],
        [{"research": 4, "data": 3, "tp": 3}, {"research": 3, "data": 2, "any_token": 2}],
        [{"research": 5, "data": 3, "tp": 3}, {"research": 4, "data": 2, "any_token": 3}],
        [{"research": 6, "data": 4, "tp": 4}, {"research": 5, "data": 3, "any_token": 4}],
    ]
    assert bonuses == [
        [],
        ["draw"],
        ["gain"],
        ["reward_tile"],
        ["gain"],
        ["gain"],
        ["reward_tile"],
        ["gain"],
        ["reward_tile"],
        ["gain"],
        [],
    ]


@clause("AL-INF-13", "AL-INF-15")
def test_one_walks_the_whole_track_and_no_further() -> None:
    scene = Scene("military economy culture", seats=2).has("A", research=19, data=19, tp=12)
    scene.turn("A").play("end")

    for step in range(10):
        if step in (4, 7):
            scene.has("A", research=19, data=19)
        scene.play("advance 1")
        if scene.asked() in ("A deck", "A economy", "A culture"):
            scene.play(scene.options()[0])

    assert scene.faction("A").influence == 10
    # 1 card; 1 command on spaces 2, 5, 7 and 9; 1 TP of space 4 less 2+3+3+4 paid; one military power, one token each.
    assert len(scene.hand_of("A")) == 1
    assert scene.faction("A").have[2] == 4
    assert scene.tp("A") == 1
    assert scene.military("A") == 1
    assert scene.stock("A") == (8, 8, 0)
    assert scene.game.outcome is not None


@clause("AL-INF-14")
def test_the_reward_tile_of_the_left_tree_lies_at_space_3() -> None:
    scene = Scene("military culture economy", seats=2).has("A", research=2, data=1).influence("A", 2)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.military("A") == 1


@clause("AL-INF-14")
def test_the_reward_tile_of_the_centre_tree_lies_at_space_6() -> None:
    scene = Scene("culture military economy", seats=2).has("A", research=3, data=2).influence("A", 5)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.military("A") == 1


@clause("AL-INF-14")
def test_the_reward_tile_of_the_right_tree_lies_at_space_8() -> None:
    scene = Scene("culture economy military", seats=2).has("A", research=4, data=3, tp=3).influence("A", 7)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.military("A") == 1


@clause("AL-INF-14")
def test_the_science_reward_tile_offers_a_placement_or_a_card() -> None:
    scene = Scene("science culture economy", seats=2, techs="IIS-C").has("A", research=3, data=1).influence("A", 2)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.asked() == "A choose"
    scene.play(scene.options()[0], "place science IIS-C", "row data", "keep SCI-01")
    # 3 research less 2 were paid with the last research; the front runner token gave 1 data.
    assert scene.resources("A") == (0, 1, 0)
    assert scene.teams_of("A") == ["IIS-C"]


@clause("AL-INF-15")
def test_from_the_rightmost_space_there_is_no_step() -> None:
    scene = Scene(TREES, seats=2).influence("B", 10).hand("A", "MIL-05").has("B", research=19, data=19, tp=4)
    scene.install("B", "ECO-21").has("B", command=1)
    scene.turn("B")
    assert "activate ECO-21" not in scene.options()

    scene.play("end")

    assert scene.game.state.over


@clause("AL-INF-15")
def test_a_marker_pushed_back_from_there_may_advance_again() -> None:
    scene = Scene(TREES, seats=2).influence("B", 10).hand("A", "MIL-05").has("B", research=6, data=4, tp=4)
    scene.turn("A").play("use MIL-05").end_turn()
    assert scene.faction("B").influence == 9

    scene.play("end", "advance 1")

    assert scene.faction("B").influence == 10


@clause("AL-INF-16")
def test_an_effect_may_advance_the_marker_in_the_action_phase() -> None:
    # ECO-21 takes 3 research off: the step into space 2 is free, and its command comes at once.
    scene = Scene(TREES, seats=2).install("A", "ECO-21").has("A", research=2, data=1, command=1).influence("A", 1)
    scene.turn("A")

    scene.play("activate ECO-21", "advance 1")

    assert scene.faction("A").influence == 2
    assert scene.resources("A") == (2, 1, 1)
    assert scene.asked() == "A action"
    scene.play("end")
    assert scene.options() == ["advance 1", "stop"]


@clause("AL-INF-16")
def test_an_offered_advance_may_be_declined() -> None:
    scene = Scene(TREES, seats=2).install("A", "ECO-21").has("A", command=1).influence("A", 1)
    scene.turn("A")

    scene.play("activate ECO-21", "decline")

    assert scene.faction("A").influence == 1
    assert scene.resources("A") == (0, 0, 0)
