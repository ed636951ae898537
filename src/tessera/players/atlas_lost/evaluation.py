"""How good a position of Atlas Lost is for a seat, in units of one research.

A position is worth what lies on the table (TP, resources, cards, tokens), what it will still bring (teams, installed
cards, Technologies within reach) and how near it is to one of the three victories. What it will still bring counts for
less the later it is.
"""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost.rulebook import ACTIVE, Cost, Program, Rulebook
from tessera.games.atlas_lost.rules.ch13_initiative import tile_number, value
from tessera.games.atlas_lost.rules.ch14_victory import victory
from tessera.games.atlas_lost.rules.words import Gain
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import COMMAND, DATA, MILITARY, RESEARCH, TECH_SOURCE, TILES, TP
from tessera.kernel.state import State

WIN: Final = 10000.0
W: dict[str, float] = dict(
    rivalry=0.35, soon=400.0, threat=40.0,
    tp=2.6, tp_bend=0.03,
    token=3.0, token_late=2.0, ally=1.0,
    team2=1.6, team3=2.2, passive2=2.0, passive3=2.5, row=0.8,
    active=3.5, passive=2.5, 
    reach=0.9, reach_second=0.35,
    card=1.3, card_late=0.6,
    tile_near=0.8, tiles3=14.0, tiles2=4.0, horizon=30.0, floor=0.5, lack=1.1,
)
# Value of the n-th research, data, command.
STEPS: Final = (
    [1.3, 1.2, 1.1, 1.0, 1.0, 0.9, 0.8, 0.6, 0.5, 0.4, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1, 0.0, 0.0],
    [1.8, 1.6, 1.4, 1.2, 1.1, 1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1, 0.0, 0.0, 0.0],
    [2.6, 2.6, 2.4, 2.0, 1.2, 0.6],
)
TRACK: list[float] = [0, 2.5, 5.5, 9, 13.5, 18, 24, 31, 41, 56, 120]
PRICE: Final = (1.0, 1.2, 2.4, 2.7, 3.0)


def _sums(steps: list[float]) -> list[float]:
    total = 0.0
    sums = [0.0]
    for step in steps:
        total += step
        sums.append(total)
    return sums


HELD: Final = [_sums(steps) for steps in STEPS]


def evaluate(state: State, seat: int) -> float:
    """The worth of a position for a seat: its own, less a part of the best rival's."""
    assert isinstance(state, Atlas)
    game = state
    if game.over:
        return WIN if game.winner == seat else -WIN
    rival = 0.0
    for other in range(game.seats):
        if other != seat:
            rival = max(rival, prospect(game, other))
    return prospect(game, seat) - W["rivalry"] * rival


def prospect(game: Atlas, seat: int) -> float:
    """What one seat's side is worth."""
    turns = game.turns / game.seats
    left = max(1.0 - turns / W["horizon"], W["floor"])
    faction = game.factions[seat]
    have = faction.have
    tp = game.total_tp(seat)
    total = W["tp"] * tp + W["tp_bend"] * tp * tp
    for kind in (RESEARCH, DATA, COMMAND):
        total += HELD[kind][have[kind]]
    total += _tokens(game, seat)
    total += TRACK[faction.influence]
    total += _cards(game, seat, left)
    total += _engine(game, seat, left)
    total += _initiative(game, seat)
    won = victory(game, seat)
    if won:
        total += W["soon"] if game.turn == seat else W["threat"]
    return total


def _tokens(game: Atlas, seat: int) -> float:
    total = 0.0
    for kind in range(3):
        many = game.placed_tokens(seat, kind)
        total += W["token"] * min(many, 5) + W["token_late"] * max(many - 5, 0)
    many = game.factions[seat].have[MILITARY]
    total += W["token"] * min(many, 7) + W["token_late"] * max(many - 7, 0)
    return total + W["ally"] * game.ally.count(seat)


def _cards(game: Atlas, seat: int, left: float) -> float:
    held = len(game.zones[game.hand(seat)])
    total = W["card"] * min(held, 3) + W["card_late"] * max(min(held, 5) - 3, 0)
    for card in game.zones[game.installed(seat)]:
        total += left * (W["active"] if game.rulebook.cards[card].kind == ACTIVE else W["passive"])
    return total


def _engine(game: Atlas, seat: int, left: float) -> float:
    """Teams, their rows, and what they can start."""
    faction = game.factions[seat]
    total = 0.0
    best = second = 0.0
    for index in range(6):
        slot = faction.placed[index]
        if slot < 0:
            continue
        tech = game.rulebook.techs[game.tech[slot]]
        if tech.program is None:
            total += W["passive3"] if index & 1 else W["passive2"]
        else:
            total += W["team3"] if index & 1 else W["team2"]
            assert tech.cost is not None
            profit = yields(game, seat, tech.program) - price(tech.cost)
            if profit > best:
                best, second = profit, best
            elif profit > second:
                second = profit
    total += W["reach"] * best + W["reach_second"] * second
    for row in (0, 1):
        total += W["row"] * (3 - faction.waiting[row])
    return total * left


def price(cost: Cost) -> float:
    """What a cost is worth."""
    total = 0.0
    for kind in range(5):
        total += PRICE[kind] * cost.plain[kind]
    total += 3.0 * (sum(cost.tokens) + cost.any_token)
    return total + cost.discard + 5.0 * cost.teams


def yields(game: Atlas, seat: int, program: Program) -> float:
    """What a list of effects brings, roughly: gains as they count now, other effects by a flat guess."""
    total = 0.0
    for word in program.words:
        if isinstance(word, Gain):
            total += PRICE[word.resource] * game.amount(seat, word.amount)
        else:
            total += 2.8
    return total


def _initiative(game: Atlas, seat: int) -> float:
    """Nearness to tiles, and to winning with three of them."""
    total = 0.0
    have = game.factions[seat].have
    owned = 0
    needed = [0] * 3
    for tile in range(TILES):
        spec = game.rulebook.tiles[tile_number(game, tile)]
        if game.owner[tile] == seat:
            owned += 1
            for kind in range(3):
                needed[kind] += spec.required[kind]
        else:
            total += W["tile_near"] * min(value(game, seat, tile), spec.minimum)
    if owned == 2:
        total += W["tiles2"]
    elif owned >= 3:
        lack = sum(max(needed[kind] - have[kind], 0) * PRICE[kind] for kind in range(3))
        total += max(W["tiles3"] - W["lack"] * lack, 2.0)
    return total
