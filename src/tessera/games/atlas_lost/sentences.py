"""What a record says, in English and Japanese, derived from its effects: the only sentences cards have.

One function per word of the vocabulary; the phrases themselves are in `phrases.toml`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tessera.games.atlas_lost.phrases import Voice, article, capital
from tessera.games.atlas_lost.sentence_parts import (
    Record,
    amount_words,
    cost_words,
    is_half,
    less_words,
    nouns,
    price_words,
    with_requirement,
)

_LETTERS: Final = "abcdefghi"


def sentence(record: Record, language: str) -> str:
    """The whole sentence of a Tech, a card, a track space, a reward tile or an initiative tile."""
    voice = Voice(language, installed="install" in record)
    if "costs" in record:
        return _space(voice, record)
    if "required" in record:
        return _initiative_tile(voice, record)
    texts = [_modifier(voice, modifier) for modifier in record.get("modifiers", ())]
    texts += [_trigger(voice, trigger) for trigger in record.get("triggers", ())]
    if "effects" in record:
        text = _effects(voice, record["effects"])
        if record.get("cost"):
            text = voice.say("cost.before_effects", cost=capital(cost_words(voice, record["cost"])), effects=text)
        texts.append(text)
    return with_requirement(voice, record, voice.sentences(texts))


def effects_sentence(effects: Sequence[Record], language: str) -> str:
    """What a list of effect steps says."""
    return _effects(Voice(language), effects)


def cost_sentence(cost: Record, language: str) -> str:
    """What a cost says, such as `pay 2 research and discard 1 card from your hand`; nothing if free."""
    return cost_words(Voice(language), cost)


def trigger_sentence(trigger: Record, language: str) -> str:
    """What a trigger says."""
    return _trigger(Voice(language), trigger)


def modifier_sentence(modifier: Record, language: str) -> str:
    """What a modifier says."""
    return _modifier(Voice(language, installed=True), modifier)


# Effect steps.


def _effects(voice: Voice, effects: Sequence[Record]) -> str:
    """Steps in order; plain gains that follow one another share a sentence."""
    texts: list[str] = []
    index = 0
    while index < len(effects):
        together = _gains_together(effects, index)
        if together:
            texts.append(_plain_gains(voice, effects, index, together))
            index += together
        else:
            step = effects[index]
            texts.append(_SPEAKERS[step["op"]](voice, step))
            index += 1
    return voice.sentences(texts)


def _gains_together(effects: Sequence[Record], start: int) -> int:
    """How many steps from here are plain gains of the same player, of different resources."""
    resources: list[str] = []
    for step in effects[start:]:
        same = step["op"] in ("gain", "others_gain") and step["op"] == effects[start]["op"]
        if not same or not isinstance(step["amount"], int) or step["resource"] in resources:
            break
        resources.append(step["resource"])
    return len(resources)


def _plain_gains(voice: Voice, effects: Sequence[Record], start: int, together: int) -> str:
    gains = effects[start : start + together]
    what = voice.join([amount_words(voice, step) for step in gains], "and")
    before = effects[start - 1] if start else {}
    again = before.get("op") == gains[0]["op"] and before.get("resource") == gains[0]["resource"]
    return voice.say(f"effect.{gains[0]['op']}", forms=("more",) if again else (), what=what)


def _gain(voice: Voice, step: Record) -> str:
    if is_half(step):
        return voice.say("half.ally_tp_tokens", kind=voice.say(f"kind.{step['resource']}"))
    return voice.say("effect.gain", what=amount_words(voice, step))


def _others_gain(voice: Voice, step: Record) -> str:
    return voice.say("effect.others_gain", what=amount_words(voice, step, "theirs"))


def _draw(voice: Voice, step: Record) -> str:
    verb = "look" if "keep" in step else "draw"
    keep = str(step.get("keep", ""))
    if step["tree"] == "any":
        return voice.say(f"effect.{verb}_any", step["count"], keep=keep)
    return voice.say(f"effect.{verb}_tree", step["count"], keep=keep, tree=_tree(voice, step))


def _discard(voice: Voice, step: Record) -> str:
    return voice.say(f"discard.{step['who']}", step["count"])


def _counted(voice: Voice, step: Record) -> str:
    return voice.say(f"effect.{step['op']}", step.get("count", 1))


def _place_culture(voice: Voice, step: Record) -> str:
    return voice.say(f"place_culture.{step['where']}", step["count"])


def _place_religion(voice: Voice, step: Record) -> str:
    return voice.say(f"place_religion.{step['target']}", step["count"])


def _priced(voice: Voice, step: Record) -> str:
    return voice.say(f"effect.{step['op']}", price=price_words(voice, step))


def _run_active(voice: Voice, step: Record) -> str:
    tech = _narrowed(voice, {"levels": [step["level"]], **step}, "narrowed_by")
    return voice.say(f"run_active.{step['source']}", step["count"], tech=tech)


def _steal(voice: Voice, step: Record) -> str:
    forms = () if isinstance(step["amount"], int) else ("counted",)
    return voice.say(f"steal.{step['target']}", forms=forms, what=amount_words(voice, step))


def _retreat(voice: Voice, step: Record) -> str:
    return voice.say("effect.retreat", step["spaces"])


def _advance_influence(voice: Voice, step: Record) -> str:
    return voice.say("effect.advance_influence", price=price_words(voice, step, "then"))


def _return_token(voice: Voice, step: Record) -> str:
    kinds = voice.join([voice.say(f"token.{kind}") for kind in step["kinds"]], "or")
    return voice.say("effect.return_token", step["count"], kinds=kinds)


def _uninstall(voice: Voice, step: Record) -> str:
    return voice.say(f"uninstall.{step['target']}_{step['chooser']}", step["count"])


def _recover(voice: Voice, step: Record) -> str:
    if step["tree"] == "any":
        return voice.say("effect.recover_any", step["count"])
    return voice.say("effect.recover_tree", step["count"], tree=_tree(voice, step))


def _exchange(voice: Voice, step: Record) -> str:
    give, get = cost_words(voice, step["give"], "then"), nouns(voice, step["get"])
    return voice.say("effect.exchange", step["max"], give=give, get=get)


def _choose(voice: Voice, step: Record) -> str:
    options = [_effects(voice, option["effects"]) for option in step["options"]]
    lettered = [
        voice.say("effect.option", letter=letter, effects=text) for letter, text in zip(_LETTERS, options, strict=False)
    ]
    return voice.say("effect.choose", options=voice.say("effect.between_options").join(lettered))


def _optional(voice: Voice, step: Record) -> str:
    effects = _effects(voice, step["effects"])
    if not step["cost"]:
        return voice.say("effect.optional_free", effects=effects)
    return voice.say("effect.optional", cost=cost_words(voice, step["cost"], "may"), effects=effects)


def _if(voice: Voice, step: Record) -> str:
    count = step["when"]["at_least"]
    have = voice.say(f"have.{step['when']['count']}", count)
    texts = [voice.say("effect.if", count, have=have, effects=_effects(voice, step["then"]))]
    if "otherwise" in step:
        texts.append(voice.say("effect.otherwise", effects=_effects(voice, step["otherwise"])))
    return voice.sentences(texts)


def _reward_tile(voice: Voice, step: Record) -> str:
    return voice.say(f"reward_tile.{step['slot']}")


Speaker = Callable[[Voice, Record], str]

_SPEAKERS: Final[dict[str, Speaker]] = {
    "gain": _gain,
    "others_gain": _others_gain,
    "draw": _draw,
    "discard": _discard,
    "place_economy": _counted,
    "place_culture": _place_culture,
    "place_religion": _place_religion,
    "move_advance": _counted,
    "place_advance": _priced,
    "install": _priced,
    "run_active": _run_active,
    "steal": _steal,
    "retreat": _retreat,
    "advance_influence": _advance_influence,
    "return_token": _return_token,
    "uninstall": _uninstall,
    "take_card": _counted,
    "recover": _recover,
    "refresh": _counted,
    "exchange": _exchange,
    "choose": _choose,
    "optional": _optional,
    "if": _if,
    "reward_tile": _reward_tile,
}


# Modifiers and triggers.


def _tree(voice: Voice, entry: Record) -> str:
    return voice.say(f"tree.{entry['tree']}") if "tree" in entry else ""


def _narrowed(voice: Voice, entry: Record, manner: str) -> str:
    """Level and tree before a Tech, such as `Lv.2 Culture `; nothing when neither is narrowed."""
    words = (voice.levels(entry.get("levels", [])), _tree(voice, entry))
    return "".join(voice.say(f"reduce.{manner}", word=word) for word in words if word)


def _modifier(voice: Voice, modifier: Record) -> str:
    operation = modifier["op"]
    if operation == "tp":
        return voice.say("modifier.tp", what=amount_words(voice, modifier))
    if operation == "protect":
        return _protect(voice, modifier["from"])
    if operation == "reduce":
        return _reduce(voice, modifier)
    return voice.say(f"modifier.{operation}", modifier["by"], tree=_tree(voice, modifier))


def _protect(voice: Voice, attacks: Sequence[str]) -> str:
    parts: list[str] = []
    for number, attack in enumerate(attacks, start=1):
        particle = voice.say("protect.first" if number == 1 else "protect.later")
        forms = ("then",) if number < len(attacks) else ()
        parts.append(voice.say(f"protect.{attack}", forms=forms, particle=particle))
    return voice.say("modifier.protect", attacks=voice.join(parts, "nor"))


def _reduce(voice: Voice, modifier: Record) -> str:
    on = modifier["on"]
    subject = capital(_reduced_thing(voice, modifier))
    if "one_of" in modifier:
        options = [less_words(voice, reduction, "up_to_kind") for reduction in modifier["one_of"]]
        parts = [voice.say("modifier.one_of_option", less=option) for option in options]
        less = voice.say("modifier.between_one_of").join(parts)
        return voice.say("modifier.one_of", subject=subject, less=less)
    key = "modifier.by_command_action" if on == "command_action" else "modifier.by"
    return voice.say(key, subject=subject, less=less_words(voice, modifier["by"], "up_to_kind"))


def _reduced_thing(voice: Voice, modifier: Record) -> str:
    on = modifier["on"]
    if on == "install":
        return voice.say("reduce.install", tree=_narrowed(voice, modifier, "narrowed_by"))
    tech = _narrowed(voice, modifier, "narrowed_by_command_action" if on == "command_action" else "narrowed_by")
    if on == "startup":
        return voice.say("reduce.startup", article=article(tech or "Active"), tech=tech)
    where = voice.say(f"reduce.{on}_where", article=article(tech), tech=tech) if tech else ""
    return voice.say(f"reduce.{on}", where=where)


def _trigger(voice: Voice, trigger: Record) -> str:
    on, once = trigger["on"], "limit" in trigger
    forms: tuple[str, ...] = ("past",) if once else ()
    if trigger["who"] != "self":
        forms = ("they_past", "past", "they") if once else ("they",)
    level = voice.levels(trigger.get("levels", []))
    via = voice.say(f"trigger.via_{trigger['via']}") if "via" in trigger else ""
    tech = voice.say("trigger.tech", article=article(level), level=level) if level else voice.say("trigger.tech_any")
    event = voice.say(
        f"event.{on}",
        forms=forms,
        who=voice.say(f"who.{trigger['who']}"),
        where=voice.say("trigger.on_level", level=level) if level else "",
        tech=tech,
        via=via,
        token=voice.say(f"trigger.token_{trigger.get('kind', 'any')}"),
    )
    after = voice.say("trigger.after_given") if on == "given" else ""
    manner = "once_per_turn" if once else "each_time"
    return voice.say(f"trigger.{manner}", event=event, after=after, effects=_effects(voice, trigger["effects"]))


# The influence track and the initiative tiles.


def _space(voice: Voice, space: Record) -> str:
    costs, bonus = space["costs"], voice.say("space.no_bonus")
    if not costs:
        return voice.say("space.start")
    if space["bonus"]:
        bonus = voice.say("space.bonus", effects=_effects(voice, space["bonus"]))
    if len(costs) == 1:
        return voice.say("space.cost", cost=capital(cost_words(voice, costs[0])), bonus=bonus)
    options = [
        voice.say("space.option", letter=letter, what=nouns(voice, cost))
        for letter, cost in zip(_LETTERS, costs, strict=False)
    ]
    manner = "either" if len(costs) == 2 else "one_of"
    return voice.say(f"space.{manner}", options=voice.join(options, "space"), bonus=bonus)


def _initiative_tile(voice: Voice, tile: Record) -> str:
    victory = voice.say("tile.victory", what=nouns(voice, tile["required"]))
    if tile["value"] == ["own_influence"]:
        return voice.say("tile.influence", tile["minimum"], victory=victory)
    counted = voice.join([voice.say(f"most.{count}") for count in tile["value"]], "tile")
    return voice.say("tile.initiative", tile["minimum"], counted=counted, victory=victory)
