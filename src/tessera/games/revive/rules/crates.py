"""Crates: drawn face down, opened once (Crates)."""

from __future__ import annotations

from tessera.games.revive.rules.causes import origin_of
from tessera.games.revive.state import CRATES, Revive
from tessera.kernel.zone import seen_by


def draw_crate(game: Revive, seat: int, clause: str, cause: int) -> None:
    """A crate from the top of the stack, face down; an empty stack gives nothing (REV-CRT-01, REV-CRT-04)."""
    if not game.zones[CRATES]:
        return
    piece = game.draw(CRATES, game.closed(seat))
    if game.log is not None:
        game.say_hidden("crate", clause, seat, origin_of(game, cause), [piece], seen_by(seat))


def open_crate(game: Revive, seat: int, piece: int) -> None:
    """An opened crate is kept: it still counts for scoring (REV-CRT-02, REV-CRT-03)."""
    game.move(piece, game.closed(seat), game.opened(seat))
    if game.log is not None:
        game.say("open", "REV-CRT-02", seat, [f"piece:{piece}"])
