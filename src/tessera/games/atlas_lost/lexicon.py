"""The names of things in one game and one language: Techs, cards, boards, tokens, costs, and what records say.

Rules speak of things in short words, such as `tech:12` or `board:3`; `Lexicon.word` says them as people do.
"""

from __future__ import annotations

from typing import Any

from tessera.games.atlas_lost.library import with_reading
from tessera.games.atlas_lost.phrases import Voice
from tessera.games.atlas_lost.rulebook import CARD_KINDS, Cost
from tessera.games.atlas_lost.sentence_parts import cost_words, noun, nouns
from tessera.games.atlas_lost.sentences import effects_sentence, sentence
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import (
    CARD_PLAYED,
    COMMANDED,
    COST_PARTS,
    MAIN,
    RESOURCES,
    TECH_SOURCE,
    TREES,
)

Record = dict[str, Any]

_SLOT_WORDS = ("left", "center", "right")


def cost_table(cost: Cost, cut: list[int], command: int) -> dict[str, int]:
    """What is really paid, by kind: a cost after its reduction, with the command of a command action."""
    table: dict[str, int] = {}
    for kind in range(5):
        amount = max(0, cost.plain[kind] - cut[kind]) + (command if kind == 2 else 0)
        if amount:
            table[RESOURCES[kind]] = amount
    for part in range(len(RESOURCES), len(COST_PARTS)):
        if cost.parts[part] > cut[part]:
            table[COST_PARTS[part]] = cost.parts[part] - cut[part]
    return table


class Lexicon:
    """Says the things of one game in one language."""

    __slots__ = ("game", "language", "voice")

    def __init__(self, game: Atlas, language: str) -> None:
        self.game = game
        self.language = language
        self.voice = Voice(language)

    def say(self, key: str, count: int = 1, forms: tuple[str, ...] = (), **parts: str) -> str:
        """A phrase with its gaps filled."""
        return self.voice.say(key, count, forms, **parts)

    def listed(self, parts: list[str]) -> str:
        """Several things, with "and"."""
        return self.voice.join(parts, "and") if parts else self.say("name.nothing")

    # Records

    def tech_record(self, number: int) -> Record:
        """A Tech as the table reads it (AL-DIG-04)."""
        rulebook = self.game.rulebook
        return with_reading(rulebook.library.techs[rulebook.techs[number].id], rulebook.reading)

    def card_record(self, number: int) -> Record:
        """A card as the table reads it (AL-DIG-04)."""
        rulebook = self.game.rulebook
        return with_reading(rulebook.library.cards[rulebook.cards[number].id], rulebook.reading)

    def name(self, record: Record) -> str:
        """The name of a record."""
        return str(record["name"][self.language])

    def sentence(self, record: Record) -> str:
        """All that a record says."""
        return sentence(record, self.language)

    def effects(self, program: int) -> str:
        """What an effect list says; a reward tile is named and told in its place."""
        return self.steps(self.game.rulebook.effects[program])

    def steps(self, effects: list[Record]) -> str:
        """What effect steps say."""
        texts: list[str] = []
        plain: list[Record] = []
        for effect in effects:
            if effect["op"] == "reward_tile":
                texts.append(self._reward(effect["slot"]))
            else:
                plain.append(effect)
        if plain:
            texts.insert(0, effects_sentence(plain, self.language))
        return self.voice.sentences(texts)

    def _reward(self, slot: str) -> str:
        tree = TREES[self.game.trees[_SLOT_WORDS.index(slot)]]
        for record in self.game.rulebook.library.reward_tiles.values():
            if record["tree"] == tree:
                name = self.say("name.card", name=self.name(record), id=record["id"])
                return self.say("explain.thing", name=name, text=self.sentence(record))
        raise AssertionError(f"no reward tile for {tree}")

    # Names

    def tech(self, number: int) -> str:
        """A Tech by name and id."""
        record = self.tech_record(number)
        return self.say("name.tech", name=self.name(record), id=record["id"])

    def tech_full(self, number: int) -> str:
        """A Tech by name, id, tree and level."""
        record = self.tech_record(number)
        tree, level = self.say(f"tree.{record['tree']}"), str(record["level"])
        return self.say("name.tech_full", name=self.name(record), id=record["id"], tree=tree, level=level)

    def card(self, number: int) -> str:
        """A card by name and id."""
        record = self.card_record(number)
        return self.say("name.card", name=self.name(record), id=record["id"])

    def card_full(self, number: int) -> str:
        """A card by name, id and kind."""
        record = self.card_record(number)
        kind = self.say(f"name.{CARD_KINDS[self.game.rulebook.cards[number].kind]}")
        return self.say("name.card_full", name=self.name(record), id=record["id"], kind=kind)

    def board(self, board: int) -> str:
        """A player or an NPC."""
        if board < self.game.seats:
            return self.say("name.player", letter="ABCD"[board])
        return self.npc(board - self.game.seats)

    def short(self, board: int) -> str:
        """A player's letter or an NPC, as the log says it."""
        if board < 0:
            return self.say("name.nobody")
        return "ABCD"[board] if board < self.game.seats else self.npc(board - self.game.seats)

    def npc(self, npc: int) -> str:
        """An NPC by name."""
        rulebook = self.game.rulebook
        return self.name(rulebook.library.npcs[rulebook.npcs[npc].id])

    def board_named(self, identity: str) -> str:
        """A player or NPC by the id that notation uses."""
        return self.board(board_number(self.game, identity))

    def tree(self, tree: int) -> str:
        """A tree by number."""
        return self.say(f"tree.{TREES[tree]}")

    def source(self, source: int) -> str:
        """The Tech or card behind something passive."""
        return self.tech(source - TECH_SOURCE) if source >= TECH_SOURCE else self.card(source)

    def amount(self, count: int, resource: str) -> str:
        """So much of a resource."""
        return noun(self.voice, resource, count)

    def actions_left(self, done: int) -> str:
        """Which of the three actions of a turn are still open; nothing when all are taken."""
        left: list[str] = []
        for bit, name in ((MAIN, "main_action"), (COMMANDED, "command_action"), (CARD_PLAYED, "card_action")):
            if not done & bit:
                left.append(self.say(f"name.{name}"))
        return self.listed(left) if left else ""

    def cost(self, table: dict[str, int]) -> str:
        """What is paid as a list of things."""
        return nouns(self.voice, table) if table else self.say("name.nothing")

    def paying(self, table: dict[str, int], form: str = "") -> str:
        """What is paid as a command; nothing for a free cost."""
        return cost_words(self.voice, table, form)

    def token(self, words: list[str]) -> str:
        """A placed token from its notation: `economy IIE-A`, `religion B 3`, or `military 2`."""
        if words[0] == "military":
            return self.say("placed.military", 1)
        if words[0] == "religion":
            board = board_number(self.game, words[1])
            return self.say("placed.religion", board=self.short(board), space=words[2])
        tech = self.tech(self.game.rulebook.tech_numbers[words[1]])
        return self.say(f"placed.{words[0]}", tech=tech)

    def pieces(self, pieces: list[int], named: bool) -> str:
        """Cards and tokens by name, or only by their backs for those who may not know them."""
        cards = len(self.game.rulebook.cards)
        if named:
            return self.listed(
                [self.card(piece) if piece < cards else self._front_runner(piece - cards) for piece in pieces]
            )
        backs = [self.game.plan.backs[piece] for piece in pieces]
        return self.listed([self._back(back, backs.count(back)) for back in sorted(set(backs))])

    def _front_runner(self, token: int) -> str:
        identity = f"FR3-{self.game.rulebook.front_runner_tp[token]}"
        return self.name(self.game.rulebook.library.front_runners[identity])

    def _back(self, back: int, count: int) -> str:
        if back < len(TREES):
            return self.say("back.tree_card", count, tree=self.tree(back))
        return self.say("back.initial_card" if back == len(TREES) else "back.front_runner", count)

    def origin(self, word: str) -> str:
        """What something came from: a Tech, a card, a waiting row, a space of the influence track, a reward tile."""
        kind, _, rest = word.partition(":")
        library = self.game.rulebook.library
        if kind == "space":
            return self.name(library.spaces[int(rest)])
        if kind == "reward":
            return self.say("name.card", name=self.name(library.reward_tiles[rest]), id=rest)
        return self.say("name.hand_limit") if word == "limit" else self.word(word)

    # Short words of the rules

    def word(self, word: str) -> str:
        """A short word as people say it; what is no such word stays as it is."""
        kind, colon, rest = word.partition(":")
        if not colon:
            return word
        if kind in ("tech", "card", "board", "tree", "source"):
            return self._numbered(kind, int(rest))
        if kind == "from":
            return self.origin(rest)
        if kind == "seat":
            return self.short(int(rest))
        if kind == "row":
            return self.say(f"name.{rest}_row")
        if kind == "tile":
            return self.name(self.game.rulebook.library.initiative_tiles[rest])
        if kind == "left":
            return self.actions_left(int(rest))
        if kind == "program":
            return self.effects(int(rest))
        if kind == "token":
            return self.say(f"token.{rest}")
        if kind == "none":
            return self.say(f"each.{rest}", 0)
        if kind == "techs":
            return self.voice.join([self.tech(int(number)) for number in rest.split()], "either")
        return self._amounts(kind, rest.split())

    def all_words(self, words: dict[str, str]) -> dict[str, str]:
        """Short words by name, each as people say it."""
        return {name: self.word(word) for name, word in words.items()}

    def _numbered(self, kind: str, number: int) -> str:
        if kind == "tech":
            return self.tech(number)
        if kind == "card":
            return self.card(number)
        if kind == "board":
            return self.board(number)
        return self.tree(number) if kind == "tree" else self.source(number)

    def _amounts(self, kind: str, words: list[str]) -> str:
        """`research 3 data 1`: as a cost, as what somebody has, or as a condition."""
        if kind == "needs":
            least = int(words[1])
            needs, have = (
                self.say(f"have.{words[0]}", least, forms=("needs",)),
                self.say(f"have.{words[0]}", least),
            )
            return self.say("needs.condition", least, needs=needs, have=have)
        assert kind in ("cost", "held"), f"no such word: {kind}"
        pairs = [(words[at], int(words[at + 1])) for at in range(0, len(words), 2)]
        if kind == "cost":
            return self.cost(dict(pairs))
        return self.listed([self.say(f"held.{name}", count) for name, count in pairs])


def board_number(game: Atlas, identity: str) -> int:
    """The number of a board by the id that notation uses: a letter, or an NPC's id."""
    for board in range(len(game.tracks)):
        if game.board_id(board) == identity:
            return board
    raise AssertionError(f"no such board: {identity}")
