"""A player's side of the table."""

from __future__ import annotations


class Faction:
    """A player's side: tracks, waiting teams, stocks, where the teams stand, what is in force."""

    __slots__ = (
        "force",
        "fresh",
        "have",
        "influence",
        "placed",
        "reductions",
        "startable",
        "stock",
        "triggers",
        "used",
        "waiting",
    )

    # Research, data, command, TP in tokens, military power.
    have: list[int]
    influence: int
    # Teams that still wait in the research row and in the data row, 0 to 3 each.
    waiting: list[int]
    # Economy, culture and religion tokens not placed.
    stock: list[int]
    # Slots of the Lv.2 and Lv.3 team in each tree, by position * 2 + level - 2; -1 where there is none.
    placed: list[int]
    # Slots of Active Technologies where a team stands, in order.
    startable: list[int]
    # Active cards turned sideways.
    used: list[int]
    # Passive sources in force, and those that come into force when the present action is over.
    force: list[int]
    fresh: list[int]
    # Reactions and reductions of the sources in force.
    triggers: list[int]
    reductions: list[int]

    def __init__(
        self,
        have: list[int],
        influence: int,
        waiting: list[int],
        stock: list[int],
        placed: list[int],
        startable: list[int],
        used: list[int],
        force: list[int],
        fresh: list[int],
        triggers: list[int],
        reductions: list[int],
    ) -> None:
        self.have = have
        self.influence = influence
        self.waiting = waiting
        self.stock = stock
        self.placed = placed
        self.startable = startable
        self.used = used
        self.force = force
        self.fresh = fresh
        self.triggers = triggers
        self.reductions = reductions
