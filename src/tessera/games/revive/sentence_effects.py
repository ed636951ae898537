"""What effects say: one function per word of the vocabulary that needs more than its phrase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.revive.phrases import Voice, article, capital
from tessera.games.revive.sentence_parts import (
    PAID_IN,
    RECEIVED,
    Record,
    color_word,
    cost_words,
    counter_words,
    moment_words,
    received_words,
)
from tessera.games.revive.vocabulary import COVERED, WITH_ACTION

_TILE: Final = "place_tribe_tile"


def effects_words(voice: Voice, effects: list[Record], is_followed: bool = False) -> str:
    """Effects from left to right, as one phrase without a capital and without a full stop."""
    runs = _runs(effects)
    last = len(runs) - 1
    parts = [_run_words(voice, run, is_followed or place < last) for place, run in enumerate(runs)]
    # A tribe tile comes before what it brings; everything else is resolved in any order.
    return voice.join(parts, "then" if effects[0]["do"] == _TILE else "and")


def _runs(effects: list[Record]) -> list[list[Record]]:
    """Effects in their order, those that are simply received told together."""
    runs: list[list[Record]] = []
    for effect in effects:
        if runs and effect["do"] in RECEIVED and runs[-1][0]["do"] in RECEIVED:
            runs[-1].append(effect)
        else:
            runs.append([effect])
    return runs


def _run_words(voice: Voice, run: list[Record], is_followed: bool) -> str:
    if run[0]["do"] in RECEIVED:
        return voice.say("effect.gain", 1, _forms("", is_followed), amount=received_words(voice, run))
    effect = run[0]
    speaker = _SPEAKERS.get(effect["do"])
    if speaker is not None:
        return speaker(voice, effect, is_followed)
    return voice.say(f"effect.{effect['do']}", effect.get("n", 1), _forms("", is_followed))


def _forms(form: str, is_followed: bool) -> tuple[str, ...]:
    """The forms to try: the one that is asked for, before another part if one follows."""
    if not is_followed:
        return (form,) if form else ()
    return (f"{form}_on", form) if form else ("on",)


# Effects that happen at once.


def _trade(voice: Voice, effect: Record, is_followed: bool) -> str:
    return voice.say("effect.trade", effect["times"], _forms("", is_followed))


def _pay(voice: Voice, effect: Record, is_followed: bool) -> str:
    cost, then = cost_words(voice, effect["cost"]), effect["then"]
    if then[0]["do"] == _TILE and then[0]["pay_range"]:
        # The range to the tile is part of the same price, so both are told at once.
        cost = voice.join([cost, voice.say("effect.pay_range")], "amounts")
        then = [{**then[0], "pay_range": None}, *then[1:]]
    return voice.say("effect.pay", cost=cost, then=effects_words(voice, then, is_followed))


def _choose(voice: Voice, effect: Record, is_followed: bool) -> str:
    last = len(effect["of"]) - 1
    options = [effects_words(voice, option, is_followed and at == last) for at, option in enumerate(effect["of"])]
    return voice.say("effect.choose", options=voice.join(options, "choice"))


def _per(voice: Voice, effect: Record, is_followed: bool) -> str:
    each, thing = effects_words(voice, effect["each"], is_followed), counter_words(voice, effect["of"])
    if "max" in effect:
        return voice.say("effect.per_max", thing=thing, each=each, max=str(effect["max"]))
    return voice.say("effect.per", thing=thing, each=each)


def _advance(voice: Voice, effect: Record, is_followed: bool) -> str:
    track = voice.say(f"track.{effect['track']}")
    return voice.say("effect.advance", effect["n"], _forms("", is_followed), track=track)


def _recruit(voice: Voice, effect: Record, is_followed: bool) -> str:
    color = effect.get("color", "")
    key = "covered" if color == COVERED else effect["from"]
    named = ""
    if color and color != COVERED:
        named = voice.say("effect.recruit_of_color", color=color_word(voice, color))
    return voice.say(f"effect.recruit_{key}", effect["n"], _forms("", is_followed), color=named)


def _rest_use(voice: Voice, effect: Record, is_followed: bool) -> str:
    return voice.say(f"effect.rest_use_{effect['half']}", 1, _forms("", is_followed))


def _action(voice: Voice, effect: Record, is_followed: bool) -> str:
    kind, size, less, reach = effect["kind"], "", "", ""
    if "size" in effect:
        size = voice.say("effect.action_size", size=voice.say(f"size.{effect['size']}"))
    if effect["discount"]:
        cost = voice.say(f"cost.{PAID_IN[kind]}", effect["discount"])
        less = voice.say("effect.action_less", cost=cost)
    if effect["range"]:
        reach = voice.say("effect.action_range", effect["range"])
    named = voice.say(f"action.{kind}")
    parts = {"kind": named, "article": article(named), "size": size, "range": reach}
    if voice.language == "ja":
        less = "、".join(part for part in (less, reach) if part)
        parts["range"] = "、" if less else ""
    return voice.say("effect.action", 1, _forms("", is_followed), less=less, **parts)


def _place(voice: Voice, effect: Record, is_followed: bool) -> str:
    # None where the price was told already.
    form = {True: "range", False: "", None: "paid"}[effect["pay_range"]]
    ground = voice.join([voice.say(f"ground.{kind}") for kind in effect["on"]], "or")
    tile = voice.say(f"tribe_tile.{effect['tile']}")
    return voice.say(f"effect.{_TILE}", 1, _forms(form, is_followed), tile=tile, ground=ground)


def _discount(voice: Voice, effect: Record, is_followed: bool) -> str:
    return voice.say(f"effect.discount_{effect['action']}", effect["n"], _forms("", is_followed))


# Machines and crates.


def timed_words(voice: Voice, record: Record) -> str:
    """What a machine or a crate does, as a sentence: behind the actions that it goes with."""
    text = effects_words(voice, record["effects"])
    if record["timing"] != WITH_ACTION:
        return voice.say("parts.sentence", text=capital(text))
    return voice.say("machine.with", moment=capital(moment_words(voice, record["actions"])), text=text)


# Standing effects of technologies, as whole sentences.


def standing_sentence(voice: Voice, standing: Record) -> str:
    """What a technology does for the rest of the game."""
    name = standing["mod"]
    speaker = _STANDING.get(name)
    return speaker(voice, standing) if speaker is not None else voice.say(f"standing.{name}")


def _on(voice: Voice, standing: Record) -> str:
    parts = [
        voice.say("standing.color_case", color=color_word(voice, color), text=effects_words(voice, effects, True))
        for color, effects in list(standing["by_color"].items())[:-1]
    ]
    if standing["by_color"]:
        color, effects = list(standing["by_color"].items())[-1]
        text = effects_words(voice, effects, bool(standing["effects"]))
        parts.append(voice.say("standing.color_case", color=color_word(voice, color), text=text))
    if standing["effects"]:
        parts.append(effects_words(voice, standing["effects"]))
    trigger = capital(voice.say(f"trigger.{standing['trigger']}"))
    return voice.say("standing.on", trigger=trigger, text=voice.join(parts, "cases"))


def _range_free(voice: Voice, standing: Record) -> str:
    kinds = [voice.say(f"space.{kind}", 2) for kind in standing["spaces"]]
    return voice.say("standing.range_free", spaces=voice.join(kinds, "amounts"))


def _range_bonus(voice: Voice, standing: Record) -> str:
    tile = voice.say(f"tribe_tile.{standing['from']}")
    return voice.say("standing.range_bonus", standing["n"], tile=tile)


def _cheaper(voice: Voice, standing: Record) -> str:
    forms = (standing["size"],) if "size" in standing else ()
    return voice.say(f"standing.discount_{standing['action']}", standing["n"], forms)


def _no_tax(voice: Voice, standing: Record) -> str:
    return voice.say("standing.no_populate_tax", 1, ("now",) if standing["includes_this_action"] else ())


def _trading(voice: Voice, standing: Record) -> str:
    return voice.say("standing.trade", give=cost_words(voice, standing["give"]), get=cost_words(voice, standing["get"]))


def _free_action(voice: Voice, standing: Record) -> str:
    text = effects_words(voice, standing["effects"])
    return voice.say("standing.free_action", cost=cost_words(voice, standing["cost"]), text=text)


def _machine(voice: Voice, standing: Record) -> str:
    text = effects_words(voice, standing["effects"])
    texts = [voice.say("standing.machine", text=text)]
    if standing["timing"] == WITH_ACTION:
        texts = [voice.say("standing.machine_with", moment=moment_words(voice, standing["actions"]), text=text)]
    if standing["flasks"]:
        texts.append(voice.say("parts.sentence", text=voice.say("amount.flask", standing["flasks"])))
    return voice.sentences(texts)


Speaker = Callable[[Voice, Record, bool], str]
StandingSpeaker = Callable[[Voice, Record], str]

_SPEAKERS: Final[dict[str, Speaker]] = {
    "trade": _trade,
    "pay": _pay,
    "choose": _choose,
    "per": _per,
    "advance": _advance,
    "recruit": _recruit,
    "rest_use": _rest_use,
    "action": _action,
    "place_tribe_tile": _place,
    "discount": _discount,
}
_STANDING: Final[dict[str, StandingSpeaker]] = {
    "on": _on,
    "range_free": _range_free,
    "range_bonus": _range_bonus,
    "discount": _cheaper,
    "no_populate_tax": _no_tax,
    "trade": _trading,
    "free_action": _free_action,
    "machine": _machine,
}
