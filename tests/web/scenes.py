"""Tables in the midst of a game, brought there past the page: tests of what is shown there share them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page

from tessera.table import opening
from tests.table.server.running import Running, Someone, client_id

Json = dict[str, Any]

WHOLE_ARC: Final = {"sets": "set3", "goals": True, "takeovers": True}
# How long the bots may take for their moves, in seconds.
_PATIENCE: Final = 15


class Plot(NamedTuple):
    """How a game goes on until it is looked at."""

    game: str
    choices: int
    # What is chosen where it can be: whatever builds something, so that there is something to see.
    building: tuple[str, ...]
    bots: int = 2
    options: Json | None = None


_SETTLING = ("settle", "develop", "pay", "sell", "produce", "use", "keep")
PLOTS: Final = {
    # A game of Atlas Lost that has gone on for a while.
    "table": Plot("atlas-lost", 14, ("place", "install", "start", "use", "keep")),
    # The same of Race for the Galaxy, with everything there is; then with as many people as can be.
    "race": Plot("race-for-the-galaxy", 19, _SETTLING, options=WHOLE_ARC),
    "race for six": Plot("race-for-the-galaxy", 6, _SETTLING, 5, WHOLE_ARC),
    # And of The Warp: the map with its colonies, a few rounds in.
    "warp": Plot(
        "the-warp",
        60,
        ("extract", "develop", "option", "attack", "move", "station", "build", "pay", "complete", "keep"),
    ),
    "warp for six": Plot("the-warp", 14, ("keep", "attack", "troops", "option", "extract"), 5),
    # And of Revive: the first tiles laid, the first buildings and figures, cards in their slots.
    "revive": Plot(
        "revive",
        54,
        ("populate", "build", "explore", "play", "module", "place", "machine", "resolve", "recruit", "advance"),
    ),
}


class Scene(NamedTuple):
    """A table in the midst of a game, and the cookie of whoever is asked there."""

    table: str
    address: str
    cookie: tuple[str, str]

    def enter(self, page: Page) -> None:
        """Be whoever is asked there, in this window."""
        name, value = self.cookie
        page.context.add_cookies([{"name": name, "value": value, "url": self.address}])


# Makes a scene, or finds it.
Find = Callable[[str], Scene]


def make_scene(server: Running, name: str) -> Scene:
    """A game against bots after so many choices."""
    plot = PLOTS[name]
    ann = server.guest("Ann")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "new_seed", lambda: "deal 1")
        seats = ["me", *["greedy"] * plot.bots]
        opened = ann.open_table(seats, start=True, game=plot.game, options=plot.options or {})
    table: str = opened["table"]["id"]
    for _ in range(plot.choices):
        question = _question(ann, table)
        options = [option["id"] for option in question["options"]]
        wanted = [one for one in options if one.split()[0] in plot.building]
        chosen = wanted if len(wanted) >= max(1, question["least"]) else options
        picks = sorted(random.Random(len(options)).sample(chosen, max(1, question["least"])), key=options.index)
        body = {"client": client_id(), "version": question["version"], "picks": picks}
        ann.ask("POST", f"/tables/{table}/seats/0/choices", body)
    _question(ann, table)
    [cookie] = ann.http.cookies.jar
    return Scene(table, server.address, (cookie.name, str(cookie.value)))


def _question(someone: Someone, table: str) -> Json:
    """What is asked next, when the bots have moved."""
    until = time.monotonic() + _PATIENCE
    while (question := someone.position(table, 0)["question"]) is None:
        assert time.monotonic() < until, "the bots do not move"
        time.sleep(0.05)
    asked: Json = question
    return asked
