"""Everything The Warp is made of: the box and the packs of a table, checked, and kept by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tessera.games.the_warp import box_records, records
from tessera.games.the_warp.pack_adding import add_pack
from tessera.games.the_warp.pack_reader import Pack, read_pack
from tessera.kernel.content import Node, collect, parse
from tessera.kernel.pack import hash_of, pack_hash
from tessera.kernel.refusal import ContentError, did_you_mean

__all__ = ["Library", "base_hash", "glossary", "load", "pack_hash"]

Record = dict[str, Any]
Check = Callable[[Node], Record]
Named = dict[str, dict[str, Record]]

BASE_FILES: Final = (
    "game.toml",
    "map.toml",
    "tracks.toml",
    "archive.toml",
    "missions.toml",
    "races.toml",
    "guardians.toml",
    "rewards.toml",
    "exiled.toml",
)
# What the house made of some records before they were changed. They stand in the place of those of the box.
FIRST_FILES: Final = ("missions.toml", "guardians.toml")
# Sections of the base files: tables, lists of records by the key that names them, and lists of records without one.
_TABLES: Final[dict[str, Check]] = {
    "game": box_records.about_game,
    "counts": box_records.counts,
    "per_player": box_records.per_player,
    "dice": box_records.dice,
    "mission_point_tokens": box_records.point_tokens,
    "limits": box_records.limits,
    "start": box_records.start,
    "laser": box_records.laser,
}
_NAMED: Final[dict[str, tuple[str, Check]]] = {
    "card": ("id", records.base_card),
    "mission": ("id", records.mission),
    "race": ("id", records.race),
    "guardian": ("race", records.guardian),
    "ability_token": ("id", records.ability),
    "reward": ("id", records.base_reward),
    "token": ("id", box_records.token),
    "modifier": ("id", box_records.modifier),
    "zone": ("id", box_records.zone),
    "track": ("id", box_records.track),
    "ladder": ("type", box_records.ladder),
    "standing": ("id", box_records.standing),
}
_LISTED: Final[dict[str, Check]] = {
    "neutral_supply": box_records.neutral_supply,
    "seat": box_records.seat,
    "draft": box_records.draft,
    "endgame": box_records.endgame,
    "assembly": box_records.assembly,
}


class Library:
    """All records of one table, checked, by id and in the order of the files. Shared, so never changed.

    Records are as they are written, with what was left out filled in. These keys are left out where they mean nothing:
    `set` (only Pioneering missions), `timing`, `replaced_by`, `per` with `every` and `points` of a Guardian,
    `connect_rotations` and `worm_hole_token` of six players, `house_fields` and `note`.
    """

    def __init__(self, tables: dict[str, Any], named: Named, clauses: dict[str, Record]) -> None:
        self.tables = tables
        self.named = named
        self.clauses = clauses
        # Archive cards, missions, races, Guardians by race, Ability Tokens, Reward cards, Exiled tokens.
        self.cards = named["card"]
        self.missions = named["mission"]
        self.races = named["race"]
        self.guardians = named["guardian"]
        self.abilities = named["ability_token"]
        self.rewards = named["reward"]
        self.tokens = named["token"]
        # The map: zones with their areas, and how they join for a side and a number of players.
        self.zones = list(named["zone"].values())
        self.assemblies: list[Record] = tables["assembly"]
        # The player board, and what buildings do.
        self.tracks = named["track"]
        self.ladders = named["ladder"]
        self.standing = named["standing"]
        self.laser: Record = tables["laser"]
        # The figures of the whole game, by the name of their section.
        self.game: Record = {**tables, "modifier": named["modifier"]}
        # The packs in the order they were added, and for each record of theirs which pack it is from.
        self.packs: list[Pack] = []
        self.origins: dict[str, str] = {}
        # The same for Guardians, by race.
        self.guardian_origins: dict[str, str] = {}


def load(packs: Sequence[Path] = (), first: bool = False) -> Library:
    """The base content, `first` with what the house made of it first, and with packs added in their order. The base is
    read once and shared."""
    if not _BASE:
        _BASE.append(_read_base())
    base = _BASE[0]
    if not packs and not first:
        return base
    named: Named = {section: dict(found) for section, found in base.named.items()}
    if first:
        _put_back(named)
    added: list[Pack] = []
    origins: dict[str, str] = {}
    guardian_origins: dict[str, str] = {}
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
        add_pack(pack, named)
        for section, found in pack.records.items():
            (guardian_origins if section == "guardian" else origins).update(dict.fromkeys(found, pack.id))
    library = Library(base.tables, named, base.clauses)
    library.packs, library.origins, library.guardian_origins = added, origins, guardian_origins
    return library


def glossary() -> dict[str, Record]:
    """Every term of the game by its code name, with both languages and its icon."""
    if not _GLOSSARY:
        node = parse(_game_file("glossary.toml"), "glossary.toml")
        for code, term in collect(node.items("term"), "term", "code").items():
            _GLOSSARY[code] = box_records.term(term)
        node.done()
    return _GLOSSARY


def base_hash() -> str:
    """The hash of the base content, made like that of a pack."""
    return hash_of({name: _base_file(name) for name in BASE_FILES})


# Reading.

_BASE: Final[list[Library]] = []
_GLOSSARY: Final[dict[str, Record]] = {}


def _base_file(name: str) -> bytes:
    return _content("base", name)


def _content(folder: str, name: str) -> bytes:
    return (resources.files("tessera") / "content" / "the_warp" / folder / name).read_bytes()


def _game_file(name: str) -> bytes:
    return (resources.files("tessera") / "games" / "the_warp" / name).read_bytes()


def _read_base() -> Library:
    nodes = [parse(_base_file(name), name) for name in BASE_FILES]
    tables: dict[str, Any] = {}
    named: Named = {}
    for section, check in _TABLES.items():
        tables[section] = check(_only(nodes, section).at(section))
    for section, (key, check) in _NAMED.items():
        found = collect(_items(nodes, section), section, key)
        named[section] = {identity: check(node) for identity, node in found.items()}
    for section, check in _LISTED.items():
        tables[section] = [check(node) for node in _items(nodes, section)]
    for node in nodes:
        node.done()
    library = Library(tables, named, _read_clauses())
    _check_together(library)
    return library


def _put_back(named: Named) -> None:
    """Records that were changed since, as they were: each in the place of the record with its id."""
    nodes = [parse(_content("first", name), f"first/{name}") for name in FIRST_FILES]
    for section, (key, check) in _NAMED.items():
        for identity, node in collect(_items(nodes, section), section, key).items():
            _check_known(f"first: {section}", identity, named[section], section)
            named[section][identity] = check(node)
    for node in nodes:
        node.done()


def _read_clauses() -> dict[str, Record]:
    book = parse(_game_file("clauses.toml"), "clauses.toml")
    clauses = {identity: box_records.clause(node) for identity, node in collect(book.items("clause"), "clause").items()}
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


# What must fit together across records.


def _check_together(library: Library) -> None:
    """Races and Guardians go in pairs, and missions are replaced by missions that are there."""
    for identity in library.guardians:
        _check_known(f'guardians.toml: guardian "{identity}": race', identity, library.races, "race")
    for identity in library.races:
        _check_known(f'races.toml: race "{identity}"', identity, library.guardians, "guardian")
    for identity, mission in library.missions.items():
        if "replaced_by" in mission:
            place = f'missions.toml: mission "{identity}": replaced_by'
            _check_known(place, mission["replaced_by"], library.missions, "mission")


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
