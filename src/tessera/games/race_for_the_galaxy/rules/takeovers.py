"""Takeovers (optional, requires set 2): declared among the Settle powers, resolved in a step of their own."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import (
    DEFENSE_PER_OTHER,
    DEFENSE_PER_REBEL,
    IMPERIUM_CARDS,
    MILITARY_WORLDS,
    REBEL_MILITARY_WORLDS,
)
from tessera.games.race_for_the_galaxy.rulebook import Power
from tessera.games.race_for_the_galaxy.rules.military import (
    RaiseMilitary,
    military_against,
    temporary_reserve,
)
from tessera.games.race_for_the_galaxy.rules.payment import discard_from_tableau, is_there
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import KEY_REBEL
from tessera.kernel.step import Ask, Refused

# A declared takeover is eight numbers; the last two are those that it was decided by.
ATTACKER: Final = 0
POWER: Final = 1
TARGET: Final = 2
DEFENDER: Final = 3
FLEET: Final = 4  # the card discarded to aim at a non-military world, -1 for none
FATE: Final = 5
STRENGTH: Final = 6
DEFENSE: Final = 7
ATTACK: Final = 8

PENDING: Final = 0
FAILED: Final = 1
WON: Final = 2

# Whom a takeover power can aim at (see TAKEOVER_TARGETS), and how it is used.
REBEL_WORLD: Final = 0
IMPERIUM_EMPIRE: Final = 1
MILITARY_EMPIRE: Final = 2
DISCARD_SELF: Final = 1
SPEND_PRESTIGE: Final = 2


def declarations(game: Race, seat: int) -> list[int]:
    """The takeover powers with which a seat can declare now: with an action left, each power once, against somebody
    (RFTG-TAKEOVER-02, RFTG-TAKEOVER-07, RFTG-TAKEOVER-08). Whose power it is, whom it reaches and what it costs is
    content (RFTG-TAKEOVER-26, RFTG-TAKEOVER-27, RFTG-TAKEOVER-28, RFTG-TAKEOVER-29, RFTG-TAKEOVER-30,
    RFTG-TAKEOVER-31)."""
    empire = game.empires[seat]
    actions = 1
    for power in empire.settle:
        if game.power(power).effect == effects.SETTLE_SECOND_WORLD:
            actions = 2
    if empire.acts >= actions:
        return []
    found: list[int] = []
    for power in empire.settle:
        spec = game.power(power)
        if (
            spec.effect == effects.TAKEOVER
            and power not in empire.used
            and (spec.activation != DISCARD_SELF or is_there(game, seat, power // POWER_BITS))
            and empire.prestige >= spec.cost
            and targets(game, seat, power)
        ):
            found.append(power)
    return found


def targets(game: Race, seat: int, power: int) -> list[int]:
    """The worlds that a takeover power can aim at, in empires it can reach; non-military ones with a card that allows
    it (RFTG-TAKEOVER-02, RFTG-TAKEOVER-03, RFTG-TAKEOVER-06, RFTG-TAKEOVER-33, RFTG-TAKEOVER-43)."""
    spec = game.power(power)
    with_fleet = fleet(game, seat, power) != -1
    found: list[int] = []
    for other in game.order:
        if other != seat and can_reach(game, spec, other):
            for world in game.zones[game.tableau(other)]:
                if world in game.empires[other].fresh:
                    continue  # a newly placed world is safe (RFTG-TAKEOVER-05)
                card = game.card(world)
                if not card.is_world or not (card.military or with_fleet):
                    continue
                if spec.target == REBEL_WORLD and not card.words & KEY_REBEL:
                    continue
                found.append(world)
    return found


def can_reach(game: Race, spec: Power, defender: int) -> bool:
    """Whether an empire is vulnerable to a takeover power, by what it was when Settle began
    (RFTG-TAKEOVER-03, RFTG-TAKEOVER-04, RFTG-TAKEOVER-05, RFTG-TAKEOVER-34, RFTG-TAKEOVER-43)."""
    figures = game.empires[defender].figures
    if spec.target == REBEL_WORLD:
        return figures[REBEL_MILITARY_WORLDS] > 0
    if spec.target == IMPERIUM_EMPIRE:
        return figures[IMPERIUM_CARDS] > 0
    return spec.target != MILITARY_EMPIRE or game.general_military(defender) >= 1


def fleet(game: Race, seat: int, power: int) -> int:
    """A card in the tableau that lets a takeover aim at a non-military world; -1 without one (RFTG-TAKEOVER-33)."""
    for other in game.empires[seat].settle:
        spec = game.power(other)
        piece = other // POWER_BITS
        if (
            spec.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD
            and spec.with_takeover
            and piece != power // POWER_BITS
            and is_there(game, seat, piece)
        ):
            return piece
    return -1


class ChooseTarget(Ask[Race]):
    """Which world is to be taken over; all costs are paid now
    (RFTG-TAKEOVER-07, RFTG-TAKEOVER-08, RFTG-TAKEOVER-10, RFTG-TAKEOVER-11, RFTG-TAKEOVER-16, RFTG-TAKEOVER-28,
    RFTG-TAKEOVER-33)."""

    __slots__ = ("power",)

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def kind(self) -> str:
        return "takeover-target"

    def options(self, game: Race) -> list[int]:
        return targets(game, self.seat, self.power)

    def answer(self, game: Race, choice: int) -> None:
        seat, power = self.seat, self.power
        empire = game.empires[seat]
        spec = game.power(power)
        defender = owner_of(game, choice)
        helper = -1 if game.card(choice).military else fleet(game, seat, power)
        empire.used.append(power)
        empire.acts += 1
        game.attacks.extend((seat, power, choice, defender, helper, PENDING, 0, 0))
        if game.log is not None:
            words = [f"card:{power // POWER_BITS}", f"card:{choice}", f"seat:{defender}"]
            game.say("declare", "RFTG-TAKEOVER-10", seat, words)
        if spec.activation == SPEND_PRESTIGE:
            game.spend_prestige(seat, spec.cost)
        elif spec.activation == DISCARD_SELF:
            discard_from_tableau(game, seat, power // POWER_BITS, choice, "RFTG-TAKEOVER-10")
        if helper != -1:
            discard_from_tableau(game, seat, helper, choice, "RFTG-TAKEOVER-33")
        if temporary_reserve(game, seat, len(game.zones[game.hand(seat)])) > 0:
            game.then(RaiseMilitary(seat, empire.temporary, choice))

    def notation(self, game: Race, choice: int) -> str:
        return f"target {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.power // POWER_BITS}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import target_objections

        return target_objections(game, self)


def owner_of(game: Race, world: int) -> int:
    """In whose tableau a world lies; -1 for nobody's."""
    for seat in range(game.seats):
        if world in game.zones[game.tableau(seat)]:
            return seat
    return -1


def attack_strength(game: Race, attack: int) -> int:
    """The attacker's Military against the target, with what the takeover power adds; tableau bonuses are those of the
    start of Settle (RFTG-TAKEOVER-13, RFTG-TAKEOVER-14, RFTG-TAKEOVER-27, RFTG-TAKEOVER-37)."""
    attacks = game.attacks
    seat = attacks[attack + ATTACKER]
    target = attacks[attack + TARGET]
    rebel = (game.card(target).words & KEY_REBEL) != 0
    kind = game.kind_of(attacks[attack + DEFENDER], target)
    bonus = game.power(attacks[attack + POWER]).amount * game.empires[seat].figures[REBEL_MILITARY_WORLDS]
    return military_against(game, seat, kind, rebel) + bonus


def defense_strength(game: Race, attack: int) -> int:
    """The defender's Military against the target, takeover defence and the world's own defense
    (RFTG-TAKEOVER-13, RFTG-TAKEOVER-14, RFTG-TAKEOVER-35, RFTG-TAKEOVER-36, RFTG-TAKEOVER-37)."""
    attacks = game.attacks
    seat = attacks[attack + DEFENDER]
    target = attacks[attack + TARGET]
    card = game.card(target)
    rebel = (card.words & KEY_REBEL) != 0
    figures = game.empires[seat].figures
    rebels = figures[REBEL_MILITARY_WORLDS]
    others = figures[MILITARY_WORLDS] - rebels
    if attacks[attack + FLEET] != -1:
        # Attacked as a military world, it counts as one, of the Rebels or not (RFTG-TAKEOVER-35).
        rebels, others = (rebels + 1, others) if rebel else (rebels, others + 1)
    bonus = figures[DEFENSE_PER_REBEL] * rebels + figures[DEFENSE_PER_OTHER] * others
    return military_against(game, seat, game.kind_of(seat, target), rebel) + bonus + card.cost
