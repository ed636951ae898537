"""Icons are derived from what is printed: what a card is, its powers behind their phases, and what it scores."""

from __future__ import annotations

import re

from tessera.games.race_for_the_galaxy.icons import card_icons, icons, line_icons
from tessera.games.race_for_the_galaxy.library import glossary, load
from tessera.games.race_for_the_galaxy.vocabulary import PHASES
from tests.games.race_for_the_galaxy.printed import power
from tests.rows import for_each


@for_each(
    ("card", "effect", "drawn"),
    [
        ("separatist-colony", "explore_draw", "explore draw 2"),
        ("alien-departure-point", "explore_discard_for_prestige", "explore discard 1 arrow prestige 1"),
        ("randd-crash-program", "develop_discount_by_self_discard", "develop discard_this arrow less 3"),
        ("federation-capital", "develop_prestige_after", "develop after development 6 prestige 1"),
        ("empath-world", "military", "settle military -1"),
        ("rebel-freedom-fighters", "military", "settle military +1 imperium_keyword military -1"),
        ("galactic-imperium", "military_versus", "settle military +4 versus rebel_keyword military_world"),
        ("space-mercenaries", "temporary_military_by_hand", "settle discard 2 arrow temporary_military +1 per card"),
        ("replicant-robots", "settle_discount", "settle world less 2"),
        ("colony-ship", "settle_free_by_self_discard", "settle discard_this arrow free not alien"),
        ("contact-specialist", "pay_for_military", "settle pay_military not alien less 1"),
        (
            "interstellar-casus-belli",
            "takeover",
            "settle prestige 1 arrow takeover empire prestige 2",
        ),
        ("imperium-planet-buster", "takeover", "settle takeover total_military 1 destroy prestige 2"),
        ("old-earth", "trade_bonus", "trade good draw 1"),
        ("alien-oort-cloud-refinery", "trade_forbidden", "trade this_world not sell"),
        ("consumer-markets", "consume_goods", "consume novelty 1 arrow vp 1 times 3"),
        ("tourist-world", "consume_goods", "consume good 2 arrow vp 3"),
        ("gambling-world", "gamble_name_cost", "consume gamble 1 7"),
        ("galactic-exchange", "consume_up_to_different_kinds", "consume different_kinds 1 arrow vp 1 draw 1 times 4"),
        ("universal-symbionts", "produce_windfall", "produce genes windfall other_world"),
        ("mining-conglomerate", "produce_draw_if_most", "produce most rare arrow draw 2"),
        ("hidden-fortress", "game_end_tableau", "game_end tableau 14"),
    ],
)
def test_a_power_shows_its_phase_and_what_it_does(card: str, effect: str, drawn: str) -> None:
    assert icons(power(card, effect)) == drawn.split()


@for_each(
    ("card", "drawn"),
    [
        ("space-port", "non_military_world cost 2 production novelty vp 1 trade rare draw 2 produce this_world"),
        (
            "uplift-revolt-world",
            (
                "military_world defense 4 windfall genes vp 2 uplift_keyword uplift_symbol"
                " settle military +1 per uplift_symbol"
            ),
        ),
        (
            "rebel-cantina",
            (
                "non_military_world cost 2 gray vp 0 rebel_keyword start_world 9 settle pay_military not alien"
                " produce draw 1 per rebel_keyword"
            ),
        ),
        (
            "galactic-federation",
            "development cost 6 variable_vp develop less 2 scoring vp 2 per development 6 scoring vp 1 per development",
        ),
    ],
)
def test_a_card_shows_what_it_is_before_what_it_does(card: str, drawn: str) -> None:
    assert " ".join(card_icons(load().cards[card])) == drawn


def test_scoring_lines_show_what_they_count() -> None:
    lines = load().cards["galactic-renaissance"]["scoring"]

    assert [" ".join(line_icons(line)) for line in lines] == [
        "vp 1 per vp_chip 3",
        *["vp 3 per named_card"] * 3,
    ]
    assert line_icons({"vp": 2, "match": "world", "military": True, "keyword": "rebel"}) == [
        *("vp", "2", "per", "rebel_keyword", "military_world")
    ]


def test_everything_drawn_is_a_term_or_a_number() -> None:
    known = glossary()

    for record in load().cards.values():
        drawn = card_icons(record)

        assert [icon for icon in drawn if icon not in known and not re.fullmatch(r"[+-]?\d+", icon)] == [], record["id"]


def test_the_parts_of_a_card_can_be_told_apart() -> None:
    """A phase begins each power and stands nowhere else, but for Trade inside a sale and phases that are scored."""
    for record in load().cards.values():
        if record["scoring"]:
            continue
        begins = [icon for icon in card_icons(record) if icon in PHASES and icon != "trade"]

        assert begins == [part["phase"] for part in record["powers"] if part["phase"] != "trade"], record["id"]
