"""The Income phase: Extract, then Consult (I. Income phase)."""

from __future__ import annotations

from tessera.games.the_warp.rules.abilities import then_use_abilities
from tessera.games.the_warp.rules.archive import then_draw
from tessera.games.the_warp.rules.payment import SplitGain, discard, tell_gain
from tessera.games.the_warp.rules.team_mode import TeamExtract
from tessera.games.the_warp.rules.troops import PlaceReserve, gain_to_reserve
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    COMMAND_CENTER,
    CONSULT_DISCARD_BONUS,
    CONSULT_DISCARDS,
    CONSULT_DRAW,
    CONSULT_DRAWS,
    DID_DISCARD,
    ENERGY_PLANT,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    EXTRACT_TROOPS,
    GOLD_MINE,
    ON_EXTRACT,
)
from tessera.kernel.step import AskSome, Do

RESOURCES = 0
TROOPS = 1


class Extract(Do[Warp]):
    """Resources or Troops, by the tracks; then Troops from the reserve may be placed
    (WARP-INC-01, WARP-INC-02, WARP-INC-03, WARP-INC-07, WARP-INC-11, WARP-TRK-08, WARP-TRK-09)."""

    __slots__ = ("choice", "seat")

    def __init__(self, seat: int, choice: int) -> None:
        self.seat = seat
        self.choice = choice

    def resolve(self, game: Warp) -> None:
        seat = self.seat
        colony = game.colonies[seat]
        tracks = game.rulebook.tracks
        if self.choice == RESOURCES:
            gold = tracks[GOLD_MINE].yields[colony.positions[GOLD_MINE]] + colony.stats[EXTRACT_GOLD]
            energy = tracks[ENERGY_PLANT].yields[colony.positions[ENERGY_PLANT]] + colony.stats[EXTRACT_ENERGY]
            game.gain(seat, gold, energy)
            if game.log is not None:
                tell_gain(game, seat, gold, energy, "WARP-INC-02")
        else:
            # The tier counts, not the position (WARP-INC-03).
            count = tracks[COMMAND_CENTER].yields[colony.positions[COMMAND_CENTER]] + colony.stats[EXTRACT_TROOPS]
            gain_to_reserve(game, seat, count, "WARP-INC-03")
        game.then(TeamExtract(seat))
        then_use_abilities(game, seat, ON_EXTRACT, self.choice)
        game.then(PlaceReserve(seat))


class Consult(AskSome[Warp]):
    """Up to three cards are discarded for their value, then two are drawn
    (WARP-CON-01, WARP-CON-02, WARP-CON-12, WARP-TRK-15)."""

    __slots__ = ()

    def kind(self) -> str:
        return "consult"

    def options(self, game: Warp) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Warp, choices: list[int]) -> None:
        seat = self.seat
        stats = game.colonies[seat].stats
        gold = energy = 0
        for piece in choices:
            card = game.card(piece)
            gold += card.discard_gold
            energy += card.discard_energy
            discard(game, seat, piece)
        then_draw(game, seat, CONSULT_DRAWS + stats[CONSULT_DRAW], False)
        if choices:
            game.deed(seat, DID_DISCARD, len(choices))
            game.gain(seat, gold, energy)
            if stats[CONSULT_DISCARD_BONUS]:
                game.then(SplitGain(seat, stats[CONSULT_DISCARD_BONUS] * len(choices)))
            if game.log is not None:
                words = [f"gold:{gold}", f"energy:{energy}", *[f"piece:{piece}" for piece in choices]]
                game.say("consult", "WARP-CON-02", seat, words)

    def notation(self, game: Warp, choice: int) -> str:
        return f"discard {game.name(choice)}"


def consult(seat: int) -> Consult:
    """The discards of Consult: none to three."""
    return Consult(seat, 0, CONSULT_DISCARDS)
