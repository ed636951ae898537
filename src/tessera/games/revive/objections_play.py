"""Why a card cannot be played, the switch not be used, a turn not end, and nobody hibernate (Play a card; Switch)."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.objector import Reason, held
from tessera.games.revive.rules.cards import is_open, is_vacant
from tessera.games.revive.rules.recruiting import shows_bottom
from tessera.games.revive.rules.resources import rooms
from tessera.games.revive.rules.turn import turn_clause
from tessera.games.revive.state import DISPLAY, Revive
from tessera.games.revive.terms import BASICS, BOTTOM, HALVES, HIBERNATION, LIMITS, RESOURCES, TOP

# Cards


def play_reason(game: Revive, seat: int, piece: int, slot: int, half: int) -> Reason | None:
    """Why a card cannot be played into a slot; half -1 is whichever the slot gives (REV-CARD-01, REV-CARD-06)."""
    reason = card_reason(game, seat, piece)
    if reason is not None:
        return reason
    words = {"slot": f"card_slot:{slot}"}
    if not is_open(game, seat, slot):
        node = _slot_technology(game, seat)
        words["technology"] = f"technology:{game.camps[seat].tribe}:{node}"
        return Reason("REV-CARD-04", "why.slot_closed", "open_slot", words)
    halves = game.rulebook.slots[slot].halves
    if half >= 0 and half not in halves:
        return Reason("REV-CARD-03", f"why.slot_{HALVES[halves[0]]}", "other_slot_half", words)
    if is_vacant(game, seat, slot):
        return None
    cards = game.zones[game.slot(seat, slot)]
    bottoms = [shows_bottom(game, seat, slot, at) for at in range(len(cards))]
    at = next(at for at in range(len(cards)) if not game.card(cards[at]).symbols[BOTTOM if bottoms[at] else TOP])
    words["card"] = f"piece:{cards[at]}"
    return Reason("REV-CARD-05", f"why.slot_full_{HALVES[BOTTOM if bottoms[at] else TOP]}", "free_slot", words)


def card_reason(game: Revive, seat: int, piece: int) -> Reason | None:
    """Why a card is not there to be played: only the active area counts (REV-CARD-06)."""
    words = {"card": f"piece:{piece}"}
    if piece in game.zones[game.cards(seat)]:
        return None
    if piece in game.zones[game.resting(seat)]:
        return Reason("REV-CARD-06", "why.resting", "wake", words)
    for slot in range(len(game.rulebook.slots)):
        if piece in game.zones[game.slot(seat, slot)]:
            return Reason("REV-CARD-06", "why.played", "active_card", words | {"slot": f"card_slot:{slot}"})
    if piece in game.zones[DISPLAY]:
        return Reason("REV-CARD-06", "why.in_display", "recruit_first", words)
    return Reason("REV-CARD-06", "why.not_your_card", "active_card", words)


def _slot_technology(game: Revive, seat: int) -> int:
    """The technology that opens the side slot (REV-TECH-01)."""
    technologies = game.tribe(seat).technologies
    for node in range(len(technologies)):
        if any(standing.mod == ops.SLOT5 for standing in technologies[node].standing):
            return node
    raise AssertionError("every tribe board has the technology of the fifth slot")


# The switch


def switch_reason(game: Revive, seat: int, what: int) -> Reason | None:
    """Why the switch gives nothing: it is down, or there is no room (REV-SW-01, REV-SW-02, REV-RES-03)."""
    if not game.camps[seat].switch:
        return Reason("REV-SW-02", "why.switch_down", "switch_up")
    if what >= BASICS:
        return Reason("REV-SW-01", "why.switch_crystal", "basic_resource")
    if what in rooms(game, seat):
        return None
    return full_reason(game, seat, what)


def full_reason(game: Revive, seat: int, what: int) -> Reason:
    """There is no room for one more of a resource (REV-RES-02, REV-RES-03)."""
    words = {"have": held(game, seat, what), "resource": f"resource:{RESOURCES[what]}"}
    return Reason("REV-RES-03", "why.full", "other_resource", words, LIMITS[what])


def copy_reason(game: Revive, seat: int, piece: int) -> Reason | None:
    """Why the switch cannot copy a card (REV-OPT-01, REV-OPT-02, REV-OPT-03, REV-OPT-04)."""
    words = {"card": f"piece:{piece}"}
    if not game.rulebook.advanced_switch:
        return Reason("REV-OPT-01", "why.no_copies", "switch_resource", words)
    if not game.camps[seat].switch:
        return Reason("REV-SW-02", "why.switch_down", "switch_up", words)
    if game.rulebook.is_solo:
        shown = piece in game.zones[DISPLAY]
        return None if shown else Reason("REV-OPT-04", "why.not_in_display", "from_display", words)
    for owner in range(game.seats):
        for slot in range(len(game.rulebook.slots)):
            cards = game.zones[game.slot(owner, slot)]
            if piece not in cards:
                continue
            if owner == seat:
                return Reason("REV-OPT-03", "why.own_copy", "copy_shown", words)
            if shows_bottom(game, owner, slot, cards.index(piece)):
                return Reason("REV-OPT-02", "why.shows_bottom", "copy_shown", words | {"player": f"player:{owner}"})
            return None
    return Reason("REV-OPT-02", "why.not_played", "copy_shown", words)


# The turn


def hibernate_reason(game: Revive) -> Reason | None:
    """A hibernation is a whole turn (REV-TURN-01, REV-HIB-01)."""
    if game.moment == HIBERNATION:
        return Reason("REV-HIB-01", "why.hibernated", "end_turn")
    if game.acted:
        instead = "act_or_end" if game.acted < game.rulebook.actions else "end_turn"
        return Reason(turn_clause(game), "why.acted_before_sleep", instead, {}, game.acted)
    return None


def end_reason(game: Revive) -> Reason | None:
    """A turn without an action is a hibernation (REV-TURN-03)."""
    if game.acted or game.moment == HIBERNATION:
        return None
    return Reason("REV-TURN-03", "why.no_action_yet", "act_or_sleep")


def spent_reason(game: Revive) -> Reason | None:
    """Why no further action can be taken in this turn (REV-TURN-01, REV-HIB-01, REV-SOLO-02)."""
    if game.moment == HIBERNATION:
        return Reason("REV-HIB-01", "why.hibernated", "end_turn")
    if game.acted < game.rulebook.actions:
        return None
    return Reason(turn_clause(game), "why.acted", "end_turn", {}, game.rulebook.actions)
