"""Writes the scenes that the web client's component tests play in: real positions of real games, in both languages.

`make check` and `make test` write them anew into web/tests/scenes, which is not kept in git: a scene is never older
than the server that made it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from tessera.games import find
from tessera.kernel.choice import Question
from tessera.kernel.game import Game
from tessera.players import seat_player
from tessera.table import conduct, showing
from tessera.table.frames import CardsShown, ClausesShown
from tessera.table.journal import Entry, Said, Sat, Started
from tessera.table.match import Founding, Match
from tessera.table.server import games
from tessera.table.terms import Terms

TARGET = Path(__file__).parent.parent / "web" / "tests" / "scenes"

LANGUAGES: Final = ("en", "ja")
PEOPLE: Final = ("Ann", "Ben", "Chika", "Dai")
FIRST_MS: Final = 1_700_000_000_000
MOST_CHOICES: Final = 2000

Moment = Callable[[Match, Question | None], bool]


def _asked(kind: str, after: int) -> Moment:
    """When A is asked such a question, after so many choices."""
    return lambda match, question: question is not None and question.kind == kind and len(match.chosen) >= after


def _over(match: Match, question: Question | None) -> bool:
    return match.is_over


# By name: seats, options, seed, and the moment that is shown.
SCENES: Final[dict[str, tuple[int, dict[str, Any], str, Moment]]] = {
    "opening": (2, {}, "1", _asked("initial", 0)),
    "action": (3, {}, "2", _asked("action", 60)),
    "influence": (3, {}, "2", _asked("influence", 30)),
    "faith": (2, {"trees": ["religion", "military", "economy"]}, "3", _asked("action", 80)),
    "four": (4, {"trees": ["culture", "science", "religion"]}, "4", _asked("action", 120)),
    "solo": (1, {}, "5", _asked("action", 30)),
    "over": (3, {}, "2", _over),
}


def play(seats: int, options: dict[str, Any], seed: str, moment: Moment) -> Match:
    """A game of greedy players up to its moment."""
    match = Match(Founding("scene", Terms("atlas-lost", seats, options), seed, "d" * 64, "Ann", "1"))

    def note(act: Any, person: str) -> None:
        number = match.number + 1
        match.apply(Entry(number, FIRST_MS + number * 1000, act, person, ""))

    for seat in range(seats):
        note(Sat(seat, PEOPLE[seat], PEOPLE[seat]), PEOPLE[seat])
    note(Started(), "Ann")
    note(Said(0, "Ann", "Good luck!"), "Ann")
    players = [seat_player("greedy", "atlas-lost", f"{seed} {seat}") for seat in range(seats)]
    while not moment(match, None if match.is_over else match.question(0)):
        if match.is_over or len(match.chosen) > MOST_CHOICES:
            raise LookupError("The moment never came: choose another seed.")
        asked = next(seat for seat in range(seats) if match.is_asked(seat))
        assert isinstance(match.game, Game)
        picks = players[asked].choose(match.game, asked)
        note(conduct.choose(match, PEOPLE[asked], asked, match.versions[asked], tuple(picks)), PEOPLE[asked])
    return match


def main() -> int:
    """Write all scenes and the catalogues."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, scene in SCENES.items():
        match = play(*scene)
        for language in LANGUAGES:
            explained = None if match.is_over else showing.explain(match, 0, language)
            shown = {"position": showing.position(match, "Ann", 0, language), "explained": explained}
            _write(f"{name}.{language}", shown)
    game = find("atlas-lost")
    for language in LANGUAGES:
        _write(
            f"catalogue.{language}",
            {
                "cards": CardsShown("atlas-lost", *games.printed(game, (), language)),
                "clauses": ClausesShown("atlas-lost", games.book(game, language)),
                "game": games.shelf(game, (), language),
            },
        )
    return 0


def _write(name: str, shown: object) -> None:
    path = TARGET / f"{name}.json"
    text = msgspec.json.format(msgspec.json.encode(shown), indent=1) + b"\n"
    # Unchanged files keep their time, so that tools which watch them do nothing.
    if not path.exists() or path.read_bytes() != text:
        path.write_bytes(text)


if __name__ == "__main__":
    sys.exit(main())
