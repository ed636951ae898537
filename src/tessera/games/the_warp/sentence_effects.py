"""What effects say: one function per word of the vocabulary that needs more than its phrase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.the_warp.phrases import Voice
from tessera.games.the_warp.sentence_parts import (
    Record,
    a_building,
    all_of,
    amount_words,
    cost_words,
    the_upgrade,
)
from tessera.games.the_warp.terms import ACTIONS
from tessera.games.the_warp.vocabulary import ANY, SYMBOLS

# Effects that act at once, one after the other; the others are in force together.
_INSTANT: Final = (
    *("gain", "gain_troops", "draw_archive", "take_discards", "discard_archive", "draw_reward", "build", "upgrade"),
    *("play_develop", "mission_switch", "terrashift", "trade", "move_troops", "remove_troop", "steal"),
    *("extra_action", "gain_points", "copy_active"),
)
# Effects that one side of a combat has, told of that side where it is not the speaker's own.
_SIDED: Final = ("troop_add", "dice_add", "reroll", "flip", "value_add", "multiply_die", "lift_cap", "multiplier_add")


# Standing numbers that there are of Gold and of Energy.
_BY_KIND: Final = ("extract", "combat_discount")


class Manner:
    """How effects are told: for whom, and whether their price was paid already."""

    __slots__ = ("is_paid", "is_uncapped", "owner")

    def __init__(self, owner: str = "", is_paid: bool = False) -> None:
        # The side of whoever has the effect, where that is no reader: "defender" for Exiled Races and the gate.
        self.owner = owner
        self.is_paid = is_paid
        self.is_uncapped = False


def effects_words(voice: Voice, effects: list[Record], manner: Manner, is_followed: bool = False) -> str:
    """Effects from left to right, as one phrase; those that need own Troops stand together behind that condition."""
    told = Manner(manner.owner, manner.is_paid)
    told.is_uncapped = any(effect["op"] == "lift_cap" for effect in effects)
    parts: list[str] = []
    start = 0
    while start < len(effects):
        needs = effects[start].get("own_troops", False)
        end = start
        while end < len(effects) and effects[end].get("own_troops", False) == needs:
            end += 1
        text = _run(voice, effects[start:end], told, is_followed or end < len(effects))
        parts.append(voice.say("parts.own_troops", text=text) if needs else text)
        start = end
    return voice.join(parts, "together")


def _run(voice: Voice, effects: list[Record], manner: Manner, is_followed: bool) -> str:
    told = _paired(effects)
    last = len(told) - 1
    parts = [effect_words(voice, effect, manner, is_followed or i < last) for i, effect in enumerate(told)]
    return voice.join(parts, "then" if all(effect["op"] in _INSTANT for effect in effects) else "together")


def _paired(effects: list[Record]) -> list[Record]:
    """Effects as they are told: what changes Gold and Energy alike is told once, of both."""
    told: list[Record] = []
    for effect in effects:
        stem, _, kind = effect.get("stat", "").rpartition("_")
        if stem not in _BY_KIND or kind not in SYMBOLS:
            told.append(effect)
            continue
        before = told[-1] if told else {}
        if before.get("stat") == stem and before["n"] * effect["n"] > 0 and kind not in before["amount"]:
            before["amount"][kind] = abs(effect["n"])
        else:
            told.append({"op": effect["op"], "stat": stem, "n": effect["n"], "amount": {kind: abs(effect["n"])}})
    return told


def effect_words(voice: Voice, effect: Record, manner: Manner, is_followed: bool = False) -> str:
    """One effect as a phrase without a capital and without a full stop."""
    op = effect["op"]
    speaker = _SPEAKERS.get(op)
    if speaker is not None:
        return speaker(voice, effect, manner, is_followed)
    if op in _SIDED:
        return _sided(voice, effect, manner, is_followed)
    return voice.say(f"effect.{op}", effect.get("n", 1), _forms("", is_followed))


def _forms(form: str, is_followed: bool) -> tuple[str, ...]:
    """The forms to try: the one that is asked for, before another part if one follows."""
    if not is_followed:
        return (form,) if form else ()
    return (f"{form}_on", form) if form else ("on",)


def _side(voice: Voice, effect: Record, manner: Manner) -> str:
    """The side of an effect in words; nothing where it is the speaker's own."""
    side = effect.get("side", "owner")
    if side == "owner":
        side = manner.owner
    return voice.say(f"side.{side}") if side else ""


# Instant effects.


def _gain(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    return voice.say("effect.gain", 1, _forms("", is_followed), amount=amount_words(voice, effect))


def _gain_troops(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    return voice.say(f"effect.gain_troops_{effect['to']}", effect["n"], _forms("", is_followed))


def _build(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    words = a_building if effect["op"] == "build" else the_upgrade
    form = "" if effect["cost"] else ("paid" if manner.is_paid else "free")
    types, price = words(voice, effect["types"]), cost_words(voice, effect["cost"])
    return voice.say(f"effect.{effect['op']}", 1, _forms(form, is_followed), types=types, price=price)


def _play_develop(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    less = effect["discount"]
    return voice.say("effect.play_develop", less, _forms("" if less else "full", is_followed))


def _by_word(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    """Effects with one word that decides what they say."""
    key = {"terrashift": "mode", "force_reroll": "pick"}[effect["op"]]
    side = _side(voice, effect, manner)
    return voice.say(f"effect.{effect['op']}_{effect[key]}", effect.get("n", 1), _forms("", is_followed), side=side)


def _remove_troop(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    reach = effect["range"]
    near = voice.say("effect.next_to") if reach == 1 else voice.say("effect.within", reach)
    whose = voice.say(f"effect.remove_{effect['owner']}")
    return voice.say("effect.remove_troop", effect["n"], _forms("", is_followed), whose=whose, near=near)


def _lose_troop(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    side, keep = voice.say(f"side.{effect['side']}"), effect["keep"]
    key = "effect.lose_troop_keep" if keep else "effect.lose_troop"
    return voice.say(key, effect["n"], _forms("", is_followed), side=side, keep=str(keep))


def _steal(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    return voice.say(f"effect.steal_{effect['what']}_{effect['from']}", effect["n"], _forms("", is_followed))


def _extra_action(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    actions = [voice.say(f"action.{name}") for name in effect["actions"]]
    form = "all" if len(actions) == len(ACTIONS) else ""
    return voice.say("effect.extra_action", 1, _forms(form, is_followed), actions=voice.join(actions, "or"))


def _may_pay(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    then = effects_words(voice, effect["then"], manner, is_followed)
    side = voice.say(f"side.{effect['who']}")
    return voice.say("effect.may_pay", 1, (), side=side, cost=cost_words(voice, effect["cost"]), then=then)


def _choose(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    options = [effects_words(voice, option, manner) for option in effect["options"]]
    return voice.say("effect.choose", options=voice.join(options, "choice"))


def _copy_exiled(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    fallback = effects_words(voice, effect["fallback"], Manner("defender"), is_followed)
    return voice.say("effect.copy_exiled", fallback=fallback)


# Combat effects.


def _sided(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    op, count = effect["op"], effect.get("n", 1)
    side = _side(voice, effect, manner)
    cap = "" if manner.is_uncapped else voice.say("parts.not_above_six")
    key = "effect.dice_less" if op == "dice_add" and count < 0 else f"effect.{op}"
    return voice.say(
        key,
        abs(count),
        _forms("side" if side else "", is_followed),
        side=side,
        cap=cap,
        amount=str(count),
        factor=str(effect.get("factor", 1)),
    )


def _troop_change(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    text = voice.say(f"effect.{effect['op']}", effect["n"], _forms("", is_followed))
    return text + (voice.say("effect.compensate") if effect["compensate"] else "")


def _on_loss(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    return voice.say("effect.on_loss", text=effects_words(voice, effect["effects"], Manner(), is_followed))


def _card_cost(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    return voice.say("effect.opponent_card_cost", 1, _forms("", is_followed), cost=cost_words(voice, effect))


# Standing modifiers.


def _modify(voice: Voice, effect: Record, manner: Manner, is_followed: bool) -> str:
    stat, count = effect["stat"], effect["n"]
    types = effect.get("types", [ANY])
    key = "stat.upgrade_discount_any" if stat == "upgrade_discount" and types == [ANY] else f"stat.{stat}"
    named, amount = all_of(voice, types), cost_words(voice, effect.get("amount", {}))
    return voice.say(key, abs(count), _forms("less" if count < 0 else "", is_followed), types=named, amount=amount)


Speaker = Callable[[Voice, Record, Manner, bool], str]

_SPEAKERS: Final[dict[str, Speaker]] = {
    "gain": _gain,
    "gain_troops": _gain_troops,
    "build": _build,
    "upgrade": _build,
    "play_develop": _play_develop,
    "terrashift": _by_word,
    "force_reroll": _by_word,
    "remove_troop": _remove_troop,
    "lose_troop": _lose_troop,
    "steal": _steal,
    "extra_action": _extra_action,
    "may_pay": _may_pay,
    "choose": _choose,
    "copy_exiled": _copy_exiled,
    "troop_remove": _troop_change,
    "troop_swap": _troop_change,
    "on_loss": _on_loss,
    "opponent_card_cost": _card_cost,
    "modify": _modify,
}
