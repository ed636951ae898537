"""Atlas Lost in words: trees, influence, initiative, players, hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tessera.cli.boards.board import Board, Region
from tessera.cli.words import say
from tessera.games.atlas_lost.definition import AtlasLost
from tessera.games.atlas_lost.scoring import score_sheet
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.game import Game

if TYPE_CHECKING:
    from rich.console import RenderableType

RESOURCES: Final = ("research", "data", "command", "tp", "military")
TOKENS: Final = ("economy", "culture", "religion")


class AtlasBoard(Board):
    """The table of Atlas Lost as one seat sees it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game.definition, AtlasLost)
        self.library = game.definition.library(game.setup.packs)

    # Words

    def tree(self, tree: str, language: str) -> str:
        """The name of a tree."""
        return str(self.library.game["trees"][tree]["name"][language])

    def resources(self, view: Mapping[str, Any]) -> list[str]:
        """What players count in this game: military power only where the tree is in play."""
        trees = [tree["tree"] for tree in view["trees"]]
        return [kind for kind in RESOURCES if kind != "military" or "military" in trees]

    def tokens(self, view: Mapping[str, Any]) -> list[str]:
        """Which tokens are in play."""
        trees = [tree["tree"] for tree in view["trees"]]
        return [token for token in TOKENS if token in trees]

    def step(self, space: int, language: str) -> str:
        """What stepping onto a space of the influence track costs and brings."""
        return str(self.library.spaces[space]["text"][language])

    # Regions

    def regions(self, view: Mapping[str, Any], language: str) -> list[Region]:
        regions = [self._tree(tree, language) for tree in view["trees"]]
        regions.append(self._influence(view, language))
        regions.append(self._initiative(view, language))
        regions += [self._player(view, player, language) for player in view["players"]]
        if view["npcs"]:
            lines = [self.npc(npc, view, language) for npc in view["npcs"]]
            regions.append(Region(say("table.npcs", language), lines))
        return regions

    def _tree(self, tree: Mapping[str, Any], language: str) -> Region:
        heading = say(
            "atlas.tree",
            language,
            tree=self.tree(tree["tree"], language),
            deck=tree["deck"],
            discard=len(tree["discard"]),
        )
        return Region(heading, [self._tech(tech, language) for tech in tree["techs"]])

    def _tech(self, tech: Mapping[str, Any], language: str) -> str:
        entry = self.entries[tech["id"]]
        parts = [f"Lv.{tech['level']} {self.name(tech['id'], language)}"]
        parts[0] += f" ({say(f'kind.{entry.kind}', language)})"
        if tech["teams"]:
            parts.append(say("atlas.teams", language, seats=self.seats(tech["teams"], language)))
        if tech["economy"]:
            parts.append(say("atlas.economy", language, seats=self.seats(tech["economy"], language)))
        if tech["culture"] is not None:
            parts.append(say("atlas.culture", language, seat=self.seat(tech["culture"])))
        if tech["front_runner"] is not None:
            parts.append(say("atlas.front_runner", language))
        return say("list.semicolon", language).join(parts)

    def _influence(self, view: Mapping[str, Any], language: str) -> Region:
        track = view["influence"]
        lines = [
            say("atlas.marker", language, seat=self.seat(seat), space=space, last=track["spaces"] - 1)
            for seat, space in enumerate(track["markers"])
        ]
        lines += self.next_step(view, language)
        return Region(say("atlas.influence", language), lines)

    def next_step(self, view: Mapping[str, Any], language: str) -> list[str]:
        """What my next step on the influence track costs and brings."""
        seat, track = view["seat"], view["influence"]
        if seat < 0 or track["markers"][seat] + 1 >= track["spaces"]:
            return []
        space = track["markers"][seat] + 1
        return [say("atlas.next_step", language, space=space, step=self.step(space, language))]

    def _initiative(self, view: Mapping[str, Any], language: str) -> Region:
        lines = []
        for tile in view["initiative"]:
            owner = say("table.nobody", language) if tile["owner"] is None else self.seat(tile["owner"])
            race = say("list.comma", language).join(
                f"{self.seat(seat)} {value}" for seat, value in enumerate(tile["values"])
            )
            needs = say("list.comma", language).join(
                f"{say(f'resource.{kind}', language)} {count}" for kind, count in tile["required"].items()
            )
            name = self.entries[tile["id"]].name[language]
            lines.append(
                say("atlas.tile", language, tile=name, owner=owner, race=race, least=tile["minimum"], needs=needs)
            )
        return Region(say("atlas.initiative", language), lines)

    def _player(self, view: Mapping[str, Any], player: Mapping[str, Any], language: str) -> Region:
        seat = player["seat"]
        lines = [self.status({**view, "seat": seat}, language)]
        waiting, income = player["waiting"], player["income"]
        lines.append(
            say(
                "atlas.rows",
                language,
                research=waiting["research"],
                data=waiting["data"],
                more_research=income["research"],
                more_data=income["data"],
            )
        )
        stock = [f"{say(f'group.{token}', language)} {player['stock'][token]}" for token in self.tokens(view)]
        if stock:
            lines.append(say("atlas.stock", language, stock=say("list.comma", language).join(stock)))
        lines.append(say("atlas.cards", language, count=len(player["hand"]), limit=player["hand_limit"]))
        lines += self.faith(player, language)
        lines += [self.installed(player, identity, language) for identity in player["installed"]]
        return Region(say("table.player", language, seat=self.seat(seat)), lines)

    def faith(self, board: Mapping[str, Any], language: str) -> list[str]:
        """The religious influence on a player or NPC, first token first, and whose ally that makes them."""
        if not board["track"]:
            return []
        track = self.seats(board["track"], language)
        ally = say("table.nobody", language) if board["ally_of"] is None else self.seat(board["ally_of"])
        return [say("atlas.faith", language, track=track, seat=ally)]

    def installed(self, player: Mapping[str, Any], identity: str, language: str) -> str:
        """An installed card and whether it is used up this turn."""
        told = say("atlas.installed", language, card=self.name(identity, language))
        return told + (say("atlas.used", language) if identity in player["used"] else "")

    def npc(self, npc: Mapping[str, Any], view: Mapping[str, Any], language: str) -> str:
        """An NPC and what it has."""
        have = [f"{say(f'resource.{kind}', language)} {npc[kind]}" for kind in self.resources(view)]
        faith = self.faith(npc, language)
        name = self.library.npcs[npc["id"]]["name"][language]
        return say("list.semicolon", language).join([f"{name}: {say('list.comma', language).join(have)}", *faith])

    # Mine

    def hand(self, view: Mapping[str, Any], language: str) -> Region:
        if view["seat"] < 0:
            return Region(say("table.hand", language), [])
        player = view["players"][view["seat"]]
        cards = [*player["hand"], *player["looking"]]
        lines = []
        for identity in cards:
            title, sentence = self.card_lines(identity, language)
            lines += [title, f"  {sentence}"] if sentence else [title]
        return Region(say("table.hand_of", language, count=len(cards)), lines or [say("table.empty", language)])

    def status(self, view: Mapping[str, Any], language: str) -> str:
        if view["seat"] < 0:
            return ""
        player = view["players"][view["seat"]]
        have = [f"{say(f'resource.{kind}', language)} {player[kind]}" for kind in self.resources(view) if kind != "tp"]
        have.append(say("atlas.total_tp", language, total=player["total_tp"], tokens=player["tp"]))
        have.append(say("atlas.on_space", language, space=player["influence"]))
        return say("list.comma", language).join(have)

    def score(self, seat: int | None, language: str) -> list[str]:
        """How far everybody is on the three ways to win, and where my own TP come from."""
        view: Any = self.game.view(seat)
        victory, track = self.library.game["victory"], view["influence"]
        lines = [
            say(
                "atlas.race",
                language,
                seat=self.seat(player["seat"]),
                tp=player["total_tp"],
                wanted=victory["technology_tp"],
                space=player["influence"],
                last=track["spaces"] - 1,
                tiles=sum(tile["owner"] == player["seat"] for tile in view["initiative"]),
                needed=victory["initiative_tiles"],
            )
            for player in view["players"]
        ]
        lines.append(say("atlas.hidden", language))
        if seat is not None:
            assert isinstance(self.game.state, Atlas)
            lines.append(say("score.mine", language))
            lines += [
                "  " + say("end.line", language, points=line.points, label=line.text(language), clause=line.clause)
                for line in score_sheet(self.game.state, seat)
            ]
        return lines

    def picture(self, view: Mapping[str, Any], language: str, width: int) -> RenderableType:
        from tessera.cli.boards.atlas_lost_picture import Picture

        return Picture(self, view, language, width).table()
