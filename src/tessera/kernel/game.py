"""A game in play: set-up, seed and choices, and everything computed from them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NoReturn, TypeGuard

from tessera.kernel.chance import Chance, key_of
from tessera.kernel.choice import Option, Question
from tessera.kernel.definition import Definition, Outcome, Plain, Setup
from tessera.kernel.engine import advance, asked, submit
from tessera.kernel.event import Event, Log
from tessera.kernel.outside import as_written, quoted
from tessera.kernel.record import Choice, Record, is_written
from tessera.kernel.refusal import NotOffered, Objection, RecordError, Refusal, did_you_mean, language_of, unlike
from tessera.kernel.setup import seed_of
from tessera.kernel.sight import ask_again, deal_anew
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome

# How often dealing anew is tried until the other seats are asked what they are asked.
_DEALS: Final = 16


class Game:
    """A game in play. Ask it for its `questions`, answer them with `play`.

    Seats are numbers from 0 on, picks are ids of options, languages are "en" and "ja". Methods take any object for
    them, since it may come from outside, and say what it is not (see `unlike`).

    Pickled, it is its set-up and choices with the numbers of its state: small, open at once, and true of a redealt game
    too, whose choices alone do not lead to it. A deep copy is a clone.
    """

    def __init__(self, definition: Definition, setup: Setup, state: State, choices: list[Choice]) -> None:
        self.definition = definition
        self.setup = setup
        self.state = state
        self.choices = choices
        # The knowledge mark before each choice made here: what nobody learnt anything from can be taken back.
        self._marks: list[int] = []

    # What is asked

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions open now, one per asked seat; empty when the game is over."""
        return tuple(self._question(lane) for lane in asked(self.state))

    def _question(self, lane: Lane) -> Question:
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        state = self.state
        kind = ask.kind()
        pick = (1, 1)
        if isinstance(ask, AskSome):
            pick = (ask.least, min(ask.most, len(lane.menu)))
        options = [Option(self.definition, state, kind, ask.notation(state, choice)) for choice in lane.menu]
        return Question(self.definition, state, ask, pick, options, lane.version)

    def question(self, seat: object) -> Question | None:
        """The question that a seat is asked now, if any."""
        asked_seat = self._seat(seat)
        for lane in asked(self.state):
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            if ask.seat == asked_seat:
                return self._question(lane)
        return None

    # Answering

    def play(self, seat: object, picks: Sequence[str]) -> None:
        """Answer a seat's question. A choice that cannot be raises and changes nothing."""
        lane, ask = self._lane_of(self._seat(seat))
        chosen = self._understand(lane, ask, picks)
        notation = [ask.notation(self.state, choice) for choice in chosen]
        self._marks.append(self.state.mark)
        submit(self.state, lane, chosen)
        self.choices.append(Choice(ask.seat, notation))

    def understood(self, seat: object, picks: Sequence[str]) -> list[str]:
        """The picks as a record has them, in the order of the menu. Raises what `play` would, and plays nothing."""
        lane, ask = self._lane_of(self._seat(seat))
        return [ask.notation(self.state, choice) for choice in self._understand(lane, ask, picks)]

    def _seat(self, seat: object) -> int:
        """The number of a seat at this table."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.setup.seats:
            raise NotOffered(
                f"There is no seat {as_written(seat)} at this table.",
                f"Seats are numbered 0 to {self.setup.seats - 1}.",
                f"このテーブルに席{as_written(seat)}はありません。",
                f"席は0から{self.setup.seats - 1}までです。",
            )
        return seat

    def _lane_of(self, seat: int) -> tuple[Lane, Ask[State]]:
        if self.state.over:
            raise NotOffered(
                "The game is over.", "Start another one.", "ゲームは終了しています。", "新しく始めてください。"
            )
        for lane in self.state.lanes:
            if lane.menu:
                ask = lane.stack[-1]
                assert isinstance(ask, Ask)
                if ask.seat == seat:
                    return lane, ask
        raise Refusal("", self.definition.not_your_turn(self.state, seat))

    def _understand(self, lane: Lane, ask: Ask[State], picks: Sequence[str]) -> list[int]:
        """The choices behind the notations, in the order of the menu."""
        if not is_written(picks):
            raise NotOffered(
                "An answer is a list of option ids.",
                'Write it as ["id"].',
                "答えは選択肢のidのリストです。",
                '["id"]の形で渡してください。',
            )
        least, most = 1, 1
        if isinstance(ask, AskSome):
            least, most = ask.least, min(ask.most, len(lane.menu))
        if not least <= len(picks) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            wanted_ja = f"{least}" if least == most else f"{least}～{most}"
            raise NotOffered(
                f"This question takes {wanted} of its options, not {len(picks)}.",
                "Pick that many.",
                f"この質問では選択肢を{wanted_ja}個選びます（いまは{len(picks)}個）。",
                "その数だけ選んでください。",
            )
        if len(set(picks)) < len(picks):
            raise NotOffered(
                "The same option was picked twice.",
                "Pick each at most once.",
                "同じ選択肢が2回選ばれています。",
                "それぞれ1回までです。",
            )
        chosen: list[int] = []
        for choice in lane.menu:
            if len(chosen) < len(picks) and ask.notation(self.state, choice) in picks:
                chosen.append(choice)
        if len(chosen) < len(picks):
            offered = {ask.notation(self.state, choice): choice for choice in lane.menu}
            for pick in picks:
                if pick not in offered:
                    self._refuse(ask, pick, offered)
        return chosen

    def _refuse(self, ask: Ask[State], pick: str, offered: dict[str, int]) -> NoReturn:
        """Say why a choice cannot be: the rule against it, or that there is no such thing here."""
        state = self.state
        objection: Objection | None = None
        for refused in ask.refused(state):
            if refused.id == pick:
                objection = refused.objection
        if objection is None:
            objection = self.definition.objection(state, ask.seat, pick)
            if objection is not None:
                # It may be about something hidden, whose sentence would tell more than the seat may know.
                raise Refusal(objection.what or quoted(pick), objection, objection.what_ja)
        if objection is not None:
            kind = ask.kind()
            raise Refusal(
                self.definition.option_text(state, kind, pick, "en"),
                objection,
                self.definition.option_text(state, kind, pick, "ja"),
            )
        raise NotOffered(
            f"“{quoted(pick)}” is not offered here.",
            did_you_mean(pick, offered),
            f"「{quoted(pick)}」という選択肢はありません。",
            did_you_mean(pick, offered, "ja"),
        )

    def why_not(self, seat: object, pick: object) -> Objection | None:
        """None if the seat may choose this now, else the objection."""
        if not isinstance(pick, str):
            raise unlike(
                NotOffered,
                "An option id is text",
                pick,
                "Take it from question.options.",
                "選択肢のidは文字列です",
                "question.optionsから取ってください。",
            )
        try:
            lane, ask = self._lane_of(self._seat(seat))
        except Refusal as refusal:
            return refusal.objection
        offered = {ask.notation(self.state, choice): choice for choice in lane.menu}
        if pick in offered:
            return None
        try:
            self._refuse(ask, pick, offered)
        except Refusal as refusal:
            return refusal.objection

    # Undo

    def can_undo(self, seat: object) -> bool:
        """Whether the seat's own latest choice can be taken back freely: nobody has learnt anything since."""
        last = self._seat(seat)
        return bool(self._marks) and self._marks[-1] == self.state.mark and self.choices[-1].seat == last

    def undo(self, seat: object) -> None:
        """Take back the seat's latest choice, back to the knowledge mark."""
        if not self.can_undo(seat):
            raise NotOffered(
                "There is nothing of yours to take back.",
                "A choice can be taken back until somebody has learnt something from it or answered after it.",
                "取り消せる選択がありません。",
                "誰かが新しい情報を得るか次に答えるまでの、自分の選択だけ取り消せます。",
            )
        # A game is its set-up, seed and choices: the state before is that of the choices before, and so is the log.
        earlier = begin(self.definition, self.setup, listen=self.state.log is not None)
        for choice in self.choices[:-1]:
            earlier.play(choice.seat, choice.picks)
        self.state = earlier.state
        self.choices = earlier.choices
        self._marks.pop()

    # Copies

    def clone(self) -> Game:
        """An independent copy at the same point, which nobody listens to."""
        return Game(self.definition, self.setup, self.definition.clone(self.state), self.choices.copy())

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        events = None if self.state.log is None else self.state.log.events
        proof = _proof(self.definition, self.setup)
        return _unpacked, (self.definition, self.setup, proof, self.choices, self.save(), self._marks, events)

    def redeal(self, seat: object, rng_seed: object) -> Game:
        """A clone in which all that the seat cannot know is dealt anew, consistently, chance included."""
        viewer, luck = self._seat(seat), seed_of(rng_seed)
        dealt = self.definition.clone(self.state)
        dealt.chance = Chance(key_of(f"redeal {viewer} {luck}"), 0)
        for _ in range(_DEALS):
            deal_anew(dealt, viewer, dealt.chance)
            self.definition.redeal_secrets(dealt, viewer)
            if ask_again(dealt, viewer, dealt.chance):
                break
        else:
            # In none of these deals would the others be asked what they are asked. The true one would fit, and tell
            # the seat what it cannot know; so the last one plays on, and what answers itself in it is answered.
            advance(dealt)
        dealt.chance = Chance(key_of(f"future {viewer} {luck}"), 0)
        return Game(self.definition, self.setup, dealt, self.choices.copy())

    # Seeing

    def view(self, seat: object) -> dict[str, Plain]:
        """What a seat may know, as plain data; None is a spectator."""
        return self.definition.view(self.state, -1 if seat is None else self._seat(seat))

    def listen(self) -> None:
        """From now on `events` and `story` tell what happens. In a game that is not quiet they do from its start."""
        if self.state.log is None:
            self.state.log = Log()

    @property
    def events(self) -> Sequence[Event]:
        """What happened since somebody listens."""
        return () if self.state.log is None else tuple(self.state.log.events)

    def story(self, seat: object = None, language: object = "en", since: object = 0) -> list[str]:
        """The events as sentences for one seat, or for a spectator; all of them, or those after the first `since`."""
        viewer = -1 if seat is None else self._seat(seat)
        spoken = language_of(language)
        if not is_number(since) or since < 0:
            raise unlike(
                NotOffered,
                "A story is told from a number of events on",
                since,
                "Write 0 for all of it.",
                "何件目以降の出来事を読むかは0以上の整数で指定します",
                "初めから読むには0にしてください。",
            )
        told = self.events[min(since, len(self.events)) :]
        return [self.definition.event_text(self.state, event, viewer, spoken) for event in told]

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on, else how it ended."""
        return self.definition.outcome(self.state) if self.state.over else None

    @property
    def teams(self) -> tuple[int, ...]:
        """For each seat the number of its team: seats with the same number win together."""
        return tuple(self.definition.teams(self.state))

    # Keeping

    def fingerprint(self) -> str:
        """256 bits over the complete state, as hex."""
        numbers = self.definition.write(self.state)
        return hashlib.sha256(",".join(map(str, numbers)).encode()).hexdigest()

    def record(self) -> Record:
        """Set-up, seed, choices, rules version and pack hashes."""
        packs = [(pack, self.definition.pack_hash(pack)) for pack in self.setup.packs]
        return Record(self.setup, self.definition.version(), packs, self.choices.copy(), self.fingerprint())

    def save(self) -> list[int]:
        """The complete state as numbers, for `load`."""
        return self.definition.write(self.state)

    def load(self, numbers: Sequence[int]) -> Game:
        """This point of the game again, from what `save` wrote at this very point, here or in another process.

        Numbers hold the state but not how it came about, so the choices are those of this game: numbers of another
        point give a game that plays on rightly but whose `record` does not lead to its state. To go back to an
        earlier point use `replay` with `upto`. Nobody listens to the game, and what came before cannot be undone.
        """
        if not _are_numbers(numbers):
            raise unlike(
                RecordError,
                "A saved state is a list of numbers",
                numbers,
                "Give what game.save() gave.",
                "保存された状態は数のリストです",
                "game.save()の結果を渡してください。",
            )
        return Game(self.definition, self.setup, self.definition.read(self.setup, numbers), self.choices.copy())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.definition.write(self.state) == self.definition.write(other.state)

    def __hash__(self) -> int:
        return hash(self.fingerprint())

    def __repr__(self) -> str:
        outcome = self.outcome
        if outcome is None:
            names = [self.definition.seat_name(question.seat) for question in self.questions]
            now = f"asked={' '.join(names)}"
        else:
            now = f"over={outcome.reason}"
        setup = self.setup
        return f"Game({setup.game}, seats={setup.seats}, choices={len(self.choices)}, {now}, {self.fingerprint()[:8]})"


def is_number(given: object) -> TypeGuard[int]:
    """Whether it is a whole number, and no switch."""
    return isinstance(given, int) and not isinstance(given, bool)


def _are_numbers(given: object) -> bool:
    """Whether it is a list of whole numbers."""
    return isinstance(given, Sequence) and not isinstance(given, str) and all(is_number(one) for one in given)


def _proof(definition: Definition, setup: Setup) -> list[str]:
    """The rules and the packs by which the numbers of a state mean what they mean."""
    return [definition.version(), *definition.pack_hashes(setup.packs)]


def _unpacked(
    definition: Definition,
    setup: Setup,
    proof: list[str],
    choices: list[Choice],
    numbers: list[int],
    marks: list[int],
    events: list[Event] | None,
) -> Game:
    """A game that was pickled, with all that it told and what may be undone in it."""
    if _proof(definition, setup) != proof:
        raise RecordError(
            f"This game of {definition.name()} was packed under other rules, or with other packs.",
            "Replay its record instead.",
            f"この{definition.name()}のゲームは、別のルールかパックで保存されています。",
            "代わりに記録を再生してください。",
        )
    game = Game(definition, setup, definition.read(setup, numbers), choices)
    game._marks = marks
    if events is not None:
        game.state.log = Log()
        game.state.log.events = events
    return game


def begin(definition: Definition, setup: Setup, listen: bool = True) -> Game:
    """Set a game up and run it to its first question."""
    state = definition.begin(setup)
    if listen:
        state.log = Log()
    advance(state)
    return Game(definition, setup, state, [])
