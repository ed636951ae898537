"""What came of an arena, as plain data: standings, who beats whom, seats, start positions, ends of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

import tessera
from tessera.lab.arena.match import Played
from tessera.lab.arena.plan import Plan
from tessera.lab.arena.ratings import Rating, rate
from tessera.lab.arena.schedule import deals, meetings
from tessera.lab.arena.share import Share, share_of

Figures = dict[str, Any]


def summarise(plan: Plan, games: Sequence[Played]) -> Figures:
    """All figures of an arena. The best player comes first."""
    ratings = rate(plan.players, games)
    ranking = sorted(plan.players, key=lambda player: (-ratings[player].mu, plan.players.index(player)))
    return {
        "game": plan.game,
        "seats": plan.seats,
        # How many sides there are: as many as seats, unless seats win together.
        "teams": len(set(games[0].sides)),
        "seed": plan.seed,
        "options": plan.options,
        "packs": list(plan.packs),
        "tessera": tessera.__version__,
        "games": len(games),
        "deals": deals(plan),
        "combinations": len(meetings(plan.players, plan.seats)),
        "games_each": len(games) // len(meetings(plan.players, plan.seats)),
        "games_asked": plan.games,
        "draws": sum(game.is_draw for game in games),
        "mean_decisions": round(sum(sum(game.decisions) for game in games) / len(games), 2),
        "players": [_player(player, ratings[player], games) for player in ranking],
        "cross": [[_plain(_against(one, other, games)) for other in ranking] for one in ranking],
        "by_seat": _by(plan.seats, ranking, games, lambda game, seat: seat),
        "by_position": _by(plan.seats, ranking, games, lambda game, seat: game.positions[seat]),
        "reasons": dict(sorted(Counter(game.reason for game in games).items())),
        "by_the_clock": plan.by_the_clock(),
        "faults": sum(sum(game.faults) for game in games),
    }


def _player(player: str, rating: Rating, games: Sequence[Played]) -> Figures:
    """One player's figures, over all seats in which it sat."""
    sat = [(game, seat) for game in games for seat in range(len(game.players)) if game.players[seat] == player]
    decisions = sum(game.decisions[seat] for game, seat in sat)
    draws = sum(game.is_draw and game.points[seat] > 0 for game, seat in sat)
    return {
        "player": player,
        "games": len(sat),
        "wins": sum(game.points[seat] > 0 for game, seat in sat) - draws,
        "draws": draws,
        "win_share": _plain(share_of(_results(sat))),
        "rating": rating.as_dict(),
        "mean_points": round(sum(game.scores[seat] for game, seat in sat) / len(sat), 3),
        "decisions_per_game": round(decisions / len(sat), 2),
        "cpu_per_move": round(sum(game.cpu_seconds[seat] for game, seat in sat) / max(1, decisions), 6),
        "cpu_longest": round(max(game.cpu_longest[seat] for game, seat in sat), 6),
        "wall_per_move": round(sum(game.wall_seconds[seat] for game, seat in sat) / max(1, decisions), 6),
        "wall_longest": round(max(game.wall_longest[seat] for game, seat in sat), 6),
        "faults": sum(game.faults[seat] for game, seat in sat),
    }


def _results(sat: Sequence[tuple[Played, int]]) -> list[tuple[int, float]]:
    """What seats had of the victory, each with its deal. Teammates have the same, which makes nothing surer."""
    found = {(game.number, game.sides[seat]): (game.deal, game.points[seat]) for game, seat in sat}
    return list(found.values())


def _against(one: str, other: str, games: Sequence[Played]) -> Share | None:
    """How often one player ended before the other, where both played against each other; equal places count half."""
    results: dict[tuple[int, int, int], tuple[int, float]] = {}
    for game in games:
        for here, there in permutations(range(len(game.players)), 2):
            if (game.players[here], game.players[there]) == (one, other) and game.sides[here] != game.sides[there]:
                ahead = game.places[there] - game.places[here]
                meeting = (game.number, game.sides[here], game.sides[there])
                results[meeting] = (game.deal, 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
    return None if one == other else share_of(list(results.values()))


def _by(
    seats: int, ranking: Sequence[str], games: Sequence[Played], place: Callable[[Played, int], int]
) -> list[Figures]:
    """The share of victories by seat or by start position: of all together, and of each player."""
    found: list[Figures] = []
    for number in range(seats):
        sat = [(game, seat) for game in games for seat in range(seats) if place(game, seat) == number]
        shares = {
            player: _plain(
                share_of([(game.deal, game.points[seat]) for game, seat in sat if _sits(game, seat, player)])
            )
            for player in ranking
        }
        everybody = share_of([(game.deal, game.points[seat]) for game, seat in sat])
        found.append({"number": number, "win_share": _plain(everybody), "players": shares})
    return found


def _sits(game: Played, seat: int, player: str) -> bool:
    return game.players[seat] == player


def _plain(share: Share | None) -> dict[str, float] | None:
    return None if share is None else share.as_dict()
