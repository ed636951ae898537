"""Free actions: at any time during the own turn, any number of them (Free actions).

Choices are numbers: a kind times `FREE`, and which.
"""

from __future__ import annotations

from typing import Final

from tessera.games.revive import ops, terms
from tessera.games.revive.rules.carrying import WorkOff, entries_of
from tessera.games.revive.rules.causes import FROM
from tessera.games.revive.rules.crates import open_crate
from tessera.games.revive.rules.machines import Stop, machine_of, ready_places, use_machine
from tessera.games.revive.rules.possible import any_possible
from tessera.games.revive.rules.resources import can_pay_mix, charge_mix
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BASICS, CRYSTAL, RESOURCES

FREE: Final = 10_000_000
CONVERT: Final = 1
USE: Final = 2
OPEN: Final = 3
SWAP: Final = 4
CALL: Final = 5
# In the number of a trade: above it which one, below it what is given.
GIVEN: Final = 10_000


def free_actions(game: Revive, seat: int) -> list[int]:
    """Everything that costs no action now (REV-TURN-04, REV-FREE-01, REV-FREE-02, REV-MACH-03, REV-CRT-02)."""
    found: list[int] = []
    if game.camps[seat].resources[CRYSTAL]:
        found += [CONVERT * FREE + what for what in range(BASICS)]
    return found + helpful_actions(game, seat)


def helpful_actions(game: Revive, seat: int) -> list[int]:
    """Free actions that are more than another way to pay."""
    found: list[int] = []
    for place in ready_places(game, seat, False):
        if any_possible(game, seat, machine_of(game, seat, place).listed):
            found.append(USE * FREE + place)
    closed = game.zones[game.closed(seat)]
    if closed:
        for piece in sorted(closed):
            crate = game.crate(piece)
            if crate.timing == terms.FREE and any_possible(game, seat, crate.listed):
                found.append(OPEN * FREE + piece)
    mods = game.camps[seat].mods
    if mods >> ops.STANDING_TRADE & 1:
        found += [SWAP * FREE + swap for swap in swaps(game, seat)]
    if mods >> ops.FREE_ACTION & 1:
        calls = game.standings(seat, ops.FREE_ACTION)
        for at in range(len(calls)):
            if can_pay_mix(game, seat, calls[at].cost) and any_possible(game, seat, calls[at].listed):
                found.append(CALL * FREE + at)
    return found


def listed_by(game: Revive, seat: int, choice: int) -> int:
    """The list of effects of a machine, a crate or a technology that is used as a free action."""
    kind, which = divmod(choice, FREE)
    if kind == USE:
        return machine_of(game, seat, which).listed
    if kind == OPEN:
        return game.crate(which).listed
    assert kind == CALL
    return game.standings(seat, ops.FREE_ACTION)[which].listed


def swaps(game: Revive, seat: int) -> list[int]:
    """Trades of technologies: which, and what is given, as crystals, gears, books and food in the last four digits
    (REV-NAD-09, REV-HOF-07, REV-STO-02)."""
    held = game.camps[seat].resources
    trades = game.standings(seat, ops.STANDING_TRADE)
    found: list[int] = []
    for at in range(len(trades)):
        cost = trades[at].cost
        if cost[CRYSTAL] > held[CRYSTAL]:
            continue
        for gears in range(cost[4] + 1):
            for books in range(cost[4] + 1 - gears):
                give = [cost[0] + gears, cost[1] + books, cost[2] + cost[4] - gears - books]
                if give[0] <= held[0] and give[1] <= held[1] and give[2] <= held[2]:
                    found.append(GIVEN * at + 1000 * cost[CRYSTAL] + 100 * give[0] + 10 * give[1] + give[2])
    return found


def take_free_action(game: Revive, seat: int, choice: int) -> None:
    """Carry out a free action; what it gives may pass a limit for now (REV-RES-07, REV-KUN-08)."""
    kind, which = divmod(choice, FREE)
    if kind == USE:
        use_machine(game, seat, which)
        return
    game.free_depth += 1
    game.then(Stop(-1))
    if kind == CONVERT:
        convert(game, seat, which)
    elif kind == OPEN:
        open_crate(game, seat, which)
        game.then(WorkOff(seat, entries_of(game, [listed_by(game, seat, choice)]), False, True))
    elif kind == SWAP:
        swap(game, seat, which)
    else:
        call = game.standings(seat, ops.FREE_ACTION)[which]
        if game.log is not None:
            game.say("call", call.clause, seat, [FROM + call.origin])
        game.then(WorkOff(seat, entries_of(game, [call.listed]), False, True))
        charge_mix(game, seat, call.cost, call.clause, game.rulebook.lists[call.listed][0].number)


def convert(game: Revive, seat: int, what: int) -> None:
    """A crystal becomes a gear, a book or food (REV-RES-04, REV-FREE-01)."""
    resources = game.camps[seat].resources
    resources[CRYSTAL] -= 1
    resources[what] += 1
    if game.log is not None:
        game.say("convert", "REV-FREE-01", seat, [RESOURCES[what]])


def swap(game: Revive, seat: int, which: int) -> None:
    """A trade that a technology allows (REV-NAD-09, REV-HOF-07, REV-STO-02)."""
    at, given = divmod(which, GIVEN)
    resources = game.camps[seat].resources
    for what, n in enumerate(amounts_given(given)):
        resources[what] -= n
    trade = game.standings(seat, ops.STANDING_TRADE)[at]
    origin = FROM + trade.origin
    if game.log is not None:
        game.say("swap", trade.clause, seat, [_given(given), origin])
    for what in range(CRYSTAL + 1):
        if trade.get[what]:
            # Nothing is lost while a free action is resolved (REV-RES-07).
            game.receive(seat, what, trade.get[what])
            if game.log is not None:
                game.say("gain", trade.clause, seat, [f"{trade.get[what]}", RESOURCES[what], origin])


def amounts_given(given: int) -> tuple[int, int, int, int]:
    """Gears, books, food and crystals that a trade gives."""
    return given // 100 % 10, given // 10 % 10, given % 10, given // 1000


def _given(given: int) -> str:
    words: list[str] = []
    for what, n in enumerate(amounts_given(given)):
        words += [RESOURCES[what]] * n
    return "+".join(words)


def free_notation(game: Revive, seat: int, choice: int) -> str:
    """A free action as text."""
    kind, which = divmod(choice, FREE)
    if kind == CONVERT:
        return f"convert {RESOURCES[which]}"
    if kind == USE:
        return f"use {game.place_name(seat, which)}"
    if kind == OPEN:
        return f"open {game.name(which)}"
    if kind == CALL:
        return "call" if which == 0 else f"call {which + 1}"
    at, given = divmod(which, GIVEN)
    get = game.standings(seat, ops.STANDING_TRADE)[at].get
    got = "+".join([RESOURCES[what] for what in range(CRYSTAL + 1) for _ in range(get[what])])
    return f"swap {_given(given)} {got}"
