"""The map of The Warp as text: hexes in rows, each half a cell beside those above and below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len
from rich.text import Text

from tessera.cli.boards.board import COLOURS, SHAPES
from tessera.cli.boards.the_warp_words import tell

if TYPE_CHECKING:
    from tessera.cli.boards.the_warp import WarpBoard

View = Mapping[str, Any]

BUILDING_LETTERS: Final = {
    "command_center": "C",
    "gold_mine": "G",
    "energy_plant": "E",
    "trade_post": "T",
    "laser_cannon": "L",
    "sentry_tower": "S",
    "assault_ship": "A",
}
SYMBOLS: Final = {"gold": ("$", "dark_goldenrod"), "energy": ("↯", "deep_sky_blue3")}
EXILED: Final = {"green": "green3", "yellow": "yellow3"}
HOLE: Final = "@"
FRAME: Final = "grey50"
# No cell is drawn wider or narrower than this, its left border included.
WIDEST: Final = 14
NARROWEST: Final = 7
# From the widest layout of a cell to the narrowest, which has a line for each thing.
LAST_LAYOUT: Final = 3
# Lines of borders by where they lead: up 1, down 2, left 4, right 8.
_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_LINES: Final = " │││─┘┐┤─└┌├─┴┬┼"


class HexMap:
    """The map of one view at one width. Pointy-top axial coordinates: x = q + r/2, y = r."""

    def __init__(self, board: WarpBoard, view: View, language: str, width: int) -> None:
        self.board = board
        self.view = view
        self.language = language
        places = [_place(area) for area in view["areas"]]
        self.left = min(places)
        half_cells = max(places) - self.left + 2
        self.pitch = max(NARROWEST, min(WIDEST, (width - 1) * 2 // half_cells))
        self.rows: dict[int, list[View]] = {}
        for area in sorted(view["areas"], key=lambda area: (area["r"], area["q"])):
            self.rows.setdefault(area["r"], []).append(area)
        # All cells look alike: the first layout in which every one of them fits.
        self.layout = next((one for one in range(LAST_LAYOUT) if self._fits(one)), LAST_LAYOUT)

    def _fits(self, layout: int) -> bool:
        room = self.pitch - 1
        return all(line.cell_len <= room for area in self.view["areas"] for line in self.cell(area, layout))

    def start(self, area: View) -> int:
        """The column of an area's left border."""
        return (_place(area) - self.left) * self.pitch // 2

    def lines(self) -> list[Text]:
        """The whole map."""
        drawn: list[Text] = []
        above: list[int] = []
        for row in self.rows.values():
            here = [self.start(area) for area in row]
            drawn.append(Text(self.border(above, here), style=FRAME))
            drawn += self.row(row)
            above = here
        drawn.append(Text(self.border(above, []), style=FRAME))
        return drawn

    def border(self, above: Sequence[int], below: Sequence[int]) -> str:
        """The line between two rows."""
        leads: dict[int, int] = {}
        for starts, way in ((above, _UP), (below, _DOWN)):
            for start in starts:
                end = start + self.pitch
                for column in range(start, end + 1):
                    leads[column] = leads.get(column, 0) | (_LEFT if column > start else 0)
                    leads[column] |= _RIGHT if column < end else 0
                leads[start] |= way
                leads[end] |= way
        return "".join(_LINES[leads.get(column, 0)] for column in range(max(leads) + 1))

    def row(self, areas: Sequence[View]) -> list[Text]:
        """The lines of one row of hexes."""
        cells = [self.cell(area, self.layout) for area in areas]
        lines = []
        for number in range(len(cells[0])):
            line, end = Text(), 0
            for area, cell in zip(areas, cells, strict=True):
                start = self.start(area)
                if start > end:
                    line.append("│" if end else "", style=FRAME)
                    line.append(" " * (start - end - (1 if end else 0)))
                line.append("│", style=FRAME)
                line.append_text(_fitted(cell[number], self.pitch - 1))
                end = start + self.pitch
            lines.append(line.append("│", style=FRAME))
        return lines

    # One area

    def cell(self, area: View, layout: int) -> list[Text]:
        """What stands in a hex: name, height and symbols, then the holder and the buildings."""
        name, height, signs = Text(self.code(area), style=self._ground(area)), self.height(area), self.signs(area)
        holder, buildings = self.holder(area, layout == 0), self.buildings(area)
        foot = Text.assemble(holder, " " if buildings else "", buildings)
        if layout == 0:
            return [Text.assemble(name, height, " " if signs else "", signs), foot]
        if layout == 1:
            return [Text.assemble(name, height, signs), foot]
        if layout == 2:
            return [name, Text.assemble(height, signs), foot]
        return [name, Text.assemble(height, signs), holder, buildings]

    def height(self, area: View) -> Text:
        """How high an area lies."""
        return Text(f"×{self.board.multiplier(self.view, area)}", style="bold")

    def _ground(self, area: View) -> str:
        """An area that is fought for stands out."""
        combat = self.view["combat"]
        is_fought = combat is not None and area["id"] in (combat["origin"], combat["target"])
        return "reverse" if is_fought else "dim"

    def code(self, area: View) -> str:
        """The short name of an area: its seat's letter, and what part of the zone it is."""
        key = self.board.rulebook.board.areas[self.board.rulebook.areas_of[area["id"]]].key
        code = tell(f"code.{key}", self.language)
        if area["owner"] is None:
            return code
        return f"{self.board.seat(area['owner'])}{'' if self.language == 'ja' else '-'}{code}"

    def signs(self, area: View) -> Text:
        """Symbols, and a worm hole."""
        signs = Text.assemble(*(SYMBOLS[symbol] for symbol in area["symbols"]))
        if area["id"] in self.view["worm_holes"]:
            signs.append(HOLE, style="magenta3")
        return signs

    def holder(self, area: View, has_shape: bool) -> Text:
        """Who holds an area, with how many Troops."""
        holder, count = area["holder"], area["troops"]
        if isinstance(holder, int):
            letter, style = self.board.seat(holder), f"bold {COLOURS[holder]}"
            return Text(f"{SHAPES[holder]}{letter} {count}" if has_shape else f"{letter}{count}", style=style)
        if holder == "exiled":
            letter = tell(f"picture.{area['color']}", self.language)
            return Text(f"▼{letter}{count}", style=EXILED[area["color"]])
        if holder == "guardian":
            guardian = self.view["guardian"]
            return Text(f"★{self.board.guardian_dice(guardian) if guardian else '?'}", style="bold red3")
        return Text("▼?" if holder == "hidden" else "–", style="dim")

    def buildings(self, area: View) -> Text:
        """Buildings by letter; those in another player's colour by small letters."""
        strangers = {foreign["building"]: 0 for foreign in area["foreign"]}
        for foreign in area["foreign"]:
            strangers[foreign["building"]] += foreign["count"]
        text = ""
        for name, count in area["buildings"].items():
            letter, other = BUILDING_LETTERS[name], strangers.get(name, 0)
            text += letter * (count - other) + letter.lower() * other
        return Text(text)


def _place(area: View) -> int:
    """How far to the right an area stands, in half cells, so that rows can stand between each other."""
    place: int = 2 * area["q"] + area["r"]
    return place


def _fitted(text: Text, room: int) -> Text:
    """A text made to fill a space: cut, or padded."""
    size = cell_len(text.plain)
    if size > room:
        fitted = text.copy()
        fitted.truncate(room)
        return fitted
    return Text.assemble(text, " " * (room - size))
