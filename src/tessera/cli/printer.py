"""Two ways to put a table on a screen: in plain lines, and with colour and boxes."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import click
from rich.box import DOUBLE
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tessera.cli.answers import by_verb
from tessera.cli.boards import Board
from tessera.cli.boards.board import COLOURS
from tessera.cli.score_sheet import result_line, sheet_lines
from tessera.cli.words import say
from tessera.kernel.choice import Option, Question
from tessera.kernel.game import Game


class Printer:
    """Plain lines for screen readers and pipes: no colour, no boxes, no cursor tricks, a heading before each region."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **parts: object) -> None:
        """A phrase of the interface."""
        self.note(say(key, self.language, **parts))

    def note(self, text: str) -> None:
        """A sentence."""
        click.echo(text)

    def problem(self, text: str) -> None:
        """Why something cannot be."""
        self.note(text)

    def heading(self, text: str) -> None:
        """A new region begins."""
        click.echo(f"\n== {text}")

    def story(self, lines: Sequence[str]) -> None:
        """What happened."""
        for line in lines:
            self.note(line)

    def table(self, board: Board, seat: int | None) -> None:
        """The whole table as a seat sees it."""
        for region in board.regions(board.game.view(seat), self.language):
            self.heading(region.heading)
            self.story(region.lines)

    def hand(self, board: Board, seat: int | None) -> None:
        """The hand of a seat."""
        region = board.hand(board.game.view(seat), self.language)
        self.heading(region.heading)
        self.story(region.lines)

    def question(self, board: Board, question: Question, with_status: bool = True) -> None:
        """What is asked, and the options by number, grouped by verb."""
        self.heading(f"{board.seat(question.seat)}: {question.text(self.language)}")
        status = board.status(board.game.view(question.seat), self.language)
        if status and with_status:
            self.note(status)
        groups = _groups(board, question, self.language)
        for verb, options in groups:
            if len(options) > 1 and len(groups) > 1:
                self.note(say("ask.group", self.language, verb=verb))
            self.options(options)
        self.note(pick_text(question, self.language))

    def options(self, options: Sequence[tuple[int, Option]]) -> None:
        """Options of one verb."""
        for number, option in options:
            self.note(f"{number}. {option.text(self.language)}")

    def ending(self, game: Game) -> None:
        """The winner's moment and the score sheet."""
        self.heading(say("end.over", self.language))
        self.note(result_line(game, self.language))
        self.heading(say("end.sheet", self.language))
        self.story(sheet_lines(game, self.language))

    def clear(self) -> None:
        """Make the screen forget what it showed: without cursor tricks, by pushing it away."""
        click.echo("\n" * 60)

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Somebody else is thinking."""
        yield

    def prompt(self, text: str) -> str:
        """A typed line; EOFError when there are no more."""
        typed = input(text)
        if not sys.stdin.isatty():
            click.echo(typed)
        return typed


class _Screen(Console):
    """A console that leaves it to the house what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Without us it would end the program on the spot."""
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


class ColourPrinter(Printer):
    """Panels and colour, as wide as the terminal."""

    def __init__(self, language: str, console: Console | None = None) -> None:
        super().__init__(language)
        self.console = console or _Screen(highlight=False, markup=False, emoji=False)

    def note(self, text: str) -> None:
        self.console.print(Text(text))

    def problem(self, text: str) -> None:
        self.console.print(Text(f"✗ {text}", style="red3"))

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(text, style="bold"), style="dark_sea_green4", align="left"))

    def story(self, lines: Sequence[str]) -> None:
        grid = Table.grid(padding=(0, 1))
        grid.add_column()
        # Japanese has no spaces to break lines at: fold them anywhere rather than cut them off.
        grid.add_column(overflow="fold")
        for line in lines:
            grid.add_row(Text(" ·", style="dim"), Text(line))
        self.console.print(grid)

    def table(self, board: Board, seat: int | None) -> None:
        self.console.print(board.picture(board.game.view(seat), self.language, self.console.width))

    def hand(self, board: Board, seat: int | None) -> None:
        region = board.hand(board.game.view(seat), self.language)
        text = Text()
        for number, line in enumerate(region.lines):
            text.append("\n" if number else "")
            text.append(line, style="dim" if line.startswith("  ") else "bold")
        title = Text(region.heading, style="bold")
        self.console.print(Panel(text, title=title, border_style="dark_goldenrod", title_align="left"))

    def question(self, board: Board, question: Question, with_status: bool = True) -> None:
        colour = COLOURS[question.seat]
        title = Text(f"{board.seat(question.seat)} ", style=f"bold {colour}")
        title.append(question.text(self.language), style="bold default")
        self.console.print()
        self.console.print(title)
        status = board.status(board.game.view(question.seat), self.language)
        if status and with_status:
            self.console.print(Text(status, style="dim"))
        groups = _groups(board, question, self.language)
        for verb, options in groups:
            if len(options) > 1 and len(groups) > 1:
                self.console.print(Text(verb, style=f"italic {colour}"))
            self.options(options)
        self.console.print(Text(pick_text(question, self.language), style="dim"))

    def options(self, options: Sequence[tuple[int, Option]]) -> None:
        cells = [_option_cell(number, option.text(self.language)) for number, option in options]
        half = self.console.width // 2 - 2
        if len(cells) > 3 and all(cell.cell_len <= half for cell in cells):
            # Two columns read downwards, like a menu card.
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=half)
            grid.add_column()
            rows = (len(cells) + 1) // 2
            for row in range(rows):
                grid.add_row(cells[row], cells[row + rows] if row + rows < len(cells) else "")
            self.console.print(grid)
            return
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=4)
        grid.add_column(overflow="fold")
        for number, option in options:
            grid.add_row(Text(str(number), style="bold"), Text(option.text(self.language)))
        self.console.print(grid)

    def ending(self, game: Game) -> None:
        outcome = game.outcome
        assert outcome is not None
        winner = outcome.winners[0] if outcome.winners else None
        colour = "white" if winner is None else COLOURS[winner]
        stars = "" if winner is None else "★ ★ ★"
        shout = Text(
            f"{stars}\n{result_line(game, self.language)}\n{stars}".strip(), style=f"bold {colour}", justify="center"
        )
        self.console.print()
        title = say("end.over", self.language)
        self.console.print(Panel(shout, title=title, box=DOUBLE, border_style=colour, padding=(1, 2)))
        for seat, sheet in enumerate(outcome.breakdown):
            letter = game.definition.seat_name(seat)
            grid = Table(show_header=False, box=None, padding=(0, 2), show_footer=False)
            grid.add_column(justify="right", style="bold")
            grid.add_column()
            grid.add_column(style="dim")
            for line in sheet:
                grid.add_row(str(line.points), line.text(self.language), line.clause)
            heading = say("end.player", self.language, seat=letter, total=outcome.scores[seat])
            style = COLOURS[seat] if seat in outcome.winners else "dim"
            title_text = Text(heading, style=f"bold {COLOURS[seat]}")
            self.console.print(Panel(grid, title=title_text, title_align="left", border_style=style))
        if outcome.winners and self.language in outcome.remark:
            self.console.print(Text(outcome.remark[self.language]))

    def clear(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            # The scrollback, too: a hand must not be one key away.
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(text, style="dim")):
            yield


def _option_cell(number: int, text: str) -> Text:
    cell = Text(f"{number:>4} ", style="bold")
    cell.append(text, style="not bold")
    return cell


def _groups(board: Board, question: Question, language: str) -> list[tuple[str, list[tuple[int, Option]]]]:
    """Options with their numbers, those of one verb together."""
    groups: list[tuple[str, list[tuple[int, Option]]]] = []
    number = 1
    for options in by_verb(question):
        groups.append((board.verb(options[0].id, language), list(enumerate(options, start=number))))
        number += len(options)
    return groups


def pick_text(question: Question, language: str) -> str:
    """How many to choose, and how much else one might have meant."""
    least, most = question.pick
    # As many as may be chosen, and not more than show how it is done.
    example = " ".join(str(number) for number in range(1, min(max(least, 2), most) + 1))
    if (least, most) == (1, 1):
        told = say("ask.pick_one", language)
    elif least == 0:
        told = say("ask.pick_up_to", language, most=most, example=example)
    elif least == most:
        told = say("ask.pick", language, count=least, example=example)
    else:
        told = say("ask.pick_range", language, least=least, most=most, example=example)
    if question.barred:
        told += " " + say("ask.barred", language, count=len(question.barred))
    return told


def printer_for(language: str, plain: bool) -> Printer:
    """The printer for this terminal; a dumb one gets plain lines."""
    if plain or os.environ.get("TERM") == "dumb":
        return Printer(language)
    return ColourPrinter(language)
