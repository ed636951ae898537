"""The coach at the terminal table: what a question is about, hints that name the answer last, a question in time."""

from __future__ import annotations

from typing import Final, Literal

from tessera.cli.printer import Printer
from tessera.cli.words import say
from tessera.kernel.choice import Question
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, Refusal
from tessera.players.advice.advise import Advice, advise
from tessera.players.advice.second import MUCH, second_thoughts
from tessera.players.advice.sentences import about, sentences
from tessera.players.advice.telling import look_text, reason_text, slip_text, tell

Level = Literal["full", "hints", "off"]
LEVELS: Final[tuple[Level, ...]] = ("full", "hints", "off")
# Before a choice is made the coach thinks no longer than this.
_SECONDS: Final = 1.0


class Coach:
    """Advises whoever is asked, from what their seat knows. `is_careful`: it asks before a choice that costs much."""

    def __init__(self, game: Game, printer: Printer, level: Level, is_careful: bool) -> None:
        self._game = game
        self._printer = printer
        self.level: Level = level
        self.is_careful = is_careful
        # What was worked out about the question of a seat, in a position by its fingerprint: undo leads to others.
        self._asked: tuple[int, str] = (-1, "")
        self._advice: Advice | None = None
        # How often a hint was asked for there, and the answers that were warned of.
        self._hints = 0
        self._warned: set[tuple[str, ...]] = set()

    @property
    def _name(self) -> str:
        return self._game.setup.game

    def goal(self) -> None:
        """How the game is won, to begin with."""
        goal = sentences(self._name).goal.get(self._printer.language, "")
        if self.level == "full" and goal:
            self._printer.say("coach.goal", goal=goal)

    def open(self, question: Question) -> None:
        """A question is asked: what it is about, and why it matters now."""
        told = about(self._name, question.kind, self._printer.language)
        if self.level == "full" and told:
            self._printer.say("coach.about", text=told)

    def hint(self, question: Question) -> None:
        """First what to look at, and why; then, asked once more, which."""
        if self.level == "off":
            self._printer.say("coach.is_off")
            return
        advice = self._advised(question)
        language = self._printer.language
        self._hints += 1
        if self._hints == 1:
            self._printer.note(look_text(self._name, advice, language))
            self._printer.note(reason_text(self._name, advice.answers[0], language))
            self._printer.say("coach.once_more")
            return
        for place, told in enumerate(tell(self._name, question, advice, language)):
            share = say("coach.share", language, share=told.chance) if told.chance else ""
            if place == 0:
                self._printer.say("coach.best", answer=told.text, share=share)
            else:
                self._printer.say("coach.other", answer=told.text, share=share, why=told.why)

    def lets_pass(self, question: Question, picks: list[str]) -> bool:
        """Whether an answer may be given as it is. One that costs much is asked about once, with the reason."""
        if not self.is_careful or self.level == "off" or len(question.options) < 2:
            return True
        self._remember(question)
        try:
            own = tuple(self._game.understood(question.seat, picks))
        except (Refusal, NotOffered):
            # The game says itself why not.
            return True
        if own in self._warned:
            return True
        best = () if self._advice is None else self._advice.answers[0].ids
        second = second_thoughts(self._game, question.seat, own, best, _SECONDS)
        if second.loss < MUCH:
            return True
        self._warned.add(own)
        self._printer.say("coach.wait", text=slip_text(self._name, second, self._printer.language))
        return False

    def switch(self, word: str) -> None:
        """Another level, by its name; without a name, which it is."""
        level = next((level for level in LEVELS if level == word.casefold()), None)
        if level is None:
            self._printer.say("coach.which", level=self.level)
            return
        self.level = level
        self._printer.say(f"coach.level.{level}")

    def _remember(self, question: Question) -> None:
        """Another question: what was worked out about the one before is of no use."""
        here = (question.seat, self._game.fingerprint())
        if here != self._asked:
            self._asked, self._advice, self._hints, self._warned = here, None, 0, set()

    def _advised(self, question: Question) -> Advice:
        self._remember(question)
        if self._advice is None:
            with self._printer.waiting(say("coach.thinking", self._printer.language)):
                self._advice = advise(self._game, question.seat)
        return self._advice
