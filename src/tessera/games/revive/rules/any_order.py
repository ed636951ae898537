"""Effects of one action in any order: what needs no decision happens by itself, the rest is asked for (A turn)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.carrying import WorkOff
from tessera.games.revive.rules.effects import carry_out, is_instant
from tessera.games.revive.rules.entries import (
    ADVANCE,
    CRYSTALS,
    POINTS,
    RECRUIT,
    UNLOCK,
    VAST,
    WATER,
    effect_in,
    is_effect,
    kind_of,
    rest_of,
)
from tessera.games.revive.rules.free_actions import FREE, free_actions, free_notation, take_free_action
from tessera.games.revive.rules.helping import may_help
from tessera.games.revive.rules.possible import is_harmless, is_possible_entry
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import COLORS
from tessera.kernel.step import Ask, Refused

DONE: Final = -1


def work_off(game: Revive, seat: int, entries: list[int], must: bool, chosen: bool) -> None:
    """Resolve what needs no decision, then ask for the rest; at least one is resolved if it must be, and what is all
    of something that was just chosen is not asked for again (REV-TURN-05, REV-TURN-06, ruling REV-R003)."""
    left = entries
    at = 0
    while at < len(left):
        entry = left[at]
        if is_harmless(game, seat, entry, len(left) == 1):
            left = left[:at] + left[at + 1 :]
            must = False
            if is_instant(game, entry):
                carry_out(game, seat, entry)
                at = 0
                continue
            if left:
                game.then(WorkOff(seat, left))
            carry_out(game, seat, entry)
            return
        at += 1
    if left:
        _ask_for(game, seat, left, must, chosen and len(entries) == 1)


def _ask_for(game: Revive, seat: int, left: list[int], must: bool, chosen: bool) -> None:
    """Ask what comes next, unless there is only one thing to do and it asks for itself."""
    can = [entry for entry in left if is_possible_entry(game, seat, entry)]
    if not can:
        # Free actions belong to the own turn alone (REV-TURN-04, REV-TURN-09).
        if seat == game.active and may_help(game, seat, left):
            game.then(AnyOrder(seat, left, must))
        return
    first = can[0]
    if (chosen or not _takes_at_once(game, first)) and all(key_of(game, entry) == key_of(game, first) for entry in can):
        rest = left.copy()
        rest.remove(first)
        if rest:
            game.then(WorkOff(seat, rest))
        carry_out(game, seat, first)
    else:
        game.then(AnyOrder(seat, left, must))


def key_of(game: Revive, entry: int) -> int:
    """Entries that are alike have the same key: which of them comes first makes no difference."""
    return game.effect(effect_in(entry)).alike if is_effect(entry) else entry


def _takes_at_once(game: Revive, entry: int) -> bool:
    """Whether an entry that may be left would happen without another question, so that it must be asked for."""
    if not is_effect(entry):
        return kind_of(entry) == WATER
    return not game.effect(effect_in(entry)).asks_itself()


def is_mandatory(entry: int) -> bool:
    """Terrain, reward spaces, crystals of the board and points may not be left (REV-TURN-11, ruling REV-R007)."""
    return not is_effect(entry) and kind_of(entry) not in (WATER, RECRUIT)


class AnyOrder(Ask[Revive]):
    """Which effect comes next; free actions in between on the own turn; the rest may be left
    (REV-TURN-04, REV-TURN-05, REV-TURN-06, REV-SLOT-04, REV-BLD-11)."""

    __slots__ = ("entries", "must")

    def __init__(self, seat: int, entries: list[int], must: bool = False) -> None:
        super().__init__(seat)
        self.entries = entries
        # Whether at least one of them is resolved.
        self.must = must

    def kind(self) -> str:
        return "any-order"

    def options(self, game: Revive) -> list[int]:
        """Places in the list of entries; of entries that are alike the first."""
        seat = self.seat
        found: list[int] = []
        seen: list[int] = []
        leave = not self.must
        for at in range(len(self.entries)):
            entry = self.entries[at]
            if is_mandatory(entry):
                leave = False
            key = key_of(game, entry)
            if key not in seen and is_possible_entry(game, seat, entry):
                seen.append(key)
                found.append(at)
        if seat == game.active:
            found += free_actions(game, seat)
        return [*found, DONE] if leave or not found else found

    def answer(self, game: Revive, choice: int) -> None:
        seat = self.seat
        if choice == DONE:
            if game.log is not None:
                game.say("leave", "REV-TURN-06", seat, [entry_text(game, entry) for entry in self.entries])
            return
        if choice >= FREE:
            game.then(WorkOff(seat, self.entries, self.must))
            take_free_action(game, seat, choice)
            return
        left = self.entries[:choice] + self.entries[choice + 1 :]
        if left:
            game.then(WorkOff(seat, left))
        carry_out(game, seat, self.entries[choice])

    def notation(self, game: Revive, choice: int) -> str:
        if choice == DONE:
            return "done"
        if choice >= FREE:
            return free_notation(game, self.seat, choice)
        return f"resolve {entry_text(game, self.entries[choice])}"

    def about(self, game: Revive) -> list[str]:
        return [entry_text(game, entry) for entry in self.entries]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import order_objections

        return order_objections(game, self.seat, self.entries)


def entry_text(game: Revive, entry: int) -> str:
    """An entry in notation."""
    if is_effect(entry):
        return game.effect(effect_in(entry)).text
    base = kind_of(entry)
    rest = rest_of(entry)
    if base == ADVANCE:
        return f"terrain-{COLORS[rest // 100]}-{rest % 100}"
    if base == UNLOCK:
        return f"unlock-{game.rulebook.reward_spaces[rest].id}"
    if base == WATER:
        return f"water-{game.space_name(rest)}"
    if base == CRYSTALS:
        return f"crystals-{rest}"
    if base == VAST:
        return f"vast-crystal-{rest}"
    assert base in (POINTS, RECRUIT)
    return f"points-{rest}" if base == POINTS else "recruit"
