"""My own boards in the picture of Revive: slots, tracks, machines, progress, hibernation, the tribe board."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tessera.cli.boards.board import COLOURS
from tessera.cli.boards.revive_frame import TRACKS, Frame, View
from tessera.cli.boards.revive_map import DOWN, LEFT, LINES, RIGHT, UP
from tessera.cli.boards.revive_words import tell
from tessera.games.revive.terms import NODES

# Technologies by rows of the tree, top row first.
ROWS: Final = ("C", "B", "A")
COLUMNS: Final = 3
# How far beside the middle of a technology a slanting line begins.
ASIDE: Final = 2


class CampPicture(Frame):
    """The player board and the tribe board of the viewer."""

    def camp(self, player: View) -> RenderableType:
        """Both boards."""
        board, language, colour = self.board, self.language, COLOURS[player["seat"]]
        title = self.mark(player["seat"]).append(f" {tell('picture.board', language)}", style="bold")
        inside: list[RenderableType] = [
            self.texts([board.standing(self.view, player, language), board.holdings(player, language)], "bold"),
            self.texts([board.left(player, language), board.artifacts(player, language)]),
            self.slots(player),
            self.tracks(player),
            self.rewards(player),
            self.machines(player),
            self.ways(player),
        ]
        parts: list[RenderableType] = [self.panel(title, Group(*inside), colour)]
        if player["tribe"] is not None:
            parts.append(self.tribe(player))
        return Group(*parts)

    # Slots

    def slots(self, player: View) -> RenderableType:
        """The five slots with their modules and cards."""
        room = self.inside - 5
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=4)
        grid.add_column(width=room, overflow="fold")
        for slot in player["slots"]:
            is_free = slot["open"] and slot["vacant"]
            name = Text(
                ("○ " if is_free else "● " if slot["open"] else "  ") + slot["id"], style="bold" if is_free else "dim"
            )
            grid.add_row(name, self.texts(self.slot_texts(slot), room=room))
        return grid

    def slot_texts(self, slot: View) -> list[Text]:
        """What a slot is called and whether it is free, its modules, and the cards in it."""
        board, language = self.board, self.language
        name = board.library.card_slots[slot["id"]]["name"][language]
        head = Text(name + board.brackets([board.slot_state(slot, language)], language))
        for number, module in enumerate(slot["modules"], start=1):
            told = board.module_text(slot["id"], number, module, language)
            head.append(" [", style="dim")
            head.append(told, style="default" if module is not None else "dim")
            head.append("]", style="dim")
        texts = [head]
        for card in slot["cards"]:
            style = TRACKS[board.library.cards[card["id"]]["color"]]
            texts.append(Text(board.played_words(card, language), style=style))
        return texts

    # Tracks, rewards, machines

    def tracks(self, player: View) -> RenderableType:
        """The three machine tracks: filled up to the marker, a sign where reward spaces ask for it."""
        grid = Table.grid(padding=(0, 1))
        for _ in range(3):
            grid.add_column(no_wrap=True)
        for color, record in self.board.library.tracks.items():
            asked = {
                space["needs"][color] for space in self.board.library.reward_spaces.values() if color in space["needs"]
            }
            position = player["tracks"][color]
            name = Text(record["name"][self.language], style=f"bold {TRACKS[color]}")
            grid.add_row(name, self.steps(position, record["last"], asked), f"{position}/{record['last']}")
        return grid

    def steps(self, position: int, last: int, marked: set[int]) -> Text:
        """A track as a row of places."""
        text = Text()
        for place in range(1, last + 1):
            signs = "◆◇" if place in marked else "■·"
            text.append(signs[place > position], style="bold" if place <= position else "dim")
        return text

    def rewards(self, player: View) -> RenderableType:
        """Reward spaces in two columns: a tick where one is unlocked, else what it needs."""
        half = (self.inside - 2) // 2
        spaces = self.board.library.reward_spaces
        told = [self.reward(player, identity, False) for identity in spaces]
        if any(text.cell_len > half for text in told):
            told = [self.reward(player, identity, True) for identity in spaces]
        if any(text.cell_len > half for text in told):
            return self.texts(told)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=half)
        grid.add_column()
        rows = (len(told) + 1) // 2
        for row in range(rows):
            grid.add_row(told[row], told[row + rows] if row + rows < len(told) else "")
        return grid

    def reward(self, player: View, identity: str, is_short: bool) -> Text:
        """One reward space; in short, its needs stand in the order of the tracks."""
        board, language = self.board, self.language
        is_done = identity in player["unlocked"]
        text = Text("✓ " if is_done else "◇ ", style="green3" if is_done else "dim")
        text.append(f"{identity} {board.reward_words(identity, language)}", style="default" if is_done else "dim")
        if not is_done:
            asked = board.library.reward_spaces[identity]["needs"]
            needs = "/".join(str(asked.get(color, "–")) for color in TRACKS)
            text.append(board.brackets([needs if is_short else board.needs(identity, language)], language))
        return text

    def machines(self, player: View) -> RenderableType:
        """Machines that can be used: a filled sign where energy lies on one."""
        lines = []
        for machine in player["machines"]:
            name, text = self.board.machine(player, machine["place"], self.language)
            is_busy = machine["charged"] or machine["in_use"]
            line = Text("⊗ " if is_busy else "⊙ ", style="dim" if is_busy else "bold yellow3")
            state = self.board.brackets([self.board.machine_state(machine, self.language)], self.language)
            line.append(name + state, style="bold")
            line.append(tell("text", self.language, title="", text=text), style="dim" if is_busy else "default")
            lines.append(line)
        return self.texts(lines)

    # Progress, hibernation, points

    def ways(self, player: View) -> RenderableType:
        """The progress track and the hibernation track as rows of places, with what comes next in words."""
        game = self.board.library.game
        bonuses = {bonus["space"] for bonus in game["progress_bonus"]}
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        last = game["progress_track"]["spaces"]
        progress = Text(self.board.term("progress", self.language), style="bold")
        grid.add_row(progress, self.steps(player["progress"], last, bonuses))
        sleep = Text(self.board.term("hibernation", self.language), style="bold")
        track = game["hibernation_track"]
        grid.add_row(sleep, self.steps(player["hibernation"], track["last"], {track["remove_artifact_on"]}))
        return Group(grid, self.texts(self.board.progress_lines(player, self.language)))

    # The tribe board

    def tribe(self, player: View) -> Panel:
        """The tribe ability, and the technologies as a tree."""
        board, language = self.board, self.language
        text = board.entries[f"{player['tribe']}-{player['side']}"].sentence[language]
        title = Text(tell("picture.tribe", language, tribe=board.tribe_name(player, language)), style="bold")
        tree: list[RenderableType] = [self.texts([text])]
        for number, row in enumerate(ROWS):
            if number:
                tree.append(Text(self.links(player["tree"]["links"], ROWS[number - 1], row), style="dim"))
            tree.append(self.technologies(player, row))
        return self.panel(title, Group(*tree), COLOURS[player["seat"]])

    def nodes(self, row: str) -> list[tuple[str, int]]:
        """The technologies of a row of the tree with their columns; one that is alone stands in the middle."""
        found = [node for node in NODES if node.startswith(row)]
        return [(node, COLUMNS // 2 if len(found) == 1 else place) for place, node in enumerate(found)]

    def technologies(self, player: View, row: str) -> RenderableType:
        """A row of the tree."""
        room = (self.inside - COLUMNS + 1) // COLUMNS
        grid = Table.grid(padding=(0, 1))
        for _ in range(COLUMNS):
            grid.add_column(width=room, overflow="fold")
        cells: list[RenderableType] = [""] * COLUMNS
        for node, column in self.nodes(row):
            cells[column] = self.texts(self.technology(player, node), room=room)
        grid.add_row(*cells)
        return grid

    def technology(self, player: View, node: str) -> list[Text]:
        """A technology: unlocked, possible next, or later; its points at the end."""
        name, text = self.board.technology(player, node, self.language)
        is_known, is_next = node in player["technologies"], node in player["available"]
        head = Text("● " if is_known else "○ " if is_next else "· ")
        head.append(f"{node} {name}")
        head.stylize("bold green3" if is_known else "bold" if is_next else "dim")
        state = self.board.technology_state(player, node, self.language)
        return [head, Text(state, style="dim"), Text(text, style="default" if is_known else "dim")]

    def links(self, drawn: list[list[str]], upper: str, lower: str) -> str:
        """The lines between two rows of the tree. A slanting one leaves and arrives beside the middle of its
        technologies, so that it can be told from the straight ones."""
        room = (self.inside - COLUMNS + 1) // COLUMNS
        above, below = dict(self.nodes(upper)), dict(self.nodes(lower))
        leads = [0] * self.inside
        for low, high in drawn:
            if low not in below or high not in above:
                continue
            start, end = (place * (room + 1) + room // 2 for place in (below[low], above[high]))
            if len(below) > 1 and start != end:
                aside = ASIDE if start < end else -ASIDE
                start, end = start + aside, end - aside
            leads[start] |= DOWN
            leads[end] |= UP
            for column in range(min(start, end), max(start, end)):
                leads[column] |= RIGHT
                leads[column + 1] |= LEFT
        return "".join(LINES[lead] for lead in leads).rstrip()
