"""Revive in words: the turn, the map, the displays, everybody's boards, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tessera.cli.boards.board import Region
from tessera.cli.boards.revive_land import land_regions
from tessera.cli.boards.revive_players import RevivePlayers
from tessera.cli.boards.revive_preview import preview_lines
from tessera.cli.boards.revive_table import View
from tessera.cli.boards.revive_words import tell
from tessera.cli.words import say
from tessera.games.revive import sentences
from tessera.games.revive.outcome import score_sheet
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ARTIFACTS

if TYPE_CHECKING:
    from rich.console import RenderableType


class ReviveBoard(RevivePlayers):
    """The table of Revive as one seat sees it."""

    def moment(self, view: View) -> object:
        """The table is shown with every turn, and once before the first one."""
        return view["turn"], view["moment"] == "setup"

    def regions(self, view: View, language: str) -> list[Region]:
        regions = [Region(self.heading(view, language), self.turn_lines(view, language))]
        tribes = self.tribes_offered(view, language)
        if tribes:
            regions.append(Region(tell("tribes", language), tribes))
        regions += [*land_regions(self, view, language), *self.displays(view, language)]
        return regions + [self.player(view, player, language) for player in view["players"]]

    # Mine

    def status(self, view: View, language: str) -> str:
        """What I have; in a draft, what I have kept so far: what I choose from, the question tells."""
        if view["seat"] < 0:
            return ""
        player = view["players"][view["seat"]]
        parts = [self.holdings(player, language), tell("points", language, count=player["points"])]
        return "\n".join([self.listed(parts, language), *self._kept(player, language)])

    def hand(self, view: View, language: str) -> Region:
        """My active cards with what they would give in each slot, resting cards, crates and the artifact card."""
        if view["seat"] < 0:
            return Region(say("table.hand", language), [])
        player = view["players"][view["seat"]]
        lines = [line for card in player["cards"] for line in self._held(player, card, language)]
        lines = lines or [say("table.empty", language)]
        resting, crates = player["resting"], player["crates"]
        if resting:
            lines.append(tell("hand.resting", language, count=len(resting)))
            lines += [f"  {self.card_text(card, language)}" for card in resting]
        if crates["closed"]:
            lines.append(tell("hand.crates", language, count=len(crates["closed"])))
            lines += [f"  {self.card_text(crate, language)}" for crate in crates["closed"]]
        if crates["opened"]:
            lines.append(tell("hand.opened", language, crates=self.names(crates["opened"], language)))
        if player["artifact_card"] is not None:
            lines += self._artifact_card(player, language)
        lines += [*self._dealt(player, language), *self._kept(player, language)]
        return Region(tell("hand", language, count=len(player["cards"])), lines)

    def _held(self, player: View, card: str, language: str) -> list[str]:
        color = self.word(f"color.{self.library.cards[card]['color']}", language)
        return [
            tell("card", language, card=self.name(card, language), color=color),
            f"  {self._halves(card, language)}",
            *preview_lines(self, player, card, language),
        ]

    def _halves(self, card: str, language: str) -> str:
        """Both halves of a card and its flasks: all but its colour."""
        record = self.library.cards[card]
        texts = [sentences.half_sentence(record, half, language) for half in ("top", "bottom")]
        if record["flasks"]:
            texts.append(self.word("amount.flask", language, record["flasks"]) + ("。" if language == "ja" else "."))
        return ("" if language == "ja" else " ").join(texts)

    def _artifact_card(self, player: View, language: str) -> list[str]:
        """My artifact card: each category with what it is worth now."""
        card = player["artifact_card"]
        lines = [tell("hand.artifact", language, card=self.name(card, language))]
        for color in ARTIFACTS:
            category = self.library.artifact_cards[card][color]
            count, times = player["counters"][category["of"]], 1 + player["artifacts"][color]
            points = count // category["every"] * category["points"] * times
            told = {
                "color": self.word(f"color.{color}", language),
                "text": sentences.category_phrase(category, language),
                "points": sentences.points_phrase(points, language),
            }
            lines.append(tell("hand.category", language, count=count, times=times, **told))
        return lines

    def _dealt(self, player: View, language: str) -> list[str]:
        """What I choose from before the first turn."""
        dealt: Sequence[str] = [card for card in player["dealt"] if card in self.entries]
        lines = []
        if dealt:
            lines.append(tell("hand.dealt", language, count=len(dealt)))
            lines += [f"  {self.card_text(card, language)}" for card in dealt]
        return lines

    def _kept(self, player: View, language: str) -> list[str]:
        """What I kept of it."""
        if not player["kept"]:
            return []
        return [tell("hand.kept", language, cards=self.names(player["kept"], language))]

    def score(self, seat: int | None, language: str) -> list[str]:
        """Everybody's points as far as a seat knows them, and where my own come from."""
        view: Any = self.game.view(seat)
        lines = [
            tell("score.seat", language, seat=self.seat(player["seat"]), points=self.standing(view, player, language))
            for player in view["players"]
        ]
        if seat is not None:
            assert isinstance(self.game.state, Revive)
            lines.append(say("score.mine", language))
            lines += [
                "  " + say("end.line", language, points=line.points, label=line.text(language), clause=line.clause)
                for line in score_sheet(self.game.state, seat)
            ]
        return lines

    def picture(self, view: View, language: str, width: int) -> RenderableType:
        from tessera.cli.boards.revive_picture import Picture

        return Picture(self, view, language, width).table()
