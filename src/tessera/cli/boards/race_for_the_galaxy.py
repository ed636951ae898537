"""Race for the Galaxy in words: the middle of the table, everybody's tableau, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tessera.cli.boards.board import Region
from tessera.cli.boards.race_for_the_galaxy_middle import RaceMiddle, View
from tessera.cli.boards.race_for_the_galaxy_short import short_powers
from tessera.cli.boards.race_for_the_galaxy_words import tell
from tessera.cli.words import say
from tessera.games.race_for_the_galaxy.outcome import score_sheet
from tessera.games.race_for_the_galaxy.scoring import variable_points
from tessera.games.race_for_the_galaxy.sentences import attributes_sentence
from tessera.games.race_for_the_galaxy.terms import KINDS

if TYPE_CHECKING:
    from rich.console import RenderableType


class RaceBoard(RaceMiddle):
    """The table of Race for the Galaxy as one seat sees it."""

    def moment(self, view: View) -> object:
        """Everybody acts at the same time, so that the table changes with every phase."""
        return view["round"], view["phase"], view["again"]

    def regions(self, view: View, language: str) -> list[Region]:
        regions = [Region(self.heading(view, language), self.round_lines(view, language))]
        for heading, lines in (
            ("goals", [self.goal(view, place, language) for place in range(len(view["goals"]))]),
            ("takeovers", [self.attack(attack, language) for attack in view["attacks"]]),
        ):
            if lines:
                regions.append(Region(tell(heading, language), lines))
        regions += [self._player(view, player, language) for player in view["players"]]
        if view["robot"] is not None:
            heading = tell("robot.heading", language, start=self.name(view["robot"]["start"], language))
            regions.append(Region(heading, self.robot(view, language)))
        return regions

    # Players

    def _player(self, view: View, player: View, language: str) -> Region:
        heading = say("table.player", language, seat=self.seat(player["seat"]))
        if player["seat"] == view["seat"]:
            heading += tell("brackets", language, parts=say("table.you", language))
        lines = [self.status({**view, "seat": player["seat"]}, language), *self.holdings(view, player, language)]
        cards = [self.tableau_line(player, card, language) for card in player["tableau"]]
        return Region(heading, lines + (cards or [say("table.empty", language)]))

    def status(self, view: View, language: str) -> str:
        if view["seat"] < 0:
            return ""
        player = view["players"][view["seat"]]
        parts = [tell("chips", language, count=player["chips"])]
        if view["prestige"]:
            parts.append(tell("prestige", language, count=player["prestige"]))
        parts.append(self.military(player, language))
        if player["hand"] is None:
            parts.append(tell("hand.unknown", language))
        else:
            parts.append(tell("hand", language, count=len(player["hand"]), limit=player["hand_limit"]))
        parts.append(tell("tableau", language, count=len(player["tableau"]), limit=player["tableau_limit"]))
        parts.append(tell("goods", language, count=sum(card["good"] for card in player["tableau"])))
        parts.append(tell("score", language, count=player["score"]))
        return say("list.comma", language).join(parts)

    def military(self, player: View, language: str) -> str:
        """Military in force, what it is against some worlds, and what could be added for a phase."""
        military = player["military"]
        more = [
            tell("military.versus", language, amount=f"{military['versus'][whom]:+d}", whom=self._whom(whom, language))
            for whom in (*KINDS, "rebel")
            if military["versus"][whom]
        ]
        for extra in ("temporary", "reserve"):
            if military[extra]:
                more.append(tell(f"military.{extra}", language, amount=f"{military[extra]:+d}"))
        told = tell("military", language, count=military["general"])
        return told + (tell("brackets", language, parts=say("list.comma", language).join(more)) if more else "")

    def _whom(self, whom: str, language: str) -> str:
        if whom == "rebel":
            return tell("worlds.rebel", language)
        return tell("worlds.kind", language, kind=self.kind(whom, language))

    def holdings(self, view: View, player: View, language: str) -> list[str]:
        """What lies beside a tableau, and what others could aim at."""
        lines = []
        if view["prestige"]:
            lines.append(tell("search_card" if player["search_card"] else "search_card.used", language))
        if player["deck"] is not None:
            key = "deck.only" if player["discard"] is None else "deck"
            lines.append(tell(key, language, deck=player["deck"], discard=player["discard"]))
        for pile in ("drawn", "saved"):
            if player[pile]:
                lines.append(tell(pile, language, count=len(player[pile])))
        if view["takeovers"]:
            lines += self.targets(player, language)
        return lines

    def targets(self, player: View, language: str) -> list[str]:
        """What makes an empire vulnerable to takeovers, and what protects everybody."""
        targets = player["targets"]
        reasons = [tell(f"targets.{key}", language) for key in ("rebel", "imperium") if targets[key]]
        if player["military"]["general"] >= 1:
            reasons.append(tell("targets.military", language))
        lines = []
        if reasons:
            lines.append(tell("targets", language, targets=say("list.comma", language).join(reasons)))
        if targets["council"]:
            lines.append(tell("targets.council", language))
        return lines

    def tableau_line(self, player: View, card: View, language: str) -> str:
        """A card in a tableau: what lies on it, what it is, and its powers in short."""
        marks = []
        if card["good"]:
            marks.append(tell("card.good", language, kind=self.kind(self.good_kind(card), language)))
        elif card["kind"]:
            marks.append(tell("card.kind", language, kind=self.kind(card["kind"], language)))
        if card["fresh"]:
            marks.append(tell("card.fresh", language))
        points = self.points(player, card)
        if points is not None:
            marks.append(tell("card.points", language, count=points))
        told = tell("brackets", language, parts=say("list.comma", language).join(marks)) if marks else ""
        facts = self.facts(card["card"], language)
        return tell("card", language, card=self.name(card["card"], language), marks=told, facts=facts)

    def points(self, player: View, card: View) -> int | None:
        """What a card with variable points is worth to its owner now; None for the others."""
        if not self.card(card["card"])["scoring"]:
            return None
        rulebook = self.state.rulebook
        piece = rulebook.cards[rulebook.piece_names.index(card["card"])]
        return piece.vp + variable_points(self.state, player["seat"], piece)

    def facts(self, identity: str, language: str) -> str:
        """What a card is, and its powers in short."""
        record = self.card(identity)
        parts = [attributes_sentence(record, language), short_powers(record, language)]
        return ("" if language == "ja" else " ").join(part for part in parts if part)

    # Mine

    def hand(self, view: View, language: str) -> Region:
        if view["seat"] < 0:
            return Region(say("table.hand", language), [])
        player = view["players"][view["seat"]]
        cards = player["hand"] or []
        lines = [line for identity in cards for line in self.held(identity, language)]
        choosing = "hand.start" if view["round"] == 0 else "hand.drawn"
        lines += self._pile(choosing, player["drawn"] or [], language)
        if player["saved"]:
            saved = self.names(player["saved"], language)
            lines.append(tell("hand.saved", language, count=len(player["saved"]), cards=saved))
        if view["draft"]:
            lines += self._pile("hand.pack", view["draft"]["pack"], language)
            if view["draft"]["chosen"]:
                chosen = self.names(view["draft"]["chosen"], language)
                lines.append(tell("hand.chosen", language, count=len(view["draft"]["chosen"]), cards=chosen))
        return Region(say("table.hand_of", language, count=len(cards)), lines or [say("table.empty", language)])

    def _pile(self, key: str, cards: Sequence[str], language: str) -> list[str]:
        if not cards:
            return []
        lines = [line for identity in cards for line in self.held(identity, language)]
        return [tell(key, language, count=len(cards)), *lines]

    def held(self, identity: str, language: str) -> list[str]:
        """A card in hand: its name with what it is and costs, and its powers in short."""
        record = self.card(identity)
        facts = attributes_sentence(record, language)
        powers = short_powers(record, language)
        title = tell("card", language, card=self.name(identity, language), marks="", facts=facts)
        return [title, f"  {powers}"] if powers else [title]

    def score(self, seat: int | None, language: str) -> list[str]:
        """Everybody's points, all of which lie open, and where my own come from."""
        view: Any = self.game.view(seat)
        lines = [
            tell("score.seat", language, seat=self.seat(player["seat"]), points=player["score"])
            for player in view["players"]
        ]
        if view["robot"] is not None:
            lines.append(tell("score.seat", language, seat=tell("robot", language), points=view["robot"]["score"]))
        if seat is not None:
            lines.append(say("score.mine", language))
            lines += [
                "  " + say("end.line", language, points=line.points, label=line.text(language), clause=line.clause)
                for line in score_sheet(self.state, seat)
            ]
        return lines

    def picture(self, view: View, language: str, width: int) -> RenderableType:
        from tessera.cli.boards.race_for_the_galaxy_picture import Picture

        return Picture(self, view, language, width).table()
