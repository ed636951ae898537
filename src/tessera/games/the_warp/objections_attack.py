"""Why an attack may not be declared, or a Combat card not be played (Attack: 1. and 2.)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.objections_payment import trade_reason
from tessera.games.the_warp.objector import Objector, Reason, nearest, steps
from tessera.games.the_warp.rules.archive import distinct
from tessera.games.the_warp.rules.attack_1_target import ChooseTarget, ChooseTroops
from tessera.games.the_warp.rules.attack_2_cards import AttackCard, DefenceCard
from tessera.games.the_warp.rules.attack_6_resolution import garrison_limit
from tessera.games.the_warp.rules.conditions import fits_combat
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    ASSAULT_SHIP,
    ATTACKER,
    COMBAT,
    EMPTY,
    SENTRY_TOWER,
    SIGHT,
    TYPES,
)
from tessera.kernel.step import Ask, Refused

# Troops that an area of origin has at least: one attacks, one stays (WARP-ATK-02).
_LEAST = 2


def attack_objections(game: Warp, seat: int) -> list[Refused]:
    """Neighbours of own areas that cannot be attacked, other enemies once each, and what ships cannot reach."""
    objector = Objector(game, seat, ChooseTarget(seat))
    board, areas = game.rulebook.board, game.colonies[seat].areas
    for origin in areas:
        has_ship = game.buildings[origin * TYPES + ASSAULT_SHIP] > 0
        for target in board.near[origin]:
            if target in board.next_to[origin]:
                _object(objector, origin, target, False)
            if has_ship:
                _object(objector, origin, target, True)
    closest = nearest(board, areas)
    beside = {area for own in areas for area in board.next_to[own]}
    for target in range(len(game.holder)):
        holder = game.holder[target]
        if target not in beside and holder not in (seat, EMPTY):
            _object(objector, closest[target], target, False)
    return objector.refused


def _object(objector: Objector, origin: int, target: int, ship: bool) -> None:
    game = objector.game
    id = f"attack {game.area_name(origin)} {game.area_name(target)}{' ship' if ship else ''}"
    if objector.is_open(id):
        objector.no(id, attack_reason(game, objector.seat, origin, target, ship))


def attack_reason(game: Warp, seat: int, origin: int, target: int, ship: bool) -> Reason:
    """Why an area cannot be attacked from another
    (WARP-ATK-02, WARP-ATK-03, WARP-ATK-04, WARP-ATK-05, WARP-SHP-01, WARP-SEN-02, WARP-TEAM-11)."""
    holder = game.holder[target]
    words = {"origin": f"area:{origin}", "area": f"area:{target}", "limit": str(SIGHT)}
    if game.holder[origin] != seat:
        return Reason("WARP-ATK-02", "why.attack_origin", "from_own", words)
    if holder == seat:
        return Reason("WARP-ATK-03", "why.attack_own", "enemy_area", words)
    if holder >= 0 and holder == game.partner(seat):
        return Reason("WARP-TEAM-11", "why.attack_teammate", "enemy_area", words | {"player": f"player:{holder}"})
    if holder == EMPTY:
        return Reason("WARP-ATK-05", "why.attack_empty", "claim_it", words)
    if game.rulebook.board.areas[target].colony:
        return Reason("WARP-ATK-04", "why.attack_colony", "enemy_area", words)
    away = steps(game.rulebook.board, origin, target)
    if ship and not game.buildings[origin * TYPES + ASSAULT_SHIP]:
        return Reason("WARP-SHP-01", "why.attack_no_ship", "without_ship", words)
    if ship and away > SIGHT:
        return Reason("WARP-SHP-01", "why.ship_range", "nearer_target", words, away)
    if ship and game.buildings[target * TYPES + SENTRY_TOWER]:
        return Reason("WARP-SEN-02", "why.tower_against_ship", "without_ship", words)
    if not ship and away > 1:
        return Reason("WARP-ATK-03", "why.not_adjacent", "adjacent_or_ship", words, away)
    assert game.troops[origin] < _LEAST, "this attack is possible"
    return Reason("WARP-ATK-02", "why.too_few_troops", "from_garrison", words, game.troops[origin])


def no_attack_reason(game: Warp, seat: int) -> Reason:
    """Why the action Attack cannot be taken at all (WARP-ATK-02, WARP-ATK-09)."""
    if all(game.troops[area] < _LEAST for area in game.colonies[seat].areas):
        return Reason("WARP-ATK-02", "why.no_garrison", "other_action")
    return Reason("WARP-ATK-09", "why.no_enemy_in_reach", "other_action", {"limit": str(SIGHT)})


def troops_reason(game: Warp, ask: ChooseTroops, count: int) -> Reason:
    """Why so many Troops cannot attack (WARP-ATK-02)."""
    words = {"origin": f"area:{ask.origin}", "have": str(game.troops[ask.origin])}
    words["limit"] = str(game.troops[ask.origin] - 1)
    return Reason("WARP-ATK-02", "why.attack_one_stays" if count else "why.attack_nobody", "attack_with", words, count)


def garrison_reason(game: Warp, count: int) -> Reason:
    """Why so many conquerors cannot stay on the gate (WARP-GAT-07)."""
    have, room = game.combat.attackers, game.limit_of(game.combat.target)
    key = "why.stay_nobody" if not count else "why.stay_limit" if count > room else "why.stay_few"
    words = {"have": str(have), "room": str(room), "limit": str(garrison_limit(game))}
    return Reason("WARP-GAT-07", key, "stay_with", words, count)


# Combat cards


def combat_card_objections(game: Warp, seat: int, helped: int, role: int) -> list[Refused]:
    """Cards of the hand that cannot be played in this combat, and the trade if it is used up."""
    ask: Ask[Warp] = AttackCard(seat) if role == ATTACKER else DefenceCard(seat)
    objector = Objector(game, seat, ask)
    for piece in distinct(game, game.zones[game.hand(seat)]):
        id = f"play {game.name(piece)}"
        if objector.is_open(id):
            objector.no(id, combat_card_reason(game, helped, role, piece))
    if seat == game.combat.attacker and objector.is_open("trade"):
        objector.no("trade", trade_reason(game, seat))
    return objector.refused


def combat_card_reason(game: Warp, helped: int, role: int, piece: int) -> Reason:
    """Why a card of the hand cannot be played: its kind, or its play condition (WARP-CRD-06, WARP-CRD-07)."""
    card, words = game.card(piece), {"card": f"piece:{piece}"}
    if card.kind != COMBAT:
        return Reason("WARP-CRD-06", "why.develop_in_combat", "combat_card", words)
    for number, condition in enumerate(card.playable):
        if fits_combat(game, helped, role, [condition]):
            continue
        if condition.kind == ops.C_PINCER:
            words["area"] = f"area:{game.combat.target}"
            return Reason("WARP-CRD-07", "why.no_pincer", "other_combat_card", words)
        words["when"] = f"playable:{piece} {number}"
        return Reason("WARP-CRD-07", "why.not_playable", "other_combat_card", words)
    raise AssertionError("this card can be played")
