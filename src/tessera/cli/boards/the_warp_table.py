"""The middle of a table of The Warp in words: the round, decks, the draft, the gate, the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tessera.cli.boards.board import Board, Region
from tessera.cli.boards.the_warp_words import tell, verb_word
from tessera.cli.words import say
from tessera.games.the_warp import sentences
from tessera.games.the_warp.lexicon import Lexicon
from tessera.games.the_warp.library import Library
from tessera.games.the_warp.rulebook import Rulebook
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.vocabulary import ANY
from tessera.kernel.catalogue import Entry
from tessera.kernel.content import LANGUAGES
from tessera.kernel.game import Game

Record = dict[str, Any]
View = Mapping[str, Any]

# What a copy of a card has behind its id.
COPY: Final = "."


def base_id(piece: str) -> str:
    """The card that a copy is a copy of."""
    return piece.partition(COPY)[0]


class WarpTable(Board):
    """What belongs to nobody in particular, and what things are called. Whatever changes is read from views."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        names = Counter(entry.name["en"] for entry in self.entries.values() if entry.section == "card")
        # Cards that share a name are told apart by their ids and by what they offer.
        self._shared = {
            entry.id for entry in self.entries.values() if entry.section == "card" and names[entry.name["en"]] > 1
        }
        assert isinstance(game.state, Warp)
        # Copies are looked up like the card they are copies of.
        for piece in game.state.plan.names:
            if base_id(piece) in self.entries:
                self.entries.setdefault(piece, self.entries[base_id(piece)])
        # So are areas, by the game itself: where an option names one, people can ask what it is.
        for identity in self.rulebook.areas_of:
            self.entries[identity] = self._area_entry(identity)

    def _area_entry(self, identity: str) -> Entry:
        named = {language: self.area(identity, language) for language in LANGUAGES}
        none = dict.fromkeys(LANGUAGES, "")
        return Entry(identity, "area", "", "", 0, named, {}, none, none, "house")

    @property
    def rulebook(self) -> Rulebook:
        """What is printed: nothing in it changes during a game."""
        assert isinstance(self.game.state, Warp)
        return self.game.state.rulebook

    @property
    def library(self) -> Library:
        """The records of everything printed."""
        return self.rulebook.library

    # Words

    def name(self, identity: str, language: str) -> str:
        """A thing by its printed name; where several share it, with its id and what it offers. Copies are alike."""
        if identity not in self.entries:
            return identity
        title, plain = self.title(identity, language), base_id(identity)
        return title + self.brackets([self._offers(plain, language)], language) if plain in self._shared else title

    def title(self, identity: str, language: str) -> str:
        """A card by name, with its id where several share the name: enough where all that it says comes behind."""
        name, plain = self.entries[identity].name[language], base_id(identity)
        return f"{plain} {name}" if plain in self._shared else name

    def _offers(self, identity: str, language: str) -> str:
        """What a Build or Upgrade card is for."""
        types: list[str] = []
        for option in self.library.cards[identity]["option"]:
            effect = option["effects"][0]
            for name in effect.get("types", ()):
                key = f"building.{name}" if name != ANY else f"built.{'upgrade_' * (effect['op'] == 'upgrade')}any"
                types.append(self.word(key, language))
        return tell("slash", language).join(dict.fromkeys(types))

    def listed(self, parts: Sequence[str], language: str) -> str:
        """Several things, with commas between them."""
        return say("list.comma", language).join(parts)

    def names(self, identities: Sequence[str], language: str) -> str:
        """Several things by name, or the word for none of them."""
        return self.listed([self.name(one, language) for one in identities], language) or tell(
            "missions.none", language
        )

    def verb(self, option: str, language: str) -> str:
        return verb_word(option.partition(" ")[0], language)

    def word(self, key: str, language: str, count: int = 1) -> str:
        """A word of the game: a building, a track, a kind of card, a type of mission."""
        return Lexicon(self.rulebook, language).say(key, count)

    def counts(self, family: str, counted: Mapping[str, int], language: str) -> str:
        """Things of a family with how many there are of each."""
        parts = [
            tell("count", language, what=self.word(f"{family}.{name}", language, count), count=count)
            for name, count in counted.items()
        ]
        return self.listed(parts, language)

    def area(self, identity: str, language: str) -> str:
        """An area by name."""
        return Lexicon(self.rulebook, language).area(self.rulebook.areas_of[identity])

    def area_names(self, identities: Sequence[str], language: str) -> str:
        """Areas by name, with how often where it is more than once."""
        parts = [
            self.area(identity, language) + (self.brackets([str(count)], language) if count > 1 else "")
            for identity, count in Counter(identities).items()
        ]
        return self.listed(parts, language)

    def brackets(self, parts: Sequence[str], language: str) -> str:
        """An aside, or nothing."""
        return tell("brackets", language, parts=self.listed(parts, language)) if parts else ""

    def card_lines(self, identity: str, language: str) -> tuple[str, str]:
        if identity not in self.entries:
            return identity, ""
        entry = self.entries[identity]
        price = entry.price.get(language, "")
        return self.title(identity, language) + (f" [{price}]" if price else ""), entry.sentence[language]

    def card_text(self, identity: str, language: str) -> str:
        """A card in one line: its name and everything that it says."""
        title, text = self.title(identity, language), self.entries[identity].sentence[language]
        return tell("text", language, title=title, text=text)

    # The round

    def heading(self, view: View, language: str) -> str:
        """Which round it is, whose turn, and what part of it."""
        if view["over"]:
            return tell("over", language, round=view["round"])
        if view["round"] == 0:
            return tell("setup", language)
        moment = tell(f"moment.{view['moment']}", language)
        return tell("round", language, round=view["round"], seat=self.seat(view["active"]), moment=moment)

    def round_lines(self, view: View, language: str) -> list[str]:
        """What is played, who is asked, and what lies in the middle."""
        lines = [self.modules(view, language)]
        if view["asked"]:
            lines.append(tell("asked", language, seats=self.seats(view["asked"], language)))
        if len(view["players"]) > 1:
            lines.append(tell("first", language, seat=self.seat(view["first"])))
        if view["moment"] in ("acted", "moving") and not view["over"]:
            lines.append(tell("moves", language, count=view["moves"]))
        if view["shifted"]:
            lines.append(tell("shifted", language, areas=self.area_names(view["shifted"], language)))
        return lines + self.decks(view, language)

    def modules(self, view: View, language: str) -> str:
        """What was agreed before the game, and when it ends."""
        parts = [tell("play.side", language, side=view["side"])]
        parts.append(tell(f"play.pioneering.{view['pioneering']}", language))
        if view["teams"]:
            half = len(view["players"]) // 2
            teams = [f"{self.seat(team)}+{self.seat(team + half)}" for team in range(half)]
            parts.append(tell("play.teams", language, teams=" ".join(teams)))
        if view["solo"]:
            parts.append(tell("play.solo", language))
        parts.append(tell("play.goal.solo" if view["solo"] else "play.goal", language, goal=view["goal"]))
        if view["last_round"]:
            parts.append(tell("play.last_round", language, round=view["last_round"]))
        return self.listed(parts, language)

    def decks(self, view: View, language: str) -> list[str]:
        """How many cards and grey buildings are left."""
        decks = tell(
            "decks",
            language,
            deck=view["deck"],
            discard=len(view["discard"]),
            rewards=view["reward_deck"],
            spent=len(view["reward_discard"]),
        )
        missions = self.counts("mission", view["mission_decks"], language)
        grey = self.counts("building", view["grey"], language)
        return [
            decks,
            tell("mission_decks", language, decks=missions),
            tell("grey", language, buildings=grey),
        ]

    # Races and the gate

    def draft(self, view: View, language: str) -> list[str]:
        """The races on the table before the first turn, each with what it does for its player."""
        draft = view["draft"]
        if draft is None:
            return []
        lines: list[str] = []
        key = "draft.team" if view["teams"] else "draft.pile"
        for number, pile in enumerate(draft["piles"]):
            if len(draft["piles"]) > 1 and pile:
                half = len(view["players"]) // 2
                team = f"{self.seat(number)}+{self.seat(number + half)}" if view["teams"] else ""
                lines.append(tell(key, language, number=number + 1, team=team))
            lines += [self.race_text(race, language) for race in pile]
        if draft["aside"]:
            lines.append(tell("draft.aside", language))
            lines += [self.race_text(race, language) for race in draft["aside"]]
        return lines

    def race_text(self, race: str, language: str) -> str:
        """A race with both abilities that it has for its player."""
        record = self.library.races[race]
        texts = [sentences.active_sentence(record, language), sentences.reward_ability_sentence(record, language)]
        text = ("" if language == "ja" else " ").join(texts)
        return tell("race", language, race=self.name(race, language), text=text)

    def gate(self, view: View, language: str) -> list[str]:
        """The Guardian with its points and Ability Tokens, and both Exiled Races."""
        lines = self.guardian(view, language)
        for color, race in view["exiled"].items():
            text = sentences.exiled_sentence(self.library.races[race], language)
            told = tell(f"color.{color}", language)
            told = told.capitalize() if language == "en" else told
            lines.append(tell("exiled", language, color=told, race=self.name(race, language), text=text))
        return lines

    def guardian(self, view: View, language: str) -> list[str]:
        """The Guardian: how strong it is, what the gate is worth, what helps its defence."""
        guardian = view["guardian"]
        if guardian is None:
            return [tell("guardian.none", language)]
        lines = [
            tell(
                "guardian",
                language,
                race=self.name(guardian["race"], language),
                dice=self.guardian_dice(guardian),
                multiplier=guardian["multiplier"],
                limit=guardian["limit"],
            )
        ]
        record = self.library.guardians[guardian["race"]]
        points = {key: sentences.guardian_points_phrase(record[key], language) for key in ("conquer", "turn", "end")}
        lines.append(tell("guardian.points", language, **points))
        for ability in guardian["abilities"]:
            text = self.entries[ability].sentence[language]
            lines.append(tell("ability", language, ability=self.name(ability, language), text=text))
        return lines

    def guardian_dice(self, guardian: View) -> str:
        """The Guardian's dice, and what modifiers make of them."""
        modifier = guardian["modifier"]
        return str(guardian["dice"]) + (f"{modifier:+d}" if modifier else "")

    # The map

    def map_regions(self, view: View, language: str) -> list[Region]:
        """Every area with what lies on it, zone by zone."""
        regions = []
        for player in range(len(view["players"])):
            found = [area for area in view["areas"] if area["owner"] == player]
            regions.append(self._zone(view, "player", found, language, self.seat(player)))
        strangers = [
            area for area in view["areas"] if area["owner"] is not None and area["owner"] >= len(view["players"])
        ]
        if strangers:
            # Alone, one plays on the map of two.
            regions.append(self._zone(view, "player", strangers, language, self.seat(strangers[0]["owner"])))
        for zone in ("connect", "central"):
            found = [area for area in view["areas"] if area["zone"] == zone]
            if found:
                regions.append(self._zone(view, zone, found, language, ""))
        return regions

    def _zone(self, view: View, zone: str, areas: Sequence[View], language: str, seat: str) -> Region:
        lines = [self.area_line(view, area, language) for area in areas]
        return Region(tell(f"zone.{zone}", language, seat=seat), lines)

    def area_line(self, view: View, area: View, language: str) -> str:
        """An area: its height, symbols, who holds it with how many Troops, and what is built there."""
        symbols = self.listed([tell(f"symbol.{symbol}", language) for symbol in area["symbols"]], language)
        more = [
            tell("count", language, what=self.word(f"building.{name}", language, count), count=count)
            if count > 1
            else self.word(f"building.{name}", language)
            for name, count in area["buildings"].items()
        ]
        for foreign in area["foreign"]:
            building = self.word(f"building.{foreign['building']}", language)
            seat = self.seat(foreign["seat"])
            more.append(tell("foreign", language, building=building, seat=seat, count=foreign["count"]))
        if area["id"] in view["worm_holes"]:
            more.append(tell("worm_hole", language))
        return tell(
            "area",
            language,
            area=self.area(area["id"], language),
            multiplier=self.multiplier(view, area),
            symbols=tell("area.symbols", language, symbols=symbols) if symbols else "",
            holder=self.holder(area, language),
            more=tell("area.more", language, parts=self.listed(more, language)) if more else "",
        )

    def multiplier(self, view: View, area: View) -> str:
        """How high an area lies; the gate has no multiplier before its Guardian is chosen."""
        return "?" if area["gate"] and view["guardian"] is None else str(area["multiplier"])

    def holder(self, area: View, language: str) -> str:
        """Who holds an area, and with how many Troops."""
        holder, count = area["holder"], area["troops"]
        if isinstance(holder, int):
            return tell("holder.seat", language, seat=self.seat(holder), count=count)
        color = tell(f"color.{area['color']}", language) if area["color"] else ""
        return tell(f"holder.{holder}", language, color=color, count=count)
