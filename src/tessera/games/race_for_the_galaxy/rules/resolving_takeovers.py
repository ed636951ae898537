"""Resolving takeovers and transferring worlds: the last step of Settle (Takeovers)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.rules.causes import cards_of
from tessera.games.race_for_the_galaxy.rules.gains import after_placing, earn, pay_prestige
from tessera.games.race_for_the_galaxy.rules.kinds import FIRST_KIND, kind_choices, kind_notation, set_kind
from tessera.games.race_for_the_galaxy.rules.military import (
    ENOUGH,
    HOW,
    RaiseMilitary,
    raise_military,
)
from tessera.games.race_for_the_galaxy.rules.takeovers import (
    ATTACK,
    ATTACKER,
    DEFENDER,
    DEFENSE,
    FAILED,
    FATE,
    FLEET,
    PENDING,
    POWER,
    STRENGTH,
    TARGET,
    WON,
    attack_strength,
    defense_strength,
)
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Refused


def decide(game: Race, attack: int, fate: int) -> None:
    """A takeover has succeeded or failed: the numbers are kept, for the phase goes on."""
    game.attacks[attack + STRENGTH] = attack_strength(game, attack)
    game.attacks[attack + DEFENSE] = defense_strength(game, attack)
    game.attacks[attack + FATE] = fate


class ResolveTakeovers(Do[Race]):
    """Once everybody has finished: first those who can defeat a takeover, then each in clockwise order from the lowest
    start world, a player's own as declared (RFTG-TAKEOVER-12, RFTG-TAKEOVER-15, RFTG-TAKEOVER-38)."""

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
        return found

    def answer(self, game: Race, choice: int) -> None:
        if choice < 0:
            return
        game.empires[self.seat].used.append(self.power)
        piece = self.power // POWER_BITS
        pay_prestige(game, self.seat, game.power(self.power).cost, "RFTG-TAKEOVER-38", piece)
        decide(game, choice, FAILED)
        if game.log is not None:
            attacker, target = game.attacks[choice + ATTACKER], game.attacks[choice + TARGET]
            game.say("defeat", "RFTG-TAKEOVER-38", self.seat, [f"seat:{attacker}", f"card:{target}", f"card:{piece}"])

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
    attacks and for own takeovers (RFTG-TAKEOVER-15, RFTG-TAKEOVER-17, RFTG-KIND-01, RFTG-KIND-03)."""

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
        return found

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
            target = game.attacks[self.attack + TARGET]
            raise_military(game, self.seat, choice // HOW, choice % HOW, target, True)
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
    """The comparison: ties go to the attacker; a world taken lets most goals be checked
    (RFTG-TAKEOVER-13, RFTG-TAKEOVER-24, RFTG-GOAL-16)."""

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
                *cards_of([attacks[attack + POWER]]),
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
            words = [f"card:{target}", *cards_of([attacks[attack + POWER]])]
            game.say("destroyed", "RFTG-TAKEOVER-31", seat, words)
    else:
        game.hand_over(target, defender, seat)
    clause = "RFTG-TAKEOVER-31" if spec.destroys else "RFTG-TAKEOVER-30"
    earn(game, seat, spec.prestige, clause, attacks[attack + POWER] // POWER_BITS)
    if attacks[attack + FLEET] != -1:
        for power in game.card(attacks[attack + FLEET]).powers:
            if power.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD:
                earn(game, seat, power.prestige, "RFTG-TAKEOVER-33", attacks[attack + FLEET])
    after_placing(game, seat, card)
