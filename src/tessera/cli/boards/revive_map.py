"""The map of Revive as text: hexes in rows, each half a cell beside those above and below, with a line around tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tessera.cli.boards.revive_cells import FAR_APART, Cells, fitted
from tessera.cli.boards.revive_land import spaces_by_slot

if TYPE_CHECKING:
    from tessera.cli.boards.revive_table import ReviveTable

View = Mapping[str, Any]

FRAME: Final = "grey50"
SYMBOL: Final = ("◇", "bold deep_sky_blue1")
# No cell is drawn wider or narrower than this, the line at its left included.
WIDEST: Final = 10
NARROWEST: Final = 5
# Lines of borders by where they lead.
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES: Final = " │││─┘┐┤─└┌├─┴┬┼"


def half_cells(hexes: Sequence[Sequence[int]]) -> list[int]:
    """How far to the right hexes stand, in half cells. Pointy-top axial coordinates: x = q + r/2, y = r."""
    return [2 * q + r for q, r in hexes]


def maps(board: ReviveTable, view: View, language: str, width: int) -> list[HexMap]:
    """The map at one width: whole, or in parts beside each other where it is too wide."""
    columns = sorted({_column(slot) for slot in view["slots"]})
    for parts in range(1, len(columns) + 1):
        size = -(-len(columns) // parts)
        pieces = [columns[start : start + size] for start in range(0, len(columns), size)]
        drawn = [HexMap(board, view, language, width, piece) for piece in pieces]
        if all(part.room >= NARROWEST for part in drawn):
            return _alike(drawn)
    return drawn


def _alike(drawn: list[HexMap]) -> list[HexMap]:
    """Parts of one map have cells of one size."""
    for part in drawn:
        part.pitch = min(other.pitch for other in drawn)
    layout = max(part.best_layout() for part in drawn)
    for part in drawn:
        part.cells.layout = layout
    return drawn


def _column(slot: View) -> int:
    return int(slot["id"].partition("C")[2])


class HexMap:
    """Some columns of slots of one view, all of them where there is room."""

    def __init__(self, board: ReviveTable, view: View, language: str, width: int, columns: Sequence[int]) -> None:
        self.slots = {slot["id"]: slot for slot in view["slots"] if _column(slot) in columns}
        self.cells = Cells(board, view, language)
        self.spaces = {slot: found for slot, found in spaces_by_slot(view).items() if slot in self.slots}
        # Which slot a hex belongs to, by row and by half cells from the left.
        self.rows: dict[int, dict[int, str]] = {}
        for slot, found in self.spaces.items():
            for space in found:
                for (_, r), place in zip(space["hexes"], half_cells(space["hexes"]), strict=True):
                    self.rows.setdefault(r, {})[place] = slot
        places = [place for row in self.rows.values() for place in row]
        self.left = min(places)
        known = {space["id"] for found in self.spaces.values() for space in found}
        self.crystals = [crystal for crystal in view["crystals"] if known & set(crystal["adjacent"])]
        self.room = (width - 1) * 2 // (max(places) - self.left + 2)
        self.pitch = max(NARROWEST, min(WIDEST, self.room))

    def best_layout(self) -> int:
        """The first layout in which every cell fits."""
        spaces = [space for found in self.spaces.values() for space in found if len(space["hexes"]) == 1]
        return next((one for one in range(FAR_APART) if self.cells.fit(spaces, one, self.pitch - 1)), FAR_APART)

    def start(self, place: int) -> int:
        """The column of the left edge of a hex."""
        return (place - self.left) * self.pitch // 2

    def lines(self) -> list[Text]:
        """The whole part of the map, crystal symbols around it."""
        first, last = min(self.rows), max(self.rows)
        drawn = self._symbols(first - 1)
        for row in range(first, last + 2):
            drawn.append(Text(self.border(row), style=FRAME))
            if row <= last:
                drawn += self.row(row)
        return drawn + self._symbols(last + 1)

    # Lines between rows

    def slot_at(self, row: int, column: int) -> str:
        """The slot that is drawn in a row just right of a column; "" beyond the map."""
        for place, slot in self.rows.get(row, {}).items():
            if self.start(place) <= column < self.start(place) + self.pitch:
                return slot
        return ""

    def border(self, below: int) -> str:
        """The line above a row: around tiles, not between hexes of one tile."""
        places = [place for row in (below - 1, below) for place in self.rows.get(row, {})]
        width = max(self.start(place) for place in places) + self.pitch
        over = [self.slot_at(below - 1, column) for column in range(-1, width + 1)]
        under = [self.slot_at(below, column) for column in range(-1, width + 1)]
        text = ""
        for column in range(1, width + 2):
            leads = (LEFT if over[column - 1] != under[column - 1] else 0) | (
                RIGHT if over[column] != under[column] else 0
            )
            leads |= (UP if over[column - 1] != over[column] else 0) | (
                DOWN if under[column - 1] != under[column] else 0
            )
            text += LINES[leads]
        return text.rstrip()

    # Rows of hexes

    def row(self, row: int) -> list[Text]:
        """The lines of one row of hexes."""
        height = self.cells.height
        lines = [Text() for _ in range(height)]
        for slot in dict.fromkeys(slot for _, slot in sorted(self.rows[row].items())):
            places = sorted(place for place, other in self.rows[row].items() if other == slot)
            drawn = self._tile(slot, row, places)
            for line, text in zip(lines, drawn, strict=True):
                if not line.plain:
                    line.append(" " * self.start(places[0]))
                line.append("│", style=FRAME)
                line.append_text(text)
        for number, line in enumerate(lines):
            line.append("│", style=FRAME)
            lines[number] = self._beside(line, row) if number == 0 else line
        return lines

    def _tile(self, slot: str, row: int, places: Sequence[int]) -> list[Text]:
        """One row of a tile: hexes beside each other, or one text for what is no four spaces."""
        room = self.pitch - 1
        merged = self.cells.merged(self.slots[slot])
        if merged is not None:
            is_lower = row - 1 in self.rows and slot in self.rows[row - 1].values()
            texts = merged[1] if is_lower else merged[0]
            wide = len(places) * self.pitch - 1
            return [fitted(texts[n] if n < len(texts) else Text(), wide) for n in range(self.cells.height)]
        found = {space["hexes"][0][1] * 1000 + half_cells(space["hexes"])[0]: space for space in self.spaces[slot]}
        drawn = [self.cells.cell(found[row * 1000 + place], self.cells.layout) for place in places]
        return [Text(" ").join([fitted(cell[number], room) for cell in drawn]) for number in range(self.cells.height)]

    # Crystal symbols

    def _symbols(self, row: int) -> list[Text]:
        """Symbols above or below the map, each between the two spaces that it touches."""
        columns = [
            self.start(half_cells([crystal["hex"]])[0] + 1) for crystal in self.crystals if crystal["hex"][1] == row
        ]
        if not columns:
            return []
        line = Text()
        for column in sorted(columns):
            line.append(" " * (column - line.cell_len))
            line.append(*SYMBOL)
        return [line]

    def _beside(self, line: Text, row: int) -> Text:
        """A row with the symbols left and right of it, in the gaps where its neighbours reach half a cell further."""
        places = [half_cells([crystal["hex"]])[0] for crystal in self.crystals if crystal["hex"][1] == row]
        for place in places:
            if place < min(self.rows[row]):
                line = Text.assemble(SYMBOL, line[1:]) if line.plain.startswith(" ") else line
            elif place > max(self.rows[row]):
                line.append(*SYMBOL)
        return line
