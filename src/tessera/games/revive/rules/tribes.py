"""The tribe ability: effects, then technologies, then a marker (Tribe ability)."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules.announcement_steps import announce
from tessera.games.revive.rules.announcing import BY_ABILITY, announcement
from tessera.games.revive.rules.carrying import AfterAbility, Perform, WorkOff, entries_of
from tessera.games.revive.rules.causes import origin_of
from tessera.games.revive.rules.machines import WorkMachine
from tessera.games.revive.rules.resources import charge_mix
from tessera.games.revive.rules.tribe_tiles import PlaceTile
from tessera.games.revive.state import Revive


def use_ability(game: Revive, seat: int, cause: int) -> None:
    """Carry out the tribe ability: its list, what technologies add, then a progress marker
    (REV-EFF-03, REV-PROG-01, effect `tribe`)."""
    if game.log is not None:
        game.say("ability", "REV-EFF-03", seat, [game.tribe(seat).id, *origin_of(game, cause)])
    game.then(AfterAbility(seat))
    begin_list(game, seat, game.tribe(seat).ability)


def begin_list(game: Revive, seat: int, listed: int) -> None:
    """A list of an ability. Once chosen it is carried out, so what lays a tile, pays or acts is not asked for again."""
    effects = game.rulebook.lists[listed]
    if not effects:
        return
    first = effects[0]
    if first.op == ops.PLACE_TRIBE_TILE:
        game.then(PlaceTile(seat, first.number, listed))
    elif len(effects) > 1:
        game.then(WorkOff(seat, entries_of(game, [listed]), True))
    elif first.op == ops.PAY:
        pay_for(game, seat, first, first.number)
    else:
        _take_on(game, seat, first)


def _take_on(game: Revive, seat: int, effect: Effect) -> None:
    """One effect of an ability, or bought by it, that is now carried out and not asked for again."""
    if effect.op == ops.ACTION:
        announce(game, seat, announcement(effect.what, effect.range, effect.n, effect.size, BY_ABILITY))
    elif effect.op == ops.FREE_MACHINE:
        game.then(WorkMachine(seat, effect.n, 0, False, effect.number))
    else:
        game.then(Perform(seat, effect.number))


def pay_for(game: Revive, seat: int, effect: Effect, cause: int) -> None:
    """Pay the whole cost, then what it buys (effect `pay`)."""
    bought = game.rulebook.lists[effect.then[0]]
    if bought and bought[0].op == ops.PLACE_TRIBE_TILE:
        game.then(PlaceTile(seat, bought[0].number, effect.then[0]))
    elif len(bought) == 1:
        _take_on(game, seat, bought[0])
    else:
        game.then(WorkOff(seat, entries_of(game, effect.then), True))
    charge_mix(game, seat, effect.cost, "REV-RES-10", cause)
