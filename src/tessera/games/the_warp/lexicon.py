"""The names of things in one set-up and one language: pieces, areas, races, buildings, and what records say.

Rules speak of things in short words, such as `piece:12` or `area:7`; `Lexicon.word` says them as people do. The table's
own phrases stand in files of their own, which whoever speaks for the table teaches by `learn`.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

from tessera.games.the_warp import sentences
from tessera.games.the_warp.ops import OPS
from tessera.games.the_warp.phrases import Phrase, Voice, phrases
from tessera.games.the_warp.rulebook import Rulebook
from tessera.games.the_warp.terms import COLORS, TRACKS
from tessera.kernel.content import LANGUAGES, Node, parse

Record = dict[str, Any]

SEATS: Final = "ABCDEF"
# Files of phrases that were learnt already.
_LEARNT: Final[list[str]] = []


class Lexicon:
    """Says the things of one set-up in one language."""

    __slots__ = ("language", "rulebook", "voice")

    def __init__(self, rulebook: Rulebook, language: str) -> None:
        self.rulebook = rulebook
        self.language = language
        self.voice = Voice(language)

    def say(self, key: str, count: int = 1, forms: tuple[str, ...] = (), **parts: str) -> str:
        """A phrase with its gaps filled."""
        return self.voice.say(key, count, forms, **parts)

    def listed(self, parts: list[str], manner: str = "amounts") -> str:
        """Several things, with "and"."""
        return self.voice.join(parts, manner) if parts else self.say("place.nothing")

    # Records

    def record(self, piece: int) -> Record:
        """What is printed on an Archive card, a mission or a Reward card."""
        book, library = self.rulebook, self.rulebook.library
        if piece < book.first_mission:
            return library.cards[book.cards[piece].id]
        if piece < book.first_reward:
            return library.missions[book.missions[piece - book.first_mission].id]
        assert piece < book.first_token, f"an Exiled Token has no record of its own: {piece}"
        return library.rewards[book.rewards[piece - book.first_reward].id]

    def name(self, record: Record) -> str:
        """The name of a record."""
        return str(record["name"][self.language])

    def sentence(self, piece: int) -> str:
        """All that an Archive card, a mission or a Reward card says."""
        record = self.record(piece)
        if piece < self.rulebook.first_mission:
            return sentences.card_sentence(record, self.language)
        if piece < self.rulebook.first_reward:
            return sentences.mission_sentence(record, self.language)
        return sentences.reward_sentence(record, self.language)

    def option(self, piece: int, number: int) -> str:
        """One option of an Archive card, counted from 0: its price and what it does."""
        return sentences.option_sentence(self.record(piece)["option"][number], self.language)

    # Names

    def seat(self, seat: int) -> str:
        """A player's letter."""
        return SEATS[seat]

    def piece(self, piece: int) -> str:
        """A piece by name; copies are not told apart."""
        book = self.rulebook
        if piece < book.first_token:
            return self.name(self.record(piece))
        token = piece - book.first_token
        color = self.say(f"place.{COLORS[book.token_color[token]]}")
        return self.say("place.token", book.token_troops[token], color=color)

    def area(self, area: int) -> str:
        """An area by name, those of Player Zones with the letter of their seat."""
        found = self.rulebook.board.areas[area]
        name = self.name(self._printed(area))
        return name if found.owner < 0 else self.say("place.of_seat", name=name, letter=SEATS[found.owner])

    def zone(self, area: int) -> Record:
        """The record of the zone that an area is printed on."""
        found, book = self.rulebook.board.areas[area], self.rulebook
        for zone in book.library.zones:
            is_meant = zone["side"] == book.side and (zone["kind"] == "player") == (found.owner >= 0)
            if is_meant and any(printed["key"] == found.key for printed in zone["area"]):
                return dict(zone)
        raise AssertionError(f"no such area is printed: {found.key}")

    def _printed(self, area: int) -> Record:
        key = self.rulebook.board.areas[area].key
        return next(dict(printed) for printed in self.zone(area)["area"] if printed["key"] == key)

    def race(self, number: int) -> str:
        """A race by name."""
        return self.name(self.race_record(number))

    def race_record(self, number: int) -> Record:
        """The record of a race."""
        return self.rulebook.library.races[self.rulebook.races[number].id]

    def guardian_record(self, number: int) -> Record:
        """The record of the Guardian of a race."""
        return self.rulebook.library.guardians[self.rulebook.races[number].id]

    def ability(self, number: int) -> str:
        """An Ability Token by name."""
        return self.name(self.rulebook.library.abilities[self.rulebook.abilities[number].id])

    def building(self, name: str, count: int = 1) -> str:
        """A type of building."""
        return self.say(f"building.{name}", count)

    def track(self, number: int) -> str:
        """A track."""
        return self.name(self.rulebook.library.tracks[TRACKS[number]])

    def cost(self, cost: Record) -> str:
        """A price."""
        return sentences.cost_phrase(cost, self.language)

    def effect(self, number: int) -> str:
        """What one effect says, by its number in the rulebook."""
        return sentences.effects_phrase([effect_record(self.rulebook, number)], self.language)

    # Short words of the rules

    def word(self, word: str) -> str:
        """A short word as people say it; what is no such word stays as it is."""
        kind, colon, rest = word.partition(":")
        if not colon:
            return word
        if kind in ("building", "type"):
            return self.say(f"{'building' if kind == 'building' else 'mission'}.{rest}")
        if kind == "dice":
            return ", ".join(rest.split("-")) if self.language == "en" else "・".join(rest.split("-"))
        number = int(rest)
        if kind in ("gold", "energy"):
            return self.say(f"cost.{kind}", number)
        if kind == "seat":
            return self.seat(number)
        if kind in ("piece", "copy"):
            return self.piece(number)
        if kind == "area":
            return self.area(number)
        if kind == "race":
            return self.race(number)
        if kind == "ability":
            return self.ability(number)
        if kind == "track":
            return self.track(number)
        assert kind == "effect", f"no such word: {word}"
        return self.effect(number)


def effect_record(rulebook: Rulebook, number: int) -> Record:
    """The record of an effect in the rulebook: effects are numbered in the order in which the content has them."""
    record = _all_effects(rulebook)[number]
    assert record["op"] == OPS[rulebook.effects[number].op], f"effect {number} is no {record['op']}"
    return record


def _all_effects(rulebook: Rulebook) -> list[Record]:
    library = rulebook.library
    found: list[Record] = []
    for track in library.tracks.values():
        _collect(track["bonus"], found)
    for standing in library.standing.values():
        _collect(standing["effects"], found)
    for card in library.cards.values():
        for option in card["option"]:
            _collect(option["effects"], found)
    for reward in library.rewards.values():
        _collect(reward["effects"], found)
    for race in library.races.values():
        for role in ("active", "reward", "exiled"):
            _collect(race[role]["effects"], found)
    for ability in library.abilities.values():
        _collect(ability["effects"], found)
    return found


def _collect(effects: list[Record], found: list[Record]) -> None:
    """Each effect, and behind it those inside it."""
    for effect in effects:
        found.append(effect)
        for key in ("then", "effects", "fallback"):
            if key in effect:
                _collect(effect[key], found)
        for option in effect.get("options", ()):
            _collect(option, found)


# The book of phrases


def learn(*file_names: str) -> None:
    """Add phrases of the table to those of the cards, each file once."""
    book = phrases()
    for file_name in file_names:
        if file_name in _LEARNT:
            continue
        file = resources.files("tessera") / "games" / "the_warp" / file_name
        node = parse(file.read_bytes(), file_name)
        learnt: dict[str, Phrase] = {}
        for section in node.written():
            for name in node.at(section).written():
                key = f"{section}.{name}"
                assert key not in book, f"phrase {key} is there twice"
                learnt[key] = _phrase(node.at(section).at(name))
        book.update(learnt)
        _LEARNT.append(file_name)


def _phrase(node: Node) -> Phrase:
    forms = {str(form): node.at(str(form)).as_string() for form in node.written()}
    for language in LANGUAGES:
        node.at(language)
    return forms
