"""The charts of an arena: ratings, victories by player, seat and start position, and time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tessera.kernel.record import SEATS
from tessera.lab.arena.axis import plain_axis, share_axis, time_axis
from tessera.lab.arena.charts import Bar, chart
from tessera.lab.arena.summary import Figures
from tessera.lab.arena.words import duration, percent, phrase


def plots(figures: Figures, language: str) -> dict[str, str]:
    """Every chart by the name of its file, without ending."""
    return {
        "ratings": _ratings(figures, language),
        "shares": _shares(figures, language),
        "seats": _places(figures, language, "by_seat", lambda number: phrase("seat", language, seat=SEATS[number])),
        "positions": _places(
            figures, language, "by_position", lambda number: phrase("position", language, position=number + 1)
        ),
        "times": _times(figures, language),
    }


def _ratings(figures: Figures, language: str) -> str:
    bars = []
    for player in figures["players"]:
        rating = player["rating"]
        bars.append(Bar(player["player"], rating["mu"], rating["low"], rating["high"], f"{rating['mu']:.1f}"))
    ends = [end for bar in bars for end in (bar.low, bar.high)]
    return chart(phrase("ratings", language), bars, plain_axis(ends))


def _shares(figures: Figures, language: str) -> str:
    bars = [_share(player["player"], player["win_share"]) for player in figures["players"]]
    return chart(phrase("shares", language), bars, share_axis(), 1 / figures["teams"])


def _places(figures: Figures, language: str, kind: str, name: Callable[[int], str]) -> str:
    places: Sequence[Figures] = figures[kind]
    bars = [_share(name(place["number"]), place["win_share"]) for place in places]
    return chart(phrase(kind, language), bars, share_axis(), 1 / figures["teams"])


def _times(figures: Figures, language: str) -> str:
    bars = []
    for player in figures["players"]:
        mean, longest = player["cpu_per_move"], player["cpu_longest"]
        bars.append(Bar(player["player"], mean, mean, longest, duration(mean)))
    ends = [end for bar in bars for end in (bar.low, bar.high)]
    return chart(phrase("moves", language), bars, time_axis(ends))


def _share(name: str, share: dict[str, Any]) -> Bar:
    return Bar(name, share["share"], share["low"], share["high"], percent(share["share"]))
