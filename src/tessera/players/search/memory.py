"""What is kept of a search for the next question: the trees below the positions that it expects to be asked in.

A position is known again by what its seat sees of it: nothing hidden is needed to find it, and nothing is told by it.
"""

from __future__ import annotations

import hashlib
import json

from tessera.kernel.definition import Definition
from tessera.kernel.state import State
from tessera.kernel.step import Ask
from tessera.players.search.tree import Node
from tessera.players.search.walk import lane_of


class Memory:
    """The trees of all seats, by the position they begin in. What one question leaves is forgotten at the next."""

    def __init__(self, kept: dict[str, list[Node]] | None = None) -> None:
        self._kept = kept or {}

    def __reduce__(self) -> tuple[object, ...]:
        return Memory, (self._kept,)

    def recall(self, definition: Definition, state: State, seat: int) -> list[Node] | None:
        """The trees that begin here, if this position was foreseen; everything else is forgotten."""
        if not self._kept:
            return None
        found = self._kept.get(position_key(definition, state, seat))
        self._kept = {}
        return found

    def keep(self, definition: Definition, state: State, seat: int, nodes: list[Node]) -> None:
        """These trees begin in that position."""
        self._kept.setdefault(position_key(definition, state, seat), nodes)


def position_key(definition: Definition, state: State, seat: int) -> str:
    """A position as a seat sees it, with the question it is asked, in a few letters."""
    lane = lane_of(state, seat)
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    seen = json.dumps(definition.view(state, seat), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{ask.kind()} {lane.menu} {seen}".encode()).hexdigest()
