"""What lies in the box of a game: the words that its views are made of, each with a place of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from tessera.kernel.definition import Definition
from tessera.lab.adapters.sheet import Words

# What a seat may know, as `game.view` tells it.
View: TypeAlias = Mapping[str, Any]


class Box:
    """Every printed thing of a game by its section, such as "card"."""

    def __init__(self, definition: Definition, packs: Sequence[str]) -> None:
        entries = definition.catalogue(packs)
        sections = dict.fromkeys(entry.section for entry in entries)
        self._sections = {
            section: Words(entry.id for entry in entries if entry.section == section) for section in sections
        }
        self._joined: dict[tuple[str, ...], Words] = {}

    def __getitem__(self, section: str) -> Words:
        return self._sections[section]

    def joined(self, *sections: str) -> Words:
        """Several sections as one list."""
        if sections not in self._joined:
            self._joined[sections] = Words(word for section in sections for word in self._sections[section].words)
        return self._joined[sections]
