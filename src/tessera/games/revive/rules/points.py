"""Blue points and the bonus spaces of the point track (Points)."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.rules.artifacts import TakeArtifact
from tessera.games.revive.rules.causes import NONE, origin_of
from tessera.games.revive.rules.crates import draw_crate
from tessera.games.revive.state import Revive
from tessera.kernel.step import Do


def score(game: Revive, seat: int, n: int, clause: str, cause: int = NONE) -> None:
    """Blue points are scored at once; bonus spaces reached or passed for the first time follow, lowest first
    (REV-PTS-01, REV-PTS-02, REV-PTS-03, REV-PTS-05)."""
    camp = game.camps[seat]
    camp.points += n
    if game.log is not None:
        game.say("points", clause, seat, [f"{n}", f"{camp.points}", *origin_of(game, cause)])
    first = -1
    bonuses = game.rulebook.score_bonus
    for number in range(len(bonuses)):
        at = bonuses[number][0]
        if at > camp.points:
            break
        if not camp.bonuses >> number & 1:
            camp.bonuses |= 1 << number
            if first < 0:
                first = number
    if first >= 0:
        _take(game, seat, first, camp.points)


def _take(game: Revive, seat: int, number: int, points: int) -> None:
    """The bonuses from this one up to a number of points, one after the other."""
    bonuses = game.rulebook.score_bonus
    while number < len(bonuses) and bonuses[number][0] <= points:
        effect = game.rulebook.lists[bonuses[number][1]][0]
        number += 1
        if effect.op == ops.CRATE:
            draw_crate(game, seat, "REV-PTS-03", effect.number)
        else:
            game.then(TakeArtifact(seat, False, effect.number), NextBonus(seat, number, points))
            return


class NextBonus(Do[Revive]):
    """Several bonuses in one move are taken in ascending order (REV-PTS-02)."""

    __slots__ = ("number", "points", "seat")

    def __init__(self, seat: int, number: int, points: int) -> None:
        self.seat = seat
        self.number = number
        self.points = points

    def resolve(self, game: Revive) -> None:
        _take(game, self.seat, self.number, self.points)


def crosses_bonus(game: Revive, seat: int, n: int) -> bool:
    """Whether so many points would reach a bonus space for the first time."""
    camp = game.camps[seat]
    bonuses = game.rulebook.score_bonus
    return any(bonuses[at][0] <= camp.points + n and not camp.bonuses >> at & 1 for at in range(len(bonuses)))


def crosses_artifact(game: Revive, seat: int, n: int) -> bool:
    """Whether so many points would reach an artifact: that is for the player to time."""
    camp = game.camps[seat]
    reached = camp.points + n
    bonuses = game.rulebook.score_bonus
    for number in range(len(bonuses)):
        at = bonuses[number][0]
        if at > reached:
            return False
        if not camp.bonuses >> number & 1 and game.rulebook.lists[bonuses[number][1]][0].op != ops.CRATE:
            return True
    return False
