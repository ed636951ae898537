"""Why the multi-kind world may not be set to a kind now (RFTG-KIND-01)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.objector import Objector
from tessera.games.race_for_the_galaxy.terms import ANY, KINDS


def kind_objections(objector: Objector) -> None:
    """The kind that it has, and any kind while it makes no difference; nothing for whoever does not own it."""
    for kind in range(len(KINDS)):
        if objector.is_open(f"kind {KINDS[kind]}"):
            kind_objection(objector, f"kind {KINDS[kind]}", kind)


def kind_objection(objector: Objector, id: str, kind: int) -> None:
    """Why this one kind cannot be set."""
    game, seat = objector.game, objector.seat
    empire = game.empires[seat]
    worlds = [piece for piece in game.zones[game.tableau(seat)] if game.card(piece).good == ANY]
    if empire.kind < 0 or not worlds:
        return
    words = {"card": f"card:{worlds[0]}", "kind": f"sort:{empire.kind}"}
    if kind == empire.kind:
        objector.no(id, "RFTG-KIND-01", "kind_same", "other_kind", words)
    elif empire.turned:
        objector.no(id, "RFTG-KIND-01", "kind_turned", "use_power_first", words)
    else:
        objector.no(id, "RFTG-KIND-03", "kind_idle", "kind_later", words)
