"""Revive as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tessera.games.revive import _generated, catalogue, objections, shelf, wording
from tessera.games.revive.compiler import Compiler
from tessera.games.revive.library import Library, load, pack_hash
from tessera.games.revive.options import agree, figures, fitted, option_specs
from tessera.games.revive.outcome import outcome, standing
from tessera.games.revive.redeal import redeal_secrets
from tessera.games.revive.rulebook import Rulebook
from tessera.games.revive.rules.setup import lay_out, zone_plan
from tessera.games.revive.state import Revive
from tessera.games.revive.view import view
from tessera.kernel.catalogue import Clause, Entry, Listing, PackReport, Preset, Term
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Definition, OptionSpec, Outcome, Plain, Setup
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.state import State
from tessera.kernel.wire import Reader
from tessera.kernel.zone import Plan

VERSION = "2"


class ReviveGame(Definition):
    """Revive for 1 to 4 players (REV-TURN-01, REV-SOLO-01)."""

    def __init__(self) -> None:
        # By packs, seats and options as they are written: a game that begins like the last one reads no options again.
        self._books: dict[tuple[tuple[str, ...], int, str], Rulebook] = {}
        self._plans: dict[tuple[tuple[str, ...], int, str], Plan] = {}
        self._libraries: dict[tuple[tuple[str, ...], bool], Library] = {}
        # By packs, version of the house content, and the figures that were agreed upon.
        self._fitted: dict[tuple[tuple[str, ...], bool, tuple[int, int, int]], Library] = {}

    def name(self) -> str:
        return "revive"

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
        """The content of a set-up, with the first version of the house content if it was begun with that. A pack that
        was changed since is read anew, for a record names it by its hash."""
        key = (self.pack_hashes(packs), first)
        if key not in self._libraries:
            self._libraries[key] = load([Path(path) for path in packs], first)
        return self._libraries[key]

    def rulebook(self, setup: Setup) -> Rulebook:
        """The tables of a set-up."""
        return self._books[self._known(setup)]

    def _known(self, setup: Setup) -> tuple[tuple[str, ...], int, str]:
        """Under which key the tables and the zones of a set-up are kept; they are made if it is new."""
        key = (self.pack_hashes(setup.packs), setup.seats, repr(setup.options))
        if key not in self._books:
            first = setup.options["house_cards"] == "first"
            chosen = (key[0], first, figures(setup.options))
            if chosen not in self._fitted:
                self._fitted[chosen] = fitted(self.library(setup.packs, first), chosen[2])
            book = Compiler(self._fitted[chosen], setup.seats).build()
            agree(book, setup.options)
            self._books[key] = book
            self._plans[key] = zone_plan(book, setup.seats)
        return key

    def begin(self, setup: Setup) -> State:
        game = self._blank(setup)
        lay_out(game, Chance(key_of(setup.seed), 0))
        return game

    def _blank(self, setup: Setup) -> Revive:
        key = self._known(setup)
        return Revive(self._plans[key], self._books[key])

    def clone(self, state: State) -> State:
        assert isinstance(state, Revive)
        return _generated.clone(state)

    def write(self, state: State) -> list[int]:
        assert isinstance(state, Revive)
        return _generated.write(state)

    def read(self, setup: Setup, numbers: Sequence[int]) -> State:
        game = self._blank(setup)
        _generated.read(game, Reader(numbers))
        return game

    def redeal_secrets(self, state: State, seat: int) -> None:
        assert isinstance(state, Revive)
        redeal_secrets(state, seat)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Revive)
        return outcome(state)

    def standing(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, Revive)
        return standing(state, seat)

    # For people

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        assert isinstance(state, Revive)
        return view(state, seat)

    def question_text(self, state: State, kind: str, seat: int, about: Sequence[str], language: str) -> str:
        assert isinstance(state, Revive)
        return wording.question_text(state, kind, seat, about, language)

    def option_text(self, state: State, kind: str, notation: str, language: str) -> str:
        assert isinstance(state, Revive)
        return wording.option_text(state, kind, notation, language)

    def event_text(self, state: State, event: Event, seat: int, language: str) -> str:
        assert isinstance(state, Revive)
        return wording.event_text(state, event, seat, language)

    def not_your_turn(self, state: State, seat: int) -> Objection:
        assert isinstance(state, Revive)
        return wording.not_your_turn(state, seat)

    def objection(self, state: State, seat: int, pick: str) -> Objection | None:
        assert isinstance(state, Revive)
        return objections.objection_elsewhere(state, seat, pick)

    def question_clause(self, kind: str) -> str:
        return wording.question_clause(kind)

    def question_clause_here(self, state: State, kind: str) -> str:
        assert isinstance(state, Revive)
        return wording.question_clause_here(state, kind)

    def explain(self, state: State, thing: str, language: str) -> str:
        assert isinstance(state, Revive)
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
