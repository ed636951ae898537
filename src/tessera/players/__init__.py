"""Players by level, for every game: see `levels`.

>>> import tessera
>>> game = tessera.start("atlas-lost", seats=2, seed=7)
>>> question = game.questions[0]
>>> player = seat_player("greedy", "atlas-lost", seed="7")
>>> game.play(question.seat, player.choose(game, question.seat))
"""

from __future__ import annotations

from tessera.games import find
from tessera.kernel.installed import warn_once
from tessera.kernel.refusal import SetupError
from tessera.players.greedy import Greedy
from tessera.players.levels import Level, Spec, level_named, level_names, made, read_spec
from tessera.players.novice import CARE, Novice
from tessera.players.player import Player, SeatPlayer
from tessera.players.random import Random
from tessera.players.search.search import Search
from tessera.players.search.trials import Budget
from tessera.players.specialists import specialist

__all__ = ["Level", "SeatPlayer", "level_named", "level_names", "levels", "searcher", "seat_player"]


def levels() -> tuple[str, ...]:
    """The names of all levels that can play, the weakest first.

    A bot of another package that does not work is left out, and the log says why.

    >>> levels()
    ('random', 'novice', 'greedy', 'search', 'master')
    """
    found = []
    for name in level_names():
        try:
            found.append(level_named(name).name)
        except SetupError as problem:
            warn_once(str(problem))
    return tuple(found)


def seat_player(spec: str, game: str, seed: str, live: bool = False) -> SeatPlayer:
    """A bot for a seat at that game: a level, or one with settings. The same seed answers in the same way.

    Where people wait for it (`live`) it loses patience on a slow machine, and answers with what it has by then.

    >>> seat_player("random", "atlas-lost", seed="1").level
    'random'
    >>> seat_player("search:iterations=50", "atlas-lost", seed="1").level
    'search:iterations=50'
    """
    find(game)
    read = read_spec(spec)
    return SeatPlayer(spec, _player(read, game, level_named(read.level).patience if live else 0.0), seed)


def _player(spec: Spec, game: str, patience: float) -> Player:
    level = level_named(spec.level)
    if level.factory is not None:
        return made(level, game, spec.settings, patience)
    if spec.level == "random":
        return Random()
    known = specialist(game)
    if spec.level == "novice":
        return Novice(known, spec.settings.get("care", CARE))
    if spec.level == "greedy":
        return Greedy(known)
    plan = known.thinking[spec.level]
    settings = spec.settings
    breadth = max(1, int(settings.get("breadth", plan.breadth)))
    if "iterations" in settings or "seconds" in settings:
        budget = Budget(int(settings.get("iterations", 0)), settings.get("seconds", 0.0), breadth)
    else:
        budget = Budget(plan.iterations, patience, breadth)
    return Search(known, budget, int(settings.get("horizon", plan.horizon)))


def searcher(game: str, iterations: int = 0, seconds: float = 0.0) -> Search:
    """A search for a game: so many iterations a question, or so many seconds, whichever is over first."""
    known = specialist(game)
    return Search(known, Budget(iterations, seconds), known.thinking["search"].horizon)
