"""Writes the scenes that the web client's component tests play in: real positions of real games, in both languages.

`make check` and `make test` write them into web/tests/scenes, which is not kept in git, and write them anew when any
source of the server has changed: a scene is never older than the server that made it.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tessera.games import find, names
from tessera.kernel.choice import Question
from tessera.kernel.game import Game
from tessera.players import seat_player
from tessera.table import conduct, showing
from tessera.table.frames import CardsShown, ClausesShown
from tessera.table.journal import Said, Sat, Started
from tessera.table.match import Founding, Match
from tessera.table.server import games
from tessera.table.terms import Terms

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "web" / "tests" / "scenes"
# Which sources the scenes were written by.
SOURCES: Final = ".sources"

LANGUAGES: Final = ("en", "ja")
PEOPLE: Final = ("Ann", "Ben", "Chika", "Dai", "Emi", "Finn")
FIRST_MS: Final = 1_700_000_000_000
MOST_CHOICES: Final = 4000
DEALS: Final = 8

Moment = Callable[[Match, Question | None], bool]


class Scene(NamedTuple):
    """A moment of a game that is shown."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    moment: Moment
    level: str = "greedy"


def _asked(kind: str, after: int) -> Moment:
    """When A is asked such a question, after so many choices."""
    return lambda match, question: question is not None and question.kind == kind and len(match.chosen) >= after


def _over(match: Match, question: Question | None) -> bool:
    return match.is_over


_ATLAS: Final = "atlas-lost"
_RACE: Final = "race-for-the-galaxy"
_REVIVE: Final = "revive"
_WARP: Final = "the-warp"
_WHOLE_ARC: Final = {"sets": "set3", "goals": True, "takeovers": True}

SCENES: Final[dict[str, Scene]] = {
    "opening": Scene(_ATLAS, 2, {}, "1", _asked("initial", 0)),
    "action": Scene(_ATLAS, 3, {}, "2", _asked("action", 60)),
    "influence": Scene(_ATLAS, 3, {}, "2", _asked("influence", 30)),
    "faith": Scene(_ATLAS, 2, {"trees": ["religion", "military", "economy"]}, "3", _asked("action", 80)),
    "four": Scene(_ATLAS, 4, {"trees": ["culture", "science", "religion"]}, "4", _asked("action", 120)),
    "solo": Scene(_ATLAS, 1, {}, "5", _asked("action", 30)),
    "over": Scene(_ATLAS, 3, {}, "2", _over),
    "race-opening": Scene(_RACE, 2, _WHOLE_ARC, "1", _asked("start-world", 0)),
    "race-action": Scene(_RACE, 3, _WHOLE_ARC, "2", _asked("action", 60)),
    "race-pay": Scene(_RACE, 3, _WHOLE_ARC, "2", _asked("pay", 30)),
    "race-six": Scene(_RACE, 6, _WHOLE_ARC, "4", _asked("action", 60)),
    "race-robot": Scene(_RACE, 1, {"sets": "set1"}, "5", _asked("action", 20)),
    "race-over": Scene(_RACE, 2, {"experienced": True}, "1", _over),
    "revive-draft": Scene(_REVIVE, 4, {"drafting": True, "moon_sides": True}, "1", _asked("draft", 0), "random"),
    "revive-turn": Scene(_REVIVE, 4, {}, "2", _asked("turn", 500)),
    "revive-lay": Scene(_REVIVE, 3, {"vast_crystals": True}, "3", _asked("lay-tile", 60)),
    "revive-order": Scene(_REVIVE, 4, {}, "4", _asked("any-order", 200), "random"),
    "revive-announce": Scene(_REVIVE, 2, {"all_tribes": True}, "5", _asked("announce", 100), "random"),
    "revive-module": Scene(_REVIVE, 2, {}, "6", _asked("place-module", 60), "random"),
    "revive-hibernate": Scene(_REVIVE, 4, {"moon_sides": True}, "7", _asked("hibernation-reward", 200), "random"),
    "revive-solo": Scene(_REVIVE, 1, {}, "8", _asked("turn", 60)),
    "revive-over": Scene(_REVIVE, 3, {}, "9", _over),
    # Whoever plays at random comes to fights, bribes and prompts of every kind.
    "warp-draft": Scene(_WARP, 4, {}, "1", _asked("race", 0), "random"),
    "warp-missions": Scene(_WARP, 4, {}, "1", _asked("missions", 0), "random"),
    "warp-action": Scene(_WARP, 4, {}, "1", _asked("action", 900), "random"),
    "warp-attack": Scene(_WARP, 4, {}, "1", _asked("attack", 600), "random"),
    "warp-bribe": Scene(_WARP, 4, {"side": "B"}, "2", _asked("bribe-answer", 100), "random"),
    "warp-dice": Scene(_WARP, 4, {}, "2", _asked("dice", 200), "random"),
    "warp-end": Scene(_WARP, 6, {"side": "B", "pioneering": "advanced"}, "3", _asked("end", 1200), "random"),
    "warp-teams": Scene(_WARP, 4, {"teams": True}, "4", _asked("follow-terrashift", 400), "random"),
    "warp-solo": Scene(_WARP, 1, {}, "5", _asked("action", 60), "random"),
    "warp-over": Scene(_WARP, 3, {}, "6", _over, "random"),
}


def found(scenes: Mapping[str, Scene]) -> Iterator[tuple[str, Match]]:
    """Each scene by its name, with a game of bots that has come to its moment and goes on when it has been looked at.

    Scenes of one and the same game are found while it is played once. The deal is the one that is named, or another
    one if the moment does not come there.
    """
    waiting = dict(scenes)
    for attempt in range(DEALS):
        games: dict[str, dict[str, Scene]] = {}
        for name, scene in waiting.items():
            games.setdefault(repr(scene._replace(moment=_over)), {})[name] = scene
        for together in games.values():
            scene = next(iter(together.values()))
            for match in play(scene._replace(seed=f"{scene.seed} {attempt}" if attempt else scene.seed)):
                question = None if match.is_over else match.question(0)
                for name in [name for name in together if together[name].moment(match, question)]:
                    yield name, match
                    del together[name], waiting[name]
                if not together:
                    break
    if waiting:
        raise LookupError(f"In {DEALS} deals the moment never came: {', '.join(waiting)}.")


def play(scene: Scene) -> Iterator[Match]:
    """A game of bots, before each choice and in the end."""
    game, seats, options, seed, _, level = scene
    match = Match(Founding("scene", Terms(game, seats, options), seed, "d" * 64, "Ann", "1"))

    def note(act: Any, person: str) -> None:
        match.take(FIRST_MS + (match.number + 1) * 1000, act, person)

    for seat in range(seats):
        note(Sat(seat, PEOPLE[seat], PEOPLE[seat]), PEOPLE[seat])
    note(Started(), "Ann")
    note(Said(0, "Ann", "Good luck!"), "Ann")
    players = [seat_player(level, game, f"{seed} {seat}") for seat in range(seats)]
    yield match
    while not match.is_over and len(match.chosen) <= MOST_CHOICES:
        asked = next(seat for seat in range(seats) if match.is_asked(seat))
        assert isinstance(match.game, Game)
        picks = players[asked].choose(match.game, asked)
        note(conduct.choose(match, PEOPLE[asked], asked, match.versions[asked], tuple(picks)), PEOPLE[asked])
        yield match


# What is written


def digest() -> str:
    """Changes whenever a scene could."""
    told = hashlib.sha256()
    files = [path for path in (ROOT / "src" / "tessera").rglob("*") if path.suffix in (".py", ".toml")]
    for path in sorted([*files, ROOT / "requirements.lock", Path(__file__)]):
        content = path.read_bytes()
        told.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        told.update(content)
    return told.hexdigest()


def main() -> int:
    """Write all scenes, and what is printed of each game under its name, unless they are there as they would be."""
    stamp, made_of = TARGET / SOURCES, digest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == made_of:
        return 0
    TARGET.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    for name, match in found(SCENES):
        for language in LANGUAGES:
            explained = None if match.is_over else showing.explain(match, 0, language)
            shown = {"position": showing.position(match, "Ann", 0, language), "explained": explained}
            _write(f"{name}.{language}", shown)
    for name in names():
        game = find(name)
        for language in LANGUAGES:
            _write(
                f"{name}.{language}",
                {
                    "cards": CardsShown(name, *games.printed(game, (), language)),
                    "clauses": ClausesShown(name, games.book(game, language)),
                    "game": games.shelf(game, (), language),
                },
            )
    stamp.write_text(made_of, encoding="utf-8")
    return 0


def _write(name: str, shown: object) -> None:
    path = TARGET / f"{name}.json"
    text = msgspec.json.format(msgspec.json.encode(shown), indent=1) + b"\n"
    # Unchanged files keep their time, so that tools which watch them do nothing.
    if not path.exists() or path.read_bytes() != text:
        path.write_bytes(text)


if __name__ == "__main__":
    sys.exit(main())
