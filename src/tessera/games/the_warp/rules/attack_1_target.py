"""Step 1 of an attack: origin, target, Troops, and whether an Assault Ship is activated (Attack: 1. Select target)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rules.abilities import then_use_abilities
from tessera.games.the_warp.rules.attack_2_cards import AttackCards, DefenceCards
from tessera.games.the_warp.rules.attack_3_bribe import Bribe
from tessera.games.the_warp.rules.attack_4_reveal import RevealCards
from tessera.games.the_warp.rules.attack_5_dice import ChangeTroops, RollDice
from tessera.games.the_warp.rules.attack_6_resolution import Resolve
from tessera.games.the_warp.rules.building import turn_up_all
from tessera.games.the_warp.rules.combat_effects import ATTACK, DEFENCE, add_to_combat
from tessera.games.the_warp.rules.exiled_races import fire_exiled
from tessera.games.the_warp.rules.solo import roll_for_defence
from tessera.games.the_warp.state import Warp, no_combat
from tessera.games.the_warp.terms import (
    AGAINST,
    AGAINST_EXILED,
    AGAINST_GUARDIAN,
    AGAINST_PLAYER,
    ASSAULT_SHIP,
    COLOURED,
    EMPTY,
    EXILED,
    GUARDIAN,
    HIDDEN,
    ON_AREA_ATTACKED,
    ON_DECLARED,
    SENTRY_TOWER,
    SHIP_LADDER,
    TYPES,
)
from tessera.kernel.step import Ask, Do, Refused

# A declaration in one number: origin, target, and the ship.
TO = 64
SHIP = 4096


def can_be_attacked(game: Warp, seat: int, area: int) -> bool:
    """An enemy area that is no Colony: another player's, an Exiled Race's or the Guardian's
    (WARP-ATK-03, WARP-ATK-04, WARP-ATK-05, WARP-TEAM-11)."""
    holder = game.holder[area]
    if holder == EMPTY:
        return False
    return (holder < 0 or game.is_enemy(seat, holder)) and not game.rulebook.board.areas[area].colony


def declarations(game: Warp, seat: int, first: bool) -> list[int]:
    """Every legal origin and target, with and without an Assault Ship; the first one only, if that is enough
    (WARP-ATK-02, WARP-ATK-03, WARP-ATK-06, WARP-ATK-09, WARP-SHP-01, WARP-SHP-07, WARP-SEN-02)."""
    found: list[int] = []
    board = game.rulebook.board
    for origin in game.colonies[seat].areas:
        # At least 1 Troop stays behind (WARP-ATK-02).
        if game.troops[origin] < 2:
            continue
        for target in board.next_to[origin]:
            if can_be_attacked(game, seat, target):
                found.append(origin * TO + target)
        if game.buildings[origin * TYPES + ASSAULT_SHIP]:
            for target in board.near[origin]:
                if not game.buildings[target * TYPES + SENTRY_TOWER] and can_be_attacked(game, seat, target):
                    found.append(SHIP + origin * TO + target)
        if first and found:
            break
    return found


def can_attack(game: Warp, seat: int) -> bool:
    """Whether there is a legal declaration (WARP-ATK-09)."""
    return bool(declarations(game, seat, True))


class Attack(Do[Warp]):
    """The action: a combat in six steps (WARP-ATK-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        game.then(ChooseTarget(self.seat))


class ChooseTarget(Ask[Warp]):
    """From where, against what, with a ship or without (WARP-ATK-02, WARP-ATK-09)."""

    __slots__ = ()

    def kind(self) -> str:
        return "attack"

    def options(self, game: Warp) -> list[int]:
        return declarations(game, self.seat, False)

    def answer(self, game: Warp, choice: int) -> None:
        ship, rest = divmod(choice, SHIP)
        origin, target = divmod(rest, TO)
        game.then(ChooseTroops(self.seat, origin, target, ship))

    def notation(self, game: Warp, choice: int) -> str:
        ship, rest = divmod(choice, SHIP)
        origin, target = divmod(rest, TO)
        return f"attack {game.area_name(origin)} {game.area_name(target)}{' ship' if ship else ''}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import attack_objections

        return attack_objections(game, self.seat)


class ChooseTroops(Ask[Warp]):
    """How many Troops attack (WARP-ATK-02)."""

    __slots__ = ("origin", "ship", "target")

    def __init__(self, seat: int, origin: int, target: int, ship: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.target = target
        self.ship = ship

    def kind(self) -> str:
        return "attackers"

    def options(self, game: Warp) -> list[int]:
        return list(range(1, game.troops[self.origin]))

    def answer(self, game: Warp, choice: int) -> None:
        declare(game, self.seat, self.origin, self.target, choice, self.ship)

    def notation(self, game: Warp, choice: int) -> str:
        return f"troops {choice}"

    def about(self, game: Warp) -> list[str]:
        return [f"area:{self.origin}", f"area:{self.target}"]


def declare(game: Warp, seat: int, origin: int, target: int, troops: int, ship: int) -> None:
    """The attackers, and an activated ship, go to the target for the combat
    (WARP-ATK-07, WARP-ATK-08, WARP-DIC-01, WARP-SHP-03)."""
    if game.holder[target] == HIDDEN:
        turn_up_all(game, [target], seat, "WARP-ATK-08")
    # No effect of a combat grants an action, so that none begins inside another (WARP-RAC-11, see `PLACES`).
    assert game.combat.attacker < 0, "a combat is going on"
    combat = game.combat = no_combat()
    combat.attacker = seat
    combat.origin = origin
    combat.target = target
    combat.declared = combat.attackers = troops
    combat.ship = ship > 0
    game.troops[origin] -= troops
    if ship:
        game.buildings[origin * TYPES + ASSAULT_SHIP] -= 1
        game.colonies[seat].count[ASSAULT_SHIP] -= 1
    _meet_defence(game)
    ladder = game.colonies[seat].levels[SHIP_LADDER]
    # With a ship the area of origin does not matter (WARP-SHP-02, WARP-SHP-09).
    combat.base_attack = game.rulebook.ship_multipliers[ladder - 1] if ship else game.multipliers[origin]
    combat.base_defence = game.multipliers[target]
    if game.log is not None:
        words = [f"area:{origin}", f"area:{target}", f"{troops}", "ship" if ship else "foot", AGAINST[combat.against]]
        game.say("attack", "WARP-ATK-02", seat, [*words, f"{combat.base_attack}", f"{combat.base_defence}"])
    game.then(
        AttackDeclared(), AttackCards(), DefenceCards(), Bribe(0), RevealCards(), ChangeTroops(), RollDice(), Resolve()
    )


def _meet_defence(game: Warp) -> None:
    """Who defends, with how many Troops; a ship on the target does not matter
    (WARP-DIC-02, WARP-DIC-03, WARP-GAT-01, WARP-GAT-02, WARP-GAT-03, WARP-SHP-04)."""
    combat = game.combat
    holder = game.holder[combat.target]
    if combat.target == game.rulebook.board.gate:
        combat.attack_limit = 2
    if holder == GUARDIAN:
        combat.against = AGAINST_GUARDIAN
        combat.defenders = max(0, game.rulebook.guardians[game.guardian].dice + game.gate_modifier)
    elif holder == EXILED:
        combat.against = AGAINST_EXILED
        combat.color = game.colors[combat.target]
        combat.defenders = game.troops[combat.target]
    else:
        combat.against = AGAINST_PLAYER
        combat.defender = holder
        combat.defenders = game.troops[combat.target]
    if combat.defender < 0 and game.seats > 1:
        # Without a supporter the player to the attacker's left rolls (WARP-DIC-04), and nobody if there is none
        # (WARP-SOLO-04).
        combat.roller = (combat.attacker + 1) % game.seats


class AttackDeclared(Do[Warp]):
    """What both sides bring along, then abilities of the Exiled Race, then of the players
    (WARP-GAT-04, WARP-SEN-01, WARP-TRK-17, WARP-DIC-07, WARP-SOLO-04)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        bring_along(game, combat.attacker, ATTACK, combat.origin)
        if combat.defender >= 0:
            bring_along(game, combat.defender, DEFENCE, combat.target)
        if combat.target == game.rulebook.board.gate:
            # They help a holder of the gate too (WARP-GAT-10).
            for token in game.gate_abilities:
                for effect in game.rulebook.abilities[token].effects:
                    add_to_combat(game, -1, effect, DEFENCE)
        if game.rulebook.is_solo:
            roll_for_defence(game)
        if combat.defender >= 0:
            then_use_abilities(game, combat.defender, ON_DECLARED)
        then_use_abilities(game, combat.attacker, ON_DECLARED)
        fire_exiled(game, ON_AREA_ATTACKED)


def bring_along(game: Warp, seat: int, side: int, area: int) -> None:
    """Track Bonuses as they stand now, and the Sentry Tower of the area fought from
    (WARP-DIC-15, WARP-SEN-01, WARP-SEN-03, WARP-SEN-04, WARP-TRK-14 to WARP-TRK-16)."""
    colony = game.colonies[seat]
    for track in range(COLOURED):
        printed = game.rulebook.tracks[track]
        if colony.positions[track] >= printed.bonus_from:
            for effect in printed.bonus:
                if effect.op != ops.MODIFY:
                    add_to_combat(game, seat, effect, side)
    if game.buildings[area * TYPES + SENTRY_TOWER]:
        for effect in game.rulebook.tower:
            add_to_combat(game, seat, effect, side)
