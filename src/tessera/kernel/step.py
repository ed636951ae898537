"""What is still to happen, as data on a stack.

A `Do` needs nobody. An `Ask` waits for one seat to choose one thing, an `AskSome` for several things at once, and a
`Together` opens a lane for each of several seats and waits until all are done. Steps are never changed once made, so
clones share them; all they hold is seats, ids and numbers, named by their constructor's parameters.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from tessera.kernel.refusal import Objection
from tessera.kernel.state import State, Step

S = TypeVar("S", bound=State)


class Refused:
    """A thing a player could mean but may not do, with the reason."""

    __slots__ = ("id", "objection")

    def __init__(self, id: str, objection: Objection) -> None:
        self.id = id
        self.objection = objection


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step, Generic[S]):
    """A step that needs nobody."""

    __slots__ = ()

    def resolve(self, game: S) -> None:
        """Change the game through its verbs, and put what follows on the stack with `then`."""
        raise AssertionError("a Do says what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step, Generic[S]):
    """A question to one seat. A question with a single legal choice answers itself, one with none is passed over."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        """The kind of question, a stable word."""
        raise AssertionError("an Ask names its kind")

    def options(self, game: S) -> list[int]:
        """All legal choices, as numbers that mean something to this question alone."""
        raise AssertionError("an Ask lists its options")

    def answer(self, game: S, choice: int) -> None:
        """What happens when the seat chooses this."""
        raise AssertionError("an Ask says what an answer does")

    def skip(self, game: S) -> None:
        """What happens when there is nothing to choose from."""

    def notation(self, game: S, choice: int) -> str:
        """The choice as stable text: a verb and ids."""
        raise AssertionError("an Ask can write its choices down")

    def about(self, game: S) -> list[str]:
        """Words that the sentence of this question is made with."""
        return []

    def refused(self, game: S) -> list[Refused]:
        """Everything else that a player could mean here, and why it may not be."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSome(Ask[S]):
    """A question answered by several of its options at once: at least `least`, at most `most`."""

    __slots__ = ("least", "most")

    def __init__(self, seat: int, least: int, most: int) -> None:
        self.seat = seat
        self.least = least
        self.most = most

    def answer_some(self, game: S, choices: list[int]) -> None:
        """What happens when the seat picks these, listed in the order of the options."""
        raise AssertionError("an AskSome says what an answer does")

    def answer(self, game: S, choice: int) -> None:
        self.answer_some(game, [choice])

    def skip(self, game: S) -> None:
        self.answer_some(game, [])


class Together(Step):
    """Several seats are asked at the same time, each in a lane of its own; what follows waits for all of them.

    Sealed answers take effect only when all are in, in the order of the list; others at once.
    """

    __slots__ = ("asks", "sealed")

    def __init__(self, asks: list[Step], sealed: bool) -> None:
        self.asks = asks
        self.sealed = sealed


class Answered(Step):
    """A sealed answer that has just been revealed and now takes effect."""

    __slots__ = ("ask", "picks")

    def __init__(self, ask: Step, picks: list[int]) -> None:
        self.ask = ask
        self.picks = picks
