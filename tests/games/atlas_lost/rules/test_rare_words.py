"""Words of the vocabulary that no card of the box uses yet, and rare meetings of words: proven with packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.games.atlas_lost.pack_folder import pack
from tests.games.atlas_lost.scene import Scene


def card(name: str, kind: str, *lines: str, tree: str = "science") -> str:
    """A card of the pack as text; active and passive ones are installed for nothing."""
    install = "" if kind == "crate" else "install = {}\n"
    cost = "" if kind == "passive" or any(line.startswith("cost") for line in lines) else "cost = {}\n"
    head = f'[[card]]\nid = "tides.{name}"\nname = {{ en = "{name}", ja = "{name}" }}\ntree = "{tree}"\nkind = "{kind}"\n'
    return head + install + cost + "\n".join(lines) + "\n"


def trigger(name: str, on: str, effects: str, tree: str = "science", who: str = "self", more: str = "") -> str:
    """A passive card with one trigger."""
    return card(name, "passive", f'triggers = [{{ on = "{on}", who = "{who}", {more}effects = [{effects}] }}]', tree=tree)


def passive(name: str, modifiers: str, tree: str = "science") -> str:
    """A passive card with modifiers."""
    return card(name, "passive", f"modifiers = [{modifiers}]", tree=tree)


def table(folder: Path, cards: str, trees: str = "science religion military", seats: int = 4, techs: str = "") -> Scene:
    """A table with a pack of these cards; they lie on top of their decks until they are needed."""
    return Scene(trees, seats=seats, techs=techs, packs=(str(pack(folder, cards)),))


GAIN_RESEARCH = '{ op = "gain", resource = "research", amount = 1 }'
GAIN_DATA = '{ op = "gain", resource = "data", amount = 1 }'
GAIN_MILITARY = '{ op = "gain", resource = "military", amount = 1 }'


# Events


@clause("AL-PASS-05", "AL-CARD-03")
def test_a_used_crate_lies_in_its_pile_when_it_is_reacted_to(tmp_path: Path) -> None:
    cards = trigger("collector", "use_crate", '{ op = "recover", tree = "science", count = 1 }', more='limit = "once_per_turn", ')
    scene = table(tmp_path, cards).install("A", "tides.collector").hand("A", "SCI-03")
    scene.turn("A")

    scene.play("use SCI-03")

    assert scene.hand_of("A") == ["SCI-03"]
    assert scene.pile("science") == []


@clause("AL-PASS-05")
@pytest.mark.parametrize(("who", "research"), [("self", 0), ("other", 1), ("ally", 1)])
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
    cards = trigger("nested", "active_tech", '{ op = "gain", resource = "research", amount = 2 }', more='via = "nested", ')
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
    cards = passive("ferries", '{ op = "reduce", on = "influence", one_of = [{ tp = 1 }, { any_token = 1 }, { data = 1 }] }')
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


# Attacks and protection


@clause("AL-PASS-07")
def test_protection_from_uninstalling(tmp_path: Path) -> None:
    cards = passive("vault", '{ op = "protect", from = ["uninstall"] }')
    scene = table(tmp_path, cards, seats=3, techs="IIM-A IIIM-E").team("A", "IIM-A", "IIIM-E").has("A", military=6)
    scene.install("B", "tides.vault", "SCI-25").install("C", "SCI-24")
    scene.turn("A")

    scene.play("start IIIM-E")

    assert scene.installed_by("B") == ["tides.vault", "SCI-25"]
    assert scene.installed_by("C") == []


@clause("AL-DIG-03")
def test_an_attacker_may_choose_which_card_is_lost(tmp_path: Path) -> None:
    cards = card("raid", "crate", 'effects = [{ op = "uninstall", target = "one_other", count = 2, chooser = "self" }]')
    scene = table(tmp_path, cards, seats=3).hand("A", "tides.raid").install("B", "SCI-25", "SCI-24", "MIL-27")
    scene.install("C", "SCI-13")
    scene.turn("A")

    scene.play("use tides.raid", "target B")

    assert scene.asked() == "A uninstall"
    scene.play("uninstall SCI-24", "uninstall SCI-25")
    assert scene.installed_by("B") == ["MIL-27"]
    assert scene.military("B") == 1  # attacked once by the whole step


@clause("AL-PASS-05")
def test_a_card_that_was_just_lost_does_not_react_any_more() -> None:
    scene = Scene("science religion military", seats=2).hand("A", "MIL-06").has("A", military=1).install("B", "MIL-27")
    scene.turn("A")

    scene.play("use MIL-06")

    assert scene.installed_by("B") == []
    assert scene.military("B") == 0


def test_discarding_ones_own_cards(tmp_path: Path) -> None:
    cards = card(
        "purge",
        "crate",
        f'effects = [{{ op = "discard", who = "self", count = 2 }}, {GAIN_DATA}]',
    )
    scene = table(tmp_path, cards).hand("A", "tides.purge", "SCI-01", "SCI-02", "SCI-03")
    scene.turn("A")

    scene.play("use tides.purge", "discard SCI-01 + discard SCI-03")

    assert scene.hand_of("A") == ["SCI-02"]
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-CARD-03")
def test_a_crate_cannot_discard_itself(tmp_path: Path) -> None:
    cards = card("purge", "crate", 'effects = [{ op = "discard", who = "self", count = 1 }]')
    scene = table(tmp_path, cards).hand("A", "tides.purge")
    scene.turn("A")

    options = scene.options()

    assert "use tides.purge" not in options
    assert "research tides.purge" in options


@clause("AL-PASS-07")
def test_making_one_other_discard_is_no_attack_and_no_npc_can(tmp_path: Path) -> None:
    cards = card("blackmail", "crate", 'effects = [{ op = "discard", who = "one_other", count = 2 }]')
    scene = table(tmp_path, cards, seats=3).hand("A", "tides.blackmail").hand("B", "SCI-01").hand("C", "SCI-02", "SCI-03")
    scene.install("B", "REL-26").install("C", "MIL-27")
    scene.turn("A")

    scene.play("use tides.blackmail")

    assert scene.options() == ["target B", "target C"]
    scene.play("target C")
    assert scene.hand_of("C") == []
    assert scene.military("C") == 0


@clause("AL-STEAL-01", "AL-STEAL-02")
def test_command_can_be_stolen(tmp_path: Path) -> None:
    cards = card("coup", "crate", 'effects = [{ op = "steal", resource = "command", amount = 2, target = "each_other" }]')
    scene = table(tmp_path, cards, seats=3).hand("A", "tides.coup").has("B", command=5).has("C", command=1)
    scene.turn("A")

    scene.play("use tides.coup")

    # 2 of B's, 1 of C's, and the 1 printed on the NPC.
    assert [scene.resources(letter)[2] for letter in "ABC"] == [4, 3, 0]


@clause("AL-STEAL-01", "AL-STEAL-04", "AL-INI-14")
def test_military_power_can_be_stolen_with_all_that_hangs_on_it(tmp_path: Path) -> None:
    cards = card("mutiny", "crate", 'effects = [{ op = "steal", resource = "military", amount = 3, target = "one_other" }]')
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.mutiny").has("A", military=9).has("B", military=10)
    scene.install("A", "MIL-22")
    scene.turn("A")
    assert scene.owner("military") is None  # 9 and a card, against 10

    scene.play("use tides.mutiny", "target B")

    assert (scene.military("A"), scene.military("B")) == (10, 7)
    assert scene.owner("military") == "A"
    assert scene.resources("A") == (1, 0, 0)  # MIL-22, once


@clause("AL-PASS-05")
def test_military_power_given_by_others_or_exchanged_is_no_gain_to_react_to(tmp_path: Path) -> None:
    cards = card(
        "arms",
        "crate",
        'effects = [{ op = "others_gain", resource = "military", amount = 1 }, '
        '{ op = "exchange", give = { data = 1 }, get = { military = 1 }, max = 1 }]',
    )
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.arms").has("A", data=1).install("B", "MIL-22")
    scene.turn("A")

    scene.play("use tides.arms", "exchange 1")

    assert (scene.military("A"), scene.military("B")) == (1, 1)
    assert scene.resources("B") == (0, 0, 0)


# Counting


def test_teams_on_lv2_are_counted(tmp_path: Path) -> None:
    cards = card(
        "census",
        "crate",
        'effects = [{ op = "gain", resource = "research", amount = { per = "own_advance_lv2", times = 2, plus = 1 } }]',
    )
    scene = table(tmp_path, cards, techs="IIS-A IIIS-A IIM-A").hand("A", "tides.census").team("A", "IIS-A", "IIIS-A", "IIM-A")
    scene.turn("A")

    scene.play("use tides.census")

    assert scene.resources("A") == (5, 0, 0)


@clause("AL-REL-11")
def test_an_amount_for_an_ally_adds_its_plus_even_without_one(tmp_path: Path) -> None:
    cards = card(
        "tribute",
        "crate",
        'effects = [{ op = "gain", resource = "data", amount = { per = "ally_initiative", times = 3, plus = 1 } }]',
    )
    scene = table(tmp_path, cards).hand("A", "tides.tribute")
    scene.turn("A")

    scene.play("use tides.tribute")

    assert scene.resources("A") == (0, 1, 0)


@clause("AL-CARD-14")
def test_a_payment_that_leaves_nothing_to_count_makes_a_card_unusable(tmp_path: Path) -> None:
    cards = card(
        "muster",
        "active",
        "cost = { military = 2 }",
        'effects = [{ op = "gain", resource = "research", amount = { per = "own_military" } }]',
    )
    two = table(tmp_path, cards).install("A", "tides.muster").has("A", military=2)
    three = Scene("science religion military", packs=two.game.setup.packs).install("A", "tides.muster").has("A", military=3)
    two.turn("A")
    three.turn("A")

    three.play("activate tides.muster")

    assert "activate tides.muster" not in two.options()
    assert three.resources("A") == (1, 0, 0)


@clause("AL-INI-14")
def test_one_card_may_add_to_the_values_of_two_tiles(tmp_path: Path) -> None:
    cards = passive("flags", '{ op = "initiative", tree = "religion", by = 2 }, { op = "initiative", tree = "military", by = 3 }')
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.flags").track("B", "AA").has("A", military=1)
    scene.turn("A")

    scene.play("install tides.flags")

    assert (scene.owner("religion"), scene.owner("military")) == ("A", "A")


# Exchanges


TOKENS_FOR_TP = 'effects = [{ op = "exchange", give = { culture = 1 }, get = { tp = 2 }, max = 3 }]'


def test_tokens_are_exchanged_one_after_another_as_long_as_there_are_any(tmp_path: Path) -> None:
    cards = card("bazaar", "crate", TOKENS_FOR_TP)
    scene = table(tmp_path, cards, trees="science economy culture").hand("A", "tides.bazaar").culture("A", "IS", "IE")
    scene.turn("A")

    scene.play("use tides.bazaar")
    assert scene.options() == ["exchange 0", "exchange 1"]
    scene.play("exchange 1", "pay culture IE", "exchange 1")

    assert scene.tp("A") == 4
    assert scene.culture_of("A") == []
    assert scene.asked() == "A action"


def test_an_exchange_of_tokens_may_end_early_and_stops_at_its_limit(tmp_path: Path) -> None:
    cards = card("bazaar", "crate", TOKENS_FOR_TP)
    early = table(tmp_path, cards, trees="science economy culture").hand("A", "tides.bazaar").culture("A", "IS", "IE", "IC")
    packs = early.game.setup.packs
    limit = Scene("science economy culture", packs=packs).hand("A", "tides.bazaar").culture("A", "IS", "IE", "IC", "IIS-A")
    early.turn("A")
    limit.turn("A")

    early.play("use tides.bazaar", "exchange 1", "pay culture IS", "exchange 0")
    limit.play("use tides.bazaar")
    for tech in ("IS", "IE", "IC"):
        limit.play("exchange 1", f"pay culture {tech}")

    assert (early.tp("A"), early.culture_of("A")) == (2, ["IE", "IC"])
    assert (limit.tp("A"), limit.culture_of("A")) == (6, ["IIS-A"])
    assert limit.asked() == "A action"


def test_without_tokens_an_exchange_of_tokens_is_passed_over(tmp_path: Path) -> None:
    cards = card("bazaar", "crate", TOKENS_FOR_TP[:-1] + f", {GAIN_DATA}]")
    scene = table(tmp_path, cards, trees="science economy culture").hand("A", "tides.bazaar")
    scene.turn("A")

    scene.play("use tides.bazaar")

    assert scene.tp("A") == 0
    assert scene.resources("A") == (0, 1, 0)


def test_what_an_exchange_gives_comes_after_the_payment(tmp_path: Path) -> None:
    # The military power gained cannot be the one that pays.
    cards = card("drill", "crate", 'effects = [{ op = "exchange", give = { any_token = 1 }, get = { military = 1, data = 1 }, max = 1 }]')
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.drill").track("B", "A")
    scene.turn("A")

    scene.play("use tides.drill", "exchange 1")

    assert scene.track_of("B") == ""
    assert scene.military("A") == 1
    assert scene.resources("A") == (0, 1, 0)


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
    scene = table(tmp_path, cards).install("A", "tides.workshop").hand("A", "SCI-21").has("A", research=5, data=2, command=1)
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
