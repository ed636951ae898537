"""Scenarios derived from single rules (EX-20 to EX-46)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


@clause("AL-RES-03", "AL-RES-05")
def test_ex_20_cap() -> None:
    """EX-20: 17 and 4 make 19."""
    scene = Scene("science economy culture").has("A", research=17).hand("A", "INI-01").turn("A")

    scene.play("use INI-01")

    assert scene.resources("A") == (19, 0, 0)


@clause("AL-PLACE-04", "AL-PLACE-05", "AL-PLACE-06", "AL-ROUTE-01")
def test_ex_21_placement_limits_and_routes() -> None:
    """EX-21: from the left Lv.2 Tech to Lv.3 left and centre, and no second Lv.2 Tech."""
    scene = Scene("science economy culture").has("A", research=4, data=2).team("A", "IIS-A").turn("A")

    science = [option for option in scene.options() if option.startswith("place science")]

    assert science == ["place science IIIS-A", "place science IIIS-B"]


@clause("AL-PLACE-08")
def test_ex_22_a_passive_does_not_serve_its_own_arrival() -> None:
    """EX-22: IIS-C gives nothing for its own placement and 1 data for later ones."""
    scene = Scene("science economy culture", techs="IIS-C").has("A", research=6).front_runner("IIS-C", None)
    scene.front_runner("IIE-A", None).turn("A")

    scene.play("place science IIS-C", "row data", "keep SCI-01")
    assert scene.resources("A") == (3, 0, 0)
    scene.turn("A").play("place economy IIE-A", "row data", "keep ECO-01")

    assert scene.resources("A") == (0, 1, 0)
    scene.has("A", research=4, data=2).front_runner("IIIE-A", None).turn("A")
    scene.play("place economy IIIE-A", "row research", "keep ECO-03")
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-PLACE-08")
def test_ex_22_nor_does_a_reduction() -> None:
    """EX-22: placing on IIS-D costs the full 3 research."""
    scene = Scene("science economy culture", techs="IIS-D").has("A", research=3).turn("A")

    scene.play("place science IIS-D", "row data", "keep SCI-01")

    assert scene.resources("A")[0] == 0


@clause("AL-PASS-01", "AL-PASS-04")
def test_ex_23_stacked_reductions() -> None:
    """EX-23: with IIS-D and IIIS-B a Lv.2 Tech costs 1 research, a Lv.3 Tech 2 research and 1 data."""
    scene = Scene("science economy culture", techs="IIS-D IIIS-B").has("A", research=3, data=1)
    scene.team("A", "IIS-D", "IIIS-B").front_runner("IIE-A", None).turn("A")

    scene.play("place economy IIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (2, 1, 0)
    scene.turn("A").play("place economy IIIE-A", "row data", "keep ECO-03")

    assert scene.resources("A") == (0, 0, 0)


@clause("AL-CMD-04")
def test_ex_24_startup_reduction_and_command() -> None:
    """EX-24: IIM-C costs 6 research started with IIIS-C, 2 command and 7 research by command."""
    scene = Scene("science economy military", techs="IIIS-C IIM-C").has("A", research=13, command=2)
    scene.team("A", "IIS-A", "IIIS-C", "IIM-C").turn("A")

    scene.play("start IIM-C")
    assert scene.resources("A") == (7, 0, 2)
    scene.play("command IIM-C")

    assert scene.resources("A") == (0, 0, 0)
    assert scene.military("A") == 4


@clause("AL-ACT-05", "AL-ECO-03")
def test_ex_25_as_far_as_possible() -> None:
    """EX-25: IIE-E with one team left for a token."""
    scene = Scene("science economy culture", techs="IIE-E").team("A", "IIE-E").economy("A", "IS", "IE", "IC")
    scene.has("A", research=3, data=3).turn("A")

    scene.play("start IIE-E")

    assert scene.resources("A") == (0, 0, 0)
    assert scene.economy_of("A") == ["IS", "IE", "IIE-E", "IC"]
    assert [scene.resources(other) for other in "BCD"] == [(1, 0, 0)] * 3


@clause("AL-REL-11", "AL-ACT-06")
def test_ex_26_paying_away_the_only_alliance() -> None:
    """EX-26: IIIR-A is not available when paying for it leaves no ally."""
    scene = Scene("science religion military", techs="IIIR-A").team("A", "IIR-A", "IIIR-A").has("B", tp=6)

    scene.track("B", "AA").turn("A")

    assert "start IIIR-A" not in scene.options()


@clause("AL-REL-11", "AL-ACT-06")
def test_ex_26_the_other_ally_remains() -> None:
    """EX-26: both tokens from Bob, half of Cy's TP."""
    scene = (
        Scene("science religion military", techs="IIIR-A").team("A", "IIR-A", "IIIR-A").has("B", tp=20).has("C", tp=7)
    )
    scene.track("B", "AA").track("C", "A").turn("A")

    scene.play("start IIIR-A", "pay religion B 1 + pay religion B 2")

    assert scene.ally_of("B") is None
    assert scene.tp("A") == 3
    assert scene.tp("C") == 7


@clause("AL-NPC-05", "AL-NPC-06")
def test_ex_27_npc_ally_and_half_tp() -> None:
    """EX-27: the NPC keeps its 14 TP."""
    scene = Scene("science religion military", seats=3, techs="IIIR-A").team("A", "IIR-A", "IIIR-A")
    scene.track("NPC-1", "AAA").turn("A")

    scene.play("start IIIR-A", "pay religion NPC-1 1 + pay religion NPC-1 3")

    assert scene.ally_of("NPC-1") == "A"
    assert scene.tp("A") == 7
    assert scene.state.npc_tp == [14]


@clause("AL-NPC-08", "AL-NPC-09", "AL-STEAL-02")
def test_ex_28_stealing_from_everybody_with_an_npc() -> None:
    """EX-28: 1, 2 and 2 stolen, then 2 gained."""
    scene = Scene("science economy military", seats=3, techs="IIIM-D").team("A", "IIM-A", "IIIM-D").has("A", military=6)
    scene.has("B", tp=1).keeps_front_runners("B", 2).has("C", tp=5).turn("A")

    scene.play("start IIIM-D")

    assert (scene.military("A"), scene.tp("A")) == (3, 7)
    assert (scene.tp("B"), scene.total_tp("B"), scene.tp("C"), scene.state.npc_tp) == (0, 2, 3, [12])


@clause("AL-NEST-04")
def test_ex_29_copying_is_not_endless() -> None:
    """EX-29: IIIR-F does not copy IIIR-F."""
    scene = Scene("science religion military", techs="IIIR-F").team("A", "IIR-A", "IIIR-F").team("B", "IIR-A", "IIIR-F")
    scene.track("B", "A").turn("A")

    scene.play("start IIIR-F")

    assert scene.tp("A") == 2


@clause("AL-CUL-05")
def test_ex_30_culture_on_lv1() -> None:
    """EX-30: IIC-E and IC may target an empty Lv.1 space, IIC-C never may."""
    scene = Scene("science economy culture", techs="IIC-C IIC-E").has("A", research=9, data=9, command=4).turn("A")
    lv1 = {"culture IS", "culture IE", "culture IC"}

    scene.play("command IIC-E")
    assert set(scene.options()) == lv1
    scene.play("culture IS", "start IC")
    assert set(scene.options()) == lv1 - {"culture IS"}
    scene.play("culture IE").turn("A")
    scene.play("command IIC-C")

    assert lv1.isdisjoint(scene.options())


@clause("AL-ACT-05")
def test_ex_31_culture_count_after_a_failed_placement() -> None:
    """EX-31: nothing placed, nothing per token, and 2 TP."""
    scene = Scene("science economy culture", techs="IIIC-C").team("A", "IIC-A", "IIIC-C").has("A", research=4, data=2)
    scene.culture("A", "IS", "IE", "IC", "IIC-A", "IIIC-C").turn("A")

    scene.play("start IIIC-C")

    assert scene.tp("A") == 2
    assert scene.stock("A")[1] == 4


@clause("AL-INF-10", "AL-INF-11")
def test_ex_32_retreat_and_return() -> None:
    """EX-32: back to space 0 without bonus; entered again, space 1 costs and pays again."""
    scene = Scene("science economy military", seats=2, techs="IIIM-C").team("A", "IIM-A", "IIIM-C").has("A", military=6)
    scene.influence("B", 1).has("B", research=2).turn("A")

    scene.play("start IIIM-C")
    assert scene.faction("B").influence == 0
    assert scene.hand_of("B") == []
    assert scene.asked() == "B action"
    scene.play("end", "advance 1", "deck science")

    assert scene.faction("B").influence == 1
    assert scene.resources("B") == (0, 0, 0)
    assert scene.hand_of("B") == ["SCI-01"]


@clause("AL-INI-09", "AL-INI-13")
def test_ex_33_overtaken_while_paying() -> None:
    """EX-33: two others exceed the owner at once and tie."""
    scene = Scene("science economy culture", seats=3, techs="IIIC-B").team("A", "IIC-A", "IIIC-B")
    scene.culture("A", "IS", "IIS-A", "IIS-B", "IIIS-A", "IE", "IIE-A", "IC").turn("A")
    scene.culture("B", "IIE-B", "IIIE-A", "IIIE-B", "IIIE-C").install("B", "CUL-22", "CUL-23")
    scene.culture("C", "IIC-A", "IIC-B", "IIIC-A", "IIIC-B").install("C", "CUL-24", "CUL-29").turn("A")
    assert scene.owner("culture") == "A"

    scene.play("start IIIC-B", "pay culture IE + pay culture IC")

    assert scene.seen("A", "initiative", 2, "values") == [5, 6, 6]
    assert scene.owner("culture") is None


@clause("AL-VIC-06")
def test_ex_34_victory_only_on_ones_own_turn() -> None:
    """EX-34: 31 TP during Bob's turn win nothing, and 29 at the end of her own turn neither."""
    scene = Scene("science economy military", seats=2).has("A", tp=29, military=3).has("B", military=4)
    scene.install("A", "MIL-20").install("B", "MIL-18").turn("B")
    assert scene.owner("military") == "B"

    scene.play("activate MIL-18")
    assert (scene.owner("military"), scene.total_tp("A")) == ("A", 31)
    scene.end_turn()
    assert scene.asked() == "A action"
    scene.play("activate MIL-20")
    assert scene.owner("military") is None
    scene.end_turn()

    assert scene.total_tp("A") == 29
    assert scene.game.outcome is None
    assert scene.asked() == "B action"


@clause("AL-REL-12", "AL-PASS-06")
@for_each(("answer", "tp", "track"), [("pay", 3, ""), ("decline", 0, "A")])
def test_ex_35_ally_reaction_with_a_choice(answer: str, tp: int, track: str) -> None:
    """EX-35: after Bob's draw and front runner token Ann may return a religion token for 3 TP."""
    scene = Scene("science religion military", seats=3, techs="IIIR-E").team("A", "IIR-A", "IIIR-E").track("B", "A")
    scene.team("B", "IIS-A").has("B", research=4, data=2).front_runner("IIIS-A", 2).turn("B")

    scene.play("place science IIIS-A", "row data")
    assert scene.asked() == "B keep"
    scene.play("keep SCI-01")
    assert scene.total_tp("B") == 2
    assert scene.asked() == "A optional"
    assert scene.options() == ["pay", "decline"]
    scene.play(answer)

    assert scene.asked() == "B action"
    assert (scene.tp("A"), scene.track_of("B")) == (tp, track)


@clause("AL-PLACE-12")
def test_ex_36_returned_team() -> None:
    """EX-36: the team fills the rightmost space of the row she names, which takes away the row bonus."""
    scene = Scene("science economy culture", techs="IIIS-F").team("A", "IIS-A").team("A", "IIIS-F", economy=True)
    scene.waiting("A", 0, 1).turn("A")

    scene.play("start IIIS-F", "row research")

    assert (scene.tp("A"), scene.stock("A")[0]) == (4, 9)
    assert scene.waiting_of("A") == (1, 1)
    scene.turn("A").play("replenish")
    assert scene.resources("A") == (4, 0, 0)
    assert scene.asked() == "A influence"


@clause("AL-HAND-01")
def test_ex_37_hand_limit() -> None:
    """EX-37: 7 cards become 5 before victory is checked; on other turns the hand may grow."""
    scene = Scene("science economy military", seats=2, techs="IIS-A").has("A", tp=30)
    scene.hand("A", *[f"SCI-0{number}" for number in range(1, 8)]).turn("A")

    scene.play("end")
    assert scene.asked() == "A hand-limit"
    assert scene.game.questions[0].pick == (2, 2)
    assert scene.game.outcome is None
    scene.play("discard SCI-01 + discard SCI-07")

    assert scene.hand_of("A") == ["SCI-02", "SCI-03", "SCI-04", "SCI-05", "SCI-06"]
    assert scene.game.outcome is not None


@clause("AL-HAND-01")
def test_ex_37_only_at_the_end_of_ones_own_turn() -> None:
    """EX-37: seven cards during another player's turn are no matter."""
    scene = Scene("science economy military", seats=2)
    scene.hand("A", *[f"SCI-0{number}" for number in range(1, 8)]).turn("B")

    scene.play("end")

    assert scene.asked() == "A action"
    assert len(scene.hand_of("A")) == 7


@clause("AL-CARD-06", "AL-CARD-07")
def test_ex_38_installing_and_using_at_once() -> None:
    """EX-38: an active card works at once, SCI-26 does not react to its own installation."""
    scene = Scene("science economy culture").has("A", research=6, data=3).hand("A", "SCI-11", "SCI-26").turn("A")

    scene.play("install SCI-11", "activate SCI-11")
    assert scene.resources("A") == (3, 4, 0)
    scene.turn("A").play("install SCI-26")

    assert scene.hand_of("A") == []
    assert scene.resources("A") == (1, 3, 0)


@clause("AL-PLACE-08", "AL-PLACE-09", "AL-TURN-09")
def test_ex_39_started_in_the_turn_of_arrival() -> None:
    """EX-39: placed by SCI-02 before the main action, IIM-E is started with it."""
    scene = Scene("science economy military", techs="IIM-E").has("A", research=4).hand("A", "SCI-02").turn("A")

    scene.play("use SCI-02", "place military IIM-E", "row data", "keep MIL-01", "start IIM-E")

    assert scene.military("A") == 1
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-PLACE-08", "AL-PLACE-09", "AL-TURN-09")
def test_ex_39_a_passive_serves_the_main_action_afterwards() -> None:
    """EX-39: IIS-C gives no data for its own arrival, and 1 for the placement by main action."""
    scene = Scene("science economy military", techs="IIS-C IIM-E").has("A", research=4).hand("A", "SCI-02")
    scene.front_runner("IIS-C", None).front_runner("IIM-E", None).turn("A")

    scene.play("use SCI-02", "place science IIS-C", "row data", "keep SCI-01")
    assert scene.resources("A") == (3, 0, 0)
    scene.play("place military IIM-E", "row data", "keep MIL-01")

    assert scene.resources("A") == (0, 1, 0)


@clause("AL-ACT-05", "AL-NEST-02")
@for_each("movable", [False, True])
def test_ex_40_as_much_as_can_be_paid(movable: bool) -> None:
    """EX-40: after IE a second Lv.1 Technology must be run: IM, or IS with a team to move."""
    scene = Scene("science economy military", techs="IIS-E").has("A", research=6, data=2)
    if movable:
        scene.team("A", "IIS-E").turn("A").play("start IIS-E", "run IE", "economy IE")
    else:
        # Without a placed team IIS-E is run by command.
        scene.has("A", command=2).turn("A").play("command IIS-E", "run IE", "economy IE")

    if movable:
        assert scene.options() == ["run IS", "run IM"]
        scene.play("run IM")

    assert scene.military("A") == 1
    assert scene.resources("A")[:2] == (1, 0)


@clause("AL-ACT-05", "AL-NEST-02")
def test_ex_40_nothing_left_to_pay_with() -> None:
    """EX-40: with 2 research and 1 data the effect ends after one."""
    scene = Scene("science economy military", techs="IIS-E").has("A", research=3, data=1).team("A", "IIS-E").turn("A")

    scene.play("start IIS-E", "run IM")

    assert (scene.military("A"), scene.resources("A")) == (1, (0, 0, 0))
    assert scene.asked() == "B action"


@clause("AL-RES-05", "AL-ACT-06")
def test_ex_41_gains_at_a_cap() -> None:
    """EX-41: IM may be run at 10 military power and gains nothing; MIL-22 does not react."""
    scene = (
        Scene("science religion military").has("A", research=4, data=1, military=10).install("A", "MIL-22").turn("A")
    )

    scene.play("start IM")

    assert scene.military("A") == 10
    assert scene.resources("A") == (2, 0, 0)


@clause("AL-ACT-06")
def test_ex_41_an_amount_of_0_is_nothing() -> None:
    """EX-41: without an ally REL-12 may not be activated."""
    scene = Scene("science religion military").install("A", "REL-12").turn("A")
    assert "activate REL-12" not in scene.options()

    scene.track("C", "A").turn("A").play("activate REL-12")

    assert scene.resources("A") == (1, 0, 0)


@clause("AL-ACT-09")
def test_ex_42_one_gift_per_effect() -> None:
    """EX-42: 1 research and 1 data from IIIE-A, and once 1 research from ECO-29."""
    scene = Scene("science economy culture", techs="IIIE-A").team("A", "IIE-A", "IIIE-A").economy("A", "IE")
    scene.has("A", research=3, data=2).install("B", "ECO-29").turn("A")

    scene.play("start IIIE-A")

    assert scene.resources("B") == (2, 1, 0)
    assert scene.resources("C") == (1, 1, 0)


@clause("AL-DRAW-02")
def test_ex_43_a_deck_running_out() -> None:
    """EX-43: the pile is shuffled into a new deck between the two cards."""
    scene = Scene("science economy culture").has("A", research=3).deck("culture", "CUL-09", rest=False)
    scene.discarded("CUL-01", "CUL-02", "CUL-03", "CUL-04").turn("A")

    scene.play("place culture IIC-A", "row data")
    assert "keep CUL-09" in scene.options()
    assert len(scene.options()) == 2
    assert (len(scene.deck_of("culture")), scene.pile("culture")) == (3, [])
    other = next(option for option in scene.options() if option != "keep CUL-09")
    scene.play(other)

    assert scene.pile("culture") == ["CUL-09"]
    assert len(scene.deck_of("culture")) == 3


@clause("AL-DRAW-03", "AL-DRAW-05")
@for_each("where", ["deck", "pile"])
def test_ex_43_a_single_card(where: str) -> None:
    """EX-43: deck and pile hold one card together; it is kept."""
    scene = Scene("science economy culture").has("A", research=3)
    if where == "deck":
        scene.deck("culture", "CUL-09", rest=False)
    else:
        scene.deck("culture", rest=False).discarded("CUL-09")

    scene.turn("A").play("place culture IIC-A", "row data")

    assert scene.hand_of("A") == ["CUL-09"]
    assert (scene.deck_of("culture"), scene.pile("culture")) == ([], [])


@clause("AL-SCI-06")
def test_ex_44_paying_with_the_team_on_the_spot() -> None:
    """EX-44: the only Lv.3 team stands on IIIS-F itself."""
    scene = Scene("science economy culture", techs="IIIS-F").team("A", "IIS-A", "IIIS-F").turn("A")

    scene.play("start IIIS-F")

    assert scene.teams_of("A") == ["IIS-A"]
    assert scene.tp("A") == 4
    assert scene.waiting_of("A") == (2, 3)


@clause("AL-INI-09")
def test_ex_45_overtaken_by_several() -> None:
    """EX-45: Bob, alone at the top, gets the tile."""
    scene = Scene("science economy military", seats=3, techs="IIIM-C").team("A", "IIM-A", "IIIM-C")
    scene.has("A", military=6).has("B", military=5).has("C", military=4).turn("A")
    assert scene.owner("military") == "A"

    scene.play("start IIIM-C")

    assert scene.military("A") == 3
    assert scene.owner("military") == "B"


@clause("AL-INF-15", "AL-INF-16")
def test_ex_46_the_end_of_the_track() -> None:
    """EX-46: from space 10 no step is offered."""
    scene = Scene("science economy culture").has("A", research=19, data=19, command=1, tp=10).install("A", "ECO-21")
    scene.influence("A", 10).turn("A")
    assert "activate ECO-21" not in scene.options()

    scene.play("end")

    assert scene.game.outcome is not None
    assert scene.game.outcome.reason == "influence"


@clause("AL-INF-15", "AL-INF-16")
def test_ex_46_a_step_by_card() -> None:
    """EX-46: 1 command and 0 research for space 2, and on in the Influence Phase."""
    scene = Scene("science economy culture").has("A", research=2, data=1, command=1).install("A", "ECO-21")
    scene.influence("A", 1).turn("A")

    scene.play("activate ECO-21", "advance 1")
    assert scene.faction("A").influence == 2
    assert scene.resources("A") == (2, 1, 1)
    scene.play("end", "advance 1")

    assert scene.faction("A").influence == 3
    assert scene.resources("A")[:2] == (0, 0)
