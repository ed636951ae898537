"""Everything Race for the Galaxy is made of: the cards of the box and the packs of a table, checked, and kept by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tessera.games.race_for_the_galaxy import box_records, records
from tessera.games.race_for_the_galaxy.pack_reader import (
    SECTIONS,
    Pack,
    check_kept,
    check_override,
    check_part,
    check_role,
    read_pack,
)
from tessera.kernel.content import Node, collect, parse
from tessera.kernel.pack import hash_of, pack_hash
from tessera.kernel.refusal import ContentError, did_you_mean

__all__ = ["Library", "base_hash", "glossary", "load", "pack_hash"]

Record = dict[str, Any]
Check = Callable[[Node], Record]
Named = dict[str, dict[str, Record]]

BASE_FILES: Final = (
    "game.toml",
    "cards_base.toml",
    "cards_set1.toml",
    "cards_set2.toml",
    "cards_set3.toml",
    "goals.toml",
    "search.toml",
    "robot.toml",
)
_ROBOT_FILE: Final = "robot.toml"
_SAVING: Final = ("start_save_card", "develop_save_payment_card", "settle_save_payment_card")
# Sections of the base files: tables, lists of records with an id, and lists of records without one.
_TABLES: Final[dict[str, Check]] = {
    "game": box_records.about_game,
    "chips": box_records.chips,
    "goals": box_records.goals,
    "search": box_records.search,
}
_NAMED: Final[dict[str, Check]] = {
    "card": records.base_card,
    "goal": records.goal,
    "category": records.category,
    "set": box_records.set_,
    "kind": box_records.kind,
    "action": box_records.action,
}
_LISTED: Final[dict[str, Check]] = {"draft": box_records.draft}
# The parts of the robot that a pack may replace, and what stays as it was.
_PARTS: Final[dict[str, tuple[Check, tuple[str, ...]]]] = {
    "die": (box_records.die, ()),
    "tile": (box_records.tile, ("replaces", "once")),
    "start_world": (box_records.start_world, ("number",)),
}
# How the robot's start worlds are called, apart from the cards.
ROBOT: Final = "robot-"


class Library:
    """All records of one table, checked, by id and in the order of the files. Shared, so never changed.

    A card has every key that a card of its type can have, but for these, which are left out where they mean nothing:
    `good` (gray worlds, developments), `start`, `preset_hand`, `replaced_by`, `replaced_when` and `note`; `world` is of
    worlds only, and a military world has `defense` in the place of `cost`.
    """

    def __init__(self, tables: dict[str, Any], named: Named, robot: Record, clauses: dict[str, Record]) -> None:
        self.tables = tables
        self.named = named
        self.clauses = clauses
        self.cards = named["card"]
        self.goals = named["goal"]
        self.categories = named["category"]
        # The robot's tables as they are written: mat by area, difficulty, die, tile and start_world as lists.
        self.robot = robot
        # The figures of the whole game, by the name of their section.
        self.game: Record = {
            **tables,
            "sets": named["set"],
            "kinds": named["kind"],
            "actions": named["action"],
        }
        # The packs in the order they were added, and for each record of theirs which pack it is from.
        self.packs: list[Pack] = []
        self.origins: dict[str, str] = {}


def load(packs: Sequence[Path] = ()) -> Library:
    """The base content, with packs added in their order. The base is read once and shared."""
    if not _BASE:
        _BASE.append(_read_base())
    base = _BASE[0]
    if not packs:
        return base
    named: Named = {**base.named, "card": dict(base.cards)}
    robot: Record = {**base.robot, **{section: list(base.robot[section]) for section in _PARTS}}
    places = dict(_PLACES)
    added: list[Pack] = []
    origins: dict[str, str] = {}
    renamed: dict[str, str] = {}
    for path in packs:
        pack = read_pack(path)
        if pack.id in [other.id for other in added]:
            raise ContentError(
                path.name,
                f'a pack called "{pack.id}" is there already.',
                "Name each pack once.",
                f"「{pack.id}」というパックはもう指定されています。",
                "同じパックは1回だけ指定してください。",
            )
        added.append(pack)
        renamed |= _add_cards(pack, named["card"], places)
        _replace_parts(pack, robot)
        for section, found in pack.records.items():
            called = ROBOT if section == "start_world" else ""
            origins.update({f"{called}{identity}": pack.id for identity in found})
    library = Library(base.tables, named, robot, base.clauses)
    library.packs, library.origins = added, origins
    _check_together(library, places, renamed)
    return library


def glossary() -> dict[str, Record]:
    """Every term of the game by its code name, with both languages and its icon."""
    if not _GLOSSARY:
        node = parse(_game_file("glossary.toml"), "glossary.toml")
        for code, term in collect(node.items("term"), "term", "code").items():
            _GLOSSARY[code] = records.term(term)
        node.done()
    return _GLOSSARY


def base_hash() -> str:
    """The hash of the base content, made like that of a pack."""
    return hash_of({name: _base_file(name) for name in BASE_FILES})


# Reading.

_BASE: Final[list[Library]] = []
_GLOSSARY: Final[dict[str, Record]] = {}
# Where each card of the base was written, by id.
_PLACES: Final[dict[str, str]] = {}


def _base_file(name: str) -> bytes:
    return (resources.files("tessera") / "content" / "race_for_the_galaxy" / "base" / name).read_bytes()


def _game_file(name: str) -> bytes:
    return (resources.files("tessera") / "games" / "race_for_the_galaxy" / name).read_bytes()


def _read_base() -> Library:
    robot = box_records.robot(parse(_base_file(_ROBOT_FILE), _ROBOT_FILE))
    nodes = [parse(_base_file(name), name) for name in BASE_FILES if name != _ROBOT_FILE]
    tables: dict[str, Any] = {}
    named: Named = {}
    for section, check in _TABLES.items():
        tables[section] = check(_only(nodes, section).at(section))
    for section, check in _NAMED.items():
        found = collect(_items(nodes, section), section)
        named[section] = {identity: check(node) for identity, node in found.items()}
        if section == "card":
            _PLACES.update({identity: node.place for identity, node in found.items()})
    for section, check in _LISTED.items():
        tables[section] = [check(node) for node in _items(nodes, section)]
    for node in nodes:
        node.done()
    for goal in named["goal"].values():
        goal["vp"] = tables["goals"][f"{goal['class']}_vp"]
    library = Library(tables, named, robot, _read_clauses())
    _check_together(library, _PLACES, {})
    _check_box(library)
    return library


def _read_clauses() -> dict[str, Record]:
    book = parse(_game_file("clauses.toml"), "clauses.toml")
    clauses = {identity: records.clause(node) for identity, node in collect(book.items("clause"), "clause").items()}
    book.done()
    return clauses


def _items(nodes: Iterable[Node], section: str) -> list[Node]:
    return [item for node in nodes if node.has(section) for item in node.items(section)]


def _only(nodes: Iterable[Node], section: str) -> Node:
    found = [node for node in nodes if node.has(section)]
    if len(found) != 1:
        raise ContentError(
            section,
            f"should stand in exactly one file but stands in {len(found)}.",
            problem_ja=f"1つのファイルだけに書くべきところ、{len(found)}個のファイルにあります。",
        )
    return found[0]


def _add_cards(pack: Pack, cards: dict[str, Record], places: dict[str, str]) -> dict[str, str]:
    """Add the cards of a pack, or put them in the place of others; returns where names were given up, by the name."""
    renamed: dict[str, str] = {}
    for identity, node in pack.records["card"].items():
        replaced = check_override(node, "card", identity, cards)
        node.as_table().setdefault("source", pack.source)
        record = records.pack_card(node, pack.id, replaced)
        if replaced is not None:
            check_role(node, record, replaced)
            if record["name"]["en"] != replaced["name"]["en"]:
                renamed[replaced["name"]["en"]] = node.place
        cards[identity] = record
        places[identity] = node.place
    return renamed


def _replace_parts(pack: Pack, robot: Record) -> None:
    """Put the robot's dice, tiles and start worlds of a pack in the place of those of the box (RFTG-CUSTOM-01)."""
    for section, (check, kept) in _PARTS.items():
        known = {part[SECTIONS[section]]: part for part in robot[section]}
        for identity, node in pack.records[section].items():
            replaced = check_part(node, section, identity, known)
            node.as_table().setdefault("source", pack.source)
            record = check(node)
            check_kept(node, record, replaced, kept)
            _check_tiles(f"{node.place}: tiles", record, robot)
            robot[section][list(known).index(identity)] = record


# What must fit together across records.


def _check_together(library: Library, places: dict[str, str], renamed: dict[str, str]) -> None:
    """Titles that are scored exist, cards that are replaced too, and no two start worlds share a number."""
    for identity, card in library.cards.items():
        place = places[identity]
        for number, line in enumerate(card["scoring"], start=1):
            if "title" in line:
                _check_title(library, f"{place}: scoring[{number}]", identity, line, renamed)
        if "replaced_by" in card:
            _check_known(f"{place}: replaced_by", card["replaced_by"], library.cards, "card")
    _check_starts(library, places)
    _check_only_one(library, places)


def _check_only_one(library: Library, places: dict[str, str]) -> None:
    """A player has one kind to set and one heap of saved cards, so there is one multi-kind world in the game and
    one card that saves. A pack may replace them, but not add others."""
    for words, words_ja, has in (
        ("multi-kind world", "多種別世界", _is_multi_kind),
        ("card that saves cards of a payment", "支払いのカードを取っておくカード", _saves),
    ):
        found = [identity for identity, card in library.cards.items() if has(card)]
        copies = sum(number for identity in found for number in library.cards[identity]["copies"].values())
        if copies > 1:
            raise ContentError(
                places[found[-1]],
                f"there is one {words} in the game already.",
                f'Replace "{found[0]}" with override = true, or leave this out.',
                f"{words_ja}は、ゲームにもう1枚あります。",
                f"override = trueで「{found[0]}」を置き換えるか、書かないでください。",
            )


def _is_multi_kind(card: Record) -> bool:
    return bool(card.get("good") == "any")


def _saves(card: Record) -> bool:
    return any(power["effect"] in _SAVING for power in card["powers"])


def _check_title(library: Library, where: str, identity: str, line: Record, renamed: dict[str, str]) -> None:
    """A card that is scored by name is there and is what the line counts; who gave up that name is to blame."""
    title, match = line["title"], line["match"]
    titles = [card["name"]["en"] for card in library.cards.values()]
    if title not in titles and title in renamed:
        raise ContentError(
            f"{renamed[title]}: name",
            f'the card it replaces is called "{title}", and "{identity}" scores it by that name.',
            "Keep its name.",
            f"置き換える相手の名前は「{title}」で、「{identity}」がその名前で得点を数えます。",
            "名前を変えないでください。",
        )
    _check_known(f"{where}.title", title, titles, "card")
    types = [card["type"] for card in library.cards.values() if card["name"]["en"] == title]
    if match not in ("card", *types):
        raise ContentError(
            f"{where}.match",
            f'"{title}" is a {types[0]}.',
            'Write match = "card".',
            f"「{title}」のtypeは「{types[0]}」です。",
            'match = "card"と書いてください。',
        )


def _check_starts(library: Library, places: dict[str, str]) -> None:
    starts: dict[int, str] = {}
    taken = [card["start"] for card in library.cards.values() if "start" in card]
    for identity, card in library.cards.items():
        start = card.get("start")
        if start is None:
            continue
        if start in starts:
            # Numbers from 100 on are those that the box never uses.
            free = next(number for number in range(100, records.LAST_START + len(taken)) if number not in taken)
            raise ContentError(
                f"{places[identity]}: start",
                f'{start} is the number of "{starts[start]}".',
                f"Choose a free number, such as {free}.",
                f"{start}は「{starts[start]}」の番号です。",
                f"{free}などの空いている番号にしてください。",
            )
        starts[start] = identity


def _check_box(library: Library) -> None:
    """What categories and the robot name is there."""
    for identity, category in library.categories.items():
        for card in (*category["cards"], *category.get("optional_match", ())):
            _check_known(f'search.toml: category "{identity}": cards', card, library.cards, "card")
    for world in library.robot["start_world"]:
        place = f'robot.toml: start_world "{world["card"]}"'
        _check_known(f"{place}: card", world["card"], library.cards, "card")
        _check_tiles(f"{place}: tiles", world, library.robot)


def _check_tiles(where: str, record: Record, robot: Record) -> None:
    """The special tiles that a start world of the robot names are there."""
    for tile in record.get("tiles", ()):
        _check_known(where, tile, [known["id"] for known in robot["tile"]], "tile")


def _check_known(where: str, identity: str, known: Iterable[str], word: str) -> None:
    ids = list(known)
    if identity not in ids:
        raise ContentError(
            where,
            f'no such {word} "{identity}".',
            did_you_mean(identity, ids),
            f"「{identity}」というものはありません。",
            did_you_mean(identity, ids, "ja"),
        )
