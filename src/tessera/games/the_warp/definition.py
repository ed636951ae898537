"""The Warp as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tessera.games.the_warp import _generated, catalogue, objections, shelf, wording
from tessera.games.the_warp.compiler import Compiler
from tessera.games.the_warp.library import Library, load, pack_hash
from tessera.games.the_warp.options import Terms, option_specs
from tessera.games.the_warp.outcome import outcome, standing
from tessera.games.the_warp.redeal import redeal_secrets
from tessera.games.the_warp.rulebook import Rulebook
from tessera.games.the_warp.rules.setup import lay_out, zone_plan
from tessera.games.the_warp.rules.team_mode import team_of
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.view import view
from tessera.kernel.catalogue import Clause, Entry, Listing, PackReport, Preset, Term
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Definition, OptionSpec, Outcome, Plain, Setup
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.state import State
from tessera.kernel.wire import Reader
from tessera.kernel.zone import Plan

VERSION = "2"


class TheWarp(Definition):
    """The Warp for 2 to 6 players, in teams too, and a solo trial (WARP-SET-01, WARP-TEAM-01, WARP-SOLO-02)."""

    def __init__(self) -> None:
        # By packs, seats and options as they are written: a game that begins like the last one reads no options again.
        self._books: dict[tuple[tuple[str, ...], int, str], Rulebook] = {}
        self._plans: dict[tuple[tuple[str, ...], int, str], Plan] = {}
        self._libraries: dict[tuple[tuple[str, ...], bool], Library] = {}

    def name(self) -> str:
        return "the-warp"

    def version(self) -> str:
        return VERSION

    def seat_counts(self) -> Sequence[int]:
        return (1, 2, 3, 4, 5, 6)

    def options(self) -> Sequence[OptionSpec]:
        return option_specs()

    def pack_hash(self, path: str) -> str:
        return pack_hash(Path(path))

    # The state

    def library(self, packs: tuple[str, ...], first: bool = False) -> Library:
        """The content of a set-up, with what the house made of it first if it was begun with that. A pack that was
        changed since is read anew, for a record names it by its hash."""
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
            terms = Terms(setup.options, setup.seats)
            book = _build(self.library(setup.packs, terms.first), terms, setup.seats)
            self._books[key] = book
            self._plans[key] = zone_plan(book, setup.seats)
        return key

    def begin(self, setup: Setup) -> State:
        game = self._blank(setup)
        lay_out(game, Chance(key_of(setup.seed), 0))
        return game

    def _blank(self, setup: Setup) -> Warp:
        key = self._known(setup)
        return Warp(self._plans[key], self._books[key])

    def clone(self, state: State) -> State:
        assert isinstance(state, Warp)
        return _generated.clone(state)

    def write(self, state: State) -> list[int]:
        assert isinstance(state, Warp)
        return _generated.write(state)

    def read(self, setup: Setup, numbers: Sequence[int]) -> State:
        game = self._blank(setup)
        _generated.read(game, Reader(numbers))
        return game

    def redeal_secrets(self, state: State, seat: int) -> None:
        assert isinstance(state, Warp)
        redeal_secrets(state, seat)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Warp)
        return outcome(state)

    def standing(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, Warp)
        return standing(state)

    def teams(self, state: State) -> Sequence[int]:
        assert isinstance(state, Warp)
        return [team_of(state, seat) if state.rulebook.teams else seat for seat in range(state.seats)]

    # For people

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        assert isinstance(state, Warp)
        return view(state, seat)

    def question_text(self, state: State, kind: str, seat: int, about: Sequence[str], language: str) -> str:
        assert isinstance(state, Warp)
        return wording.question_text(state, kind, seat, about, language)

    def option_text(self, state: State, kind: str, notation: str, language: str) -> str:
        assert isinstance(state, Warp)
        return wording.option_text(state, kind, notation, language)

    def event_text(self, state: State, event: Event, seat: int, language: str) -> str:
        assert isinstance(state, Warp)
        return wording.event_text(state, event, seat, language)

    def not_your_turn(self, state: State, seat: int) -> Objection:
        assert isinstance(state, Warp)
        return wording.not_your_turn(state, seat)

    def objection(self, state: State, seat: int, pick: str) -> Objection | None:
        assert isinstance(state, Warp)
        return objections.objection_elsewhere(state, seat, pick)

    def question_clause(self, kind: str) -> str:
        return wording.question_clause(kind)

    def explain(self, state: State, thing: str, language: str) -> str:
        assert isinstance(state, Warp)
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
    book = Compiler(library, terms.side, seats).build()
    book.advanced = terms.advanced
    book.teams = terms.teams
    book.is_solo = seats == 1
    figures = library.game
    book.troops = figures["per_player"]["troops"]
    book.start_hands = [[seat["archive"], seat["gold"], seat["energy"]] for seat in figures["seat"]]
    for supply in figures["neutral_supply"]:
        if max(2, seats) in supply["players"]:
            book.grey = supply["assault_ship"]
    for endgame in figures["endgame"]:
        if seats in endgame["players"] and (endgame.get("mode", "") == "team") == terms.teams:
            book.goal = endgame["trigger_points"]
            book.endgame_rounds = endgame["extra_rounds"]
    return book
