"""How good a position of Atlas Lost is for a seat, in units of about one research.

A position is worth what lies on the table (TP, resources, cards, tokens), what it will still bring (teams, installed
cards, Technologies within reach) and how near it is to one of the three victories. What it will still bring counts for
less the later it is. The figures began as the value scale of the house content and were tuned by matches of greedy
players against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tessera.games.atlas_lost.rulebook import ACTIVE, Cost, Program
from tessera.games.atlas_lost.rules.ch13_initiative import tile_number, value
from tessera.games.atlas_lost.rules.ch14_victory import victory
from tessera.games.atlas_lost.rules.gains import Gain
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import COMMAND, DATA, MILITARY, RESEARCH, TILES
from tessera.kernel.state import State

# A game that is over, won or lost.
WON: Final = 10000.0
# A victory condition is met: on one's own turn only its end is missing, on another's it may still be spoilt.
ABOUT_TO_WIN: Final = 400.0
MAY_WIN: Final = 40.0

# How much of the best rival's worth is counted against one's own.
RIVALRY: Final = 0.35

# TP count for more the more there are: `tp_each` of an outlook + this * TP for each.
TP_BEND: Final = 0.03

# What the first, second, ... unit of a resource is worth. Costs mix them, so a long row of one kind helps little,
# and what lies near the cap is about to be wasted.
RESEARCH_STEPS: Final = [1.3, 1.2, 1.1, 1.0, 1.0, 0.9, 0.8, 0.6, 0.5, 0.4, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1]
DATA_STEPS: Final = [2.6, 2.2, 1.8, 1.4, 1.1, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1]
COMMAND_STEPS: Final = [2.8, 2.2, 2.0, 1.2, 0.8, 0.4]
# Economy, culture and religion tokens on the table; military power.
TOKEN_STEPS: Final = [3.0] * 5 + [2.0] * 7
MILITARY_STEPS: Final = [3.0] * 7 + [2.0] * 3
CARD_STEPS: Final = [1.8, 1.8, 1.8, 0.6, 0.6]
ALLY: Final = 1.0

# What will still bring something, at the start of the game: teams on active and passive Techs by level, each team that
# has left its row, installed cards, and what the best two Technologies with an own team would bring now.
TEAM: Final = [3.0, 5.0]
PASSIVE_TEAM: Final = [3.0, 4.0]
OUT_OF_ROW: Final = 2.0
ACTIVE_CARD: Final = 5.0
PASSIVE_CARD: Final = 4.0
BEST_TECHNOLOGY: Final = 0.9
NEXT_TECHNOLOGY: Final = 0.35
# It loses value evenly over this many turns, but never more than half.
FADES_OVER: Final = 30.0
LEAST_LEFT: Final = 0.5

# Prices of research, data, command, TP and military power, for costs and effects that are only looked at.
PRICE: Final = [1.0, 1.2, 2.4, 2.7, 3.0]
TOKEN_PRICE: Final = 3.0
CARD_PRICE: Final = 1.0
TEAM_PRICE: Final = 5.0
OTHER_EFFECT: Final = 2.8

# Initiative: each step towards a tile; owning two; owning three, less what their resources still lack.
TOWARDS_TILE: Final = 1.0
TWO_TILES: Final = 5.0
THREE_TILES: Final = 20.0
LEAST_FOR_THREE: Final = 7.0


class Outlook:
    """What a player makes of what counts only at the end, and of what brings something all the time."""

    __slots__ = ("engine", "initiative", "tp_each", "track")

    def __init__(self, tp_each: float, track: Sequence[float], engine: float, initiative: float) -> None:
        self.tp_each = tp_each
        # Being on each space of the influence track; the last one wins and is counted there.
        self.track = list(track)
        # How much of what still brings something counts even in the last turns, on top of what fades.
        self.engine = engine
        self.initiative = initiative


# Whoever takes what looks best at once runs for points and up the track.
AT_ONCE: Final = Outlook(2.6, [0.0, 3.0, 6.5, 10.5, 16.0, 21.0, 28.0, 36.0, 47.0, 62.0, 120.0], 0.0, 1.0)
# Half of a track wins nothing, and points can wait until they win: a search, which sees both, builds first. With the
# outlook above it won 113 of 200 games against the greedy player; with one like this 154.
IN_THE_LONG_RUN: Final = Outlook(1.85, [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.5, 4.0, 10.0, 32.0, 120.0], 0.4, 1.6)


def _sums(steps: Sequence[float], cap: int) -> list[float]:
    """What 0, 1, 2, ... units are worth together, up to a cap."""
    sums = [0.0]
    for index in range(cap):
        sums.append(sums[-1] + (steps[index] if index < len(steps) else 0.0))
    return sums


# Packs may raise caps; beyond these sums more is worth nothing.
_MANY: Final = 64
_HELD: Final = [_sums(RESEARCH_STEPS, _MANY), _sums(DATA_STEPS, _MANY), _sums(COMMAND_STEPS, _MANY)]
_TOKENS: Final = _sums(TOKEN_STEPS, _MANY)
_MILITARY: Final = _sums(MILITARY_STEPS, _MANY)
_CARDS: Final = _sums(CARD_STEPS, _MANY)


def evaluate(state: State, seat: int) -> float:
    """The worth of a position for a seat: its own side, less a part of the best rival's."""
    assert isinstance(state, Atlas)
    if state.over:
        return WON if state.winner == seat else -WON
    rivals = [prospect(state, other, AT_ONCE) for other in range(state.seats) if other != seat]
    return prospect(state, seat, AT_ONCE) - RIVALRY * max(rivals, default=0.0)


def sides(state: State) -> list[float]:
    """What every seat's side is worth to a search."""
    assert isinstance(state, Atlas)
    return [prospect(state, seat, IN_THE_LONG_RUN) for seat in range(state.seats)]


def prospect(game: Atlas, seat: int, outlook: Outlook) -> float:
    """What one seat's side is worth."""
    faction = game.factions[seat]
    total = tp_worth(game.total_tp(seat), outlook)
    for kind in (RESEARCH, DATA, COMMAND):
        total += _HELD[kind][faction.have[kind]]
    total += tokens(game, seat)
    total += _CARDS[len(game.zones[game.hand(seat)])]
    total += track_worth(faction.influence, outlook)
    total += still_to_come(game, seat, outlook)
    total += outlook.initiative * initiative(game, seat)
    return total + about_to_win(game, seat)


def tp_worth(tp: int, outlook: Outlook) -> float:
    """What TP are worth: the more there are, the more each of them."""
    return tp * (outlook.tp_each + TP_BEND * tp)


def held(kind: int, amount: int) -> float:
    """What so much of a resource is worth."""
    return _HELD[kind][amount]


def military_worth(amount: int) -> float:
    """What military power is worth."""
    return _MILITARY[amount]


def cards_worth(cards: int) -> float:
    """What a hand of so many cards is worth."""
    return _CARDS[cards]


def track_worth(space: int, outlook: Outlook) -> float:
    """What a space of the influence track is worth."""
    return outlook.track[min(space, len(outlook.track) - 1)]


def still_to_come(game: Atlas, seat: int, outlook: Outlook) -> float:
    """What brings something turn after turn, by how many turns there may be."""
    left = max(1.0 - game.turns / (game.seats * FADES_OVER), LEAST_LEFT)
    return (left + outlook.engine) * engine(game, seat)


def about_to_win(game: Atlas, seat: int) -> float:
    """A condition of victory is met: surely won on one's own turn, and not yet on another's."""
    if not victory(game, seat):
        return 0.0
    return ABOUT_TO_WIN if game.turn == seat else MAY_WIN


def tokens(game: Atlas, seat: int) -> float:
    """Tokens on the table, military power, religious allies."""
    total = _MILITARY[game.factions[seat].have[MILITARY]] + ALLY * game.ally.count(seat)
    for kind in range(3):
        total += _TOKENS[game.placed_tokens(seat, kind)]
    return total


def engine(game: Atlas, seat: int) -> float:
    """What will bring something turn after turn: teams, their rows, what they can start, installed cards."""
    faction = game.factions[seat]
    techs = game.rulebook.techs
    total = best = second = 0.0
    for index in range(6):
        slot = faction.placed[index]
        if slot < 0:
            continue
        tech = techs[game.tech[slot]]
        if tech.program is None or tech.cost is None:
            total += PASSIVE_TEAM[index & 1]
            continue
        total += TEAM[index & 1]
        profit = brings(game, seat, tech.program) - price(tech.cost)
        if profit > best:
            best, second = profit, best
        elif profit > second:
            second = profit
    total += BEST_TECHNOLOGY * best + NEXT_TECHNOLOGY * second
    total += OUT_OF_ROW * (6 - faction.waiting[0] - faction.waiting[1])
    cards = game.rulebook.cards
    for card in game.zones[game.installed(seat)]:
        total += ACTIVE_CARD if cards[card].kind == ACTIVE else PASSIVE_CARD
    return total


@cache
def price(cost: Cost) -> float:
    """What a cost amounts to. Costs belong to the content and never change, so each is worked out once."""
    total = TOKEN_PRICE * cost.any_token + CARD_PRICE * cost.discard + TEAM_PRICE * cost.teams
    for kind in range(5):
        total += PRICE[kind] * cost.plain[kind]
    for kind in range(3):
        total += TOKEN_PRICE * cost.tokens[kind]
    return total


def brings(game: Atlas, seat: int, program: Program) -> float:
    """What a list of effects would bring: gains as they count now, anything else by one flat guess."""
    total = 0.0
    for word in program.words:
        if isinstance(word, Gain):
            total += PRICE[word.resource] * game.amount(seat, word.amount)
        else:
            total += OTHER_EFFECT
    return total


def initiative(game: Atlas, seat: int) -> float:
    """Nearness to tiles, and to winning with three of them (AL-VIC-04); their TP are counted with the TP."""
    have = game.factions[seat].have
    total = 0.0
    owned = 0
    required = [0, 0, 0]
    for tile in range(TILES):
        spec = game.rulebook.tiles[tile_number(game, tile)]
        if game.owner[tile] == seat:
            owned += 1
            for kind in range(3):
                required[kind] += spec.required[kind]
        else:
            total += TOWARDS_TILE * min(value(game, seat, tile), spec.minimum)
    if owned == game.rulebook.initiative_tiles_needed - 1:
        total += TWO_TILES
    elif owned >= game.rulebook.initiative_tiles_needed:
        lack = 0.0
        for kind in range(3):
            lack += PRICE[kind] * max(required[kind] - have[kind], 0)
        total += max(THREE_TILES - lack, LEAST_FOR_THREE)
    return total
