"""Replace a World: a better one of the same kind, at no cost (Card powers: III Settle)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.rules.causes import cards_of
from tessera.games.race_for_the_galaxy.rules.gains import earn
from tessera.games.race_for_the_galaxy.rules.kinds import ChooseKind
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import (
    ANY,
    GRAY,
    WINDFALL,
)
from tessera.kernel.step import Ask, Refused


def replacements(game: Race, seat: int, power: int) -> list[int]:
    """Worlds in hand that could take the place of one in the tableau (RFTG-SETTLE-42, RFTG-SETTLE-46)."""
    if power in game.empires[seat].used:
        return []
    found: list[int] = []
    for piece in game.zones[game.hand(seat)]:
        if game.card(piece).is_world and replaceable(game, seat, power, piece):
            found.append(piece)
    return found


def replaceable(game: Race, seat: int, power: int, piece: int) -> list[int]:
    """The own worlds that a world in hand may replace: non-military ones since before this phase, start worlds too, of
    the same kind, 0 to 3 cheaper (RFTG-SETTLE-42, RFTG-SETTLE-44, RFTG-SETTLE-45)."""
    new = game.card(piece)
    if new.military:
        return []
    most = game.power(power).amount
    found: list[int] = []
    for old in game.zones[game.tableau(seat)]:
        card = game.card(old)
        if (
            card.is_world
            and not card.military
            and old not in game.empires[seat].fresh
            and 0 <= new.cost - card.cost <= most
            and _same_kind(card.good, new.good)
        ):
            found.append(old)
    return found


def _same_kind(one: int, other: int) -> bool:
    """Gray counts as a kind here; the multi-kind world goes with every kind but gray (RFTG-SETTLE-45)."""
    if one == ANY:
        return other != GRAY
    if other == ANY:
        return one != GRAY
    return one == other


class ReplaceWorld(Ask[Race]):
    """Which world makes room for the new one, and the swap
    (RFTG-SETTLE-42, RFTG-SETTLE-43, RFTG-SETTLE-44, RFTG-KIND-01)."""

    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def kind(self) -> str:
        return "replace"

    def _power(self, game: Race) -> int:
        empire = game.empires[self.seat]
        for power in empire.settle:
            replaces = game.power(power).effect == effects.SETTLE_REPLACE_WORLD and power not in empire.used
            if replaces and replaceable(game, self.seat, power, self.piece):
                return power
        raise AssertionError("no power to replace a world is left")

    def options(self, game: Race) -> list[int]:
        return replaceable(game, self.seat, self._power(game), self.piece)

    def answer(self, game: Race, choice: int) -> None:
        seat, piece = self.seat, self.piece
        power = self._power(game)
        game.empires[seat].used.append(power)
        if game.log is not None:
            game.say("replace", "RFTG-SETTLE-42", seat, [f"card:{choice}", f"card:{piece}", *cards_of([power])])
        # Good and saved cards of the old world are lost (RFTG-SETTLE-43).
        game.leave(seat, choice, game.pile(seat))
        game.move(piece, game.hand(seat), game.tableau(seat))
        game.arrive(seat, piece)
        card = game.card(piece)
        if card.world == WINDFALL:
            game.add_good(seat, piece)
        earn(game, seat, card.prestige, "RFTG-PRESTIGE-02", piece)
        earn(game, seat, game.power(power).prestige, "RFTG-SETTLE-42", power // POWER_BITS)
        if card.good == ANY:
            game.then(ChooseKind(seat, piece))

    def notation(self, game: Race, choice: int) -> str:
        return f"replace {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.piece}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import replace_objections

        return replace_objections(game, self)
