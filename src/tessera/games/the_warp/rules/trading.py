"""Trading Gold for Energy or Energy for Gold with the general supply (Trading).

Players never trade with each other except through bribes: there is no step for it (WARP-TRD-04).
"""

from __future__ import annotations

from tessera.games.the_warp.rules.abilities import then_use_abilities
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import DID_TRADE, ON_TRADE, TRADE_LIMIT, TRADE_POST
from tessera.kernel.step import Ask

NOTHING = 0
# Energy for Gold is the number and this, Gold for Energy the number alone.
TO_GOLD = 64


def trade_limit(game: Warp, seat: int) -> int:
    """How many resources the turn's trade allows (WARP-TRD-01, WARP-TRK-10)."""
    colony = game.colonies[seat]
    return game.rulebook.tracks[TRADE_POST].yields[colony.positions[TRADE_POST]] + colony.stats[TRADE_LIMIT]


def can_trade(game: Warp, seat: int) -> bool:
    """Whether the turn's trade is still open and there is something to trade (WARP-TRD-01)."""
    colony = game.colonies[seat]
    return not colony.traded and colony.gold + colony.energy > 0 and trade_limit(game, seat) > 0


class Trade(Ask[Warp]):
    """How much, in one direction (WARP-TRD-02, WARP-SYM-08)."""

    __slots__ = ("by_effect", "limit", "source")

    def __init__(self, seat: int, limit: int, by_effect: bool, source: int = -1) -> None:
        super().__init__(seat)
        self.source = source
        self.limit = limit
        # A trade of its own neither uses up nor needs the turn's trade (WARP-SYM-08).
        self.by_effect = by_effect

    def kind(self) -> str:
        return "trade"

    def options(self, game: Warp) -> list[int]:
        colony = game.colonies[self.seat]
        gold = [count + 1 for count in range(min(self.limit, colony.gold))]
        energy = [TO_GOLD + count + 1 for count in range(min(self.limit, colony.energy))]
        # Whoever chose to trade trades; a trade that an effect allows may be left (WARP-SYM-08).
        return [NOTHING, *gold, *energy] if self.by_effect else gold + energy

    def answer(self, game: Warp, choice: int) -> None:
        if choice == NOTHING:
            return
        seat = self.seat
        colony = game.colonies[seat]
        count = choice - TO_GOLD if choice > TO_GOLD else choice
        sign = 1 if choice > TO_GOLD else -1
        colony.gold += sign * count
        colony.energy -= sign * count
        game.deed(seat, DID_TRADE, count)
        if game.log is not None:
            words = [f"gold:{count}", f"energy:{count}"]
            game.say(
                "trade_to_gold" if choice > TO_GOLD else "trade_to_energy", "WARP-TRD-01", seat, words, self.source
            )
        if not self.by_effect:
            colony.traded = True
            then_use_abilities(game, seat, ON_TRADE)

    def notation(self, game: Warp, choice: int) -> str:
        if choice == NOTHING:
            return "nothing"
        return f"trade {choice - TO_GOLD} energy" if choice > TO_GOLD else f"trade {choice} gold"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.limit}"]
