"""What an arena left in its folder, as columns: one row for each seat of each game, and who had what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tessera.lab.arena.match import shares_of_victory

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Flags = NDArray[np.bool_]


class Tables:
    """The results of an arena. Rows are seats: those of the first game, then those of the second, and so on."""

    def __init__(self, games: Sequence[Mapping[str, Any]], facts: Sequence[tuple[int, int, str, str]]) -> None:
        self.games = len(games)
        self.seats = len(games[0]["players"])
        # What a seat may expect of a victory: its team's part.
        self.expected = 1 / len(set(games[0]["sides"]))
        self.levels = sorted({player for game in games for player in game["players"]})
        rows = [(index, game, seat) for index, game in enumerate(games) for seat in range(self.seats)]
        deals = {seed: number for number, seed in enumerate(dict.fromkeys(game["seed"] for game in games))}
        self.deals = len(deals)
        self.game = _integers(index for index, _, _ in rows)
        self.deal = _integers(deals[game["seed"]] for _, game, _ in rows)
        self.seat = _integers(seat for _, _, seat in rows)
        # 0 for the seat that began.
        self.position = _integers(game["positions"][seat] for _, game, seat in rows)
        self.player = _integers(self.levels.index(game["players"][seat]) for _, game, seat in rows)
        self.share: Floats = np.concatenate([shares_of_victory(game["winners"], game["sides"]) for game in games])
        self.points: Floats = np.array([game["scores"][seat] for _, game, seat in rows], dtype=np.float64)
        self.reasons = [str(game["reason"]) for game in games]
        self._had = _had({int(game["number"]): index for index, game in enumerate(games)}, facts, self.seats)

    @property
    def rows(self) -> int:
        """How many seats of how many games there were."""
        return self.games * self.seats

    def ids(self, category: str) -> list[str]:
        """Everything of a category that somebody had, in order."""
        return sorted(self._had.get(category, {}))

    def having(self, category: str, identity: str) -> Flags:
        """The rows of which a fact is true."""
        flags: Flags = np.zeros(self.rows, dtype=np.bool_)
        flags[self._had.get(category, {}).get(identity, [])] = True
        return flags

    def counts(self, category: str) -> Integers:
        """How many facts of a category are true of each row."""
        counts: Integers = np.zeros(self.rows, dtype=np.int64)
        for rows in self._had.get(category, {}).values():
            counts[rows] += 1
        return counts


def _integers(numbers: Iterable[int]) -> Integers:
    return np.fromiter(numbers, dtype=np.int64)


def _had(
    order: Mapping[int, int], facts: Sequence[tuple[int, int, str, str]], seats: int
) -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = {}
    for number, seat, category, identity in facts:
        found.setdefault(category, {}).setdefault(identity, []).append(order[number] * seats + seat)
    return found
