"""The voice of the table: the lexicon of one game, with the forms that its own sentences need.

In Japanese the names of cards, modules, machines, crates and technologies stand in brackets inside a sentence; places
do not, nor do tiles, which are called by a number.
"""

from __future__ import annotations

from typing import Any, Final

from tessera.games.revive import terms
from tessera.games.revive.lexicon import SEATS, Lexicon, learn
from tessera.games.revive.phrases import article
from tessera.games.revive.sentences import effects_phrase, machine_effect_sentence, points_phrase
from tessera.games.revive.state import Revive

Record = dict[str, Any]

# What the table says, besides what is printed.
FILES: Final = ("wording.toml", "wording_log.toml", "explanation.toml")
# A machine printed on a tribe board is named by the technology that it is.
_TECHNOLOGY: Final = "tech:"
_MACHINE: Final = "machine"


class Speech(Lexicon):
    """Says what happens in one game in one language."""

    __slots__ = ("game",)

    def __init__(self, game: Revive, language: str) -> None:
        learn(*FILES)
        super().__init__(game.rulebook, language)
        self.game = game

    # Players and names

    def player(self, seat: int) -> str:
        """A player, as one is spoken of."""
        return self.say("said.player", letter=SEATS[seat])

    def players(self, seats: list[int]) -> str:
        """Several players."""
        return self.listed([self.player(seat) for seat in seats])

    def quoted(self, name: str) -> str:
        """A name inside a sentence."""
        return self.say("said.quoted", name=name)

    def inside(self, name: str) -> str:
        """A name that begins with a common word, as it stands inside a sentence."""
        return name[:1].lower() + name[1:] if self.language == "en" else name

    def joined(self, texts: list[str]) -> str:
        """Several phrases, one after the other."""
        return self.say("said.semicolon").join(texts)

    # Pieces

    def card(self, piece: int) -> str:
        """A piece inside a sentence."""
        if piece >= self.rulebook.first_tile:
            return self.inside(self.piece(piece))
        return self.quoted(self.piece(piece))

    def cards(self, pieces: list[int]) -> str:
        """Several pieces."""
        return self.listed([self.card(piece) for piece in pieces])

    def backs(self, pieces: list[int]) -> str:
        """Several pieces as somebody sees them who must not know them."""
        plan = self.game.plan
        counts: dict[str, int] = {}
        for piece in pieces:
            back = plan.back_names[plan.backs[piece]]
            counts[back] = counts.get(back, 0) + 1
        return self.listed([self.say(f"back.{back}", count) for back, count in counts.items()])

    # Machines, by what notation calls them

    def machine_record(self, seat: int, name: str) -> Record:
        """The record of a machine: a standard one, a special one, or one on the tribe board of a seat."""
        library = self.rulebook.library
        if name in library.standard_machines:
            return library.standard_machines[name]
        if name in library.machines:
            return library.machines[name]
        technology = self.technology_record(
            self.game.camps[seat].tribe, terms.NODES.index(name.removeprefix(_TECHNOLOGY))
        )
        standing = next(record for record in technology["standing"] if record["mod"] == _MACHINE)
        return {**standing, "name": technology["name"]}

    def machine(self, seat: int, name: str) -> str:
        """A machine inside a sentence."""
        return self.quoted(self.name(self.machine_record(seat, name)))

    def machine_text(self, seat: int, name: str) -> str:
        """What a machine does, as a sentence."""
        return machine_effect_sentence(self.machine_record(seat, name), self.language)

    def modifier(self, seat: int, name: str) -> tuple[str, str]:
        """A machine or a crate that goes with an action: its name inside a sentence, and its effects as a phrase."""
        crates = self.rulebook.library.crates
        record = crates[name] if name in crates else self.machine_record(seat, name)
        return self.quoted(self.name(record)), effects_phrase(record["effects"], self.language)

    # Places

    def ground(self, space: int) -> str:
        """A space with its kind as it is now; a large location by its name."""
        board = self.rulebook.board
        if space // 4 in board.corners:
            return self.corner(space)
        return self.space(space, self.game.kinds[space])

    def corner(self, space: int) -> str:
        """A large location by name and place."""
        number = self.game.large[self.rulebook.board.corners.index(space // 4)]
        return self.say(
            "said.large_location", name=self.quoted(self.large_location(number)), id=self.rulebook.board.names[space]
        )

    def place(self, name: str) -> str:
        """A space by the name that notation gives it, without its kind: that may have changed since."""
        space = self.rulebook.board.named[name]
        return self.corner(space) if space // 4 in self.rulebook.board.corners else self.space(space)

    def location(self, name: str) -> str:
        """A space with a figure: a location for ever."""
        space = self.rulebook.board.named[name]
        if space // 4 in self.rulebook.board.corners:
            return self.corner(space)
        return self.space(space, terms.LOCATION)

    def slot_named(self, name: str) -> str:
        """A slot of the map by its name."""
        return self.slot(self.rulebook.board.slot_names.index(name))

    def card_slot_named(self, name: str) -> str:
        """A card slot inside a sentence, by its id."""
        return self.slot_inside([slot.id for slot in self.rulebook.slots].index(name))

    def slot_inside(self, slot: int) -> str:
        """A card slot inside a sentence: with an article if there is only one such slot."""
        name = self.inside(self.card_slot(slot))
        return name if name[-1].isdigit() else self.say("said.the", thing=name)

    def module_space_named(self, name: str) -> str:
        """A module space inside a sentence, by its name."""
        return self.socket_inside(self.rulebook.socket_names.index(name))

    def socket_inside(self, socket: int) -> str:
        """A module space inside a sentence."""
        slot = self.rulebook.socket_slot[socket]
        place = socket - self.rulebook.slots[slot].first + 1
        return self.say("place.module_space", place, slot=self.slot_inside(slot))

    def reward_inside(self, identity: str) -> str:
        """A reward space inside a sentence; one of a standard machine is called by that machine."""
        library = self.rulebook.library
        record = library.reward_spaces[identity]
        if "machine" not in record:
            return self.say("said.the", thing=self.inside(self.name(record)))
        machine = self.name(library.standard_machines[record["machine"]])
        return self.say("said.standard_machine", machine=self.quoted(machine))

    def technology_of(self, seat: int, node: str) -> str:
        """A technology of a player's tribe board inside a sentence."""
        name = self.name(self.technology_record(self.game.camps[seat].tribe, terms.NODES.index(node)))
        return self.say("said.technology", name=self.quoted(name), node=node)

    # Amounts

    def points(self, count: int) -> str:
        """So many points."""
        return points_phrase(count, self.language)

    def goods(self, counts: dict[str, int]) -> str:
        """Resources by name and number; nothing at all has a word of its own."""
        kept = {name: count for name, count in counts.items() if count}
        return self.cost(kept) if kept else self.say("said.nothing")

    def one_of(self, resources: str) -> str:
        """Resources as notation joins them, such as `gear+book`."""
        names = resources.split("+")
        return self.goods({name: names.count(name) for name in names})

    def a_size(self, size: str) -> str:
        """One building of a size, with its article."""
        word = self.say(f"size.{size}")
        return self.say("said.one", thing=word, article=article(word))

    def a_tribe_tile(self, tile: str) -> str:
        """One tribe tile of a kind, with its article."""
        word = self.say(f"tribe_tile.{tile}")
        return self.say("said.one", thing=word, article=article(word))

    def artifact_named(self, name: str) -> str:
        """An artifact by its colour, or a minor one."""
        if name not in terms.ARTIFACTS:
            return self.say("said.one", thing=self.say("place.minor"), article="a")
        word = self.artifact(terms.ARTIFACTS.index(name))
        return self.say("said.one", thing=word, article=article(word))

    # What something came from, as events write it (see rules/causes)

    def origin(self, word: str) -> str:
        """What an effect is printed on, or the place on a board that gives something."""
        kind, _, rest = word.partition(":")
        library = self.rulebook.library
        if kind == "technology":
            tribe, node = rest.split(":")
            name = self.quoted(self.name(self.technology_record(int(tribe), int(node))))
            return self.say("origin.technology", name=name)
        if kind == "reward":
            return self.inside(self.name(library.reward_spaces[rest]))
        if kind == "track":
            return self.say(f"track.{rest}").removeprefix("the ")
        if not rest:
            return self.say(f"origin.{kind}")
        if kind == "large":
            return self.quoted(self.large_location([side.id for side in self.rulebook.large].index(rest)))
        if kind in ("hibernation", "progress", "bonus"):
            return self.say(f"origin.{kind}", at=rest)
        if kind == "card":
            return self.quoted(self.name(library.cards[rest]))
        if kind == "tile":
            return self.inside(self.name({**library.area_tiles, **library.start_tiles, **library.vast_tiles}[rest]))
        machines = {**library.standard_machines, **library.machines}
        named = {"module": library.modules, "machine": machines, "crate": library.crates, "ability": library.tribes}
        return self.say(f"origin.{kind}", name=self.quoted(self.name(named[kind][rest])))

    # Short words

    def word(self, word: str) -> str:
        """A short word as it stands inside a sentence."""
        kind, colon, rest = word.partition(":")
        if colon and kind == "piece":
            return self.card(int(rest))
        return super().word(word)
