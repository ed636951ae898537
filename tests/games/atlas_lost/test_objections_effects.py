"""What an effect asks for and what may not be chosen then: tokens, teams, Technologies, targets."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.test_objections import no

# Science


@clause("AL-SCI-01", "AL-SCI-04")
def test_moves_stay_on_level_and_tree() -> None:
    scene = Scene("science economy culture", techs="IIE-A IIIE-A IIS-A").has("A", research=5)
    scene.team("A", "IIE-A", "IIS-A").turn("A").play("start IS")

    assert no(scene, "move IIE-A IIIE-A") == (
        "AL-SCI-01",
        "A team stays on its level: Share Issue (IIE-A) is Lv.2, Merger Deal (IIIE-A) is Lv.3",
        "Choose another Tech of the same level in the same tree.",
    )
    assert no(scene, "move IIE-A IIS-A")[:2] == (
        "AL-SCI-01",
        "A team stays in its tree: Share Issue (IIE-A) belongs to Economy, Open Stacks (IIS-A) does not",
    )
    assert no(scene, "move IE IIE-A")[0] == "AL-SCI-04"


@clause("AL-SCI-06")
def test_only_lv3_teams_are_returned() -> None:
    scene = Scene("science economy culture", techs="IIS-A IIE-A IIIS-F IIIE-A")
    scene.team("A", "IIS-A", "IIE-A", "IIIS-F", "IIIE-A").turn("A").play("start IIIS-F")

    assert no(scene, "return IIS-A") == (
        "AL-SCI-06",
        "The team on Open Stacks (IIS-A) is on Lv.2, and a Lv.3 team is asked for",
        "Choose a team on a Lv.3 Tech.",
    )


@clause("AL-NEST-01", "AL-NEST-02", "AL-ACT-04")
def test_technologies_that_another_cannot_run() -> None:
    scene = Scene("science economy culture", techs="IIS-E IIS-C IIE-C").has("A", research=9, data=2)
    scene.team("A", "IIS-E").turn("A").play("start IIS-E")

    assert no(scene, "run IIE-C")[:2] == (
        "AL-NEST-01",
        "Common Market (IIE-C) is Lv.2, and this effect runs Lv.1 Technologies",
    )
    assert no(scene, "run IIS-C")[0] == "AL-NEST-01"
    scene.play("run IE", "economy IE")
    assert no(scene, "run IE")[:2] == (
        "AL-NEST-02",
        "Economy Industrial Corp. (IE) has been run by this effect already, and the Technologies must differ",
    )


@clause("AL-NEST-04", "AL-ACT-06")
def test_a_technology_cannot_run_itself() -> None:
    scene = Scene("science religion economy", seats=2, techs="IIIR-F IIIR-D IIIE-F IIIE-D").track("B", "A")
    scene.has("A", research=12, data=5).team("A", "IIR-A", "IIIR-F").team(
        "B", "IIR-A", "IIIR-F", "IIE-A", "IIIE-F", "IIIR-D"
    )
    scene.state.teams[scene.slot("IIIR-D")] |= 2
    scene.state.teams[scene.slot("IIIE-F")] |= 2
    scene.turn("A").play("start IIIR-F")

    assert scene.options() == ["run IIIR-D", "run IIIE-F"]
    assert no(scene, "run IIIR-F")[0] == "AL-NEST-04"
    assert no(scene, "run IIIE-D")[:2] == (
        "AL-NEST-01",
        "No player who is your religious ally has an advance team on Data Brokerage (IIIE-D)",
    )


# Economy, culture, religion


@clause("AL-ECO-01", "AL-ECO-02")
def test_economy_tokens_need_a_bare_team_of_ones_own() -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=5, data=5).economy("A", "IE")
    scene.turn("A").play("start IE")

    assert no(scene, "economy IE") == (
        "AL-ECO-02",
        "Your advance team on Economy Industrial Corp. (IE) carries an economy token already",
        "Choose a team of yours without an economy token.",
    )
    assert no(scene, "economy IIE-A")[:2] == ("AL-ECO-01", "You have no advance team on Share Issue (IIE-A)")


@clause("AL-CUL-02", "AL-CUL-04")
def test_culture_tokens_need_an_empty_space_that_fits() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-A").has("A", research=5, data=5).culture("B", "IS")
    scene.turn("A").play("start IC")

    assert no(scene, "culture IS") == (
        "AL-CUL-02",
        "The culture space of Science Astronica Ltd. (IS) holds a token of Player B",
        "Choose a Tech whose culture space is empty.",
    )
    assert no(scene, "culture IIE-A")[:2] == (
        "AL-CUL-04",
        "This token needs a Tech with your own advance team, and you have none on Share Issue (IIE-A)",
    )


@clause("AL-CUL-05")
def test_lv1_techs_are_never_without_a_team() -> None:
    scene = Scene("science economy culture", techs="IIC-C").has("A", data=5).team("A", "IIC-C").turn("A")
    scene.play("start IIC-C")

    assert no(scene, "culture IS")[:2] == (
        "AL-CUL-05",
        "This token needs a Tech without any advance team, and there is one on Science Astronica Ltd. (IS)",
    )
    assert no(scene, "culture IIC-C")[0] == "AL-CUL-04"


@clause("AL-REL-02", "AL-REL-04")
def test_religion_tokens_need_room_on_another_board() -> None:
    scene = Scene("science economy religion", seats=3).has("A", research=5, data=5).track("B", "CCCCCCCCC")
    scene.turn("A").play("start IR")

    assert no(scene, "religion A")[:2] == ("AL-REL-04", "Religion tokens never go onto your own track")
    assert no(scene, "religion B") == (
        "AL-REL-02",
        "The track of Player B is full: 9 of 9 spaces are taken",
        "Choose another player or NPC.",
    )


@clause("AL-REL-10")
def test_two_religion_tokens_need_two_boards() -> None:
    scene = Scene("science economy religion", seats=3, techs="IIR-A").has("A", research=5, data=5).hand("A", "SCI-01")
    scene.team("A", "IIR-A").turn("A").play("start IIR-A", "religion B")

    assert no(scene, "religion B")[:2] == (
        "AL-REL-10",
        "Player B has had a token from this effect, and each one goes to a different board",
    )


@clause("AL-REL-11")
def test_an_effect_on_allies_needs_an_ally() -> None:
    scene = Scene("science economy religion", seats=3, techs="IIR-D").has("A", data=5).team("A", "IIR-D")
    scene.track("B", "A").track("NPC-1", "A").track("C", "B").turn("A").play("start IIR-D")

    assert no(scene, "religion C") == (
        "AL-REL-11",
        "Player C is not a religious ally of yours",
        "Choose one of your religious allies.",
    )


@clause("AL-ACT-06", "AL-REL-11")
def test_only_allies_count() -> None:
    scene = Scene("science economy religion", seats=2, techs="IIIR-A")
    scene.team("A", "IIR-A", "IIIR-A").track("B", "AAA").track("NPC-1", "AA").turn("A")
    scene.play("start IIIR-A", "pay religion B 1 + pay religion B 2")

    assert no(scene, "ally NPC-2")[:2] == ("AL-REL-11", "Remnant Faction 2 is not a religious ally of yours")
    assert no(scene, "ally A")[1] == "You are no religious ally of your own"


# Targets


@clause("AL-NPC-11", "AL-NPC-04")
def test_robbing_those_who_have_nothing() -> None:
    scene = Scene("science economy military", seats=2, techs="IIIM-B").has("A", military=6).has("B", tp=3)
    scene.team("A", "IIM-A", "IIIM-B").npc_tp("NPC-1", 0).turn("A").play("start IIIM-B")

    assert no(scene, "target NPC-1") == (
        "AL-NPC-11",
        "Remnant Faction 1 has nothing that could be taken: 0 TP in tokens",
        "Choose a target that can be affected.",
    )
    assert no(scene, "target A")[:2] == ("AL-NPC-04", "You cannot choose yourself")


@clause("AL-PASS-07")
def test_a_protected_player_is_no_target() -> None:
    steal = Scene("science economy military", seats=2, techs="IIIM-B").has("A", military=6).has("B", tp=3)
    steal.team("A", "IIM-A", "IIIM-B").install("B", "MIL-23").turn("A").play("start IIIM-B")
    retreat = Scene("science economy military", seats=4, techs="IIIM-C").has("A", military=6)
    retreat.team("A", "IIM-A", "IIIM-C").influence("B", 3).influence("C", 3).influence("D", 3)
    retreat.install("B", "MIL-23").turn("A").play("start IIIM-C")

    wanted = (
        "AL-PASS-07",
        "Player B is protected by Fortress Line (MIL-23)",
        "Choose a target that can be affected.",
    )
    assert no(steal, "target B") == wanted
    assert no(retreat, "target B") == wanted


@clause("AL-NPC-11", "AL-INF-10")
def test_markers_that_cannot_retreat() -> None:
    scene = Scene("science economy military", seats=3, techs="IIIM-C").has("A", military=6)
    scene.team("A", "IIM-A", "IIIM-C").influence("B", 3).influence("C", 1).turn("A").play("start IIIM-C")
    start = Scene("science economy military", seats=4, techs="IIIM-C").has("A", military=6)
    start.team("A", "IIM-A", "IIIM-C").influence("B", 3).influence("C", 1).turn("A").play("start IIIM-C")

    assert no(scene, "target NPC-1")[:2] == (
        "AL-NPC-11",
        "Remnant Faction 1 is an NPC, which this effect cannot touch",
    )
    assert no(start, "target D")[:2] == (
        "AL-NPC-11",
        "The influence marker of Player D stands on space 0 and cannot retreat",
    )


@clause("AL-NPC-11", "AL-HAND-03")
def test_hands_that_cannot_be_looked_at() -> None:
    scene = Scene("science economy military", seats=4, techs="IIIM-F").has("A", military=6)
    scene.team("A", "IIM-A", "IIIM-F").hand("B", "SCI-01").hand("C", "SCI-02").turn("A").play("start IIIM-F")

    assert no(scene, "target D")[:2] == ("AL-NPC-11", "Player D has no cards in hand")


@clause("AL-NPC-11")
def test_players_without_installed_cards_lose_none() -> None:
    scene = Scene("science economy military", seats=4).has("A", research=5, data=5, military=5).hand("A", "MIL-06")
    scene.install("B", "ECO-15").install("C", "ECO-19").turn("A").play("use MIL-06")

    assert no(scene, "target D")[:2] == ("AL-NPC-11", "Player D has no installed cards")


@clause("AL-ICON-05")
def test_tokens_that_cannot_be_sent_back() -> None:
    scene = Scene("economy culture military", seats=3).has("A", research=9, data=9, command=6, military=9)
    scene.economy("B", "IE").culture("B", "IM").culture("C", "IC").culture("A", "IE").install("A", "CUL-20")
    scene.turn("A").play("activate CUL-20")

    assert no(scene, "send-back A culture IE")[:2] == (
        "AL-ICON-05",
        "That token is your own, and the effect is for tokens of another player",
    )
    assert no(scene, "send-back B economy IE")[:2] == ("AL-ICON-05", "This effect cannot send economy tokens back")


# Effects


@clause("AL-RES-02")
def test_more_exchanges_than_can_be_paid() -> None:
    scene = Scene("science economy culture").has("A", data=2).hand("A", "CUL-06").turn("A").play("use CUL-06")

    assert no(scene, "exchange 3") == (
        "AL-RES-02",
        "3 exchanges cost 3 data; you have 2 data",
        "Exchange fewer times.",
    )
    assert no(scene, "exchange 4")[1] == "The effect allows 3 exchanges at most"


@clause("AL-ICON-08")
def test_an_effect_that_could_do_nothing_is_not_taken() -> None:
    scene = Scene("science economy culture").has("A", research=2, data=1).influence("A", 2).waiting("A", 0, 0)
    scene.turn("A").play("end", "advance 1")

    # Only one effect is left, and the table takes it by itself.
    assert scene.asked() == "A deck"


@clause("AL-DRAW-03")
def test_an_empty_deck_gives_no_card() -> None:
    scene = Scene("science economy culture").waiting("A", 0, 3).deck("science", rest=False).turn("A")
    scene.play("replenish", "card")

    assert no(scene, "deck science") == (
        "AL-DRAW-03",
        "The Science deck and its discard pile are empty",
        "Choose another deck.",
    )


@clause("AL-CARD-01", "AL-CARD-05")
def test_an_effect_installs_no_crate_and_nothing_unpaid() -> None:
    scene = Scene("science economy culture").has("A", research=1, data=1)
    scene.hand("A", "SCI-07", "ECO-01", "ECO-15", "CUL-30").turn("A").play("use SCI-07")

    assert scene.asked() == "A may-install"
    assert no(scene, "install ECO-01")[0] == "AL-CARD-01"


@clause("AL-FREE-02")
def test_only_used_cards_are_turned_upright() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9).hand("A", "SCI-06")
    scene.install("A", "ECO-15", "ECO-19", "SCI-13", "ECO-24").turn("A")
    scene.play("activate ECO-15", "activate SCI-13", "use SCI-06")

    assert scene.asked() == "A refresh"
    assert no(scene, "refresh ECO-19")[:2] == ("AL-FREE-02", "Venture Scouts (ECO-19) is upright already")
    assert no(scene, "refresh ECO-24")[0] == "AL-FREE-02"


@clause("AL-PLACE-13", "AL-PLACE-03")
def test_a_placement_by_effect_follows_all_rules() -> None:
    scene = (
        Scene("science economy culture", techs="IIE-A IIIE-A IIS-A").has("A", research=1, data=2).hand("A", "SCI-02")
    )
    scene.team("A", "IIE-A").turn("A").play("use SCI-02")

    assert scene.asked() == "A may-place"
    assert no(scene, "place economy IIIE-A")[:2] == (
        "AL-PLACE-03",
        "It costs 2 research and 2 data; you have 1 research",
    )
    assert no(scene, "place economy IE")[0] == "AL-PLACE-04"


@clause("AL-INF-16", "AL-TP-02")
def test_a_step_by_effect_must_be_paid_too() -> None:
    scene = Scene("science economy culture").has("A", research=2, data=2, command=1).influence("A", 6)
    scene.culture("A", "IS", "IE").install("A", "ECO-21").turn("A").play("activate ECO-21")

    assert scene.asked() == "A may-advance"
    assert no(scene, "advance 1") == (
        "AL-TP-02",
        "It costs 2 data and 2 TP; you have 0 TP in tokens, and TP are paid with TP tokens alone",
        "Decline, or choose something you can pay.",
    )
