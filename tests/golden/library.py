"""Recorded games: where they lie, which ones there are, and how they are told.

A golden is two files: `<name>.tessera`, the record, and `<name>.log`, its story as a spectator reads it in English,
ending with how the game came out. `python -m tests.golden.make` plays and writes them anew.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from tessera.kernel.definition import Options
from tessera.kernel.game import Game
from tests.kernel.games.shelf import NAMES

FOLDER = Path(__file__).parent
TREES = ("science", "economy", "culture", "religion", "military")


class Plan:
    """A game to be recorded."""

    def __init__(self, game: str, name: str, seats: int, seed: int, options: Options, player: str) -> None:
        self.game = game
        self.name = name
        self.seats = seats
        self.seed = seed
        self.options = options
        self.player = player


def plans() -> list[Plan]:
    """Every game that is recorded."""
    return [*_atlas_lost(), *_test_games()]


def _atlas_lost() -> list[Plan]:
    """Each of the ten combinations of trees twice, with 2, 3 and 4 players and both readings; and solo."""
    found: list[Plan] = []
    for index, trees in enumerate(combinations(TREES, 3)):
        for round_, player in enumerate(("random", "greedy")):
            seats = (2, 3, 4)[(index + round_) % 3]
            reading = ("ja", "en")[(index + round_) % 2]
            options: Options = {"trees": list(trees), "reading": reading}
            if index == 9:
                options["nested_counts_as_startup"] = True
            name = f"{'-'.join(trees)}-{seats}-{player}"
            found.append(Plan("atlas-lost", name, seats, 100 + index, options, player))
    # Rare, so its seed was looked for: the game is won by initiative tiles.
    rare: Options = {"trees": ["science", "economy", "religion"], "reading": "ja"}
    found.append(Plan("atlas-lost", "initiative-victory-2-greedy", 2, 305, rare, "greedy"))
    for index, player in enumerate(("random", "greedy")):
        reading = ("ja", "en")[index]
        found.append(Plan("atlas-lost", f"solo-{player}", 1, 200, {"trees": "random", "reading": reading}, player))
    return found


def _test_games() -> list[Plan]:
    return [
        Plan("candlelight", "candlelight-3-random", 3, 1, {}, "random"),
        Plan("candlelight", "candlelight-4-random", 4, 2, {"hand": 5, "favourite": "none"}, "random"),
        Plan("caravan", "caravan-2-random", 2, 1, {"dice": "four"}, "random"),
        Plan("caravan", "caravan-4-random", 4, 2, {"rounds": 8}, "random"),
    ]


def records() -> list[Path]:
    """All records, sorted."""
    return sorted(path for name in NAMES for path in (FOLDER / name).glob("*.tessera"))


def log_of(record: Path) -> Path:
    """Where the story of a record lies."""
    return record.with_suffix(".log")


def told(game: Game) -> list[str]:
    """The story of a game, line by line."""
    outcome = game.outcome
    assert outcome is not None, "a golden is played to its end"
    winners = " ".join("ABCD"[seat] for seat in outcome.winners) or "nobody"
    scores = " ".join(str(score) for score in outcome.scores)
    return [*game.story(None), f"== {outcome.reason} ({outcome.clause}), won by {winners}, scores {scores}"]
