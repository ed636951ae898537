"""Atlas Lost drawn with panels and colour, for terminals from 80 columns on."""

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
from tessera.cli.words import say, word

if TYPE_CHECKING:
    from tessera.cli.boards.atlas_lost import AtlasBoard

EDGE: Final = "dark_sea_green4"
WIDE: Final = 100
# A name that would be cut below this gets a line of its own.
SHORTEST_NAME: Final = 9


class Picture:
    """The table of one view at one width."""

    def __init__(self, board: AtlasBoard, view: Mapping[str, Any], language: str, width: int) -> None:
        self.board = board
        self.view = view
        self.language = language
        self.width = max(60, width)

    def say(self, key: str, **parts: object) -> str:
        """A phrase of the interface."""
        return say(key, self.language, **parts)

    def table(self) -> RenderableType:
        """The whole table, top to bottom as it lies before the players."""
        parts: list[RenderableType] = [self.track(), self.trees(), self.legend(), self.tiles(), self.players()]
        return Group(*parts)

    def marks(self, seats: Sequence[int], ringed: Sequence[int] = ()) -> Text:
        """Letters of seats in their colours; a letter with an economy token stands in a ring."""
        text = Text()
        for seat in seats:
            letter = self.board.seat(seat)
            text.append(f"({letter})" if seat in ringed else letter, style=f"bold {COLOURS[seat]}")
        return text

    # The trees

    def trees(self) -> RenderableType:
        """Three trees side by side."""
        grid = Table.grid(expand=False, padding=0)
        widths = [self.width // 3] * 3
        widths[1] += self.width - sum(widths)
        for width in widths:
            grid.add_column(width=width)
        techs = [
            [self.tech(tech, width - 4) for tech in tree["techs"]]
            for tree, width in zip(self.view["trees"], widths, strict=True)
        ]
        # Techs of one level stand side by side: where one needs two lines, its neighbours get two as well.
        for place in range(len(techs[0])):
            height = max(len(column[place]) for column in techs)
            for column in techs:
                column[place] += [Text("")] * (height - len(column[place]))
        trees = zip(self.view["trees"], techs, widths, strict=True)
        panels = [self.tree(tree, column, width) for tree, column, width in trees]
        grid.add_row(*panels)
        return grid

    def tree(self, tree: Mapping[str, Any], techs: Sequence[Sequence[Text]], width: int) -> Panel:
        """A tree with its six Techs, its deck and its discard pile."""
        lines = [line for tech in techs for line in tech]
        title = Text(self.board.tree(tree["tree"], self.language), style="bold")
        piles = Text(self.say("atlas.piles", deck=tree["deck"], discard=len(tree["discard"])), style="dim")
        return Panel(Group(*lines), title=title, subtitle=piles, box=ROUNDED, border_style=EDGE, width=width)

    def tech(self, tech: Mapping[str, Any], room: int) -> list[Text]:
        """A Tech in one line where it fits, else in two: the marks of the players stand at the right edge."""
        entry = self.board.entries[tech["id"]]
        head = Text("▸" if entry.kind == "active" else "○", style="dim")
        head.append(tech["id"], style="bold")
        marks = self.marks(tech["teams"], tech["economy"])
        if tech["culture"] is not None:
            marks.append(" ♦" if marks else "♦", style="dim")
            marks.append_text(self.marks([tech["culture"]]))
        if tech["front_runner"] is not None:
            marks.append(" ★" if marks else "★", style="yellow")
        name = entry.name[self.language]
        rest = room - cell_len(head.plain) - 1
        beside = rest - (cell_len(marks.plain) + 1 if marks else 0)
        if beside >= min(cell_len(name), SHORTEST_NAME):
            return [Text.assemble(head, " ", _fitted(name, beside), " " if marks else "", marks)]
        first = Text.assemble(head, " ", _fitted(name, rest))
        second = Text(" " * max(0, room - cell_len(marks.plain)))
        second.append_text(marks)
        return [first, second]

    def legend(self) -> Text:
        """What the signs mean."""
        return Text(self.say("atlas.legend"), style="dim", justify="center")

    # Influence and initiative

    def track(self) -> Panel:
        """The influence track with everybody's marker, and my next step."""
        track = self.view["influence"]
        line = Text()
        for space in range(track["spaces"]):
            here = [seat for seat, marker in enumerate(track["markers"]) if marker == space]
            line.append(str(space), style="bold" if here else "dim")
            if here:
                line.append(" ")
                line.append_text(self.marks(here))
            if space + 1 < track["spaces"]:
                line.append(" ─ ", style="dim")
        parts = [line, *(Text(text, style="dim") for text in self.board.next_step(self.view, self.language))]
        title = Text(self.say("atlas.influence"), style="bold")
        return Panel(Group(*parts), title=title, box=ROUNDED, border_style=EDGE, width=self.width)

    def tiles(self) -> Panel:
        """The initiative tiles: who owns them and how the race stands."""
        grid = Table.grid(padding=(0, 3), expand=True)
        columns = 2 if self.width < WIDE else 4
        for _ in range(columns):
            grid.add_column(ratio=1)
        cells = [self.tile(tile) for tile in self.view["initiative"]]
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        title = Text(self.say("atlas.initiative"), style="bold")
        return Panel(grid, title=title, box=ROUNDED, border_style=EDGE, width=self.width)

    def tile(self, tile: Mapping[str, Any]) -> Text:
        """One tile: its tree, its owner, everybody's count."""
        identity = tile["id"]
        tree = str(self.board.library.initiative_tiles[identity]["tree"])
        text = Text(word("group", tree, self.language) + " ")
        if tile["owner"] is None:
            text.append("–", style="dim")
        else:
            text.append("★", style="yellow")
            text.append_text(self.marks([tile["owner"]]))
        for seat, count in enumerate(tile["values"]):
            text.append(" ")
            text.append_text(self.marks([seat]))
            text.append(str(count), style="bold" if count >= tile["minimum"] else "")
        text.append(f" ≥{tile['minimum']}", style="dim")
        return text

    # Players

    def players(self) -> RenderableType:
        """Everybody's numbers in one table, and what they have installed under it."""
        board, view = self.board, self.view
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        table.add_column("", no_wrap=True)
        size = "long" if self.width >= WIDE else "short"
        kinds = board.resources(view)
        for kind in (*kinds, "influence", "hand", "waiting", "income", "stock"):
            table.add_column(self.say(f"column.{kind}.{size}"), justify="right", no_wrap=True)
        for player in view["players"]:
            table.add_row(*self.player(player, kinds))
        for npc in view["npcs"]:
            name = board.library.npcs[npc["id"]]["name"][self.language]
            numbers = [str(npc[kind]) for kind in kinds]
            table.add_row(Text(name, style="dim"), *numbers, "", "", "", "", "")
        lines: list[RenderableType] = [table]
        boards = [(self.marks([player["seat"]]), player) for player in view["players"]]
        boards += [(Text(str(npc["id"])), npc) for npc in view["npcs"]]
        lines += [self.below(mark, owner) for mark, owner in boards if owner["track"] or owner.get("installed")]
        return Group(*lines)

    def player(self, player: Mapping[str, Any], kinds: Sequence[str]) -> list[RenderableType]:
        """One row of the table of players."""
        seat = player["seat"]
        turn = "▶" if seat == self.view["turn"] and not self.view["over"] else " "
        who = Text(f"{turn}{SHAPES[seat]} ", style=COLOURS[seat])
        who.append_text(self.marks([seat]))
        if seat == self.view["seat"]:
            who.append(" " + self.say("table.you"))
        cells: list[RenderableType] = [who]
        cells += [str(player["total_tp"]) if kind == "tp" else str(player[kind]) for kind in kinds]
        cells.append(str(player["influence"]))
        cells.append(f"{len(player['hand'])}/{player['hand_limit']}")
        cells.append(f"{player['waiting']['research']}+{player['waiting']['data']}")
        cells.append(f"{player['income']['research']}+{player['income']['data']}")
        stock = [str(player["stock"][token]) for token in self.board.tokens(self.view)]
        cells.append("/".join(stock) or "–")
        return cells

    def below(self, mark: Text, owner: Mapping[str, Any]) -> Text:
        """Installed cards and religious influence of one player or NPC."""
        text = Text(" ")
        text.append_text(mark)
        told: list[Text] = []
        for identity in owner.get("installed", ()):
            used = identity in owner["used"]
            told.append(Text(self.board.name(identity, self.language), style="dim strike" if used else ""))
        if owner["track"]:
            faith = Text(self.say("atlas.faith_short") + " ", style="dim")
            faith.append_text(self.marks(owner["track"]))
            if owner["ally_of"] is not None:
                faith.append(" → ", style="dim")
                faith.append_text(self.marks([owner["ally_of"]]))
            told.append(faith)
        for number, part in enumerate(told):
            text.append(": " if number == 0 else self.say("list.comma"), style="dim")
            text.append_text(part)
        return text


def _fitted(name: str, room: int) -> str:
    """A name made to fill a space: cut with an ellipsis, or padded."""
    if cell_len(name) <= room:
        return set_cell_size(name, room)
    return set_cell_size(name, max(0, room - 1)) + "…"
