"""Words of the vocabulary that no card of the box uses yet: events, reductions, reactions; proven with packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.games.atlas_lost.tides import GAIN_DATA, GAIN_MILITARY, GAIN_RESEARCH, card, passive, table, trigger
from tests.rows import for_each

# Events


@clause("AL-PASS-05", "AL-CARD-03")
def test_a_used_crate_lies_in_its_pile_when_it_is_reacted_to(tmp_path: Path) -> None:
    cards = trigger(
        "collector", "use_crate", '{ op = "recover", tree = "science", count = 1 }', more='limit = "once_per_turn", '
    )
    scene = table(tmp_path, cards).install("A", "tides.collector").hand("A", "SCI-03")
    scene.turn("A")

    scene.play("use SCI-03")

    assert scene.hand_of("A") == ["SCI-03"]
    assert scene.pile("science") == []


@clause("AL-PASS-05")
@for_each(("who", "research"), [("self", 0), ("other", 1), ("ally", 1)])
def test_crates_of_others_are_reacted_to_only_where_the_card_says_so(tmp_path: Path, who: str, research: int) -> None:
    cards = trigger("watcher", "use_crate", GAIN_RESEARCH, who=who)
    scene = table(tmp_path, cards).install("A", "tides.watcher").hand("B", "SCI-03").track("B", "A")
    scene.turn("B")

    scene.play("use SCI-03")

    assert scene.resources("A") == (research, 0, 0)


@clause("AL-PASS-05", "AL-INF-03")
def test_a_step_on_the_track_is_reacted_to_after_its_bonus(tmp_path: Path) -> None:
    cards = trigger("pilgrims", "influence_advance", GAIN_DATA)
    scene = table(tmp_path, cards, seats=2).install("A", "tides.pilgrims").has("A", research=2).influence("A", 1)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert [event.key for event in scene.game.events if event.key in ("advances", "gains", "reacts")] == [
        "advances",
        "gains",
        "reacts",
        "gains",
    ]
    assert scene.resources("A") == (0, 1, 1)


@clause("AL-PASS-05", "AL-INF-16")
def test_a_step_within_a_longer_effect_is_reacted_to_before_the_effect_goes_on(tmp_path: Path) -> None:
    cards = trigger("rivals", "influence_advance", GAIN_DATA, who="other")
    cards += card(
        "envoy",
        "active",
        'effects = [{ op = "advance_influence", spaces = 1, reduce = { research = 2 } }, '
        '{ op = "gain", resource = "tp", amount = 1 }]',
    )
    scene = table(tmp_path, cards, seats=2).install("A", "tides.envoy").install("B", "tides.rivals").influence("A", 1)
    scene.turn("A")

    scene.play("activate tides.envoy", "advance 1")

    told = [(event.key, event.seat) for event in scene.game.events if event.key in ("gains", "reacts")]
    assert told == [("gains", 0), ("reacts", 1), ("gains", 1), ("gains", 0)]
    assert scene.resources("B") == (0, 1, 0)


@clause("AL-PASS-05")
def test_a_technology_run_by_command_is_told_apart(tmp_path: Path) -> None:
    cards = trigger("by-command", "active_tech", GAIN_DATA, more='via = "command", levels = [1], ')
    scene = table(tmp_path, cards).install("A", "tides.by-command").has("A", research=4, data=2, command=1)
    scene.turn("A")

    scene.play("start IM")
    assert scene.resources("A") == (2, 1, 1)
    scene.play("command IM")

    assert scene.resources("A") == (0, 1, 0)
    assert scene.military("A") == 2


@clause("AL-PASS-05")
def test_a_nested_technology_is_reacted_to_before_the_next_one_is_chosen(tmp_path: Path) -> None:
    # IIS-E runs two Lv.1 Technologies. The research and data that the reaction brings pay for the second one.
    cards = trigger(
        "nested", "active_tech", '{ op = "gain", resource = "research", amount = 2 }', more='via = "nested", '
    )
    scene = table(tmp_path, cards, techs="IIS-E").team("A", "IIS-E").install("A", "tides.nested")
    scene.has("A", research=3, data=2)
    scene.turn("A")

    scene.play("start IIS-E", "run IM")

    assert scene.resources("A") == (2, 1, 0)
    assert scene.asked() == "A run"
    assert scene.options() == ["run IS", "run IR"]


# Reductions


@clause("AL-INF-02", "AL-PASS-04")
def test_a_reduction_on_the_track(tmp_path: Path) -> None:
    cards = passive("guides", '{ op = "reduce", on = "influence", by = { research = 1, data = 5 } }')
    scene = table(tmp_path, cards, seats=2).install("A", "tides.guides").has("A", research=2).influence("A", 3)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.faction("A").influence == 4  # 3 research less 1, 1 data less 1
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-INF-04", "AL-PASS-04")
def test_a_pick_among_reductions_on_the_track(tmp_path: Path) -> None:
    cards = passive(
        "ferries", '{ op = "reduce", on = "influence", one_of = [{ tp = 1 }, { any_token = 1 }, { data = 1 }] }'
    )
    scene = table(tmp_path, cards, seats=2).install("A", "tides.ferries").influence("A", 6)
    scene.has("A", research=3, data=2, tp=1, military=1)
    scene.turn("A")
    scene.play("end")
    assert scene.options() == ["advance 1", "advance 2", "stop"]

    scene.play("advance 1")

    # 2 TP are not there, so only one of the reductions makes the first cost payable: it is taken by itself.
    assert scene.resources("A") == (0, 0, 1)
    assert (scene.tp("A"), scene.military("A")) == (0, 1)
    assert scene.faction("A").influence == 7


@clause("AL-PASS-04")
def test_a_reduction_of_tokens_and_cards(tmp_path: Path) -> None:
    cards = passive("lenders", '{ op = "reduce", on = "startup", by = { religion = 1, discard = 1, military = 1 } }')
    scene = table(tmp_path, cards, techs="IIR-A IIIR-C").install("A", "tides.lenders").team("A", "IIR-A", "IIIR-C")
    scene.track("B", "AAA").has("A", research=1, data=2)
    scene.turn("A")

    scene.play("start IIIR-C")

    # 2 tokens instead of 3, so B is still an ally; all tokens are alike, so which ones is still asked.
    assert scene.asked() == "A pay-tokens"
    assert scene.game.questions[0].pick == (2, 2)
    scene.play("pay religion B 1 + pay religion B 2")
    assert scene.tp("A") == 3
    scene.turn("A").play("start IIR-A", "religion C", "religion D")
    assert scene.track_of("C") == "A"  # without a card to discard


@clause("AL-PASS-04")
def test_a_pick_among_reductions_of_a_placement(tmp_path: Path) -> None:
    cards = passive("roads", '{ op = "reduce", on = "place_advance", one_of = [{ research = 2 }, { data = 2 }] }')
    scene = table(tmp_path, cards, techs="IIS-C IIIS-C").install("A", "tides.roads").team("A", "IIS-C")
    scene.has("A", research=4, data=2)
    scene.turn("A")

    scene.play("place science IIIS-C")

    assert scene.options() == ["less 2 research", "less 2 data", "less nothing"]
    scene.play("less 2 data", "row data", "keep SCI-01")
    # 4 research and no data were paid; IIS-C gave 1 data.
    assert scene.resources("A") == (0, 3, 0)


@clause("AL-PASS-04")
def test_a_pick_among_reductions_of_a_startup_but_not_of_a_command(tmp_path: Path) -> None:
    cards = passive("engines", '{ op = "reduce", on = "startup", one_of = [{ research = 2 }, { data = 1 }] }')
    scene = table(tmp_path, cards).install("A", "tides.engines").has("A", research=2, data=1, command=1)
    scene.turn("A")

    scene.play("start IM", "less 2 research")

    assert scene.resources("A") == (2, 0, 1)
    assert "command IM" not in scene.options()


# Reactions that bring something


@clause("AL-CARD-07", "AL-PASS-05")
def test_what_a_reaction_installs_on_anothers_turn_works_from_the_end_of_that_action(tmp_path: Path) -> None:
    cards = trigger("imitators", "command_action", '{ op = "install" }', who="other")
    cards += passive("statue", '{ op = "tp", amount = 2 }')
    scene = table(tmp_path, cards, seats=2).install("B", "tides.imitators").hand("B", "tides.statue")
    scene.has("A", research=2, data=1, command=1)
    scene.turn("A")

    scene.play("command IM")
    assert scene.asked() == "B may-install"
    scene.play("install tides.statue")

    assert scene.installed_by("B") == ["tides.imitators", "tides.statue"]
    assert scene.total_tp("B") == 2


@clause("AL-PLACE-08", "AL-PASS-05")
def test_what_a_reaction_at_the_end_of_the_action_brings_works_in_the_next_action(tmp_path: Path) -> None:
    cards = trigger("workshop", "command_action", '{ op = "install" }')
    scene = (
        table(tmp_path, cards)
        .install("A", "tides.workshop")
        .hand("A", "SCI-21")
        .has("A", research=5, data=2, command=1)
    )
    scene.turn("A")

    scene.play("command IM", "install SCI-21", "start IM")

    # 2 for IM by command, 2 for SCI-21, then 2 less 1 for IM started.
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-PASS-05", "AL-REL-07")
def test_become_ally_is_looked_at_when_the_whole_payment_is_over(tmp_path: Path) -> None:
    # A pays a religion token and one more in a mix, both from C's track: B has a new ally, once.
    cards = card("levy", "active", "cost = { religion = 1, any_token = 1 }", f"effects = [{GAIN_DATA}]")
    scene = table(tmp_path, cards).install("A", "tides.levy").install("B", "REL-29").track("C", "DBAA").track("D", "A")
    scene.turn("A")
    assert scene.ally_of("C") == "A"

    scene.play("activate tides.levy", "pay religion C 3", "pay religion C 3")

    assert scene.track_of("C") == "DB"
    assert scene.ally_of("C") == "B"
    assert scene.resources("B") == (2, 0, 0)


@clause("AL-PASS-05")
def test_an_endless_chain_is_refused_with_the_pack(tmp_path: Path) -> None:
    cards = trigger("echo", "gain_military", GAIN_MILITARY)

    with pytest.raises(Exception, match="leads back to its own event"):
        table(tmp_path, cards)


@clause("AL-ICON-08")
def test_a_choice_of_effects_is_there_as_long_as_one_of_them_can_do_something(tmp_path: Path) -> None:
    first = '{ effects = [{ op = "return_token", kinds = ["religion"], count = 1, target = "one_other" }] }'
    cards = card(
        "fork",
        "crate",
        f'effects = [{{ op = "choose", pick = 1, options = [{first}, {{ effects = [{GAIN_DATA}] }}] }}]',
    )
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.fork").turn("A")

    scene.play("use tides.fork")

    assert scene.resources("A") == (0, 1, 0)


@clause("AL-NEST-01", "AL-NEST-02")
def test_an_effect_that_runs_science_technologies_runs_no_others(tmp_path: Path) -> None:
    cards = card(
        "school", "crate", 'effects = [{ op = "run_active", level = 1, count = 1, source = "any", tree = "science" }]'
    )
    scene = table(tmp_path, cards, trees="economy science culture", techs="IIS-C").hand("A", "tides.school")
    scene.has("A", research=19, data=19).team("A", "IIS-C").turn("A")

    scene.play("use tides.school")
    # Of IE, IS and IC only IS comes into question, so nobody is asked.
    assert (scene.asked(), scene.resources("A")) == ("A action", (17, 19, 0))


@clause("AL-DRAW-01", "AL-ACT-06")
def test_without_science_cards_a_draw_of_science_cards_can_do_nothing(tmp_path: Path) -> None:
    cards = card("letter", "crate", 'effects = [{ op = "draw", tree = "science", count = 1 }]', tree="religion")
    scene = table(tmp_path, cards, seats=2).deck("science", rest=False).hand("A", "tides.letter").turn("A")

    assert "use tides.letter" not in scene.options()


@clause("AL-INF-06")
def test_tokens_of_one_kind_do_not_pay_for_another(tmp_path: Path) -> None:
    cards = card("altar", "active", "cost = { religion = 1 }", f"effects = [{GAIN_DATA}]", tree="religion")
    scene = table(tmp_path, cards, trees="science culture religion", seats=2).install("A", "tides.altar")
    scene.culture("A", "IS", "IC").turn("A")
    without = scene.options()
    scene.track("B", "A").turn("A")

    assert "activate tides.altar" not in without
    assert "activate tides.altar" in scene.options()
