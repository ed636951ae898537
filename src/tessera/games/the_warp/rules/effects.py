"""What each effect does, and whether it is possible (effects vocabulary, sections 3 and 4)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Effect
from tessera.games.the_warp.rules.archive import TakeDiscard, then_draw
from tessera.games.the_warp.rules.attack_1_target import Attack, can_attack
from tessera.games.the_warp.rules.building import Build, Upgrade, affordable_builds, affordable_upgrades
from tessera.games.the_warp.rules.carrying import Carry
from tessera.games.the_warp.rules.combat_effects import add_to_combat, lose_more, strengthen
from tessera.games.the_warp.rules.develop import BY_EFFECT, Develop, PlayDevelop, can_develop
from tessera.games.the_warp.rules.endgame import gain_points
from tessera.games.the_warp.rules.laser import RemoveTroops, removable
from tessera.games.the_warp.rules.mission_switch import SwitchMission, ways_to_switch
from tessera.games.the_warp.rules.movement import MoveByEffect, moves
from tessera.games.the_warp.rules.payment import (
    DiscardForCost,
    Price,
    SplitGain,
    can_afford,
    tell_gain,
    then_pay_all,
)
from tessera.games.the_warp.rules.races import ChooseVictim, CopyActive, copyable, take_from
from tessera.games.the_warp.rules.reward_cards import DrawRewards
from tessera.games.the_warp.rules.terrashift import (
    AS_EFFECT,
    RaiseArea,
    ShiftOne,
    Terrashift,
    can_shift_one,
    can_shift_pair,
)
from tessera.games.the_warp.rules.trading import Trade
from tessera.games.the_warp.rules.troops import TO_AREA, TO_RESERVE, PlaceGained, gain_to_reserve, rooms
from tessera.games.the_warp.state import ARCHIVE, DISCARD, LINEUP, Warp
from tessera.games.the_warp.terms import ACTED, ACTIONS, ATTACK, BEFORE_ACTION, DEVELOP, TERRASHIFT
from tessera.kernel.step import Ask

PAIR = 0
EACH = 1
YES = 1
NO = 0
# Who may pay (`may_pay`).
BY_ATTACKER = 0
BY_DEFENDER = 1


def any_possible(game: Warp, seat: int, effects: list[Effect]) -> bool:
    """Whether at least one effect of a list can be carried out (WARP-RWD-06, ruling WARP-R008)."""
    for effect in effects:
        if is_possible(game, seat, effect):
            return True
    return False


def is_possible(game: Warp, seat: int, effect: Effect) -> bool:
    """Whether an effect would do anything now."""
    op = effect.op
    if op in (ops.GAIN, ops.MODIFY, ops.DRAW_REWARD, ops.GAIN_POINTS):
        return True
    if op == ops.GAIN_TROOPS:
        if not game.colonies[seat].supply:
            return False
        return effect.word != TO_AREA or bool(rooms(game, seat))
    if op == ops.DRAW_ARCHIVE:
        if len(game.zones[game.hand(seat)]) >= game.hand_limit(seat):
            return False
        return bool(game.zones[ARCHIVE] or game.zones[DISCARD] or game.zones[LINEUP])
    if op == ops.TAKE_DISCARDS:
        return bool(game.zones[DISCARD]) and len(game.zones[game.hand(seat)]) < game.hand_limit(seat)
    if op == ops.DISCARD_ARCHIVE:
        return len(game.zones[game.hand(seat)]) > 0
    if op == ops.OP_BUILD:
        return bool(affordable_builds(game, seat, effect))
    if op == ops.OP_UPGRADE:
        return bool(affordable_upgrades(game, seat, effect))
    if op == ops.PLAY_DEVELOP:
        return can_develop(game, seat, effect.mode)
    return _is_possible_too(game, seat, effect)


def _is_possible_too(game: Warp, seat: int, effect: Effect) -> bool:
    """The rarer effects."""
    op = effect.op
    if op == ops.MISSION_SWITCH:
        return bool(ways_to_switch(game, seat))
    if op == ops.OP_TERRASHIFT:
        return can_shift_pair(game, seat) if effect.word == PAIR else can_shift_one(game, seat)
    if op == ops.OP_TRADE:
        return game.colonies[seat].gold + game.colonies[seat].energy > 0
    if op == ops.MOVE_TROOPS:
        return bool(moves(game, seat, effect.n))
    if op == ops.REMOVE_TROOP:
        return bool(removable(game, seat, effect.mode, effect.word))
    if op == ops.STEAL:
        return any(game.is_enemy(seat, other) for other in range(game.seats))
    if op == ops.EXTRA_ACTION:
        return bool(extra_actions(game, seat, effect.mode))
    if op == ops.COPY_ACTIVE:
        return bool(copyable(game, seat))
    if op == ops.MAY_PAY:
        cost = effect.cost
        assert cost is not None
        return can_afford(game, seat, cost, Price(cost.gold, cost.energy, cost.any, 0), 0)
    if op == ops.CHOOSE:
        return any(any_possible(game, seat, game.rulebook.lists[number]) for number in effect.lists)
    # Effects of a combat can always be had while one goes on.
    return game.combat.attacker >= 0


def extra_actions(game: Warp, seat: int, mask: int) -> list[int]:
    """Which actions an extra action could be: after Consult, before the End phase, once per turn (WARP-RAC-11)."""
    if game.active != seat or game.colonies[seat].extra or game.moment not in (BEFORE_ACTION, ACTED):
        return []
    found: list[int] = []
    if mask >> DEVELOP & 1 and can_develop(game, seat, 1):
        found.append(DEVELOP)
    if mask >> TERRASHIFT & 1 and can_shift_pair(game, seat):
        found.append(TERRASHIFT)
    if mask >> ATTACK & 1 and can_attack(game, seat):
        found.append(ATTACK)
    return found


def perform(game: Warp, seat: int, effect: Effect, side: int) -> None:
    """Carry out one effect; what cannot be carried out is skipped."""
    op = effect.op
    if op >= ops.TROOP_ADD:
        if op != ops.MODIFY:
            add_to_combat(game, seat, effect, side)
        return
    if op == ops.GAIN:
        game.gain(seat, effect.gold, effect.energy)
        if game.log is not None and effect.gold + effect.energy:
            tell_gain(game, seat, effect.gold, effect.energy, "WARP-INC-10", effect.number)
        if effect.any:
            game.then(SplitGain(seat, effect.any, effect.number))
    elif op == ops.EXILED_TROOPS:
        strengthen(game, effect)
    elif op == ops.LOSE_TROOP:
        lose_more(game, effect)
    elif op == ops.MAY_PAY:
        payer = seat if effect.word > BY_DEFENDER else _part(game, effect.word)
        if payer >= 0:
            game.then(MayPay(payer, effect.number, side))
    elif op == ops.CHOOSE:
        game.then(ChooseEffects(seat, effect.number, side))
    elif is_possible(game, seat, effect):
        if op <= ops.PLAY_DEVELOP:
            _gain_or_build(game, seat, effect)
        else:
            _act(game, seat, effect)


def _part(game: Warp, who: int) -> int:
    return game.combat.attacker if who == BY_ATTACKER else game.combat.defender


def _gain_or_build(game: Warp, seat: int, effect: Effect) -> None:
    """Gains, cards, buildings and levels
    (WARP-INC-10, WARP-RWD-02, WARP-RWD-05, WARP-SYM-01, WARP-SYM-02, WARP-SYM-09)."""
    op, n = effect.op, effect.n
    if op == ops.GAIN_TROOPS:
        if effect.word == TO_RESERVE:
            gain_to_reserve(game, seat, n, "WARP-INC-08", effect.number)
        else:
            game.then(PlaceGained(seat, n, effect.word, effect.number))
    elif op == ops.DRAW_ARCHIVE:
        then_draw(game, seat, n, False, effect.number)
    elif op == ops.TAKE_DISCARDS:
        game.then(TakeDiscard(seat, n, effect.number))
    elif op == ops.DISCARD_ARCHIVE:
        count = min(n, len(game.zones[game.hand(seat)]))
        game.then(DiscardForCost(seat, count, count, effect.number))
    elif op == ops.DRAW_REWARD:
        game.then(DrawRewards(seat, n, effect.number))
    elif op == ops.OP_BUILD:
        game.then(Build(seat, effect.number, -1))
    elif op == ops.OP_UPGRADE:
        game.then(Upgrade(seat, effect.number, -1))
    else:
        game.then(PlayDevelop(seat, BY_EFFECT, effect.mode))


def _act(game: Warp, seat: int, effect: Effect) -> None:
    """What is done on the board and among players
    (WARP-GAT-13, WARP-MIS-15, WARP-RAC-03, WARP-RAC-04, WARP-SYM-03, WARP-SYM-06, WARP-SYM-08, WARP-SYM-10)."""
    op, n = effect.op, effect.n
    if op == ops.MISSION_SWITCH:
        game.then(SwitchMission(seat, n))
    elif op == ops.OP_TERRASHIFT:
        number = effect.number
        game.then(RaiseArea(seat, AS_EFFECT, number) if effect.word == PAIR else ShiftOne(seat, AS_EFFECT, number))
    elif op == ops.OP_TRADE:
        game.then(Trade(seat, n, True, effect.number))
    elif op == ops.MOVE_TROOPS:
        game.then(MoveByEffect(seat, n, effect.number))
    elif op == ops.REMOVE_TROOP:
        game.then(RemoveTroops(seat, effect.number))
    elif op == ops.STEAL:
        _steal(game, seat, effect)
    elif op == ops.EXTRA_ACTION:
        game.then(ExtraAction(seat, effect.mode))
    elif op == ops.GAIN_POINTS:
        gain_points(game, seat, n, "WARP-GAT-13", effect.number)
    elif op == ops.COPY_ACTIVE:
        game.then(CopyActive(seat))


def _steal(game: Warp, seat: int, effect: Effect) -> None:
    """From one opponent or from each, never from a teammate (WARP-RAC-04, WARP-TEAM-10)."""
    if effect.mode != EACH:
        game.then(ChooseVictim(seat, effect.word, effect.n, effect.number))
        return
    for other in reversed(game.clockwise(seat)[1:]):
        if game.is_enemy(seat, other):
            take_from(game, seat, other, effect.word, effect.n, effect.number)


class ExtraAction(Ask[Warp]):
    """One more action now, with all its rules (WARP-RAC-11)."""

    __slots__ = ("actions",)

    def __init__(self, seat: int, actions: int) -> None:
        super().__init__(seat)
        self.actions = actions

    def kind(self) -> str:
        return "extra-action"

    def options(self, game: Warp) -> list[int]:
        return extra_actions(game, self.seat, self.actions)

    def answer(self, game: Warp, choice: int) -> None:
        game.colonies[self.seat].extra = True
        take_action(game, self.seat, choice)

    def notation(self, game: Warp, choice: int) -> str:
        return ACTIONS[choice]


def take_action(game: Warp, seat: int, action: int) -> None:
    """Begin an action (WARP-ACT-01, WARP-RAC-11)."""
    if game.log is not None:
        game.say("action", "WARP-ACT-01", seat, [ACTIONS[action]])
    if action == DEVELOP:
        game.then(Develop(seat))
    elif action == TERRASHIFT:
        game.then(Terrashift(seat))
    else:
        game.then(Attack(seat))


class MayPay(Ask[Warp]):
    """Whether a price is paid for what follows (WARP-RAC-07).

    Who cannot pay is told of like whoever does not want to, for supplies are behind the screen (WARP-INFO-01).
    """

    __slots__ = ("effect", "side")

    def __init__(self, seat: int, effect: int, side: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.side = side

    def kind(self) -> str:
        return "may-pay"

    def options(self, game: Warp) -> list[int]:
        return [YES, NO] if is_possible(game, self.seat, game.effect(self.effect)) else [NO]

    def answer(self, game: Warp, choice: int) -> None:
        effect = game.effect(self.effect)
        if choice == NO:
            if game.log is not None:
                game.say("no_payment", "WARP-RAC-07", self.seat, [effect.source])
            return
        cost = effect.cost
        assert cost is not None
        game.then(Carry(self.seat, effect.lists[0], 0, self.side))
        then_pay_all(game, self.seat, cost, Price(cost.gold, cost.energy, cost.any, 0), self.effect)

    def notation(self, game: Warp, choice: int) -> str:
        return "pay" if choice == YES else "decline"

    def about(self, game: Warp) -> list[str]:
        return [f"effect:{self.effect}"]


class ChooseEffects(Ask[Warp]):
    """One of several lists of effects, as far as they are possible."""

    __slots__ = ("effect", "side")

    def __init__(self, seat: int, effect: int, side: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.side = side

    def kind(self) -> str:
        return "choose"

    def options(self, game: Warp) -> list[int]:
        lists = game.effect(self.effect).lists
        return [
            place for place in range(len(lists)) if any_possible(game, self.seat, game.rulebook.lists[lists[place]])
        ]

    def answer(self, game: Warp, choice: int) -> None:
        game.then(Carry(self.seat, game.effect(self.effect).lists[choice], 0, self.side))

    def notation(self, game: Warp, choice: int) -> str:
        return f"choose {choice + 1}"

    def about(self, game: Warp) -> list[str]:
        return [f"effect:{self.effect}"]
