"""Everything Revive is made of: the box and the packs of a table, checked, and kept by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tessera.games.revive import box_records, land_records, records, tribe_records
from tessera.games.revive.pack_adding import add_pack
from tessera.games.revive.pack_reader import Pack, read_pack
from tessera.games.revive.vocabulary import LARGE_EXTRA, NODES
from tessera.kernel.content import Node, collect, parse
from tessera.kernel.pack import hash_of, pack_hash
from tessera.kernel.refusal import ContentError, did_you_mean

__all__ = ["Library", "base_hash", "glossary", "load", "pack_hash"]

Record = dict[str, Any]
Check = Callable[[Node], Record]
Named = dict[str, dict[str, Record]]

# What the house content was that was changed since: records that override those of the base.
FIRST: Final = Path(str(resources.files("tessera") / "content" / "revive" / "first"))
BASE_FILES: Final = (
    "game.toml",
    "setup.toml",
    "board.toml",
    "player_board.toml",
    "citizens.toml",
    "starting_cards.toml",
    "modules.toml",
    "machines.toml",
    "crates.toml",
    "artifacts.toml",
    "tiles.toml",
    "large_locations.toml",
    "tribes.toml",
    "campaign.toml",
)
# Sections of the base files: tables, lists of records by the key that names them, and lists of records without one.
_TABLES: Final[dict[str, Check]] = {
    "game": box_records.about_game,
    "limits": box_records.limits,
    "display": box_records.display,
    "turn": box_records.turn,
    "costs": box_records.costs,
    "components": box_records.components,
    "player_components": box_records.player_components,
    "hidden_campaign_components": box_records.hidden_components,
    "final_scoring": box_records.final_scoring,
    "solo": box_records.solo,
    "grid": box_records.grid,
    "score_track": box_records.score_track,
    "hibernation_track": box_records.hibernation_track,
    "progress_track": box_records.progress_track,
    "tribe_progress_spaces": box_records.tribe_progress_spaces,
    "resource_tracks": box_records.resource_tracks,
    "tree": box_records.tree,
    "end_game_tile": box_records.worth,
    "campaign": box_records.campaign,
}
_NAMED: Final[dict[str, tuple[str, Check]]] = {
    "card": ("id", records.card),
    "module": ("id", records.module),
    "standard_machine": ("id", records.standard_machine),
    "machine": ("id", records.machine),
    "crate": ("id", records.crate),
    "artifact_card": ("id", records.artifact_card),
    "major_artifact": ("id", box_records.major_artifact),
    "area_tile": ("id", land_records.area_tile),
    "start_tile": ("id", land_records.start_tile),
    "vast_crystal_tile": ("id", land_records.vast_tile),
    "large_location": ("id", land_records.large_location),
    "tribe": ("id", tribe_records.tribe),
    "common_technology": ("node", tribe_records.common_technology),
    "tribe_tile": ("tile", box_records.tribe_tile),
    "slot": ("id", box_records.slot),
    "crystal": ("id", box_records.crystal),
    "card_slot": ("id", box_records.card_slot),
    "machine_track": ("color", box_records.machine_track),
    "reward_space": ("id", box_records.reward_space),
    "chapter": ("id", box_records.chapter),
    "option": ("id", box_records.option),
}
_LISTED: Final[dict[str, Check]] = {
    "starting_resources": box_records.starting_resources,
    "artifact_supply": box_records.artifact_supply,
    "solo_rank": box_records.solo_rank,
    "score_bonus": box_records.score_bonus,
    "hibernation_space": box_records.hibernation_space,
    "progress_bonus": box_records.progress_bonus,
    "minor_artifact": box_records.worth,
}


class Library:
    """All records of one table, checked, by id and in the order of the files. Shared, so never changed.

    Records are as they are written, with what was left out filled in. These keys are left out where they mean nothing:
    `color` of a recruit, `max` and `size` of effects, `machine`, `color` and `points_per_card` of reward spaces,
    `house_fields` and `note`.
    """

    def __init__(self, tables: dict[str, Any], named: Named, clauses: dict[str, Record]) -> None:
        self.tables = tables
        self.named = named
        self.clauses = clauses
        # Citizens, starting cards and those of the draft; modules, machines, crates.
        self.cards = named["card"]
        self.modules = named["module"]
        self.standard_machines = named["standard_machine"]
        self.machines = named["machine"]
        self.crates = named["crate"]
        # Artifact cards, and the major artifacts.
        self.artifact_cards = named["artifact_card"]
        self.majors = named["major_artifact"]
        # The land.
        self.area_tiles = named["area_tile"]
        self.start_tiles = named["start_tile"]
        self.vast_tiles = named["vast_crystal_tile"]
        self.large_locations = named["large_location"]
        self.slots = named["slot"]
        self.crystals = named["crystal"]
        # Tribe boards: technologies that all share by node, tiles by what they are called.
        self.tribes = named["tribe"]
        self.common_technologies = named["common_technology"]
        self.tribe_tiles = named["tribe_tile"]
        # The player board: slots, tracks by colour, reward spaces.
        self.card_slots = named["card_slot"]
        self.tracks = named["machine_track"]
        self.reward_spaces = named["reward_space"]
        self.chapters = named["chapter"]
        # The figures of the whole game, by the name of their section.
        self.game: Record = {**tables, "option": named["option"]}
        # The packs in the order they were added, and for each record of theirs which pack it is from.
        self.packs: list[Pack] = []
        self.origins: dict[str, str] = {}

    def tree(self, side: Mapping[str, Any]) -> Record:
        """The technology tree of a side of a tribe board; one that has none of its own has that of the box."""
        found: Record = side.get("tree") or self.tables["tree"]
        return found

    def technologies(self, side: Mapping[str, Any]) -> list[Record]:
        """The seven technologies of a side, those included that all tribes have (REV-TECH-05)."""
        own = {record["node"]: record for record in side["technology"]}
        return [own.get(node) or self.common_technologies[node] for node in NODES]


def load(packs: Sequence[Path] = (), first: bool = False) -> Library:
    """The base content, `first` with the house content of the first version, and with packs added in their order. The
    base is read once and shared."""
    if not _BASE:
        _BASE.append(_read_base())
    base = _BASE[0]
    if not packs and not first:
        return base
    named: Named = {section: dict(found) for section, found in base.named.items()}
    added: list[Pack] = []
    origins: dict[str, str] = {}
    if first:
        add_pack(read_pack(FIRST), named)
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
        for found in pack.records.values():
            origins.update(dict.fromkeys(found, pack.id))
    library = Library(base.tables, named, base.clauses)
    library.packs, library.origins = added, origins
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
    return (resources.files("tessera") / "content" / "revive" / "base" / name).read_bytes()


def _game_file(name: str) -> bytes:
    return (resources.files("tessera") / "games" / "revive" / name).read_bytes()


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
    """Reward spaces unlock machines that are there, and chapters tribes and options."""
    for identity, space in library.reward_spaces.items():
        if "machine" in space:
            place = f'player_board.toml: reward_space "{identity}": machine'
            _check_known(place, space["machine"], library.standard_machines, "standard machine")
    known = [LARGE_EXTRA, *library.game["option"], *(f"tribe:{identity}" for identity in library.tribes)]
    for identity, chapter in library.chapters.items():
        for unlocked in chapter["unlocks"]:
            _check_known(f'campaign.toml: chapter "{identity}": unlocks', unlocked, known, "thing to unlock")


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
