"""The Warp in words: the middle of the table, the map, everybody's board, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tessera.cli.boards.board import Region
from tessera.cli.boards.the_warp_combat import combat_lines
from tessera.cli.boards.the_warp_missions import common_missions, mission_line, points_told, ready_for
from tessera.cli.boards.the_warp_players import WarpPlayers
from tessera.cli.boards.the_warp_table import View
from tessera.cli.boards.the_warp_words import tell
from tessera.cli.words import say
from tessera.games.the_warp.outcome import score_sheet
from tessera.games.the_warp.state import Warp

if TYPE_CHECKING:
    from rich.console import RenderableType


class WarpBoard(WarpPlayers):
    """The table of The Warp as one seat sees it."""

    def moment(self, view: View) -> object:
        """The table is shown with every turn; before the first one, for the races and again for the missions."""
        return view["round"], view["active"], view["guardian"] is None

    def regions(self, view: View, language: str) -> list[Region]:
        regions = [Region(self.heading(view, language), self.round_lines(view, language))]
        missions = [mission_line(self, each, ready_for(view), language) for each in common_missions(view)]
        for heading, lines in (
            ("draft", self.draft(view, language)),
            ("combat", combat_lines(self, view, language)),
            ("gate", self.gate(view, language)),
        ):
            if lines:
                regions.append(Region(tell(heading, language), lines))
        regions += self.map_regions(view, language)
        regions.append(Region(tell("missions", language), missions or [tell("missions.none", language)]))
        cards = [self.card_text(card, language) for card in view["line_up"]]
        regions.append(Region(tell("line_up", language), cards or [say("table.empty", language)]))
        return regions + [self.player(view, player, language) for player in view["players"]]

    # Mine

    def status(self, view: View, language: str) -> str:
        """What I have, and what goes on: a combat, or the draft."""
        if view["seat"] < 0:
            return ""
        player = view["players"][view["seat"]]
        parts = [
            self.screen(player, language),
            tell("hand", language, count=len(player["hand"]), limit=player["hand_limit"]),
            tell("rewards", language, count=len(player["rewards"]), limit=player["reward_limit"]),
            self.points(player, language),
        ]
        going_on = [*self.draft(view, language), *combat_lines(self, view, language)]
        return "\n".join([self.listed(parts, language), *going_on])

    def hand(self, view: View, language: str) -> Region:
        """My Archive cards, Reward cards and missions, with all that they say."""
        if view["seat"] < 0:
            return Region(say("table.hand", language), [])
        player = view["players"][view["seat"]]
        lines = [line for card in player["hand"] for line in self._held(card, language)]
        lines = lines or [say("table.empty", language)]
        if player["rewards"]:
            count, limit = len(player["rewards"]), player["reward_limit"]
            lines.append(tell("hand.rewards", language, count=count, limit=limit))
            lines += [line for card in player["rewards"] for line in self._held(card, language)]
        if player["missions"]:
            count, limit = len(player["missions"]), player["mission_limit"]
            lines.append(tell("mission.private", language, count=count, limit=limit))
            lines += [f"  {mission_line(self, each, ready_for(view), language)}" for each in player["missions"]]
        lines += self._choosing("mission.dealt", player["dealt"], language)
        lines += self._choosing("mission.pool", self._pool(view), language)
        return Region(say("table.hand_of", language, count=len(player["hand"])), lines)

    def _held(self, card: str, language: str) -> list[str]:
        return [self.title(card, language), f"  {self.entries[card].sentence[language]}"]

    def _pool(self, view: View) -> Sequence[str]:
        """The missions that my team shares out."""
        if not view["pool"]:
            return ()
        pool: Sequence[str] = view["pool"][view["players"][view["seat"]]["team"]]
        return pool

    def _choosing(self, key: str, missions: Sequence[str], language: str) -> list[str]:
        if not missions:
            return []
        lines = [line for mission in missions for line in self._held(mission, language)]
        return [tell(key, language, count=len(missions)), *lines]

    def score(self, seat: int | None, language: str) -> list[str]:
        """Everybody's points, all of which lie open, and where my own come from."""
        view: Any = self.game.view(seat)
        lines = [
            tell("score.seat", language, seat=self.seat(player["seat"]), points=points_told(player["score"], language))
            for player in view["players"]
        ]
        if seat is not None:
            assert isinstance(self.game.state, Warp)
            lines.append(say("score.mine", language))
            lines += [
                "  " + say("end.line", language, points=line.points, label=line.text(language), clause=line.clause)
                for line in score_sheet(self.game.state, seat)
            ]
        return lines

    def picture(self, view: View, language: str, width: int) -> RenderableType:
        from tessera.cli.boards.the_warp_picture import Picture

        return Picture(self, view, language, width).table()
