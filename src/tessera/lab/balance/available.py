"""What could be had, and by whom: only then does it mean something that nobody had it, or that others won."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tessera.kernel.catalogue import Entry
from tessera.lab.balance.tables import Flags, Tables
from tessera.lab.facts.category import OFFERED, SHARED, Category

Family = tuple[str, str, str]


class Available:
    """Which things of a box were in play, for which seats."""

    def __init__(
        self, tables: Tables, categories: Sequence[Category], entries: Sequence[Entry], pieces: frozenset[str]
    ) -> None:
        self._tables = tables
        self._pieces = pieces
        # Sections whose things are pieces: what is not among those in play stayed in the box.
        self._of_pieces = {entry.section for entry in entries if entry.id in pieces}
        self._offered = set(tables.ids(OFFERED))
        self._by_name = {_family(entry) for entry in entries if entry.id in self._offered}
        # Groups that are not at every table, such as Tech Trees, with the rows of the tables where they are.
        self._groups: dict[str, Flags] = {}
        for category in categories:
            if category.come_by == SHARED:
                for identity in tables.ids(category.name):
                    for group in identity.split():
                        before = self._groups.get(group, np.zeros(tables.rows, dtype=np.bool_))
                        self._groups[group] = before | tables.having(category.name, identity)
        self._everywhere: Flags = np.ones(tables.rows, dtype=np.bool_)

    def rows(self, entry: Entry | None) -> Flags:
        """The seats that could have something. Of a family that is offered by name, those to whom it was."""
        if entry is None:
            return self._everywhere
        if _family(entry) in self._by_name:
            return self._tables.having(OFFERED, entry.id)
        return self._groups.get(entry.group, self._everywhere)

    def games(self, entry: Entry | None) -> int:
        """In how many games it could be had."""
        return len(np.unique(self._tables.game[self.rows(entry)]))

    def missing(self, category: Category, entries: Sequence[Entry]) -> list[Entry]:
        """What was in play and nobody had."""
        had = set(self._tables.ids(category.name))
        families = {_family(entry) for entry in entries if entry.id in had}
        # Start worlds are cards of the box as well; those that were dealt are told of in their own category.
        dealt = set(self._tables.ids("start")) if category.name == "card" else set()
        out = had | dealt
        return [entry for entry in entries if entry.id not in out and self._in_play(entry, families)]

    def _in_play(self, entry: Entry, families: set[Family]) -> bool:
        """Things that are neither offered by name nor pieces are in play if others of their family were had."""
        if _family(entry) in self._by_name:
            return entry.id in self._offered
        if entry.section in self._of_pieces:
            return entry.id in self._pieces
        return _family(entry) in families


def _family(entry: Entry) -> Family:
    """What belongs together in the box, and is in play together."""
    return (entry.section, entry.kind, entry.group)
