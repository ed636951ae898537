"""Parts of sentences that many words share: prices, amounts, counters, scores, kinds of space, actions."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.revive.phrases import Voice, article
from tessera.games.revive.vocabulary import ANY_BASIC, PAID, PLAY

Record = dict[str, Any]

# Effects that are simply received, told together behind one verb.
RECEIVED: Final = ("gain", "points", "energy", "crate", "module", "artifact")
# What the price of each action is paid in, besides the food for range.
PAID_IN: Final = {"explore": "food", "build": "gear", "populate": "book"}


def cost_words(voice: Voice, cost: Record) -> str:
    """A price, such as `1 gear and 2 food`."""
    parts = [voice.say(f"cost.{key}", cost[key]) for key in PAID if cost.get(key)]
    return voice.join(parts, "amounts") if parts else voice.say("cost.free")


def received_words(voice: Voice, effects: list[Record]) -> str:
    """What effects give that are simply received, such as `2 gears and 1 point`."""
    return voice.join([_received(voice, effect) for effect in effects], "amounts")


def _received(voice: Voice, effect: Record) -> str:
    name, count = effect["do"], effect["n"]
    if name != "gain":
        return voice.say(f"amount.{name}", count)
    resource = effect["res"]
    return voice.say("amount.basic" if resource == ANY_BASIC else f"cost.{resource}", count)


def points_words(voice: Voice, count: int) -> str:
    """So many points."""
    return voice.say("amount.points", count)


def color_word(voice: Voice, color: str) -> str:
    """A colour of cards or of artifacts."""
    return voice.say(f"color.{color}")


def colors_words(voice: Voice, colors: list[str]) -> str:
    """Several colours."""
    return voice.join([color_word(voice, color) for color in colors], "colors")


def counter_words(voice: Voice, counter: str, count: int = 1) -> str:
    """What is counted: one of it without a number in English, or so many."""
    return voice.say(f"counter.{counter}", count)


def category_words(voice: Voice, counter: str, points: int, every: int = 1) -> str:
    """Points for each of something, or for every so many of it."""
    worth = points_words(voice, points)
    return voice.say("score.per", every, points=worth, thing=counter_words(voice, counter, every))


def score_words(voice: Voice, score: Record) -> str:
    """What a large location is worth."""
    if score["kind"] == "track":
        return voice.say("score.track", track=voice.say(f"track.{score['track']}"))
    if score["kind"] == "per":
        return category_words(voice, score["of"], score["points"])
    steps = [
        voice.say("score.step", step["at_least"], points=points_words(voice, step["points"])) for step in score["steps"]
    ]
    return voice.say("score.steps", things=voice.say(f"counted.{score['of']}"), steps=voice.join(steps, "cases"))


def spaces_words(voice: Voice, kinds: list[str]) -> str:
    """Kinds of space, counted, such as `2 sand, 1 forest and 1 water`."""
    parts = []
    for kind in dict.fromkeys(kinds):
        count = kinds.count(kind)
        parts.append(voice.say("space.counted", count, kind=voice.say(f"space.{kind}", count)))
    return voice.join(parts, "amounts") if voice.language == "en" else "、".join(parts)


def moment_words(voice: Voice, actions: list[str]) -> str:
    """With which actions something is used, such as `with an explore or build action`."""
    others = [voice.say(f"action.{action}") for action in actions if action != PLAY]
    parts = []
    if others:
        named = voice.join(others, "or")
        parts.append(voice.say("action.with", len(others), actions=named, article=article(named)))
    if PLAY in actions:
        parts.append(voice.say("action.with_play"))
    return voice.join(parts, "or")


def tiles_words(voice: Voice, tiles: Record) -> str:
    """Tribe tiles, counted."""
    parts = [
        voice.say("tribe_tile.counted", count, tile=voice.say(f"tribe_tile.{tile}", count))
        for tile, count in tiles.items()
    ]
    return voice.join(parts, "amounts")
