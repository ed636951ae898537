"""Parts of sentences that many words share: goods, cards, rewards, worlds."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.race_for_the_galaxy.phrases import Voice, article

Record = dict[str, Any]

# What a use of a power gives, in the order in which it is told.
_REWARDS: Final = ("vp", "draw", "prestige")


# Goods, cards, rewards.


def goods(voice: Voice, kind: str, count: int) -> str:
    """So many goods, such as `2 Genes goods`."""
    return _by_kind(voice, "goods", "", kind, count)


def goods_up_to(voice: Voice, kind: str, count: int) -> str:
    """At most so many goods."""
    return _by_kind(voice, "goods", "_up_to", kind, count)


def a_good(voice: Voice, kind: str) -> str:
    """A good of any number, such as `a Genes good`."""
    name = voice.say(f"kind.{kind}")
    key = "goods.a_any" if kind == "any" else "goods.a_of_kind"
    return voice.say(key, kind=name, article=article(name))


def all_goods(voice: Voice, kind: str) -> str:
    """Goods without a number."""
    return voice.say("goods.all_any") if kind == "any" else voice.say("goods.all_of_kind", kind=kind_word(voice, kind))


def windfalls(voice: Voice, kind: str) -> str:
    """Windfall worlds of a kind, or all of them."""
    return _by_kind(voice, "windfall", "", kind, 2)


def _by_kind(voice: Voice, section: str, manner: str, kind: str, count: int) -> str:
    if kind == "any":
        return voice.say(f"{section}.any{manner}", count)
    return voice.say(f"{section}.of_kind{manner}", count, kind=kind_word(voice, kind))


def kind_word(voice: Voice, kind: str) -> str:
    """The name of a kind as it stands before a noun."""
    return voice.say(f"kind.{kind}")


def hand_cards(voice: Voice, count: int) -> str:
    """So many cards from hand."""
    return voice.say("cards.hand", count)


def prestige(voice: Voice, count: int) -> str:
    """An amount of prestige."""
    return voice.say("reward.prestige", count)


def rewards(voice: Voice, power: Record, ending: str = "") -> str:
    """What one use of a power gives, such as `1 VP and 2 cards`."""
    given = [(name, power.get(f"{name}{ending}", 0)) for name in _REWARDS]
    return voice.join([voice.say(f"reward.{name}", count) for name, count in given if count], "and")


def worlds(voice: Voice, name: str) -> str:
    """All worlds of a class or a kind."""
    return voice.say(f"worlds.{name}", 2)


def signed(amount: int) -> str:
    """Military as it is printed, such as `+1` or `-2`."""
    return f"{amount:+d}"
