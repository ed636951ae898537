"""What the log says something came from: the clause that a power is told by, and the cards that have it."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.governing import BY_EFFECT
from tessera.games.race_for_the_galaxy.rulebook import Power
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ACTIONS, ANY, CLASS_KINDS


def power_clause(spec: Power) -> str:
    """The clause by which a power works: of those that govern its effect the one that speaks of this sort of it
    (RFTG-PRODUCE-09, RFTG-PRODUCE-10, RFTG-PRODUCE-13, RFTG-PRODUCE-16)."""
    effect = spec.effect
    if effect == effects.PRODUCE_DRAW_PER_WORLD:
        return "RFTG-PRODUCE-09" if spec.target >= CLASS_KINDS else "RFTG-PRODUCE-16"
    if effect == effects.PRODUCE_DRAW_IF_MOST:
        return "RFTG-PRODUCE-13" if spec.kind == ANY else "RFTG-PRODUCE-10"
    return effect_clause(effect)


def effect_clause(effect: int) -> str:
    """The first of the clauses that govern an effect."""
    return BY_EFFECT[effects.EFFECTS[effect]][0]


def reward_clause(spec: Power) -> str:
    """The clause by which a Consume power gives what it gives
    (RFTG-CONSUME-06, RFTG-CONSUME-08, RFTG-CONSUME-12, RFTG-CONSUME-21, RFTG-CONSUME-22, RFTG-CONSUME-23)."""
    if spec.effect == effects.CONSUME_GOODS:
        return "RFTG-CONSUME-23" if spec.prestige else "RFTG-CONSUME-06"
    if spec.effect == effects.CONSUME_HAND_CARDS:
        if spec.prestige:
            return "RFTG-CONSUME-22"
        return "RFTG-CONSUME-21" if spec.draw else "RFTG-CONSUME-08"
    return power_clause(spec)


def powers_with(game: Race, seat: int, effect: int) -> list[int]:
    """The powers of an effect on the cards of a tableau that are in force (RFTG-EXPLORE-03, RFTG-DEVELOP-16)."""
    found: list[int] = []
    fresh = game.empires[seat].fresh
    for piece in game.zones[game.tableau(seat)]:
        if piece not in fresh:
            for place, power in enumerate(game.card(piece).powers):
                if power.effect == effect:
                    found.append(piece * POWER_BITS + place)
    return found


def cards_of(powers: list[int]) -> list[str]:
    """The cards that powers stand on, each once, as words of an event (RFTG-EXPLORE-03)."""
    return list(dict.fromkeys([f"card:{power // POWER_BITS}" for power in powers]))


def bonus_word(game: Race, seat: int, action: int) -> str:
    """The bonus of an action, or with a prestige bonus the action so strengthened, as a word of an event
    (RFTG-EXPLORE-03, RFTG-SETTLE-04)."""
    return f"bonus:{'prestige-' if game.empires[seat].boost == action else ''}{ACTIONS[action]}"


class Part:
    """A part of what is drawn at once: how many cards, by which clause, and through what."""

    __slots__ = ("clause", "count", "sources")

    def __init__(self, count: int, clause: str, sources: list[str]) -> None:
        self.count = count
        self.clause = clause
        self.sources = sources


def tell_draws(game: Race, seat: int, drawn: int, parts: list[Part]) -> None:
    """Tell each part of what was just drawn into a hand; if cards ran out, the last parts go short
    (RFTG-DEVELOP-07, RFTG-SETTLE-37)."""
    hand = game.zones[game.hand(seat)]
    first = len(hand) - drawn
    for part in parts:
        pieces = hand[first : first + part.count]
        first += part.count
        if pieces:
            game.say_hidden("draw", part.clause, seat, [str(len(pieces)), *part.sources], pieces)
