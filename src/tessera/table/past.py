"""The past of a table: any earlier point of it, at the price of a few choices, however long the game is.

A match is folded from its journal, so an earlier point is the fold of the first entries; late in a long evening that is
the work of the whole evening. `Past` folds once, and on its way keeps the table every few choices, its game as packed
numbers. Any point is then the table that was kept last before it, with the few entries from there on applied as always:
the very match that folding from the beginning gives.
"""

from __future__ import annotations

import bisect
import copy
import zlib
from typing import Final

import msgspec

from tessera.kernel.definition import Definition, Setup
from tessera.kernel.event import Log
from tessera.kernel.game import Game, begin
from tessera.table.journal import Chose, Entry, Started
from tessera.table.match import Founding, Match, UndoRequest

# So many choices are played between two tables that are kept, and so many entries (talk, mostly) stand between them.
CHOICES_APART: Final = 16
ENTRIES_APART: Final = 256
# What an entry and whatever it led to weigh in memory, roughly.
_ENTRY_BYTES: Final = 1000

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final[msgspec.msgpack.Decoder[list[int]]] = msgspec.msgpack.Decoder(list[int])


class Past(Match):
    """A match that remembers on its way: `at` gives it as it was."""

    def __init__(self, founding: Founding) -> None:
        super().__init__(founding)
        self._kept: list[_KeptTable] = []
        # Games by the number of the choice that led to them; 0 is the set-up.
        self._games: dict[int, _KeptGame] = {}
        # Choices played, and entries read, since a table was kept.
        self._played = self._read = 0
        self._keeps = True
        # How much memory it takes, roughly.
        self.weight = 0

    def apply(self, entry: Entry) -> None:
        """One more entry of the journal."""
        super().apply(entry)
        self._read += 1
        self._played += isinstance(entry.act, Chose)
        if not self._keeps:
            return
        self.weight += _ENTRY_BYTES
        is_far = self._played >= CHOICES_APART or self._read >= ENTRIES_APART
        if self.game is not None and not self.held and (is_far or isinstance(entry.act, Started)):
            self._kept.append(_KeptTable(self, self._keep(self.game, self.chosen)))
            self._played = self._read = 0

    def at(self, number: int) -> Match:
        """The table after so many entries, of which the last is a choice or begins the game."""
        entry = self.entries[number - 1]
        assert isinstance(entry.act, Chose | Started), "the past is looked at where the game is at a question"
        # Whether a choice can be taken back shows when it is made: so this one is made again.
        before = number - isinstance(entry.act, Chose)
        index = bisect.bisect_right(self._kept, before, key=lambda kept: kept.number)
        earlier = self._kept[index - 1].restored() if index else self._empty()
        for later in self.entries[earlier.number : number]:
            earlier.apply(later)
        return earlier

    def _empty(self) -> Past:
        fresh = Past(self.founding)
        fresh._keeps = False
        fresh._games = self._games
        return fresh

    def _game_after(self, keep: int) -> Game:
        """The game after the first choices that stand, from the last one that was kept on the way there."""
        assert self.game is not None, "what was chosen was chosen in a game"
        definition, setup = self.game.definition, self.game.setup
        first, game = 0, None
        # As above, at least one choice is made again.
        for count in range(keep - 1, -1, -1):
            kept = self._games.get(self.chosen[count - 1] if count else 0)
            if kept is not None:
                first, game = count, kept.restored(definition, setup)
                break
        game = game or begin(definition, setup)
        for count, choice in enumerate(self.game.choices[first:keep], start=first + 1):
            game.play(choice.seat, choice.picks)
            if self._keeps and (count - first) % CHOICES_APART == 0:
                self._keep(game, self.chosen[:count])
        return game

    def _keep(self, game: Game, chosen: list[int]) -> _KeptGame:
        kept = _KeptGame(game)
        self._games[chosen[-1] if chosen else 0] = kept
        self.weight += kept.weight
        return kept


class _KeptGame:
    """A game at one point. Its choices and its log are those of the game that goes on, as far as they were then."""

    __slots__ = ("_choices", "_count", "_events", "_numbers", "_told", "weight")

    def __init__(self, game: Game) -> None:
        log = game.state.log
        assert log is not None, "the game of a table tells what happens"
        self._numbers = zlib.compress(_ENCODER.encode(game.save()), 1)
        # Both only ever grow: a game that goes back is another one, with lists of its own.
        self._choices, self._count = game.choices, len(game.choices)
        self._events, self._told = log.events, len(log.events)
        self.weight = len(self._numbers)

    def restored(self, definition: Definition, setup: Setup) -> Game:
        """The game again. Whether its last choice could be taken back is not known any more."""
        state = definition.read(setup, _DECODER.decode(zlib.decompress(self._numbers)))
        state.log = Log()
        state.log.events = self._events[: self._told]
        return Game(definition, setup, state, self._choices[: self._count])


class _KeptTable:
    """A table after so many entries."""

    __slots__ = ("_counts", "_definition", "_game", "_setup", "_table", "number")

    def __init__(self, table: Past, game: _KeptGame) -> None:
        assert table.game is not None
        self.number = table.number
        self._definition, self._setup = table.game.definition, table.game.setup
        self._game = game
        self._table = _twin(table)
        self._table.game = None
        # These lists are those of the table that goes on, and only ever grow.
        self._counts = (len(table.chosen), len(table.told), len(table.trails), len(table.thought))

    def restored(self) -> Past:
        """The table again; it can go on by itself."""
        table = _twin(self._table)
        chosen, told, trails, thought = self._counts
        table.entries = table.entries[: self.number]
        table.chosen, table.told = table.chosen[:chosen], table.told[:told]
        table.trails, table.thought = table.trails[:trails], table.thought[:thought]
        table.game = self._game.restored(self._definition, self._setup)
        return table


def _twin(table: Past) -> Past:
    """A table that shares with another one what only ever grows, and nothing that changes."""
    twin = copy.copy(table)
    twin._keeps = False
    twin.chairs = [copy.copy(chair) for chair in table.chairs]
    twin.clocks = [copy.copy(clock) for clock in table.clocks]
    twin.standing = [{} for _ in table.chairs]
    twin.versions, twin.turns, twin._keys = table.versions.copy(), table.turns.copy(), table._keys.copy()
    request = table.undo_request
    twin.undo_request = request and UndoRequest(request.seat, request.keep, request.waiting.copy())
    # What clients sent twice is the business of a table that takes something from them.
    twin.answered = {}
    return twin
