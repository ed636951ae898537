"""The switch token, and the optional rule that lets it copy a card (Switch; Optional rule 1)."""

from __future__ import annotations

from tessera.games.revive.rules.carrying import WorkOff, entries_of
from tessera.games.revive.rules.entries import COPIED, SWITCH, because
from tessera.games.revive.rules.recruiting import CARDS_SHOWN, rest_played, shows_bottom
from tessera.games.revive.rules.resources import gain
from tessera.games.revive.state import CITIZENS, DISPLAY, GONE, Revive
from tessera.games.revive.terms import TOP


def use_switch(game: Revive, seat: int, what: int) -> None:
    """Slide the token down for 1 basic resource of choice, not a crystal (REV-SW-01, REV-SW-02)."""
    game.camps[seat].switch = False
    if game.log is not None:
        game.say("switch", "REV-SW-01", seat, [])
    gain(game, seat, what, 1, "REV-SW-01", SWITCH)


def copyable(game: Revive, seat: int) -> list[int]:
    """Cards of other players that show their top half in a slot; alone, cards of the display
    (REV-OPT-01, REV-OPT-02, REV-OPT-03, REV-OPT-04)."""
    if game.rulebook.is_solo:
        return sorted(game.zones[DISPLAY])
    found: list[int] = []
    for other in range(game.seats):
        if other == seat:
            continue
        for slot in range(len(game.rulebook.slots)):
            cards = game.zones[game.slot(other, slot)]
            found += [cards[at] for at in range(len(cards)) if not shows_bottom(game, other, slot, at)]
    return sorted(found)


def copy_card(game: Revive, seat: int, piece: int) -> None:
    """The top effect of the card, no modules; its owner rests it at once, a card of the display leaves the game
    (REV-OPT-01, REV-OPT-02, REV-OPT-03, REV-OPT-04)."""
    game.camps[seat].switch = False
    if game.log is not None:
        game.say("copy", "REV-OPT-01", seat, [f"piece:{piece}"])
    game.then(WorkOff(seat, because(COPIED, entries_of(game, [game.card(piece).lists[TOP]])), False, True))
    if game.rulebook.is_solo:
        game.move(piece, DISPLAY, GONE)
        game.refill(CITIZENS, DISPLAY, CARDS_SHOWN)
        return
    for other in range(game.seats):
        rest_played(game, other, piece)
