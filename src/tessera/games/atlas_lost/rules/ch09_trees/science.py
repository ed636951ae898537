"""9. Science: moving advance teams, and running other Technologies."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import say_of
from tessera.games.atlas_lost.rules.ch07_main_action import begin_technology, can_run, nested_via, take_front_runner
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import LEVEL_OF, MOVE_ADVANCE
from tessera.kernel.step import Ask, Refused


# ruling AL-R007
def moves(game: Atlas, seat: int) -> list[int]:
    """Where teams can go: another Tech of the same level and tree, whatever the routes; origin * 32 + destination
    (AL-SCI-01, AL-SCI-03, AL-SCI-04, AL-ROUTE-02)."""
    found: list[int] = []
    for origin in game.factions[seat].placed:
        if origin >= 0:
            base = origin - origin % 6
            siblings = (1, 2) if LEVEL_OF[origin % 6] == 2 else (3, 4, 5)
            for sibling in siblings:
                if base + sibling != origin:
                    found.append(origin * 32 + base + sibling)
    return found


class MoveAdvance(Word):
    """Move one of your teams to another Tech of the same level and tree (AL-ACT-06, AL-SCI-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()

    def doable(self, game: Atlas, seat: int) -> bool:
        for origin in game.factions[seat].placed:
            if origin >= 0:
                return True
        return False

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseMove(seat))


class ChooseMove(Ask[Atlas]):
    """Which team moves where? (AL-ECO-04, AL-SCI-01)"""

    __slots__ = ()

    def kind(self) -> str:
        return "move"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_trees import move_objections

        return move_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return moves(game, self.seat)

    def answer(self, game: Atlas, choice: int) -> None:
        seat = self.seat
        origin, destination = choice // 32, choice % 32
        bit = 1 << seat
        game.leave(seat, origin)
        game.stand(seat, destination)
        if game.economy[origin] & bit:
            # The economy token goes with its team (AL-ECO-04).
            game.economy[origin] &= ~bit
            game.economy[destination] |= bit
        if game.log is not None:
            words = [f"tech:{game.tech[origin]}", f"tech:{game.tech[destination]}"]
            say_of(game, "moves-team", "AL-SCI-01", seat, words)
        # Not a placement: no cost, no cards, no reaction to placements (AL-SCI-05).
        take_front_runner(game, seat, destination, "AL-SCI-02", "AL-SCI-02")
        game.post(MOVE_ADVANCE, seat, LEVEL_OF[destination % 6])

    def notation(self, game: Atlas, choice: int) -> str:
        return f"move {game.tech_id(choice // 32)} {game.tech_id(choice % 32)}"


# ruling AL-R022
class RunActive(Word):
    """Run other Active Technologies, paying for each, as many as can be run (AL-ACT-06, AL-NEST-01, AL-NEST-02)."""

    __slots__ = ("allies_only", "count", "level", "tree")

    def __init__(self, level: int, count: int, allies_only: bool, tree: int) -> None:
        super().__init__(spends=True)
        self.level = level
        self.count = count
        self.allies_only = allies_only
        self.tree = tree

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(runnable(game, seat, self.level, self.allies_only, self.tree, [], True))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseTechnology(seat, self.level, self.count, self.allies_only, self.tree, []))


def runnable(
    game: Atlas, seat: int, level: int, allies_only: bool, tree: int, taken: list[int], first: bool
) -> list[int]:
    """Slots of Technologies that an effect may run now; with `first` only one of them
    (AL-NEST-01, AL-NEST-02)."""
    found: list[int] = []
    via = nested_via(game, seat)
    for slot in game.actives:
        if LEVEL_OF[slot % 6] != level or slot in taken:
            continue
        if tree >= 0 and game.trees[slot // 6] != tree:
            continue
        if allies_only and not holds_ally(game, seat, slot):
            continue
        if can_run(game, seat, slot, via, 0):
            found.append(slot)
            if first:
                break
    return found


def holds_ally(game: Atlas, seat: int, slot: int) -> bool:
    """Whether a player who is an ally has a team on this Tech; NPCs have none (AL-NEST-01, AL-NPC-11)."""
    teams = game.teams[slot]
    for other in range(game.seats):
        if teams >> other & 1 and game.ally[other] == seat:
            return True
    return False


class ChooseTechnology(Ask[Atlas]):
    """Which Technology do you run? Different ones, one after another, as long as one can be run
    (AL-NEST-01, AL-NEST-02)."""

    __slots__ = ("allies_only", "count", "level", "taken", "tree")

    def __init__(self, seat: int, level: int, count: int, allies_only: bool, tree: int, taken: list[int]) -> None:
        super().__init__(seat)
        self.level = level
        self.count = count
        self.allies_only = allies_only
        self.tree = tree
        self.taken = taken

    def kind(self) -> str:
        return "run"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_trees import run_objections

        return run_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(self.level)]

    def options(self, game: Atlas) -> list[int]:
        return runnable(game, self.seat, self.level, self.allies_only, self.tree, self.taken, False)

    def answer(self, game: Atlas, choice: int) -> None:
        if self.count > 1:
            taken = [*self.taken, choice]
            game.stack.append(
                ChooseTechnology(self.seat, self.level, self.count - 1, self.allies_only, self.tree, taken)
            )
        if game.log is not None:
            say_of(game, "runs", "AL-NEST-01", self.seat, [f"tech:{game.tech[choice]}"])
        begin_technology(game, self.seat, choice, nested_via(game, self.seat))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"run {game.tech_id(choice)}"
