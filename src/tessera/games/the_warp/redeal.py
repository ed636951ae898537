"""Dealing anew what a seat cannot know, beyond what the kernel does with zones.

Amounts of resources and reserve Troops are hidden from sight but change openly: every gain and every payment is seen
and told, so a seat that counts along knows them. They stay as they are (decision 0016).
"""

from __future__ import annotations

from tessera.games.the_warp.rules.attack_3_bribe import bribed_seat
from tessera.games.the_warp.rules.attack_4_reveal import card_role, helped_by
from tessera.games.the_warp.rules.bribe_goods import COUNTERING, PROPOSED
from tessera.games.the_warp.rules.conditions import fits_combat
from tessera.games.the_warp.rules.missions import showable
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import COMBAT
from tessera.kernel.state import KNOWN


def redeal_secrets(game: Warp, seat: int) -> None:
    """Make a deal consistent: face-down cards are Combat cards that could be played, missions fit their owners."""
    for other in range(game.seats):
        if other == seat:
            continue
        for piece in game.zones[game.played(other)].copy():
            if not _knows(game, seat, piece) and not _could_play(game, other, piece):
                _swap_for_combat_card(game, seat, other, piece)
        if game.colonies[other].ready:
            game.colonies[other].ready = showable(game, other) or _one_to_show(game, seat, other)
    _forget_offer(game, seat)


def _knows(game: Warp, seat: int, piece: int) -> bool:
    """Whether a seat knows a piece that it does not see. Whoever has no seat knows nothing."""
    return seat < game.seats and game.sight[seat][piece] == KNOWN


def _could_play(game: Warp, seat: int, piece: int) -> bool:
    card = game.card(piece)
    if card.kind != COMBAT:
        return False
    return fits_combat(game, helped_by(game, seat), card_role(game, seat), card.playable)


def _swap_for_combat_card(game: Warp, viewer: int, owner: int, piece: int) -> None:
    """The face-down card changes places with a Combat card that the viewer knows as little of."""
    sight = game.sight[viewer] if viewer < game.seats else [0] * game.rulebook.pieces
    found: list[int] = []
    for candidate in range(game.rulebook.first_mission):
        if sight[candidate] == sight[piece] and _could_play(game, owner, candidate):
            zone = _zone_of(game, candidate)
            if not game.plan.zones[zone].seen >> viewer & 1 and zone != game.played(owner):
                found.append(candidate)
    if not found:
        return
    _exchange(game, viewer, piece, found[game.chance.below(len(found))])


def _one_to_show(game: Warp, viewer: int, owner: int) -> list[int]:
    """Somebody is asked whether to complete a mission, which everybody notices: one of those that the viewer does not
    know is among them that could be completed. What can be shown then."""
    found: list[tuple[int, int]] = []
    sight = game.sight[viewer] if viewer < game.seats else [0] * game.rulebook.pieces
    for piece in game.zones[game.missions(owner)].copy():
        if sight[piece] == KNOWN:
            continue
        for other in range(game.rulebook.first_mission, game.rulebook.first_mission + len(game.rulebook.missions)):
            if sight[other] != sight[piece] or game.mission(other).type != game.mission(piece).type:
                continue
            zone = _zone_of(game, other)
            if game.plan.zones[zone].seen >> viewer & 1 or zone == game.missions(owner):
                continue
            _exchange(game, viewer, piece, other)
            if showable(game, owner):
                found.append((piece, other))
            _exchange(game, viewer, other, piece)
    if not found:
        return []
    piece, other = found[game.chance.below(len(found))]
    _exchange(game, viewer, piece, other)
    return showable(game, owner)


def _exchange(game: Warp, viewer: int, piece: int, other: int) -> None:
    """Two pieces of which the viewer knows as little change places; everybody else knows of each what they knew."""
    here, there = _zone_of(game, piece), _zone_of(game, other)
    first, second = game.zones[here].index(piece), game.zones[there].index(other)
    game.zones[here][first], game.zones[there][second] = other, piece
    for seat in range(game.seats):
        if seat != viewer:
            known = game.sight[seat]
            known[piece], known[other] = known[other], known[piece]


def _zone_of(game: Warp, piece: int) -> int:
    return next(zone for zone in range(len(game.zones)) if piece in game.zones[zone])


def _forget_offer(game: Warp, seat: int) -> None:
    """An offer that is still being put together is known to nobody else."""
    combat = game.combat
    if combat.attacker < 0 or combat.settled & PROPOSED or combat.bribing >= len(combat.defence_by):
        return
    composer = bribed_seat(game) if combat.settled & COUNTERING else combat.attacker
    if composer != seat:
        combat.offer = [0, 0, 0, 0, 0]
        combat.offer_cards = []
        combat.offer_rewards = []
        combat.settled &= COUNTERING
