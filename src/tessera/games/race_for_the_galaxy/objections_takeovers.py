"""Why a takeover may not be declared, a world not be aimed at, or an attempt not be defeated (Takeovers)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objector import Objector
from tessera.games.race_for_the_galaxy.rules.payment import is_there
from tessera.games.race_for_the_galaxy.rules.resolving_takeovers import DefeatTakeover
from tessera.games.race_for_the_galaxy.rules.takeovers import (
    ATTACK,
    ATTACKER,
    DISCARD_SELF,
    FATE,
    IMPERIUM_EMPIRE,
    PENDING,
    REBEL_WORLD,
    TARGET,
    ChooseTarget,
    can_reach,
    fleet,
    owner_of,
)
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import KEY_REBEL, TAKEOVER_TARGETS
from tessera.kernel.step import Refused

# Declaring


def takeover_objections(objector: Objector) -> None:
    """Takeover powers of the own tableau that cannot be used now."""
    game = objector.game
    for power in game.empires[objector.seat].settle:
        id = f"takeover {game.piece_name(power // POWER_BITS)}"
        if game.power(power).effect == effects.TAKEOVER and objector.is_open(id):
            _takeover_objection(objector, id, power)


def _takeover_objection(objector: Objector, id: str, power: int) -> None:
    """Used, gone, no action left, no prestige, nobody in reach
    (RFTG-TAKEOVER-03, RFTG-TAKEOVER-07, RFTG-TAKEOVER-08, RFTG-TAKEOVER-30, RFTG-SETTLE-47)."""
    game, seat = objector.game, objector.seat
    empire = game.empires[seat]
    spec, source = game.power(power), power // POWER_BITS
    words = {"card": f"card:{source}", "have": str(empire.prestige), "reach": f"reach:{TAKEOVER_TARGETS[spec.target]}"}
    second = any(game.power(other).effect == effects.SETTLE_SECOND_WORLD for other in empire.settle)
    if power in empire.used:
        objector.no(id, "RFTG-TAKEOVER-08", "takeover_used", "settle_done", words)
    elif spec.activation == DISCARD_SELF and not is_there(game, seat, source):
        objector.no(id, "RFTG-SETTLE-47", "takeover_gone", "settle_done", words)
    elif empire.acts >= (2 if second else 1):
        objector.no(id, "RFTG-TAKEOVER-07", "no_action_left", "settle_nothing", words, 2 if second else 1)
    elif empire.prestige < spec.cost:
        objector.no(id, "RFTG-TAKEOVER-30", "prestige_short", "settle_done", words, spec.cost)
    else:
        objector.no(id, "RFTG-TAKEOVER-03", "no_target", "settle_done", words)


# Aiming


def target_objections(game: Race, ask: ChooseTarget) -> list[Refused]:
    """The other players' worlds that this power cannot aim at."""
    objector = Objector(game, ask.seat, ask)
    for other in game.order:
        for world in game.zones[game.tableau(other)]:
            id = f"target {game.piece_name(world)}"
            if other != ask.seat and game.card(world).is_world and objector.is_open(id):
                target_objection(objector, id, ask, world)
    return objector.refused


def target_objection(objector: Objector, id: str, ask: ChooseTarget, world: int) -> None:
    """Why a card in somebody's tableau is no target."""
    game, seat = objector.game, objector.seat
    spec, card = game.power(ask.power), game.card(world)
    owner = owner_of(game, world)
    words = {"card": f"card:{world}", "power": f"card:{ask.power // POWER_BITS}", "player": f"player:{owner}"}
    if owner == seat:
        objector.no(id, "RFTG-TAKEOVER-02", "target_own", "other_target", words)
    elif not card.is_world:
        objector.no(id, "RFTG-TAKEOVER-02", "target_development", "other_target", words)
    elif not can_reach(game, spec, owner):
        _unreachable(objector, id, words, spec.target, owner)
    elif world in game.empires[owner].fresh:
        objector.no(id, "RFTG-TAKEOVER-02", "target_fresh", "other_target", words)
    elif spec.target == REBEL_WORLD and not card.words & KEY_REBEL:
        objector.no(id, "RFTG-TAKEOVER-26", "target_not_rebel", "other_target", words)
    else:
        assert not card.military, "nothing stands against this target"
        assert fleet(game, seat, ask.power) < 0, "nothing stands against this target"
        objector.no(id, "RFTG-TAKEOVER-02", "target_peaceful", "other_target", words)


def _unreachable(objector: Objector, id: str, words: dict[str, str], label: int, owner: int) -> None:
    """An empire out of reach, by what it was when Settle began (RFTG-TAKEOVER-03, RFTG-TAKEOVER-05)."""
    if label == REBEL_WORLD:
        objector.no(id, "RFTG-TAKEOVER-03", "no_rebel_world", "other_target", words)
    elif label == IMPERIUM_EMPIRE:
        objector.no(id, "RFTG-TAKEOVER-03", "no_imperium", "other_target", words)
    else:
        words["military"] = str(objector.game.general_military(owner))
        objector.no(id, "RFTG-TAKEOVER-04", "no_military", "other_target", words)


# Defeating


def defeat_objections(game: Race, ask: DefeatTakeover) -> list[Refused]:
    """Attempts that have failed already (RFTG-TAKEOVER-38)."""
    objector = Objector(game, ask.seat, ask)
    for attack in range(0, len(game.attacks), ATTACK):
        id = ask.notation(game, attack)
        if game.attacks[attack + FATE] != PENDING and objector.is_open(id):
            words = {
                "player": f"player:{game.attacks[attack + ATTACKER]}",
                "card": f"card:{game.attacks[attack + TARGET]}",
            }
            objector.no(id, "RFTG-TAKEOVER-38", "defeated", "other_attempt", words)
    return objector.refused
