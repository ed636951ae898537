"""The players of The Warp in words: what they hold, their tracks, races and missions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tessera.cli.boards.board import Region
from tessera.cli.boards.the_warp_table import View, WarpTable
from tessera.cli.boards.the_warp_words import tell
from tessera.cli.words import say
from tessera.games.the_warp import sentences
from tessera.games.the_warp.terms import BUILDINGS, COLOURED, TRACK_END, TRACKS

# Words that stand for a card that the viewer does not know.
BACKS = ("archive", "reward")


class WarpPlayers(WarpTable):
    """Everybody's player board; what lies behind a screen is told to its owner alone."""

    def player(self, view: View, player: View, language: str) -> Region:
        """One player: mine with all abilities, others in short."""
        lines = [self.holdings(player, language)]
        if player["seat"] == view["seat"]:
            lines.append(self.screen(player, language))
            lines += self.races(player, language)
            lines += [self.track(player, track, language) for track in TRACKS]
            lines += self.bonuses(player, language) + self.built(player, language)
            lines.append(self.trading(player, language))
        else:
            lines += self.races_short(player, language) + self.board_short(player, language)
            lines += self.cards_known(player, language)
        if player["fired"]:
            lines.append(tell("fired", language, areas=self.area_names(player["fired"], language)))
        if player["done"]:
            lines.append(tell("done", language, missions=self.names(player["done"], language)))
        return Region(self.player_heading(view, player, language), lines)

    def player_heading(self, view: View, player: View, language: str) -> str:
        """Whose board it is."""
        parts = [say("table.you", language)] if player["seat"] == view["seat"] else []
        mates = [
            other["seat"]
            for other in view["players"]
            if player["team"] is not None and other["team"] == player["team"] and other["seat"] != player["seat"]
        ]
        if mates:
            parts.append(tell("team", language, seats=self.seats(mates, language)))
        return say("table.player", language, seat=self.seat(player["seat"])) + self.brackets(parts, language)

    def points(self, player: View, language: str) -> str:
        """Mission Points, with those of the team where they are added."""
        if player["team"] is None:
            return tell("points", language, count=player["points"])
        return tell("points.team", language, count=player["points"], total=player["score"])

    def holdings(self, player: View, language: str) -> str:
        """What lies open of a player, in one line."""
        points = self.points(player, language)
        if player["tokens"]:
            points += self.brackets([tell("tokens", language, count=player["tokens"])], language)
        parts = [
            points,
            tell("areas", language, count=len(player["areas"])),
            tell("on_board", language, count=player["on_board"]),
            tell("hand", language, count=len(player["hand"]), limit=player["hand_limit"]),
            tell("rewards", language, count=len(player["rewards"]), limit=player["reward_limit"]),
            tell("private", language, count=len(player["missions"]), limit=player["mission_limit"]),
        ]
        return self.listed(parts, language)

    def screen(self, player: View, language: str) -> str:
        """What lies behind the viewer's own screen."""
        kinds = ("gold", "energy", "reserve", "supply")
        return self.listed([tell(kind, language, count=player[kind]) for kind in kinds], language)

    # Races

    def races_short(self, player: View, language: str) -> list[str]:
        """The races of a player by name."""
        named = [self.name(race, language) for race in player["races"]]
        if player["copied"]:
            named.append(tell("copied", language, race=self.name(player["copied"], language)))
        lines = [tell("races", language, races=self.listed(named, language))] if named else []
        if player["bought"]:
            lines.append(tell("bought", language, races=self.names(player["bought"], language)))
        return lines

    def races(self, player: View, language: str) -> list[str]:
        """The viewer's races with what they do."""
        lines = []
        for race in player["races"]:
            lines.append(self.race_text(race, language))
        if player["copied"]:
            record = self.library.races[player["copied"]]
            name = tell("copied", language, race=self.name(player["copied"], language))
            lines.append(tell("race", language, race=name, text=sentences.active_sentence(record, language)))
        if player["bought"]:
            lines.append(tell("bought", language, races=self.names(player["bought"], language)))
        return lines

    # Tracks and buildings

    def track(self, player: View, track: str, language: str) -> str:
        """A track: where its marker stands and why, what it yields, and whether its bonus is in force."""
        found, record = player["tracks"][track], self.library.tracks[track]
        building, count = record["building"], player["buildings"][record["building"]]
        bonus = tell("bonus.on" if found["bonus"] else "bonus.off", language, position=record["bonus_from"])
        return tell(
            "track",
            language,
            track=record["name"][language],
            position=found["position"],
            end=TRACK_END,
            level=player["levels"][building],
            buildings=self.counts("building", {building: count}, language),
            yields=self.yields(player, track, language),
            bonus=bonus,
        )

    def yields(self, player: View, track: str, language: str) -> str:
        """What a track yields now, and at which position it yields more."""
        found = player["tracks"][track]
        told = tell(f"yield.{track}", language, count=found["yields"])
        coming = [tier for tier in self.library.tracks[track]["tiers"] if tier["from"] > found["position"]]
        if not coming:
            return told
        tier = tell("tiers", language, position=coming[0]["from"], count=coming[0]["value"])
        return told + self.brackets([tier], language)

    def bonuses(self, player: View, language: str) -> list[str]:
        """The bonuses in force, in full."""
        return [
            sentences.track_bonus_sentence(self.library.tracks[track], language)
            for track in TRACKS
            if player["tracks"][track]["bonus"]
        ]

    def built(self, player: View, language: str) -> list[str]:
        """Buildings without a track, the level of Assault Ships, and what is left to build."""
        grey = {name: player["buildings"][name] for name in BUILDINGS[COLOURED:]}
        ship = self.ship(player, language)
        lines = [
            tell("others", language, buildings=self.listed([self.counts("building", grey, language), ship], language))
        ]
        left = self.counts("building", player["miniatures"], language)
        lines.append(tell("miniatures", language, buildings=left))
        return lines

    def ship(self, player: View, language: str) -> str:
        """How high Assault Ships are upgraded."""
        level = player["levels"]["assault_ship"]
        return tell("ship", language, level=level, multiplier=self.rulebook.ship_multipliers[level - 1])

    def trading(self, player: View, language: str) -> str:
        """How much can be traded in a turn, and whether it was."""
        parts = [tell("trade", language, count=player["trade_limit"])]
        if player["traded"]:
            parts.append(tell("traded", language))
        return self.listed(parts, language)

    def board_short(self, player: View, language: str) -> list[str]:
        """A player board in two lines: tracks with their levels, and buildings."""
        tracks = []
        for track in TRACKS:
            found, building = player["tracks"][track], self.library.tracks[track]["building"]
            parts = {"position": found["position"], "level": player["levels"][building]}
            bonus = tell("track.bonus", language) if found["bonus"] else ""
            tracks.append(
                tell("track.short", language, track=self.word(f"track.{track}", language), bonus=bonus, **parts)
            )
        built = {name: count for name, count in player["buildings"].items() if count}
        buildings = [self.counts("building", built, language)] if built else []
        return [
            tell("tracks", language, tracks=self.listed(tracks, language)),
            tell("buildings", language, buildings=self.listed([*buildings, self.ship(player, language)], language)),
        ]

    # Cards

    def cards_known(self, player: View, language: str) -> list[str]:
        """What the viewer knows of the cards and missions of another player."""
        lines = []
        if player["missions"]:
            types = Counter(str(mission["type"]) for mission in player["missions"])
            lines.append(tell("backs", language, types=self.counts("mission", types, language)))
        known = self.known(player)
        if known:
            lines.append(tell("known", language, cards=self.names(known, language)))
        return lines

    def known(self, player: View) -> Sequence[str]:
        """The cards and missions of a player that the viewer has seen."""
        cards = [card for card in (*player["hand"], *player["rewards"]) if card not in BACKS]
        return [*cards, *(mission["id"] for mission in player["missions"] if mission["id"] is not None)]
