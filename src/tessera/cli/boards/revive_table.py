"""The middle of a table of Revive in words: the turn, supplies, displays; and what things are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tessera.cli.boards.board import Board, Region
from tessera.cli.boards.revive_words import tell, verb_word
from tessera.cli.words import say
from tessera.games.revive import sentences
from tessera.games.revive.lexicon import Lexicon
from tessera.games.revive.library import Library, glossary
from tessera.games.revive.rulebook import Rulebook
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import NODES, SIDES
from tessera.kernel.catalogue import Entry
from tessera.kernel.content import LANGUAGES
from tessera.kernel.game import Game

Record = dict[str, Any]
View = Mapping[str, Any]

# How the machine of a technology is named behind these letters, by the place of the technology.
OF_TECHNOLOGY: Final = "tech:"


class ReviveTable(Board):
    """What belongs to nobody in particular. Whatever changes is read from views."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        board = self.rulebook.board
        # Spaces, slots of the map and of the player board are no pieces, but options name them, so people ask for them.
        for space in board.used:
            self._add_place(board.names[space], {word: Lexicon(self.rulebook, word).space(space) for word in LANGUAGES})
        for number, slot in enumerate(board.slot_names):
            self._add_place(slot, {word: Lexicon(self.rulebook, word).slot(number) for word in LANGUAGES})
        for identity, record in self.library.card_slots.items():
            self._add_place(identity, dict(record["name"]))

    def _add_place(self, identity: str, named: Mapping[str, str]) -> None:
        none = dict.fromkeys(LANGUAGES, "")
        self.entries.setdefault(identity, Entry(identity, "place", "", "", 0, named, {}, none, none, "house"))

    @property
    def rulebook(self) -> Rulebook:
        """What is printed: nothing in it changes during a game."""
        assert isinstance(self.game.state, Revive)
        return self.game.state.rulebook

    @property
    def library(self) -> Library:
        """The records of everything printed."""
        return self.rulebook.library

    # Words

    def listed(self, parts: Sequence[str], language: str) -> str:
        """Several things, with commas between them."""
        return say("list.comma", language).join(parts)

    def names(self, identities: Sequence[str], language: str) -> str:
        """Several things by name, or the word for none of them."""
        return self.listed([self.name(one, language) for one in identities], language) or tell("none", language)

    def brackets(self, parts: Sequence[str], language: str) -> str:
        """An aside, or nothing."""
        return tell("brackets", language, parts=self.listed(parts, language)) if parts else ""

    def word(self, key: str, language: str, count: int = 1) -> str:
        """A word of the game: a resource, a colour, a kind of space."""
        return Lexicon(self.rulebook, language).say(key, count)

    def term(self, code: str, language: str) -> str:
        """A word of the glossary."""
        return str(glossary()[code][language])

    def counts(self, family: str, counted: Mapping[str, int], language: str) -> str:
        """Things of a family with how many there are of each."""
        parts = [
            tell("count", language, what=self.word(f"{family}.{name}", language), count=count)
            for name, count in counted.items()
        ]
        return self.listed(parts, language)

    def verb(self, option: str, language: str) -> str:
        return verb_word(option.partition(" ")[0], language)

    def card_text(self, identity: str, language: str) -> str:
        """A piece in one line: its name and everything that it says."""
        return tell(
            "text", language, title=self.name(identity, language), text=self.entries[identity].sentence[language]
        )

    # Tribes

    def tribe_number(self, player: View) -> int:
        """The number of a player's side of a tribe board in the rulebook."""
        side = SIDES.index(player["side"])
        return next(
            number
            for number, tribe in enumerate(self.rulebook.tribes)
            if tribe.id == player["tribe"] and tribe.side == side
        )

    def technology(self, player: View, node: str, language: str) -> tuple[str, str]:
        """A technology of a player: its name and what it does."""
        record = Lexicon(self.rulebook, language).technology_record(self.tribe_number(player), NODES.index(node))
        return str(record["name"][language]), sentences.technology_sentence(record, language)

    def machine(self, player: View, place: str, language: str) -> tuple[str, str]:
        """A machine of a player by the name of its place, and what it does."""
        if place.startswith(OF_TECHNOLOGY):
            node = place.removeprefix(OF_TECHNOLOGY)
            name, text = self.technology(player, node, language)
            return f"{node} {name}", text
        record = self.library.machines.get(place) or self.library.standard_machines[place]
        return self.name(place, language), sentences.machine_effect_sentence(record, language)

    # The turn

    def heading(self, view: View, language: str) -> str:
        """Which turn it is, whose, and how much of it is done."""
        if view["over"]:
            return tell("over", language, turn=view["turn"])
        if view["moment"] == "setup":
            return tell("setup", language)
        key = "turn.hibernation" if view["moment"] == "hibernation" else "turn"
        done = {"acted": view["acted"], "actions": view["actions"]}
        return tell(key, language, turn=view["turn"], seat=self.seat(view["active"]), **done)

    def turn_lines(self, view: View, language: str) -> list[str]:
        """What is played, who is asked, how near the end is, and what is left."""
        lines = [self.agreed(view, language)]
        if view["asked"]:
            lines.append(tell("asked", language, seats=self.seats(view["asked"], language)))
        if len(view["players"]) > 1:
            lines.append(tell("first", language, seat=self.seat(view["first"])))
        if view["last_turns"] is not None and not view["over"]:
            lines.append(tell("last_turns", language, count=view["last_turns"]))
        if view["solo"]:
            last = self.library.game["solo"]["card_actions"]
            lines.append(tell("cube", language, step=view["players"][0]["cube"], last=last))
        return [*lines, self.artifacts_left(view, language), *self.supplies(view, language)]

    def agreed(self, view: View, language: str) -> str:
        """What was agreed before the game."""
        codes = [code for code in ("solo", "long") if view[code]]
        codes += [code for code, is_on in view["options"].items() if is_on]
        told = self.listed([self.term(code, language) for code in codes], language)
        return tell("play", language, options=told or tell("play.basic", language))

    def artifacts_left(self, view: View, language: str) -> str:
        """The artifacts on the board: with the last of them the game ends."""
        left = self.counts("color", view["artifacts"]["majors"], language)
        if view["artifacts"]["aside"]:
            left = self.listed([left, tell("artifacts.aside", language, count=view["artifacts"]["aside"])], language)
        return tell("artifacts.left", language, artifacts=left)

    def supplies(self, view: View, language: str) -> list[str]:
        """How much is left in the piles, and what has left the game openly."""
        decks = view["decks"]
        machines = " ".join(
            tell("count", language, what=self.word(f"color.{color}", language), count=count)
            for color, count in decks["machines"].items()
        )
        rest = {key: decks[key] for key in ("cards", "modules", "crates", "energy")}
        lines = [tell("decks", language, machines=machines, **rest)]
        # Tiles that were left out in the set-up are nobody's concern.
        gone = [piece for piece in view["gone"] if piece in self.entries and self.entries[piece].section != "tile"]
        if gone:
            lines.append(tell("gone", language, pieces=" ".join(gone)))
        return lines

    # Displays

    def displays(self, view: View, language: str) -> list[Region]:
        """Everything that can be taken, with what it says."""
        shown = view["display"]
        machines = [machine for found in shown["machines"].values() for machine in found]
        regions = []
        for key, pieces in (("cards", shown["cards"]), ("modules", shown["modules"]), ("machines", machines)):
            lines = [self.card_text(piece, language) for piece in pieces]
            regions.append(Region(tell(f"display.{key}", language), lines or [say("table.empty", language)]))
        return regions

    def tribes_offered(self, view: View, language: str) -> list[str]:
        """Tribes that are still to be chosen, both sides of them where sides are chosen too."""
        if view["moment"] != "setup":
            return []
        sides = SIDES if view["options"]["moon_sides"] else SIDES[:1]
        offered = list(dict.fromkeys(view["tribes"]))
        return [self.tribe_text(tribe, side, language) for tribe in offered for side in sides]

    def tribe_text(self, tribe: str, side: str, language: str) -> str:
        """A side of a tribe board: its ability, and what it begins with."""
        entry = self.entries[f"{tribe}-{side}"]
        named, text = entry.name[language], entry.sentence[language]
        return tell("tribe", language, tribe=named, side=self.word(f"side.{side}", language), text=text)
