"""Words of the vocabulary that no card of the box uses yet: attacks, counts, exchanges; proven with packs."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.tides import GAIN_DATA, card, passive, table, trigger
from tests.rows import for_each

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


@clause("AL-ICON-06")
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


@clause("AL-ACT-06", "AL-CARD-03")
def test_a_crate_cannot_discard_itself(tmp_path: Path) -> None:
    cards = card("purge", "crate", 'effects = [{ op = "discard", who = "self", count = 1 }]')
    scene = table(tmp_path, cards).hand("A", "tides.purge")
    scene.turn("A")

    options = scene.options()

    assert "use tides.purge" not in options
    assert "research tides.purge" in options


@clause("AL-ICON-06", "AL-NPC-09", "AL-PASS-07")
def test_making_one_other_discard_is_no_attack_and_no_npc_can(tmp_path: Path) -> None:
    cards = card("blackmail", "crate", 'effects = [{ op = "discard", who = "one_other", count = 2 }]')
    scene = (
        table(tmp_path, cards, seats=3).hand("A", "tides.blackmail").hand("B", "SCI-01").hand("C", "SCI-02", "SCI-03")
    )
    scene.install("B", "REL-26").install("C", "MIL-27")
    scene.turn("A")

    scene.play("use tides.blackmail")

    assert scene.options() == ["target B", "target C"]
    scene.play("target C")
    assert scene.hand_of("C") == []
    assert scene.military("C") == 0


@clause("AL-STEAL-01", "AL-STEAL-02")
def test_command_can_be_stolen(tmp_path: Path) -> None:
    cards = card(
        "coup", "crate", 'effects = [{ op = "steal", resource = "command", amount = 2, target = "each_other" }]'
    )
    scene = table(tmp_path, cards, seats=3).hand("A", "tides.coup").has("B", command=5).has("C", command=1)
    scene.turn("A")

    scene.play("use tides.coup")

    # 2 of B's, 1 of C's, and the 1 printed on the NPC.
    assert [scene.resources(letter)[2] for letter in "ABC"] == [4, 3, 0]


@clause("AL-STEAL-01", "AL-STEAL-04", "AL-INI-14")
def test_military_power_can_be_stolen_with_all_that_hangs_on_it(tmp_path: Path) -> None:
    cards = card(
        "mutiny", "crate", 'effects = [{ op = "steal", resource = "military", amount = 3, target = "one_other" }]'
    )
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
    scene = (
        table(tmp_path, cards, techs="IIS-A IIIS-A IIM-A")
        .hand("A", "tides.census")
        .team("A", "IIS-A", "IIIS-A", "IIM-A")
    )
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
    three = (
        Scene("science religion military", packs=two.game.setup.packs).install("A", "tides.muster").has("A", military=3)
    )
    two.turn("A")
    three.turn("A")

    three.play("activate tides.muster")

    assert "activate tides.muster" not in two.options()
    assert three.resources("A") == (1, 0, 0)


@clause("AL-INI-14")
def test_one_card_may_add_to_the_values_of_two_tiles(tmp_path: Path) -> None:
    cards = passive(
        "flags", '{ op = "initiative", tree = "religion", by = 2 }, { op = "initiative", tree = "military", by = 3 }'
    )
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.flags").track("B", "AA").has("A", military=1)
    scene.turn("A")

    scene.play("install tides.flags")

    assert (scene.owner("religion"), scene.owner("military")) == ("A", "A")


# Exchanges


TOKENS_FOR_TP = 'effects = [{ op = "exchange", give = { culture = 1 }, get = { tp = 2 }, max = 3 }]'


@clause("AL-ACT-03", "AL-RES-02")
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
    early = (
        table(tmp_path, cards, trees="science economy culture").hand("A", "tides.bazaar").culture("A", "IS", "IE", "IC")
    )
    packs = early.game.setup.packs
    limit = (
        Scene("science economy culture", packs=packs).hand("A", "tides.bazaar").culture("A", "IS", "IE", "IC", "IIS-A")
    )
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


@clause("AL-ACT-03", "AL-PASS-05")
def test_what_an_exchange_gives_comes_after_the_payment(tmp_path: Path) -> None:
    # The military power gained cannot be the one that pays.
    cards = card(
        "drill",
        "crate",
        'effects = [{ op = "exchange", give = { any_token = 1 }, get = { military = 1, data = 1 }, max = 1 }]',
    )
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.drill").track("B", "A")
    scene.turn("A")

    scene.play("use tides.drill", "exchange 1")

    assert scene.track_of("B") == ""
    assert scene.military("A") == 1
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-PASS-05")
@for_each(
    ("attack", "choices"),
    [
        (
            '{ op = "uninstall", target = "one_other", count = 2, chooser = "self" }',
            ["uninstall SCI-13", "uninstall SCI-25"],
        ),
        ('{ op = "take_card", target = "one_other", count = 2 }', ["take SCI-01", "take SCI-02"]),
        (
            '{ op = "return_token", kinds = ["religion"], count = 2, target = "one_other" }',
            ["send-back B religion A 1", "send-back B religion A 1"],
        ),
    ],
)
def test_an_attack_on_several_things_is_one_attack(tmp_path: Path, attack: str, choices: list[str]) -> None:
    cards = card("assault", "crate", f"effects = [{attack}]") + trigger("alarm", "attacked", GAIN_DATA)
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.assault").install("B", "tides.alarm", "SCI-13", "SCI-25")
    scene.hand("B", "SCI-01", "SCI-02", "SCI-03").track("A", "BBB")
    scene.turn("A")

    scene.play("use tides.assault", *choices)

    assert scene.resources("B") == (0, 1, 0)


RECALL = '{ op = "return_token", kinds = ["religion"], count = 2, target = "one_other" }'


@clause("AL-ICON-05")
def test_as_many_tokens_go_back_as_it_says_and_all_of_one_player(tmp_path: Path) -> None:
    cards = card("recall", "crate", f"effects = [{RECALL}]")
    scene = table(tmp_path, cards, seats=3).hand("B", "tides.recall").track("B", "AACA")
    scene.turn("B")
    scene.play("use tides.recall")
    first = scene.options()

    scene.play("send-back A religion B 1")
    second = scene.options()
    scene.play("send-back A religion B 1")

    assert [option.split(" ")[1] for option in first] == ["C", "A", "A", "A"]
    assert [option.split(" ")[1] for option in second] == ["A", "A"]
    assert (scene.track_of("B"), scene.asked()) == ("CA", "B action")


@clause("AL-ICON-05", "AL-CARD-03")
def test_where_nobody_has_placed_a_token_none_can_be_sent_back(tmp_path: Path) -> None:
    cards = card("recall", "crate", f"effects = [{RECALL}]")
    scene = table(tmp_path, cards, seats=2).hand("A", "tides.recall").track("B", "A")

    scene.turn("A")

    assert "use tides.recall" not in scene.options()


@clause("AL-NPC-09")
def test_one_player_with_cards_is_enough_to_make_somebody_discard(tmp_path: Path) -> None:
    cards = card("blackmail", "crate", 'effects = [{ op = "discard", who = "one_other", count = 2 }]')
    scene = table(tmp_path, cards, seats=3).hand("A", "tides.blackmail").hand("C", "SCI-02")
    scene.turn("A")

    scene.play("use tides.blackmail")

    assert scene.hand_of("C") == []


@clause("AL-NPC-09")
def test_each_other_player_loses_an_installed_card_and_whoever_has_none_is_passed_over(tmp_path: Path) -> None:
    cards = card(
        "raid", "crate", 'effects = [{ op = "uninstall", target = "each_other", count = 1, chooser = "owner" }]'
    )
    scene = table(tmp_path, cards, seats=4).hand("A", "tides.raid").install("B", "SCI-13", "SCI-25")
    scene.install("D", "SCI-24", "MIL-27").turn("A")

    scene.play("use tides.raid")
    asked = scene.asked()
    scene.play("uninstall SCI-13", "uninstall MIL-27")

    assert asked == "B uninstall"
    assert (scene.installed_by("B"), scene.installed_by("D")) == (["SCI-25"], ["SCI-24"])
    assert scene.asked() == "A action"
