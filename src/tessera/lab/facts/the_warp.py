"""What is told of the seats of a game of The Warp."""

from __future__ import annotations

from typing import Any, Final

from tessera.kernel.game import Game
from tessera.lab.facts.category import DEALT, EARNED, OFFERED, SHARED, Category, Facts
from tessera.lab.facts.pieces import named, players, told

CATEGORIES: Final = (
    # Races that the seat led. Exiled and guarding ones belong to nobody.
    Category("race", "race", DEALT),
    # Missions that the seat completed.
    Category("mission", "mission", EARNED),
    # Archive cards that were developed or came into force in a combat. A bluff that was called is no play.
    Category("card", "card"),
    # Reward cards that were used for what they say; spent on a race's ability they are all alike.
    Category("reward", "reward"),
    # The race that guards the Warp Gate, the same for all.
    Category("guardian", "guardian", SHARED),
)

_PIONEERING: Final = "pi-"
_PLAYS: Final = ("develop", "reveal")


def facts(game: Game) -> list[Facts]:
    """The races of each seat, the missions that it completed, and the cards that it played; and the guardian."""
    view: dict[str, Any] = game.view(None)
    common = {(OFFERED, mission["id"]) for mission in view["pioneering_missions"]}
    for player in players(game):
        # One that somebody completed may lie on the table no more.
        common |= {(OFFERED, mission) for mission in player["done"] if mission.startswith(_PIONEERING)}
    if view["guardian"] is not None:
        common.add(("guardian", f"guardian-{view['guardian']['race']}"))
    found: list[Facts] = []
    for player in players(game):
        own = {("race", race) for race in player["races"]}
        done = {("mission", mission) for mission in player["done"]}
        found.append(common | own | done)
    for event in told(game, _PLAYS):
        found[event.seat].add(("card", named(game, event.words[0])))
    for event in told(game, ("use_reward",)):
        found[event.seat].add(("reward", named(game, event.words[0])))
    return found
