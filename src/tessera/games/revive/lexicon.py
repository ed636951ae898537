"""The names of things in one set-up and one language: pieces, spaces, slots, tribes, and what records say.

Rules speak of things in short words, such as `piece:12` or `space:7`; `Lexicon.word` says them as people do. The own
phrases of the table stand in files of their own, which whoever speaks for the table teaches by `learn`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import Any, Final

from tessera.games.revive import sentences, terms
from tessera.games.revive.compiler import Compiler
from tessera.games.revive.library import Library
from tessera.games.revive.phrases import Phrase, Voice, phrases
from tessera.games.revive.rulebook import Effect, Rulebook
from tessera.kernel.content import LANGUAGES, Node, parse

Record = dict[str, Any]

SEATS: Final = "ABCD"
# Kinds of short words that are said by a phrase, and the section that has it.
_WORDS: Final = {
    "color": "color",
    "resource": "resource",
    "action": "action",
    "size": "size",
    "side": "side",
    "half": "half",
    "kind": "space",
    "tile": "tribe_tile",
    "counter": "counted",
}
_ABILITY: Final = "tribe"
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
        """What is printed on a piece: a card, module, machine, crate, artifact card or tile."""
        book, library = self.rulebook, self.rulebook.library
        if piece < book.first_module:
            return library.cards[book.cards[piece].id]
        if piece < book.first_machine:
            return library.modules[book.modules[piece - book.first_module].id]
        if piece < book.first_crate:
            return library.machines[book.machines[piece - book.first_machine].id]
        if piece < book.first_artifact_card:
            return library.crates[book.crates[piece - book.first_crate].id]
        if piece < book.first_tile:
            return list(library.artifact_cards.values())[piece - book.first_artifact_card]
        tile = book.tiles[piece - book.first_tile]
        return (library.vast_tiles if tile.vast else library.area_tiles)[tile.id]

    def name(self, record: Record) -> str:
        """The name of a record."""
        return str(record["name"][self.language])

    def sentence(self, piece: int) -> str:
        """All that a piece says."""
        book = self.rulebook
        firsts = (book.first_module, book.first_machine, book.first_crate, book.first_artifact_card, book.first_tile)
        return _SENTENCES[sum(piece >= first for first in firsts)](self.record(piece), self.language)

    # Names

    def seat(self, seat: int) -> str:
        """A player's letter."""
        return SEATS[seat]

    def piece(self, piece: int) -> str:
        """A piece by name."""
        return self.name(self.record(piece))

    def space(self, space: int, kind: int = -1) -> str:
        """A space of the map by its place, with its kind where that is known."""
        board = self.rulebook.board
        if space == board.chasm:
            return self.say("place.chasm")
        if space // 4 in board.corners:
            return self.say("place.corner", id=board.names[space])
        if kind < 0:
            return self.say("place.space", id=board.names[space])
        named = self.say(f"space.{terms.KINDS[kind]}")
        return self.say("place.of_kind", kind=named, id=board.names[space])

    def slot(self, slot: int) -> str:
        """A slot of the map, where a tile lies."""
        return self.say("place.tile", id=self.rulebook.board.slot_names[slot])

    def large_location(self, number: int) -> str:
        """One side of a large location by name, by its number in the rulebook."""
        location = self.rulebook.large[number]
        sides = self.rulebook.library.large_locations[location.tile]["sides"]
        return self.name(next(side for side in sides if side["side"] == location.side))

    def card_slot(self, slot: int) -> str:
        """A card slot of the player board."""
        return self.name(self.rulebook.library.card_slots[self.rulebook.slots[slot].id])

    def module_space(self, socket: int) -> str:
        """A module space of a card slot, counted from 1."""
        slot = self.rulebook.socket_slot[socket]
        place = socket - self.rulebook.slots[slot].first + 1
        return self.say("place.module_space", place, slot=self.card_slot(slot))

    def tribe(self, number: int) -> str:
        """A tribe by name, without its side."""
        return self.name(self.rulebook.library.tribes[self.rulebook.tribes[number].id])

    def tribe_side(self, number: int) -> str:
        """A tribe with the side of its board."""
        side = self.say(f"side.{terms.SIDES[self.rulebook.tribes[number].side]}")
        return self.say("place.tribe_side", tribe=self.tribe(number), side=side)

    def technology_record(self, tribe: int, node: int) -> Record:
        """The record of a technology on the side of a tribe board."""
        library, printed = self.rulebook.library, self.rulebook.tribes[tribe]
        return library.technologies(library.tribes[printed.id]["side"][printed.side])[node]

    def technology(self, tribe: int, node: int) -> str:
        """A technology by name, with its place in the tree."""
        return self.say("place.technology", name=self.name(self.technology_record(tribe, node)), node=terms.NODES[node])

    def reward_space(self, number: int) -> str:
        """A reward space by name."""
        return self.name(self.rulebook.library.reward_spaces[self.rulebook.reward_spaces[number].id])

    def crystal(self, number: int) -> str:
        """A crystal symbol."""
        return self.say("place.crystal", id=self.rulebook.board.crystal_ids[number])

    def track(self, number: int) -> str:
        """A machine track, or one of the player's choice."""
        return self.say(f"track.{(*terms.COLORS, 'any')[number]}")

    def artifact(self, number: int) -> str:
        """An artifact by its colour; the number behind the colours stands for a minor one."""
        if number == len(terms.ARTIFACTS):
            return self.say("place.minor")
        return self.say("place.artifact", color=self.say(f"color.{terms.ARTIFACTS[number]}"))

    def cost(self, cost: Mapping[str, int]) -> str:
        """A price, by resource."""
        return sentences.cost_phrase(dict(cost), self.language)

    def amounts(self, amounts: Sequence[int]) -> str:
        """Gears, books, food, crystals and any basic resources, as many as there are of each."""
        names = (*terms.RESOURCES, "basic")
        return self.cost({name: count for name, count in zip(names, amounts, strict=False) if count})

    def effect(self, number: int) -> str:
        """What one effect says, by its number in the rulebook."""
        return sentences.effects_phrase([effect_record(self.rulebook, number)], self.language)

    def effects(self, listed: int) -> str:
        """What a list of effects says, by its number in the rulebook."""
        found: list[Record] = []
        for effect in self.rulebook.lists[listed]:
            record = effect_record(self.rulebook, effect.number)
            # Abilities that are carried out several times are so many effects, and one sentence.
            if found and record["do"] == found[-1]["do"] == _ABILITY:
                found[-1] = {**record, "n": found[-1]["n"] + record["n"]}
            else:
                found.append(record)
        return sentences.effects_phrase(found, self.language) if found else self.say("place.nothing")

    # Short words of the rules

    def word(self, word: str) -> str:
        """A short word as people say it; what is no such word stays as it is."""
        kind, colon, rest = word.partition(":")
        if not colon:
            return word
        if kind in _WORDS:
            return self.say(f"{_WORDS[kind]}.{rest}")
        if kind == "technology":
            tribe, _, node = rest.partition(":")
            return self.technology(int(tribe), int(node))
        number = int(rest)
        if kind in (*terms.RESOURCES, "basic"):
            return self.say(f"cost.{kind}", number)
        if kind in ("points", "crate", "flask", "module", "energy"):
            return self.say(f"amount.{kind}", number)
        names = self._names()
        assert kind in names, f"no such word: {word}"
        return names[kind](number)

    def _names(self) -> dict[str, Callable[[int], str]]:
        return {
            "seat": self.seat,
            "piece": self.piece,
            "space": self.space,
            "slot": self.slot,
            "large": self.large_location,
            "card_slot": self.card_slot,
            "module_space": self.module_space,
            "tribe": self.tribe,
            "tribe_side": self.tribe_side,
            "reward": self.reward_space,
            "crystal_symbol": self.crystal,
            "track": self.track,
            "artifact": self.artifact,
            "effect": self.effect,
            "effects": self.effects,
        }


Sentence = Callable[[Record, str], str]

# In the order in which pieces are numbered.
_SENTENCES: Final[tuple[Sentence, ...]] = (
    sentences.card_sentence,
    sentences.module_sentence,
    sentences.machine_sentence,
    sentences.crate_sentence,
    sentences.artifact_card_sentence,
    sentences.tile_sentence,
)


# Effects by their number


class _Reading(Compiler):
    """Compiles content once more, and remembers which record became which effect."""

    def __init__(self, library: Library) -> None:
        super().__init__(library, 1)
        self.records: dict[int, Record] = {}
        self.build()

    def _effect(self, record: Mapping[str, Any]) -> Effect:
        effect = super()._effect(record)
        self.records[effect.number] = dict(record)
        return effect


# Libraries that were read so far, the latest last; a server plays with few packs at a time.
_READ: Final[list[_Reading]] = []
_MOST_READ: Final = 4


def effect_record(rulebook: Rulebook, number: int) -> Record:
    """The record of an effect in the rulebook: the number of an effect depends on nothing but the content."""
    for reading in _READ:
        if reading.library is rulebook.library:
            return reading.records[number]
    _READ.append(_Reading(rulebook.library))
    del _READ[:-_MOST_READ]
    return _READ[-1].records[number]


# The book of phrases


def learn(*file_names: str) -> None:
    """Add phrases of the table to those of the cards, each file once."""
    book = phrases()
    for file_name in file_names:
        if file_name in _LEARNT:
            continue
        file = resources.files("tessera") / "games" / "revive" / file_name
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
