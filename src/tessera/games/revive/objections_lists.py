"""What single questions list as not possible: things that lie near and could be meant."""

from __future__ import annotations

from tessera.games.revive.objections_here import reason_here
from tessera.games.revive.objections_verbs import parse
from tessera.games.revive.objector import Objector
from tessera.games.revive.rules.effects import ChooseOne
from tessera.games.revive.rules.entries import effect_in
from tessera.games.revive.rules.machines import places_of
from tessera.games.revive.rules.tribe_tiles import PlaceTile
from tessera.games.revive.state import DISPLAY, Revive
from tessera.games.revive.terms import ARTIFACTS, BASICS, NODES, RESOURCES, UNEXPLORED
from tessera.kernel.step import Ask


def object_to_answers(objector: Objector, ask: Ask[Revive]) -> None:
    """Every answer near at hand that the question does not offer, each with its reason."""
    game = objector.game
    for id in _near(game, ask):
        if not objector.is_open(id):
            continue
        meant = parse(game, ask.seat, id, ask.kind())
        assert meant is not None, f"{id} means something"
        reason = reason_here(game, ask, meant)
        if reason is not None:
            objector.no(id, reason)


def _near(game: Revive, ask: Ask[Revive]) -> list[str]:
    """Answers of the kind that the question offers."""
    kind, seat = ask.kind(), ask.seat
    if kind == "technology":
        return [f"technology {node}" for node in NODES]
    if kind in ("gain-basic", "instead-of-crystal"):
        return [f"gain {RESOURCES[what]}" for what in range(BASICS)]
    if kind == "trade":
        return [f"trade {give} {get}" for give in RESOURCES[:BASICS] for get in RESOURCES[:BASICS] if give != get]
    if kind == "pay-basic":
        return [f"pay {resource}" for resource in RESOURCES]
    if isinstance(ask, ChooseOne):
        return [f"choose {number + 1}" for number in range(len(game.effect(effect_in(ask.number)).then))]
    if kind == "artifact":
        return [f"artifact {color}" for color in ARTIFACTS]
    if kind == "remove-artifact":
        return [f"remove {color}" for color in ARTIFACTS]
    if kind == "recruit":
        return [f"recruit {game.name(piece)}" for piece in sorted(game.zones[DISPLAY])] + ["recruit deck"]
    if kind in ("recharge", "work-machine"):
        verb = "recharge" if kind == "recharge" else "work"
        return [f"{verb} {game.place_name(seat, place)}" for place in places_of(game, seat)]
    if isinstance(ask, PlaceTile):
        mask = game.effect(effect_in(ask.number)).mask
        kinds = game.kinds
        spaces = [
            space for space in game.rulebook.board.used if kinds[space] != UNEXPLORED and mask >> kinds[space] & 1
        ]
        return [f"tile {game.space_name(space)}" for space in spaces]
    return []
