"""12. Influence phase: pay, step to the right, receive the bonus, as often as you can and like."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import Cause, came_from
from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable
from tessera.games.atlas_lost.rules.reductions import charge, cuts
from tessera.games.atlas_lost.rules.resolution import RunEffects
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import INFLUENCE_ADVANCE, INFLUENCE_TILE, ON_INFLUENCE, RESEARCH
from tessera.kernel.step import Ask, Do, Refused


def payable_steps(game: Atlas, seat: int, extra: list[int]) -> list[int]:
    """Which of the next space's costs can be paid; none from the rightmost space
    (AL-INF-01, AL-INF-02, AL-INF-04, AL-INF-05, AL-INF-15)."""
    faction = game.factions[seat]
    index = faction.influence + 1
    found: list[int] = []
    if index >= len(game.rulebook.spaces):
        return found
    costs = game.rulebook.spaces[index].costs
    plain = extra is NO_CUT and not faction.reductions
    for number in range(len(costs)):
        cost = costs[number]
        if plain:
            # A quick no first: most steps fail for want of research.
            if cost.research <= faction.have[RESEARCH] and affordable(game, seat, cost, NO_CUT):
                found.append(number)
            continue
        for way in cuts(game, seat, ON_INFLUENCE, extra):
            if affordable(game, seat, cost, way):
                found.append(number)
                break
    return found


def begin_step(game: Atlas, seat: int, which: int, extra: list[int]) -> None:
    """Pay one of the costs, then move (AL-INF-03)."""
    space = game.factions[seat].influence + 1
    cost = game.rulebook.spaces[space].costs[which]
    game.stack.append(StepForward(seat, space))
    charge(game, seat, cost, cuts(game, seat, ON_INFLUENCE, extra))


class StepForward(Cause):
    """Move the marker into the space that was paid for, wherever a reaction to the payment has put it meanwhile, and
    receive the bonus, also of a space entered before (AL-INF-02, AL-INF-03, AL-INF-11, AL-INF-12, AL-INF-16)."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def source(self, game: Atlas) -> str:
        return f"space:{self.space}"

    def works_by(self, game: Atlas) -> str:
        return "AL-INF-03"

    def resolve(self, game: Atlas) -> None:
        faction = game.factions[self.seat]
        faction.influence = self.space
        game.dirty |= 1 << INFLUENCE_TILE
        if game.log is not None:
            source = came_from(game)
            clause = "AL-INF-16" if source else "AL-INF-03"
            game.say("advances", clause, self.seat, [str(faction.influence), *source])
        game.stack.append(FinishStep(self.seat))
        game.stack.append(RunEffects(self.seat, game.rulebook.spaces[faction.influence].bonus.number, 0))


class FinishStep(Do[Atlas]):
    """The step is complete, and whoever reacts to it does so (AL-PASS-05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Atlas) -> None:
        game.post(INFLUENCE_ADVANCE, self.seat)


class AdvanceInfluence(Word):
    """You may step forward now, the cost reduced, with the bonus (AL-ACT-06, AL-INF-16)."""

    __slots__ = ("reduce",)

    def __init__(self, reduce: list[int]) -> None:
        super().__init__(spends=True)
        self.reduce = reduce

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(payable_steps(game, seat, self.reduce))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(MayAdvance(seat, self.reduce))


class MayAdvance(Ask[Atlas]):
    """Do you step forward on the influence track, and at which cost? (AL-INF-04, AL-INF-16, AL-PASS-06)"""

    __slots__ = ("reduce",)

    def __init__(self, seat: int, reduce: list[int]) -> None:
        super().__init__(seat)
        self.reduce = reduce

    def kind(self) -> str:
        return "may-advance"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections import may_advance_objections

        return may_advance_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(game.factions[self.seat].influence + 1)]

    def options(self, game: Atlas) -> list[int]:
        return [*payable_steps(game, self.seat, self.reduce), -1]

    def answer(self, game: Atlas, choice: int) -> None:
        if choice >= 0:
            begin_step(game, self.seat, choice, self.reduce)

    def notation(self, game: Atlas, choice: int) -> str:
        return "decline" if choice < 0 else f"advance {choice + 1}"
