"""What is told of the seats of a game of Revive."""

from __future__ import annotations

from typing import Any, Final

from tessera.kernel.game import Game
from tessera.lab.facts.category import DEALT, OFFERED, Category, Facts
from tessera.lab.facts.pieces import named, players, told

CATEGORIES: Final = (
    # The tribe with the side of its board.
    Category("tribe", "tribe", DEALT),
    # Cards that were played at least once: citizens that were recruited, and those dealt at the start.
    Category("card", "card"),
    Category("machine", "machine"),
    Category("module", "module"),
    Category("technology", "technology"),
    # Crates that were opened; which ones lie there is luck, opening them is not.
    Category("crate", "crate"),
    Category("artifact-card", "artifact_card", DEALT),
)

# What each event tells, and in which of its words.
_EVENTS: Final = {
    "play": "card",
    "rest_use": "card",
    "machine": "machine",
    "module": "module",
    "open": "crate",
}
# Places of the technology tree.
_NODES: Final = ("A1", "B1", "B2", "B3", "C1", "C2", "C3")


def facts(game: Game) -> list[Facts]:
    """The tribe of each seat and its artifact card; the cards, machines, modules, technologies and crates it used."""
    found = [_own(player) for player in players(game)]
    for event in told(game, _EVENTS):
        found[event.seat].add((_EVENTS[event.key], named(game, event.words[0])))
    return found


def _own(player: dict[str, Any]) -> Facts:
    tribe = f"{player['tribe']}-{player['side']}"
    found = {("tribe", tribe)}
    if player["artifact_card"] is not None:
        found.add(("artifact-card", player["artifact_card"]))
    # Every side of a tribe board has seven technologies, at prices of its own.
    found |= {(OFFERED, f"{tribe}-{place}") for place in _NODES}
    return found | {("technology", f"{tribe}-{place}") for place in player["technologies"]}
