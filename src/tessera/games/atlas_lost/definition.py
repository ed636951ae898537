"""Atlas Lost as the table knows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tessera.games.atlas_lost import _generated, catalogue, objections, shelf, wording
from tessera.games.atlas_lost.compiler import Compiler
from tessera.games.atlas_lost.library import Library, load, pack_hash
from tessera.games.atlas_lost.options import chosen_trees, first_seat, option_specs, turn_limit
from tessera.games.atlas_lost.rulebook import Rulebook
from tessera.games.atlas_lost.rules.ch03_setup import lay_out, zone_plan
from tessera.games.atlas_lost.scoring import outcome
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.view import known_tp, view
from tessera.kernel.catalogue import Clause, Entry, Listing, PackReport, Preset, Term
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Definition, OptionSpec, Outcome, Plain, Setup
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.state import State
from tessera.kernel.wire import Reader

VERSION = "2"


class AtlasLost(Definition):
    """Atlas Lost: Rise of the New Sovereigns, for 1 to 4 players (AL-GAME-01).

    Its questions list legal choices only, so the kernel answers those with a single one and passes over those with
    none (AL-DIG-02).
    """

    def __init__(self) -> None:
        self._books: dict[tuple[tuple[str, ...], str, bool, int, bool], Rulebook] = {}
        self._libraries: dict[tuple[tuple[str, ...], bool], Library] = {}

    def name(self) -> str:
        return "atlas-lost"

    def version(self) -> str:
        return VERSION

    def seat_counts(self) -> Sequence[int]:
        return (1, 2, 3, 4)

    def options(self) -> Sequence[OptionSpec]:
        return option_specs()

    def pack_hash(self, path: str) -> str:
        return pack_hash(Path(path))

    # The state

    def library(self, packs: tuple[str, ...], first: bool = False) -> Library:
        """The content of a set-up, with the first version of the house cards if it was begun with those. A pack that
        was changed since is read anew, for a record names it by its hash."""
        key = (self.pack_hashes(packs), first)
        if key not in self._libraries:
            self._libraries[key] = load([Path(path) for path in packs], first)
        return self._libraries[key]

    def rulebook(self, setup: Setup) -> Rulebook:
        """The tables of a set-up; AL-DIG-04: the Japanese reading unless the English one is asked for."""
        reading = str(setup.options["reading"])
        nested = bool(setup.options["nested_counts_as_startup"])
        first = setup.options["house_cards"] == "first"
        library = self.library(setup.packs, first)
        limit = turn_limit(setup.options, setup.seats, library.solo["solo"]["turn_limit"])
        key = (self.pack_hashes(setup.packs), reading, nested, limit, first)
        if key not in self._books:
            book = Compiler(library, reading).build()
            book.nested_counts_as_startup = nested
            book.turn_limit = limit
            self._books[key] = book
        return self._books[key]

    def begin(self, setup: Setup) -> State:
        game = self._blank(setup)
        library = game.rulebook.library
        chance = Chance(key_of(setup.seed), 0)
        trees = chosen_trees(setup.options["trees"], chance)
        first = first_seat(setup.options["first"], setup.seats)
        lay_out(game, library, trees, library.npc_counts[setup.seats], first, chance)
        return game

    def _blank(self, setup: Setup) -> Atlas:
        rulebook = self.rulebook(setup)
        return Atlas(zone_plan(rulebook, setup.seats), rulebook)

    def clone(self, state: State) -> State:
        assert isinstance(state, Atlas)
        return _generated.clone(state)

    def write(self, state: State) -> list[int]:
        assert isinstance(state, Atlas)
        return _generated.write(state)

    def read(self, setup: Setup, numbers: Sequence[int]) -> State:
        game = self._blank(setup)
        _generated.read(game, Reader(numbers))
        return game

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Atlas)
        return outcome(state)

    def standing(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, Atlas)
        return [known_tp(state, player, seat) for player in range(state.seats)]

    # For people

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        assert isinstance(state, Atlas)
        return view(state, seat)

    def question_text(self, state: State, kind: str, seat: int, about: Sequence[str], language: str) -> str:
        assert isinstance(state, Atlas)
        return wording.question_text(state, kind, seat, about, language)

    def option_text(self, state: State, kind: str, notation: str, language: str) -> str:
        assert isinstance(state, Atlas)
        return wording.option_text(state, kind, notation, language)

    def event_text(self, state: State, event: Event, seat: int, language: str) -> str:
        assert isinstance(state, Atlas)
        return wording.event_text(state, event, seat, language)

    def not_your_turn(self, state: State, seat: int) -> Objection:
        assert isinstance(state, Atlas)
        return wording.not_your_turn(state, seat)

    def objection(self, state: State, seat: int, pick: str) -> Objection | None:
        assert isinstance(state, Atlas)
        return objections.objection_elsewhere(state, seat, pick)

    def question_clause(self, kind: str) -> str:
        return wording.question_clause(kind)

    def explain(self, state: State, thing: str, language: str) -> str:
        assert isinstance(state, Atlas)
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

    def check_pack(self, path: str) -> PackReport:
        return catalogue.pack_report(Path(path))
