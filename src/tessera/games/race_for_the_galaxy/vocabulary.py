"""The closed vocabulary of Race for the Galaxy: every word a card, a goal or the robot may use (RFTG-CUSTOM-01).

It is data: each effect has its phase and its parameters, each parameter its range or its words. What passes is a plain
table in which everything that was left out stands with its usual value, so the engine, the sentences and the icons all
read the same words.
"""

from __future__ import annotations

from typing import Any, Final

from tessera.games.race_for_the_galaxy.terms import (
    ACTIVATIONS,
    CLASSES,
    DEVELOPMENT_CLASSES,
    FINDS,
    KEYWORDS,
    KINDS,
    METRICS,
    MOMENTS,
    PAYABLE_CLASSES,
    POWER_PHASES,
    TAKEOVER_TARGETS,
    WORLD_TYPES,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

SOURCES: Final = ("rulebook", "public", "house")
ANY_KIND: Final = ("any", *KINDS)
# Where a power is printed: the phases with Trade, and the moments outside of them.
PHASES: Final = ("setup", "round_start", *POWER_PHASES, "round_end", "game_end")
GOODS_MINUS_ONE: Final = "goods_minus_one"
# The highest cost or defense that a card may have.
MOST_COST: Final = 12

# What a card must be to carry an effect: anything, a world that can hold a good, or a start world.
ANYTHING: Final = "anything"
GOODS_WORLD: Final = "goods_world"
START_WORLD: Final = "start_world"


class Parameter:
    """What may stand under a key: a whole number within limits, one word of a list, or true or false."""

    __slots__ = ("default", "is_needed", "least", "most", "type", "words")

    def __init__(self, type: str, least: int, most: int, words: tuple[str, ...], is_needed: bool, default: Any) -> None:
        self.type = type
        self.least = least
        self.most = most
        self.words = words
        self.is_needed = is_needed
        # What it is when left out; None where its absence means something of its own.
        self.default = default

    def read(self, node: Node, key: str) -> Any:
        """The value under a key of a table, or what it is when left out."""
        if not self.is_needed and not node.has(key):
            return self.default
        if self.type == "flag":
            node.at(key)
            return node.flag(key)
        if self.type == "yes":
            return self._yes(node, key)
        if self.type == "word":
            return node.word(key, self.words)
        return node.integer(key, self.least, self.most)

    def _yes(self, node: Node, key: str) -> bool:
        """Something that is either asked for or left out."""
        if not node.flag(key):
            raise node.at(key).refuse(
                "can only be true.", "Leave it out.", "指定できるのはtrueだけです。", "書かずにおいてください。"
            )
        return True


def _number(least: int = 1, most: int = 9) -> Parameter:
    return Parameter("number", least, most, (), True, None)


def _or_none(most: int = 9) -> Parameter:
    """A number that is 0 when left out."""
    return Parameter("number", 0, most, (), False, 0)


def _maybe(least: int, most: int) -> Parameter:
    return Parameter("number", least, most, (), False, None)


def _word(words: tuple[str, ...]) -> Parameter:
    return Parameter("word", 0, 0, words, True, None)


def _maybe_word(*words: str) -> Parameter:
    return Parameter("word", 0, 0, words, False, None)


def _flag(is_needed: bool = False) -> Parameter:
    return Parameter("flag", 0, 0, (), is_needed, False)


class Effect:
    """A kind of power: the phase it is printed in, its parameters, and what carries it."""

    __slots__ = ("on", "parameters", "phase")

    def __init__(self, phase: str, on: str = ANYTHING, **parameters: Parameter) -> None:
        self.phase = phase
        self.on = on
        self.parameters = parameters


_AMOUNT: Final = _number()
_CARDS: Final = _number()
_PRESTIGE: Final = _number()
_MILITARY: Final = _number(-9, 9)
_KIND: Final = _word(KINDS)
_ANY_KIND: Final = _word(ANY_KIND)
_YES: Final = Parameter("yes", 0, 0, (), False, None)

EFFECTS: Final[dict[str, Effect]] = {
    # Setup and round start
    "start_hand_size": Effect("setup", START_WORLD, cards=_number(0, 6)),
    "start_save_card": Effect("setup", START_WORLD, cards=_number(1, 4)),
    "select_action_last": Effect("round_start"),
    # Explore
    "explore_draw": Effect("explore", amount=_AMOUNT),
    "explore_keep": Effect("explore", amount=_AMOUNT),
    "explore_mix_hand": Effect("explore"),
    "explore_discard_for_prestige": Effect("explore", cards=_CARDS, prestige=_PRESTIGE),
    # Develop
    "develop_draw": Effect("develop", amount=_AMOUNT),
    "develop_draw_then_discard": Effect("develop", draw=_number(), discard=_number()),
    "develop_discount": Effect("develop", amount=_AMOUNT),
    "develop_discount_by_self_discard": Effect("develop", amount=_AMOUNT),
    "develop_discount_by_good": Effect("develop", good=_KIND, amount=_AMOUNT),
    "develop_draw_after": Effect("develop", amount=_AMOUNT),
    "develop_prestige_after": Effect("develop", placed=_word(DEVELOPMENT_CLASSES), prestige=_PRESTIGE),
    "develop_save_payment_card": Effect("develop", cards=_CARDS),
    # Settle, Military and prices
    "military": Effect("settle", amount=_MILITARY, amount_with_imperium=_maybe(-9, 9)),
    "military_versus": Effect("settle", versus=_word(("rebel", *KINDS)), amount=_MILITARY),
    "military_per_world": Effect("settle", world=_word(("military", "uplift_symbol")), amount=_MILITARY),
    "temporary_military_by_self_discard": Effect("settle", amount=_AMOUNT),
    "temporary_military_by_hand": Effect("settle", max_cards=_number(), per_card=_number()),
    "temporary_military_by_prestige": Effect("settle", prestige_cost=_PRESTIGE, amount=_AMOUNT),
    "temporary_military_by_good": Effect("settle", good=_KIND, amount=_AMOUNT),
    "settle_discount": Effect("settle", kind=_ANY_KIND, amount=_AMOUNT),
    "settle_discount_by_good": Effect("settle", good=_KIND, amount=_AMOUNT),
    "settle_free_by_self_discard": Effect("settle", except_kind=_maybe_word(*KINDS)),
    "pay_for_military": Effect("settle", target=_word(PAYABLE_CLASSES), discount=_number(0)),
    "pay_for_military_discount": Effect("settle", amount=_AMOUNT),
    "pay_for_military_prestige": Effect("settle", prestige=_PRESTIGE),
    "conquer_non_military_by_self_discard": Effect(
        "settle", defense_reduction=_number(0), with_takeover=_flag(), prestige=_or_none()
    ),
    "settle_save_payment_card": Effect("settle", cards=_CARDS),
    # Settle, how worlds are placed
    "settle_second_world": Effect("settle"),
    "settle_extra_military_by_self_discard": Effect("settle"),
    "settle_replace_world": Effect("settle", max_cost_increase=_number(0), prestige=_or_none()),
    "settle_draw_after": Effect("settle", amount=_AMOUNT),
    "settle_draw_then_discard_after": Effect("settle", draw=_number(), discard=_number()),
    "settle_prestige_after": Effect("settle", placed=_word(("rebel_military", "production")), prestige=_PRESTIGE),
    "settle_produce_after": Effect("settle"),
    # Settle, with takeovers on
    "takeover": Effect(
        "settle",
        target=_word(TAKEOVER_TARGETS),
        activation=_word(ACTIVATIONS),
        prestige_cost=_or_none(),
        military_per_rebel_military_world=_or_none(),
        on_success=_word(("take", "destroy")),
        prestige=_or_none(),
    ),
    "takeover_defense": Effect("settle", per_rebel_military_world=_number(0), per_other_military_world=_number(0)),
    "defeat_takeover": Effect("settle", prestige_cost=_PRESTIGE),
    # Trade
    "trade_bonus": Effect("trade", good=_ANY_KIND, amount=_AMOUNT),
    "trade_bonus_this_world": Effect("trade", GOODS_WORLD, amount=_AMOUNT),
    "trade_bonus_per_world": Effect("trade", good=_KIND, world=_word(CLASSES), amount=_AMOUNT),
    "trade_forbidden": Effect("trade", GOODS_WORLD),
    # Consume
    "consume_goods": Effect(
        "consume",
        good=_ANY_KIND,
        goods_per_use=_number(),
        max_uses=_number(),
        vp=_or_none(),
        draw=_or_none(),
        prestige=_or_none(),
    ),
    "consume_this_world_good": Effect("consume", GOODS_WORLD, vp=_number()),
    "consume_different_kinds": Effect("consume", exactly=_number(2, 4), vp=_number()),
    "consume_up_to_different_kinds": Effect(
        "consume", max_kinds=_number(2, 4), vp_each=_or_none(), draw_each=_or_none()
    ),
    "consume_all_goods": Effect("consume", vp=_word((GOODS_MINUS_ONE,))),
    "consume_sell_good": Effect("consume", use_trade_powers=_flag(is_needed=True)),
    "consume_draw": Effect("consume", amount=_AMOUNT),
    "consume_gain_vp": Effect("consume", vp=_number()),
    "consume_hand_cards": Effect(
        "consume",
        cards_per_use=_number(),
        max_uses=_number(),
        vp=_or_none(),
        draw=_or_none(),
        prestige=_or_none(),
    ),
    "consume_prestige": Effect("consume", prestige_cost=_PRESTIGE, vp=_or_none(), draw=_or_none()),
    "gamble_name_cost": Effect("consume", low=_number(0), high=_number()),
    "gamble_ante": Effect("consume", low=_number(), high=_number()),
    # Produce
    "produce_this_world": Effect("produce", GOODS_WORLD),
    "produce_this_world_by_discard": Effect("produce", GOODS_WORLD, cards=_CARDS),
    "produce_windfall": Effect("produce", kind=_ANY_KIND, other_world_only=_flag()),
    "produce_windfall_by_discard": Effect("produce", kind=_ANY_KIND, cards=_CARDS),
    "produce_draw": Effect("produce", amount=_AMOUNT),
    "produce_draw_if_this": Effect("produce", GOODS_WORLD, amount=_AMOUNT),
    "produce_prestige_if_this": Effect("produce", GOODS_WORLD, prestige=_PRESTIGE),
    "produce_draw_per_good": Effect("produce", good=_KIND, amount=_AMOUNT),
    "produce_draw_per_kind": Effect("produce", amount=_AMOUNT),
    "produce_draw_per_world": Effect(
        "produce", world=_word(("genes", "military", "rebel", "uplift_symbol")), amount=_AMOUNT
    ),
    "produce_draw_if_most": Effect("produce", good=_ANY_KIND, amount=_AMOUNT),
    "produce_prestige_if_most_worlds": Effect("produce", world=_word(CLASSES), prestige=_PRESTIGE),
    "produce_take_saved": Effect("produce"),
    # Round end and game end
    "hand_limit": Effect("round_end", cards=_number(11, 99)),
    "take_round_end_discards": Effect("round_end"),
    "game_end_tableau": Effect("game_end", cards=_number(13, 99)),
}

# Effects that make a world a production world; one of them, and only there.
PRODUCTION: Final = ("produce_this_world", "produce_this_world_by_discard")
TAKEOVERS: Final = ("takeover", "takeover_defense", "defeat_takeover")
# Effects that must give something, and where they say what.
_REWARDS: Final = {
    "consume_goods": ("vp", "draw", "prestige"),
    "consume_hand_cards": ("vp", "draw", "prestige"),
    "consume_prestige": ("vp", "draw"),
    "consume_up_to_different_kinds": ("vp_each", "draw_each"),
    "takeover_defense": ("per_rebel_military_world", "per_other_military_world"),
}


def check_power(node: Node) -> Record:
    """One power of a card: its phase, its effect, and the parameters of that effect."""
    name = node.word("effect", EFFECTS)
    effect = EFFECTS[name]
    phase = node.word("phase", PHASES)
    if phase != effect.phase:
        raise node.at("phase").refuse(
            f'"{name}" belongs to "{effect.phase}".',
            f'Write phase = "{effect.phase}".',
            f"「{name}」は「{effect.phase}」の能力です。",
            f'phase = "{effect.phase}"と書いてください。',
        )
    power: Record = {"phase": phase, "effect": name, **_read(node, effect.parameters)}
    _check_sense(node, power)
    return power


def _read(node: Node, parameters: dict[str, Parameter]) -> Record:
    values = {key: parameter.read(node, key) for key, parameter in parameters.items()}
    node.done()
    return {key: value for key, value in values.items() if value is not None}


def _check_sense(node: Node, power: Record) -> None:
    """What no range can say: a power does something, and costs what its activation names."""
    name = power["effect"]
    if power.get("amount") == 0:
        raise node.at("amount").refuse("0 does nothing.", problem_ja="0では何も起こりません。")
    rewards = _REWARDS.get(name, ())
    given = [key for key in rewards if power[key]]
    if rewards and not given:
        listed, listed_ja = ", ".join(rewards), "、".join(rewards)
        raise node.refuse(
            "gives nothing.",
            f"Write at least one of: {listed}.",
            "何も得られません。",
            f"次の少なくとも1つを書いてください：{listed_ja}。",
        )
    if name == "consume_prestige" and len(given) > 1:
        raise node.refuse("gives VP or cards, not both.", problem_ja="得られるのはVPかカードのどちらか一方です。")
    if name == "takeover" and (power["activation"] == "spend_prestige") != (power["prestige_cost"] > 0):
        raise node.refuse(
            '"prestige_cost" goes with activation = "spend_prestige", and only with it.',
            problem_ja='「prestige_cost」はactivation = "spend_prestige"のときだけ必要です。',
        )
    if "low" in power and power["low"] > power["high"]:
        raise node.at("low").refuse(
            f"{power['low']} is above high, {power['high']}.",
            problem_ja=f"{power['low']}がhighの{power['high']}を超えています。",
        )


# Scoring lines.

# Lines that count cards of the tableau, and lines that count once for the whole empire.
CARD_LINES: Final = ("world", "development", "card")
EMPIRE_LINES: Final = ("vp_chips", "total_military", "negative_military", "prestige_chips", "different_kinds", "goods")
# What narrows a line that counts cards; only worlds and only developments have some of it.
_OF_ALL: Final[dict[str, Parameter]] = {
    "keyword": _maybe_word(*KEYWORDS),
    "uplift_symbol": _YES,
    "power_phase": _maybe_word(*POWER_PHASES),
}
FILTERS: Final[dict[str, dict[str, Parameter]]] = {
    "world": {"world": _maybe_word(*WORLD_TYPES), "good": _maybe_word(*KINDS), "military": _YES, **_OF_ALL},
    "development": {"cost": _maybe(0, MOST_COST), **_OF_ALL},
    "card": _OF_ALL,
}


def check_scoring(node: Node) -> Record:
    """One line of a card with variable points."""
    match = node.word("match", (*CARD_LINES, *EMPIRE_LINES))
    if match == "different_kinds":
        table = [item.as_integer(0, 99) for item in node.items("table", at_least=len(KINDS))]
        if len(table) > len(KINDS):
            raise node.at("table").refuse(f"there are {len(KINDS)} kinds.", problem_ja=f"種別は{len(KINDS)}つです。")
        node.done()
        return {"match": match, "table": table}
    line: Record = {"vp": node.integer("vp", 1, 9), "match": match}
    if match == "vp_chips":
        line["per"] = node.integer("per", 1, 99)
    if match in CARD_LINES:
        if node.has("title"):
            line["title"] = node.string("title")
            _forbid_filters(node)
        line.update(_read(node, FILTERS[match]))
    node.done()
    return line


def _forbid_filters(node: Node) -> None:
    """A line with a name counts that card, whatever else it is."""
    for key in (*FILTERS["world"], *FILTERS["development"]):
        if key in node.written():
            raise node.at(key).refuse('does not go with "title".', problem_ja="titleとは一緒に書けません。")


# Conditions of goals.

GOAL_CLASSES: Final = ("first", "most")
CHECKS: Final = MOMENTS


def check_condition(node: Node) -> Record:
    """What a goal asks for: one count with a limit, or any or all of several."""
    for key in ("any_of", "all_of"):
        if node.has(key):
            inner = [check_condition(item) for item in node.items(key, at_least=2)]
            node.table((key,))
            return {key: inner}
    metric = node.word("metric", METRICS)
    limit = "at_most" if node.has("at_most") else "at_least"
    condition: Record = {"metric": metric, limit: node.integer(limit, -99, 99)}
    if metric == "keyword_cards":
        condition["keyword"] = node.word("keyword", KEYWORDS)
    node.done()
    return condition


# What the robot does.

STEPS: Final[dict[str, dict[str, Parameter]]] = {
    "draw": {"amount": _number(), "plus_per": _maybe_word("uplift_symbol_world")},
    "credit": {"amount": _number()},
    "economy": {"amount": _number()},
    "vp": {"economy_times": _number()},
    "prestige": {"amount": _number(), "if_stack_has": _maybe_word("alien_kind_world")},
    "find": {
        "what": _word(FINDS),
        "credit": _maybe(1, 9),
        "six_cost_credit": _maybe(1, 9),
        "on_lacking_credit": _maybe_word("discard_and_continue"),
        "never_keyword": _maybe_word(*KEYWORDS),
        "prestige_for_keyword": _maybe_word(*KEYWORDS),
        "from": _maybe_word("draw_pile"),
        "min_vp": _maybe(1, 9),
    },
    "remove_start_world": {},
}


def check_steps(node: Node) -> list[Record]:
    """What the robot does, in order."""
    steps: list[Record] = []
    for item in node.as_items():
        step = item.word("step", STEPS)
        steps.append({"step": step, **_read(item, STEPS[step])})
    return steps
