"""The log: what happened, as a report that can be checked against the rulebook.

Pieces that only some saw are named to those; others read their backs and how many they were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.the_warp import wording_events_combat
from tessera.games.the_warp.phrases import capital
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.wording_told import Told
from tessera.kernel.event import Event

# What is given for something rather than brought by it.
_PRICES: Final = ("give_back", "pay", "spend_rewards")


def event_text(game: Warp, event: Event, seat: int, language: str) -> str:
    """An event as a sentence for one seat, -1 for a spectator, with what it came from."""
    told = Told(game, event, seat, language)
    text = _sentence(told, event)
    if not event.cause:
        return text
    forms = ("price",) if event.key in _PRICES else ()
    # Before the full stop.
    return text[:-1] + told.speech.say("said.by", 1, forms, source=told.speech.source(event.cause)) + text[-1]


def _sentence(told: Told, event: Event) -> str:
    teller = _TELLERS.get(event.key) or wording_events_combat.TELLERS.get(event.key)
    if teller is not None:
        return capital(teller(told))
    # What is left names a player and at most one thing of each kind, with or without hidden pieces.
    parts = {"pieces": told.pieces}
    for word in event.words:
        kind, colon, _ = word.partition(":")
        if colon:
            name = {"piece": "card", "seat": "other"}.get(kind, kind)
            parts[name] = told.speech.word(word)
        else:
            parts["number"] = word
    return capital(told.say(1, (), **parts))


# Setting up, and the course of the game


def _exiled_races(told: Told) -> str:
    return told.say(green=told.word(0), yellow=told.word(1))


def _guardian(told: Told) -> str:
    """The Guardian with its numbers and Ability Tokens (WARP-SET-36, WARP-SET-37)."""
    guardian = told.speech.rulebook.guardians[told.thing(0)]
    abilities = told.words(1)
    return told.say(
        1,
        ("with",) if len(told.event.words) > 1 else (),
        race=told.word(0),
        dice=told.speech.say("said.dice", guardian.dice),
        multiplier=str(guardian.multiplier),
        abilities=abilities,
    )


def _endgame(told: Told) -> str:
    book = told.speech.rulebook
    forms = ("team",) if book.teams else ()
    return told.say(told.number(0), forms, goal=str(book.goal), last=told.event.words[1])


# Income


def _extract(told: Told) -> str:
    return told.say(1, ("troops",) if told.event.words[0] == "troops" else ())


def _amount(told: Told) -> str:
    """Gold and Energy that a player gains or receives."""
    gold, energy = told.amount(0), told.amount(1)
    return told.say(1, () if gold + energy else ("none",), goods=told.speech.resources(gold, energy))


def _reserve(told: Told) -> str:
    count = told.number(0)
    return told.say(count, () if count else ("none",))


def _consult(told: Told) -> str:
    gold, energy = told.amount(0), told.amount(1)
    forms = () if gold + energy else ("none",)
    return told.say(1, forms, goods=told.speech.resources(gold, energy), cards=told.words(2))


def _pieces(told: Told) -> str:
    """Pieces that everybody sees."""
    return told.say(len(told.event.words), cards=told.words())


def _discard(told: Told) -> str:
    return told.say(1, ("limit",) if told.event.clause == "WARP-CON-15" else (), cards=told.words())


# Develop and Terrashift


def _action(told: Told) -> str:
    return told.say(action=told.speech.say(f"action.{told.event.words[0]}"))


def _develop(told: Told) -> str:
    """By the action, by following, or by an effect (WARP-DEV-01, WARP-DEV-12, WARP-SYM-02)."""
    return told.say(1, ((), ("follow",), ("effect",))[told.number(1)], card=told.word(0))


def _option(told: Told) -> str:
    effects = told.speech.record(told.thing(0))["option"][told.number(1) - 1]["effects"]
    return told.say(number=told.event.words[1], text=told.speech.paid_effects(effects))


def _pay(told: Told) -> str:
    forms = ("mission",) if told.event.clause == "WARP-MIS-11" else ()
    return told.say(1, forms, goods=told.speech.resources(told.amount(0), told.amount(1)))


def _build(told: Told) -> str:
    """A building, and where its track stands then (WARP-DEV-09)."""
    name = told.event.words[0].partition(":")[2]
    parts = {"type": told.speech.a_building(name), "area": told.word(1)}
    if len(told.event.words) == 2:
        return told.say(1, (), **parts)
    return told.say(1, ("track",), track=told.word(2), position=told.event.words[3], **parts)


def _upgrade(told: Told) -> str:
    return told.say(type=told.word(0), level=told.event.words[1])


def _turn_up(told: Told) -> str:
    return told.say(area=told.word(0), race=told.word(1), troops=told.speech.troops(told.number(2)))


# Free steps


def _laser(told: Told) -> str:
    hits = told.number(3)
    return told.say(hits, () if hits else ("none",), origin=told.word(0), target=told.word(1), dice=told.word(2))


def _destroyed(told: Told) -> str:
    left = told.number(2)
    lost = told.speech.troops(told.number(1))
    return told.say(left, () if left else ("none",), area=told.word(0), lost=lost)


def _removed(told: Told) -> str:
    return told.say(area=told.word(0), troops=told.speech.troops(told.number(1)))


def _reward(told: Told) -> str:
    return told.say(told.number(0), ("named",) if told.is_named else (), pieces=told.pieces)


def _hand_over(told: Told) -> str:
    return told.say(other=told.word(0), goods=told.speech.resources(told.amount(1), told.amount(2)))


def _moved(told: Told) -> str:
    return told.say(told.number(2), origin=told.word(0), target=told.word(1))


# Missions and points


def _mission(told: Told) -> str:
    """A completed mission, or one that is compared at the end (WARP-MIS-03, WARP-MIS-13)."""
    points, total = told.speech.points(told.number(1)), told.event.words[2]
    forms = ("end",) if told.event.clause == "WARP-MIS-13" else ()
    return told.say(1, forms, card=told.word(0), points=points, total=told.total(total))


def _points(told: Told) -> str:
    """Points of the gate or of an effect (WARP-GAT-06, WARP-GAT-09, WARP-GAT-13)."""
    forms = {"WARP-GAT-06": ("conquer",), "WARP-GAT-09": ("gate",)}.get(told.event.clause, ())
    return told.say(1, forms, points=told.speech.points(told.number(0)), total=told.total(told.event.words[1]))


def _open_mission(told: Told) -> str:
    """A new Open Mission, in a solo trial with the one that goes (WARP-END-09, WARP-SOLO-05)."""
    new = told.speech.record(told.thing(len(told.event.words) - 1))
    return told.say(
        card=told.word(0),
        other=told.word(len(told.event.words) - 1),
        type=told.speech.say(f"mission.{new['type']}"),
        points=told.speech.points(new["points"]),
    )


Teller = Callable[[Told], str]

_TELLERS: Final[dict[str, Teller]] = {
    "action": _action,
    "build": _build,
    "compensated": _amount,
    "consult": _consult,
    "destroyed": _destroyed,
    "develop": _develop,
    "discard": _discard,
    "discard_rewards": _pieces,
    "endgame": _endgame,
    "exiled_races": _exiled_races,
    "extract": _extract,
    "gain": _amount,
    "guardian": _guardian,
    "hand_over": _hand_over,
    "laser": _laser,
    "line_up": _pieces,
    "line_up_anew": _pieces,
    "mission": _mission,
    "move": _moved,
    "open_mission": _open_mission,
    "open_mission_gone": _open_mission,
    "option": _option,
    "pay": _pay,
    "points": _points,
    "remove": _removed,
    "reserve": _reserve,
    "reward": _reward,
    "sail": _moved,
    "spend_rewards": _pieces,
    "turn_up": _turn_up,
    "upgrade": _upgrade,
}
