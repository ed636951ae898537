"""What every phase shares: how it begins, how it ends, and discarding in between."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.rules.causes import bonus_word, cards_of, powers_with
from tessera.games.race_for_the_galaxy.rules.goals import check_goals, kind_decides_goal
from tessera.games.race_for_the_galaxy.rules.kinds import set_kind
from tessera.games.race_for_the_galaxy.rules.prestige import check_lead
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import EXPLORE_1, EXPLORE_5, KINDS, MOMENTS, NOVELTY, RARE, SETTLE
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, AskSome, Do, Together


def begin_phase(game: Race, phase: int, again: int = 0) -> None:
    """A phase begins: once-per-phase powers are there again, and no prestige was earned in it
    (RFTG-TWO-07, RFTG-PRESTIGE-06, RFTG-ROBOT-55)."""
    game.phase = phase
    game.again = again
    for empire in game.empires:
        empire.used = []
        empire.earned = 0
    game.robot.earned = 0
    if game.log is not None:
        clause = "RFTG-ROBOT-22" if game.robot.start >= 0 else "RFTG-ROUND-02"
        game.say("phase", "RFTG-TWO-02" if again else clause, -1, [MOMENTS[phase]])


# Steps that nobody plays in this game are not put on the stack: playouts would pay for each of them.


def then_end(game: Race, robot: Step) -> None:
    """When all players are done comes the robot, if there is one, and the end of the phase
    (RFTG-ROUND-06, RFTG-ROBOT-23, RFTG-ROBOT-29)."""
    if game.robot.start >= 0:
        game.then(robot, EndPhase())
    else:
        game.then(EndPhase())


class EndPhase(Do[Race]):
    """The end of a phase: temporary Military ends, new cards come into force, then the Prestige Lead and the goals are
    checked (RFTG-SETTLE-15, RFTG-SETTLE-18, RFTG-TWO-07, RFTG-ROUND-06, RFTG-TWO-06, RFTG-PRESTIGE-05, RFTG-GOAL-04,
    RFTG-KIND-04)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        settling = game.phase == SETTLE
        for seat in range(game.seats):
            empire = game.empires[seat]
            if settling and empire.settle:
                empire.temporary = 0
                empire.boosted_cards = 0
                empire.boosted = []
            if empire.fresh or empire.lost:
                game.bring_into_force(seat)
        if game.goals:
            asks: list[Step] = [SetKindForGoal(seat) for seat in game.order if kind_decides_goal(game, seat)]
            game.then(Together(asks, False), CheckPhase())
        else:
            check_phase(game)


class CheckPhase(Do[Race]):
    """The checks at the end of a phase, where somebody may have chosen a kind for them (RFTG-KIND-04)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        check_phase(game)


def check_phase(game: Race) -> None:
    """The checks at the end of a phase, which is over then (RFTG-PRESTIGE-05, RFTG-GOAL-04, RFTG-ROUND-01)."""
    check_lead(game)
    check_goals(game, game.phase)
    game.phase = -1
    game.again = 0


class SetKindForGoal(Ask[Race]):
    """The kind of the multi-kind world may be changed at any time: here, where a goal is about to go by it
    (RFTG-KIND-01, RFTG-KIND-04)."""

    __slots__ = ()

    def kind(self) -> str:
        return "goal-kind"

    def options(self, game: Race) -> list[int]:
        return [game.empires[self.seat].kind, NOVELTY, RARE]

    def answer(self, game: Race, choice: int) -> None:
        if choice != game.empires[self.seat].kind:
            set_kind(game, self.seat, choice)

    def notation(self, game: Race, choice: int) -> str:
        return f"kind {KINDS[choice]}"


class DiscardCards(AskSome[Race]):
    """Discard some cards from the hand, where a rule says how many
    (RFTG-EXPLORE-06, RFTG-DEVELOP-08, RFTG-SETTLE-38)."""

    __slots__ = ("reason",)

    def __init__(self, seat: int, least: int, most: int, reason: int) -> None:
        super().__init__(seat, least, most)
        self.reason = reason

    def kind(self) -> str:
        return REASONS[self.reason]

    def options(self, game: Race) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        hand = game.hand(self.seat)
        for piece in choices:
            game.discard(self.seat, piece, hand)
        if game.log is not None and choices:
            words = [str(len(choices)), *self._sources(game)]
            game.say_hidden("discard", CLAUSES[self.reason], self.seat, words, choices)

    def _sources(self, game: Race) -> list[str]:
        """What asks for the discard: cards, or a prestige bonus on Explore (RFTG-PRESTIGE-19)."""
        seat = self.seat
        found = cards_of(powers_with(game, seat, EFFECTS[self.reason]))
        boost = game.empires[seat].boost
        if self.reason == AFTER_MIXING and boost in (EXPLORE_5, EXPLORE_1):
            found.insert(0, bonus_word(game, seat, boost))
        return found

    def notation(self, game: Race, choice: int) -> str:
        return f"discard {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [str(self.least)]


# Why cards are discarded: the kind of question, its clause, and the effect that asks for it.
AFTER_MIXING = 0
BEFORE_DEVELOP = 1
AFTER_SETTLE = 2
REASONS = ("explore-discard", "develop-discard", "settle-discard")
CLAUSES = ("RFTG-EXPLORE-06", "RFTG-DEVELOP-08", "RFTG-SETTLE-38")
EFFECTS = (
    effects.EXPLORE_MIX_HAND,
    effects.DEVELOP_DRAW_THEN_DISCARD,
    effects.SETTLE_DRAW_THEN_DISCARD_AFTER,
)
