"""The names of things in one game and one language: cards, seats, kinds, goals, actions, and what records say.

Rules speak of things in short words, such as `card:12` or `seat:1`; `Lexicon.word` says them as people do. Names of
cards and goals are English in every language.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.phrases import Phrase, Voice, phrases
from tessera.games.race_for_the_galaxy.sentences import power_sentence, powers_sentence
from tessera.games.race_for_the_galaxy.state import POWER_BITS, ROBOT_SEAT, Race
from tessera.games.race_for_the_galaxy.terms import ACTIONS, AREAS, COLUMNS, FACES, KINDS, MOMENTS, REASONS
from tessera.kernel.content import LANGUAGES, Node, parse

Record = dict[str, Any]

# What the table says to its players, and how it says no. What is printed speaks through `phrases` alone.
FILES: Final = ("wording.toml", "objections.toml")
SEATS: Final = "ABCDEF"
# A phrase of the table: once it is in the book, all of them are.
_KNOWN_BY: Final = "name.player"


class Lexicon:
    """Says the things of one game in one language."""

    __slots__ = ("game", "language", "voice")

    def __init__(self, game: Race, language: str) -> None:
        _learn()
        self.game = game
        self.language = language
        self.voice = Voice(language)

    def say(self, key: str, count: int = 1, forms: tuple[str, ...] = (), **parts: str) -> str:
        """A phrase with its gaps filled. A name that ends in a full stop needs no second one."""
        return self.voice.say(key, count, forms, **parts).replace("..", ".")

    def listed(self, parts: list[str]) -> str:
        """Several things, with "and"."""
        return self.voice.join(parts, "and") if parts else self.say("name.nothing")

    # Records

    def record(self, piece: int) -> Record:
        """What is printed on a card."""
        rulebook = self.game.rulebook
        return rulebook.library.cards[rulebook.cards[piece].id]

    def name(self, record: Record) -> str:
        """The name of a record."""
        return str(record["name"][self.language])

    def powers(self, piece: int) -> str:
        """All that a card does, phase by phase; nothing for a card without powers."""
        return powers_sentence(self.record(piece), self.language)

    def power(self, power: int) -> str:
        """What one power in force says."""
        return power_sentence(power_record(self.game, power), self.language)

    # Names

    def card(self, piece: int) -> str:
        """A card by name; copies are not told apart."""
        return self.name(self.record(piece))

    def seat(self, seat: int) -> str:
        """A player's letter, as the log says it; the robot where one plays alone."""
        if seat == ROBOT_SEAT:
            return self.say("name.robot")
        return SEATS[seat] if seat >= 0 else self.say("name.nobody")

    def player(self, seat: int) -> str:
        """A player, as one is spoken of."""
        return self.say("name.player", letter=SEATS[seat])

    def kind(self, kind: int) -> str:
        """A kind of worlds and goods."""
        return self.say(f"kind.{KINDS[kind]}") if 0 <= kind < len(KINDS) else self.say("card.gray")

    def goal(self, number: int) -> str:
        """A goal by name."""
        rulebook = self.game.rulebook
        return self.name(rulebook.library.goals[rulebook.goals[number].id])

    def category(self, place: int) -> str:
        """A search category by name."""
        rulebook = self.game.rulebook
        return self.name(rulebook.library.categories[rulebook.categories[place].id])

    def action(self, name: str) -> str:
        """An action card by its word, such as `explore-5` or `prestige-settle`."""
        plain = name.removeprefix("prestige-")
        assert plain in ACTIONS, f"no such action: {name}"
        text = self.say("action.search") if plain == "search" else self.name(self._action(plain))
        return text if plain == name else self.say("action.prestige", action=text)

    def action_bonus(self, name: str) -> str:
        """What an action card gives whoever chose it."""
        return str(self._action(name)["bonus"][self.language])

    def action_phase(self, name: str) -> str:
        """The phase that an action card brings about, by its word."""
        return str(self._action(name)["phase"])

    def _action(self, name: str) -> Record:
        record: Record = self.game.rulebook.library.game["actions"][name]
        return record

    def amount(self, what: str, count: int) -> str:
        """So many cards, VP or prestige (`draw`, `vp`, `prestige`), as rewards are told."""
        return self.say(f"reward.{what}", count)

    def rewards(self, vp: int, draw: int, prestige: int) -> str:
        """What is gained in all, such as `2 VP and 1 card`."""
        given = (("vp", vp), ("draw", draw), ("prestige", prestige))
        return self.listed([self.amount(what, count) for what, count in given if count])

    def pieces(self, pieces: list[int], named: bool) -> str:
        """Cards by name, or only their number for those who may not know them."""
        if named:
            return self.listed([self.card(piece) for piece in pieces])
        return self.say("name.cards", len(pieces))

    # Short words of the rules

    def word(self, word: str) -> str:
        """A short word as people say it; what is no such word stays as it is."""
        kind, colon, rest = word.partition(":")
        if not colon:
            return word
        if kind == "action":
            return self.action(rest)
        if kind == "phase":
            assert rest in MOMENTS, f"no such phase: {rest}"
            return self.say(f"phase.{rest}")
        if kind == "bonus":
            return self.say("name.bonus", action=self.action(rest))
        if kind == "tile":
            return next(self.name(tile) for tile in self.game.rulebook.library.robot["tile"] if tile["id"] == rest)
        number = int(rest)
        if kind == "area":
            return self.say(f"area.{AREAS[number]}")
        if kind == "card":
            return self.card(number)
        if kind == "seat":
            return self.seat(number)
        if kind == "kind":
            return self.kind(number)
        if kind == "goal":
            return self.goal(number)
        if kind == "category":
            return self.category(number)
        if kind == "face":
            return self.say(f"face.{FACES[number]}")
        if kind == "column":
            return self.say(f"column.{COLUMNS[number]}")
        assert kind == "reason", f"no such word: {word}"
        return self.say(f"reason.{REASONS[number]}")


def power_record(game: Race, power: int) -> Record:
    """The record of a power in force.

    Powers that mean nothing in this set-up are not compiled, so it is found by its effect, not by its place.
    """
    card = game.card(power // POWER_BITS)
    place = power % POWER_BITS
    effect = card.powers[place].effect
    before = [other for other in card.powers[:place] if other.effect == effect]
    record = game.rulebook.library.cards[card.id]
    same: list[Record] = [raw for raw in record["powers"] if raw["effect"] == effects.EFFECTS[effect]]
    return same[len(before)]


def piece_named(game: Race, name: str) -> int:
    """The card that notation names; -1 for a name that no card in play has."""
    names = game.rulebook.piece_names
    return names.index(name) if name in names else -1


# The book of phrases


def _learn() -> None:
    """Add the table's phrases to those of the cards, once."""
    book = phrases()
    if _KNOWN_BY in book:
        return
    learnt: dict[str, Phrase] = {}
    for file_name in FILES:
        file = resources.files("tessera") / "games" / "race_for_the_galaxy" / file_name
        node = parse(file.read_bytes(), file_name)
        for section in node.written():
            for name in node.at(section).written():
                key = f"{section}.{name}"
                assert key not in book, f"phrase {key} is there twice"
                assert key not in learnt, f"phrase {key} is there twice"
                learnt[key] = _phrase(node.at(section).at(name))
    book.update(learnt)


def _phrase(node: Node) -> Phrase:
    forms = {str(form): node.at(str(form)).as_string() for form in node.written()}
    for language in LANGUAGES:
        node.at(language)
    return forms
