"""Race for the Galaxy drawn with panels and colour, for terminals from 80 columns on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.box import ROUNDED
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tessera.cli.boards.board import COLOURS, SHAPES
from tessera.cli.boards.race_for_the_galaxy_short import short_powers
from tessera.cli.boards.race_for_the_galaxy_words import tell
from tessera.cli.words import say
from tessera.games.race_for_the_galaxy.terms import ACTIONS, COLUMNS, MOMENTS, PHASE_OF, PRODUCE

if TYPE_CHECKING:
    from tessera.cli.boards.race_for_the_galaxy import RaceBoard

EDGE: Final = "slate_blue3"
# Worlds are known by shape and letter; their colour only repeats it.
WORLDS: Final = {"production": "●", "windfall": "◎", "gray": "○"}
KINDS: Final = {
    "novelty": ("N", "sky_blue2"),
    "rare": ("R", "dark_orange3"),
    "genes": ("G", "green3"),
    "alien": ("A", "yellow3"),
    "any": ("?", "white"),
    "": (" ", "grey62"),
}
ROBOT: Final = "⚙"
PHASE_OF_COLUMN: Final = {
    column: "consume" if column in ("trade", "consume2x") else column.rstrip("12") for column in COLUMNS
}
# The room for a card's name beside its powers, and for a card without them.
NAME: Final = 24
CELL: Final = 38
# With more players than this the tableaus of others are told without powers, so that the table fits a screen.
FEW: Final = 2


class Picture:
    """The table of one view at one width."""

    def __init__(self, board: RaceBoard, view: Mapping[str, Any], language: str, width: int) -> None:
        self.board = board
        self.view = view
        self.language = language
        self.width = max(60, width)

    def table(self) -> RenderableType:
        """The whole table: what is common, how everybody stands, then the tableaus."""
        board, view, language = self.board, self.view, self.language
        parts: list[RenderableType] = [self.round()]
        if view["goals"]:
            parts.append(self.panel(tell("goals", language), self.goals()))
        if view["attacks"]:
            lines = [Text(board.attack(attack, language)) for attack in view["attacks"]]
            parts.append(self.panel(tell("takeovers", language), Group(*lines)))
        if view["robot"] is not None:
            start = board.name(view["robot"]["start"], language)
            lines = [Text(line) for line in board.robot(view, language)]
            parts.append(self.panel(tell("robot.heading", language, start=start), Group(*lines)))
        parts.append(self.players())
        parts += [self.tableau(player) for player in view["players"] if player["tableau"]]
        parts.append(Text(tell("picture.legend", language), style="dim"))
        if view["robot"] is not None:
            parts.append(Text(f"{ROBOT} {tell('robot', language)}", style="dim"))
        return Group(*parts)

    def panel(self, title: str, inside: RenderableType) -> Panel:
        """A part of the table in its frame."""
        return Panel(inside, title=Text(title, style="bold"), box=ROUNDED, border_style=EDGE, width=self.width)

    def mark(self, seat: int) -> Text:
        """The letter of a seat in its colour."""
        return Text(self.board.seat(seat), style=f"bold {COLOURS[seat]}")

    def marks(self, seats: Sequence[int]) -> Text:
        """Letters of seats in their colours."""
        return Text.assemble(*(self.mark(seat) for seat in seats))

    # What is common

    def round(self) -> Panel:
        """The five phases with who chose them, the piles, and what is going on."""
        board, view, language = self.board, self.view, self.language
        lines = [self.phases()] if view["round"] else []
        lines.append(Text(board.modules(view, language), style="dim"))
        piles = board.piles(view, language)
        lines.append(Text(say("list.semicolon", language).join([piles, *board.prestige_lead(view, language)])))
        lines += [Text(line) for line in (*board.draft(view, language), *board.shown(view, language))]
        return self.panel(board.heading(view, language), Group(*lines))

    def phases(self) -> Text:
        """The phases in their order: those of this round bold, the one that is played now behind a pointer."""
        line = Text()
        for phase in range(PRODUCE + 1):
            name = MOMENTS[phase]
            is_now = name == self.view["phase"]
            line.append(" ─ " if phase else "", style="dim")
            line.append("▶" if is_now else "", style="yellow")
            style = "bold" if name in self.view["phases"] else "dim"
            line.append(self.board.phase(name, self.language, self.view["again"] if is_now else 0), style=style)
            choosers = self.marks(self.choosers(phase))
            if self.robot_chose(name):
                choosers.append(ROBOT, style="grey62")
            if choosers:
                line.append(" ")
                line.append_text(choosers)
        return line

    def choosers(self, phase: int) -> list[int]:
        """The seats that chose an action of a phase."""
        cards = {action for action, of_phase in zip(ACTIONS, PHASE_OF, strict=False) if of_phase == phase}
        return [
            player["seat"]
            for player in self.view["players"]
            if cards & {action.removeprefix("prestige-") for action in player["actions"]}
        ]

    def robot_chose(self, phase: str) -> bool:
        """Whether a die of the robot stands on a column of a phase."""
        robot = self.view["robot"]
        return robot is not None and any(PHASE_OF_COLUMN[column] == phase for column in robot["columns"])

    def goals(self) -> RenderableType:
        """The goals: who has them."""
        grid = Table.grid(padding=(0, 3), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        cells = [self.goal(goal) for goal in self.view["goals"]]
        for start in range(0, len(cells), 2):
            grid.add_row(*cells[start : start + 2])
        return grid

    def goal(self, goal: Mapping[str, Any]) -> Text:
        """A goal by name, with a star and its owners."""
        text = Text(self.board.name(goal["id"], self.language) + " ")
        if not goal["claimed"]:
            return text.append("–", style="dim")
        text.append("★", style="yellow")
        return text.append_text(self.marks(goal["claimed"]))

    # Players

    def players(self) -> RenderableType:
        """Everybody's numbers in one table."""
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        table.add_column("", no_wrap=True)
        columns = ["chips", "military", "hand", "goods", "cards", "score"]
        if self.view["prestige"]:
            columns.insert(1, "prestige")
        for column in columns:
            table.add_column(tell(f"column.{column}", self.language), justify="right", no_wrap=True)
        table.add_column(tell("column.action", self.language), overflow="fold")
        for player in self.view["players"]:
            table.add_row(*self.player(player))
        return table

    def player(self, player: Mapping[str, Any]) -> list[RenderableType]:
        """One row of the table of players."""
        seat = player["seat"]
        turn = "▶" if seat in self.view["asked"] else " "
        who = Text(f"{turn}{SHAPES[seat]} ", style=COLOURS[seat])
        who.append_text(self.mark(seat))
        if seat == self.view["seat"]:
            who.append(" " + say("table.you", self.language))
        cells: list[RenderableType] = [who, str(player["chips"])]
        if self.view["prestige"]:
            lead = self.view["lead"]["holder"] == seat
            cells.append(Text.assemble(str(player["prestige"]), ("★" if lead else "", "yellow")))
        cells.append(str(player["military"]["general"]))
        cells.append("?" if player["hand"] is None else f"{len(player['hand'])}/{player['hand_limit']}")
        cells.append(str(sum(card["good"] for card in player["tableau"])))
        cells.append(f"{len(player['tableau'])}/{player['tableau_limit']}")
        cells.append(str(player["score"]))
        cells.append(Text(self.board.actions(player, self.language) or "–", style="dim"))
        return cells

    # Tableaus

    def tableau(self, player: Mapping[str, Any]) -> Panel:
        """A tableau: mine with all powers, others' too where there are few players, else closely packed."""
        seat = player["seat"]
        title = Text(f"{SHAPES[seat]} ", style=COLOURS[seat])
        title.append_text(self.mark(seat))
        is_mine = seat == self.view["seat"] or len(self.view["players"]) <= FEW
        cards = self.with_powers(player) if is_mine else self.packed(player)
        beside = [self.board.military(player, self.language), *self.board.holdings(self.view, player, self.language)]
        below = Text(say("list.semicolon", self.language).join(beside), style="dim")
        style = COLOURS[seat]
        return Panel(
            Group(cards, below), title=title, title_align="left", box=ROUNDED, border_style=style, width=self.width
        )

    def with_powers(self, player: Mapping[str, Any]) -> RenderableType:
        """One card a row, with its powers in short."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, width=CELL)
        grid.add_column(overflow="fold")
        for card in player["tableau"]:
            powers = short_powers(self.board.card(card["card"]), self.language)
            grid.add_row(self.card(player, card), Text(powers, style="dim"))
        return grid

    def packed(self, player: Mapping[str, Any]) -> RenderableType:
        """Cards side by side."""
        columns = max(1, (self.width - 4) // CELL)
        grid = Table.grid(padding=0)
        for _ in range(columns):
            grid.add_column(no_wrap=True, width=CELL)
        cells = [self.card(player, card) for card in player["tableau"]]
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        return grid

    def card(self, player: Mapping[str, Any], card: Mapping[str, Any]) -> Text:
        """A card in a line: shape and kind, price, name, points, and what lies on it."""
        record = self.board.card(card["card"])
        letter, style = KINDS[self.board.good_kind(card)]
        shape = "◇" if record["type"] == "development" else WORLDS[record["world"]]
        text = Text(f"{shape}{letter} ", style=style)
        if record["military"]:
            text.append(f"{'!' + str(record['defense']):>2} ", style="red3")
        else:
            text.append(f"{record['cost']:>2} ")
        text.append(_fitted(self.board.name(card["card"], self.language), NAME), style="bold")
        points = self.board.points(player, card)
        text.append(f" {record['vp']}v" if points is None else f" {points}v*", style="dim")
        text.append(" ■" if card["good"] else "", style=style)
        text.append(" ★" if card["fresh"] else "", style="yellow")
        return text


def _fitted(name: str, room: int) -> str:
    """A name made to fill a space: cut with an ellipsis, or padded."""
    if cell_len(name) <= room:
        return set_cell_size(name, room)
    return set_cell_size(name, room - 1) + "…"
