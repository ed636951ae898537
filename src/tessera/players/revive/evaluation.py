"""How good a position of Revive is for a seat: the points it would score now, and what will still earn some."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.artifacts import majors_left
from tessera.games.revive.rules.cards import is_open, is_vacant
from tessera.games.revive.rules.final_scoring import artifact_card, lines, tie_breaks, worth
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ARTIFACTS, BASICS, CRYSTAL, LIMITS
from tessera.kernel.state import State

# What things are worth in points while the whole game lies ahead; most of it melts away towards the end.
BASIC: Final = 0.85
CRYSTALS: Final = 1.05
CLOSED_CRATE: Final = 1.5
ENERGY: Final = 1.6
STEP: Final = 0.75
MACHINE: Final = 2.6
MODULE: Final = 1.9
CARD: Final = 1.6
TECHNOLOGY: Final = 2.2
FIFTH_SLOT: Final = 2.0
BUILDING: Final = 1.2
ARTIFACT: Final = 2.2
MARKER: Final = 0.5
# Turns of one player after which nothing is saved for later any more.
PATIENCE: Final = 45
# Cards by where they lie: ready to be played, played, or asleep.
PLAYABLE: Final = 1.25
WAITING: Final = 0.55
RESTING: Final = 0.5
PLAYED: Final = 0.15
SWITCH: Final = 0.5
HIBERNATION: Final = 0.35


def evaluate(state: State, seat: int) -> float:
    """More is better; only differences matter."""
    assert isinstance(state, Revive)
    if state.camps[seat].tribe < 0:
        return 0.0
    mine = float(sum(lines(state, seat)))
    rivals = [_open_points(state, other) for other in range(state.seats) if other != seat]
    if state.over:
        return 100.0 * (mine - max(rivals, default=0.0)) + 0.1 * tie_breaks(state, seat)[0]
    ahead = share_ahead(state)
    return mine + potential(state, seat, ahead) - 0.1 * max(rivals, default=0.0)


def sides(state: State) -> list[float]:
    """What every seat has: its points, and what will still earn some."""
    assert isinstance(state, Revive)
    ahead = share_ahead(state)
    found: list[float] = []
    for seat in range(state.seats):
        if state.camps[seat].tribe >= 0:
            found.append(sum(lines(state, seat)) + potential(state, seat, ahead))
        else:
            found.append(0.0)
    return found


def _open_points(game: Revive, seat: int) -> float:
    """What everybody can see of a rival's points."""
    return float(sum(lines(game, seat)[:8])) if game.camps[seat].tribe >= 0 else 0.0


def share_ahead(game: Revive) -> float:
    """How much of the game is still to come, from 1 to 0."""
    if game.rulebook.is_solo:
        return 1.0 - game.camps[0].cube / game.rulebook.card_actions
    if game.last_turns >= 0:
        return 0.04 * (1 + game.last_turns / game.seats)
    per_player = 3.0 + (0.6 if game.rulebook.is_long else 0.0)
    left = min(1.0, 0.08 + majors_left(game) / (per_player * game.seats))
    # Whoever waits for ever for something better never ends the game: with the years everything but points pales.
    return left * max(0.02, 1.0 - game.turn / (PATIENCE * game.seats))


def potential(game: Revive, seat: int, ahead: float) -> float:
    """What a player has that is no points yet."""
    camp = game.camps[seat]
    found = goods(game, seat, ahead)
    found += ahead * ENERGY * (camp.energy + camp.charged.bit_count())
    found += ahead * MACHINE * camp.works.bit_count()
    found += ahead * MODULE * len(game.zones[game.installed(seat)])
    found += ahead * STEP * sum(camp.tracks)
    found += ahead * TECHNOLOGY * camp.known.bit_count()
    found += ahead * FIFTH_SLOT * (camp.mods & 1)
    found += ahead * BUILDING * (10 - sum(camp.buildings))
    found += ahead * MARKER * camp.progress
    found += ahead * HIBERNATION * camp.hibernation
    found += cards(game, seat, ahead)
    return found + artifacts(game, seat, ahead)


def goods(game: Revive, seat: int, ahead: float) -> float:
    """Resources, of which the last ones help least, and crates that are still closed."""
    resources = game.camps[seat].resources
    useful = 0.25 + 0.75 * min(1.0, 3.0 * ahead)
    found = 0.0
    for what in range(BASICS):
        held = min(resources[what], LIMITS[what])
        found += useful * BASIC * held * (1.0 - 0.03 * held)
    found += useful * CRYSTALS * min(resources[CRYSTAL], LIMITS[CRYSTAL])
    return found + useful * CLOSED_CRATE * len(game.zones[game.closed(seat)])


def cards(game: Revive, seat: int, ahead: float) -> float:
    """Cards: those that can be played now, those that wait for a slot, those asleep and those played."""
    active = len(game.zones[game.cards(seat)])
    slots = range(len(game.rulebook.slots))
    vacant = sum([is_open(game, seat, slot) and is_vacant(game, seat, slot) for slot in slots])
    played = sum([len(game.zones[game.slot(seat, slot)]) for slot in slots])
    resting = len(game.zones[game.resting(seat)])
    ready = min(active, vacant)
    useful = min(1.0, 3.0 * ahead)
    found = PLAYABLE * ready + WAITING * (active - ready) + RESTING * resting + PLAYED * played
    recruited = [piece for piece in game.zones[game.cards(seat)] if game.card(piece).recruited]
    found += CARD * ahead * (len(recruited) + 0.5 * (active + resting + played - 6))
    return useful * (found + (SWITCH if game.camps[seat].switch else 0.0))


def artifacts(game: Revive, seat: int, ahead: float) -> float:
    """Major artifacts: their categories will still grow."""
    camp = game.camps[seat]
    card = artifact_card(game, seat)
    if card < 0:
        return 0.0
    found = 0.0
    for color in range(len(ARTIFACTS)):
        now = worth(game, seat, game.rulebook.artifact_cards[card][color])
        found += ahead * camp.majors[color] * (ARTIFACT + 0.35 * now)
    return found
