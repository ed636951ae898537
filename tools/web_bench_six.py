"""A table of Atlas Lost with six seats, more than its box allows: a real one of four, of which two players are
doubled on the way to the page. Their doubles do what they do, and have tokens wherever they have a team."""

from __future__ import annotations

import json
from typing import Any, Final

from tessera.table.changes import change, position_after

Json = dict[str, Any]

SEATS: Final = 6
# Who is doubled as whom.
DOUBLES: Final = {1: 4, 2: 5}
_LETTERS: Final = "ABCDEF"


def widened(text: str | bytes) -> str:
    """What the server answered: with six seats if it is a position of a table with four."""
    return _written(_widened(json.loads(text)))


class Widening:
    """What comes over a live connection, with six seats where the table has four."""

    def __init__(self) -> None:
        # The position as the server has it, and as the page has it.
        self._true: Json = {}
        self._wide: Json = {}

    def frame(self, text: str | bytes) -> str:
        """A frame."""
        told: Json = json.loads(text)
        if told["type"] == "position":
            self._true, self._wide = told, _widened(told)
            return _written(self._wide)
        if told["type"] != "changed":
            return _written(told)
        before = self._wide
        self._true = position_after(self._true, told)
        self._wide = _widened(self._true)
        names = [name for name in told["changes"] if before[name] != self._wide[name]]
        return _written({**told, "changes": {name: change(before[name], self._wide[name]) for name in names}})


def _written(told: Json) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _widened(told: Json) -> Json:
    if told.get("type") != "position" or len(told["table"]["seats"]) != SEATS - len(DOUBLES):
        return told
    wide: Json = json.loads(json.dumps(told))
    _widen(wide)
    return wide


def _widen(position: Json) -> None:
    table, view = position["table"], position["view"]
    table["terms"]["seats"] = SEATS
    table["seats"] += [
        {**table["seats"][seat], "seat": double, "letter": _LETTERS[double], "asked": False}
        for seat, double in DOUBLES.items()
    ]
    if view is not None:
        _widen_view(view)
    if position["outcome"] is not None:
        for name in ("scores", "breakdown"):
            _double(position["outcome"][name])


def _widen_view(view: Json) -> None:
    view["players"] += [{**view["players"][seat], "seat": double} for seat, double in DOUBLES.items()]
    _double(view["influence"]["markers"])
    for tile in view["initiative"]:
        _double(tile["values"])
    named = {tree["tree"] for tree in view["trees"]}
    for tree in view["trees"]:
        for tech in tree["techs"]:
            come = [double for seat, double in DOUBLES.items() if seat in tech["teams"]]
            tech["teams"] += come
            # Tokens lie where the doubles are, of each kind that is in play: more than on any board of four.
            if "economy" in named:
                tech["economy"] += come
            if "culture" in named and tech["culture"] is None and come:
                tech["culture"] = come[-1]


def _double(of_seats: list[Any]) -> None:
    """Add to a list with one thing for each seat."""
    of_seats += [of_seats[seat] for seat in DOUBLES]
