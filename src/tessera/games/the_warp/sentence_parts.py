"""Parts of sentences that many words share: prices, amounts, types of buildings, areas, points."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.the_warp.phrases import Voice, article
from tessera.games.the_warp.vocabulary import ABILITY_COST, ANY

Record = dict[str, Any]

# The highest multiplier, and the number from which Japanese counts things with another word.
_HIGHEST: Final = 4
_TEN: Final = 10


def cost_words(voice: Voice, cost: Record) -> str:
    """A price, such as `2 Gold and 1 Energy`; `Free` for nothing."""
    parts = [voice.say(f"cost.{key}", cost[key]) for key in ABILITY_COST if cost.get(key)]
    return voice.join(parts, "cost") if parts else voice.say("cost.free")


def amount_words(voice: Voice, amount: Record) -> str:
    """What is gained, such as `2 Gold and 1 resource of your choice`."""
    keys = {"gold": "cost.gold", "energy": "cost.energy", "any": "amount.any"}
    return voice.join([voice.say(keys[key], amount[key]) for key in keys if amount.get(key)], "cost")


def points_words(voice: Voice, count: int) -> str:
    """So many points."""
    return voice.say("points.flat", count)


def things(voice: Voice, count: int) -> str:
    """A number of buildings, with the word by which Japanese counts them."""
    return voice.say("parts.things" if count < _TEN else "parts.many_things", count)


# Types of buildings and upgrades.


def a_building(voice: Voice, types: list[str]) -> str:
    """One building of the types, such as `a Laser Cannon or a Sentry Tower`."""
    if types == [ANY]:
        return voice.say("built.any")
    return voice.join([_one(voice, name) for name in types], "or")


def _one(voice: Voice, name: str) -> str:
    word = voice.say(f"building.{name}")
    return voice.say("built.one", type=word, article=article(word))


def the_upgrade(voice: Voice, types: list[str]) -> str:
    """One type to upgrade, such as `the Trade Post`."""
    if types == [ANY]:
        return voice.say("built.upgrade_any")
    return voice.join([voice.say("built.the", type=voice.say(f"building.{name}")) for name in types], "or")


def all_of(voice: Voice, types: list[str], manner: str = "types") -> str:
    """All buildings of the types, such as `Laser Cannons and Sentry Towers`."""
    return voice.join([voice.say(f"building.{name}", 2) for name in types], manner)


# Areas.


def areas_words(voice: Voice, where: Record, count: int, whose: str = "one") -> str:
    """One area or several, as a filter narrows them and as somebody holds them."""
    if where.get("gate", False) and count == 1 and len(where) == 1:
        return voice.say("area.gate")
    return voice.say(f"area.{whose}", count, which=_which(voice, where, count))


def _which(voice: Voice, where: Record, count: int) -> str:
    parts = [voice.say(f"area.{where['zone']}", count)] if "zone" in where else []
    if "symbol" in where:
        parts.append(voice.say(f"area.{where['symbol']}"))
    parts.append(_multiplier(voice, where))
    parts += [
        voice.say(f"area.{'is' if where[key] else 'no'}_{key}", count) for key in ("gate", "colony") if key in where
    ]
    # What narrows most stands next to the word, before it or behind it.
    return voice.narrowed(parts)


def _multiplier(voice: Voice, where: Record) -> str:
    least, most = where.get("mult_min", 0), where.get("mult_max", _HIGHEST)
    if "mult_min" not in where and "mult_max" not in where:
        return ""
    if least == most:
        return voice.say("area.exactly", min=str(least))
    if "mult_max" not in where:
        return voice.say("area.at_least", min=str(least))
    if "mult_min" not in where:
        return voice.say("area.at_most", max=str(most))
    return voice.say("area.between", min=str(least), max=str(most))
