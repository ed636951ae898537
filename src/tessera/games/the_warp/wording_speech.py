"""The voice of the table: the lexicon of one game, with the forms that its own sentences need.

In Japanese the names of cards, missions and races stand in brackets inside a sentence. All Build cards have one name,
and so have all Upgrade cards: they are told apart by what they offer.
"""

from __future__ import annotations

from typing import Any, Final

from tessera.games.the_warp.lexicon import SEATS, Lexicon, learn
from tessera.games.the_warp.phrases import article
from tessera.games.the_warp.rulebook import Cost
from tessera.games.the_warp.rules.payment import Price
from tessera.games.the_warp.sentence_effects import Manner, effects_words
from tessera.games.the_warp.sentence_parts import cost_words, points_words
from tessera.games.the_warp.sentences import option_sentence, playable_sentence
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import BUILDINGS, EMPTY, EXILED, GUARDIAN, HIDDEN, TYPES
from tessera.games.the_warp.vocabulary import ANY

Record = dict[str, Any]

# What the table says, besides what is printed.
FILES: Final = ("wording.toml", "wording_log.toml", "explanation.toml")
# What a bribe can hold, in the order of `Combat.offer`.
GOODS: Final = ("gold", "energy", "troops", "cards", "rewards")


class Speech(Lexicon):
    """Says what happens in one game in one language."""

    __slots__ = ("game",)

    def __init__(self, game: Warp, language: str) -> None:
        learn(*FILES)
        super().__init__(game.rulebook, language)
        self.game = game

    # Players, areas, races

    def player(self, seat: int) -> str:
        """A player, as one is spoken of."""
        return self.say("said.player", letter=SEATS[seat])

    def place(self, area: int) -> str:
        """An area inside a sentence."""
        return self.say("said.gate") if area == self.rulebook.board.gate else self.area(area)

    def quoted(self, name: str) -> str:
        """A name inside a sentence."""
        return self.say("said.quoted", name=name)

    def held(self, area: int, seat: int = -1) -> str:
        """Whose an area is now, as one seat says it."""
        game, holder = self.game, self.game.holder[area]
        if holder == EMPTY:
            return self.say("holder_of.empty")
        if holder == HIDDEN:
            return self.say("holder_of.hidden")
        if holder == GUARDIAN:
            return self.say("holder_of.guardian")
        if holder == EXILED:
            return self.say("holder_of.exiled", race=self.race(game.exiled[game.colors[area]]))
        return self.say("holder_of.you") if holder == seat else self.say("holder_of.player", letter=SEATS[holder])

    def garrison(self, area: int, seat: int = -1) -> str:
        """Whose an area is, and what stands there as far as anybody can see it."""
        game, held = self.game, self.held(area, seat)
        if game.holder[area] == GUARDIAN and game.guardian >= 0:
            dice = max(0, self.rulebook.guardians[game.guardian].dice + game.gate_modifier)
            return self.say("holder_of.and_troops", held=held, troops=self.say("said.dice", dice))
        if not game.troops[area]:
            return held
        return self.say("holder_of.and_troops", held=held, troops=self.troops(game.troops[area]))

    def troops(self, count: int) -> str:
        """So many Troops."""
        return self.say("said.troops", count)

    def a_building(self, name: str) -> str:
        """One building of a type, with its article."""
        word = self.building(name)
        return self.say("built.one", type=word, article=article(word))

    def points(self, count: int) -> str:
        """So many points."""
        return points_words(self.voice, count)

    # Pieces

    def card(self, piece: int) -> str:
        """A piece inside a sentence."""
        if piece >= self.rulebook.first_mission:
            return self.quoted(self.piece(piece))
        record = self.record(piece)
        if not self.is_nameless(record):
            return self.quoted(self.name(record))
        if record["kind"] == "start":
            return self.say("said.start_card")
        types = dict.fromkeys(name for option in record["option"] for name in self._types(record, option))
        return self.say(
            "said.develop_card",
            kind=self.say(f"kind.{record['kind']}"),
            types=self.say("said.slash").join(types),
        )

    def is_nameless(self, record: Record) -> bool:
        """Whether an Archive card is called by its kind alone, as all Build and Upgrade cards of the box are."""
        return self.name(record) == self.say(f"kind.{record['kind']}")

    def _types(self, record: Record, option: Record) -> list[str]:
        """What an option builds or upgrades; what else it does, where it does neither."""
        effect = option["effects"][0]
        if effect["op"] not in ("build", "upgrade"):
            return [effects_words(self.voice, [effect], Manner(is_paid=True))]
        if effect["types"] == [ANY]:
            return [self.say("built.any" if record["kind"] == "build" else "built.upgrade_any")]
        return [self.building(name) for name in effect["types"]]

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

    def options_of(self, piece: int) -> str:
        """When an Archive card can be played, and everything that it offers."""
        record = self.record(piece)
        when = playable_sentence(record, self.language)
        texts = [when] if when else []
        for number, option in enumerate(record["option"]):
            text = option_sentence(option, self.language)
            texts.append(self.say("parts.or_else", text=text) if number else text)
        return self.voice.sentences(texts)

    def paid_effects(self, effects: list[Record]) -> str:
        """Effects whose price is told apart."""
        return effects_words(self.voice, effects, Manner(is_paid=True))

    def source(self, word: str) -> str:
        """What something comes from: the word that an effect has for what it is printed on."""
        kind, _, rest = word.partition(":")
        if kind == "print":
            # What is printed on a card and its copies, told by the first of them: which copy it was is told elsewhere.
            return self.say("source.card", card=self.word(f"piece:{rest}"))
        if kind in ("active", "bought", "exiled"):
            return self.say(f"source.{kind}", race=self.word(f"race:{rest}"))
        if kind == "ability":
            return self.say("source.token", ability=self.word(word))
        return self.say("source.track", track=self.word(word)) if kind == "track" else self.say("source.tower")

    # Amounts and prices

    def resources(self, gold: int, energy: int) -> str:
        """Gold and Energy; nothing at all has a word of its own."""
        if not gold and not energy:
            return self.say("said.nothing")
        return cost_words(self.voice, {"gold": gold, "energy": energy})

    def goods(self, counts: list[int], named: list[int]) -> str:
        """What a bribe holds: amounts in the order of the offer, and cards by name."""
        parts = [self.say(f"offered.{GOODS[place]}", count) for place, count in enumerate(counts) if count]
        parts += [self.card(piece) for piece in named]
        return self.listed(parts) if parts else self.say("said.nothing")

    def price(self, price: Price) -> str:
        """A price in resources as it is now. A discount on a price of one kind is taken off; else the payer chooses."""
        total = price.total()
        if not total:
            return self.say("paying.nothing")
        cost = {"gold": price.gold, "energy": price.energy, "any": price.any}
        kinds = [kind for kind, count in cost.items() if count]
        if len(kinds) == 1:
            return cost_words(self.voice, {kinds[0]: total})
        if not price.discount:
            return cost_words(self.voice, cost)
        return self.say("paying.out_of", total, cost=cost_words(self.voice, cost))

    def whole_price(self, cost: Cost, price: Price) -> str:
        """A price with everything beside resources that is given up for it."""
        rest = {"discard": cost.discard, "board_troops": cost.board_troops, "rewards": cost.rewards}
        if not any(rest.values()):
            return self.price(price)
        others = cost_words(self.voice, rest)
        return self.say("paying.besides", price=self.price(price), others=others) if price.total() else others

    # Short words

    def word(self, word: str) -> str:
        """A short word as it stands inside a sentence."""
        kind, colon, rest = word.partition(":")
        if colon and kind in ("piece", "copy"):
            return self.card(int(rest))
        if colon and kind == "area":
            return self.place(int(rest))
        if colon and kind in ("race", "ability"):
            return self.quoted(super().word(word))
        if word == "dice:":
            return self.say("said.no_dice")
        return super().word(word)


def building_type(name: str) -> int:
    """The number of a building type, or -1 for another word."""
    return BUILDINGS.index(name) if name in BUILDINGS else -1


def on_area(game: Warp, area: int, type: int) -> int:
    """How many buildings of a type stand on an area."""
    return game.buildings[area * TYPES + type]
