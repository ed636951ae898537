"""Step 6 of an attack: who wins, losses, captures, Reward cards and what follows (Attack: 6. Resolution)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rules.abilities import then_use_abilities
from tessera.games.the_warp.rules.carrying import Carry
from tessera.games.the_warp.rules.conditions import BY_SHIP, UPHILL, conquest
from tessera.games.the_warp.rules.exiled_races import fire_exiled
from tessera.games.the_warp.rules.missions import CheckMissions
from tessera.games.the_warp.rules.reward_cards import DrawRewards
from tessera.games.the_warp.rules.warp_gate import take_gate
from tessera.games.the_warp.state import CONQUERED, DISCARD, EMPTIED, HELD, SHOWN, Warp, idle
from tessera.games.the_warp.terms import (
    AGAINST_GUARDIAN,
    AGAINST_PLAYER,
    ASSAULT_SHIP,
    ATTACKER,
    DEFENDER,
    EMPTY,
    GUARDIAN,
    ON_AREA_CONQUERED,
    ON_ATTACK_FAILED,
    ON_COMBAT_END,
    ON_WON,
    REWARD_ON_WIN,
    SUPPORTER,
    TYPES,
)
from tessera.kernel.step import Ask, Do

SUPPORT_REWARDS = 2


class Resolve(Do[Warp]):
    """Compare the powers: the area is conquered, held or left empty
    (WARP-RES-01, WARP-RES-03, WARP-RES-07, WARP-GAT-14, ruling WARP-R026)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        attack, defence = combat.attack_power, combat.defence_power
        if attack == defence:
            _lose_one_each(game)
        if attack > defence or (attack == defence and not combat.defenders and combat.attackers):
            combat.result = CONQUERED
        elif attack < defence or combat.defenders:
            combat.result = HELD
            if attack < defence:
                _lose_attacker(game)
        else:
            combat.result = EMPTIED
        if game.log is not None:
            words = [f"area:{combat.target}", ("", "conquered", "held", "emptied")[combat.result]]
            game.say("result", "WARP-RES-18", combat.attacker, [*words, f"{combat.attackers}"])
        game.then(Garrison(combat.attacker), Settle())


class Garrison(Ask[Warp]):
    """How many conquerors of the gate stay there; the others go back at once
    (WARP-GAT-07, WARP-GAT-08, ruling WARP-R040)."""

    __slots__ = ()

    def kind(self) -> str:
        return "gate-troops"

    def options(self, game: Warp) -> list[int]:
        combat = game.combat
        if combat.result != CONQUERED or combat.target != game.rulebook.board.gate:
            return []
        return list(range(1, garrison_limit(game) + 1))

    def answer(self, game: Warp, choice: int) -> None:
        combat = game.combat
        back = combat.attackers - choice
        combat.attackers = choice
        if back:
            if game.log is not None:
                words = [f"area:{combat.target}", f"area:{combat.origin}", f"{back}"]
                game.say("garrison", "WARP-GAT-08", self.seat, words)
            send_back(game, back)

    def notation(self, game: Warp, choice: int) -> str:
        return f"stay {choice}"

    def about(self, game: Warp) -> list[str]:
        return [f"area:{game.combat.origin}"]


def garrison_limit(game: Warp) -> int:
    """How many of the conquerors the area can hold (WARP-GAT-07)."""
    return min(game.combat.attackers, game.limit_of(game.combat.target))


class Settle(Do[Warp]):
    """The area changes hands, or the attackers return (WARP-RES-01, WARP-RES-06, WARP-RES-07).

    Then Reward cards, what works on a loss, Exiled abilities, those of the players, and missions.
    """

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        # Track Bonuses count as they stood when the attack was declared: what is captured now brings none yet.
        extra = [colony.stats[REWARD_ON_WIN] + colony.own_stats[REWARD_ON_WIN] for colony in game.colonies]
        if combat.result == CONQUERED:
            conquer(game)
        elif combat.result == HELD:
            retreat(game)
            _count_defence(game)
        else:
            clear(game)
            _return_ship(game)
        game.then(AfterLoss(), FireExiled(), Winners(), Participants(), EndCombat(), CheckMissions())
        _draw_rewards(game, extra)


def _lose_one_each(game: Warp) -> None:
    """Equal power: both sides lose a Troop, an Exiled area by a modifier, the Guardian a die
    (WARP-RES-03, WARP-GAT-14, ruling WARP-R030)."""
    combat = game.combat
    _lose_attacker(game)
    if combat.defenders:
        combat.defenders -= 1
        if combat.against == AGAINST_GUARDIAN:
            game.gate_modifier -= 1
        else:
            game.troops[combat.target] -= 1
            if combat.defender >= 0:
                game.colonies[combat.defender].supply += 1


def _lose_attacker(game: Warp) -> None:
    """One attacking Troop goes to the general supply, if any is left (WARP-RES-01, WARP-RES-13, WARP-RES-14)."""
    combat = game.combat
    if combat.attackers:
        combat.attackers -= 1
        game.colonies[combat.attacker].supply += 1
        game.dirty |= 1 << combat.attacker


def retreat(game: Warp) -> None:
    """The attackers return to the area of origin with their ship (WARP-RES-01, WARP-RES-04, WARP-SHP-03)."""
    combat = game.combat
    combat.attackers = send_back(game, combat.attackers)
    _return_ship(game)


def send_back(game: Warp, count: int) -> int:
    """Troops return to the area of origin; what finds no room goes to the supply; how many stayed
    (WARP-GAT-08, WARP-RES-01, WARP-RES-17, ruling WARP-R028)."""
    combat = game.combat
    room = max(0, game.limit_of(combat.origin) - game.troops[combat.origin])
    back = min(count, room)
    game.station(combat.attacker, combat.origin, back)
    game.colonies[combat.attacker].supply += count - back
    if back < count and game.log is not None:
        game.say("no_room", "WARP-RES-17", combat.attacker, [f"area:{combat.origin}", f"{count - back}"])
    return back


def _return_ship(game: Warp) -> None:
    combat = game.combat
    if combat.ship:
        game.buildings[combat.origin * TYPES + ASSAULT_SHIP] += 1
        game.colonies[combat.attacker].count[ASSAULT_SHIP] += 1
        game.dirty |= 1 << combat.attacker


def clear(game: Warp) -> None:
    """The defence is gone: player Troops return to their supply, a token leaves (WARP-RES-06, WARP-RES-13)."""
    combat = game.combat
    target = combat.target
    if combat.defender >= 0:
        game.colonies[combat.defender].supply += combat.defenders
    if game.holder[target] == GUARDIAN:
        # Modifiers stay until the gate changes hands (WARP-GAT-15).
        game.gate_modifier = 0
        game.holder[target] = EMPTY
    else:
        game.leave(target)


def conquer(game: Warp) -> None:
    """The attackers take the area, its buildings and their ship with them
    (WARP-GAT-06, WARP-RES-05, WARP-RES-07, WARP-RES-08, WARP-RES-09, WARP-SHP-03)."""
    combat = game.combat
    seat, target = combat.attacker, combat.target
    clear(game)
    if combat.ship:
        game.buildings[target * TYPES + ASSAULT_SHIP] += 1
    game.occupy(seat, target, combat.attackers)
    colony = game.colonies[seat]
    colony.conquests.append(conquest(target, combat.against, combat.rolled_defenders))
    win = ATTACKER | (UPHILL if combat.base_defence > combat.base_attack else 0) | (BY_SHIP if combat.ship else 0)
    colony.wins.append(win)
    colony.acted = True
    if combat.against == AGAINST_GUARDIAN:
        take_gate(game, seat)


def _count_defence(game: Warp) -> None:
    """A defence that stands is a win for its player or supporters, who take no ground by it
    (WARP-RES-16, WARP-RES-18, WARP-TEAM-14, ruling WARP-R027)."""
    combat = game.combat
    winners = combat.supporters if combat.defender < 0 else [combat.defender]
    role = SUPPORTER if combat.defender < 0 else DEFENDER
    for seat in winners:
        game.colonies[seat].wins.append(role)
        game.colonies[seat].acted = True
        game.dirty |= 1 << seat


def _draw_rewards(game: Warp, extra: list[int]) -> None:
    """One Reward card for a conquest or a successful defence, two for support, more with the Gold bonus
    (WARP-RAC-09, WARP-RES-02, WARP-RES-04, WARP-RES-05, WARP-RES-07, WARP-RES-15, WARP-TRK-14)."""
    combat = game.combat
    if combat.result == CONQUERED or (combat.result == HELD and combat.against == AGAINST_PLAYER):
        seat = combat.attacker if combat.result == CONQUERED else combat.defender
        game.then(DrawRewards(seat, 1 + extra[seat]))
    elif combat.result == HELD:
        for seat in reversed(combat.supporters):
            game.then(DrawRewards(seat, SUPPORT_REWARDS + game.colonies[seat].stats[REWARD_ON_WIN]))


class AfterLoss(Do[Warp]):
    """Cards that work only if the own side did not win, for whoever played them
    (WARP-CRD-14, WARP-TEAM-14, ruling WARP-R036)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        if combat.result != HELD:
            _carry_losses(game, combat.defence_fx, combat.defence_fx_by, 1)
        if combat.result != CONQUERED:
            _carry_losses(game, combat.attack_fx, combat.attack_fx_by, 0)


def _carry_losses(game: Warp, effects: list[int], owners: list[int], side: int) -> None:
    for place in range(len(effects) - 1, -1, -1):
        effect = game.effect(effects[place])
        if effect.op == ops.ON_LOSS and owners[place] >= 0:
            game.then(Carry(owners[place], effect.lists[0], 0, side))


class FireExiled(Do[Warp]):
    """Abilities of the Exiled Race: conquered, or still holding the area (WARP-RAC-07)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        if game.combat.result == CONQUERED:
            fire_exiled(game, ON_AREA_CONQUERED)
        elif game.combat.result == HELD:
            fire_exiled(game, ON_ATTACK_FAILED)


def fighters(game: Warp) -> list[int]:
    """Everybody who took part, the active player first, then clockwise."""
    combat = game.combat
    parts = [combat.attacker, combat.defender, *combat.supporters]
    return [seat for seat in game.clockwise(game.active) if seat in parts]


class Winners(Do[Warp]):
    """Abilities for a won combat (WARP-RES-18, WARP-RAC-03)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        if combat.result == EMPTIED:
            return
        for seat in reversed(fighters(game)):
            if (seat == combat.attacker) == (combat.result == CONQUERED):
                then_use_abilities(game, seat, ON_WON)


class Participants(Do[Warp]):
    """Abilities after a combat, whatever its result (WARP-RAC-03)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        for seat in reversed(fighters(game)):
            then_use_abilities(game, seat, ON_COMBAT_END)


class EndCombat(Do[Warp]):
    """The cards go to the discard pile, now and not before (WARP-REV-04, ruling WARP-R010)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        game.fought = game.combat
        game.fought_cards = game.zones[SHOWN].copy()
        for piece in game.fought_cards:
            game.move(piece, SHOWN, DISCARD)
        game.combat = idle()
