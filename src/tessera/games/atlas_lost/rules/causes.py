"""What an effect comes from, for the log: the Tech, card, space or tile that is being resolved.

It is looked up where the effect itself waits, on the stack, so that nothing that happens in between can change it. An
effect step that is done at once does not wait; it says its list instead.
"""

from __future__ import annotations

from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.event import Event
from tessera.kernel.step import Do
from tessera.kernel.zone import EVERYBODY


class Cause(Do[Atlas]):
    """A step that waits until what it began is over; what is told meanwhile comes from its thing."""

    __slots__ = ()

    def source(self, game: Atlas) -> str:
        """The thing, as a short word."""
        raise AssertionError("a cause names its thing")

    def works_by(self, game: Atlas) -> str:
        """The clause by which it does what it does."""
        raise AssertionError("a cause names its clause")


def cause(game: Atlas, below: int = 0) -> Cause | None:
    """What is being resolved; `below`: so many of the uppermost steps aside."""
    for place in range(len(game.stack) - 1 - below, -1, -1):
        step = game.stack[place]
        if isinstance(step, Cause):
            return step
    return None


def came_from(game: Atlas, program: int = -1, below: int = 0) -> list[str]:
    """The word of an event that names its cause: that list of effects, or what waits on the stack."""
    if program >= 0:
        return [f"from:{game.rulebook.programs[program].source}"]
    found = cause(game, below)
    return [] if found is None else [f"from:{found.source(game)}"]


def works_by(game: Atlas) -> str:
    """The clause by which what is being resolved works."""
    found = cause(game)
    assert found is not None, "nothing is being resolved"
    return found.works_by(game)


def say_of(game: Atlas, key: str, clause: str, seat: int, words: list[str], program: int = -1) -> None:
    """Tell what happened and what it came from, all of it open. Callers ask for `log` first."""
    game.tell(Event(key, clause, seat, words + came_from(game, program), [], EVERYBODY))
