"""What a game must say about itself to be played at this table: everything else is the kernel's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from tessera.kernel.catalogue import Clause, Entry, Listing, PackReport, Preset, Term
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection, SetupError, language_of
from tessera.kernel.state import State

# Options as people write them: words, numbers, switches and lists of words.
OptionValue: TypeAlias = "str | int | bool | list[str]"
Options: TypeAlias = "dict[str, OptionValue]"
Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"


class OptionSpec:
    """One thing that can be chosen when a game is set up."""

    __slots__ = ("among_bots", "before", "choices", "default", "kind", "labels", "name", "text", "title")

    def __init__(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        choices: Sequence[str],
        text: Mapping[str, str],
        title: Mapping[str, str] | None = None,
        labels: Mapping[str, Mapping[str, str]] | None = None,
        before: OptionValue | None = None,
        among_bots: OptionValue | None = None,
    ) -> None:
        self.name = name
        # "word" (one of the choices), "words" (a list of them or one recommended word), "number", "switch"
        self.kind = kind
        self.default = default
        # The default where no person plays, in the laboratory; the same if none is given.
        self.among_bots = default if among_bots is None else among_bots
        self.choices = tuple(choices)
        self.text = dict(text)
        # A short name for people, and what each choice is called; where nothing is given, the word itself.
        self.title = dict(title or {})
        self.labels = {choice: dict(label) for choice, label in (labels or {}).items()}
        # What held before this could be chosen: so it is in a set-up that was written down without it.
        self.before = before


class Setup:
    """How a game begins: the game, its seats, the seed and the options. With the choices it is the whole game."""

    __slots__ = ("game", "options", "packs", "seats", "seed")

    def __init__(self, game: str, seats: int, seed: str, options: Options, packs: Sequence[str] = ()) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.packs = tuple(packs)

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.game, self.seats, self.seed, self.options, self.packs)


class Line:
    """One line of a score sheet: what for, by which clause, how many points."""

    __slots__ = ("clause", "label", "label_ja", "points")

    def __init__(self, clause: str, label: str, label_ja: str, points: int) -> None:
        self.clause = clause
        self.label = label
        self.label_ja = label_ja
        self.points = points

    def text(self, language: object = "en") -> str:
        """What the points are for."""
        return self.label_ja if language_of(language) == "ja" else self.label

    def __reduce__(self) -> tuple[object, ...]:
        return Line, (self.clause, self.label, self.label_ja, self.points)


class Outcome:
    """How a game ended: who won, with which scores, why, and where every point came from."""

    __slots__ = ("breakdown", "clause", "reason", "remark", "scores", "winners")

    def __init__(
        self,
        winners: Sequence[int],
        scores: Sequence[int],
        reason: str,
        clause: str,
        breakdown: Sequence[Sequence[Line]],
        remark: Mapping[str, str] | None = None,
    ) -> None:
        self.winners = tuple(winners)
        self.scores = tuple(scores)
        self.reason = reason
        self.clause = clause
        self.breakdown = tuple(tuple(lines) for lines in breakdown)
        # What else is to be said of this end, in each language: a rank, a solo game lost.
        self.remark = dict(remark or {})

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.winners, self.scores, self.reason, self.clause, self.breakdown, self.remark)


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """A game: how it is set up, seen and put into words. Its rules are its steps."""

    __slots__ = ()

    # What it is

    def name(self) -> str:
        """The stable name, such as "atlas-lost"."""
        raise AssertionError

    def version(self) -> str:
        """The version of the rules. It changes whenever an old record could play differently."""
        raise AssertionError

    def seat_counts(self) -> Sequence[int]:
        """How many seats the game can have."""
        raise AssertionError

    def options(self) -> Sequence[OptionSpec]:
        """What can be chosen at set-up."""
        return ()

    def pack_hash(self, path: str) -> str:
        """The fingerprint of a content pack, for records."""
        raise AssertionError

    def pack_hashes(self, packs: Sequence[str]) -> tuple[str, ...]:
        """The fingerprints of several, in their order."""
        return tuple([self.pack_hash(path) for path in packs])

    # The state

    def begin(self, setup: Setup) -> State:
        """The state before the first step, with that step on its stack."""
        raise AssertionError

    def clone(self, state: State) -> State:
        """An independent copy (generated)."""
        raise AssertionError

    def write(self, state: State) -> list[int]:
        """The whole state as numbers (generated)."""
        raise AssertionError

    def read(self, setup: Setup, numbers: Sequence[int]) -> State:
        """The state back from its numbers (generated)."""
        raise AssertionError

    def redeal_secrets(self, state: State, seat: int) -> None:
        """Deal anew, by the state's own chance, what a seat cannot know and no zone holds.

        Games that keep all secrets in zones need nothing.
        """

    def outcome(self, state: State) -> Outcome:
        """How it ended."""
        raise AssertionError

    def standing(self, state: State, seat: int) -> Sequence[int]:
        """Each seat's score now, as far as a seat may know it."""
        raise AssertionError

    def teams(self, state: State) -> Sequence[int]:
        """For each seat the number of its team: seats with the same number win together. Most games have none, and
        every seat plays for itself."""
        return tuple(range(state.plan.seats))

    # For people

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        """What a seat may know, as plain data; seat -1 is a spectator."""
        raise AssertionError

    def question_text(self, state: State, kind: str, seat: int, about: Sequence[str], language: str) -> str:
        """A question as a sentence."""
        raise AssertionError

    def option_text(self, state: State, kind: str, notation: str, language: str) -> str:
        """An option as a sentence."""
        raise AssertionError

    def event_text(self, state: State, event: Event, seat: int, language: str) -> str:
        """An event as a sentence for one seat; -1 is a spectator."""
        raise AssertionError

    def not_your_turn(self, state: State, seat: int) -> Objection:
        """Why a seat that is not asked may not choose."""
        raise AssertionError

    def objection(self, state: State, seat: int, pick: str) -> Objection | None:
        """Why something that the open question does not speak of cannot be chosen: it belongs to another moment, or is
        not on the table. None if it is nothing that a player could mean."""
        return None

    def question_clause(self, kind: str) -> str:
        """The clause behind a kind of question."""
        raise AssertionError

    def question_clause_here(self, state: State, kind: str) -> str:
        """The clause behind a question in this game, where a set-up has one of its own."""
        return self.question_clause(kind)

    def seat_name(self, seat: int) -> str:
        """The letter of a seat."""
        return "ABCDEFGH"[seat]

    def explain(self, state: State, thing: str, language: str) -> str:
        """What a card, a piece or a clause is, in a few sentences; "" for a word the game does not know."""
        return ""

    # The book and the box

    def clauses(self) -> Sequence[Clause]:
        """Every clause of the rulebook, in its order."""
        return ()

    def listing(self) -> Listing:
        """How it stands on the shelf."""
        title = {"en": self.name(), "ja": self.name()}
        nothing = {"en": "", "ja": ""}
        return Listing(title, nothing, nothing, 0, 0, (0, 0), 0)

    def presets(self) -> Sequence[Preset]:
        """Recommended set-ups, the one for a first game first."""
        return ()

    def terms(self) -> Sequence[Term]:
        """The words of the game that have an icon."""
        return ()

    def catalogue(self, packs: Sequence[str] = ()) -> Sequence[Entry]:
        """Every printed thing that people may look up, with the packs of a table."""
        return ()

    def totals(self, packs: Sequence[str] = ()) -> Mapping[str, Mapping[str, int]]:
        """How many cards there are in the box, by their family and then by what is counted."""
        found: dict[str, dict[str, int]] = {}
        for entry in self.catalogue(packs):
            family = found.setdefault(entry.group or entry.section, {})
            family[entry.section] = family.get(entry.section, 0) + 1
        return found

    def check_pack(self, path: str) -> PackReport:
        """Read a content pack for its author; raises ContentError at the first thing not understood."""
        raise SetupError(
            f"{self.name()} takes no packs.",
            "Name another game.",
            f"{self.name()}ではパックを使えません。",
            "ほかのゲームを指定してください。",
        )
