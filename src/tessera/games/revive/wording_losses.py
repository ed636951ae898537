"""What of a choice would come to nothing, told beforehand: gains without room, and what is above a limit
(REV-RES-03, REV-RES-07)."""

from __future__ import annotations

from collections.abc import Iterable

from tessera.games.revive import ops
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules.resources import room
from tessera.games.revive.terms import BASICS, LIMITS, RESOURCES
from tessera.games.revive.wording_choice import Choice


def without_room(choice: Choice, lists: Iterable[int]) -> str:
    """What of the gains of some lists would be lost at once (REV-RES-03)."""
    effects = [effect for listed in lists for effect in choice.game.rulebook.lists[listed]]
    return without_room_of(choice, effects)


def without_room_of(choice: Choice, effects: Iterable[Effect]) -> str:
    """What of the gains of some effects would be lost at once."""
    rooms = [max(0, room(choice.game, choice.seat, what)) for what in range(BASICS)]
    return _told(choice, "no_room", effects, rooms)


def above(choice: Choice, effects: Iterable[Effect]) -> str:
    """What of the gains of a free action would be above a limit, to be used soon or lost (REV-RES-07)."""
    held = choice.camp.resources
    return _told(choice, "above", effects, [max(0, LIMITS[what] - held[what]) for what in range(BASICS)])


def above_of_one(choice: Choice, what: int) -> str:
    """The same of a crystal that becomes one basic resource."""
    if choice.camp.resources[what] < LIMITS[what]:
        return ""
    return choice.say("above", goods=choice.speech.goods({RESOURCES[what]: 1}))


def left_above(choice: Choice) -> str:
    """What would be lost by going on, because it is above a limit now."""
    held = choice.camp.resources
    goods = {RESOURCES[what]: held[what] - LIMITS[what] for what in range(BASICS) if held[what] > LIMITS[what]}
    return choice.speech.goods(goods) if goods else ""


def _told(choice: Choice, key: str, effects: Iterable[Effect], rooms: list[int]) -> str:
    gained = [0] * BASICS
    for effect in effects:
        if effect.op == ops.GAIN and 0 <= effect.what < BASICS:
            gained[effect.what] += effect.n
    goods = {RESOURCES[what]: gained[what] - rooms[what] for what in range(BASICS) if gained[what] > rooms[what]}
    return choice.say(key, goods=choice.speech.goods(goods)) if goods else ""
