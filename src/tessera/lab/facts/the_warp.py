"""What is told of the seats of a game of The Warp."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

from tessera.games import find
from tessera.kernel.event import Event
from tessera.kernel.game import Game
from tessera.lab.facts.category import CHOSEN, DEALT, EARNED, FIGURE, OFFERED, PART, SHARED, Category, Facts
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
    # Points by what they were gained for: the four kinds of mission, the gate, and anything else.
    Category("points", "", PART),
    # Points after the first round, and the round in which the points were reached that trigger the Endgame.
    Category("opening", "", FIGURE),
    Category("goal-round", "", FIGURE),
    # Who has taken the Warp Gate, from the Guardian or from another player.
    Category("gate", "", CHOSEN),
)

_PIONEERING: Final = "pi-"
_PLAYS: Final = ("develop", "reveal")
_GAINS: Final = ("mission", "points")
# Points for the gate cite one of its clauses.
_GATE_POINTS: Final = "WARP-GAT"
SECOND: Final = 2


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
    for seat, pace in enumerate(_pace(game, _gate(view))):
        found[seat] |= pace
    return found


def _gate(view: dict[str, Any]) -> str:
    """What events call the Warp Gate: they count areas as a view lists them."""
    return next(f"area:{number}" for number, area in enumerate(view["areas"]) if area["gate"])


def _pace(game: Game, gate: str) -> list[Facts]:
    """What each seat gained points for and how soon, who triggered the Endgame, and who took the gate."""
    seats = range(game.setup.seats)
    found: list[Facts] = [set() for _ in seats]
    gained: list[Counter[str]] = [Counter() for _ in seats]
    current = 1
    for event in game.events:
        if event.key == "round":
            current = int(event.words[0])
            if current == SECOND:
                for seat in seats:
                    found[seat].add(("opening", f"points {gained[seat].total()}"))
        elif event.key in _GAINS:
            gained[event.seat][_origin(game, event)] += int(event.words[-2])
        elif event.key == "endgame":
            found[event.seat].add(("goal-round", f"round {current}"))
        elif event.key == "result" and event.words[:2] == [gate, "conquered"]:
            found[event.seat].add(("gate", "taken"))
    for seat in seats:
        found[seat] |= {("points", f"{origin} {number}") for origin, number in gained[seat].items()}
    return found


def _origin(game: Game, event: Event) -> str:
    """What points were gained for."""
    if event.key == "mission":
        return _missions(game.setup.packs)[named(game, event.words[0])]
    return "gate" if event.clause.startswith(_GATE_POINTS) else "other"


@cache
def _missions(packs: tuple[str, ...]) -> dict[str, str]:
    """The kind of each mission by its id."""
    return {entry.id: entry.kind for entry in find("the-warp").catalogue(packs) if entry.section == "mission"}
