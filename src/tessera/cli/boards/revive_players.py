"""The players of Revive in words: mine with slots, tracks, machines and the tribe board, others in short."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.cli.boards.board import Region
from tessera.cli.boards.revive_mine import ReviveMine
from tessera.cli.boards.revive_table import View
from tessera.cli.boards.revive_words import tell
from tessera.cli.words import say


class RevivePlayers(ReviveMine):
    """Everybody's boards; what is hidden is told to its owner alone."""

    def player(self, view: View, player: View, language: str) -> Region:
        """One player: mine with everything, others in short."""
        if player["seat"] == view["seat"]:
            lines = self.own_lines(view, player, language)
        else:
            lines = self.other_lines(view, player, language)
        return Region(self.player_heading(view, player, language), lines)

    def player_heading(self, view: View, player: View, language: str) -> str:
        """Whose boards they are, and of which tribe."""
        parts = [say("table.you", language)] if player["seat"] == view["seat"] else []
        parts.append(self.tribe_name(player, language))
        return say("table.player", language, seat=self.seat(player["seat"])) + self.brackets(parts, language)

    def own_lines(self, view: View, player: View, language: str) -> list[str]:
        """My player board and my tribe board."""
        return [
            self.standing(view, player, language),
            self.holdings(player, language),
            self.left(player, language),
            *self.slot_lines(player, language),
            *self.track_lines(player, language),
            *self.reward_lines(player, language),
            *self.machine_lines(player, language),
            *self.progress_lines(player, language),
            *self.tribe_lines(player, language),
            self.artifacts(player, language),
        ]

    def other_lines(self, view: View, player: View, language: str) -> list[str]:
        """Another player in a few lines."""
        lines = [self.standing(view, player, language), self.holdings(player, language), self.left(player, language)]
        if player["technologies"]:
            lines.append(tell("technologies", language, technologies=self.technologies(player, language)))
        lines += self.cards_short(player, language)
        tracks = self.counts("color", player["tracks"], language)
        lines.append(tell("tracks", language, tracks=tracks))
        lines.append(self.progress_short(player, language))
        if player["machines"]:
            lines.append(tell("machines", language, machines=self.machines_short(player, language)))
        crates = player["crates"]
        lines.append(tell("crates", language, closed=len(crates["closed"]), opened=len(crates["opened"])))
        return [*lines, self.artifacts(player, language)]

    def cards_short(self, player: View, language: str) -> list[str]:
        """The cards of another player by name, and the modules with their places."""
        lines = []
        for key, cards in (("cards.active", player["cards"]), ("cards.resting", player["resting"])):
            if cards:
                lines.append(tell(key, language, cards=self.names(cards, language)))
        played = self.played_short(player, language)
        if played:
            lines.append(tell("cards.played", language, cards=self.listed(played, language)))
        modules = [
            f"{slot['id']}.{number} {module}"
            for slot in player["slots"]
            for number, module in enumerate(slot["modules"], start=1)
            if module is not None
        ]
        if modules:
            lines.append(tell("modules", language, modules=self.listed(modules, language)))
        return lines

    def played_short(self, player: View, language: str) -> list[str]:
        """Cards in slots, each with its slot and half."""
        return [
            tell(
                "played",
                language,
                slot=slot["id"],
                card=self.name(card["id"], language),
                half=tell(f"half.{card['half']}", language),
            )
            for slot in player["slots"]
            for card in slot["cards"]
        ]

    def technologies(self, player: View, language: str) -> str:
        """Unlocked technologies by their places and names."""
        known: Sequence[str] = player["technologies"]
        return self.listed([f"{node} {self.technology(player, node, language)[0]}" for node in known], language)

    def machines_short(self, player: View, language: str) -> str:
        """Machines by name, with whether they hold energy."""
        parts = []
        for machine in player["machines"]:
            name, _ = self.machine(player, machine["place"], language)
            parts.append(name + self.brackets([self.machine_state(machine, language)], language))
        return self.listed(parts, language)
