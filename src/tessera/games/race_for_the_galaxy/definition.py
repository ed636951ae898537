"""Race for the Galaxy as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tessera.games.race_for_the_galaxy import _generated, catalogue, objections, shelf, wording
from tessera.games.race_for_the_galaxy.compiler import Compiler, action_menus
from tessera.games.race_for_the_galaxy.library import Library, load, pack_hash
from tessera.games.race_for_the_galaxy.options import Terms, option_specs
from tessera.games.race_for_the_galaxy.outcome import outcome, standing
from tessera.games.race_for_the_galaxy.rulebook import Rulebook
from tessera.games.race_for_the_galaxy.rules.setup import lay_out, zone_plan
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.view import view
from tessera.kernel.catalogue import Clause, Entry, Listing, PackReport, Preset, Term
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Definition, OptionSpec, Outcome, Plain, Setup
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.state import State
from tessera.kernel.wire import Reader
from tessera.kernel.zone import Plan

VERSION = "2"


class RaceForTheGalaxy(Definition):
    """Race for the Galaxy with all of expansion arc 1, for 1 to 6 players (RFTG-SET-02, RFTG-SET-13)."""

    def __init__(self) -> None:
        # By packs, seats and options as they are written: a game that begins like the last one reads no options again.
        self._books: dict[tuple[tuple[str, ...], int, str], Rulebook] = {}
        self._plans: dict[tuple[tuple[str, ...], int, str], Plan] = {}
        self._libraries: dict[tuple[str, ...], Library] = {}

    def name(self) -> str:
        return "race-for-the-galaxy"

    def version(self) -> str:
        return VERSION

    def seat_counts(self) -> Sequence[int]:
        return (1, 2, 3, 4, 5, 6)

    def options(self) -> Sequence[OptionSpec]:
        return option_specs()

    def pack_hash(self, path: str) -> str:
        return pack_hash(Path(path))

    # The state

    def library(self, packs: tuple[str, ...]) -> Library:
        """The content of a set-up. A pack that was changed since is read anew, for a record names it by its hash."""
        written = self.pack_hashes(packs)
        if written not in self._libraries:
            self._libraries[written] = load([Path(path) for path in packs])
        return self._libraries[written]

    def rulebook(self, setup: Setup) -> Rulebook:
        """The tables of a set-up; what is agreed before the game does not change in it (RFTG-TAKEOVER-42)."""
        return self._books[self._known(setup)]

    def _known(self, setup: Setup) -> tuple[tuple[str, ...], int, str]:
        """Under which key the tables and the zones of a set-up are kept; they are made if it is new."""
        key = (self.pack_hashes(setup.packs), setup.seats, repr(setup.options))
        if key not in self._books:
            library = self.library(setup.packs)
            book = _build(library, Terms(setup.options, setup.seats, library), setup.seats)
            self._books[key] = book
            self._plans[key] = zone_plan(book, setup.seats)
        return key

    def begin(self, setup: Setup) -> State:
        game = self._blank(setup)
        lay_out(game, Chance(key_of(setup.seed), 0))
        return game

    def _blank(self, setup: Setup) -> Race:
        key = self._known(setup)
        return Race(self._plans[key], self._books[key])

    def clone(self, state: State) -> State:
        assert isinstance(state, Race)
        return _generated.clone(state)

    def write(self, state: State) -> list[int]:
        assert isinstance(state, Race)
        return _generated.write(state)

    def read(self, setup: Setup, numbers: Sequence[int]) -> State:
        game = self._blank(setup)
        _generated.read(game, Reader(numbers))
        return game

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Race)
        return outcome(state)

    def standing(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, Race)
        return standing(state)

    # For people

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        assert isinstance(state, Race)
        return view(state, seat)

    def question_text(self, state: State, kind: str, seat: int, about: Sequence[str], language: str) -> str:
        assert isinstance(state, Race)
        return wording.question_text(state, kind, seat, about, language)

    def option_text(self, state: State, kind: str, notation: str, language: str) -> str:
        assert isinstance(state, Race)
        return wording.option_text(state, kind, notation, language)

    def event_text(self, state: State, event: Event, seat: int, language: str) -> str:
        assert isinstance(state, Race)
        return wording.event_text(state, event, seat, language)

    def not_your_turn(self, state: State, seat: int) -> Objection:
        assert isinstance(state, Race)
        return wording.not_your_turn(state, seat)

    def objection(self, state: State, seat: int, pick: str) -> Objection | None:
        assert isinstance(state, Race)
        return objections.objection_elsewhere(state, seat, pick)

    def question_clause(self, kind: str) -> str:
        return wording.question_clause(kind)

    def explain(self, state: State, thing: str, language: str) -> str:
        assert isinstance(state, Race)
        return wording.explain(state, thing, language)

    # The book and the box

    def clauses(self) -> Sequence[Clause]:
        return catalogue.clauses(self.library(()))

    def listing(self) -> Listing:
        return shelf.listing()

    def presets(self) -> Sequence[Preset]:
        return shelf.presets()

    def terms(self) -> Sequence[Term]:
        return shelf.terms()

    def catalogue(self, packs: Sequence[str] = ()) -> Sequence[Entry]:
        return catalogue.entries(self.library(tuple(packs)))

    def totals(self, packs: Sequence[str] = ()) -> Mapping[str, Mapping[str, int]]:
        return catalogue.totals(self.library(tuple(packs)))

    def check_pack(self, path: str) -> PackReport:
        return catalogue.pack_report(Path(path))


def _build(library: Library, terms: Terms, seats: int) -> Rulebook:
    book = Compiler(library, terms.expansion, terms.takeovers).build()
    book.seats = seats
    book.experienced = terms.experienced
    book.start_rule = terms.start
    book.goals_on = terms.goals
    book.draft = terms.draft
    book.scenario, book.rebels = terms.scenario, terms.rebels
    book.round_limit = terms.round_limit
    book.action_menus = action_menus(terms.experienced)
    book.single_menus = action_menus(False)
    difficulty = library.robot["difficulty"][terms.difficulty]
    book.difficulty = terms.difficulty
    book.counters, book.counter_vp = difficulty["counters"], difficulty["counter_vp"]
    if terms.robot != "random" and seats == 1:
        book.robot_start = [robot.card for robot in book.robots].index(terms.robot)
    return book
