"""What waits to be resolved, in words: effects by their notation, and what a building or a tile sets off."""

from __future__ import annotations

from typing import Final

from tessera.games.revive import terms
from tessera.games.revive.lexicon import effect_record
from tessera.games.revive.rules import entries
from tessera.games.revive.rules.any_order import entry_text
from tessera.games.revive.sentences import effects_phrase, reward_phrase
from tessera.games.revive.wording_speech import Speech

_WATER: Final = "water-"
_VAST: Final = "vast-crystal-"
_UNLOCK: Final = "unlock-"
_CRYSTALS: Final = "crystals-"
_TERRAIN: Final = "terrain-"
_BUILT_ON: Final = "points-1"


def entry_words(speech: Speech, entry: int) -> str:
    """An entry (see rules/entries) as a phrase without a capital and without a full stop."""
    if entries.is_effect(entry):
        return speech.effect(entries.effect_in(entry))
    return _happening(speech, entry_text(speech.game, entry))


def notation_words(speech: Speech, text: str) -> str:
    """What an entry says in words that is known by its notation alone; effects with one notation say the same."""
    for effect in speech.rulebook.effects:
        if effect.text == text:
            return speech.effect(effect.number)
    return _happening(speech, text)


def _happening(speech: Speech, text: str) -> str:
    """What is no effect: terrain, reward spaces, water, crystals, points and recruiting."""
    if text.startswith(_TERRAIN):
        _, color, steps = text.split("-")
        return speech.say("entry.terrain", int(steps), track=speech.say(f"track.{color}"))
    if text.startswith(_UNLOCK):
        identity = text.removeprefix(_UNLOCK)
        record = speech.rulebook.library.reward_spaces[identity]
        reward = reward_phrase(record, speech.rulebook.library, speech.language).rstrip(".。")
        forms = ("standard",) if "machine" in record else ()
        return speech.say("entry.unlock", 1, forms, space=speech.reward_inside(identity), text=reward)
    if text.startswith(_WATER):
        name = text.removeprefix(_WATER)
        return speech.say("entry.water", id=name, text=water_words(speech, name))
    if text.startswith(_VAST):
        count = int(text.removeprefix(_VAST))
        return speech.say("entry.vast", points=speech.points(count), goods=speech.goods({"crystal": count}))
    if text.startswith(_CRYSTALS):
        return speech.say("entry.crystals", goods=speech.goods({"crystal": int(text.removeprefix(_CRYSTALS))}))
    if text == _BUILT_ON:
        return speech.say("entry.points", points=speech.points(1))
    return speech.say("entry.recruit")


def water_words(speech: Speech, name: str) -> str:
    """The reward of a water space."""
    return speech.effects(speech.game.water[speech.rulebook.board.named[name]])


# What a new building would touch


def touched_words(speech: Speech, found: list[int]) -> str:
    """Entries of a building in a few words each, such as `gray track +1, 1 crystal and water 2,9 (gain 1 food)`."""
    counts: dict[str, int] = {}
    for entry in found:
        said = _touch(speech, entry)
        counts[said] = counts.get(said, 0) + 1
    texts = [speech.say("touch.several", n, text=said) if n > 1 else said for said, n in counts.items()]
    return speech.listed(texts)


def _touch(speech: Speech, entry: int) -> str:
    if entries.is_effect(entry):
        return effects_phrase([effect_record(speech.rulebook, entries.effect_in(entry))], speech.language)
    base = entries.kind_of(entry)
    rest = entries.rest_of(entry)
    if base == entries.ADVANCE:
        color = terms.COLORS[rest // 100]
        return speech.say(
            "touch.terrain", rest % 100, track=speech.inside(speech.name(speech.rulebook.library.tracks[color]))
        )
    if base == entries.WATER:
        name = speech.rulebook.board.names[rest]
        return speech.say("touch.water", id=name, text=water_words(speech, name))
    if base == entries.VAST:
        return speech.say("touch.vast", points=speech.points(rest), goods=speech.goods({"crystal": rest}))
    return speech.goods({"crystal": rest}) if base == entries.CRYSTALS else speech.points(rest)
