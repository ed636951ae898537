"""What a free action may change, so that something becomes possible or what is above a limit is used up (Free actions).

Answers are masks: one bit for each resource that may be spent, and one for whatever else an effect that waits may want.
What draws unseen pieces, unlocks something or takes a whole action may bring anything.
"""

from __future__ import annotations

from typing import Final

from tessera.games.revive import ops, terms
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules.entries import RECRUIT, WATER, effect_in, is_effect, kind_of, rest_of
from tessera.games.revive.rules.free_actions import (
    CALL,
    FREE,
    SWAP,
    USE,
    amounts_given,
    helpful_actions,
    listed_by,
)
from tessera.games.revive.rules.machine_tracks import END, reached_by
from tessera.games.revive.rules.machines import machine_of, places_of
from tessera.games.revive.rules.modules import installed_sockets
from tessera.games.revive.rules.points import crosses_bonus
from tessera.games.revive.rules.possible import crystals_bought
from tessera.games.revive.state import CITIZENS, Revive
from tessera.games.revive.terms import ANY_TRACK, BASIC, BASICS, LIMITS, ON_ABILITY, ON_CARD, TRACKS

# The first four bits are resources that may be spent, in the order of terms.
BASIC_MASK: Final = 0b0111
CRYSTAL_BIT: Final = 0b1000
GOODS: Final = 1 << 4
CARDS: Final = 1 << 5
RESTING: Final = 1 << 6
CHARGED: Final = 1 << 7
NOTHING: Final = 0
ANYTHING: Final = (1 << 8) - 1
# How far effects are followed through what they use in turn: machines, modules and cards.
DEPTH: Final = 3


def may_help(game: Revive, seat: int, entries: list[int]) -> bool:
    """Whether a free action could make one of these entries possible, none of which is possible now
    (REV-TURN-04, rulings REV-R003, REV-R004)."""
    wanted = NOTHING
    for entry in entries:
        wanted |= wanted_by(game, seat, entry)
    if not wanted:
        return False
    for choice in helpful_actions(game, seat):
        if brought_by(game, seat, choice) & wanted:
            return True
    return False


def may_use_up(game: Revive, seat: int) -> bool:
    """Whether a free action could use something that is above a limit (REV-RES-07, ruling REV-R006)."""
    resources = game.camps[seat].resources
    over = NOTHING
    for what in range(len(resources)):
        if resources[what] > LIMITS[what]:
            over |= 1 << what
    for choice in helpful_actions(game, seat):
        if brought_by(game, seat, choice) & over:
            return True
    return False


# What an impossible effect wants


def wanted_by(game: Revive, seat: int, entry: int) -> int:
    """What would make an impossible entry possible."""
    if is_effect(entry):
        return _wanted(game, seat, game.effect(effect_in(entry)))
    base = kind_of(entry)
    if base == WATER:
        return _wanted_by_list(game, seat, game.water[rest_of(entry)])
    # A card to recruit comes back from nowhere: the display is empty, and so is the deck.
    assert base == RECRUIT
    return NOTHING


def _wanted_by_list(game: Revive, seat: int, listed: int) -> int:
    wanted = NOTHING
    for effect in game.rulebook.lists[listed]:
        wanted |= _wanted(game, seat, effect)
    return wanted


def _wanted(game: Revive, seat: int, effect: Effect) -> int:
    op = effect.op
    if op == ops.TRADE:
        # Nothing to give, or no room for anything.
        return BASIC_MASK if any(game.camps[seat].resources[:BASICS]) else GOODS
    if op == ops.RECRUIT:
        # Where one card is taken, the next of the deck takes its place, perhaps of the colour.
        return CARDS if game.zones[CITIZENS] else NOTHING
    if op == ops.RECHARGE:
        return CHARGED
    if op == ops.WAKE:
        return RESTING
    if op == ops.REST_USE:
        return CARDS
    if op in (ops.PAY, ops.CHOOSE, ops.PER, ops.TRIBE, ops.ACTION, ops.ACTIVATE_MODULE, ops.FREE_MACHINE):
        return ANYTHING
    return ANYTHING if op in (ops.PLACE_TRIBE_TILE, ops.MOVE_POPULATION) else NOTHING


# What a free action brings


def brought_by(game: Revive, seat: int, choice: int) -> int:
    """What a free action other than turning a crystal may bring or spend."""
    kind, which = divmod(choice, FREE)
    if kind == SWAP:
        found = GOODS
        for what, n in enumerate(amounts_given(which % 10_000)):
            if n:
                found |= 1 << what
        return found
    found = CHARGED if kind == USE else NOTHING
    if kind == CALL:
        found |= _spent(game.standings(seat, ops.FREE_ACTION)[which].cost)
    return found | _brought_by_list(game, seat, listed_by(game, seat, choice), 0)


def _spent(cost: list[int]) -> int:
    """Resources that a cost may take; crystals stand in for basic ones (REV-RES-04, REV-RES-07)."""
    found = CRYSTAL_BIT if any(cost) else NOTHING
    for what in range(BASICS):
        if cost[what]:
            found |= 1 << what
    return found | BASIC_MASK if cost[BASIC] else found


def _brought_by_list(game: Revive, seat: int, listed: int, depth: int) -> int:
    found = NOTHING
    for effect in game.rulebook.lists[listed]:
        found |= _brought(game, seat, effect, depth)
    return found


def _brought(game: Revive, seat: int, effect: Effect, depth: int) -> int:
    """What an effect may bring or spend (REV-TURN-04, REV-RES-07, REV-EFF-02)."""
    op = effect.op
    if depth == DEPTH:
        return ANYTHING
    if op == ops.GAIN:
        return GOODS
    if op == ops.TRADE:
        return GOODS | BASIC_MASK
    if op in (ops.PAY, ops.CHOOSE, ops.PER):
        found = _spent(effect.cost) if op == ops.PAY else NOTHING
        if op == ops.PAY and crystals_bought(game, effect):
            found &= ~CRYSTAL_BIT
        for listed in effect.then:
            found |= _brought_by_list(game, seat, listed, depth)
        return found
    if op == ops.POINTS:
        return ANYTHING if crosses_bonus(game, seat, effect.n) else NOTHING
    if op == ops.ADVANCE:
        tracks = list(range(TRACKS)) if effect.what == ANY_TRACK else [effect.what]
        if any(reached_by(game, seat, track, effect.n) for track in tracks):
            return ANYTHING
        # Beyond the end of a track lies a resource (REV-TRK-05).
        return GOODS if any(game.camps[seat].tracks[track] + effect.n > END for track in tracks) else NOTHING
    if op == ops.RECRUIT:
        return ANYTHING if game.triggered(seat, ON_CARD, 0) else CARDS
    if op == ops.WAKE:
        return CARDS
    if op == ops.RECALL:
        return RESTING
    return _brought_too(game, seat, effect, depth)


def _brought_too(game: Revive, seat: int, effect: Effect, depth: int) -> int:
    """What uses machines, modules and cards, and what may bring anything."""
    op = effect.op
    if op in (ops.ARTIFACT, ops.SWITCH_RESET):
        return NOTHING
    if op in (ops.ENERGY, ops.RECHARGE, ops.FREE_MACHINE):
        found = NOTHING if op == ops.FREE_MACHINE else CHARGED
        for place in places_of(game, seat):
            machine = machine_of(game, seat, place)
            if machine.timing == terms.FREE:
                found |= _brought_by_list(game, seat, machine.listed, depth + 1)
        return found
    if op == ops.ACTIVATE_MODULE:
        found = NOTHING
        for socket in installed_sockets(game, seat):
            module = game.module(game.camps[seat].sockets[socket])
            found |= _brought_by_list(game, seat, module.listed, depth + 1)
        return found
    if op == ops.REST_USE:
        found = RESTING
        for piece in game.zones[game.cards(seat)]:
            found |= _brought_by_list(game, seat, game.card(piece).lists[effect.what], depth + 1)
        return found
    if op == ops.TRIBE:
        return _brought_by_ability(game, seat, depth)
    return ANYTHING


def _brought_by_ability(game: Revive, seat: int, depth: int) -> int:
    """The ability, what technologies add, and a bonus of the progress track."""
    camp = game.camps[seat]
    found = _brought_by_list(game, seat, game.tribe(seat).ability, depth + 1)
    for listed in game.triggered(seat, ON_ABILITY, -1):
        found |= _brought_by_list(game, seat, listed, depth + 1)
    bonus = game.rulebook.progress_bonus[camp.progress + 1] if camp.markers else -1
    return found if bonus < 0 else found | _brought_by_list(game, seat, bonus, depth + 1)
