"""What is told of the seats of a game of Atlas Lost."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tessera.games import find
from tessera.kernel.game import Game
from tessera.lab.facts.category import OFFERED, SHARED, Category, Facts
from tessera.lab.facts.pieces import named, told

CATEGORIES: Final = (
    # The three Tech Trees at the table, such as "culture economy science".
    Category("trees", "", SHARED),
    # Techs that the seat sent an advance team to, or ran in any way. All begin on those of level 1, so a team there
    # tells nothing; running them does. Only some Techs of a tree lie on the table: those are offered.
    Category("tech", "tech"),
    # Cards that were used or installed. One that was only turned into research or data was not played.
    Category("card", "card"),
)

_TEAMS: Final = ("places-team", "moves-team")
_RUNS: Final = ("starts", "commands", "runs")
_PLAYS: Final = ("uses-crate", "installs")


def facts(game: Game) -> list[Facts]:
    """The trees at the table, the Techs that each seat went to or ran, and the cards that it played."""
    view: dict[str, Any] = game.view(None)
    trees = " ".join(sorted(tree["tree"] for tree in view["trees"]))
    common = {(OFFERED, tech["id"]) for tree in view["trees"] for tech in tree["techs"]} | {("trees", trees)}
    found: list[Facts] = [set(common) for _ in range(game.setup.seats)]
    techs = _techs(game.setup.packs)
    for event in told(game, _TEAMS + _RUNS):
        # A team that moves is told with where it was and where it went.
        word = event.words[1] if event.key == "moves-team" else event.words[0]
        found[event.seat].add(("tech", techs[int(word.partition(":")[2])]))
    for event in told(game, _PLAYS):
        found[event.seat].add(("card", named(game, event.words[0])))
    return found


@cache
def _techs(packs: tuple[str, ...]) -> list[str]:
    """Techs by number: events count them as the box lists them."""
    return [entry.id for entry in find("atlas-lost").catalogue(packs) if entry.section == "tech"]
