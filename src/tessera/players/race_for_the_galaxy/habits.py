"""What a player of Race for the Galaxy does without thinking long: quick answers, for looking ahead with.

The specialist tries each of its own answers and plays on by these habits, its own and those it expects of the others,
until the phase is over, or the round where actions are chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.games.race_for_the_galaxy.rules.military import BY_GOOD, BY_HAND, ENOUGH, HOW
from tessera.games.race_for_the_galaxy.rules.payment import CONQUER, way_card, way_goods, way_mode
from tessera.games.race_for_the_galaxy.rules.settle import ABOUT, DONE, REPLACE, TAKE_OVER
from tessera.games.race_for_the_galaxy.rules.takeovers import attack_strength, defense_strength
from tessera.games.race_for_the_galaxy.rules.trade import sale_value
from tessera.games.race_for_the_galaxy.scoring import scores_by_kind
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import (
    DEVELOP_ACTION,
    DOUBLE_ACTION,
    EXPLORE_1,
    EXPLORE_5,
    NO_ACTION,
    PRESTIGED,
    PRODUCE_ACTION,
    SEARCH_ACTION,
    SECOND,
    SETTLE_ACTION,
    TRADE_ACTION,
)
from tessera.kernel.chance import Chance
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.players.race_for_the_galaxy.evaluation import card_worth, rounds_left

# Questions in which one gives cards of the hand away, and those in which one keeps the picked ones.
_GIVING: Final = (
    *("pay", "explore-discard", "develop-discard", "settle-discard", "hand-limit", "consume-hand"),
    *("prestige-discard", "produce-discard", "explore-prestige", "save", "start-save"),
)
_KEEPING: Final = ("explore-keep", "start-hand", "draft", "gamble-keep")


def follow(state: State, lane: Lane, chance: Chance) -> list[int]:
    """A quick answer to the question of a lane."""
    assert isinstance(state, Race)
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    menu, kind, seat = lane.menu, ask.kind(), ask.seat
    count = ask.least if isinstance(ask, AskSome) else 1
    if kind in _GIVING:
        return _by_worth(state, seat, menu, count, best=False)
    if kind in _KEEPING:
        return _by_worth(state, seat, menu, count, best=True)
    if kind in ("action", "first-action", "last-action"):
        return [_action(state, seat, menu, chance)]
    if kind in ("develop", "settle"):
        return [_placing(state, seat, menu)]
    if kind in ("develop-way", "settle-way"):
        return [min(menu, key=_toll)]
    if kind in ("raise", "defend"):
        return [_raising(state, seat, menu, ask)]
    if kind == "settle-more":
        return [_more(state, seat, menu)]
    if kind in ("trade", "consume-sell"):
        return [max(menu, key=lambda world: sale_value(state, seat, world, True))]
    if kind == "produce":
        # Anything that puts a good somewhere comes before being done.
        return [menu[1]] if len(menu) > 1 and menu[1] >= 0 else [menu[0]]
    if kind == "final-kind":
        scores = scores_by_kind(state, seat)
        return [max(menu, key=lambda chosen: _lead(scores[chosen], seat))]
    if kind == "search-category":
        return [menu[chance.below(len(menu))]]
    return menu[: max(1, count)]


def samples(state: State, lane: Lane) -> int:
    """How often to play on from each answer: what is drawn matters as much as the answer."""
    return 2


def is_at_rest(before: State, trial: State) -> bool:
    """Whether an answer has come to its end: the round is over where actions are chosen, elsewhere the phase."""
    assert isinstance(before, Race)
    assert isinstance(trial, Race)
    if trial.round != before.round:
        return True
    return before.phase >= 0 and (trial.phase, trial.again) != (before.phase, before.again)


def _by_worth(game: Race, seat: int, menu: Sequence[int], count: int, best: bool) -> list[int]:
    """The best or the worst cards of a menu, in the order of the menu."""
    left = rounds_left(game)
    ranked = sorted(
        (piece for piece in menu if piece >= 0),
        key=lambda piece: card_worth(game, seat, game.card(piece), left),
        reverse=best,
    )
    if len(ranked) < len(menu) and not best:
        # A card may be given or not: as a habit not.
        return [menu[0]]
    chosen = set(ranked[:count])
    return [piece for piece in menu if piece in chosen]


def _action(game: Race, seat: int, menu: Sequence[int], chance: Chance) -> int:
    """An action as somebody with this tableau might choose it: by weights, with luck."""
    empire = game.empires[seat]
    hand = len(game.zones[game.hand(seat)])
    goods = len(empire.laden)
    weights = [0.0] * (SEARCH_ACTION + 1)
    weights[EXPLORE_5] = weights[EXPLORE_1] = 2.0 if hand < 4 else 0.7
    weights[DEVELOP_ACTION] = weights[SETTLE_ACTION] = 0.5 + 0.8 * min(hand, 5)
    weights[TRADE_ACTION] = 2.5 if goods and hand < 6 else 0.1
    weights[DOUBLE_ACTION] = 1.2 * min(goods, 4) if empire.consume else 0.05
    weights[PRODUCE_ACTION] = max(0.05, 0.9 * (len(empire.makers) - goods))
    weights[SEARCH_ACTION] = 0.3
    worths = [_action_weight(weights, choice) for choice in menu]
    lot = chance.below(10_000) / 10_000 * sum(worths)
    for choice, worth in zip(menu, worths, strict=True):
        lot -= worth
        if lot < 0:
            return choice
    return menu[0]


def _action_weight(weights: Sequence[float], choice: int) -> float:
    first, second = choice % SECOND, choice // SECOND
    total = weights[first % PRESTIGED]
    if second != NO_ACTION:
        total *= weights[second % PRESTIGED]
    return total * (0.3 if first >= PRESTIGED or (second != NO_ACTION and second >= PRESTIGED) else 1.0)


def _lead(scores: list[int], seat: int) -> int:
    """How far a seat is ahead of its best rival."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)


def _placing(game: Race, seat: int, menu: Sequence[int]) -> int:
    """The card that brings most for its price; none if nothing brings anything."""
    left = rounds_left(game)
    best, most = menu[0], 0.0
    for piece in menu[1:]:
        value = card_worth(game, seat, game.card(piece), left) + 0.8
        if value > most:
            best, most = piece, value
    return best


def _toll(way: int) -> float:
    """How much a way of paying hurts: conquest not at all, then hand cards, goods, cards of the tableau."""
    toll = 0.0 if way_mode(way) == CONQUER else 1.0
    return toll + 1.5 * way_goods(way) + (3.0 if way_card(way) >= 0 else 0.0)


def _raising(game: Race, seat: int, menu: Sequence[int], ask: Ask[State]) -> int:
    """Stop as soon as one may; defend only where it helps; and give the worst hand card first."""
    if menu[0] == ENOUGH and not (ask.kind() == "defend" and _is_pressed(game, ask)):
        return ENOUGH
    left = rounds_left(game)
    cards = [choice for choice in menu if choice > 0 and choice % HOW == BY_HAND]
    if cards:
        return min(cards, key=lambda choice: card_worth(game, seat, game.card(choice // HOW), left))
    goods = [choice for choice in menu if choice > 0 and choice % HOW == BY_GOOD]
    return goods[0] if goods else menu[-1]


def _is_pressed(game: Race, ask: Ask[State]) -> bool:
    """Whether an attack would succeed as things stand."""
    attack = getattr(ask, "attack", -1)
    return attack >= 0 and attack_strength(game, attack) >= defense_strength(game, attack)


def _more(game: Race, seat: int, menu: Sequence[int]) -> int:
    """A further world if it brings something, a takeover where it is offered."""
    left = rounds_left(game)
    best, most = DONE, 0.5
    for choice in menu[1:]:
        what = choice % ABOUT
        value = 1.0
        if what not in (TAKE_OVER, REPLACE):
            value = card_worth(game, seat, game.card(choice // ABOUT), left)
        if value > most:
            best, most = choice, value
    return best
