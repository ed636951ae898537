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
from tessera.games.race_for_the_galaxy.rules.gains import after_placing, earn, pay_prestige
from tessera.games.race_for_the_galaxy.rules.kinds import FIRST_KIND, kind_choices, kind_notation, set_kind
from tessera.games.race_for_the_galaxy.rules.military import (
    ENOUGH,
    HOW,
    RaiseMilitary,
    military_against,
    raise_military,
    temporary_reserve,
)
from tessera.games.race_for_the_galaxy.rules.payment import discard_from_tableau, is_there
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, KEY_REBEL
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Refused

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
    with_fleet = fleet(game, seat, power) >= 0
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
    """Which world is to be taken over; all costs are paid now (RFTG-TAKEOVER-10, RFTG-TAKEOVER-11)."""

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
            discard_from_tableau(game, seat, power // POWER_BITS)
        if helper >= 0:
            discard_from_tableau(game, seat, helper)
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
    if attacks[attack + FLEET] >= 0:
        # Attacked as a military world, it counts as one, of the Rebels or not (RFTG-TAKEOVER-35).
        rebels, others = (rebels + 1, others) if rebel else (rebels, others + 1)
    bonus = figures[DEFENSE_PER_REBEL] * rebels + figures[DEFENSE_PER_OTHER] * others
    return military_against(game, seat, game.kind_of(seat, target), rebel) + bonus + card.cost


def decide(game: Race, attack: int, fate: int) -> None:
    """A takeover has succeeded or failed: the numbers are kept, for the phase goes on."""
    game.attacks[attack + STRENGTH] = attack_strength(game, attack)
    game.attacks[attack + DEFENSE] = defense_strength(game, attack)
    game.attacks[attack + FATE] = fate


class ResolveTakeovers(Do[Race]):
    """Once everybody has finished: first those who can defeat a takeover, then each in clockwise order from the lowest
    start world, a player's own as declared (RFTG-TAKEOVER-12, RFTG-TAKEOVER-38)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        if not game.attacks:
            return
        steps: list[Step] = []
        for seat in game.order:
            for power in game.empires[seat].settle:
                if game.power(power).effect == effects.DEFEAT_TAKEOVER:
                    steps.append(DefeatTakeover(seat, power))
        for seat in game.order:
            for attack in range(0, len(game.attacks), ATTACK):
                if game.attacks[attack + ATTACKER] == seat:
                    steps.append(BeginTakeover(attack))
                    steps.append(Defend(game.attacks[attack + DEFENDER], attack))
                    steps.append(FinishTakeover(attack))
        game.then(*steps)


class DefeatTakeover(Ask[Race]):
    """May spend prestige to make one declared takeover fail, against whomever it goes
    (RFTG-TAKEOVER-38, RFTG-TAKEOVER-39, RFTG-TAKEOVER-40)."""

    __slots__ = ("power",)

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def kind(self) -> str:
        return "defeat-takeover"

    def options(self, game: Race) -> list[int]:
        if game.empires[self.seat].prestige < game.power(self.power).cost:
            return []
        found = [-1]
        for attack in range(0, len(game.attacks), ATTACK):
            if game.attacks[attack + FATE] == PENDING:
                found.append(attack)
        return found if len(found) > 1 else []

    def answer(self, game: Race, choice: int) -> None:
        if choice < 0:
            return
        game.empires[self.seat].used.append(self.power)
        pay_prestige(game, self.seat, game.power(self.power).cost, "RFTG-TAKEOVER-38")
        decide(game, choice, FAILED)
        if game.log is not None:
            attacker, target = game.attacks[choice + ATTACKER], game.attacks[choice + TARGET]
            game.say("defeat", "RFTG-TAKEOVER-38", self.seat, [f"seat:{attacker}", f"card:{target}"])

    def notation(self, game: Race, choice: int) -> str:
        if choice < 0:
            return "pass"
        attacker = "ABCDEF"[game.attacks[choice + ATTACKER]]
        return f"defeat {attacker} {game.piece_name(game.attacks[choice + TARGET])}"

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import defeat_objections

        return defeat_objections(game, self)


class BeginTakeover(Do[Race]):
    """Some takeovers fail before anybody fights: the target is gone, or the attacker's first one failed
    (RFTG-TAKEOVER-11, RFTG-TAKEOVER-23, RFTG-TAKEOVER-24, RFTG-TAKEOVER-25)."""

    __slots__ = ("attack",)

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def resolve(self, game: Race) -> None:
        attacks, attack = game.attacks, self.attack
        if attacks[attack + FATE] != PENDING:
            return
        defender = attacks[attack + DEFENDER]
        if attacks[attack + TARGET] not in game.zones[game.tableau(defender)]:
            decide(game, attack, FAILED)
            _tell(game, attack, "target_gone", "RFTG-TAKEOVER-24")
            return
        for earlier in range(0, attack, ATTACK):
            same = attacks[earlier + ATTACKER] == attacks[attack + ATTACKER]
            if same and attacks[earlier + FATE] == FAILED:
                decide(game, attack, FAILED)
                _tell(game, attack, "second_fails", "RFTG-TAKEOVER-23")
                return


def _tell(game: Race, attack: int, key: str, clause: str) -> None:
    if game.log is not None:
        game.say(key, clause, game.attacks[attack + ATTACKER], [f"card:{game.attacks[attack + TARGET]}"])


class Defend(RaiseMilitary):
    """The defender may use whatever temporary Military is left, even where it cannot help here: it lasts for later
    attacks and for own takeovers (RFTG-TAKEOVER-15, RFTG-TAKEOVER-17)."""

    __slots__ = ("attack",)

    def __init__(self, seat: int, attack: int) -> None:
        super().__init__(seat, 0, 0)
        self.attack = attack

    def kind(self) -> str:
        return "defend"

    def options(self, game: Race) -> list[int]:
        if game.attacks[self.attack + FATE] != PENDING:
            return []
        found = super().options(game)
        if game.card(game.attacks[self.attack + TARGET]).good == ANY:
            found += kind_choices(game, self.seat)
        return found if len(found) > 1 else []

    def is_defence(self) -> bool:
        return True

    def answer(self, game: Race, choice: int) -> None:
        empire = game.empires[self.seat]
        empire.turned = choice <= FIRST_KIND
        if choice == ENOUGH:
            return
        if choice <= FIRST_KIND:
            set_kind(game, self.seat, FIRST_KIND - choice)
        else:
            raise_military(game, self.seat, choice // HOW, choice % HOW, True)
        game.then(Defend(self.seat, self.attack))

    def skip(self, game: Race) -> None:
        """Nothing more can be done for this defence; for the next one the kind may be turned again (RFTG-KIND-01)."""
        game.empires[self.seat].turned = False

    def notation(self, game: Race, choice: int) -> str:
        return kind_notation(choice) if choice <= FIRST_KIND else super().notation(game, choice)

    def about(self, game: Race) -> list[str]:
        attacks = game.attacks
        return [
            f"card:{attacks[self.attack + TARGET]}",
            f"seat:{attacks[self.attack + ATTACKER]}",
            str(attack_strength(game, self.attack)),
            str(defense_strength(game, self.attack)),
        ]


class FinishTakeover(Do[Race]):
    """The comparison: ties go to the attacker (RFTG-TAKEOVER-13)."""

    __slots__ = ("attack",)

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def resolve(self, game: Race) -> None:
        attacks, attack = game.attacks, self.attack
        if attacks[attack + FATE] != PENDING:
            return
        won = attack_strength(game, attack) >= defense_strength(game, attack)
        decide(game, attack, WON if won else FAILED)
        if game.log is not None:
            words = [
                f"card:{attacks[attack + TARGET]}",
                str(attacks[attack + STRENGTH]),
                str(attacks[attack + DEFENSE]),
            ]
            game.say("takeover_won" if won else "takeover_lost", "RFTG-TAKEOVER-13", attacks[attack + ATTACKER], words)
        if won:
            game.taken = True
            _take(game, attack)


def _take(game: Race, attack: int) -> None:
    """The world changes hands with its good and saved cards, or is destroyed; the attacker draws as for a world placed,
    destroyed ones included, and is rewarded. It brings neither a windfall good nor its prestige symbol again
    (RFTG-TAKEOVER-18, RFTG-TAKEOVER-19, RFTG-TAKEOVER-20, RFTG-TAKEOVER-21, RFTG-TAKEOVER-22, RFTG-TAKEOVER-30,
    RFTG-TAKEOVER-31, RFTG-TAKEOVER-32, RFTG-TAKEOVER-33, RFTG-PRESTIGE-03, RFTG-DRAFT-10)."""
    attacks = game.attacks
    seat, target, defender = attacks[attack + ATTACKER], attacks[attack + TARGET], attacks[attack + DEFENDER]
    spec = game.power(attacks[attack + POWER])
    card = game.card(target)
    if spec.destroys:
        game.leave(defender, target, game.pile(defender))
        if game.log is not None:
            game.say("destroyed", "RFTG-TAKEOVER-31", seat, [f"card:{target}"])
    else:
        game.hand_over(target, defender, seat)
    reward = spec.prestige
    if attacks[attack + FLEET] >= 0:
        for power in game.card(attacks[attack + FLEET]).powers:
            if power.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD:
                reward += power.prestige
    if reward:
        earn(game, seat, reward, "RFTG-TAKEOVER-30")
    after_placing(game, seat, card)
