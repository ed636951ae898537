"""Exiled Races: which ability an area of a colour has, and when it fires (Alien Race cards: B. Exiled race)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rules.carrying import Carry
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import ON_AREA_ATTACKED

DEFENCE = 1


def abilities_of(game: Warp, color: int, trigger: int) -> list[int]:
    """The lists of effects that fire for areas of a colour (WARP-RAC-06, WARP-RAC-07).

    A race that copies adds the other's ability if that is bound to its colour, else its own fallback when attacked.
    """
    ability = game.race(game.exiled[color]).exiled
    other = game.race(game.exiled[1 - color]).exiled
    found: list[int] = []
    if ability.color_bound and ability.trigger == trigger:
        found.append(ability.listed)
    for effect in ability.effects:
        if effect.op != ops.COPY_EXILED:
            continue
        if other.color_bound:
            if other.trigger == trigger and all(each.op != ops.COPY_EXILED for each in other.effects):
                found.append(other.listed)
        elif trigger == ON_AREA_ATTACKED:
            found.append(effect.lists[0])
    return found


def fire_exiled(game: Warp, trigger: int) -> None:
    """The abilities of the attacked area's race fire, for the attacker (WARP-RAC-07)."""
    combat = game.combat
    if combat.color < 0:
        return
    for number in reversed(abilities_of(game, combat.color, trigger)):
        if game.log is not None:
            game.say("exiled_ability", "WARP-RAC-07", -1, [f"race:{game.exiled[combat.color]}"])
        game.then(Carry(combat.attacker, number, 0, DEFENCE))
