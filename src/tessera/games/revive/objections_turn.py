"""What the questions of a turn refuse: actions, announced ones, effects in any order, hibernation rewards (A turn)."""

from __future__ import annotations

from tessera.games.revive.objections_free import object_to_free
from tessera.games.revive.objections_idle import entry_fact
from tessera.games.revive.objections_machines import with_reason
from tessera.games.revive.objections_map import build_reason, explore_reason, populate_reason
from tessera.games.revive.objections_play import (
    copy_reason,
    end_reason,
    hibernate_reason,
    play_reason,
    spent_reason,
    switch_reason,
)
from tessera.games.revive.objector import Objector, Reason
from tessera.games.revive.rules.announcing import (
    A_KIND,
    A_ORIGIN,
    BY_ABILITY,
    BY_TURN,
    CRATE,
    announcement,
    modifiers,
)
from tessera.games.revive.rules.any_order import entry_text, is_mandatory
from tessera.games.revive.rules.recruiting import slot_cards
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import (
    ACTIONS,
    BASICS,
    BUILD,
    EXPLORE,
    HALVES,
    PLAY,
    POPULATE,
    RESOURCES,
    SAND,
    SIZES,
)


def no_to(objector: Objector, id: str, reason: Reason | None) -> None:
    """Refuse a choice if it is still open and there is a reason."""
    if reason is not None and objector.is_open(id):
        objector.no(id, reason)


# The menu of a turn


def object_in_turn(objector: Objector) -> None:
    """Actions that are not possible, the end or a hibernation at the wrong time, and free actions (REV-TURN-01)."""
    game, seat = objector.game, objector.seat
    no_to(objector, "hibernate", hibernate_reason(game))
    no_to(objector, "end", end_reason(game))
    spent = spent_reason(game)
    if spent is not None:
        for what in range(BASICS):
            no_to(objector, f"switch {RESOURCES[what]}", spent)
    else:
        for action in (PLAY, EXPLORE, POPULATE, BUILD):
            object_to_targets(objector, announcement(action, 0, 0, -1, BY_TURN))
            _object_to_modifiers(objector, announcement(action, 0, 0, -1, BY_TURN), f" {ACTIONS[action]}")
        for what in range(BASICS):
            no_to(objector, f"switch {RESOURCES[what]}", switch_reason(game, seat, what))
        if game.rulebook.advanced_switch:
            _object_to_copies(objector)
    object_to_free(objector)


def _object_to_copies(objector: Objector) -> None:
    """Played cards that the switch cannot copy (REV-OPT-01, REV-OPT-02, REV-OPT-03, REV-OPT-04)."""
    game = objector.game
    if game.rulebook.is_solo:
        return
    for owner in range(game.seats):
        for piece in sorted(slot_cards(game, owner)):
            no_to(objector, f"copy {game.name(piece)}", copy_reason(game, objector.seat, piece))


# Targets of an action


def object_to_targets(objector: Objector, said: list[int]) -> None:
    """Cards and slots, face-down tiles, locations or sand spaces that an action cannot choose."""
    game, seat = objector.game, objector.seat
    board = game.rulebook.board
    if said[A_KIND] == PLAY:
        _object_to_plays(objector)
    elif said[A_KIND] == EXPLORE:
        for slot in game.hidden:
            _object_lazily(objector, f"explore {board.slot_names[slot]}", EXPLORE, slot, said)
    elif said[A_KIND] == POPULATE:
        for space in game.places:
            _object_lazily(objector, f"populate {board.names[space]}", POPULATE, space, said)
    else:
        for space in board.used:
            if game.kinds[space] != SAND:
                continue
            for size in range(len(SIZES)):
                id = f"build {SIZES[size]} {board.names[space]}"
                if objector.is_open(id):
                    no_to(objector, id, build_reason(game, seat, size, space, said))


def _object_lazily(objector: Objector, id: str, action: int, which: int, said: list[int]) -> None:
    if objector.is_open(id):
        found = explore_reason if action == EXPLORE else populate_reason
        no_to(objector, id, found(objector.game, objector.seat, which, said))


def _object_to_plays(objector: Objector) -> None:
    """Active cards with every slot that is not vacant, and the other own cards with one slot, for one is enough."""
    game, seat = objector.game, objector.seat
    for piece in sorted(game.zones[game.cards(seat)]):
        for slot, printed in enumerate(game.rulebook.slots):
            for half in printed.halves:
                side = f" {HALVES[half]}" if len(printed.halves) > 1 else ""
                id = f"play {game.name(piece)} {printed.id}{side}"
                no_to(objector, id, play_reason(game, seat, piece, slot, half))
    for piece in sorted(game.zones[game.resting(seat)] + slot_cards(game, seat)):
        id = f"play {game.name(piece)} {game.rulebook.slots[0].id}"
        no_to(objector, id, play_reason(game, seat, piece, 0, -1))


def _object_to_modifiers(objector: Objector, said: list[int], suffix: str) -> None:
    """Machines and crates that could be taken along, if only there were a target to pay for (REV-MACH-05)."""
    game, seat = objector.game, objector.seat
    for modifier in modifiers(game, seat, said[A_KIND]):
        name = game.name(modifier - CRATE) if modifier >= CRATE else game.place_name(seat, modifier)
        id = f"with {name}{suffix}"
        if objector.is_open(id):
            no_to(objector, id, with_reason(game, seat, name, said[A_KIND]))


# An announced action


def object_to_announced(objector: Objector) -> None:
    """Targets that the announced action cannot choose, leaving it, and free actions on the own turn."""
    game, seat = objector.game, objector.seat
    said = game.announced[-1]
    object_to_targets(objector, said)
    no_to(objector, "done", leave_reason(said))
    if seat == game.active:
        _object_to_modifiers(objector, said, "")
        object_to_free(objector)


def leave_reason(said: list[int]) -> Reason | None:
    """Why an announced action cannot be left: something was used with it, or it is the tribe ability (REV-TURN-11)."""
    words = {"action": f"acting:{ACTIONS[said[A_KIND]]}"}
    if said[A_ORIGIN] == BY_TURN:
        return Reason("REV-MACH-05", "why.announced", "choose_target", words)
    if said[A_ORIGIN] == BY_ABILITY:
        return Reason("REV-TURN-11", "why.ability_chosen", "choose_target", words)
    return None


# Effects in any order, and the reward of a hibernation


def object_to_entries(objector: Objector, waiting: list[int]) -> None:
    """Effects that would do nothing, and leaving what must happen (REV-TURN-05, REV-TURN-11)."""
    game, seat = objector.game, objector.seat
    for entry in waiting:
        id = f"resolve {entry_text(game, entry)}"
        if objector.is_open(id):
            no_to(objector, id, entry_fact(game, seat, entry))
    must = [entry for entry in waiting if is_mandatory(entry)]
    if must:
        no_to(objector, "done", Reason("REV-TURN-11", "why.mandatory", "resolve_it", {"thing": f"entry:{must[0]}"}))
    if seat == game.active:
        object_to_free(objector)


def object_to_rewards(objector: Objector) -> None:
    """Rewards above the marker, and machines, whose time is over (REV-HIB-06, REV-HIB-12)."""
    game, seat = objector.game, objector.seat
    for space in range(1, len(game.rulebook.hibernation)):
        no_to(objector, f"reward {space}", reward_reason(game, seat, space))
    object_to_free(objector)


def reward_reason(game: Revive, seat: int, space: int) -> Reason | None:
    """Why the reward of a space of the hibernation track cannot be taken (REV-HIB-06, REV-HIB-07)."""
    at, last = game.camps[seat].hibernation, len(game.rulebook.hibernation) - 1
    if 1 <= space <= at:
        return None
    if not 1 <= space <= last:
        return Reason("REV-HIB-07", "why.no_reward", "lower_reward", {"at": f"{at}"}, last)
    return Reason("REV-HIB-06", "why.above_marker", "lower_reward", {"at": f"{at}"}, space)
