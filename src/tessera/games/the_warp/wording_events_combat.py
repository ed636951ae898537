"""The log of an attack: cards, bribes, dice and sums, and who holds the area in the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.the_warp.wording_told import Told
from tessera.kernel.zone import EVERYBODY

# In the words of an offer, how many amounts stand before the named cards.
_AMOUNTS: Final = 5


def _attack(told: Told) -> str:
    """Who attacks what from where, with the multipliers (WARP-ATK-02, WARP-SHP-02)."""
    words, speech = told.event.words, told.speech
    return told.say(
        1,
        ("ship",) if words[3] == "ship" else (),
        origin=told.word(0),
        target=told.word(1),
        troops=speech.troops(told.number(2)),
        held=speech.say(f"against.{words[4]}"),
        first=words[5],
        second=words[6],
    )


def _solo_defence(told: Told) -> str:
    return told.say(1, ("strong",) if told.event.words[1] == "1" else (), dice=told.word(0))


# Cards and bribes


def _combat_card(told: Told) -> str:
    """A card face down is named to whoever played it, one face up to all (WARP-CRD-01)."""
    forms = ("open",) if told.event.seen == EVERYBODY else ("named",) if told.is_named else ()
    return told.say(1, forms, pieces=told.pieces)


def _bribed_back(told: Told) -> str:
    return told.say(1, ("named",) if told.is_named else (), pieces=told.pieces)


def _no_payment(told: Told) -> str:
    return told.say(source=told.speech.source(told.event.words[0]))


def _no_card(told: Told) -> str:
    """No Combat card, or no second one (WARP-CRD-01, WARP-GAT-03)."""
    return told.say(1, ("more",) if told.number(0) else ())


def _dice_pass(told: Told) -> str:
    return told.say(camp=_camps(told)[0])


def _offer(told: Told) -> str:
    return told.say(goods=_goods(told, 0))


def _bribe_paid(told: Told) -> str:
    return told.say(other=told.word(0), goods=_goods(told, 1))


def _goods(told: Told, first: int) -> str:
    """Amounts and named cards from a word on (WARP-BRB-02)."""
    counts = [told.number(first + place) for place in range(_AMOUNTS)]
    named = [told.thing(at) for at in range(first + _AMOUNTS, len(told.event.words))]
    return told.speech.goods(counts, named)


def _reveal(told: Told) -> str:
    """The card, its option and what was paid for it (WARP-REV-01)."""
    gold, energy = told.amount(2), told.amount(3)
    effects = told.speech.record(told.thing(0))["option"][told.number(1) - 1]["effects"]
    return told.say(
        1,
        () if gold + energy else ("none",),
        card=told.word(0),
        number=told.event.words[1],
        goods=told.speech.resources(gold, energy),
        text=told.speech.paid_effects(effects),
    )


# Troops and dice


def _camps(told: Told) -> tuple[str, str]:
    """The side that an event speaks of, and the other one."""
    own = told.event.words[0]
    rival = "defence" if own == "attack" else "attack"
    return told.speech.say(f"camp.{own}"), told.speech.say(f"camp.{rival}")


def _troops_changed(told: Told) -> str:
    """Troops that a side added or took from the other, and how many fight now (WARP-DIC-13)."""
    added, removed = told.number(1), told.number(2)
    camp, rival = _camps(told)
    return told.say(
        1,
        ("both",) if added and removed else ("removed",) if removed else (),
        camp=camp,
        rival=rival,
        added=told.speech.troops(added),
        removed=told.speech.troops(removed),
        attackers=told.event.words[3],
        defenders=told.event.words[4],
    )


def _roll(told: Told) -> str:
    return told.say(attack=told.word(0), defence=told.word(1))


def _die(told: Told) -> str:
    """A die that changed; without a player where nobody rolls for the defence (WARP-SOLO-04)."""
    camp, _ = _camps(told)
    forms = () if told.event.seat >= 0 else ("nobody",)
    return told.say(1, forms, camp=camp, before=told.event.words[1], after=told.event.words[2])


def _power(told: Told) -> str:
    """Both sums, such as `(4 + 3 + 2) x 2 = 18` (WARP-DIC-12)."""
    return told.say(attack=_sum(told, 0), defence=_sum(told, 3))


def _sum(told: Told, first: int) -> str:
    dice = [die for die in told.event.words[first].partition(":")[2].split("-") if die]
    forms = ("none",) if not dice else ("one",) if len(dice) == 1 else ()
    return told.speech.say(
        "camp.sum",
        1,
        forms,
        dice=" + ".join(dice),
        multiplier=told.event.words[first + 1],
        power=told.event.words[first + 2],
    )


# The outcome


def _result(told: Told) -> str:
    """Conquered, held or left empty, with the attackers that are left (WARP-RES-18)."""
    result, left = told.event.words[1], told.number(2)
    if result == "held" and not left:
        result = "lost"
    return told.say(left, (result,), area=told.word(0), troops=told.speech.troops(left))


def _garrison(told: Told) -> str:
    """Conquerors of the gate that go back (WARP-GAT-08)."""
    return told.say(told.number(2), target=told.word(0), origin=told.word(1))


def _no_room(told: Told) -> str:
    return told.say(told.number(1), origin=told.word(0), troops=told.speech.troops(told.number(1)))


def _exiled_grow(told: Told) -> str:
    grown = told.number(1)
    return told.say(grown, () if grown else ("none",), area=told.word(0), total=told.event.words[2])


def _lose_more(told: Told) -> str:
    return told.say(area=told.word(0), troops=told.speech.troops(told.number(1)))


Teller = Callable[[Told], str]

TELLERS: Final[dict[str, Teller]] = {
    "attack": _attack,
    "bribe_paid": _bribe_paid,
    "bribed_back": _bribed_back,
    "combat_card": _combat_card,
    "counter": _offer,
    "dice_pass": _dice_pass,
    "exiled_grow": _exiled_grow,
    "flip": _die,
    "forced_reroll": _die,
    "garrison": _garrison,
    "lose_more": _lose_more,
    "no_card": _no_card,
    "no_payment": _no_payment,
    "no_room": _no_room,
    "offer": _offer,
    "power": _power,
    "reroll": _die,
    "result": _result,
    "reveal": _reveal,
    "roll": _roll,
    "solo_defence": _solo_defence,
    "troops_changed": _troops_changed,
}
