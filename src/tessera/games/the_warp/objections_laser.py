"""Why a Laser Cannon may not fire, or not at an area (Laser Cannon)."""

from __future__ import annotations

from tessera.games.the_warp.objector import Objector, Reason, steps
from tessera.games.the_warp.rules.laser import FireLaser, fought_for, laser_targets, removable
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import EMPTY, EXILED, HIDDEN, LASER_CANNON, SENTRY_TOWER, SIGHT, TYPES
from tessera.kernel.step import Refused


def cannon_reason(game: Warp, seat: int, area: int) -> Reason:
    """Why no Laser Cannon on an area can fire now (WARP-LAS-01, WARP-LAS-02, WARP-LAS-04)."""
    colony, words = game.colonies[seat], {"area": f"area:{area}"}
    cannons = game.buildings[area * TYPES + LASER_CANNON]
    if game.holder[area] != seat:
        return Reason("WARP-LAS-01", "why.cannon_foreign", "own_cannon", words)
    if not cannons:
        return Reason("WARP-LAS-01", "why.no_cannon", "own_cannon", words)
    if colony.fired.count(area) >= cannons:
        return Reason("WARP-LAS-01", "why.fired", "next_turn", words, cannons)
    if not colony.energy:
        return Reason("WARP-LAS-04", "why.laser_no_energy", "gain_energy", words, game.rulebook.laser_prices[0])
    assert not laser_targets(game, seat, area), "this cannon can fire"
    return Reason("WARP-LAS-02", "why.no_laser_target", "later_laser", words, SIGHT)


def laser_objections(game: Warp, ask: FireLaser) -> list[Refused]:
    """Areas in range that are no targets, enemies out of range, and dice that cannot be paid."""
    objector = Objector(game, ask.seat, ask)
    near = game.rulebook.board.near[ask.cannon]
    far = [area for area in range(len(game.holder)) if area not in near and _has_enemies(game, ask.seat, area)]
    targets = laser_targets(game, ask.seat, ask.cannon)
    for area in [ask.cannon, *near, *far]:
        for dice in range(1, len(game.rulebook.laser_prices) + 1 if area in targets else 2):
            id = f"fire {game.area_name(area)} {dice}"
            if objector.is_open(id):
                objector.no(id, fire_reason(game, ask, area, dice))
    return objector.refused


def _has_enemies(game: Warp, seat: int, area: int) -> bool:
    return game.holder[area] == EXILED or game.is_enemy(seat, game.holder[area])


def fire_reason(game: Warp, ask: FireLaser, area: int, dice: int) -> Reason:
    """Why a cannon cannot fire at an area with so many dice."""
    prices = game.rulebook.laser_prices
    words = {"area": f"area:{area}", "cannon": f"area:{ask.cannon}"}
    if not 1 <= dice <= len(prices):
        return Reason("WARP-LAS-04", "why.laser_dice", "fewer_dice", {"limit": str(len(prices))}, dice)
    away = steps(game.rulebook.board, ask.cannon, area)
    if away > SIGHT:
        return Reason("WARP-LAS-02", "why.laser_range", "nearer_target", words | {"limit": str(SIGHT)}, away)
    reason = target_reason(game, ask.seat, area)
    if reason is not None:
        return reason
    words["have"] = f"energy:{game.colonies[ask.seat].energy}"
    words["dice"] = str(dice)
    return Reason("WARP-LAS-04", "why.laser_dear", "fewer_dice", words, prices[dice - 1])


def target_reason(game: Warp, seat: int, area: int) -> Reason | None:
    """Why nothing on an area can be shot at or removed, None if it can
    (WARP-LAS-02, WARP-LAS-03, WARP-SEN-02, WARP-GAT-05, WARP-TEAM-16)."""
    holder, words = game.holder[area], {"area": f"area:{area}"}
    if holder == seat:
        return Reason("WARP-LAS-02", "why.target_own", "enemy_target", words)
    if holder >= 0 and holder == game.partner(seat):
        return Reason("WARP-TEAM-16", "why.target_teammate", "enemy_target", words | {"player": f"player:{holder}"})
    if area == game.rulebook.board.gate:
        return Reason("WARP-GAT-05", "why.target_gate", "other_area", words)
    if game.rulebook.board.areas[area].colony:
        return Reason("WARP-LAS-03", "why.target_colony", "other_area", words)
    if holder == EMPTY:
        return Reason("WARP-LAS-02", "why.target_empty", "enemy_target", words)
    if holder == HIDDEN:
        return Reason("WARP-LAS-02", "why.target_hidden", "reveal_first", words)
    if game.buildings[area * TYPES + SENTRY_TOWER]:
        return Reason("WARP-SEN-02", "why.target_tower", "other_area", words)
    return None


def remove_reason(game: Warp, seat: int, distance: int, owner: int, area: int) -> Reason:
    """Why an effect cannot remove Troops from an area (WARP-SYM-10)."""
    words = {"area": f"area:{area}", "limit": str(distance)}
    reason = target_reason(game, seat, area)
    if reason is not None:
        return reason
    if area == fought_for(game):
        return Reason("WARP-SYM-10", "why.remove_fought", "other_area", words)
    away = min([steps(game.rulebook.board, own, area) for own in game.colonies[seat].areas])
    if away > distance:
        return Reason("WARP-SYM-10", "why.remove_range", "nearer_target", words, away)
    assert area not in removable(game, seat, distance, owner), "Troops can be removed there"
    return Reason("WARP-SYM-10", "why.remove_owner", "other_area", words)
