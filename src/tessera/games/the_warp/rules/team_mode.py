"""Team mode: the extract bonus of six players and the time-out (Team mode)."""

from __future__ import annotations

from tessera.games.the_warp.rules.payment import tell_gain
from tessera.games.the_warp.rules.troops import PlaceGained
from tessera.games.the_warp.state import Warp
from tessera.kernel.state import KNOWN
from tessera.kernel.step import Ask, Do
from tessera.kernel.zone import seen_by

RESOURCES = 0
TROOP = 1
EITHER = 2
SIX = 6


class TeamExtract(Do[Warp]):
    """With six players the teammate of whoever extracts gains too, right after it (WARP-TEAM-15, WARP-TEAM-19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        if game.rulebook.teams and game.seats == SIX:
            game.then(TeamGain(game.partner(self.seat)))


class TeamGain(Ask[Warp]):
    """One Troop, or one Gold and one Energy: no Extract of the receiver (WARP-TEAM-15, WARP-TEAM-19)."""

    __slots__ = ()

    def kind(self) -> str:
        return "team-extract"

    def options(self, game: Warp) -> list[int]:
        return [RESOURCES, TROOP]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == TROOP:
            game.then(PlaceGained(self.seat, 1, EITHER))
            return
        game.gain(self.seat, 1, 1)
        if game.log is not None:
            tell_gain(game, self.seat, 1, 1, "WARP-TEAM-15")

    def notation(self, game: Warp, choice: int) -> str:
        return "extract troops" if choice == TROOP else "extract resources"


def team_of(game: Warp, seat: int) -> int:
    """The number of a seat's team (WARP-TEAM-17, ruling WARP-R038)."""
    return seat % (game.seats // 2)


def can_call_timeout(game: Warp, seat: int) -> bool:
    """Once per team and game (WARP-TEAM-09, WARP-TEAM-20, ruling WARP-R037)."""
    return game.rulebook.teams and not game.timeouts >> team_of(game, seat) & 1


def call_timeout(game: Warp, seat: int) -> None:
    """Teammates see each other's Archive, Reward and Mission cards as they are now (WARP-TEAM-09, WARP-TEAM-20)."""
    game.timeouts |= 1 << team_of(game, seat)
    partner = game.partner(seat)
    pieces: list[int] = []
    for shown, viewer in ((seat, partner), (partner, seat)):
        for zone in (game.hand(shown), game.rewards(shown), game.missions(shown)):
            for piece in game.zones[zone]:
                game.sight[viewer][piece] = KNOWN
                pieces.append(piece)
    game.mark += 1
    if game.log is not None:
        both = seen_by(seat) | seen_by(partner)
        game.say_hidden("timeout", "WARP-TEAM-20", seat, [f"seat:{partner}"], pieces, both)
