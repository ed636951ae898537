"""A match: one table in memory, folded from its journal.

Only entries of its journal change a match: `apply` folds those that were written, `take` makes the next one of what
was decided just now. But for standing answers, which are kept beside the journal. What people may do is decided in
`conduct`; what they are shown is told in `showing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from tessera.games import find
from tessera.kernel.choice import Question
from tessera.kernel.definition import Setup
from tessera.kernel.game import Game, begin
from tessera.kernel.refusal import Mistake, NotOffered, Refusal, SetupError
from tessera.kernel.setup import arrange_again
from tessera.table import trail as trails
from tessera.table.clock import Clock
from tessera.table.journal import Act, AnyAct, Chose, Entry, Started, UndoAgreed, UndoAsked, Undone, UndoRefused
from tessera.table.seats import Chair, Reseating, reseat
from tessera.table.terms import Terms

# The standing answers of a seat: the picks, by the kind of question.
Standing: TypeAlias = dict[str, tuple[str, ...]]

# What an open question is told apart by: its kind, its place in the lane, and what is offered.
_Key = tuple[str, int, tuple[str, ...]]


class UndoRequest:
    """A seat wants to go back beyond the knowledge mark; the people in `waiting` have not answered yet."""

    __slots__ = ("keep", "seat", "waiting")

    def __init__(self, seat: int, keep: int, waiting: set[int]) -> None:
        self.seat = seat
        self.keep = keep
        self.waiting = waiting


class Founding:
    """How a table was opened: everything about it that is not in its journal."""

    __slots__ = ("deal", "host", "id", "rules", "seed", "terms")

    def __init__(self, id: str, terms: Terms, seed: str, deal: str, host: str, rules: str) -> None:
        self.id = id
        self.terms = terms
        self.seed = seed
        # The hash of the seed, shown before the first question.
        self.deal = deal
        # The person who opened the table and may show people to seats and out of them.
        self.host = host
        # The version of the rules that the table was opened with.
        self.rules = rules


class Match:
    """A table in memory."""

    def __init__(self, founding: Founding) -> None:
        self.founding: Final = founding
        self.entries: list[Entry] = []
        self.chairs = [Chair() for _ in range(founding.terms.seats)]
        self.clocks = [Clock() for _ in range(founding.terms.seats)]
        self.game: Game | None = None
        self.trail = trails.NO_TRAIL
        # Where the game no longer comes out as it was played, "" while it does. The details may name what only one seat
        # knows, so they are for the host of the server alone.
        self.held = ""
        self.held_because = ""
        # The journal's number of each choice that stands, and how much of the game's log was told after it.
        self.chosen: list[int] = []
        self.told: list[int] = []
        self.trails: list[str] = []
        # How long each of them was thought about, in milliseconds.
        self.thought: list[int] = []
        self.undo_request: UndoRequest | None = None
        # What each seat left for questions to come.
        self.standing: list[Standing] = [{} for _ in self.chairs]
        # The entry that opened each seat's question (its version), and the entry that began its turn.
        self.versions: list[int] = [0 for _ in self.chairs]
        self.turns: list[int] = [0 for _ in self.chairs]
        self._keys: list[_Key | None] = [None for _ in self.chairs]
        # The open questions, by seat, and the game that asks them: see `questions`.
        self._questions: dict[int, Question] = {}
        self._asking: Game | None = None
        # What each client has sent already: (person, client id) to the number of the entry.
        self.answered: dict[tuple[str, str], int] = {}

    # What stands

    @property
    def terms(self) -> Terms:
        """What was agreed when the table was opened."""
        return self.founding.terms

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return len(self.entries)

    @property
    def has_started(self) -> bool:
        """Whether the first question has been asked."""
        return self.game is not None or bool(self.held)

    @property
    def survivors(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]

    @property
    def is_resigned(self) -> bool:
        """Whether so many gave up that the game is decided: one seat is left, or nobody."""
        return self.has_started and len(self.survivors) < min(2, len(self.chairs))

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be asked."""
        return self.is_resigned or (self.game is not None and self.game.state.over)

    @property
    def status(self) -> Literal["gathering", "running", "over", "held"]:
        """gathering, running, over or held."""
        if self.held:
            return "held"
        if self.is_over:
            return "over"
        return "running" if self.has_started else "gathering"

    def question(self, seat: int) -> Question | None:
        """The question that a seat is asked, if any."""
        return self.questions.get(seat)

    @property
    def questions(self) -> dict[int, Question]:
        """The open questions by seat, made once and looked at by everybody."""
        if self.game is None or self.is_over or self.held:
            return {}
        if self._asking is not self.game:
            self._asking = self.game
            self._questions = {question.seat: question for question in self.game.questions}
        return self._questions

    def is_asked(self, seat: int) -> bool:
        """Whether the table waits for this seat."""
        return self._keys[seat] is not None and not self.is_over

    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return [seat for seat in range(len(self.chairs)) if self.is_asked(seat)]

    def deadline(self) -> int | None:
        """When the next clock falls."""
        ends = [end for clock in self.clocks if (end := clock.deadline(self.terms.pace)) is not None]
        return min(ends, default=None)

    def setup(self) -> Setup:
        """The set-up of the game, checked."""
        terms = self.terms
        given = Setup(terms.game, terms.seats, self.founding.seed, terms.options, terms.packs)
        return arrange_again(find(terms.game), given)

    # The fold

    def apply(self, entry: Entry) -> None:
        """One more entry of the journal."""
        assert entry.number == self.number + 1, "the journal has no gaps"
        self._fold(entry, is_played=False)

    def take(self, at: int, act: AnyAct, person: str = "", client: str = "") -> Entry:
        """Do what was decided just now, at this time; the entry that the journal has to take for it.

        An answer that has no trail yet is played here, once: then it is known what the rules make of it.
        """
        is_played = False
        if isinstance(act, Chose) and not act.trail:
            act, is_played = self._answered(act), True
        entry = Entry(self.number + 1, at, act, person, client)
        self._fold(entry, is_played)
        return entry

    def _fold(self, entry: Entry, is_played: bool) -> None:
        self.entries.append(entry)
        if entry.client:
            self.answered[entry.person, entry.client] = entry.number
        act = entry.act
        renewed = self._renewed(act)
        reseat(self.chairs, act)
        match act:
            case Started():
                self._begin()
            case Chose():
                if is_played or self._replay(act, entry.number):
                    self._note_choice(act, entry.number)
            case Undone(keep=keep):
                self._go_back(keep)
            case UndoAsked(seat=seat, keep=keep):
                self.undo_request = UndoRequest(seat, keep, self._others(seat))
            case UndoAgreed(seat=seat):
                if self.undo_request is not None:
                    self.undo_request.waiting.discard(seat)
            case UndoRefused():
                self.undo_request = None
        if isinstance(act, Reseating):
            # Standing answers are those of the person who set them, and an undo is agreed on by those who sit here.
            self.standing[act.seat].clear()
            self.undo_request = None
        if self.has_started:
            self._mark_questions(entry, renewed)

    def stand(self, seat: int, question: str, picks: tuple[str, ...] | None) -> None:
        """A seat sets, or with None clears, its answer to all coming questions of a kind."""
        if picks is None:
            self.standing[seat].pop(question, None)
        else:
            self.standing[seat][question] = picks

    def _renewed(self, act: Act) -> Sequence[int]:
        """The seats whose question will be another one, even where it looks the same as now."""
        if isinstance(act, Chose):
            return (act.seat,)
        if isinstance(act, Undone):
            # A seat's own latest choice goes back unnoticed by the others, who may be asked at the same time.
            return (act.seat,) if act.keep == len(self.chosen) - 1 else range(len(self.chairs))
        return ()

    def _others(self, seat: int) -> set[int]:
        """The seats in which other people sit."""
        own = self.chairs[seat].person
        return {other for other, chair in enumerate(self.chairs) if chair.person not in ("", own)}

    def _begin(self) -> None:
        try:
            self._check_packs()
            self.game = begin(find(self.terms.game), self.setup())
        except (Mistake, OSError) as problem:
            # An option or a pack of this table is no longer understood here, or the pack is gone.
            self._hold(0, str(problem))
            return
        self.told.append(len(self.game.events))

    def _check_packs(self) -> None:
        """The packs are those that the table was opened with; it raises if not."""
        terms = self.terms
        for path, digest in zip(terms.packs, terms.pack_hashes, strict=True):
            if find(terms.game).pack_hash(path) != digest:
                raise SetupError(
                    f"The pack {path} is not the one that the table was opened with.",
                    "Restore the old one.",
                    f"パック{path}は、卓を開いたときのものと違います。",
                    "元のパックに戻してください。",
                )

    def _answered(self, answer: Chose) -> Chose:
        """Play an answer that was decided just now; the answer with what came of it."""
        game, question = self.game, self.question(answer.seat)
        assert game is not None, "a game is played"
        assert question is not None, "whoever answers is asked"
        trail = trails.before(self.trail, question, answer.picks)
        self._asking = None
        game.play(answer.seat, answer.picks)
        return msgspec.structs.replace(answer, trail=trails.after(trail, game), fingerprint=trails.fingerprint_of(game))

    def _replay(self, chose: Chose, number: int) -> bool:
        """Play a choice of the journal again; whether the rules make of it what they made then."""
        if self.game is None or self.held:
            return False
        question = self.question(chose.seat)
        if question is None:
            self._hold(number, f"seat {chose.seat} is no longer asked here")
            return False
        trail = trails.before(self.trail, question, chose.picks)
        self._asking = None
        try:
            self.game.play(chose.seat, chose.picks)
        except (Refusal, NotOffered) as problem:
            self._hold(number, problem.text())
            return False
        if trails.after(trail, self.game) != chose.trail:
            self._hold(number, "other options are offered than when it was made, or the game ends otherwise")
            return False
        return True

    def _note_choice(self, chose: Chose, number: int) -> None:
        assert self.game is not None, "what was chosen was chosen in a game"
        self.undo_request = None
        self.trail = chose.trail
        self.chosen.append(number)
        self.trails.append(chose.trail)
        self.told.append(len(self.game.events))

    def _hold(self, number: int, because: str) -> None:
        """Stop here: what the rules make of the journal is not what was played."""
        self.held = f"entry {number}" if number else "set-up"
        self.held_because = because

    def _go_back(self, keep: int) -> None:
        """Play the first choices again: a game is its set-up, seed and choices."""
        if self.game is None or self.held:
            return
        for number, spent in zip(self.chosen[keep:], self.thought[keep:], strict=True):
            undone = self.entries[number - 1].act
            assert isinstance(undone, Chose), "what stands are choices"
            self.clocks[undone.seat].take_back(spent, self._earned(undone))
        self.game = self._game_after(keep)
        self.undo_request = None
        # Other lists: whoever kept the old ones for an earlier point still finds there what stood at that point.
        self.chosen, self.told = self.chosen[:keep], self.told[: keep + 1]
        self.trails, self.thought = self.trails[:keep], self.thought[:keep]
        self.trail = self.trails[-1] if self.trails else trails.NO_TRAIL

    def _game_after(self, keep: int) -> Game:
        """The game as it was after the first choices that stand."""
        assert self.game is not None, "what was chosen was chosen in a game"
        earlier = begin(find(self.terms.game), self.setup())
        for choice in self.game.choices[:keep]:
            earlier.play(choice.seat, choice.picks)
        return earlier

    def _mark_questions(self, entry: Entry, renewed: Sequence[int]) -> None:
        """Which questions are new with this entry, and which clocks run."""
        act = entry.act
        answered = act.seat if isinstance(act, Chose) else -1
        keys: dict[int, _Key] = {
            seat: (question.kind, question.version, tuple(option.id for option in question.options))
            for seat, question in self.questions.items()
        }
        for seat, chair in enumerate(self.chairs):
            key = keys.get(seat)
            if key != self._keys[seat] or (key is not None and seat in renewed):
                self.versions[seat] = entry.number
                if self._keys[seat] is None:
                    self.turns[seat] = entry.number
                self._keys[seat] = key
            clock = self.clocks[seat]
            if key is None or answered == seat:
                spent = clock.stop(entry.at)
                if answered == seat and len(self.thought) < len(self.chosen):
                    self.thought.append(spent)
            if key is not None and chair.person:
                clock.begin(entry.at)
            else:
                clock.pause(entry.at)
        if isinstance(act, Chose):
            self.clocks[act.seat].used -= self._earned(act)

    def _earned(self, chose: Chose) -> int:
        """The milliseconds that a choice adds to the seat's time for the game."""
        # Whether an answer was left or given just now is nobody else's business, so both earn the same.
        return self.terms.pace.increment * 1000 if chose.hand in ("person", "standing") else 0
