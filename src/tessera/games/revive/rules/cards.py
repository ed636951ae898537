"""Playing cards into slots (Play a card; Slot symbols; Modules)."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.rules.carrying import WorkOff, entries_of
from tessera.games.revive.rules.entries import AGAIN, because
from tessera.games.revive.rules.recruiting import shows_bottom
from tessera.games.revive.rules.solitaire import move_cube
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BOTTOM, HALVES


def is_open(game: Revive, seat: int, slot: int) -> bool:
    """Whether a slot can be used at all: the side slot needs its technology (REV-CARD-04, REV-TECH-01)."""
    return not game.rulebook.slots[slot].locked or (game.camps[seat].mods >> ops.SLOT5 & 1) != 0


def is_vacant(game: Revive, seat: int, slot: int) -> bool:
    """A slot is vacant when it is empty, or every card in it shows a slot symbol on its visible edge (REV-CARD-05)."""
    cards = game.zones[game.slot(seat, slot)]
    for at in range(len(cards)):
        if not game.card(cards[at]).symbols[BOTTOM if shows_bottom(game, seat, slot, at) else 0]:
            return False
    return True


def plays(game: Revive, seat: int) -> list[int]:
    """Active cards and vacant slots: 16 times the card, twice the slot, one more for the bottom half
    (REV-CARD-01, REV-CARD-02, REV-CARD-06)."""
    cards = game.zones[game.cards(seat)]
    if not cards:
        return []
    ways: list[int] = []
    slots = game.rulebook.slots
    for slot in range(len(slots)):
        if is_open(game, seat, slot) and is_vacant(game, seat, slot):
            ways += [2 * slot + half for half in slots[slot].halves]
    if not ways:
        return []
    return [16 * card + way for card in sorted(cards) for way in ways]


def play(game: Revive, seat: int, choice: int, color: int) -> None:
    """Put a card into a slot: the half shown, earlier cards of its colour and matching modules take effect, in any
    order (REV-CARD-01, REV-CARD-03, REV-CARD-07, REV-SLOT-01, REV-SLOT-04, REV-MOD-01, REV-MACH-06, REV-SOLO-03)."""
    piece, slot, half = choice // 16, choice % 16 // 2, choice % 2
    zone = game.slot(seat, slot)
    color = game.card(piece).color if color < 0 else color
    found = entries_of(game, [game.card(piece).lists[half]])
    found += because(AGAIN, entries_of(game, again(game, seat, slot, color)))
    found += entries_of(game, matching(game, seat, slot, color))
    if half == BOTTOM:
        game.camps[seat].turned[slot] |= 1 << len(game.zones[zone])
    game.move(piece, game.cards(seat), zone)
    if game.log is not None:
        game.say("play", "REV-CARD-01", seat, [f"piece:{piece}", game.rulebook.slots[slot].id, HALVES[half]])
    if game.rulebook.is_solo:
        move_cube(game, seat, 1, "REV-SOLO-03")
    game.then(WorkOff(seat, found))


def again(game: Revive, seat: int, slot: int, color: int) -> list[int]:
    """Lists of earlier cards of the slot with the colour of the new one: the halves they were played for
    (REV-SLOT-01, REV-SLOT-02, REV-SLOT-03)."""
    cards = game.zones[game.slot(seat, slot)]
    found: list[int] = []
    for at in range(len(cards)):
        card = game.card(cards[at])
        if card.color == color:
            found.append(card.lists[BOTTOM if shows_bottom(game, seat, slot, at) else 0])
    return found


def matching(game: Revive, seat: int, slot: int, color: int) -> list[int]:
    """Lists of modules of the slot that show the colour (REV-MOD-01, REV-MOD-02)."""
    printed = game.rulebook.slots[slot]
    sockets = game.camps[seat].sockets
    found: list[int] = []
    for space in range(printed.first, printed.first + printed.spaces):
        if sockets[space] >= 0 and game.module(sockets[space]).colors >> color & 1:
            found.append(game.module(sockets[space]).listed)
    return found
