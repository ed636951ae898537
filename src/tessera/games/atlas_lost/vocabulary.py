"""The closed vocabulary of Atlas Lost: every word a Tech, a card, a space or a tile may use, and its check.

Each word has one small function that asks for exactly the keys the word knows. What passes stays the plain
table it was, so the engine, the sentences and the icons all read the same words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.atlas_lost.terms import COST_PARTS as COSTS
from tessera.games.atlas_lost.terms import COUNTS as ALL_COUNTS
from tessera.games.atlas_lost.terms import EVENTS, PROTECTIONS, REDUCED_ON, RESOURCES, TOKENS, TREES, WHO
from tessera.kernel.content import Node

TREES_OR_ANY: Final = (*TREES, "any")
SOURCES: Final = ("rulebook", "public", "house")
SLOTS: Final = ("left", "center", "right")
MOST_OPTIONS: Final = 9

# Counts that need a choice, or a step earlier in the same list of effects.
PASSING_COUNTS: Final = ("own_culture_here", "ally_tp_tokens", "ally_initiative")
# Counts that only initiative tiles read.
TILE_COUNTS: Final = (*(f"installed_{tree}" for tree in TREES), "own_influence")
# Counts that can be read at any moment, without anybody choosing.
STANDING_COUNTS: Final = tuple(count for count in ALL_COUNTS if count not in (*PASSING_COUNTS, *TILE_COUNTS))
COUNTS: Final = (*STANDING_COUNTS, *PASSING_COUNTS)
INITIATIVE_COUNTS: Final = (*STANDING_COUNTS, *TILE_COUNTS)

ABOUT_YOU_ALONE: Final = ("action_draw", "attacked", "given", "become_ally")


# Costs, amounts, conditions.


def check_cost(cost: Node) -> None:
    """A table of what is paid together; an empty one is free."""
    for key in cost.written():
        if key in COSTS:
            cost.integer(key)
    cost.table(COSTS)


def check_resources(gains: Node) -> None:
    """A table of resources to gain, at least one."""
    if not gains.written():
        raise gains.refuse(
            "is empty.", "Name at least one resource.", "空です。", "資源を少なくとも1つ書いてください。"
        )
    gains.table(RESOURCES)
    for key in gains.written():
        gains.integer(key)


def check_reduction(reduction: Node) -> None:
    """A table of how much less of each kind is paid, at least one."""
    if not reduction.written():
        raise reduction.refuse(
            "is empty.", "Name at least one kind of cost.", "空です。", "コストを少なくとも1種類書いてください。"
        )
    check_cost(reduction)


def check_amount(amount: Node, counts: tuple[str, ...] = COUNTS) -> None:
    """A whole number, or a table that counts something when the step is resolved."""
    if not isinstance(amount.value, dict):
        amount.as_integer(1, 99)
        return
    amount.word("per", counts)
    for key in ("times", "divide", "plus", "max"):
        if amount.has(key):
            amount.integer(key)
    amount.done()


def check_condition(condition: Node) -> None:
    """A count and how high it must be."""
    condition.word("count", STANDING_COUNTS)
    condition.integer("at_least")
    condition.done()


# Effect steps: one function per word, asking for the keys beside `op`.


def _gain(step: Node) -> None:
    step.word("resource", RESOURCES)
    check_amount(step.at("amount"))


def _draw(step: Node) -> None:
    step.word("tree", TREES_OR_ANY)
    count = step.integer("count", at_most=9)
    if step.has("keep"):
        keep = step.integer("keep")
        if keep >= count:
            raise step.at("keep").refuse(
                f"{keep} of {count} cards leaves none to discard.",
                "Keep fewer, or leave keep out.",
                f"{count}枚のうち{keep}枚を残すと、捨てるカードがありません。",
                "残す枚数を減らすか、keepを書かないでください。",
            )


def _discard(step: Node) -> None:
    step.word("who", ("self", "one_other", "each_other"))
    step.integer("count", at_most=9)


def _count(step: Node) -> None:
    step.integer("count", at_most=9)


def _place_culture(step: Node) -> None:
    step.integer("count", at_most=9)
    step.word("where", ("any", "own_advance", "other_advance", "no_advance"))


def _place_religion(step: Node) -> None:
    step.integer("count", at_most=9)
    step.word("target", ("any_other", "distinct_others", "ally"))


def _nothing(step: Node) -> None:
    step.has("op")


def _reduced(step: Node) -> None:
    if step.has("reduce"):
        check_reduction(step.at("reduce"))


def _run_active(step: Node) -> None:
    step.integer("level", at_most=3)
    step.integer("count", at_most=9)
    step.word("source", ("any", "ally_advance"))
    if step.has("tree"):
        step.word("tree", TREES)


def _steal(step: Node) -> None:
    _gain(step)
    step.word("target", ("one_other", "each_other", "ally"))


def _retreat(step: Node) -> None:
    step.integer("spaces")
    step.word("target", ("one_other",))


def _advance_influence(step: Node) -> None:
    step.integer("spaces", at_most=1)
    _reduced(step)


def _return_token(step: Node) -> None:
    step.words("kinds", TOKENS)
    step.integer("count", at_most=9)
    step.word("target", ("one_other",))


def _uninstall(step: Node) -> None:
    step.word("target", ("one_other", "each_other"))
    step.integer("count", at_most=9)
    step.word("chooser", ("owner", "self"))


def _take_card(step: Node) -> None:
    step.word("target", ("one_other",))
    step.integer("count", at_most=9)


def _recover(step: Node) -> None:
    step.word("tree", TREES_OR_ANY)
    step.integer("count", at_most=9)


def _exchange(step: Node) -> None:
    give = step.at("give")
    if not give.written():
        raise give.refuse(
            "is empty.", "Name at least one kind of cost.", "空です。", "コストを少なくとも1種類書いてください。"
        )
    check_cost(give)
    check_resources(step.at("get"))
    step.integer("max")


def _choose(step: Node) -> None:
    step.integer("pick", at_most=1)
    check_options(step.items("options", at_least=2))
    if len(step.items("options")) > MOST_OPTIONS:
        raise step.at("options").refuse(
            f"more than {MOST_OPTIONS} options.",
            "Nobody could choose among so many.",
            f"選択肢が{MOST_OPTIONS}個を超えています。",
            "選びきれないので減らしてください。",
        )


def _optional(step: Node) -> None:
    check_cost(step.at("cost"))
    check_effects(step.at("effects"))


def _if(step: Node) -> None:
    check_condition(step.at("when"))
    check_effects(step.at("then"))
    if step.has("otherwise"):
        check_effects(step.at("otherwise"))


def _reward_tile(step: Node) -> None:
    step.word("slot", SLOTS)


Check = Callable[[Node], None]

EFFECTS: Final[dict[str, Check]] = {
    "gain": _gain,
    "others_gain": _gain,
    "draw": _draw,
    "discard": _discard,
    "place_economy": _count,
    "place_culture": _place_culture,
    "place_religion": _place_religion,
    "move_advance": _nothing,
    "place_advance": _reduced,
    "install": _reduced,
    "run_active": _run_active,
    "steal": _steal,
    "retreat": _retreat,
    "advance_influence": _advance_influence,
    "return_token": _return_token,
    "uninstall": _uninstall,
    "take_card": _take_card,
    "recover": _recover,
    "refresh": _count,
    "exchange": _exchange,
    "choose": _choose,
    "optional": _optional,
    "if": _if,
}
BONUS_EFFECTS: Final[dict[str, Check]] = {**EFFECTS, "reward_tile": _reward_tile}


def check_effects(effects: Node) -> None:
    """A list of at least one step, resolved in order."""
    for step in effects.as_items(at_least=1):
        _check_word(step, EFFECTS)


def check_bonus(bonus: Node) -> None:
    """The bonus of a track space: any steps, none at all, or the reward tile of a slot."""
    for step in bonus.as_items():
        _check_word(step, BONUS_EFFECTS)


def check_options(options: list[Node]) -> None:
    """Alternatives of which one is picked."""
    for option in options:
        check_effects(option.at("effects"))
        option.done()


def _check_word(entry: Node, words: dict[str, Check]) -> None:
    if entry.has("op") and entry.at("op").value == "reward_tile" and "reward_tile" not in words:
        raise entry.at("op").refuse(
            '"reward_tile" belongs to the bonus of an influence space only.',
            problem_ja="「reward_tile」は影響力トラックのマスのボーナスにだけ使えます。",
        )
    words[entry.word("op", words)](entry)
    entry.done()


# Modifiers: always in force.


def _reduce(modifier: Node) -> None:
    on = modifier.word("on", REDUCED_ON)
    if on in ("place_advance", "startup", "command_action"):
        check_levels(modifier, lowest=2 if on == "place_advance" else 1)
    if on != "influence" and modifier.has("tree"):
        modifier.word("tree", TREES)
    if modifier.has("by") == modifier.has("one_of"):
        raise modifier.refuse(
            'needs exactly one of "by" and "one_of".', problem_ja="「by」か「one_of」のどちらか一方だけが必要です。"
        )
    if modifier.has("by"):
        check_reduction(modifier.at("by"))
        if on == "command_action":
            modifier.at("by").table(("command",))
    elif on == "command_action":
        raise modifier.at("one_of").refuse(
            "a command action has one price only.",
            "Write by = { command = … }.",
            "コマンドアクションの支払い方は1通りです。",
            "by = { command = … }と書いてください。",
        )
    else:
        for table in modifier.items("one_of", at_least=2):
            check_reduction(table)


def _tp(modifier: Node) -> None:
    check_amount(modifier.at("amount"), STANDING_COUNTS)


def _hand_limit(modifier: Node) -> None:
    modifier.integer("by")


def _initiative(modifier: Node) -> None:
    modifier.word("tree", TREES)
    modifier.integer("by")


def _protect(modifier: Node) -> None:
    modifier.words("from", PROTECTIONS)


MODIFIERS: Final[dict[str, Check]] = {
    "reduce": _reduce,
    "tp": _tp,
    "hand_limit": _hand_limit,
    "initiative": _initiative,
    "protect": _protect,
}


def check_modifiers(modifiers: Node, is_card: bool) -> None:
    """What is in force all the time. TP from a modifier come from installed cards only (AL-TP-03)."""
    for modifier in modifiers.as_items(at_least=1):
        _check_word(modifier, MODIFIERS)
        if not is_card and modifier.at("op").value == "tp":
            raise modifier.at("op").refuse(
                '"tp" counts for installed cards only, and this is a Tech.',
                problem_ja="「tp」は設置したカードにだけ使え、テックには使えません。",
            )


def check_levels(entry: Node, lowest: int) -> None:
    """The Tech levels something is narrowed to, rising and none of them twice; without them, all levels."""
    if not entry.has("levels"):
        return
    last = lowest - 1
    for level in entry.items("levels", at_least=1):
        number = level.as_integer(lowest, 3)
        if number <= last:
            raise level.refuse(
                f"{number} comes after {last}.",
                "List each level once, lowest first.",
                f"{last}の後に{number}があります。",
                "低いレベルから順に、1回ずつ書いてください。",
            )
        last = number


# Triggers: something happens, then effects follow.


def check_triggers(triggers: Node) -> None:
    """Events and the effects that follow them."""
    for trigger in triggers.as_items(at_least=1):
        _check_trigger(trigger)


def _check_trigger(trigger: Node) -> None:
    on = trigger.word("on", EVENTS)
    who = trigger.word("who", WHO)
    if on in ABOUT_YOU_ALONE and who != "self":
        raise trigger.at("who").refuse(
            f'"{on}" is about you alone.',
            'Write who = "self".',
            f"「{on}」は自分だけに起こります。",
            'who = "self"と書いてください。',
        )
    for key, events in (
        ("levels", ("place_advance", "active_tech")),
        ("via", ("active_tech",)),
        ("kind", ("place_token",)),
    ):
        if trigger.has(key) and on not in events:
            raise trigger.at(key).refuse(
                f'does not narrow "{on}".',
                f"It belongs to: {', '.join(events)}.",
                f"「{on}」には使えません。",
                f"使えるのは：{'、'.join(events)}。",
            )
    check_levels(trigger, lowest=2 if on == "place_advance" else 1)
    if trigger.has("via"):
        trigger.word("via", ("startup", "command", "nested"))
    if trigger.has("kind"):
        trigger.word("kind", TOKENS)
    if trigger.has("limit"):
        trigger.word("limit", ("once_per_turn",))
    check_effects(trigger.at("effects"))
    trigger.done()
