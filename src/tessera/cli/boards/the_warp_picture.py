"""The Warp drawn with panels and colour, for terminals from 60 columns on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.align import Align
from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tessera.cli.boards.board import COLOURS, SHAPES
from tessera.cli.boards.the_warp_combat import (
    SIDES,
    combat_head,
    combat_notes,
    offer_lines,
    result_lines,
    side_head,
    side_lines,
)
from tessera.cli.boards.the_warp_fold import folded
from tessera.cli.boards.the_warp_map import BUILDING_LETTERS, HexMap
from tessera.cli.boards.the_warp_missions import common_missions, ready_for, steps
from tessera.cli.boards.the_warp_words import tell
from tessera.cli.words import say
from tessera.games.the_warp.sentences import track_bonus_sentence
from tessera.games.the_warp.terms import BUILDINGS, COLOURED, TRACK_END, TRACKS

if TYPE_CHECKING:
    from tessera.cli.boards.the_warp import WarpBoard

View = Mapping[str, Any]

EDGE: Final = "slate_blue3"
MISSIONS: Final = {
    "progress": "dodger_blue2",
    "prosperity": "dark_goldenrod",
    "conquest": "red3",
    "pioneering": "magenta3",
}
NARROWEST: Final = 60
# From here on tracks and buildings of everybody stand in the table of players; below, in words under it.
ROOMY: Final = 80


class Picture:
    """The table of one view at one width."""

    def __init__(self, board: WarpBoard, view: View, language: str, width: int) -> None:
        self.board = board
        self.view = view
        self.language = language
        self.width = max(NARROWEST, width)

    def table(self) -> RenderableType:
        """The whole table: what is common, the map, how everybody stands, then my own board."""
        board, view, language = self.board, self.view, self.language
        parts: list[RenderableType] = [self.round()]
        if view["draft"] is not None and (view["draft"]["piles"] or view["draft"]["aside"]):
            parts.append(self.panel(tell("draft", language), self.texts(board.draft(view, language))))
        parts += [self.map(), *self.legend()]
        if view["combat"] is not None:
            parts.append(self.combat())
        parts.append(self.panel(tell("gate", language), self.texts(board.gate(view, language))))
        missions = common_missions(view)
        if missions:
            parts.append(self.panel(tell("missions", language), self.missions(missions)))
        if view["line_up"]:
            cards = [board.card_text(card, language) for card in view["line_up"]]
            parts.append(self.panel(tell("line_up", language), self.texts(cards)))
        parts.append(self.players())
        if view["seat"] >= 0:
            parts.append(self.own_board(view["players"][view["seat"]]))
        return Group(*parts)

    def panel(self, title: str | Text, inside: RenderableType, edge: str = EDGE) -> Panel:
        """A part of the table in its frame."""
        heading = Text(title, style="bold") if isinstance(title, str) else title
        return Panel(inside, title=heading, box=ROUNDED, border_style=edge, width=self.width)

    @property
    def inside(self) -> int:
        """The room inside a frame."""
        return self.width - 4

    def texts(self, lines: Sequence[str], style: str = "") -> RenderableType:
        """Lines of words inside a frame."""
        return Group(*(self.folded(Text(line, style=style), self.inside) for line in lines))

    def folded(self, text: Text, room: int) -> Text:
        """A text that breaks where its language allows it."""
        text.overflow = "fold"
        return folded(text, room, self.language)

    def mark(self, seat: int) -> Text:
        """The letter of a seat in its colour."""
        return Text(self.board.seat(seat), style=f"bold {COLOURS[seat]}")

    # What is common

    def round(self) -> Panel:
        """Whose turn it is, what is agreed, and what is left in the decks."""
        lines = self.board.round_lines(self.view, self.language)
        return self.panel(self.board.heading(self.view, self.language), self.texts(lines))

    def map(self) -> RenderableType:
        """The map in the middle of the screen."""
        drawn = HexMap(self.board, self.view, self.language, self.width)
        return Align.center(Group(*drawn.lines()), width=self.width)

    def legend(self) -> list[Text]:
        """What the short names and the signs mean."""
        hole = tell("picture.hole", self.language) if self.view["worm_holes"] else ""
        lines = [
            tell("picture.signs", self.language, hole=hole),
            tell("picture.buildings", self.language),
            self.codes(),
        ]
        return [self.folded(Text(line, style="dim"), self.width) for line in lines]

    def codes(self) -> str:
        """The short names of areas with the long ones."""
        drawn: list[str] = []
        used = {area.key for area in self.board.rulebook.board.areas}
        for zone in self.board.library.zones:
            if zone["side"] != self.view["side"] or zone["kind"] == "central":
                continue
            for area in zone["area"]:
                code, name = tell(f"code.{area['key']}", self.language), area["name"][self.language]
                if area["key"] in used and code != name:
                    drawn.append(f"{code} {name}")
        return say("list.comma", self.language).join([*drawn, tell("picture.rings", self.language)])

    def combat(self) -> Panel:
        """A combat: both sides beside each other, what was offered, how it ended."""
        board, view, language = self.board, self.view, self.language
        combat = view["combat"]
        head = [combat_head(board, view, language), *combat_notes(board, combat, language)]
        room = (self.inside - 2) // 2
        grid = Table.grid(padding=(0, 1))
        for _ in SIDES:
            grid.add_column(width=room, overflow="fold")
        grid.add_row(*(self.side(side, room) for side in SIDES))
        end = [*offer_lines(board, combat, language), *result_lines(combat, language)]
        return self.panel(tell("combat", language), Group(self.texts(head), grid, self.texts(end)), "red3")

    def side(self, side: str, room: int) -> RenderableType:
        """One side of a combat."""
        combat = self.view["combat"]
        seat = combat["attacker"] if side == "attack" else combat["defender"]
        style = "bold" if seat is None else f"bold {COLOURS[seat]}"
        lines = [Text(side_head(combat, side, self.language), style=style)]
        lines += [Text(line) for line in side_lines(self.board, combat[side], self.language)]
        return Group(*(self.folded(line, room) for line in lines))

    # Missions

    def missions(self, missions: Sequence[View]) -> RenderableType:
        """Missions, one a row: points, name, and every condition with how far one is."""
        names = [self.mission_name(mission) for mission in missions]
        widest = min(self.width // 3, max(name.cell_len for name in names))
        room = self.inside - widest - 4
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=2)
        grid.add_column(overflow="fold", width=widest)
        grid.add_column(overflow="fold", width=room)
        for mission, name in zip(missions, names, strict=True):
            points = Text(str(mission["points"]), style=f"bold {MISSIONS[mission['type']]}")
            grid.add_row(points, name, self.folded(self.conditions(mission), room))
        return grid

    def mission_name(self, mission: View) -> Text:
        """A mission by name, with a star if it could be completed now."""
        name = Text(self.board.name(mission["id"], self.language), style=MISSIONS[mission["type"]])
        if mission["id"] in ready_for(self.view):
            name.append(" ★", style="yellow")
        return name

    def conditions(self, mission: View) -> Text:
        """The conditions of a mission: a tick where one is met, else the two numbers."""
        text = Text()
        for number, (condition, progress) in enumerate(steps(self.board, mission, self.language)):
            text.append(say("list.semicolon", self.language) if number else "")
            text.append(condition, style="dim")
            if progress is None:
                continue
            if progress["met"]:
                text.append(" ✓", style="green3")
            else:
                told = f"{progress['have']}/{progress['need']}" if progress["need"] else str(progress["have"])
                text.append(f" {told}", style="bold")
        return text

    # Players

    def players(self) -> RenderableType:
        """Everybody's numbers in one table, with races and completed missions below."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        for column in ("points", "areas", "troops", "hand", "rewards", "missions"):
            table.add_column(tell(f"column.{column}", self.language), justify="right", no_wrap=True)
        for column in ("tracks", "buildings") if self.width >= ROOMY else ():
            table.add_column(tell(f"column.{column}", self.language), no_wrap=True)
        for player in self.view["players"]:
            table.add_row(*self.player(player))
        legend = Text(tell("picture.backs", self.language), style="dim")
        below = Table.grid(padding=(0, 1))
        below.add_column(width=2, justify="right")
        below.add_column(width=self.width - 4, overflow="fold")
        for player in self.view["players"]:
            told = self.below(player)
            if told:
                below.add_row(self.mark(player["seat"]), self.folded(told, self.width - 4))
        return Group(table, legend, below)

    def who(self, player: View) -> Text:
        """A player's shape and letter, and whether they are asked."""
        seat = player["seat"]
        turn = "▶" if seat in self.view["asked"] else " "
        who = Text(f"{turn}{SHAPES[seat]} ", style=COLOURS[seat])
        who.append_text(self.mark(seat))
        if seat == self.view["seat"]:
            who.append(" " + say("table.you", self.language))
        return who

    def player(self, player: View) -> list[RenderableType]:
        """One row of the table of players."""
        points = str(player["points"])
        if player["team"] is not None:
            points += f"/{player['score']}"
        cells: list[RenderableType] = [
            self.who(player),
            points,
            str(len(player["areas"])),
            str(player["on_board"]),
            f"{len(player['hand'])}/{player['hand_limit']}",
            f"{len(player['rewards'])}/{player['reward_limit']}",
            self.backs(player),
        ]
        if self.width >= ROOMY:
            tracks = " ".join(self.position(player, track).ljust(3) for track in TRACKS)
            cells += [tracks, self.grey(player)]
        return cells

    def backs(self, player: View) -> Text:
        """Private Missions by the colours of their backs, each a letter."""
        text = Text()
        for mission in player["missions"]:
            text.append(tell(f"back.{mission['type']}", self.language), style=MISSIONS[mission["type"]])
            text.append(" " if mission is not player["missions"][-1] else "")
        return text if player["missions"] else Text("–", style="dim")

    def position(self, player: View, track: str) -> str:
        """A position on a track, with a star once its bonus is in force."""
        found = player["tracks"][track]
        return f"{found['position']}{'*' if found['bonus'] else ''}"

    def grey(self, player: View) -> str:
        """Laser Cannons, Sentry Towers, and Assault Ships with their level."""
        counts = [f"{BUILDING_LETTERS[name]}{player['buildings'][name]}" for name in BUILDINGS[COLOURED:]]
        level = tell("picture.level", self.language, level=player["levels"]["assault_ship"])
        return " ".join([*counts, level])

    def below(self, player: View) -> Text:
        """What words are needed for: races, known cards, completed missions."""
        board, language = self.board, self.language
        told = board.races_short(player, language)
        if self.width < ROOMY:
            told += board.board_short(player, language)
        if player["seat"] != self.view["seat"] and board.known(player):
            told.append(tell("known", language, cards=board.names(board.known(player), language)))
        if player["fired"]:
            told.append(tell("fired", language, areas=board.area_names(player["fired"], language)))
        if player["done"]:
            told.append(tell("done", language, missions=board.names(player["done"], language)))
        return Text(say("list.semicolon", language).join(told), style="dim")

    # Mine

    def own_board(self, player: View) -> Panel:
        """My board: supplies, tracks with their bonuses, the other ladders, races. Missions are told with the hand."""
        board, language = self.board, self.language
        seat = player["seat"]
        title = Text(f"{SHAPES[seat]} ", style=COLOURS[seat])
        title.append_text(self.mark(seat))
        title.append(f" {tell('picture.board', language)}", style="bold")
        parts: list[RenderableType] = [
            self.texts([board.screen(player, language)], "bold"),
            self.tracks(player),
            self.bonuses(player),
            self.texts([*board.built(player, language), board.trading(player, language)]),
            self.texts(board.races(player, language)),
        ]
        return self.panel(title, Group(*parts), COLOURS[seat])

    def tracks(self, player: View) -> RenderableType:
        """The four tracks: level and buildings, the marker, what it yields."""
        grid = Table.grid(padding=(0, 1))
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for track in TRACKS:
            record = self.board.library.tracks[track]
            level = tell("picture.level", self.language, level=player["levels"][record["building"]])
            grid.add_row(
                Text(self.board.word(f"track.{track}", self.language), style="bold"),
                f"{level} ×{player['buildings'][record['building']]}",
                self.steps(player["tracks"][track]["position"], record),
                self.board.yields(player, track, self.language),
            )
        return grid

    def bonuses(self, player: View) -> RenderableType:
        """The bonuses of all tracks, those in force with a star."""
        lines: list[RenderableType] = []
        for track in TRACKS:
            has_bonus = player["tracks"][track]["bonus"]
            name = self.board.word(f"track.{track}", self.language)
            text = track_bonus_sentence(self.board.library.tracks[track], self.language)
            line = Text("★ " if has_bonus else "· ", style="yellow" if has_bonus else "dim")
            line.append(tell("text", self.language, title=name, text=text), style="default" if has_bonus else "dim")
            lines.append(self.folded(line, self.inside))
        return Group(*lines)

    def steps(self, position: int, record: Mapping[str, Any]) -> Text:
        """A track as a row of places: filled up to the marker, numbers where it yields more, a star at the bonus."""
        tiers = {tier["from"]: str(tier["value"]) for tier in record["tiers"]}
        text = Text()
        for place in range(1, TRACK_END + 1):
            sign = "★" if place == record["bonus_from"] else tiers.get(place, "·")
            is_reached = place <= position
            text.append("■" if is_reached and sign == "·" else sign, style="bold reverse" if is_reached else "dim")
        return text.append(f" {position:>2}", style="bold")
