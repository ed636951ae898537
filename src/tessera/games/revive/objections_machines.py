"""Why a machine cannot be used or a crate not be opened, alone or with an action (Machines; Crates)."""

from __future__ import annotations

from tessera.games.revive.objections_idle import list_fact
from tessera.games.revive.objections_map import nearest_price
from tessera.games.revive.objector import Reason
from tessera.games.revive.rulebook import Machine
from tessera.games.revive.rules.announcing import BY_TURN, CRATE, announcement, modified
from tessera.games.revive.rules.machines import machine_of, places_of
from tessera.games.revive.state import MACHINE_DISPLAY, Revive
from tessera.games.revive.terms import ACTIONS, FREE, HIBERNATION, TRACKS, WITH_ACTION


def place_named(game: Revive, seat: int, id: str) -> int:
    """The place of a machine that a player can use, by its name; -1 if there is none."""
    for place in places_of(game, seat):
        if game.place_name(seat, place) == id:
            return place
    return -1


# Machines


def machine_reason(game: Revive, seat: int, id: str) -> Reason | None:
    """Why energy cannot be put on a machine: it is not there, holds some, there is none, or a hibernation has taken it
    back (REV-MACH-01, REV-MACH-02, REV-HIB-12)."""
    place = place_named(game, seat, id)
    if place < 0:
        return missing_machine(game, seat, id)
    camp, words = game.camps[seat], {"machine": f"machine:{id}"}
    if game.moment == HIBERNATION:
        return Reason("REV-HIB-12", "why.energy_back", "crates_still", words)
    if place in game.in_use and seat == game.active:
        return Reason("REV-MACH-11", "why.in_use", "other_machine", words)
    if camp.charged >> place & 1:
        return Reason("REV-MACH-02", "why.charged", "other_machine", words)
    if not camp.energy:
        return Reason("REV-MACH-01", "why.no_energy", "gain_energy", words)
    return None


def missing_machine(game: Revive, seat: int, id: str) -> Reason:
    """Why a player does not have a machine (REV-REW-01, REV-REW-02, REV-MACH-01, REV-MACH-04)."""
    book, words = game.rulebook, {"machine": f"machine:{id}"}
    for number in book.standard:
        space = book.reward_spaces[number]
        if space.machine is not None and space.machine.id == id:
            words["needs"] = "needs:" + " ".join([f"{need}" for need in space.needs])
            have = [game.camps[seat].tracks[track] if space.needs[track] else 0 for track in range(TRACKS)]
            words["have"] = "needs:" + " ".join([f"{at}" for at in have])
            key = "why.machine_locked" if sum(have) else "why.machine_locked_at_0"
            return Reason("REV-REW-01", key, "advance", words)
    if id.startswith("tech:"):
        return Reason("REV-MACH-04", "why.machine_unknown", "unlock_technology", words)
    for color in range(TRACKS):
        if any(game.name(piece) == id for piece in game.zones[MACHINE_DISPLAY + color]):
            return Reason("REV-REW-02", "why.machine_shown", "unlock_machine", words)
    return Reason("REV-MACH-01", "why.not_your_machine", "own_machine", words)


def use_reason(game: Revive, seat: int, id: str) -> Reason | None:
    """Why a machine cannot be used as a free action (REV-MACH-01, REV-MACH-05)."""
    place = place_named(game, seat, id)
    if place < 0:
        return missing_machine(game, seat, id)
    machine = machine_of(game, seat, place)
    reason = machine_reason(game, seat, id)
    if reason is not None and reason.why != "why.no_energy":
        return reason
    if machine.timing == WITH_ACTION:
        return Reason("REV-MACH-05", "why.with_action", "use_with", _modifier_words(machine))
    return reason if reason is not None else _idle(game, seat, machine, "REV-MACH-01")


def _modifier_words(machine: Machine) -> dict[str, str]:
    return {"machine": f"machine:{machine.id}", "actions": f"actions:{machine.actions}"}


def _idle(game: Revive, seat: int, machine: Machine, clause: str) -> Reason | None:
    """What a machine or crate gives would have no effect now."""
    fact = list_fact(game, seat, machine.listed)
    if fact is None:
        return None
    words = {"machine": f"machine:{machine.id}"} | fact.words
    return Reason(fact.clause or clause, "why.idle", "keep_it", words, fact.number, fact)


# Crates


def crate_reason(game: Revive, seat: int, piece: int) -> Reason | None:
    """Why a crate is not there to be opened; where closed ones of others lie, nobody says (REV-CRT-01, REV-CRT-03)."""
    words = {"machine": f"machine:{game.name(piece)}"}
    if piece in game.zones[game.closed(seat)]:
        return None
    if piece in game.zones[game.opened(seat)]:
        return Reason("REV-CRT-02", "why.opened", "other_crate", words)
    for other in range(game.seats):
        if piece in game.zones[game.opened(other)]:
            return Reason("REV-CRT-02", "why.opened_by", "own_crate", words | {"player": f"player:{other}"})
    return Reason("REV-CRT-02", "why.not_your_crate", "own_crate", words)


def open_reason(game: Revive, seat: int, piece: int) -> Reason | None:
    """Why a crate cannot be opened as a free action (REV-CRT-02)."""
    reason = crate_reason(game, seat, piece)
    if reason is not None:
        return reason
    crate = game.crate(piece)
    if crate.timing == WITH_ACTION:
        return Reason("REV-CRT-02", "why.crate_with_action", "use_with", _modifier_words(crate))
    return _idle(game, seat, crate, "REV-CRT-02")


# With an action


def with_reason(game: Revive, seat: int, id: str, action: int) -> Reason:
    """Why a machine or crate that is not offered cannot be taken along with an action (REV-MACH-05, REV-CRT-02)."""
    library = game.rulebook.library
    if id in library.crates:
        modifier = CRATE + game.plan.names.index(id)
        reason = crate_reason(game, seat, modifier - CRATE)
        machine = game.crate(modifier - CRATE)
    else:
        modifier = place_named(game, seat, id)
        if modifier < 0:
            return missing_machine(game, seat, id)
        reason = machine_reason(game, seat, id)
        machine = machine_of(game, seat, modifier)
    if reason is not None:
        return reason
    clause = "REV-CRT-02" if modifier >= CRATE else "REV-MACH-05"
    words = _modifier_words(machine) | {"action": f"acting:{ACTIONS[action]}"}
    if machine.timing == FREE:
        return Reason(clause, "why.not_with_action", "use_alone", words)
    if not machine.actions >> action & 1:
        return Reason(clause, "why.other_modifier", "use_with", words)
    nearest = nearest_price(game, seat, modified(game, seat, announcement(action, 0, 0, -1, BY_TURN), modifier))
    if nearest is not None:
        return Reason(nearest.clause, "why.still_short", nearest.instead, nearest.words | words, 1, nearest)
    return Reason("REV-RES-10", "why.still_dear", "gather", words)


# Energy taken back, and machines worked without it


def recharge_reason(game: Revive, seat: int, id: str) -> Reason | None:
    """Why energy cannot be taken back from a machine (REV-MACH-02, REV-MACH-11)."""
    place = place_named(game, seat, id)
    if place < 0:
        return missing_machine(game, seat, id)
    words = {"machine": f"machine:{id}"}
    if not game.camps[seat].charged >> place & 1:
        return Reason("REV-MACH-02", "why.not_charged", "charged_machine", words)
    if place in game.in_use and seat == game.active:
        return Reason("REV-MACH-11", "why.in_use", "charged_machine", words)
    return None


def work_reason(game: Revive, seat: int, id: str) -> Reason | None:
    """Why a machine cannot be worked without energy (REV-MACH-11, REV-SOL-01)."""
    place = place_named(game, seat, id)
    if place < 0:
        return missing_machine(game, seat, id)
    machine, words = machine_of(game, seat, place), {"machine": f"machine:{id}"}
    if machine.grants_ability:
        return Reason("REV-MACH-11", "why.grants_ability", "other_machine", words)
    if place in game.in_use and seat == game.active:
        return Reason("REV-MACH-11", "why.in_use", "other_machine", words)
    if machine.timing == WITH_ACTION:
        return Reason("REV-MACH-11", "why.with_action", "other_machine", words | _modifier_words(machine))
    return _idle(game, seat, machine, "REV-MACH-11")
