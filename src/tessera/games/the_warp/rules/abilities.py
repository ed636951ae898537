"""Active Abilities of Player Races: when they fire, their limits and conditions (Alien Race cards: A. Player Race)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Ability
from tessera.games.the_warp.rules.carrying import Carry
from tessera.games.the_warp.rules.conditions import fits_combat, role_of
from tessera.games.the_warp.rules.payment import Price, can_afford, then_pay_all
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    ATTACKER,
    LIMIT_GAME,
    LIMIT_TURN,
    ON_COMBAT_END,
    ON_DECLARED,
    SUPPORTER,
)
from tessera.kernel.step import Ask

DECLINE = -1
# Places of abilities: the two races led, and the one that is copied.
COPY = 2
PLACES = (0, 1, COPY)


def ability_at(game: Warp, seat: int, place: int) -> int:
    """The race whose Active Ability a player has in a place, or -1 (WARP-RAC-02, WARP-RAC-03)."""
    colony = game.colonies[seat]
    if place == COPY:
        return colony.copied
    return colony.races[place] if place < len(colony.races) else -1


def places(game: Warp, seat: int, trigger: int) -> list[int]:
    """The places of a player's abilities that fire on a trigger."""
    colony = game.colonies[seat]
    races = game.rulebook.races
    found: list[int] = []
    for place in range(len(colony.races)):
        if races[colony.races[place]].active.trigger == trigger:
            found.append(place)
    if colony.copied >= 0 and races[colony.copied].active.trigger == trigger:
        found.append(COPY)
    return found


def use_mark(race: int, place: int) -> int:
    """How a use is remembered: limits of a copy count separately from those of the race led."""
    return race * 2 + (1 if place == COPY else 0)


def is_spent(game: Warp, seat: int, ability: Ability, mark: int) -> bool:
    """Whether the limit of an ability is reached."""
    colony = game.colonies[seat]
    if ability.limit == LIMIT_TURN:
        return mark in colony.used
    return ability.limit == LIMIT_GAME and mark in colony.used_up


def usable(game: Warp, seat: int, place: int, trigger: int, choice: int) -> bool:
    """Whether an ability fires at this moment: trigger, limit, conditions, price (WARP-RAC-03, WARP-RAC-09)."""
    number = ability_at(game, seat, place)
    if number < 0:
        return False
    ability = game.race(number).active
    if ability.trigger != trigger or is_spent(game, seat, ability, use_mark(number, place)):
        return False
    if ON_DECLARED <= trigger <= ON_COMBAT_END:
        if not fits_fight(game, seat, ability):
            return False
    elif not _fits_turn(ability, choice):
        return False
    cost = ability.cost
    if cost is not None and not can_afford(game, seat, cost, Price(cost.gold, cost.energy, cost.any, 0), 0):
        return False
    from tessera.games.the_warp.rules.effects import any_possible

    return any_possible(game, seat, ability.effects)


def fits_fight(game: Warp, seat: int, ability: Ability) -> bool:
    """A combat ability works for own Troops, in support only if it lists that role (WARP-RAC-09, ruling WARP-R031)."""
    role = role_of(game, seat)
    if role < 0 or not fits_combat(game, seat, role, ability.when):
        return False
    return role != SUPPORTER or any(condition.kind == ops.C_ROLE for condition in ability.when)


def _fits_turn(ability: Ability, choice: int) -> bool:
    """Outside combat nothing may be asked but what was extracted (`CONDITION_PLACES`)."""
    return all(condition.word == choice for condition in ability.when)


def then_use_abilities(game: Warp, seat: int, trigger: int, choice: int = -1) -> None:
    """Ask a player about abilities that fire now; nobody is asked who has none."""
    for place in places(game, seat, trigger):
        if usable(game, seat, place, trigger, choice):
            game.then(UseAbility(seat, trigger, choice, 0))
            return


class UseAbility(Ask[Warp]):
    """Which ability is used next; the owner decides the order and may decline (WARP-RAC-03)."""

    __slots__ = ("choice", "used", "trigger")

    def __init__(self, seat: int, trigger: int, choice: int, used: int) -> None:
        super().__init__(seat)
        self.trigger = trigger
        # What was extracted, where that matters.
        self.choice = choice
        # Mask of the places used at this moment already.
        self.used = used

    def kind(self) -> str:
        return "ability"

    def options(self, game: Warp) -> list[int]:
        found = [
            place
            for place in places(game, self.seat, self.trigger)
            if not self.used >> place & 1 and usable(game, self.seat, place, self.trigger, self.choice)
        ]
        return [*found, DECLINE] if found else []

    def answer(self, game: Warp, choice: int) -> None:
        if choice == DECLINE:
            return
        game.then(UseAbility(self.seat, self.trigger, self.choice, self.used | 1 << choice))
        fire(game, self.seat, choice)

    def notation(self, game: Warp, choice: int) -> str:
        return "decline" if choice == DECLINE else ability_notation(game, self.seat, choice)


def ability_notation(game: Warp, seat: int, place: int) -> str:
    """An Active Ability as text."""
    name = game.race(ability_at(game, seat, place)).id
    return f"use {name} copied" if place == COPY else f"use {name}"


def fire(game: Warp, seat: int, place: int) -> None:
    """Pay for an Active Ability and carry out its effects."""
    number = ability_at(game, seat, place)
    ability = game.race(number).active
    colony = game.colonies[seat]
    mark = use_mark(number, place)
    if ability.limit == LIMIT_TURN:
        colony.used.append(mark)
    elif ability.limit == LIMIT_GAME:
        colony.used_up.append(mark)
    side = 0 if game.combat.attacker < 0 or role_of(game, seat) == ATTACKER else 1
    game.then(Carry(seat, ability.listed, 0, side))
    cost = ability.cost
    if cost is not None:
        then_pay_all(game, seat, cost, Price(cost.gold, cost.energy, cost.any, 0), ability.effects[0].number)
    if game.log is not None:
        game.say("ability", "WARP-RAC-03", seat, [f"race:{number}"])
