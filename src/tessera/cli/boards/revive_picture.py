"""Revive drawn with panels and colour, for terminals from 60 columns on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tessera.cli.boards.revive_camp import CampPicture
from tessera.cli.boards.revive_frame import TRACKS, Frame, View
from tessera.cli.boards.revive_land import large_lines, water_lines
from tessera.cli.boards.revive_map import maps
from tessera.cli.boards.revive_words import tell
from tessera.cli.words import say

COLUMNS: Final = (
    "points",
    "score",
    "resources",
    "energy",
    "switch",
    "tracks",
    "progress",
    "hibernation",
    "cards",
    "modules",
    "crates",
    "artifacts",
)
# Below this width, these are told in words under the table.
ROOMY: Final = 80
LEFT_OUT: Final = ("switch", "modules", "artifacts")


class Picture(Frame):
    """The table of one view at one width."""

    def table(self) -> RenderableType:
        """The whole table: what is common, the map, the displays, how everybody stands, then my own boards."""
        board, view, language = self.board, self.view, self.language
        parts: list[RenderableType] = [
            self.panel(board.heading(view, language), self.texts(board.turn_lines(view, language)))
        ]
        tribes = board.tribes_offered(view, language)
        if tribes:
            parts.append(self.panel(tell("tribes", language), self.texts(tribes)))
        parts += [*self.map(), *self.legend(), self.large()]
        parts += [self.displays(), self.players()]
        if view["seat"] >= 0:
            parts.append(CampPicture(board, view, language, self.width).camp(view["players"][view["seat"]]))
        return Group(*parts)

    # The map

    def map(self) -> list[RenderableType]:
        """The map in the middle of the screen."""
        parts = maps(self.board, self.view, self.language, self.width)
        return [Align.center(Group(*part.lines()), width=self.width) for part in parts]

    def legend(self) -> list[Text]:
        """What the letters and signs mean, and the rewards of waters in words."""
        lines = [tell(f"picture.{key}", self.language) for key in ("kinds", "pieces", "rewards")]
        legend = [self.folded(Text(line, style="dim"), self.width) for line in lines]
        waters = water_lines(self.board, self.view, self.language)
        return legend + [self.folded(Text(line), self.width) for line in waters]

    def large(self) -> RenderableType:
        """The large locations in words."""
        return self.texts(large_lines(self.board, self.view, self.language), room=self.width)

    # Displays

    def displays(self) -> Panel:
        """What can be taken, each piece in the colours that it belongs to."""
        shown = self.view["display"]
        machines = [machine for found in shown["machines"].values() for machine in found]
        pieces = [*shown["cards"], *shown["modules"], *machines]
        names = {piece: self._piece_name(piece) for piece in pieces}
        widest = min(self.width // 3, max((name.cell_len for name in names.values()), default=0))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=widest, overflow="fold")
        room = self.inside - widest - 1
        grid.add_column(width=room, overflow="fold")
        for piece, name in names.items():
            text = Text(self.board.entries[piece].sentence[self.language])
            grid.add_row(self.folded(name, widest), self.folded(text, room))
        return self.panel(tell("display", self.language), grid)

    def _piece_name(self, piece: str) -> Text:
        return Text(self.board.name(piece, self.language), style=f"bold {self.piece_style(piece)}".strip())

    def piece_style(self, piece: str) -> str:
        """The colour of a card or a machine; modules have up to three and are drawn in none."""
        library = self.board.library
        record = library.cards.get(piece) or library.machines.get(piece) or {}
        return TRACKS.get(str(record.get("color", "")), "")

    # Players

    def players(self) -> RenderableType:
        """Everybody's numbers in one table, with what words are needed for below."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        columns = [column for column in COLUMNS if self.width >= ROOMY or column not in LEFT_OUT]
        for column in columns:
            table.add_column(tell(f"column.{column}", self.language), justify="right", no_wrap=True)
        for player in self.view["players"]:
            cells = self.numbers(player)
            table.add_row(self.who(player), *(cells[column] for column in columns))
        legend = self.folded(Text(tell("picture.columns", self.language), style="dim"), self.width)
        below = Table.grid(padding=(0, 1))
        below.add_column(width=3)
        below.add_column(width=self.width - 5, overflow="fold")
        for player in self.view["players"]:
            if player["seat"] != self.view["seat"]:
                told = Text(self.below(player), style="dim")
                below.add_row(self.mark(player["seat"]), self.folded(told, self.width - 5))
        return Group(table, legend, below)

    def who(self, player: View) -> Text:
        """A player's shape and letter, and whether they are asked."""
        seat = player["seat"]
        who = Text("▶" if seat in self.view["asked"] else " ").append_text(self.mark(seat))
        if seat == self.view["seat"]:
            who.append(" " + say("table.you", self.language))
        return who

    def numbers(self, player: View) -> dict[str, str]:
        """One row of the table of players, by column."""
        played = sum(len(slot["cards"]) for slot in player["slots"])
        charged = sum(machine["charged"] for machine in player["machines"])
        crates, artifacts = player["crates"], player["artifacts"]
        return {
            "points": str(player["points"]),
            "score": str(player["score"]),
            "resources": _slashed(player["resources"].values()),
            "energy": f"{player['energy']}/{player['energy'] + charged}",
            "switch": "↑" if player["switch"] == "up" else "↓",
            "tracks": _slashed(player["tracks"].values()),
            "progress": str(player["progress"]),
            "hibernation": str(player["hibernation"]),
            "cards": _slashed([len(player["cards"]), len(player["resting"]), played]),
            "modules": str(player["counters"]["module"]),
            "crates": str(len(crates["closed"]) + len(crates["opened"])),
            "artifacts": _slashed(artifacts.values()),
        }

    def below(self, player: View) -> str:
        """What words are needed for: tribe, technologies, cards, modules, machines, pieces left."""
        board, language = self.board, self.language
        told = [board.tribe_name(player, language)]
        if player["technologies"]:
            told.append(tell("technologies", language, technologies=board.technologies(player, language)))
        told += board.cards_short(player, language)
        if player["machines"]:
            told.append(tell("machines", language, machines=board.machines_short(player, language)))
        told.append(board.left(player, language))
        if self.width < ROOMY:
            told += [tell(f"switch.{player['switch']}", language), board.artifacts(player, language)]
        if player["end_tile"]:
            told.append(tell("end_tile", language))
        return say("list.semicolon", language).join(told)


def _slashed(numbers: Iterable[int]) -> str:
    return "/".join(str(number) for number in numbers)
