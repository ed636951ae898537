"""The round: choosing actions in secret, revealing them, and the phases that follow (base game)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.empire import Empire
from tessera.games.race_for_the_galaxy.rules.causes import bonus_word
from tessera.games.race_for_the_galaxy.rules.consume import Consume
from tessera.games.race_for_the_galaxy.rules.develop import Develop
from tessera.games.race_for_the_galaxy.rules.explore import Explore
from tessera.games.race_for_the_galaxy.rules.prestige import lead_bonus
from tessera.games.race_for_the_galaxy.rules.produce import Produce
from tessera.games.race_for_the_galaxy.rules.round_end import RoundEnd
from tessera.games.race_for_the_galaxy.rules.search import Search
from tessera.games.race_for_the_galaxy.rules.settle import Settle
from tessera.games.race_for_the_galaxy.rules.solitaire.dice import PlaceDice, RollDice
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import (
    ACTIONS,
    CONSUME,
    DEVELOP,
    DEVELOP_ACTION,
    DOUBLE_ACTION,
    EXPLORE,
    EXPLORE_1,
    EXPLORE_5,
    NO_ACTION,
    PRESTIGED,
    PRODUCE,
    PRODUCE_ACTION,
    SEARCH_ACTION,
    SECOND,
    SETTLE,
    SETTLE_ACTION,
    TRADE_ACTION,
)
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Refused, Together

_SETTLE_COUNT = 16
_PHASES = ("first", "second")


class RoundStart(Do[Race]):
    """A round begins with the Prestige Lead bonus, then everybody chooses (RFTG-ROUND-01)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        game.round += 1
        game.phases = 0
        # Last round's dice are taken off the mat.
        game.robot.rolled = []
        game.robot.columns = 0
        for empire in game.empires:
            empire.picked = 0
            empire.count = 0
            empire.boost = -1
            empire.boost_at = 0
        if game.log is not None:
            game.say("round", "RFTG-ROUND-01", -1, [str(game.round)])
        lead_bonus(game)
        _then_choose_actions(game)


def _then_choose_actions(game: Race) -> None:
    """All choose at once and in secret (RFTG-ROUND-01); who sees the others' actions first chooses last
    (RFTG-ROUND-13), and so does the robot, by its dice (RFTG-ROBOT-12, RFTG-ROBOT-65)."""
    asks: list[Step] = []
    late: list[int] = []
    for seat in game.order:
        if not sees_first(game, seat):
            asks.append(ChooseAction(seat))
            continue
        late.append(seat)
        if game.rulebook.experienced:
            asks.append(ChooseFirstAction(seat))
    steps: list[Step] = [Together(asks, True)]
    alone = game.robot.start >= 0
    if late or alone:
        # Before the others choose, or the dice are rolled.
        steps.append(ShowActions())
    if alone:
        steps.append(RollDice())
    for seat in late:
        steps.append(ChooseLastAction(seat))
        steps.append(ShowLastAction(seat))
    if alone:
        steps.append(PlaceDice())
    steps.append(Reveal())
    game.then(*steps)


def sees_first(game: Race, seat: int) -> bool:
    """Whether a seat chooses after the others (RFTG-ROUND-13)."""
    for power in game.empires[seat].late:
        if game.power(power).effect == effects.SELECT_ACTION_LAST:
            return True
    return False


class ChooseAction(Ask[Race]):
    """Choose an action card, or two of nine in the game for experienced players
    (RFTG-SETUP-03, RFTG-SETUP-04, RFTG-TWO-01, RFTG-SEARCH-01, RFTG-PRESTIGE-17, RFTG-PRESTIGE-18)."""

    __slots__ = ()

    def kind(self) -> str:
        return "action"

    def options(self, game: Race) -> list[int]:
        return game.rulebook.action_menus[menu_of(game, self.seat)]

    def answer(self, game: Race, choice: int) -> None:
        commit(game.empires[self.seat], choice)

    def notation(self, game: Race, choice: int) -> str:
        return choice_notation(choice)

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import action_objections

        return action_objections(game, self.seat)


class ChooseFirstAction(ChooseAction):
    """Who sees the others' actions fixes the first of two with everybody else (RFTG-ROUND-13, RFTG-ROBOT-65)."""

    __slots__ = ()

    def kind(self) -> str:
        return "first-action"

    def options(self, game: Race) -> list[int]:
        return game.rulebook.single_menus[menu_of(game, self.seat)]


class ChooseLastAction(ChooseAction):
    """An action chosen with the others' in sight
    (RFTG-ROUND-13, RFTG-PRESTIGE-16, RFTG-PRESTIGE-22, RFTG-SEARCH-01, RFTG-ROBOT-65)."""

    __slots__ = ()

    def kind(self) -> str:
        return "last-action"

    def options(self, game: Race) -> list[int]:
        empire = game.empires[self.seat]
        menu = menu_of(game, self.seat)
        if empire.boost >= 0 or empire.picked >> SEARCH_ACTION & 1:
            menu = 0
        found: list[int] = []
        for choice in game.rulebook.single_menus[menu]:
            action = choice % SECOND % PRESTIGED
            # The same card cannot be chosen twice; Develop and Settle are there twice (RFTG-TWO-01).
            if not empire.picked >> action & 1 or action in (DEVELOP_ACTION, SETTLE_ACTION):
                found.append(choice)
        return found

    def answer(self, game: Race, choice: int) -> None:
        empire = game.empires[self.seat]
        commit(empire, choice)
        if empire.boost >= 0 and empire.boost_at:
            game.then(ChooseBonusPhase(self.seat))


class ChooseBonusPhase(Ask[Race]):
    """Two Develop or two Settle phases, and the prestige bonus came with the second card: which of them is it for
    (RFTG-PRESTIGE-22)?"""

    __slots__ = ()

    def kind(self) -> str:
        return "bonus-phase"

    def options(self, game: Race) -> list[int]:
        return [0, 1]

    def answer(self, game: Race, choice: int) -> None:
        game.empires[self.seat].boost_at = choice

    def notation(self, game: Race, choice: int) -> str:
        return f"bonus {_PHASES[choice]}"

    def about(self, game: Race) -> list[str]:
        return [f"action:{ACTIONS[game.empires[self.seat].boost]}"]


def menu_of(game: Race, seat: int) -> int:
    """Which actions are there for a seat: with its prestige/search card also a search, and with prestige to spend a
    bonus (RFTG-PRESTIGE-16, RFTG-PRESTIGE-17, RFTG-SEARCH-01, RFTG-SEARCH-02)."""
    empire = game.empires[seat]
    if not empire.has_card:
        return 0
    return 3 if empire.prestige > 0 else 1


def commit(empire: Empire, choice: int) -> None:
    """The actions that a seat has chosen."""
    _add(empire, choice % SECOND)
    if choice // SECOND != NO_ACTION:
        _add(empire, choice // SECOND)


def _add(empire: Empire, card: int) -> None:
    action = card % PRESTIGED
    before = 0
    if action == DEVELOP_ACTION:
        before = empire.count % _SETTLE_COUNT
        empire.count += 1
    elif action == SETTLE_ACTION:
        before = empire.count // _SETTLE_COUNT
        empire.count += _SETTLE_COUNT
    empire.picked |= 1 << action
    if card >= PRESTIGED:
        empire.boost = action
        # Of two Develop or Settle phases it is for one (RFTG-PRESTIGE-22).
        empire.boost_at = before


def choice_notation(choice: int) -> str:
    """A choice of actions as text: "develop", "prestige settle & produce", "search"."""
    first = _card_notation(choice % SECOND)
    second = choice // SECOND
    return first if second == NO_ACTION else f"{first} & {_card_notation(second)}"


def _card_notation(card: int) -> str:
    name = ACTIONS[card % PRESTIGED]
    return f"prestige {name}" if card >= PRESTIGED else name


def actions_of(empire: Empire) -> list[str]:
    """The actions of a seat as words, once they are revealed."""
    found: list[str] = []
    for action in range(len(ACTIONS)):
        if empire.picked >> action & 1:
            times = 1
            if action == DEVELOP_ACTION:
                times = empire.count % _SETTLE_COUNT
            elif action == SETTLE_ACTION:
                times = empire.count // _SETTLE_COUNT
            for index in range(times):
                boosted = empire.boost == action and empire.boost_at == index
                found.append(f"prestige-{ACTIONS[action]}" if boosted else ACTIONS[action])
    return found


class ShowActions(Do[Race]):
    """The others' actions are revealed to those who choose last, or the player's to the robot
    (RFTG-ROUND-13, RFTG-ROBOT-12)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        if game.log is not None:
            clause = "RFTG-ROBOT-12" if game.robot.start >= 0 else "RFTG-ROUND-13"
            for seat in game.order:
                if not sees_first(game, seat):
                    game.say("actions", clause, seat, actions_of(game.empires[seat]))


class ShowLastAction(Do[Race]):
    """A late choice is open at once: whoever chooses after it sees it too (RFTG-ROUND-13)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Race) -> None:
        if game.log is not None:
            clause = "RFTG-ROBOT-65" if game.robot.start >= 0 else "RFTG-ROUND-01"
            game.say("actions", clause, self.seat, actions_of(game.empires[self.seat]))


class Reveal(Do[Race]):
    """Actions are revealed, prestige bonuses paid for; then searches, then the chosen phases in order
    (RFTG-ROUND-01, RFTG-ROUND-02, RFTG-ROUND-03, RFTG-ROUND-04, RFTG-SEARCH-03)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        if game.log is not None:
            _tell_actions(game)
        steps: list[Step] = []
        for seat in game.order:
            empire = game.empires[seat]
            if empire.boost >= 0:
                # The bonus must be paid for now (RFTG-PRESTIGE-17); the card is used up (RFTG-PRESTIGE-16).
                game.spend_prestige(seat, 1)
                empire.has_card = False
                if game.log is not None:
                    game.say("boost", "RFTG-PRESTIGE-17", seat, ["1", bonus_word(game, seat, empire.boost)])
            elif empire.picked >> SEARCH_ACTION & 1:
                steps.append(Search(seat))
        steps += _phases(game)
        steps.append(RoundEnd())
        game.then(*steps)


def _tell_actions(game: Race) -> None:
    """All at once, unless they have been shown before: to somebody who chose last, or to the robot."""
    if game.robot.start < 0 and not any(sees_first(game, seat) for seat in game.order):
        for seat in game.order:
            game.say("actions", "RFTG-ROUND-01", seat, actions_of(game.empires[seat]))


def _phases(game: Race) -> list[Step]:
    """The phases somebody chose, each once; Develop and Settle twice where one player chose both cards
    (RFTG-ROUND-02, RFTG-TWO-02)."""
    picked = 0
    develops = settles = 0
    for empire in game.empires:
        picked |= empire.picked
        develops = max(develops, empire.count % _SETTLE_COUNT)
        settles = max(settles, empire.count // _SETTLE_COUNT)
    columns = game.robot.columns
    if columns:
        # Every column of the mat that holds a die is chosen too (RFTG-ROBOT-22, RFTG-ROBOT-23).
        picked |= (columns & 3 and 1 << EXPLORE_5) | (columns >> 6 & 1) << TRADE_ACTION
        picked |= (columns >> 7 & 1) << DOUBLE_ACTION | (columns >> 8 & 1) << PRODUCE_ACTION
        develops = max(develops, 2 if columns & 8 else 1 if columns & 4 else 0)
        settles = max(settles, 2 if columns & 32 else 1 if columns & 16 else 0)
    steps: list[Step] = []
    phases = 0
    if picked & (1 << EXPLORE_5 | 1 << EXPLORE_1):
        steps.append(Explore())
        phases |= 1 << EXPLORE
    for again in range(develops):
        steps.append(Develop(again))
        phases |= 1 << DEVELOP
    for again in range(settles):
        steps.append(Settle(again))
        phases |= 1 << SETTLE
    if picked & (1 << TRADE_ACTION | 1 << DOUBLE_ACTION):
        steps.append(Consume())
        phases |= 1 << CONSUME
    if picked & 1 << PRODUCE_ACTION:
        steps.append(Produce())
        phases |= 1 << PRODUCE
    game.phases = phases
    return steps


def power_piece(power: int) -> int:
    """The card that a power in force is printed on."""
    return power // POWER_BITS
