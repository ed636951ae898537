"""What actions cost now, in words: gears, books and food, the food for range apart, and crystals that stand in."""

from __future__ import annotations

from tessera.games.revive.rules.announcing import (
    A_RANGE,
    BY_TURN,
    announcement,
    available,
    books_for,
    books_to_others,
    gears_for,
    tile_cost,
    tile_range,
)
from tessera.games.revive.rules.range import FAR, ways
from tessera.games.revive.terms import BOOK, CRYSTAL, EXPLORE, FOOD, GEAR
from tessera.games.revive.wording_choice import Choice

ANNOUNCED = "announce"


def said_of(choice: Choice, kind: int) -> list[int]:
    """The announcement that a choice belongs to: the one that is open, or a plain action of the turn."""
    if choice.kind == ANNOUNCED and choice.game.announced and choice.game.announced[-1][0] == kind:
        return choice.game.announced[-1]
    return announcement(kind, 0, 0, -1, BY_TURN)


def explore_price(choice: Choice, slot: int) -> str:
    """Food for the tile and for range (REV-EXP-02, REV-RNG-07); nothing for a tile out of reach."""
    said = said_of(choice, EXPLORE)
    cost, way = tile_cost(choice.game, choice.seat, slot, said), tile_range(choice.game, choice.seat, slot, said)
    if way >= FAR - said[A_RANGE]:
        return choice.speech.goods({"food": cost})
    return _priced(choice, [choice.speech.goods({"food": cost})], way, [0, 0, cost + way])


def build_price(choice: Choice, space: int, size: int, said: list[int]) -> str:
    """Gears for the building and food for range (REV-BLD-02, REV-RNG-01)."""
    gears = gears_for(choice.game, choice.seat, space, size, said)
    way = _way(choice, space, said)
    return _priced(choice, [choice.speech.goods({"gear": gears})], way, [gears, 0, way])


def populate_price(choice: Choice, space: int, said: list[int]) -> str:
    """Books for the cheapest technology, books for others and food for range; nothing if no technology is left
    (REV-POP-02, REV-POP-03, REV-POP-04)."""
    game, seat = choice.game, choice.seat
    nodes = available(game, seat)
    if not nodes:
        return ""
    totals = [books_for(game, seat, space, node, said) + books_to_others(game, seat, space, node) for node in nodes]
    cheapest = nodes[totals.index(min(totals))]
    return _books_price(choice, space, cheapest, said, ("least",) if max(totals) > min(totals) else ())


def technology_price(choice: Choice, space: int, node: int, said: list[int]) -> str:
    """Books for one technology, books for others and food for range."""
    return _books_price(choice, space, node, said, ())


def range_price(choice: Choice, space: int) -> str:
    """Food for range alone, where a tribe tile asks for it; nothing where it costs nothing (REV-RNG-10)."""
    way = _way(choice, space, announcement(EXPLORE, 0, 0, -1, BY_TURN))
    return _priced(choice, [], way, [0, 0, way]) if way else ""


def _books_price(choice: Choice, space: int, node: int, said: list[int], forms: tuple[str, ...]) -> str:
    game, seat, speech = choice.game, choice.seat, choice.speech
    books = books_for(game, seat, space, node, said)
    others = books_to_others(game, seat, space, node)
    parts = [speech.say("paying.books", books, forms)]
    if others:
        rivals = [other for other in range(game.seats) if other != seat and game.people[space] >> other & 1]
        parts.append(speech.say("paying.others", len(rivals), who=speech.players(rivals)))
    way = _way(choice, space, said)
    return _priced(choice, parts, way, [0, books + others, way])


def _way(choice: Choice, space: int, said: list[int]) -> int:
    """Food for range to a space; none is told for one out of reach."""
    way = ways(choice.game, choice.seat)[space]
    return max(0, way - said[A_RANGE]) if way < FAR else 0


def _priced(choice: Choice, parts: list[str], way: int, costs: list[int]) -> str:
    """The parts of a price with range last, and how many crystals stand in for what is missing (REV-RES-04)."""
    speech, held = choice.speech, choice.camp.resources
    if way:
        parts = [*parts, speech.say("paying.range", way)]
    missing = sum([max(0, costs[what] - held[what]) for what in (GEAR, BOOK, FOOD)])
    text = speech.listed(parts)
    return text + speech.say("paying.crystals", missing) if 0 < missing <= held[CRYSTAL] else text
