"""What a player could mean in a turn and may not do: the clause, the numbers, and the way out."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.refusal import NotOffered
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.speech import check_question


def no(scene: Scene, choice: str) -> tuple[str, str, str]:
    """Clause, reason and way out of a refused choice; the whole question must be well said."""
    check_question(scene.game.questions[0])
    objection = scene.refused(choice)
    return objection.clause, objection.why, objection.instead


RESEARCH_FIRST = "Gain research first: replenish it, turn a card into research, or use an effect that gives it."


# Placing advance teams


@clause("AL-PLACE-02", "AL-RES-02")
def test_a_lv2_placement_without_the_research() -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=2).turn("A")

    assert no(scene, "place economy IIE-A") == (
        "AL-PLACE-02",
        "It costs 3 research; you have 2 research",
        RESEARCH_FIRST,
    )
    assert scene.refused("place economy IIE-A").text("ja") == (
        "コストは研究資源3ですが、いま使えるのは研究資源2です。（AL-PLACE-02）"
        "先に研究資源を得てください。補充アクション、カードの変換、研究資源を得る効果があります。"
    )


@clause("AL-PLACE-03", "AL-PASS-04")
def test_a_lv3_placement_short_after_its_reduction() -> None:
    scene = Scene("science economy culture", techs="IIS-D IIE-A IIIE-A").has("A", research=2, data=1)
    scene.team("A", "IIS-D", "IIE-A").turn("A")

    assert no(scene, "place economy IIIE-A")[:2] == (
        "AL-PLACE-03",
        "It costs 3 research and 2 data; you have 2 research and 1 data",
    )


@clause("AL-PLACE-04")
def test_a_second_team_on_the_same_level_of_a_tree() -> None:
    scene = Scene("science economy culture", techs="IIE-A IIE-C").has("A", research=9).team("A", "IIE-A").turn("A")

    assert no(scene, "place economy IIE-C") == (
        "AL-PLACE-04",
        "Your advance team on Share Issue (IIE-A) already holds Lv.2 of the Economy tree",
        "Choose another tree or level, or move that team by an effect.",
    )
    assert no(scene, "place economy IE")[0] == "AL-PLACE-04"


@clause("AL-PLACE-06", "AL-ROUTE-01")
def test_a_lv3_placement_without_a_way_there() -> None:
    scene = Scene("science economy culture", techs="IIE-A IIE-C IIIE-A IIIE-B IIIE-C").has("A", research=9, data=9)

    without = no(scene.turn("A"), "place economy IIIE-A")
    scene.team("A", "IIE-A").turn("A")
    unjoined = no(scene, "place economy IIIE-C")

    assert without == (
        "AL-PLACE-06",
        "Merger Deal (IIIE-A) is a Lv.3 Tech, and you have no advance team on a Lv.2 Tech of the Economy tree",
        "Place a team on Share Issue (IIE-A) or Common Market (IIE-C) first.",
    )
    assert unjoined == (
        "AL-PLACE-06",
        "No route leads to Index Fund (IIIE-C) from Share Issue (IIE-A), where your advance team stands",
        "From there you can reach Merger Deal (IIIE-A) or Asset Sale (IIIE-B).",
    )


@clause("AL-PLACE-11")
def test_a_placement_with_no_team_waiting() -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=9).waiting("A", 0, 0).turn("A")

    assert no(scene, "place economy IIE-A")[:2] == ("AL-PLACE-11", "No advance team waits on your board any more")


@clause("AL-MAIN-01", "AL-TURN-02")
def test_a_second_main_action() -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=9, data=9, command=6).turn("A")
    scene.play("collect")

    wanted = (
        "AL-TURN-02",
        "You have taken your main action this turn",
        "Still open this turn: command action and card play action. Or end the Action Phase.",
    )
    for choice in ("collect", "replenish", "start IE", "place economy IIE-A"):
        assert no(scene, choice) == wanted


# Technologies


@clause("AL-ACT-01")
def test_starting_without_a_team() -> None:
    scene = Scene("science economy culture", techs="IIE-C").turn("A")

    assert no(scene, "start IIE-C") == (
        "AL-ACT-01",
        "You have no advance team on Common Market (IIE-C)",
        "Place an advance team there first, or run it by a command action.",
    )


@clause("AL-ACT-02", "AL-CMD-01")
def test_starting_a_passive_technology() -> None:
    scene = Scene("science economy culture", techs="IIS-C IIS-D").has("A", command=6).team("A", "IIS-C").turn("A")

    assert no(scene, "start IIS-C") == (
        "AL-ACT-02",
        "Field Recorders (IIS-C) is a Passive Technology: it works by itself while your advance team is there",
        "Your team there makes it work; nothing needs to be done.",
    )
    assert no(scene, "start IIS-D")[2] == "Place an advance team there to profit from it."
    assert no(scene, "command IIS-D")[0] == "AL-CMD-01"


@clause("AL-ACT-04")
def test_starting_without_the_whole_cost() -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=1, data=2).team("A", "IIE-A").turn("A")

    assert no(scene, "start IIE-A") == (
        "AL-ACT-04",
        "It costs 1 research, 2 data and 1 card from your hand; you have 0 cards to discard",
        "Draw a card first.",
    )


@clause("AL-ACT-06", "AL-SCI-04")
def test_starting_what_could_do_nothing() -> None:
    scene = Scene("science economy culture").has("A", research=5).turn("A")

    assert no(scene, "start IS") == (
        "AL-SCI-04",
        "You have no advance team on a Lv.2 or Lv.3 Tech, and Lv.1 teams cannot move",
        "Place a team on a Lv.2 or Lv.3 Tech.",
    )


@clause("AL-ACT-08", "AL-CMD-05", "AL-MIL-02")
def test_starting_below_a_condition() -> None:
    scene = Scene("science economy military", techs="IIIM-B").has("A", military=4, command=3)
    scene.team("A", "IIM-A", "IIIM-B").turn("A")

    why = "It needs 6 or more military power; you have 4"
    assert no(scene, "start IIIM-B") == ("AL-ACT-08", why, "Reach the condition first.")
    assert no(scene, "command IIIM-B")[:2] == ("AL-CMD-05", why)
    assert scene.refused("start IIIM-B").why_ja == "条件は「自分の軍事力が6以上」ですが、いまは4です。"


@clause("AL-CMD-02")
def test_commanding_without_the_command() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", command=1).turn("A")

    assert no(scene, "command IIE-C") == (
        "AL-CMD-02",
        "A command action on a Lv.2 Technology costs 2 command; you have 1 command",
        "Gain command first: an empty row, the influence track and some effects give it.",
    )


@clause("AL-CMD-06")
def test_commanding_without_the_cost_of_the_technology() -> None:
    scene = Scene("science economy culture").has("A", research=1, data=1, command=1).turn("A")

    assert no(scene, "command IE")[:2] == (
        "AL-CMD-06",
        "The command and the cost of the Technology are 2 research, 1 data and 1 command together; you have 1 research",
    )


@clause("AL-TURN-02")
def test_a_second_command_action() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", command=6).turn("A").play("command IIE-C")

    assert no(scene, "command IIE-C") == (
        "AL-TURN-02",
        "You have taken your command action this turn",
        "Still open this turn: main action and card play action. Or end the Action Phase.",
    )


# Cards


@clause("AL-CARD-01")
def test_cards_played_in_the_wrong_way() -> None:
    scene = (
        Scene("science economy culture").has("A", research=9, data=9).hand("A", "ECO-01", "ECO-15", "ECO-24").turn("A")
    )

    assert no(scene, "install ECO-01") == (
        "AL-CARD-01",
        "Bulk Convoy (ECO-01) is a crate card: it is used at once and never installed",
        "Use it, or turn it into research or data.",
    )
    assert no(scene, "use ECO-15")[1] == (
        "Commodity Desk (ECO-15) is an active card: it must be installed before it works"
    )
    assert no(scene, "use ECO-24")[1] == "Automated Mills (ECO-24) is a passive card: it works while it is installed"


@clause("AL-CARD-05")
def test_installing_without_the_cost() -> None:
    scene = Scene("science economy culture").has("A", data=1).hand("A", "CUL-18").turn("A")

    assert no(scene, "install CUL-18")[:2] == (
        "AL-CARD-05",
        "It costs 1 research and 2 data; you have 0 research and 1 data",
    )


@clause("AL-CARD-03", "AL-CARD-12")
def test_a_crate_cannot_pay_for_itself() -> None:
    scene = Scene("science economy culture").hand("A", "ECO-03").turn("A")

    assert no(scene, "use ECO-03")[:2] == (
        "AL-CARD-12",
        "It costs 1 card from your hand; you have 0 cards to discard",
    )


@clause("AL-CARD-14")
def test_a_crate_that_could_do_nothing() -> None:
    scene = Scene("science economy culture").hand("A", "SCI-02").turn("A")

    assert no(scene, "use SCI-02")[:2] == (
        "AL-PLACE-02",
        "Placing an advance team costs 1 research; you have 0 research",
    )


@clause("AL-TURN-02")
def test_a_second_card_play_action() -> None:
    scene = Scene("science economy culture").hand("A", "ECO-01", "ECO-02", "ECO-15").turn("A").play("use ECO-01")

    for choice in ("use ECO-02", "install ECO-15", "research ECO-02", "data ECO-15"):
        assert no(scene, choice)[:2] == ("AL-TURN-02", "You have taken your card play action this turn")


@clause("AL-FREE-01", "AL-FREE-02")
def test_activations_that_cannot_be() -> None:
    scene = Scene("science economy culture", seats=2).has("A", research=4)
    scene.install("A", "ECO-15", "ECO-19", "ECO-24").install("B", "SCI-13").hand("A", "ECO-20", "ECO-01").turn("A")
    scene.play("activate ECO-15")

    assert no(scene, "activate ECO-15") == (
        "AL-FREE-02",
        "Commodity Desk (ECO-15) was used this turn and lies sideways",
        "It turns upright when your turn is over.",
    )
    assert no(scene, "activate ECO-19")[:2] == ("AL-FREE-01", "It costs 2 research; you have 1 research")
    assert no(scene, "activate ECO-24")[1] == (
        "Automated Mills (ECO-24) is a passive card: it works by itself and is never activated"
    )
    assert no(scene, "activate SCI-13")[1] == "Signal Refinery (SCI-13) is installed by Player B, not by you"
    assert no(scene, "activate ECO-20")[2] == "Install it first; it can be activated in the same turn."
    assert no(scene, "activate ECO-01")[0] == "AL-FREE-01"
    assert (
        no(scene, "data ECO-24")[1]
        == "Automated Mills (ECO-24) is installed in front of you and no longer in your hand"
    )


@clause("AL-GAME-06")
def test_the_cards_of_others_are_not_spoken_of() -> None:
    scene = Scene("science economy culture", seats=2).hand("B", "ECO-01").turn("A")

    assert not [option.id for option in scene.game.questions[0].barred if "ECO-01" in option.id]
    # In another's hand or in the deck: the answer is the same.
    assert scene.refused("use ECO-01").text() == (
        "Bulk Convoy (ECO-01) is not in your hand (AL-CARD-01). Play a card from your hand."
    )
    assert scene.refused("use ECO-02").text() == (
        "Trade Fair (ECO-02) is not in your hand (AL-CARD-01). Play a card from your hand."
    )


# The phases


@clause("AL-TURN-01", "AL-INF-01")
def test_the_influence_track_waits_for_its_phase() -> None:
    scene = Scene("science economy culture").has("A", research=9).turn("A")

    assert no(scene, "advance 1")[0] == "AL-INF-01"
    assert no(scene, "stop") == (
        "AL-TURN-01",
        "This is the Action Phase; the Influence Phase has not begun",
        "End the Action Phase first.",
    )


@clause("AL-TURN-06", "AL-FREE-04")
def test_no_action_in_the_influence_phase() -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=9, command=6)
    scene.hand("A", "ECO-01", "ECO-15").install("A", "ECO-19").turn("A").play("end")

    for choice in ("replenish", "place economy IIE-A", "start IE", "command IE", "use ECO-01", "install ECO-15"):
        assert no(scene, choice)[0] == "AL-TURN-06"
    assert no(scene, "activate ECO-19")[0] == "AL-FREE-04"
    assert no(scene, "end")[2] == "Choose to stop when you do not want to advance."


@clause("AL-TURN-04", "AL-FREE-04")
def test_no_action_inside_another() -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=9, command=6)
    scene.install("A", "ECO-19").turn("A").play("place economy IIE-A")

    assert scene.asked() == "A row"
    assert no(scene, "command IE")[0] == "AL-TURN-04"
    assert no(scene, "replenish") == (
        "AL-TURN-04",
        "An action is being resolved, and it is finished before the next one begins",
        "Answer the question first.",
    )
    assert no(scene, "activate ECO-19")[0] == "AL-FREE-04"
    with pytest.raises(NotOffered):
        scene.game.play(0, ["command XX"])


@clause("AL-RES-02", "AL-INF-06")
def test_steps_that_cannot_be_paid() -> None:
    scene = Scene("science economy culture").has("A", research=3, data=2, tp=2).influence("A", 6).culture("A", "IS")
    scene.turn("A").play("end")
    later = Scene("science economy culture").has("A", research=2, data=1, tp=9).influence("A", 6)
    later.culture("A", "IS", "IE").turn("A").play("end")

    assert no(scene, "advance 2")[:2] == (
        "AL-INF-06",
        (
            "It costs 2 research, 1 data and 2 in any mix of your placed economy, culture or religion tokens and "
            "military power; you have 1 in placed tokens and military power"
        ),
    )
    assert no(later, "advance 1")[:2] == (
        "AL-RES-02",
        "It costs 3 research, 2 data and 2 TP; you have 2 research and 1 data",
    )


@clause("AL-INF-05", "AL-TP-02")
def test_front_runner_tokens_do_not_pay_tp() -> None:
    scene = Scene("science economy culture").has("A", research=3, data=2, tp=1).influence("A", 6)
    scene.culture("A", "IS", "IE").keeps_front_runners("A", 2).turn("A").play("end")

    assert no(scene, "advance 1") == (
        "AL-TP-02",
        "It costs 3 research, 2 data and 2 TP; you have 1 TP in tokens, and TP are paid with TP tokens alone",
        "Stop here and come back with more on a later turn.",
    )


@clause("AL-INF-02")
def test_an_early_space_has_one_cost() -> None:
    scene = Scene("science economy culture").has("A", research=3).turn("A").play("end")

    assert no(scene, "advance 2") == ("AL-INF-02", "Space 1 has only one cost", "Pay the cost that it has.")


# Nothing hidden decides or shows


@clause("AL-GAME-06")
def test_objections_are_the_same_whatever_the_others_hold() -> None:
    game = tessera.start(
        "atlas-lost", seats=3, seed="objections", options={"trees": ["economy", "religion", "military"]}
    )
    for number in range(60):
        question = game.questions[0]
        if number % 6 == 5 and question.kind != "initial":
            dealt = game.redeal(question.seat, number).question(question.seat)
            assert dealt is not None
            assert [(option.id, option.objection.text()) for option in dealt.barred] == [
                (option.id, option.objection.text()) for option in question.barred
            ]
            assert [option.text() for option in dealt.options] == [option.text() for option in question.options]
        ids = [option.id for option in question.options if option.id not in ("end", "stop")]
        ids = ids or [option.id for option in question.options]
        game.play(question.seat, [ids[(number * 5 + step) % len(ids)] for step in range(max(1, question.pick[0]))])


# What is not on the table


@clause("AL-SETUP-05", "AL-SETUP-03", "AL-CARD-01", "AL-FREE-01")
def test_what_is_not_on_the_table_is_refused_by_its_rule() -> None:
    scene = Scene("science economy culture", techs="IIS-A IIS-C").has("A", research=5).hand("A", "SCI-01").turn("A")

    told = {
        pick: scene.refused(pick)
        for pick in ("place science IIS-B", "start IM", "command IIIS-F", "use SCI-02", "activate SCI-10")
    }

    assert {pick: objection.clause for pick, objection in told.items()} == {
        "place science IIS-B": "AL-SETUP-05",
        "start IM": "AL-SETUP-03",
        "command IIIS-F": "AL-SETUP-06",
        "use SCI-02": "AL-CARD-01",
        "activate SCI-10": "AL-FREE-01",
    }
    assert told["place science IIS-B"].text() == (
        "Modular Workshop (IIS-B) was not drawn at set-up and is not in play in this game (AL-SETUP-05). "
        "Choose a Tech that lies on the table."
    )
    assert told["start IM"].why_ja == "軍事ツリーはこのゲームで使われていないので、ウォーテック社（IM）もありません。"
    assert told["use SCI-02"].why == "Field Kit (SCI-02) is not in your hand"


def test_what_nobody_could_mean_is_not_offered() -> None:
    scene = Scene("science economy culture").has("A", research=5).turn("A")

    for pick in ("place economy IIS-B", "start", "use", "use SCI-99", "start science IIS-B"):
        with pytest.raises(NotOffered):
            scene.game.play(0, [pick])
