"""An evening at the terminal table: bots play, persons are asked, everything typed is understood or explained."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tessera.cli.answers import Unclear, read_answer, tidy
from tessera.cli.boards import board_of
from tessera.cli.coach import Coach
from tessera.cli.keeping import Keeper, Taken
from tessera.cli.printer import Printer
from tessera.cli.refusals import os_problem
from tessera.cli.seating import Seating
from tessera.cli.talk import LOG_LINES, Talk
from tessera.cli.words import say
from tessera.kernel.choice import Question
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, Refusal
from tessera.players import SeatPlayer

# What one may write instead of an answer, in both languages.
COMMANDS: Final = {
    "?": "?",
    "help": "help",
    "hint": "hint",
    "h": "hint",
    "coach": "coach",
    "why": "why",
    "undo": "undo",
    "log": "log",
    "table": "table",
    "hand": "hand",
    "score": "score",
    "save": "save",
    "lang": "lang",
    "quit": "quit",
    "exit": "quit",
    "なぜ": "why",
    "戻す": "undo",
    "記録": "log",
    "盤面": "table",
    "手札": "hand",
    "得点": "score",
    "保存": "save",
    "言語": "lang",
    "ヘルプ": "help",
    "ヒント": "hint",
    "コーチ": "coach",
    "終了": "quit",
}


class Leave(Exception):
    """Somebody leaves the table."""


class Session:
    """One game at one screen."""

    def __init__(self, game: Game, seating: Seating, printer: Printer, keeper: Keeper, coach: Coach) -> None:
        self.game = game
        self.seating = seating
        self.printer = printer
        self.keeper = keeper
        self.coach = coach
        self.board = board_of(game)
        self.talk = Talk(game, self.board, printer)
        # How much of the story each seat, or the audience when no person plays, has been told.
        self._told: dict[int | None, int] = {}
        # A game that goes on after a break is told from shortly before the break.
        self._start = max(0, len(game.events) - LOG_LINES) if game.choices else 0
        # The person at the screen, and the moment whose table they have been shown.
        self._person: int | None = None
        self._shown: tuple[int | None, object] = (None, None)

    def run(self) -> None:
        """Play to the end, or until somebody leaves, the input ends, or nobody reads any more."""
        try:
            self._play_on()
        except BrokenPipeError:
            # Whoever read has seen enough, as in `| head`: that is no fault, and there is nobody to tell anything.
            self._slip_away()
            raise

    # Playing

    def _play_on(self) -> None:
        try:
            while self.game.outcome is None:
                self._one_choice()
            self._end()
        except Leave:
            self._leave()
        except (EOFError, KeyboardInterrupt):
            self.printer.note("")
            self.printer.say("table.input_over")
            self._leave()
        except BrokenPipeError:
            raise
        except Exception as fault:
            # We were wrong, not the player: the game must not be lost with us.
            self._apologise(fault)

    def _one_choice(self) -> None:
        questions = self._waiting()
        for question in questions:
            bot = self.seating.bot(question.seat)
            if bot is not None:
                thinking = say("table.thinking", self.printer.language, seat=self.board.seat(question.seat))
                with self.printer.waiting(thinking):
                    picks = self._bot_picks(question, bot)
                self.game.play(question.seat, picks)
                if not self.seating.persons:
                    self._tell(None)
                return
        mine = [question for question in questions if question.seat == self._person]
        self._ask(mine[0] if mine else questions[0])

    def _waiting(self) -> Sequence[Question]:
        """The questions that are to be answered now."""
        return self.game.questions

    def _bot_picks(self, question: Question, bot: SeatPlayer) -> list[str]:
        """What a bot answers."""
        return bot.choose(self.game, question.seat)

    def _give(self, question: Question, picks: Sequence[str]) -> bool:
        """Answer the question; whether it is settled."""
        if not self.coach.lets_pass(question, list(picks)):
            return False
        self.game.play(question.seat, picks)
        return True

    def _ask(self, question: Question) -> None:
        """Show a person the question and act on what they write, once."""
        self._hand_over(question.seat)
        self._show(question)
        prompt = say("ask.prompt", self.printer.language, seat=self.board.seat(question.seat))
        while not self._act(self.printer.prompt(prompt), question):
            prompt = say("ask.prompt", self.printer.language, seat=self.board.seat(question.seat))

    def _hand_over(self, seat: int) -> None:
        """Between two persons the screen is cleared, so that neither sees the other's cards."""
        if len(self.seating.persons) > 1 and seat != self._person:
            self.printer.clear()
            letter = self.board.seat(seat)
            typed = self.printer.prompt(say("table.pass", self.printer.language, seat=letter) + " ")
            _forget_typed_lines()
            if COMMANDS.get(tidy(typed).casefold()) == "quit":
                raise Leave
            self.printer.clear()
        self._person = seat

    def _show(self, question: Question) -> None:
        """The story since last time, the table when a new turn or phase begins, and the question."""
        view = self.game.view(question.seat)
        moment = (question.seat, self.board.moment(view))
        fresh = moment != self._shown
        self._tell(question.seat, fresh)
        if fresh:
            self.printer.table(self.board, question.seat)
            self.printer.hand(self.board, question.seat)
            self._shown = moment
        self.printer.question(self.board, question, with_status=not fresh)
        self.coach.open(question)

    def _tell(self, seat: int | None, with_heading: bool = False) -> None:
        since = min(self._told.get(seat, self._start), len(self.game.events))
        lines = self.talk.sentences(seat, since)
        self._told[seat] = len(self.game.events)
        if lines:
            if with_heading and seat is not None:
                self.printer.heading(say("table.since", self.printer.language, seat=self.board.seat(seat)))
            self.printer.story(lines)

    # What was typed

    def _act(self, typed: str, question: Question) -> bool:
        """Act on a line; whether the question is settled. What is not understood changes nothing."""
        text = tidy(typed)
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            word, rest = "?", text[1:].strip()
        command = COMMANDS.get(word.casefold())
        if command is not None and self._is_command(command, rest):
            return self._obey(command, rest.strip(), question)
        try:
            settled = self._give(question, read_answer(text, question))
        except Unclear as problem:
            self.printer.problem(problem.text(self.printer.language))
            return False
        except (Refusal, NotOffered) as problem:
            self.printer.problem(problem.text(self.printer.language))
            return False
        if settled:
            self._keep()
        return settled

    def _is_command(self, command: str, rest: str) -> bool:
        """Words after a command that takes none mean an option of that name."""
        return not rest or command in ("?", "why", "log", "save", "lang", "coach")

    def _obey(self, command: str, rest: str, question: Question | None) -> bool:
        """Do what a command says; whether the question must be asked anew."""
        seat = None if question is None else question.seat
        if command == "quit":
            raise Leave
        if command == "?":
            self.talk.explain(rest, question)
        elif command == "hint" and question is not None:
            self.coach.hint(question)
        elif command == "coach" and question is not None:
            self.coach.switch(rest)
        elif command == "why" and question is not None:
            self.talk.why(rest, question)
        elif command == "undo" and question is not None:
            return self._undo(question.seat)
        elif command == "log":
            self.talk.log(rest, seat)
        elif command == "table":
            self.printer.table(self.board, seat)
        elif command == "hand":
            self.printer.hand(self.board, seat)
        elif command == "score":
            self._score(seat)
        elif command == "save":
            self._save(rest)
        elif command == "lang":
            return self._speak(rest)
        else:
            self.talk.help(question)
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self.game.undo(seat)
        except NotOffered as problem:
            self.printer.problem(problem.text(self.printer.language))
            return False
        self.printer.say("table.taken_back")
        # Where it leads into an earlier turn or phase, that is another moment, and its table is shown again.
        self._told[seat] = min(self._told.get(seat, 0), len(self.game.events))
        self._keep()
        return True

    def _speak(self, language: str) -> bool:
        if language.casefold() not in ("en", "ja"):
            self.printer.say("table.which_language")
            return False
        self.printer.language = language.casefold()
        self.printer.say("table.language")
        return True

    def _score(self, seat: int | None) -> None:
        if self.game.outcome is not None:
            self.printer.ending(self.game)
        else:
            self.talk.score(seat)

    # Keeping

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.keeper.path
        if path is None:
            self.printer.say("table.save_where")
            return
        if self._write(path):
            self.printer.say("table.saved", path=path)

    def _write(self, path: Path) -> bool:
        try:
            self.keeper.save(path)
        except Taken as taken:
            self.printer.problem(say("table.taken", self.printer.language, path=taken.path))
            return False
        except OSError as problem:
            told = os_problem(problem, self.printer.language)
            self.printer.problem(say("table.not_saved", self.printer.language, problem=told))
            return False
        return True

    def _keep(self) -> None:
        """After every choice, if the game has a file."""
        if self.keeper.path is not None:
            self._write(self.keeper.path)

    def _leave(self) -> None:
        """Save, and tell how to go on; a game that is over needs no saving unless it has a file."""
        if self.game.outcome is not None:
            return
        path = self.keeper.path or self.keeper.spare_path(self.game.record())
        if self._write(path):
            self.printer.say("table.saved", path=path)
            self.printer.say("table.resume", command=self.keeper.command(path))
        else:
            sys.exit(1)

    def _slip_away(self) -> None:
        """What a person has chosen is kept, as when they leave; a game between bots can be dealt again by its seed."""
        persons = self.seating.persons
        if self.game.outcome is not None or not any(choice.seat in persons for choice in self.game.choices):
            return
        with contextlib.suppress(OSError, Taken):
            self.keeper.save(self.keeper.path or self.keeper.spare_path(self.game.record()))

    def _apologise(self, fault: Exception) -> None:
        """Tell about a fault of the program, with the file that shows it."""
        path = self.keeper.report(fault)
        self.printer.problem(say("table.fault", self.printer.language, fault=repr(fault), path=path))
        self.printer.say("table.resume", command=self.keeper.command(path))
        sys.exit(1)

    # The end

    def _end(self) -> None:
        self._keep()
        persons = self.seating.persons
        if persons:
            # Everybody looks now: what the person at the screen has read need not be told again.
            self._told[None] = self._told.get(self._person, self._start)
            self._tell(persons[0] if len(persons) == 1 else None)
        self.printer.ending(self.game)
        if not persons:
            return
        self.printer.say("end.prompt")
        while True:
            try:
                typed = tidy(self.printer.prompt("> "))
            except (EOFError, KeyboardInterrupt):
                self.printer.note("")
                return
            word, _, rest = typed.partition(" ")
            command = "?" if typed.startswith("?") else COMMANDS.get(word.casefold(), "help")
            if not typed or command == "quit":
                return
            self._obey(command, typed[1:].strip() if command == "?" else rest.strip(), None)


def _forget_typed_lines() -> None:
    """What one person typed is not one key away for the next."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
