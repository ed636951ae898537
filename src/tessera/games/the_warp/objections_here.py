"""Why something of the right kind cannot be chosen at its own question, where the question lists only what is near."""

from __future__ import annotations

from typing import Final

from tessera.games.the_warp.objections_attack import attack_reason, combat_card_reason, garrison_reason, troops_reason
from tessera.games.the_warp.objections_develop import (
    build_reason,
    card_reason,
    option_reason,
    upgrade_reason,
)
from tessera.games.the_warp.objections_dice import combat_option_reason, tool_reason
from tessera.games.the_warp.objections_free import (
    ability_reason,
    action_reason,
    reward_ability_reason,
    reward_reason,
    timeout_reason,
)
from tessera.games.the_warp.objections_idle import first_fact
from tessera.games.the_warp.objections_laser import cannon_reason, fire_reason, remove_reason
from tessera.games.the_warp.objections_missions import (
    mission_reason,
    replenish_reason,
    switch_deck_reason,
    switch_reason,
)
from tessera.games.the_warp.objections_moves import move_reason, sail_reason
from tessera.games.the_warp.objections_payment import (
    GOODS,
    amount_reason,
    goods_reason,
    naming_reason,
    propose_reason,
    split_reason,
    trade_reason,
)
from tessera.games.the_warp.objections_places import (
    copy_reason,
    draw_reason,
    pool_reason,
    race_reason,
    return_reason,
    station_reason,
    victim_reason,
)
from tessera.games.the_warp.objections_terrashift import LOWER, RAISE, shift_reason
from tessera.games.the_warp.objector import Reason
from tessera.games.the_warp.rules.abilities import COPY, UseAbility, ability_at
from tessera.games.the_warp.rules.archive import DrawArchive, TakeDiscard
from tessera.games.the_warp.rules.attack_1_target import ChooseTarget, ChooseTroops
from tessera.games.the_warp.rules.attack_2_cards import AttackCard, DefenceCard
from tessera.games.the_warp.rules.attack_3_bribe import ComposeOffer, MakeOffer
from tessera.games.the_warp.rules.attack_4_reveal import ChooseCombatOption
from tessera.games.the_warp.rules.attack_5_dice import UseTool
from tessera.games.the_warp.rules.attack_6_resolution import Garrison
from tessera.games.the_warp.rules.building import Build, Upgrade
from tessera.games.the_warp.rules.develop import ChooseOption, PlayDevelop
from tessera.games.the_warp.rules.draft import TakeMission
from tessera.games.the_warp.rules.effects import ChooseEffects, ExtraAction
from tessera.games.the_warp.rules.end_phase import ReplenishPrivate
from tessera.games.the_warp.rules.laser import FireLaser, RemoveTroops
from tessera.games.the_warp.rules.mission_switch import SwitchDeck, SwitchMission
from tessera.games.the_warp.rules.movement import MoveByEffect, moves_left
from tessera.games.the_warp.rules.payment import GiveBackTroop, Pay, PayMission, Price, SplitGain
from tessera.games.the_warp.rules.races import ChooseVictim, CopyActive, HandOver
from tessera.games.the_warp.rules.terrashift import LowerArea, RaiseArea, ShiftOne
from tessera.games.the_warp.rules.trading import Trade
from tessera.games.the_warp.rules.troops import PlaceGained, PlaceReserve
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import ACTIONS, ATTACKER
from tessera.kernel.step import Ask

MENUS: Final = ("extract", "before-consult", "action", "end")


def reason_here(game: Warp, ask: Ask[Warp], verb: str, shape: str, parts: list[int]) -> Reason | None:
    """Why a choice of a kind that this question offers cannot be made; None where it means nothing here."""
    if ask.kind() in MENUS or verb == "complete":
        return _in_menu(game, ask, verb, parts)
    for found in (_in_action, _in_attack, _in_payment, _elsewhere):
        reason = found(game, ask, verb, shape, parts)
        if reason is not None:
            return reason
    return None


def _in_menu(game: Warp, ask: Ask[Warp], verb: str, parts: list[int]) -> Reason | None:
    """Menus of the own turn."""
    seat = ask.seat
    if verb in ACTIONS:
        return action_reason(game, seat, ACTIONS.index(verb))
    if verb == "move":
        return move_reason(game, seat, parts[0], parts[1], moves_left(game, seat))
    if verb == "sail":
        return sail_reason(game, seat, parts[0], parts[1], parts[2], moves_left(game, seat))
    if verb == "trade":
        return trade_reason(game, seat)
    if verb == "spend":
        return reward_reason(game, seat, parts[0])
    if verb == "reward-ability":
        return reward_ability_reason(game, seat, parts[0])
    if verb == "use":
        return use_reason(game, seat, parts[0], len(parts) > 1)
    if verb == "laser":
        return cannon_reason(game, seat, parts[0])
    if verb == "complete":
        return mission_reason(game, seat, parts[0])
    return timeout_reason(game) if verb == "timeout" else None


def use_reason(game: Warp, seat: int, race: int, copied: bool) -> Reason:
    """Why an Active Ability cannot be used: perhaps the player does not have it (WARP-RAC-02)."""
    for place in range(COPY + 1):
        if ability_at(game, seat, place) == race and (place == COPY) == copied:
            return ability_reason(game, seat, place)
    key = "why.race_not_copied" if copied else "why.race_not_led"
    return Reason("WARP-RAC-02", key, "own_race", {"race": f"race:{race}"})


def _in_action(game: Warp, ask: Ask[Warp], verb: str, shape: str, parts: list[int]) -> Reason | None:
    """Develop and Terrashift, and what effects build, raise and move."""
    seat = ask.seat
    if isinstance(ask, PlayDevelop):
        return card_reason(game, seat, parts[0], ask.by, ask.discount(game))
    if isinstance(ask, ChooseOption):
        if not 1 <= parts[0] <= len(game.card(ask.piece).options):
            return None
        return option_reason(game, ask, parts[0] - 1, parts[1])
    if isinstance(ask, Build):
        return build_reason(game, ask, parts[0], parts[1])
    if isinstance(ask, Upgrade):
        return upgrade_reason(game, ask, parts[0])
    if isinstance(ask, (RaiseArea, LowerArea)):
        raised = ask.raised if isinstance(ask, LowerArea) else -1
        return shift_reason(game, seat, parts[0], RAISE if verb == "raise" else LOWER, raised, False)
    if isinstance(ask, ShiftOne):
        return shift_reason(game, seat, parts[0], RAISE if verb == "raise" else LOWER, -1, bool(ask.as_action))
    if isinstance(ask, MoveByEffect):
        if verb == "move":
            return move_reason(game, seat, parts[0], parts[1], ask.left)
        return sail_reason(game, seat, parts[0], parts[1], parts[2], ask.left)
    if isinstance(ask, ChooseEffects):
        lists = game.effect(ask.effect).lists
        return first_fact(game, seat, game.rulebook.lists[lists[parts[0] - 1]]) if 1 <= parts[0] <= len(lists) else None
    if isinstance(ask, ExtraAction):
        return _extra_reason(game, ask, ACTIONS.index(verb))
    return None


def _extra_reason(game: Warp, ask: ExtraAction, action: int) -> Reason:
    """Another action is one of those granted (WARP-RAC-11)."""
    if ask.actions >> action & 1:
        return action_reason(game, ask.seat, action)
    granted = [str(number) for number in range(len(ACTIONS)) if ask.actions >> number & 1]
    return Reason("WARP-RAC-11", "why.not_granted", "choose_something", {"actions": "actions:" + " ".join(granted)})


def _in_attack(game: Warp, ask: Ask[Warp], verb: str, shape: str, parts: list[int]) -> Reason | None:
    """An attack from the declaration to the dice, and lasers."""
    seat = ask.seat
    if isinstance(ask, ChooseTarget):
        return attack_reason(game, seat, parts[0], parts[1], shape.endswith("=ship"))
    if isinstance(ask, ChooseTroops):
        return troops_reason(game, ask, parts[0])
    if isinstance(ask, (AttackCard, DefenceCard)):
        if verb == "trade":
            return trade_reason(game, seat) if seat == game.combat.attacker else None
        helped = game.combat.attacker if isinstance(ask, AttackCard) else ask.helped(game)
        role = ATTACKER if isinstance(ask, AttackCard) else ask.role(game)
        return combat_card_reason(game, helped, role, parts[0])
    if isinstance(ask, MakeOffer):
        return trade_reason(game, seat) if verb == "trade" else None
    if isinstance(ask, ComposeOffer):
        if verb == "propose":
            return propose_reason()
        if verb in GOODS:
            return goods_reason(game, ask, GOODS.index(verb), parts[0])
        return naming_reason(game, ask, parts[0])
    if isinstance(ask, ChooseCombatOption):
        return combat_option_reason(game, ask, parts)
    if isinstance(ask, UseTool):
        return tool_reason(game, ask, verb, parts[0])
    if isinstance(ask, Garrison):
        return garrison_reason(game, parts[0])
    if isinstance(ask, FireLaser):
        return fire_reason(game, ask, parts[0], parts[1])
    if isinstance(ask, RemoveTroops):
        effect = game.effect(ask.effect)
        return remove_reason(game, seat, effect.mode, effect.word, parts[0])
    return None


def _in_payment(game: Warp, ask: Ask[Warp], verb: str, shape: str, parts: list[int]) -> Reason | None:
    """Prices, the trade and what is handed over."""
    if isinstance(ask, Pay):
        return split_reason(game, ask.seat, ask.price(), parts[0], parts[1], "WARP-DEV-03")
    if isinstance(ask, PayMission):
        price = Price(ask.gold, ask.energy, ask.any, 0)
        return split_reason(game, ask.seat, price, parts[0], parts[1], "WARP-MIS-11")
    if isinstance(ask, Trade) and parts:
        return amount_reason(game, ask, "gold" if shape.endswith("=gold") else "energy", parts[0])
    if isinstance(ask, SplitGain):
        return split_reason(game, ask.seat, Price(0, 0, ask.count, 0), parts[0], parts[1], "WARP-INC-10")
    if isinstance(ask, HandOver):
        return split_reason(game, ask.seat, Price(0, 0, ask.owed(game), 0), parts[0], parts[1], "WARP-INC-10")
    if isinstance(ask, GiveBackTroop):
        return return_reason(game, ask.seat, parts[0])
    return None


def _elsewhere(game: Warp, ask: Ask[Warp], verb: str, shape: str, parts: list[int]) -> Reason | None:
    """Drawing, placing, missions and the draft."""
    seat = ask.seat
    if isinstance(ask, (PlaceReserve, PlaceGained)):
        return station_reason(game, seat, parts[0])
    if isinstance(ask, (DrawArchive, TakeDiscard)):
        return draw_reason(game, ask.kind(), parts)
    if isinstance(ask, ReplenishPrivate):
        return replenish_reason(game, seat, parts[0])
    if isinstance(ask, SwitchDeck):
        return switch_deck_reason(game, ask, parts[0])
    if isinstance(ask, SwitchMission):
        return switch_reason(game, ask, parts[0] if parts else -1)
    if isinstance(ask, TakeMission):
        return pool_reason(game, ask, parts[0])
    if isinstance(ask, CopyActive):
        return copy_reason(game, seat, parts[0])
    if isinstance(ask, ChooseVictim):
        return victim_reason(game, ask, parts[0])
    if isinstance(ask, UseAbility):
        return use_reason(game, seat, parts[0], len(parts) > 1)
    return race_reason(game, ask.kind(), parts[0]) if verb in ("race", "guardian") else None
