"""Whether an effect would do anything now, and whether it needs a decision at all (effects vocabulary)."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules.announcing import can_act
from tessera.games.revive.rules.counters import count
from tessera.games.revive.rules.entries import (
    ADVANCE,
    CRYSTALS,
    POINTS,
    RECRUIT,
    UNLOCK,
    VAST,
    effect_in,
    is_effect,
    kind_of,
    rest_of,
    space_in,
)
from tessera.games.revive.rules.machine_tracks import END, reached_by
from tessera.games.revive.rules.machines import can_be_worked, recharge_places
from tessera.games.revive.rules.modules import installed_sockets
from tessera.games.revive.rules.points import crosses_artifact
from tessera.games.revive.rules.populate import figure_moves
from tessera.games.revive.rules.recruiting import color_of, recruits
from tessera.games.revive.rules.resources import can_pay_mix, room, trades
from tessera.games.revive.rules.tribe_tiles import tile_spaces
from tessera.games.revive.state import MODULE_DISPLAY, Revive
from tessera.games.revive.terms import (
    ANY_TRACK,
    BASIC,
    BASICS,
    CARD_BONUS,
    CRYSTAL,
    ON_ABILITY,
    ON_WATER,
    PLAY,
    STANDARD_MACHINE,
)


def any_possible(game: Revive, seat: int, listed: int) -> bool:
    """Whether at least one effect of a list can be carried out."""
    for effect in game.rulebook.lists[listed]:
        if is_possible(game, seat, effect):
            return True
    return False


def is_possible_entry(game: Revive, seat: int, entry: int) -> bool:
    """The same for an entry (see rules/entries)."""
    if is_effect(entry):
        return is_possible(game, seat, game.effect(effect_in(entry)), space_in(entry))
    base = kind_of(entry)
    if base == RECRUIT:
        return bool(recruits(game, 1, -1))
    if base in (ADVANCE, UNLOCK, CRYSTALS, VAST, POINTS):
        return True
    return any_possible(game, seat, game.water[rest_of(entry)])


def is_possible(game: Revive, seat: int, effect: Effect, space: int = -1) -> bool:
    """Whether an effect would do anything now; if not, it is not offered (ruling REV-R004). Some are about the space of
    a tribe tile."""
    op = effect.op
    if op in (ops.GAIN, ops.POINTS, ops.ADVANCE, ops.ENERGY, ops.CRATE, ops.ARTIFACT):
        return True
    if op == ops.TRADE:
        return bool(trades(game, seat))
    if op == ops.PAY:
        return can_pay_for(game, seat, effect)
    if op == ops.CHOOSE:
        return any(any_possible(game, seat, number) for number in effect.then)
    if op == ops.PER:
        return count(game, seat, effect.what, space) > 0 and any_possible(game, seat, effect.then[0])
    if op == ops.TRIBE:
        return can_use_ability(game, seat)
    if op == ops.MODULE:
        return bool(game.zones[MODULE_DISPLAY])
    if op == ops.RECRUIT:
        return bool(recruits(game, effect.source, color_of(game, effect, space)))
    if op == ops.ACTION:
        return can_act(game, seat, effect.what, effect.range, effect.n, effect.size)
    return _is_possible_too(game, seat, effect, space)


def _is_possible_too(game: Revive, seat: int, effect: Effect, space: int) -> bool:
    """The rarer effects."""
    op = effect.op
    if op == ops.ACTIVATE_MODULE:
        return bool(installed_sockets(game, seat))
    if op == ops.RECHARGE:
        return bool(recharge_places(game, seat))
    if op == ops.RECALL:
        return any(game.zones[game.slot(seat, slot)] for slot in range(len(game.rulebook.slots)))
    if op == ops.WAKE:
        return bool(game.zones[game.resting(seat)])
    if op == ops.REST_USE:
        return bool(game.zones[game.cards(seat)])
    if op == ops.SWITCH_RESET:
        return not game.camps[seat].switch
    if op == ops.FREE_MACHINE:
        return bool(can_be_worked(game, seat))
    if op == ops.PLACE_TRIBE_TILE:
        return bool(tile_spaces(game, seat, effect))
    if op == ops.TAKE_WATER:
        return space >= 0 and game.water[space] >= 0
    if op == ops.MOVE_POPULATION:
        return bool(figure_moves(game, seat))
    return changes_announced(game, effect)


def changes_announced(game: Revive, effect: Effect) -> bool:
    """Whether a modifier does something for the action that is being announced (REV-MACH-05)."""
    if not game.announced:
        return False
    kind = game.announced[-1][0]
    if effect.op in (ops.RANGE, ops.WILD_COLOR):
        return (kind == PLAY) == (effect.op == ops.WILD_COLOR)
    return effect.op in (ops.DISCOUNT, ops.UNLIMITED_RANGE) and kind == effect.what


def can_pay_for(game: Revive, seat: int, effect: Effect) -> bool:
    """Whether a cost can be paid, and what it buys would then be possible (effect `pay`)."""
    if not can_pay_mix(game, seat, effect.cost) or only_crystals_for_crystals(game, seat, effect):
        return False
    resources = game.camps[seat].resources
    held = resources.copy()
    game.spend(seat, effect.cost[0], effect.cost[1], effect.cost[2], effect.cost[3])
    found = can_begin(game, seat, effect.then[0])
    resources[:] = held
    return found


def crystals_bought(game: Revive, effect: Effect) -> int:
    """How many crystals a payment buys if it buys nothing else, 0 if it does."""
    total = 0
    for listed in effect.then:
        for bought in game.rulebook.lists[listed]:
            if bought.op != ops.GAIN or bought.what != CRYSTAL:
                return 0
            total += bought.n
    return total


def only_crystals_for_crystals(game: Revive, seat: int, effect: Effect) -> bool:
    """Whether a payment would only turn crystals into no more crystals, for they stand in for what is missing
    (REV-TURN-04, REV-RES-04, REV-RES-10, ruling REV-R004)."""
    bought = crystals_bought(game, effect)
    if not bought:
        return False
    held = game.camps[seat].resources
    paid = effect.cost[CRYSTAL]
    basics = 0
    for what in range(BASICS):
        paid += max(0, effect.cost[what] - held[what])
        basics += max(0, held[what] - effect.cost[what])
    return paid + max(0, effect.cost[BASIC] - basics) >= bought


def can_begin(game: Revive, seat: int, listed: int) -> bool:
    """Whether a list can be carried out; one that lays a tribe tile begins with that (REV-TRB-04, REV-EFF-09)."""
    effects = game.rulebook.lists[listed]
    if effects and effects[0].op == ops.PLACE_TRIBE_TILE:
        return is_possible(game, seat, effects[0])
    return any_possible(game, seat, listed)


def can_use_ability(game: Revive, seat: int) -> bool:
    """Whether the tribe ability can be carried out: its cost can be paid and it would yield something
    (REV-EFF-04, REV-EFF-09, REV-TRB-04, REV-NAD-05, ruling REV-R010)."""
    return can_begin(game, seat, game.tribe(seat).ability)


# What needs no decision


def is_harmless(game: Revive, seat: int, entry: int, alone: bool) -> bool:
    """Whether nobody would leave an entry or take it later: a gain that fits, a step that unlocks nothing."""
    if is_effect(entry):
        return is_harmless_effect(game, seat, game.effect(effect_in(entry)), alone, space_in(entry))
    base = kind_of(entry)
    rest = rest_of(entry)
    if base == ADVANCE:
        return _advances_quietly(game, seat, rest // 100, rest % 100)
    if base == UNLOCK:
        kind = game.rulebook.reward_spaces[rest].kind
        return kind in (STANDARD_MACHINE, CARD_BONUS) and _marker_is_quiet(game, seat)
    if base == CRYSTALS:
        return room(game, seat, CRYSTAL) >= rest
    if base == VAST:
        return room(game, seat, CRYSTAL) >= rest and not crosses_artifact(game, seat, rest)
    if base == POINTS:
        return not crosses_artifact(game, seat, rest)
    if base == RECRUIT:
        return False
    quiet = all_harmless(game, seat, [game.water[rest]])
    return quiet and all_harmless(game, seat, game.triggered(seat, ON_WATER, -1))


def all_harmless(game: Revive, seat: int, lists: list[int]) -> bool:
    """Whether all effects of some lists are harmless together; taken one by one, for gains of one list seldom meet."""
    for number in lists:
        for effect in game.rulebook.lists[number]:
            if not is_harmless_effect(game, seat, effect, True):
                return False
    return True


def is_harmless_effect(game: Revive, seat: int, effect: Effect, alone: bool, space: int = -1) -> bool:
    """The same for an effect."""
    op = effect.op
    if op == ops.GAIN:
        return effect.what != BASIC and room(game, seat, effect.what) >= effect.n
    if op == ops.POINTS:
        return not crosses_artifact(game, seat, effect.n)
    if op in (ops.ENERGY, ops.CRATE):
        return True
    if op == ops.ADVANCE:
        return effect.what != ANY_TRACK and _advances_quietly(game, seat, effect.what, effect.n)
    if op == ops.SWITCH_RESET:
        return not game.camps[seat].switch
    if op == ops.PER:
        return alone and _repeats_quietly(game, seat, effect, space)
    if op == ops.TRIBE:
        return _ability_is_quiet(game, seat)
    # Whoever took a machine or crate along with an action wants what it does for it.
    return op in (ops.RANGE, ops.DISCOUNT, ops.UNLIMITED_RANGE) and changes_announced(game, effect)


def _advances_quietly(game: Revive, seat: int, track: int, n: int) -> bool:
    """Steps that unlock nothing, and a resource beyond the end that fits."""
    beyond = game.camps[seat].tracks[track] + n - END
    if beyond > 0 and room(game, seat, game.rulebook.overflow[track]) < beyond:
        return False
    return not reached_by(game, seat, track, n)


def _marker_is_quiet(game: Revive, seat: int) -> bool:
    """Whether the next marker on the progress track reaches no artifact."""
    bonus = game.rulebook.progress_bonus[game.camps[seat].progress + 1]
    return bonus < 0 or all(effect.op == ops.ENERGY for effect in game.rulebook.lists[bonus])


def _repeats_quietly(game: Revive, seat: int, effect: Effect, space: int) -> bool:
    times = min(effect.size, count(game, seat, effect.what, space))
    if not times:
        return False
    for inner in game.rulebook.lists[effect.then[0]]:
        if inner.op == ops.POINTS and not crosses_artifact(game, seat, times * inner.n):
            continue
        if inner.op == ops.GAIN and inner.what != BASIC and room(game, seat, inner.what) >= times * inner.n:
            continue
        if inner.op not in (ops.ENERGY, ops.CRATE):
            return False
    return True


def _ability_is_quiet(game: Revive, seat: int) -> bool:
    """An ability that only gains what fits, and a marker that reaches no artifact
    (REV-EFF-03, REV-EFF-05, REV-TURN-05, REV-PROG-01)."""
    if not can_use_ability(game, seat):
        return False
    if game.camps[seat].markers and not _marker_is_quiet(game, seat):
        return False
    if not all_harmless(game, seat, [game.tribe(seat).ability]):
        return False
    added = game.triggered(seat, ON_ABILITY, -1)
    if not added:
        return True
    # The same resource twice: Nàdair's third book (REV-NAD-06).
    gains = [effect for number in [game.tribe(seat).ability, *added] for effect in game.rulebook.lists[number]]
    for what in range(CRYSTAL + 1):
        total = sum([effect.n for effect in gains if effect.op == ops.GAIN and effect.what == what])
        if total > room(game, seat, what):
            return False
    return all_harmless(game, seat, added)
