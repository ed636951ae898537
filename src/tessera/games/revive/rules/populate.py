"""Populating: a figure from the tribe board to a location unlocks its technology (Populate; Technologies)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive import ops
from tessera.games.revive.rules.announcing import A_RANGE, affordable_nodes, books_for, books_to_others
from tessera.games.revive.rules.carrying import Trigger, WorkOff, entries_of
from tessera.games.revive.rules.causes import NONE, origin_of
from tessera.games.revive.rules.range import measure, set_foot, ways
from tessera.games.revive.rules.resources import charge, gain
from tessera.games.revive.rules.targets import meet_target
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BIG, BOOK, LOCATION, NODES, ON_POPULATE, SMALL
from tessera.kernel.step import Ask, Do, Refused

DONE: Final = -1


class ChooseTechnology(Ask[Revive]):
    """Which figure is placed, and so which technology is unlocked (REV-POP-03, REV-POP-05)."""

    __slots__ = ("said", "space")

    def __init__(self, seat: int, space: int, said: list[int]) -> None:
        super().__init__(seat)
        self.space = space
        # The announcement of the action (see rules/announcing).
        self.said = said

    def kind(self) -> str:
        return "technology"

    def options(self, game: Revive) -> list[int]:
        return affordable_nodes(game, self.seat, self.space, self.said)

    def answer(self, game: Revive, choice: int) -> None:
        seat, space = self.seat, self.space
        food = max(0, ways(game, seat)[space] - self.said[A_RANGE])
        books = books_for(game, seat, space, choice, self.said)
        others = books_to_others(game, seat, space, choice)
        if game.log is not None:
            game.say("populate", "REV-POP-03", seat, [game.space_name(space), NODES[choice]])
        game.then(Settle(seat, space, choice, books, others > 0))
        charge(game, seat, 0, books + others, food, 0, "REV-POP-03")

    def notation(self, game: Revive, choice: int) -> str:
        return f"technology {NODES[choice]}"

    def about(self, game: Revive) -> list[str]:
        return [game.space_name(self.space)]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


class Settle(Do[Revive]):
    """The figure stands, others there are paid, the technology gives at once what it gives and works from now on
    (REV-POP-04, REV-POP-06, REV-TECH-02, REV-TRB-05, REV-LLS-15)."""

    __slots__ = ("books", "node", "pays", "seat", "space")

    def __init__(self, seat: int, space: int, node: int, books: int, pays: bool) -> None:
        self.seat = seat
        self.space = space
        self.node = node
        self.books = books
        self.pays = pays

    def resolve(self, game: Revive) -> None:
        seat, space = self.seat, self.space
        others = game.people[space]
        is_first = not game.has_piece(seat)
        game.people[space] |= 1 << seat
        learn(game, seat, self.node)
        set_foot(game, seat, space, is_first)
        technology = game.tribe(seat).technologies[self.node]
        lists = [technology.immediate]
        if space // 4 in game.rulebook.board.corners:
            large = game.rulebook.large[game.large[game.rulebook.board.corners.index(space // 4)]]
            if large.on_populate >= 0:
                lists.append(large.on_populate)
        game.then(WorkOff(seat, entries_of(game, lists)), Trigger(seat, ON_POPULATE, -1))
        meet_target(game, seat, space, BOOK, self.books)
        if self.pays:
            for other in game.clockwise(seat):
                if others >> other & 1:
                    gain(game, other, BOOK, 1, "REV-POP-04")


def learn(game: Revive, seat: int, node: int) -> None:
    """A technology is unlocked: what it changes for good
    (effects vocabulary, section 3; REV-POP-06, REV-MACH-04, REV-OXF-08, REV-STO-02, REV-NAD-07, REV-HOF-06)."""
    camp = game.camps[seat]
    camp.known |= 1 << node
    technology = game.tribe(seat).technologies[node]
    for standing in technology.standing:
        camp.mods |= 1 << standing.mod
        if standing.mod == ops.ON:
            camp.triggers |= 1 << standing.trigger
        elif standing.mod == ops.RANGE_FREE:
            camp.free_spaces |= standing.mask
            measure(game, seat)
        elif standing.mod == ops.RANGE_BONUS:
            camp.temple_bonus += standing.n
        elif standing.mod == ops.STANDING_DISCOUNT:
            for size in (SMALL, BIG):
                if standing.size in (-1, size):
                    camp.discounts[2 * standing.what + size] += standing.n
    if technology.machine is not None:
        game.install(seat, len(game.rulebook.standard) + len(camp.spots) + node)


# Moving a figure


def figure_moves(game: Revive, seat: int) -> list[int]:
    """From a regular location to another where the owner has no figure: 1000 times one space and the other
    (REV-OXF-10)."""
    mine = [space for space in game.places if game.people[space] >> seat & 1 and game.kinds[space] == LOCATION]
    if not mine:
        return []
    free = [space for space in game.places if not game.people[space] >> seat & 1 and game.kinds[space] == LOCATION]
    return [1000 * start + end for start in mine for end in free]


class MoveFigure(Ask[Revive]):
    """One figure to another regular location, at any distance, without paying anybody (REV-OXF-10)."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: int = NONE) -> None:
        super().__init__(seat)
        # What allows it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "move-figure"

    def options(self, game: Revive) -> list[int]:
        found = figure_moves(game, self.seat)
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        start, end = divmod(choice, 1000)
        game.people[start] &= ~(1 << self.seat)
        game.people[end] |= 1 << self.seat
        measure(game, self.seat)
        if game.log is not None:
            words = [game.space_name(start), game.space_name(end), *origin_of(game, self.cause)]
            game.say("move_figure", "REV-OXF-10", self.seat, words)

    def notation(self, game: Revive, choice: int) -> str:
        if choice == DONE:
            return "done"
        start, end = divmod(choice, 1000)
        return f"move {game.space_name(start)} {game.space_name(end)}"
