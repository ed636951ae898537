"""A player answers one question at a time, and knows no more than the seat it sits in."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

from tessera.kernel.chance import Chance, key_of
from tessera.kernel.choice import Question
from tessera.kernel.definition import Plain
from tessera.kernel.engine import asked
from tessera.kernel.game import Game
from tessera.kernel.state import Lane
from tessera.kernel.step import Ask, AskSome

_log = logging.getLogger("tessera.players")


class Seat:
    """What a player may look at from its seat: its view, its question, and games that could be this one.

    The game itself stays behind this window. Whatever a player works out, it works out on a redealt clone.
    """

    __slots__ = ("_game", "_salt", "number")

    def __init__(self, game: Game, number: int, seed: str) -> None:
        self._game = game
        # Each choice of a game has luck of its own, the same whenever it is asked for again.
        self._salt = f"{seed} {len(game.choices)}"
        self.number = number

    def view(self) -> dict[str, Plain]:
        """What the seat sees."""
        return self._game.view(self.number)

    def question(self) -> Question:
        """What the seat is asked."""
        question = self._game.question(self.number)
        assert question is not None, "a player is consulted only when its seat is asked"
        return question

    def redealt(self, deal: int = 0) -> Game:
        """A game that looks the same from this seat; what the seat cannot know is dealt anew."""
        return self._game.redeal(self.number, f"{self._salt} {deal}")

    def chance(self) -> Chance:
        """Luck for this one choice."""
        return Chance(key_of(f"chance {self._salt}"), 0)


class Player(Protocol):
    """Somebody who can answer for a seat."""

    def answer(self, seat: Seat) -> list[str]:
        """The ids of the options chosen."""
        ...


class SeatPlayer:
    """A bot on a chair. Should it fail, the first legal answer is given in its stead, so that no table stalls."""

    def __init__(self, level: str, player: Player, seed: str, faults: int = 0) -> None:
        self.level = level
        self.seed = seed
        self.faults = faults
        self._player = player

    def __reduce__(self) -> tuple[object, ...]:
        return SeatPlayer, (self.level, self._player, self.seed, self.faults)

    def choose(self, game: Game, seat: int) -> list[str]:
        """Answer the question that this seat is asked."""
        window = Seat(game, seat, self.seed)
        try:
            return self._player.answer(window)
        except Exception:
            self.faults += 1
            _log.exception("The %s player failed in seat %d; the first legal answer stands in.", self.level, seat)
            return first_answer(window.redealt(), seat)


def own_lane(game: Game, seat: int) -> Lane:
    """The lane in which a seat is asked."""
    for lane in asked(game.state):
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        if ask.seat == seat:
            return lane
    raise AssertionError(f"seat {seat} is not asked")


def written(game: Game, lane: Lane, picks: Sequence[int]) -> list[str]:
    """Choices as notation."""
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    return [ask.notation(game.state, pick) for pick in picks]


def first_answer(game: Game, seat: int) -> list[str]:
    """The first legal answer, for want of a better one."""
    lane = own_lane(game, seat)
    ask = lane.stack[-1]
    least = ask.least if isinstance(ask, AskSome) else 1
    return written(game, lane, lane.menu[:least])
