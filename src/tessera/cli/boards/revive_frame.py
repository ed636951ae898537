"""Frames, lines and letters of seats, as all parts of the picture of Revive draw them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tessera.cli.boards.board import COLOURS, SHAPES
from tessera.cli.boards.the_warp_fold import folded

if TYPE_CHECKING:
    from tessera.cli.boards.revive import ReviveBoard

View = Mapping[str, Any]

EDGE: Final = "steel_blue"
NARROWEST: Final = 60
TRACKS: Final = {"gray": "grey62", "green": "green3", "yellow": "yellow3"}


class Frame:
    """The ground of a picture: one view at one width."""

    def __init__(self, board: ReviveBoard, view: View, language: str, width: int) -> None:
        self.board = board
        self.view = view
        self.language = language
        self.width = max(NARROWEST, width)

    @property
    def inside(self) -> int:
        """The room inside a frame."""
        return self.width - 4

    def panel(self, title: str | Text, inside: RenderableType, edge: str = EDGE) -> Panel:
        """A part of the table in its frame."""
        heading = Text(title, style="bold") if isinstance(title, str) else title
        return Panel(inside, title=heading, box=ROUNDED, border_style=edge, width=self.width)

    def texts(self, lines: Sequence[str | Text], style: str = "", room: int = 0) -> RenderableType:
        """Lines of words, each broken where its language allows it."""
        found = [Text(line, style=style) if isinstance(line, str) else line for line in lines]
        return Group(*(self.folded(line, room or self.inside) for line in found))

    def folded(self, text: Text, room: int) -> Text:
        """A text that breaks where its language allows it."""
        text.overflow = "fold"
        return folded(text, room, self.language)

    def mark(self, seat: int) -> Text:
        """The shape and the letter of a seat in its colour."""
        text = Text(f"{SHAPES[seat]} ", style=COLOURS[seat])
        return text.append(self.board.seat(seat), style=f"bold {COLOURS[seat]}")
