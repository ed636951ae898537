"""What a game lists for people: the clauses of its rulebook, the pieces in its box, and what a pack adds to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Clause:
    """One atomic statement of a rulebook: its id, where it stands, and its text in every language."""

    __slots__ = ("id", "note", "section", "source", "text")

    def __init__(self, id: str, section: str, text: Mapping[str, str], source: str, note: str = "") -> None:
        self.id = id
        self.section = section
        self.text = dict(text)
        self.source = source
        self.note = note


class Entry:
    """One printed thing of a game, such as a card: what it is, what it costs and what it says."""

    __slots__ = ("costs", "group", "id", "kind", "level", "name", "pack", "price", "section", "sentence", "source")

    def __init__(
        self,
        id: str,
        section: str,
        kind: str,
        group: str,
        level: int,
        name: Mapping[str, str],
        costs: Mapping[str, Mapping[str, int]],
        price: Mapping[str, str],
        sentence: Mapping[str, str],
        source: str,
        pack: str = "",
    ) -> None:
        self.id = id
        # What it is in the box ("card", "tech"), how it is used ("active"), and the family it belongs to; "" for none.
        self.section = section
        self.kind = kind
        self.group = group
        self.level = level
        self.name = dict(name)
        # Costs as numbers, by when they are paid, and the same as words in every language.
        self.costs = {when: dict(cost) for when, cost in costs.items()}
        self.price = dict(price)
        self.sentence = dict(sentence)
        self.source = source
        # The pack it came from; "" for the base.
        self.pack = pack


class PackReport:
    """A pack that passed its check: who made it, its hash, what it holds, and remarks for its author."""

    __slots__ = ("author", "digest", "entries", "id", "name", "remarks", "version")

    def __init__(
        self,
        id: str,
        name: Mapping[str, str],
        version: str,
        author: str,
        digest: str,
        entries: Sequence[Entry],
        remarks: Sequence[Mapping[str, str]],
    ) -> None:
        self.id = id
        self.name = dict(name)
        self.version = version
        self.author = author
        self.digest = digest
        self.entries = tuple(entries)
        # Each in every language.
        self.remarks = tuple(dict(remark) for remark in remarks)
