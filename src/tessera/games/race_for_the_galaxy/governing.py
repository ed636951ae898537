"""Which clauses of the rulebook govern a printed thing, for readers who look it up."""

from __future__ import annotations

from typing import Any, Final

Record = dict[str, Any]

# What each effect of the vocabulary is told by.
BY_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "start_hand_size": ("RFTG-SETUP-10",),
    "start_save_card": ("RFTG-SETUP-11",),
    "select_action_last": ("RFTG-ROUND-13",),
    "explore_draw": ("RFTG-EXPLORE-03",),
    "explore_keep": ("RFTG-EXPLORE-03",),
    "explore_mix_hand": ("RFTG-EXPLORE-06", "RFTG-EXPLORE-07"),
    "explore_discard_for_prestige": ("RFTG-EXPLORE-08",),
    "develop_draw": ("RFTG-DEVELOP-07",),
    "develop_draw_then_discard": ("RFTG-DEVELOP-08", "RFTG-DEVELOP-09"),
    "develop_discount": ("RFTG-DEVELOP-02",),
    "develop_discount_by_self_discard": ("RFTG-DEVELOP-13", "RFTG-DEVELOP-14"),
    "develop_discount_by_good": ("RFTG-DEVELOP-15",),
    "develop_draw_after": ("RFTG-DEVELOP-16",),
    "develop_prestige_after": ("RFTG-DEVELOP-11",),
    "develop_save_payment_card": ("RFTG-DEVELOP-10",),
    "military": ("RFTG-SETTLE-08",),
    "military_versus": ("RFTG-SETTLE-10",),
    "military_per_world": ("RFTG-SETTLE-40",),
    "temporary_military_by_self_discard": ("RFTG-SETTLE-14", "RFTG-SETTLE-18"),
    "temporary_military_by_hand": ("RFTG-SETTLE-15", "RFTG-SETTLE-18"),
    "temporary_military_by_prestige": ("RFTG-SETTLE-16", "RFTG-SETTLE-18"),
    "temporary_military_by_good": ("RFTG-SETTLE-17", "RFTG-SETTLE-18"),
    "settle_discount": ("RFTG-SETTLE-12",),
    "settle_discount_by_good": ("RFTG-SETTLE-33", "RFTG-SETTLE-34"),
    "settle_free_by_self_discard": ("RFTG-SETTLE-13",),
    "pay_for_military": ("RFTG-SETTLE-23", "RFTG-SETTLE-24", "RFTG-SETTLE-25"),
    "pay_for_military_discount": ("RFTG-SETTLE-28",),
    "pay_for_military_prestige": ("RFTG-SETTLE-29",),
    "conquer_non_military_by_self_discard": ("RFTG-SETTLE-30", "RFTG-SETTLE-31"),
    "settle_save_payment_card": ("RFTG-SETTLE-35",),
    "settle_second_world": ("RFTG-SETTLE-20", "RFTG-SETTLE-21"),
    "settle_extra_military_by_self_discard": ("RFTG-SETTLE-22",),
    "settle_replace_world": ("RFTG-SETTLE-42", "RFTG-SETTLE-43"),
    "settle_draw_after": ("RFTG-SETTLE-37",),
    "settle_draw_then_discard_after": ("RFTG-SETTLE-38",),
    "settle_prestige_after": ("RFTG-SETTLE-39",),
    "settle_produce_after": ("RFTG-SETTLE-36",),
    "takeover": ("RFTG-TAKEOVER-02", "RFTG-TAKEOVER-03", "RFTG-TAKEOVER-13"),
    "takeover_defense": ("RFTG-TAKEOVER-36",),
    "defeat_takeover": ("RFTG-TAKEOVER-38",),
    "trade_bonus": ("RFTG-TRADE-03",),
    "trade_bonus_this_world": ("RFTG-TRADE-03",),
    "trade_bonus_per_world": ("RFTG-TRADE-05",),
    "trade_forbidden": ("RFTG-TRADE-06",),
    "consume_goods": ("RFTG-CONSUME-02", "RFTG-CONSUME-04"),
    "consume_this_world_good": ("RFTG-CONSUME-18",),
    "consume_different_kinds": ("RFTG-CONSUME-12",),
    "consume_up_to_different_kinds": ("RFTG-CONSUME-19",),
    "consume_all_goods": ("RFTG-CONSUME-13",),
    "consume_sell_good": ("RFTG-TRADE-08",),
    "consume_draw": ("RFTG-CONSUME-14",),
    "consume_gain_vp": ("RFTG-CONSUME-20",),
    "consume_hand_cards": ("RFTG-CONSUME-10", "RFTG-CONSUME-08"),
    "consume_prestige": ("RFTG-CONSUME-24",),
    "gamble_name_cost": ("RFTG-CONSUME-15",),
    "gamble_ante": ("RFTG-CONSUME-16", "RFTG-CONSUME-17"),
    "produce_this_world": ("RFTG-PRODUCE-01",),
    "produce_this_world_by_discard": ("RFTG-PRODUCE-11",),
    "produce_windfall": ("RFTG-PRODUCE-04",),
    "produce_windfall_by_discard": ("RFTG-PRODUCE-17",),
    "produce_draw": ("RFTG-PRODUCE-24",),
    "produce_draw_if_this": ("RFTG-PRODUCE-05",),
    "produce_prestige_if_this": ("RFTG-PRODUCE-20",),
    "produce_draw_per_good": ("RFTG-PRODUCE-07",),
    "produce_draw_per_kind": ("RFTG-PRODUCE-08",),
    "produce_draw_per_world": ("RFTG-PRODUCE-09", "RFTG-PRODUCE-16"),
    "produce_draw_if_most": ("RFTG-PRODUCE-10", "RFTG-PRODUCE-13"),
    "produce_prestige_if_most_worlds": ("RFTG-PRODUCE-21",),
    "produce_take_saved": ("RFTG-PRODUCE-14", "RFTG-PRODUCE-15"),
    "hand_limit": ("RFTG-END-02",),
    "take_round_end_discards": ("RFTG-END-03",),
    "game_end_tableau": ("RFTG-END-05",),
}

# Cards that a clause speaks of by name.
BY_CARD: Final[dict[str, tuple[str, ...]]] = {
    "alien-cornucopia": ("RFTG-SCORE-13",),
    "alien-oort-cloud-refinery": ("RFTG-KIND-01", "RFTG-KIND-02", "RFTG-SEARCH-13"),
    "alien-tech-institute": ("RFTG-SCORE-21",),
    "federation-capital": ("RFTG-SCORE-18",),
    "free-trade-association": ("RFTG-SCORE-21",),
    "galactic-bankers": ("RFTG-SCORE-07",),
    "galactic-exchange": ("RFTG-SCORE-08",),
    "galactic-federation": ("RFTG-SCORE-21",),
    "galactic-genome-project": ("RFTG-SCORE-04",),
    "galactic-imperium": ("RFTG-SCORE-21",),
    "galactic-renaissance": ("RFTG-SCORE-22", "RFTG-SCORE-24"),
    "galactic-scavengers": ("RFTG-END-13",),
    "galactic-survey-seti": ("RFTG-SCORE-22",),
    "gambling-world": ("RFTG-SET-06",),
    "gambling-world-set2": ("RFTG-SET-06",),
    "golden-age-of-terraforming": ("RFTG-SCORE-14",),
    "imperium-cloaking-technology": ("RFTG-TAKEOVER-29", "RFTG-SETTLE-47"),
    "imperium-invasion-fleet": ("RFTG-SETTLE-32", "RFTG-TAKEOVER-33"),
    "imperium-lords": ("RFTG-SCORE-05",),
    "imperium-planet-buster": ("RFTG-TAKEOVER-31", "RFTG-SCORE-20"),
    "imperium-seat": ("RFTG-SCORE-10", "RFTG-TAKEOVER-26"),
    "interstellar-casus-belli": ("RFTG-TAKEOVER-30",),
    "interstellar-prospectors": ("RFTG-PRODUCE-19",),
    "merchant-guild": ("RFTG-SCORE-22",),
    "mining-league": ("RFTG-SCORE-22",),
    "new-economy": ("RFTG-SCORE-23",),
    "new-galactic-order": ("RFTG-SCORE-23",),
    "pan-galactic-affluence": ("RFTG-SCORE-16",),
    "pan-galactic-hologrid": ("RFTG-SCORE-15",),
    "pan-galactic-league": ("RFTG-SCORE-23",),
    "pan-galactic-research": ("RFTG-SCORE-19",),
    "prospecting-guild": ("RFTG-SCORE-09",),
    "rebel-alliance": ("RFTG-SCORE-11", "RFTG-TAKEOVER-27"),
    "rebel-freedom-fighters": ("RFTG-SETTLE-41",),
    "rebel-sneak-attack": ("RFTG-TAKEOVER-28", "RFTG-SETTLE-47"),
    "terraforming-guild": ("RFTG-SCORE-06",),
    "trade-league": ("RFTG-SCORE-23",),
    "universal-peace-institute": ("RFTG-SCORE-17",),
    "universal-symbionts": ("RFTG-PRODUCE-18",),
    "uplift-code": ("RFTG-SCORE-12",),
}

# Each goal has a clause of its own; the two classes have their rules.
BY_GOAL: Final[dict[str, str]] = {
    "galactic-standard-of-living": "RFTG-GOAL-20",
    "galactic-status": "RFTG-GOAL-21",
    "innovation-leader": "RFTG-GOAL-22",
    "budget-surplus": "RFTG-GOAL-24",
    "system-diversity": "RFTG-GOAL-25",
    "overlord-discoveries": "RFTG-GOAL-26",
    "expansion-leader": "RFTG-GOAL-27",
    "galactic-riches": "RFTG-GOAL-28",
    "uplift-knowledge": "RFTG-GOAL-29",
    "military-influence": "RFTG-GOAL-30",
    "galactic-standing": "RFTG-GOAL-31",
    "peace-war-leader": "RFTG-GOAL-32",
    "production-leader": "RFTG-GOAL-33",
    "greatest-infrastructure": "RFTG-GOAL-34",
    "greatest-military": "RFTG-GOAL-35",
    "largest-industry": "RFTG-GOAL-36",
    "propaganda-edge": "RFTG-GOAL-37",
    "galactic-prestige": "RFTG-GOAL-38",
    "prosperity-lead": "RFTG-GOAL-39",
    "research-leader": "RFTG-GOAL-40",
}
BY_CLASS: Final[dict[str, tuple[str, ...]]] = {
    "first": ("RFTG-GOAL-05", "RFTG-GOAL-06"),
    "most": ("RFTG-GOAL-08", "RFTG-GOAL-09", "RFTG-GOAL-14", "RFTG-GOAL-17"),
}

# Search categories by number.
BY_CATEGORY: Final = {
    1: "RFTG-SEARCH-11",
    2: "RFTG-SEARCH-12",
    3: "RFTG-SEARCH-12",
    4: "RFTG-SEARCH-12",
    5: "RFTG-SEARCH-13",
    6: "RFTG-SEARCH-15",
    7: "RFTG-SEARCH-16",
    8: "RFTG-SEARCH-16",
    9: "RFTG-SEARCH-17",
}

# The areas of the robot's mat, the tiles that lie on them, and the start worlds of which a clause of their own speaks.
BY_AREA: Final[dict[str, tuple[str, ...]]] = {
    "explore": ("RFTG-ROBOT-28", "RFTG-ROBOT-29"),
    "develop": ("RFTG-ROBOT-31", "RFTG-ROBOT-32", "RFTG-ROBOT-33"),
    "settle": ("RFTG-ROBOT-35", "RFTG-ROBOT-36"),
    "trade": ("RFTG-ROBOT-45",),
    "consume2x": ("RFTG-ROBOT-46",),
    "consume_both": ("RFTG-ROBOT-47",),
    "consume_response": ("RFTG-ROBOT-48", "RFTG-ROBOT-49"),
    "produce": ("RFTG-ROBOT-53",),
}
BY_TILE: Final[dict[str, tuple[str, ...]]] = {
    "explore-scouts": ("RFTG-ROBOT-30",),
    "explore-warband": ("RFTG-ROBOT-30",),
    "explore-research": ("RFTG-ROBOT-30",),
    "develop-specialist": ("RFTG-ROBOT-34",),
    "settle-military": ("RFTG-ROBOT-37", "RFTG-ROBOT-38"),
    "settle-uplift": ("RFTG-ROBOT-37", "RFTG-ROBOT-39"),
    "settle-rebel-fighters": ("RFTG-ROBOT-37", "RFTG-ROBOT-44"),
    "develop-rebel-fighters": ("RFTG-ROBOT-44",),
    "settle-any": ("RFTG-ROBOT-40",),
    "settle-alien": ("RFTG-ROBOT-41", "RFTG-ROBOT-67"),
    "settle-free-response": ("RFTG-ROBOT-42", "RFTG-ROBOT-38"),
    "settle-exodus": ("RFTG-ROBOT-43",),
    "trade-research": ("RFTG-ROBOT-52",),
    "consume2x-research": ("RFTG-ROBOT-52",),
    "consume-both-research": ("RFTG-ROBOT-52",),
    "produce-credit": ("RFTG-ROBOT-54",),
}
BY_DIE: Final = ("RFTG-ROBOT-16", "RFTG-ROBOT-12")
BY_ROBOT: Final[dict[str, tuple[str, ...]]] = {
    "old-earth": ("RFTG-ROBOT-50",),
    "damaged-alien-factory": ("RFTG-ROBOT-51",),
}


def governing_card(record: Record) -> list[str]:
    """The clauses that govern a card: those that name it first, then from what it is to what it does; each once."""
    world = record["type"] == "world"
    placing = ("RFTG-SETTLE-03" if record["military"] else "RFTG-SETTLE-02") if world else "RFTG-DEVELOP-01"
    found = [
        *BY_CARD.get(record["id"], ()),
        *(("RFTG-SETUP-07",) if "start" in record else ()),
        *((f"RFTG-SETUP-{14 if record['preset_hand'] < 5 else 13}",) if "preset_hand" in record else ()),
        placing,
        *(("RFTG-SETTLE-05",) if record.get("world") == "windfall" else ()),
        *(("RFTG-PRESTIGE-02",) if record["prestige"] else ()),
        *(clause for power in record["powers"] for clause in BY_EFFECT[power["effect"]]),
        *(("RFTG-SCORE-01",) if record["scoring"] else ()),
    ]
    return list(dict.fromkeys(found))


def governing_goal(record: Record) -> list[str]:
    """The clauses that govern a goal."""
    return [BY_GOAL[record["id"]], *BY_CLASS[record["class"]]]


def governing_category(record: Record) -> list[str]:
    """The clauses that govern a search category."""
    return [BY_CATEGORY[record["number"]], "RFTG-SEARCH-05", "RFTG-SEARCH-10"]


def governing_mat(area: str) -> list[str]:
    """The clauses that govern an area of the robot's mat."""
    return list(BY_AREA[area])


def governing_tile(record: Record) -> list[str]:
    """The clauses that govern a tile of the robot: its own, then those of the area that it replaces."""
    return [*BY_TILE[record["id"]], *BY_AREA[record["replaces"]]]


def governing_robot(record: Record) -> list[str]:
    """The clauses that govern the robot's start with a start world."""
    numbers = ("RFTG-ROBOT-06", "RFTG-ROBOT-07", "RFTG-ROBOT-08", "RFTG-ROBOT-09", "RFTG-ROBOT-15")
    return [*BY_ROBOT.get(record["card"], ()), *numbers]
