"""Goals (optional): first goals are claimed once, most goals are held as long as one has the most."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy.figures import (
    ALIEN_CARDS,
    DEVELOPMENTS,
    IMPERIUM_CARDS,
    KIND_WORLDS,
    MILITARY_WORLDS,
    PHASE_CARDS,
    PRODUCTION_WORLDS,
    REBEL_MILITARY_WORLDS,
    SIX_COST_VARIABLE,
    TAKEOVER_POWERS,
    UPLIFT_CARDS,
    WORLDS,
)
from tessera.games.race_for_the_galaxy.rulebook import Condition, Goal
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import (
    DIFFERENT_KINDS,
    GOODS,
    KEY_ALIEN,
    KEY_IMPERIUM,
    KEYWORD_CARDS,
    KINDS,
    NOVELTY,
    NOVELTY_AND_RARE,
    PHASES_WITH_POWERS,
    POWER_PHASES,
    PRESTIGE_CHIPS,
    RARE,
    ROUND_END,
    ROUND_END_DISCARDS,
    ROUND_START,
    SETTLE,
    TABLEAU_CARDS,
    TOTAL_MILITARY,
    VP_CHIPS,
)

# Goals of play, and what they are worth (RFTG-GOAL-05, RFTG-GOAL-08, RFTG-GOAL-17).
FIRST_VP = 3
MOST_VP = 5
TIED_VP = 3


def check_goals(game: Race, moment: int) -> None:
    """All goals, at the end of a phase, at round start or at round end; most goals at the end of phases alone
    (RFTG-GOAL-04, RFTG-GOAL-05, RFTG-GOAL-08, RFTG-GOAL-14)."""
    goals, claims = game.rulebook.goals, game.claims
    for place, number in enumerate(game.goals):
        goal = goals[number]
        if goal.is_most:
            if moment < ROUND_START:
                _check_most(game, place, goal, moment)
        elif not claims[place] and goal.moments >> moment & 1:
            _check_first(game, place, goal, _FIRST_AT.get(moment, "RFTG-GOAL-06"))


# First goals are claimed by this clause, but for moments that have their own.
_FIRST_AT: Final = {ROUND_START: "RFTG-GOAL-19", ROUND_END: "RFTG-GOAL-24"}


def _check_first(game: Race, place: int, goal: Goal, clause: str) -> None:
    """Everybody who meets it at the first check at which somebody does claims it, by whatever amount; there are chips
    for all (RFTG-GOAL-05, RFTG-GOAL-06, RFTG-GOAL-07)."""
    claimed = 0
    for seat in range(game.seats):
        if meets(game, seat, goal.condition):
            claimed |= 1 << seat
    game.claims[place] = claimed
    if game.log is not None:
        for seat in game.order:
            if claimed >> seat & 1:
                game.say("goal_first", clause, seat, [f"goal:{goal.number}"])


def _check_most(game: Race, place: int, goal: Goal, moment: int) -> None:
    """A most goal is claimed at its own moments only, but held, lost and passed on at the end of any phase
    (RFTG-GOAL-08, RFTG-GOAL-09, RFTG-GOAL-10, RFTG-GOAL-11, RFTG-GOAL-12, RFTG-GOAL-13, RFTG-GOAL-14, RFTG-GOAL-15)."""
    holder = game.claims[place] - 1
    if holder < 0 and not goal.moments >> moment & 1 and not (moment == SETTLE and game.taken):
        # After a takeover all of them are checked (RFTG-GOAL-16).
        return
    # The heir is nobody, or the one who alone has the most; two at the same height leave it in the centre.
    best, heir, kept = goal.condition.at_least - 1, -1, -1
    for seat in range(game.seats):
        reached = amount(game, seat, goal.condition)
        if seat == holder:
            kept = reached
        if reached > best:
            best, heir = reached, seat
        elif reached == best:
            heir = -1
    if heir == holder or kept == best >= goal.condition.at_least:
        return
    game.claims[place] = heir + 1
    if game.log is not None:
        failed = holder >= 0 and kept < goal.condition.at_least
        if heir < 0:
            game.say("goal_lost", "RFTG-GOAL-13" if failed else "RFTG-GOAL-12", holder, [f"goal:{goal.number}"])
        else:
            clause = "RFTG-GOAL-09" if holder < 0 else "RFTG-GOAL-13" if failed else "RFTG-GOAL-11"
            game.say("goal_most", clause, heir, [f"goal:{goal.number}"])


def best_amount(game: Race, goal: Goal) -> int:
    """The greatest amount by which anybody meets a most goal; 0 when nobody reaches its minimum."""
    best = 0
    for seat in range(game.seats):
        reached = amount(game, seat, goal.condition)
        if reached >= goal.condition.at_least:
            best = max(best, reached)
    return best


def goal_points(game: Race, seat: int, place: int) -> int:
    """What a goal is worth to a seat at the end: the tile, a chip, or a tie for the most, once
    (RFTG-GOAL-05, RFTG-GOAL-06, RFTG-GOAL-17, RFTG-GOAL-18)."""
    goal = game.rulebook.goals[game.goals[place]]
    claims = game.claims[place]
    if not goal.is_most:
        return FIRST_VP if claims >> seat & 1 else 0
    reached = amount(game, seat, goal.condition)
    if claims == seat + 1:
        # A holder whose multi-kind world was fixed as another kind may fail the condition now (RFTG-SCORE-26).
        return MOST_VP if reached >= goal.condition.at_least else 0
    best = best_amount(game, goal)
    return TIED_VP if best and reached == best else 0


def meets(game: Race, seat: int, condition: Condition) -> bool:
    """Whether a seat meets a condition now."""
    if condition.inner:
        for inner in condition.inner:
            if meets(game, seat, inner) != condition.all_of:
                return not condition.all_of
        return condition.all_of
    return condition.at_least <= amount(game, seat, condition) <= condition.at_most


# Metrics that are one figure of an empire; -1 where it takes more.
_FIGURE_OF: Final = (
    *(-1, -1, SIX_COST_VARIABLE, -1, -1, -1, -1, -1, -1),
    *(WORLDS, MILITARY_WORLDS, REBEL_MILITARY_WORLDS, PRODUCTION_WORLDS, DEVELOPMENTS, -1, -1),
    *(PHASE_CARDS + POWER_PHASES.index("consume"), PHASE_CARDS + POWER_PHASES.index("explore"), TAKEOVER_POWERS),
)


def amount(game: Race, seat: int, condition: Condition) -> int:
    """What a goal counts, in the tableau as it is now (RFTG-ROUND-08)."""
    metric = condition.metric
    empire = game.empires[seat]
    if _FIGURE_OF[metric] != -1:
        # RFTG-GOAL-21, RFTG-GOAL-30, RFTG-GOAL-33, RFTG-GOAL-34, RFTG-GOAL-37, RFTG-GOAL-40, RFTG-EXPLORE-09;
        # Trade powers are no Consume powers (RFTG-GOAL-39), takeover defence is no takeover power (RFTG-GOAL-32).
        return empire.figures[_FIGURE_OF[metric]]
    if metric == VP_CHIPS:
        return empire.chips  # RFTG-GOAL-20: goal chips do not count
    if metric == PRESTIGE_CHIPS:
        return empire.prestige  # RFTG-GOAL-31, RFTG-GOAL-38
    if metric == PHASES_WITH_POWERS:
        return _phases_with_powers(empire.figures)  # RFTG-GOAL-22
    if metric == ROUND_END_DISCARDS:
        return empire.discarded  # RFTG-GOAL-24
    if metric == DIFFERENT_KINDS:
        return different_kinds(game, seat)  # RFTG-GOAL-25
    if metric == KEYWORD_CARDS:
        return _keyword_cards(empire.figures, condition.word)  # RFTG-GOAL-26, RFTG-GOAL-29
    if metric == TABLEAU_CARDS:
        return len(game.zones[game.tableau(seat)])  # RFTG-GOAL-27
    if metric == GOODS:
        return len(empire.laden)  # RFTG-GOAL-28
    if metric == TOTAL_MILITARY:
        return game.general_military(seat)  # RFTG-GOAL-35
    assert metric == NOVELTY_AND_RARE
    # The multi-kind world by the kind it is set to, so setting it otherwise can lose the goal
    # (RFTG-GOAL-36, RFTG-KIND-04).
    return game.worlds_of_kind(seat, NOVELTY) + game.worlds_of_kind(seat, RARE)


def _phases_with_powers(figures: list[int]) -> int:
    """In how many of the five phases and Trade a tableau has a power (RFTG-GOAL-22, RFTG-GOAL-23, RFTG-TRADE-07)."""
    total = 0
    for phase in range(len(POWER_PHASES)):
        if figures[PHASE_CARDS + phase]:
            total += 1
    return total


def _keyword_cards(figures: list[int], word: int) -> int:
    """Cards with a keyword (RFTG-GOAL-26, RFTG-GOAL-29, RFTG-GOAL-30)."""
    if word == KEY_ALIEN:
        return figures[ALIEN_CARDS]
    if word == KEY_IMPERIUM:
        return figures[IMPERIUM_CARDS]
    return figures[UPLIFT_CARDS]


def different_kinds(game: Race, seat: int) -> int:
    """How many kinds there are among the worlds; the multi-kind world stands in for a missing one
    (RFTG-GOAL-25, RFTG-SCORE-08)."""
    empire = game.empires[seat]
    total = 0
    for kind in range(len(KINDS)):
        if empire.figures[KIND_WORLDS + kind]:
            total += 1
    if empire.kind >= 0:
        total += 1
    return min(total, len(KINDS))


def kind_decides_goal(game: Race, seat: int) -> bool:
    """Whether a goal that is checked now goes by the kind of a seat's multi-kind world, which does not count as it is
    set: with one world more the seat would reach the minimum, or the best of the others
    (RFTG-KIND-04, RFTG-GOAL-36)."""
    if game.empires[seat].kind in (-1, NOVELTY, RARE):
        return False
    for place in range(len(game.goals)):
        goal = game.rulebook.goals[game.goals[place]]
        if goal.condition.metric != NOVELTY_AND_RARE:
            continue
        own = amount(game, seat, goal.condition)
        others = 0
        for other in range(game.seats):
            if other != seat:
                others = max(others, amount(game, other, goal.condition))
        least = goal.condition.at_least
        matters = own + 1 >= least and own + 1 >= others and (own < least or own <= others)
        claimable = goal.moments >> game.phase & 1 or (game.phase == SETTLE and game.taken)
        if matters and (game.claims[place] or claimable):
            return True
    return False


def check_round_end(game: Race) -> None:
    """Budget Surplus, after the discards for the hand limit (RFTG-GOAL-24)."""
    check_goals(game, ROUND_END)
