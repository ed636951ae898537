"""A lesson at the terminal table: what a step tells stands above its question, and answers pass the lesson first."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.cli.coach import Coach
from tessera.cli.keeping import Keeper
from tessera.cli.printer import Printer
from tessera.cli.seating import Seating
from tessera.cli.session import Session
from tessera.cli.words import say
from tessera.kernel.choice import Question
from tessera.kernel.game import Game
from tessera.players import SeatPlayer
from tessera.teaching.courses import course
from tessera.teaching.lesson import Lesson
from tessera.teaching.progress import Progress, progress, tone_of

HINT = ("hint", "h", "ヒント")


class Lecture(Session):
    """A game in which a lesson speaks until it is over."""

    def __init__(self, lesson: Lesson, game: Game, seating: Seating, printer: Printer, keeper: Keeper) -> None:
        # While the lesson lasts it knows the answers itself; in the game after it the coach may be asked.
        super().__init__(game, seating, printer, keeper, Coach(game, printer, "hints", is_careful=False))
        self.lesson = lesson
        # The step that was told last, and whether the end was.
        self._told_step = -1
        self._is_over = False

    @property
    def _stand(self) -> Progress:
        return progress(self.lesson, self.game)

    def _waiting(self) -> Sequence[Question]:
        """While the lesson asks its learner, the others wait."""
        questions = super()._waiting()
        mine = [question for question in questions if question.seat == self.lesson.start.seat]
        return mine if mine and self._stand.step is not None else questions

    def _bot_picks(self, question: Question, bot: SeatPlayer) -> list[str]:
        picks = self._stand.cue(question.seat)
        if picks is None or not set(picks) <= {option.id for option in question.options}:
            return super()._bot_picks(question, bot)
        return picks

    def _show(self, question: Question) -> None:
        stand = self._stand
        step = stand.step
        super()._show(question)
        if step is None:
            self._end_lesson(stand)
        elif self._told_step != stand.done:
            self._told_step = stand.done
            self.printer.heading(self._say("learn.step", step=stand.done + 1, steps=len(self.lesson.steps)))
            for card in step.cards:
                self.printer.note(card.tell[self.printer.language])

    def _end_lesson(self, stand: Progress) -> None:
        """Once: the lesson is done, or its way is lost."""
        if self._is_over:
            return
        self._is_over = True
        if stand.lost:
            self.printer.say("learn.lost")
            return
        self.printer.heading(self._say("learn.done"))
        self.printer.note(self.lesson.end.tell[self.printer.language])
        following = course(self.lesson.game)
        later = [other for other in following if following.index(other) == following.index(self.lesson) + 1]
        for lesson in later:
            self.printer.say("learn.next", command=f"tessera learn {lesson.game} {lesson.name}")

    def _act(self, typed: str, question: Question) -> bool:
        step = self._stand.step
        if step is not None and typed.strip().casefold() in HINT:
            way = step.way_among([option.id for option in question.options])
            texts = [option.text(self.printer.language) for option in question.options if option.id in way.picks]
            self.printer.say("learn.answer", answer=self._say("list.semicolon").join(texts))
            return False
        return super()._act(typed, question)

    def _give(self, question: Question, picks: Sequence[str]) -> bool:
        stand = self._stand
        step = stand.step
        if step is None or question.seat != self.lesson.start.seat:
            return super()._give(question, picks)
        # What is no legal answer is the referee's to refuse.
        understood = self.game.understood(question.seat, picks)
        tone = tone_of(stand, understood)
        if tone == "other":
            self.printer.say("learn.other", text=step.other[self.printer.language])
            return False
        good = step.answer(frozenset(understood))
        assert good is not None, "an answer that is taken is a good one"
        super()._give(question, picks)
        self.printer.say(f"learn.{tone}", text=good.say[self.printer.language])
        return True

    def _undo(self, seat: int) -> bool:
        if len(self.game.choices) <= len(self.lesson.start.choices):
            self.printer.say("learn.first")
            return False
        return super()._undo(seat)

    def _say(self, key: str, **parts: object) -> str:
        return say(key, self.printer.language, **parts)
