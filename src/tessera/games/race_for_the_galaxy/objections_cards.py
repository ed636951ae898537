"""Why a card may not be kept, put at stake, named or taken: Explore, gambling, search."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.objector import Objector
from tessera.games.race_for_the_galaxy.rules.explore import KeepCards
from tessera.games.race_for_the_galaxy.rules.gambling import KeepFlipped, NameNumber, PlaceAnte
from tessera.games.race_for_the_galaxy.rules.search import MayFit, Search, TakeMatch
from tessera.games.race_for_the_galaxy.state import ASIDE, Race
from tessera.kernel.step import Refused


def keep_objections(game: Race, ask: KeepCards) -> list[Refused]:
    """Cards of the hand: they stay there, and none of them is exchanged for a drawn one (RFTG-EXPLORE-05)."""
    objector = Objector(game, ask.seat, ask)
    for piece in sorted(game.zones[game.hand(ask.seat)]):
        kept_objection(objector, ask, f"keep {game.piece_name(piece)}", piece)
    return objector.refused


def kept_objection(objector: Objector, ask: KeepCards, id: str, piece: int) -> None:
    """A card of the hand is neither kept nor discarded in Explore (RFTG-EXPLORE-05)."""
    objector.no(id, "RFTG-EXPLORE-05", "kept_already", "keep_drawn", {"card": f"card:{piece}"}, ask.least)


# Gambling


def name_objections(game: Race, ask: NameNumber) -> list[Refused]:
    """Numbers just outside the range (RFTG-CONSUME-15)."""
    objector = Objector(game, ask.seat, ask)
    spec = game.power(ask.power)
    words = {"low": str(spec.low), "high": str(spec.high)}
    for number in (spec.low - 1, spec.high + 1):
        objector.no(f"name {number}", "RFTG-CONSUME-15", "number_range", "number_range", words)
    return objector.refused


def ante_objections(game: Race, ask: PlaceAnte) -> list[Refused]:
    """Hand cards whose cost or defense is no stake (RFTG-CONSUME-16)."""
    objector = Objector(game, ask.seat, ask)
    spec = game.power(ask.power)
    for piece in sorted(game.zones[game.hand(ask.seat)]):
        id = f"ante {game.piece_name(piece)}"
        if objector.is_open(id):
            words = {"card": f"card:{piece}", "low": str(spec.low), "high": str(spec.high)}
            objector.no(id, "RFTG-CONSUME-16", "ante_range", "other_card", words, game.card(piece).cost)
    return objector.refused


def flipped_objections(game: Race, ask: KeepFlipped) -> list[Refused]:
    """The ante, which comes back anyway (RFTG-CONSUME-16)."""
    objector = Objector(game, ask.seat, ask)
    words = {"card": f"card:{ask.ante}"}
    objector.no(f"keep {game.piece_name(ask.ante)}", "RFTG-CONSUME-16", "ante_returns", "other_card", words)
    return objector.refused


# Search


def category_objections(game: Race, ask: Search) -> list[Refused]:
    """The category of takeover powers without takeovers (RFTG-SEARCH-17)."""
    objector = Objector(game, ask.seat, ask)
    for place in range(len(game.rulebook.categories)):
        id = ask.notation(game, place)
        if objector.is_open(id):
            words = {"category": f"category:{place}"}
            objector.no(id, "RFTG-SEARCH-17", "category_takeovers", "other_category", words)
    return objector.refused


def match_objections(game: Race, ask: TakeMatch) -> list[Refused]:
    """Cards shown before that one (RFTG-SEARCH-05)."""
    objector = Objector(game, ask.seat, ask)
    _shown_objections(objector, ask.piece)
    return objector.refused


def may_fit_objections(game: Race, ask: MayFit) -> list[Refused]:
    """Cards shown before that one, and a second match that one would let pass (RFTG-SEARCH-05, RFTG-SEARCH-13)."""
    objector = Objector(game, ask.seat, ask)
    _shown_objections(objector, ask.piece)
    if objector.is_open("go-on"):
        objector.no("go-on", "RFTG-SEARCH-05", "second_match", "take_or_no_match", {"card": f"card:{ask.piece}"})
    return objector.refused


def _shown_objections(objector: Objector, found: int) -> None:
    """What was shown earlier does not fit, or was declined (RFTG-SEARCH-08)."""
    game = objector.game
    category = game.rulebook.categories[game.category]
    for piece in game.zones[ASIDE]:
        if piece == found:
            continue
        words = {"card": f"card:{piece}", "category": f"category:{game.category}"}
        id = f"take {game.piece_name(piece)}"
        if piece in category.fits or piece in category.may_fit:
            objector.no(id, "RFTG-SEARCH-08", "match_declined", "this_or_next", words)
        else:
            objector.no(id, "RFTG-SEARCH-04", "no_match", "this_or_next", words)
