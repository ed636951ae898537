"""The log cites the clause that made a line happen, and names what it came from: scenes with one line each."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene


def told(scene: Scene, key: str) -> list[tuple[str, str]]:
    """The clause and the sentence of each line of a kind."""
    game = scene.game
    return [
        (event.clause, game.definition.event_text(game.state, event, -1, "en"))
        for event in game.events
        if event.key == key
    ]


@clause("AL-ACT-03", "AL-CMD-02")
def test_a_payment_names_what_is_paid_for_and_the_clause_of_that_cost() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=12, data=4, command=1, tp=2)
    scene.hand("A", "SCI-13").turn("A")

    scene.play("command IE", "economy IS", "install SCI-13", "activate SCI-13")
    scene.play("place economy IIE-C", "row data", "keep ECO-01", "advance 1", "deck science", "stop")

    assert told(scene, "pays") == [
        ("AL-ACT-03", "Economy Industrial Corp. (IE): A pays 2 research and 1 data."),
        ("AL-CARD-05", "Signal Refinery (SCI-13): A pays 1 data."),
        ("AL-FREE-01", "Signal Refinery (SCI-13): A pays 1 data."),
        ("AL-PLACE-02", "Common Market (IIE-C): A pays 3 research."),
        ("AL-INF-02", "Influence space 1: A pays 2 research."),
    ]


@clause("AL-CARD-12")
def test_a_crate_and_an_exchange_are_paid_by_their_own_clauses() -> None:
    scene = Scene("science culture military").has("A", research=2, data=2).hand("A", "MIL-12").turn("A")
    scene.play("use MIL-12")
    barter = Scene("science culture military").has("A", data=2).hand("A", "CUL-06").turn("A").play("use CUL-06")

    assert told(scene, "pays") == [("AL-CARD-12", "Mobilisation Order (MIL-12): A pays 2 research.")]
    barter.play(barter.options()[-1])
    assert told(barter, "pays")[0] == ("AL-ICON-01", "Ghostwriters (CUL-06): A pays 1 data.")


@clause("AL-HAND-01", "AL-ICON-06", "AL-DRAW-01")
def test_cards_are_discarded_for_three_reasons() -> None:
    cards = [f"CUL-0{number}" for number in range(1, 7)]
    limit = Scene("science economy culture").hand("A", *cards).turn("A").play("end", "discard CUL-01")
    paid = Scene("science economy culture").hand("A", "ECO-03", "CUL-01").turn("A").play("use ECO-03")
    placed = Scene("science economy culture", techs="IIE-C").has("A", research=3).turn("A")
    placed.play("place economy IIE-C", "row data", "keep ECO-02")

    assert told(limit, "discards") == [("AL-HAND-01", "Hand limit: A discards Street Festival (CUL-01).")]
    assert told(paid, "discards") == [("AL-ICON-06", "Emergency Loan (ECO-03): A discards Street Festival (CUL-01).")]
    assert told(placed, "discards") == [("AL-DRAW-01", "Common Market (IIE-C): A discards Bulk Convoy (ECO-01).")]


@clause("AL-TP-01", "AL-MIL-01", "AL-RES-07")
def test_tp_and_military_power_are_gained_by_clauses_of_their_own() -> None:
    scene = Scene("science culture military", techs="IIM-D").has("A", research=9, data=9, military=9)
    scene.install("A", "SCI-15").team("A", "IIM-D").turn("A")

    scene.play("activate SCI-15", "start IIM-D")

    assert told(scene, "gains") == [("AL-TP-01", "Patent Office (SCI-15): A gains 1 TP.")]
    assert told(scene, "gains-capped") == [
        (
            "AL-RES-07",
            "Guided Munitions (IIM-D): A gains 1 military power; 1 military power more is lost at the limit.",
        )
    ]


@clause("AL-INI-08", "AL-INI-09", "AL-INI-11", "AL-INI-12", "AL-INI-13")
def test_initiative_tiles_go_their_ways_by_different_clauses() -> None:
    def after(a: int, b: int, c: int, mine: int) -> list[str]:
        """The clauses told when A, who owned the tile with 6, has so much military power."""
        scene = Scene("science culture military", seats=4).has("A", military=6).turn("A")
        scene.has("A", military=mine).has("B", military=b).has("C", military=c).has("D", military=a)
        scene.play("collect")
        return [event.clause for event in scene.game.events if event.key.startswith("initiative-")]

    assert after(0, 7, 0, 6) == ["AL-INI-09"]
    assert after(0, 7, 7, 6) == ["AL-INI-13"]
    assert after(0, 0, 0, 3) == ["AL-INI-11"]
    assert after(0, 5, 0, 3) == ["AL-INI-12"]
    assert after(0, 5, 5, 3) == ["AL-INI-11"]


@clause("AL-CARD-03", "AL-FREE-02")
def test_cards_come_back_by_the_clause_of_the_card_that_fetches_them() -> None:
    scene = Scene("science economy culture").discarded("ECO-01").hand("A", "SCI-08").turn("A")

    scene.play("use SCI-08")

    assert told(scene, "recovers") == [
        ("AL-CARD-03", "Recovered Blueprints (SCI-08): A takes Bulk Convoy (ECO-01) from the discard pile.")
    ]


@clause("AL-REPL-02", "AL-DATA-02")
def test_the_bonus_of_an_empty_row_names_the_row() -> None:
    scene = Scene("science economy culture").waiting("A", 0, 3).turn("A").play("replenish", "command")
    card = Scene("science economy culture").waiting("A", 3, 0).turn("A").play("collect", "card", "deck science")

    assert told(scene, "gains") == [("AL-RES-01", "Research row: A gains 1 command.")]
    assert told(card, "draws") == [("AL-DRAW-04", "Data row: A draws 1 Science card.")]


@clause("AL-DRAW-02", "AL-DRAW-03")
def test_a_new_deck_cites_when_it_was_needed() -> None:
    early = Scene("science economy culture").deck("science", "SCI-01", rest=False).discarded("SCI-02")
    early.install("A", "SCI-14").has("A", data=2).turn("A").play("activate SCI-14", "deck science")
    late = Scene("science economy culture").deck("science", rest=False).discarded("SCI-02", "SCI-03")
    late.install("A", "SCI-14").has("A", data=2).turn("A").play("activate SCI-14", "deck science")

    assert [line[0] for line in told(early, "reshuffles")] == ["AL-DRAW-02"]
    assert [line[0] for line in told(late, "reshuffles")] == ["AL-DRAW-03"]


@clause("AL-NPC-07", "AL-NPC-08", "AL-STEAL-01")
def test_stealing_from_an_npc_has_clauses_of_its_own() -> None:
    def steals(card: str, target: str) -> tuple[str, str]:
        scene = Scene("science culture military", seats=3).has("B", research=5, tp=5).has("C", research=1, tp=1)
        scene.hand("A", card).turn("A").play(f"use {card}", f"target {target}")
        return told(scene, "steals")[0]

    npc = Scene("science culture military", seats=3).state.rulebook.npcs[0].id
    assert steals("MIL-03", "B") == ("AL-STEAL-01", "Raiding Party (MIL-03): A steals 3 research from B.")
    assert steals("MIL-03", npc)[0] == "AL-NPC-07"
    assert steals("MIL-08", npc)[0] == "AL-NPC-08"


@clause("AL-REL-07", "AL-REL-08")
def test_an_ally_won_by_a_tie_cites_the_tie() -> None:
    scene = Scene("science culture religion").track("B", "C").has("A", research=2, data=1).turn("A")

    scene.play("start IR", "religion B")

    assert told(scene, "becomes-ally") == [("AL-REL-08", "B becomes a religious ally of A.")]


@clause("AL-INF-16", "AL-PLACE-13", "AL-SCI-02", "AL-SCI-06")
def test_what_an_effect_has_somebody_do_names_the_effect() -> None:
    step = Scene("science economy culture").has("A", research=2, command=1).install("A", "ECO-21").influence("A", 1)
    step.turn("A").play("activate ECO-21", "advance 1")
    team = Scene("science economy culture", techs="IIE-C").has("A", research=1).hand("A", "SCI-02").turn("A")
    team.play("use SCI-02", "place economy IIE-C", "row data", "keep ECO-01")
    move = Scene("science economy culture", techs="IIS-A IIS-B").has("A", research=2).team("A", "IIS-A").turn("A")
    move.play("start IS")
    back = Scene("science economy culture", techs="IIS-A IIIS-F").team("A", "IIS-A", "IIIS-F").turn("A")
    back.play("start IIIS-F")

    source = step.state.rulebook.library.cards["ECO-21"]["name"]["en"]
    assert told(step, "advances") == [
        ("AL-INF-16", f"{source} (ECO-21): A advances to space 2 of the influence track.")
    ]
    assert told(team, "places-team") == [
        (
            "AL-PLACE-13",
            "Field Kit (SCI-02): A places an advance team on Common Market (IIE-C), taken from the data row.",
        )
    ]
    assert told(team, "pays") == [("AL-PLACE-02", "Common Market (IIE-C): A pays 1 research.")]
    assert [line[0] for line in told(move, "front-runner-2")] == ["AL-SCI-02"]
    assert [line[0] for line in told(back, "team-returns")] == ["AL-SCI-06"]


@clause("AL-NEST-01", "AL-PASS-05")
def test_a_reaction_and_an_inner_technology_name_themselves_and_not_what_set_them_off() -> None:
    scene = Scene("science economy culture", techs="IIS-E IIS-C").has("A", research=9, data=9).install("A", "SCI-18")
    scene.team("A", "IIS-E").hand("A", "SCI-02").turn("A")

    scene.play("start IIS-E", "run IE", "economy IS", "run IC", "culture IE")
    scene.play("use SCI-02", "place economy IIE-A", "row data", "keep ECO-01")

    assert [line[1].partition(":")[0][-8:] for line in told(scene, "runs")] == [" (IIS-E)", " (IIS-E)"]
    assert [line[1].partition(":")[0] for line in told(scene, "attaches-economy")] == ["Economy Industrial Corp. (IE)"]
    assert [line[1].partition(":")[0] for line in told(scene, "places-culture")] == ["Culture Institute Co., Ltd. (IC)"]
    assert told(scene, "gains") == [("AL-RES-01", "Expedition Logistics (SCI-18): A gains 1 research.")]
