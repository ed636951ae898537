"""Turns what a seat knows into a row of numbers: its view, and the question if it is the one who is asked."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tessera.games import find
from tessera.kernel.game import Game
from tessera.lab.adapters import atlas_lost, race_for_the_galaxy, revive, the_warp
from tessera.lab.adapters.box import Box, View
from tessera.lab.adapters.episode import Episode
from tessera.lab.adapters.sheet import Sheet, Words

Writer = Callable[[Sheet, View, Box], None]
# How each game is written down, and the kinds of its questions.
_WRITERS: Final[Mapping[str, tuple[Writer, Words]]] = {
    "atlas-lost": (atlas_lost.write, atlas_lost.KINDS),
    "race-for-the-galaxy": (race_for_the_galaxy.write, race_for_the_galaxy.KINDS),
    "revive": (revive.write, revive.KINDS),
    "the-warp": (the_warp.write, the_warp.KINDS),
}
# Places for what a question is about, and for what has been picked of it so far.
_ABOUT: Final = 64
_PICKED: Final = 64


class Observer:
    """Looks at games of one kind. It sees `game.view(seat)` and the seat's own question, nothing else."""

    def __init__(self, game: Game) -> None:
        self._box = Box(find(game.setup.game), game.setup.packs)
        self._write, self._kinds = _WRITERS[game.setup.game]
        self._seats = game.setup.seats
        # What each number of an observation is about.
        self.names: Sequence[str] = self._sheet(game.view(0), 0, None, named=True).names or ()

    def observe(self, episode: Episode, seat: int) -> NDArray[np.float32]:
        """What a seat knows now."""
        question = episode if episode.seat == seat else None
        sheet = self._sheet(episode.game.view(seat), seat, question)
        assert len(sheet.cells) == len(self.names), "every position of a game has as many numbers as the first"
        # By way of an array of the standard library, which reads a list several times faster than numpy does.
        return np.frombuffer(array("f", sheet.cells), dtype=np.float32)

    def _sheet(self, view: View, seat: int, question: Episode | None, named: bool = False) -> Sheet:
        sheet = Sheet(seat, self._seats, named)
        self._ask(sheet, view, question)
        self._write(sheet, view, self._box)
        return sheet

    def _ask(self, sheet: Sheet, view: View, question: Episode | None) -> None:
        """Whose turn it is, and what the seat is asked: what kind of question, about what, how much of it is done."""
        kind = about = None
        least = most = 0
        picked: Sequence[str] = ()
        if question is not None:
            kind, (least, most), picked = question.ask.kind(), question.pick, question.picked
            about = [f"{place} {word}" for place, word in enumerate(question.ask.about(question.game.state))]
        sheet.part = "question"
        sheet.seats("asked", view["asked"])
        sheet.flag("own", question is not None)
        sheet.word("kind", kind, self._kinds)
        sheet.number("at least", least, 5)
        sheet.number("at most", most, 5)
        sheet.number("picked", len(picked), 5)
        sheet.hashed("about", about or (), _ABOUT)
        sheet.hashed("picked", picked, _PICKED)
