"""How strong players are, by OpenSkill (the model of Plackett and Luce), with how unsure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tessera.lab.arena.libraries import library
from tessera.lab.arena.match import Played
from tessera.lab.arena.share import WIDTH


class Rating(NamedTuple):
    """A strength on the scale of OpenSkill, on which everybody begins with 25, and its standard deviation."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A strength that the player almost certainly has: three deviations below the middle."""
        return self.mu - 3 * self.sigma

    def as_dict(self) -> dict[str, float]:
        """As plain data, with the interval in which the strength lies with 95 %."""
        spread = WIDTH * self.sigma
        figures = {"mu": self.mu, "sigma": self.sigma, "ordinal": self.ordinal}
        bounds = {"low": self.mu - spread, "high": self.mu + spread}
        return {name: round(figure, 6) for name, figure in (figures | bounds).items()}


def rate(players: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """The rating of each player after these games, in their order."""
    # Bots do not change from game to game, so nothing is added to the doubt about them (tau).
    model: Any = library("openskill.models", "lab").PlackettLuce(tau=0.0)
    ratings = {player: Rating(model.mu, model.sigma) for player in players}
    for game in games:
        if len(set(game.players)) > 1:
            ratings |= _rate_one(model, ratings, game)
    return ratings


def _rate_one(model: Any, ratings: dict[str, Rating], game: Played) -> dict[str, Rating]:
    """Ratings after one game. Teammates are rated together; who sat in several seats gets the mean of them."""
    sides = sorted(set(game.sides))
    seats = [[seat for seat, side in enumerate(game.sides) if side == wanted] for wanted in sides]
    before = [[model.rating(*ratings[game.players[seat]]) for seat in members] for members in seats]
    after = model.rate(before, ranks=[game.places[members[0]] for members in seats])
    found: dict[str, list[Any]] = {}
    for members, rated in zip(seats, after, strict=True):
        for seat, rating in zip(members, rated, strict=True):
            found.setdefault(game.players[seat], []).append(rating)
    return {
        player: Rating(sum(one.mu for one in several) / len(several), sum(one.sigma for one in several) / len(several))
        for player, several in found.items()
    }
