"""How good a position of Race for the Galaxy is for a seat, in units of about one VP.

A position is worth what it scores now, what the hand may still become, and what the tableau will still bring: goods,
cards and chips in the rounds that are left. The figures were set by hand and tried in matches of greedy players.
"""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import (
    DEV_DISCOUNT,
    DEV_DRAWS,
    DEV_DRAWS_AFTER,
    DRAWS,
    KEEPS,
    KIND_WORLDS,
    MIXES,
    PRODUCE_DRAWS,
    TRADE_EXTRA,
    WORLD_DISCOUNT,
    WORLD_DRAWS_AFTER,
)
from tessera.games.race_for_the_galaxy.rulebook import Card, Power
from tessera.games.race_for_the_galaxy.rules.goals import amount
from tessera.games.race_for_the_galaxy.rules.round_end import tableau_limit
from tessera.games.race_for_the_galaxy.scoring import counted_points, score, winners
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import ALIEN, ANY, GOOD_VALUE, PRODUCTION, WINDFALL
from tessera.kernel.state import State

# A game that is over, won or lost.
WON: Final = 1000.0
# How much of the best rival's worth is counted against one's own.
RIVALRY: Final = 0.3

# What the first, second, ... card of a hand is worth as money. Beyond the hand limit nothing is, or cards are hoarded.
HAND_STEPS: Final = [0.63, 0.6, 0.56, 0.49, 0.42, 0.35, 0.25, 0.14, 0.07, 0.04]
# A card in hand is a promise: this much of what the best, the second best, ... would bring. Few of a hand are placed.
PROMISES: Final = [0.18, 0.144, 0.108, 0.072, 0.048, 0.03]
# A good, by what it sells for.
GOOD: Final = [0.9, 1.1, 1.35, 1.6]

# What a tableau brings in each round that is left.
DRAW_EACH_ROUND: Final = 0.10
KEEP_EACH_ROUND: Final = 0.22
DISCOUNT_EACH_ROUND: Final = 0.16
MILITARY_EACH_ROUND: Final = 0.11
AFTER_EACH_ROUND: Final = 0.2
CHIP_EACH_ROUND: Final = 0.30
CARD_EACH_ROUND: Final = 0.16
PRODUCER_EACH_ROUND: Final = 0.16
TRADE_EACH_ROUND: Final = 0.05
PRESTIGE_EACH_ROUND: Final = 0.3
LEAD: Final = 1.0
SEARCH_CARD: Final = 1.2
TOWARDS_GOAL: Final = 0.35
# What each card of a hand is worth to those who only see its back.
OPEN_HAND: Final = 0.12
# Rounds that a game still has at its very beginning.
LONG: Final = 11.0


def evaluate(state: State, seat: int) -> float:
    """The worth of a position to a seat, less a part of the best rival's."""
    assert isinstance(state, Race)
    if state.over:
        won = winners(state)
        if seat in won:
            return WON / len(won) + score(state, seat)
        return score(state, seat) - WON
    left = rounds_left(state)
    mine = worth(state, seat, left)
    rivals = [open_worth(state, other, left) for other in range(state.seats) if other != seat]
    return mine - RIVALRY * max(rivals, default=0.0)


def sides(state: State) -> list[float]:
    """What every seat has, its hand included: where hands are hidden, the one it has in this deal."""
    assert isinstance(state, Race)
    left = rounds_left(state)
    return [worth(state, seat, left) for seat in range(state.seats)]


def rounds_left(game: Race) -> float:
    """How many rounds are still to come, by the fullest tableau and the chips that are left."""
    nearest = 0.0
    for seat in range(game.seats):
        nearest = max(nearest, len(game.zones[game.tableau(seat)]) / tableau_limit(game, seat))
    chips = 12 * max(2, game.seats)
    nearest = max(nearest, 1.0 - max(0, game.pool) / chips)
    return max(0.5, LONG * (1.0 - nearest))


def worth(game: Race, seat: int, left: float) -> float:
    """What a seat has, its hand included."""
    return open_worth(game, seat, left) + promise(game, seat, left)


def promise(game: Race, seat: int, left: float) -> float:
    """What a hand may still become."""
    hand = game.zones[game.hand(seat)]
    values = sorted([card_worth(game, seat, game.card(piece), left) for piece in hand], reverse=True)
    total = 0.0
    for place in range(len(values)):
        # In the last rounds only what can still be paid for counts.
        if place < len(HAND_STEPS):
            total += HAND_STEPS[place] * min(1.0, left / 3)
        if place < len(PROMISES):
            total += PROMISES[place] * max(0.0, values[place])
    return total


def open_worth(game: Race, seat: int, left: float) -> float:
    """What lies open before a seat: its score, its goods, and what its tableau will bring."""
    total = float(score(game, seat)) + OPEN_HAND * len(game.zones[game.hand(seat)])
    total += goods(game, seat, left) + (powers(game, seat) + engine(game, seat)) * left
    return total + honours(game, seat, left) + towards_goals(game, seat)


def goods(game: Race, seat: int, left: float) -> float:
    """What lies on worlds and can be sold or consumed."""
    return sum([GOOD[game.kind_of(seat, world)] * min(1.0, 0.4 + left / 4) for world in game.empires[seat].laden])


def honours(game: Race, seat: int, left: float) -> float:
    """The Prestige Lead, and a search that was not used yet."""
    if not game.rulebook.prestige:
        return 0.0
    total = LEAD if game.lead == seat else 0.0
    return total + (SEARCH_CARD * min(1.0, left / 4) if game.empires[seat].has_card else 0.0)


def towards_goals(game: Race, seat: int) -> float:
    """How near the goals are that go to whoever has most."""
    total = 0.0
    for place in range(len(game.goals)):
        goal = game.rulebook.goals[game.goals[place]]
        if goal.is_most and game.claims[place] != seat + 1 and goal.condition.at_least > 0:
            reached = amount(game, seat, goal.condition)
            total += TOWARDS_GOAL * min(1.0, max(0.0, reached / goal.condition.at_least))
    return total


def powers(game: Race, seat: int) -> float:
    """What the powers of a tableau bring in a round, on average over the phases that somebody will choose."""
    empire = game.empires[seat]
    figures = empire.figures
    total = DRAW_EACH_ROUND * figures[DRAWS] + KEEP_EACH_ROUND * figures[KEEPS]
    total += 0.15 if figures[MIXES] else 0.0
    total += DISCOUNT_EACH_ROUND * (figures[DEV_DISCOUNT] + figures[DEV_DRAWS] + figures[DEV_DRAWS_AFTER])
    total += DISCOUNT_EACH_ROUND * sum(figures[WORLD_DISCOUNT : WORLD_DISCOUNT + 5]) / 4
    total += AFTER_EACH_ROUND * figures[WORLD_DRAWS_AFTER]
    total += MILITARY_EACH_ROUND * max(-1, min(8, game.general_military(seat)))
    total += CARD_EACH_ROUND * figures[PRODUCE_DRAWS]
    total += TRADE_EACH_ROUND * sum(figures[TRADE_EXTRA : TRADE_EXTRA + 4])
    return total + 0.15 * len(empire.settle) + 0.1 * len(empire.develop) + 0.05 * len(empire.explore)


def engine(game: Race, seat: int) -> float:
    """What goods bring in a round: made by worlds, and consumed by powers."""
    producers = len(game.empires[seat].makers) + _refills(game, seat)
    chips, cards, prestige, places = _appetite(game, seat)
    # Goods that are both made and consumed; what one lacks, the other cannot use.
    share = min(1.0, producers / places) if places else 0.0
    fed = CHIP_EACH_ROUND * chips + CARD_EACH_ROUND * cards + PRESTIGE_EACH_ROUND * prestige
    return PRODUCER_EACH_ROUND * producers + share * fed


def _refills(game: Race, seat: int) -> float:
    """Windfall worlds that a power can fill again, as parts of a producer."""
    windfalls = 0
    for world in game.zones[game.tableau(seat)]:
        if game.card(world).world == WINDFALL:
            windfalls += 1
    powers = 0
    for power in game.empires[seat].produce:
        if game.power(power).effect in (effects.PRODUCE_WINDFALL, effects.PRODUCE_WINDFALL_BY_DISCARD):
            powers += 1
    return min(powers, windfalls) * 0.8 + (0.3 if windfalls else 0.0)


def _appetite(game: Race, seat: int) -> tuple[float, float, float, float]:
    """What the Consume powers bring when they are all fed: chips, cards, prestige, and how many goods they take."""
    chips = cards = prestige = places = 0.0
    for power in game.empires[seat].consume:
        spec = game.power(power)
        goods, uses = _meal(game, seat, spec)
        places += goods * uses
        chips += spec.vp * uses
        cards += spec.draw * uses
        prestige += spec.prestige * uses
    return chips, cards, prestige, places


def _meal(game: Race, seat: int, spec: Power) -> tuple[float, float]:
    """How many goods a use of a power takes, and how many uses are likely."""
    if spec.effect == effects.CONSUME_GOODS:
        fitting = 4 if spec.kind == ANY else game.empires[seat].figures[KIND_WORLDS + spec.kind]
        return spec.per_use, min(spec.uses, fitting / spec.per_use)
    if spec.effect in (effects.CONSUME_DIFFERENT_KINDS, effects.CONSUME_ALL_GOODS):
        return 2.0, 0.6
    if spec.effect in (effects.CONSUME_UP_TO_DIFFERENT_KINDS, effects.CONSUME_SELL_GOOD):
        return 1.0, 1.0
    return 0.0, 0.5


def card_worth(game: Race, seat: int, card: Card, left: float) -> float:
    """What a card in hand would bring if it were placed, less what it costs."""
    value = card.vp + card.prestige + _variable(game, seat, card)
    price = 0.75 * card.cost
    if card.military:
        short = card.cost - game.general_military(seat)
        price = 0.25 * card.cost + 0.9 * max(0, short - 2)
    if card.world == PRODUCTION:
        value += 0.12 * left * GOOD_VALUE[min(card.good, ALIEN)]
    elif card.world == WINDFALL:
        value += 0.5 * GOOD_VALUE[min(card.good, ALIEN)]
    for power in card.powers:
        value += _power_worth(power) * left
    return value - price * min(1.0, 0.5 + left / LONG)


def _variable(game: Race, seat: int, card: Card) -> float:
    """Points that a card with variable points would score now, and a little of what it may come to."""
    if not card.scoring:
        return 0.0
    return 2.0 + counted_points(game, game.zones[game.tableau(seat)], card.scoring, game.empires[seat].kind)


def _power_worth(power: Power) -> float:
    """What a power brings in a round, roughly."""
    if power.effect == effects.MILITARY:
        return 0.1 * power.amount
    if power.effect == effects.CONSUME_GOODS:
        return 0.12 * (power.vp + 0.5 * power.draw + power.prestige) * min(2, power.uses)
    if power.effect in (effects.DEVELOP_DISCOUNT, effects.SETTLE_DISCOUNT, effects.PRODUCE_DRAW):
        return 0.12 * power.amount
    if power.effect in (effects.EXPLORE_DRAW, effects.TRADE_BONUS, effects.DEVELOP_DRAW):
        return 0.08 * power.amount
    return 0.1
