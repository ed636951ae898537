"""What stands in the hexes of the map of Revive: place, kind, who is there, and the food for range."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tessera.cli.boards.board import COLOURS
from tessera.cli.boards.revive_land import is_target
from tessera.cli.boards.revive_words import REVIVE_WORDS, tell

if TYPE_CHECKING:
    from tessera.cli.boards.revive_table import ReviveTable

View = Mapping[str, Any]

KINDS: Final = {
    "mountain": "grey70",
    "forest": "green3",
    "field": "yellow3",
    "sand": "wheat4",
    "location": "bold orchid",
    "water": "dodger_blue1",
    "vast_crystal": "bold deep_sky_blue1",
}
HOUSE: Final = "⌂"
TRIBE_TILE: Final = "▫"
# Layouts from the lowest cell to the highest, which has a line for each thing.
HEIGHTS: Final = (2, 3, 4)
FAR_APART: Final = 2


class Cells:
    """The hexes of one view, in one of the layouts."""

    def __init__(self, board: ReviveTable, view: View, language: str) -> None:
        self.board = board
        self.view = view
        self.language = language
        self.layout = FAR_APART

    @property
    def height(self) -> int:
        """How many lines a hex has."""
        return HEIGHTS[self.layout]

    def fit(self, spaces: Sequence[View], layout: int, room: int) -> bool:
        """Whether all cells of single hexes fit in a layout."""
        return all(line.cell_len <= room for space in spaces if space["kind"] for line in self.cell(space, layout))

    # Hexes

    def cell(self, space: View, layout: int) -> list[Text]:
        """A hex that lies open."""
        place, ground, food = Text(space["id"], style="dim"), self.ground(space), self.food(space)
        people, tile = self.people(space), self.tribe_tile(space)
        if layout == 0:
            reward = self.reward(space)
            return [Text.assemble(place, food), Text.assemble(ground, "+" if reward else "", reward, people, tile)]
        if layout == 1:
            return [place, Text.assemble(ground, food), Text.assemble(self.reward(space), people, tile)]
        return [place, Text.assemble(ground, food), Text.assemble(self.reward(space), people), tile]

    def ground(self, space: View) -> Text:
        """The kind of a space by its letters."""
        return Text(tell(f"code.{space['kind']}", self.language), style=KINDS[space["kind"]])

    def food(self, space: View) -> Text:
        """The food that range costs, where the viewer might act."""
        return Text(f":{space['range']}", style="bold") if is_target(self.view, space) else Text()

    def people(self, space: View) -> Text:
        """A building, or figures by the letters of their seats."""
        if space["building"] is not None:
            seat, is_large = space["building"]["seat"], space["building"]["size"] == "large"
            return Text(f"{HOUSE * (1 + is_large)}{self.board.seat(seat)}", style=f"bold {COLOURS[seat]}")
        return Text.assemble(*((self.board.seat(seat), f"bold {COLOURS[seat]}") for seat in space["figures"]))

    def tribe_tile(self, space: View) -> Text:
        """A tribe tile by its owner; under a building it means nothing any more."""
        if space["tribe_tile"] is None or space["building"] is not None:
            return Text()
        seat = space["tribe_tile"]["seat"]
        return Text(f"{TRIBE_TILE}{self.board.seat(seat)}", style=COLOURS[seat])

    def reward(self, space: View) -> Text:
        """The reward of a water, as short as can be; the words stand below the map."""
        return Text("".join(self._short(effect) for effect in space["reward"] or ()), style=KINDS["water"])

    def _short(self, effect: View) -> str:
        key = f"short.{effect['res'] if effect['do'] == 'gain' else effect['do']}"
        sign = tell(key if key in REVIVE_WORDS else "short.other", self.language)
        return sign if effect.get("n", 1) == 1 else f"{effect['n']}{sign}"

    # Tiles that are no four spaces

    def merged(self, slot: View) -> tuple[list[Text], list[Text]] | None:
        """What stands in a large location, the chasm, a vast crystal or a face-down tile: in its two rows of hexes."""
        name = Text(slot["id"], style="dim")
        if slot["cost"] is not None:
            return self._back(slot, name)
        if slot["kind"] == "large":
            return self._large(slot, name)
        if slot["kind"] == "chasm":
            return [name, Text(tell("picture.chasm", self.language), style="dim")], []
        if slot["tile"] in self.board.library.vast_tiles:
            vast = Text(tell("picture.vast", self.language), style=KINDS["vast_crystal"])
            return [name, Text(slot["tile"])], [vast]
        return None

    def _back(self, slot: View, name: Text) -> tuple[list[Text], list[Text]]:
        """A face-down tile: its price, its points, and the food for range to it."""
        cost = Text(tell("picture.tile_cost", self.language, count=slot["cost"]))
        points = Text(tell("picture.tile_points", self.language, count=slot["points"]))
        way = self.view["tile_range"].get(slot["id"])
        told = tell("range", self.language, count=way["range"]) if way is not None else ""
        return [name, cost], [points, Text(told, style="bold")]

    def _large(self, slot: View, name: Text) -> tuple[list[Text], list[Text]]:
        space = next(space for space in self.view["spaces"] if space["id"] == slot["id"])
        location = Text(f"{slot['large']['id']}{slot['large']['side']}", style=KINDS["location"])
        told = tell("range", self.language, count=space["range"]) if is_target(self.view, space) else ""
        return [name, location], [self.people(space), Text(told, style="bold")]


def fitted(text: Text, room: int) -> Text:
    """A text made to fill a space: cut, or padded."""
    size = text.cell_len
    if size > room:
        cut = text.copy()
        cut.truncate(room)
        return cut
    return Text.assemble(text, " " * (room - size))
