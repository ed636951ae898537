"""What a game lists for people: the clauses of its rulebook, the pieces in its box, and what a pack adds to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from tessera.kernel.content import LANGUAGES, parse

HOUSE = "house"


class Clause:
    """One atomic statement of a rulebook: its id, where it stands, and its text in every language."""

    __slots__ = ("heading", "id", "note", "section", "source", "text")

    def __init__(
        self,
        id: str,
        section: str,
        text: Mapping[str, str],
        source: str,
        note: str = "",
        heading: Mapping[str, str] | None = None,
    ) -> None:
        self.id = id
        # The heading that it stands under, and what that is called in every language.
        self.section = section
        self.heading = dict(heading) if heading is not None else dict.fromkeys(LANGUAGES, section)
        self.text = dict(text)
        self.source = source
        self.note = note


def headings(file: Traversable) -> dict[str, dict[str, str]]:
    """The headings of a rulebook in every language: clauses have them in English, a file says what others call them."""
    book = parse(file.read_bytes(), file.name)
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES[1:]:
        names = book.at(language)
        for name in names.written():
            found.setdefault(str(name), {LANGUAGES[0]: str(name)})[language] = names.at(str(name)).as_string()
    return found


class Part:
    """A part of a printed thing that comes from elsewhere than the rest: what it is called, and where it comes from."""

    __slots__ = ("name", "source")

    def __init__(self, name: Mapping[str, str], source: str) -> None:
        self.name = dict(name)
        self.source = source


def parts_of(record: Mapping[str, Any], call: Callable[[str, str], str]) -> list[Part]:
    """What a record marks as coming from elsewhere than its `source`: the fields named in its `house_fields`, and those
    with a source of their own, such as `name_source`. `call` says in a language what a field is called."""
    marked = dict.fromkeys(record.get("house_fields", ()), HOUSE)
    for key, source in record.items():
        if key.endswith("_source"):
            marked[key.removesuffix("_source")] = source
    return [
        Part({language: call(field, language) for language in LANGUAGES}, source)
        for field, source in marked.items()
        if source != record["source"]
    ]


class Entry:
    """One printed thing of a game, such as a card: what it is, what it costs and what it says."""

    __slots__ = (
        "clauses",
        "costs",
        "group",
        "icons",
        "id",
        "kind",
        "level",
        "name",
        "pack",
        "parts",
        "price",
        "section",
        "sentence",
        "source",
    )

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
        icons: Sequence[str] = (),
        clauses: Sequence[str] = (),
        parts: Sequence[Part] = (),
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
        # Where its values come from, and which of them come from elsewhere.
        self.source = source
        self.parts = tuple(parts)
        # The pack it came from; "" for the base.
        self.pack = pack
        # What is drawn on it, as codes of the game's terms and numbers; and the clauses that speak of it.
        self.icons = tuple(icons)
        self.clauses = tuple(clauses)


class Term:
    """A word of a game: its code, its name in every language, and the icon that stands for it."""

    __slots__ = ("code", "icon", "name")

    def __init__(self, code: str, name: Mapping[str, str], icon: str) -> None:
        self.code = code
        self.name = dict(name)
        self.icon = icon


class Preset:
    """A recommended way to set up a game: its name, what it is like, and the options and seats it stands for."""

    __slots__ = ("name", "options", "seats", "text", "title")

    def __init__(
        self,
        name: str,
        title: Mapping[str, str],
        text: Mapping[str, str],
        options: Mapping[str, str | int | bool | list[str]],
        seats: Sequence[int] = (),
    ) -> None:
        self.name = name
        self.title = dict(title)
        self.text = dict(text)
        # What other presets decide and this one does not name has its default.
        self.options = dict(options)
        # How many seats it is for; () for as many as the game takes.
        self.seats = tuple(seats)


class Listing:
    """A game on the shelf: its title, a sentence about it, and how long and how heavy it is."""

    __slots__ = ("age", "by", "minutes", "tagline", "title", "weight", "year")

    def __init__(
        self,
        title: Mapping[str, str],
        tagline: Mapping[str, str],
        by: Mapping[str, str],
        year: int,
        age: int,
        minutes: tuple[int, int],
        weight: int,
    ) -> None:
        self.title = dict(title)
        self.tagline = dict(tagline)
        # Who made it; 0 where a number is not known.
        self.by = dict(by)
        self.year = year
        self.age = age
        self.minutes = minutes
        # From 1 (light) to 5 (heavy).
        self.weight = weight


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
