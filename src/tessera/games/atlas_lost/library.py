"""Everything Atlas Lost is made of: the base content and the packs of a table, checked, and kept by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tessera.games.atlas_lost import figures, records
from tessera.games.atlas_lost.chains import check_chains
from tessera.games.atlas_lost.pack_reader import Pack, check_override, read_pack
from tessera.games.atlas_lost.sentences import sentence
from tessera.kernel.content import LANGUAGES, Node, collect, parse
from tessera.kernel.pack import hash_of, pack_hash
from tessera.kernel.refusal import ContentError, did_you_mean

__all__ = ["Library", "base_hash", "glossary", "load", "pack_hash", "with_reading"]

Record = dict[str, Any]
Check = Callable[[Node], Record]
Tables = dict[str, Record]
Named = dict[str, dict[str, Record]]
Listed = dict[str, list[Record]]

# What the house cards were that were changed since: records that override those of the base.
FIRST: Final = Path(str(resources.files("tessera") / "content" / "atlas_lost" / "first"))
BASE_FILES: Final = (
    "game.toml",
    "board.toml",
    "techs.toml",
    "cards_initial.toml",
    "cards_science.toml",
    "cards_economy.toml",
    "cards_culture.toml",
    "cards_religion.toml",
    "cards_military.toml",
    "influence.toml",
    "initiative.toml",
    "npc.toml",
    "solo.toml",
)
# Sections of the base files: tables, lists of records with an id, and lists of records without one.
_TABLES: Final[dict[str, Check]] = {
    "game": figures.about_game,
    "limits": figures.limits,
    "victory": figures.victory,
    "placement": figures.placement,
    "command_action": figures.command_action,
    "convert": figures.convert,
    "row_bonus": figures.row_bonus,
    "track": records.track,
    "solo": figures.solo,
}
_NAMED: Final[dict[str, Check]] = {
    "tech": records.tech,
    "card": records.card,
    "waiting_row": figures.waiting_row,
    "tree": figures.tree,
    "recommended": figures.recommended,
    "component": figures.component,
    "slot": records.slot,
    "route": records.route,
    "front_runner": records.front_runner,
    "position_tile": records.position_tile,
    "reward_slot": records.reward_slot,
    "reward_tile": records.reward_tile,
    "initiative_tile": records.initiative_tile,
    "npc": figures.npc,
}
_LISTED: Final[dict[str, Check]] = {
    "start": figures.start,
    "space": records.space,
    "npc_count": figures.npc_count,
    "swap": figures.swap,
    "leave_out": figures.leave_out,
    "rank": figures.rank,
}
# Sections whose records have a sentence.
_TOLD: Final = ("tech", "card", "space", "reward_tile", "initiative_tile")


class Library:
    """All records of one table, checked, by id and in the order of the files. Shared, so never changed."""

    def __init__(self, tables: Tables, named: Named, listed: Listed, clauses: dict[str, Record]) -> None:
        self.tables = tables
        self.named = named
        self.listed = listed
        self.clauses = clauses
        self.techs = named["tech"]
        self.cards = named["card"]
        self.slots = named["slot"]
        self.routes = list(named["route"].values())
        self.front_runners = named["front_runner"]
        self.position_tiles = named["position_tile"]
        self.track: Record = tables["track"]
        self.spaces = listed["space"]
        self.reward_slots = named["reward_slot"]
        self.reward_tiles = named["reward_tile"]
        self.initiative_tiles = named["initiative_tile"]
        self.npcs = named["npc"]
        self.npc_counts: dict[int, int] = {entry["players"]: entry["npcs"] for entry in listed["npc_count"]}
        self.game = self._game()
        self.solo = self._solo()
        # The packs in the order they were added, and for each record of theirs which pack it is from.
        self.packs: list[Pack] = []
        self.origins: dict[str, str] = {}

    def _game(self) -> Record:
        """The figures of the whole game, by the name of their section."""
        game: Record = {name: table for name, table in self.tables.items() if name not in ("track", "solo")}
        game["waiting_rows"] = self.named["waiting_row"]
        game["starts"] = {entry["seat"]: entry for entry in self.listed["start"]}
        game["trees"] = self.named["tree"]
        game["recommended"] = self.named["recommended"]
        game["components"] = self.named["component"]
        return game

    def _solo(self) -> Record:
        """The figures of solo play, what it exchanges and what it leaves in the box."""
        left_out = self.listed["leave_out"]
        return {
            "solo": self.tables["solo"],
            "swaps": {entry["out"]: entry["in"] for entry in self.listed["swap"]},
            "left_out_techs": [entry["tech"] for entry in left_out if "tech" in entry],
            "left_out_cards": [entry["card"] for entry in left_out if "card" in entry],
            "ranks": self.listed["rank"],
        }


def load(packs: Sequence[Path] = (), first: bool = False) -> Library:
    """The base content, `first` with the cards of the first version, and with packs added in their order. The base is
    read once and shared."""
    if not _BASE:
        _BASE.append(_read_base())
    base = _BASE[0]
    if not packs and not first:
        return base
    tables, listed = dict(base.tables), dict(base.listed)
    named = {section: dict(found) for section, found in base.named.items()}
    places = dict(_PLACES)
    added: list[Pack] = []
    origins: dict[str, str] = {}
    if first:
        _add_records(read_pack(FIRST), named, places)
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
        _replace_figures(pack, tables, named, listed)
        origins.update(_add_records(pack, named, places))
    library = Library(tables, named, listed, base.clauses)
    library.packs, library.origins = added, origins
    _check_together(library, places)
    return library


# ruling AL-R001
def with_reading(record: Record, reading: str) -> Record:
    """A record as the English rulebook reads it (`variant_en` replaces its fields) or as the Japanese one."""
    if reading == "en" and "variant_en" in record:
        return {**record, **record["variant_en"]}
    return record


def glossary() -> dict[str, Record]:
    """Every term of the rulebook by its code name, with both languages and its icon (AL-ICON-10)."""
    if not _GLOSSARY:
        node = parse(_game_file("glossary.toml"), "glossary.toml")
        for code, term in collect(node.items("term"), "term", "code").items():
            _GLOSSARY[code] = figures.term(term)
        node.done()
    return _GLOSSARY


def base_hash() -> str:
    """The hash of the base content, made like that of a pack."""
    return hash_of({name: _base_file(name) for name in BASE_FILES})


# Reading.

_BASE: Final[list[Library]] = []
_GLOSSARY: Final[dict[str, Record]] = {}
# Where each Tech and card of the base was written, by section and id.
_PLACES: Final[dict[str, str]] = {}


def _base_file(name: str) -> bytes:
    return (resources.files("tessera") / "content" / "atlas_lost" / "base" / name).read_bytes()


def _game_file(name: str) -> bytes:
    return (resources.files("tessera") / "games" / "atlas_lost" / name).read_bytes()


def _read_base() -> Library:
    nodes = [parse(_base_file(name), name) for name in BASE_FILES]
    tables: Tables = {}
    named: Named = {}
    listed: Listed = {}
    for section, check in _TABLES.items():
        tables[section] = check(_only(nodes, section).at(section))
    for section in _NAMED:
        found = collect(_items(nodes, section), section.replace("_", " "))
        named[section] = {identity: _checked(section, node) for identity, node in found.items()}
        _PLACES.update({f"{section} {identity}": node.place for identity, node in found.items()})
    for section in _LISTED:
        listed[section] = [_checked(section, node) for node in _items(nodes, section)]
    for node in nodes:
        node.done()
    book = parse(_game_file("clauses.toml"), "clauses.toml")
    clauses = {identity: figures.clause(node) for identity, node in collect(book.items("clause"), "clause").items()}
    book.done()
    library = Library(tables, named, listed, clauses)
    _check_together(library, _PLACES)
    return library


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


def _checked(section: str, node: Node) -> Record:
    """A record once it is checked, with its derived sentence where its author wrote none."""
    record = (_NAMED[section] if section in _NAMED else _LISTED[section])(node)
    if section in _TOLD and "text" not in record:
        record["text"] = {language: sentence(record, language) for language in LANGUAGES}
    return record


def _add_records(pack: Pack, named: Named, places: dict[str, str]) -> dict[str, str]:
    """Add the records of a pack or put them in the place of others; returns their origins."""
    origins: dict[str, str] = {}
    for section, nodes in pack.records.items():
        for identity, node in nodes.items():
            check_override(node, section, named[section])
            node.as_table().setdefault("source", pack.source)
            record = dict(_checked(section, node))
            record.pop("override", None)
            named[section][identity] = record
            places[f"{section} {identity}"] = node.place
            origins[identity] = pack.id
    return origins


def _replace_figures(pack: Pack, tables: Tables, named: Named, listed: Listed) -> None:
    for section, node in pack.figures.items():
        for table in node.as_items(at_least=1) if section in ("space", "route") else [node]:
            table.as_table().setdefault("source", pack.source)
        if section in _TABLES:
            tables[section] = _TABLES[section](node)
        elif section in _LISTED:
            listed[section] = [_checked(section, item) for item in node.as_items()]
        else:
            found = collect(node.as_items(), section)
            named[section] = {identity: _checked(section, item) for identity, item in found.items()}


# What must fit together across records.


def _check_together(library: Library, places: dict[str, str]) -> None:
    for identity, tech in library.techs.items():
        place = places[f"tech {identity}"]
        if "clause" in tech:
            _check_known(f"{place}: clause", tech["clause"], library.clauses, "clause")
        if "replaces" in tech:
            _check_known(f"{place}: replaces", tech["replaces"], library.techs, "tech")
    for out, into in library.solo["swaps"].items():
        _check_known("solo.toml: swap: out", out, library.techs, "tech")
        _check_known("solo.toml: swap: in", into, library.techs, "tech")
    for tech_id in library.solo["left_out_techs"]:
        _check_known("solo.toml: leave_out: tech", tech_id, library.techs, "tech")
    for card_id in library.solo["left_out_cards"]:
        _check_known("solo.toml: leave_out: card", card_id, library.cards, "card")
    for route in library.routes:
        _check_known(f'route "{route["id"]}": from', route["from"], library.slots, "slot")
        _check_known(f'route "{route["id"]}": to', route["to"], library.slots, "slot")
    others = [library.track, *library.spaces, *library.initiative_tiles.values(), *library.game["trees"].values()]
    for record in others:
        if "clause" in record:
            _check_known(f"{record['name']['en']}: clause", record["clause"], library.clauses, "clause")
    _check_track(library)
    _check_levels(library)
    written = {places[f"tech {identity}"]: record for identity, record in library.techs.items()}
    written.update({places[f"card {identity}"]: record for identity, record in library.cards.items()})
    bonuses = [space["bonus"] for space in library.spaces]
    check_chains(written, bonuses + [tile["effects"] for tile in library.reward_tiles.values()])


def _check_levels(library: Library) -> None:
    """The levels of a recommended combination are the sums of those of its trees (AL-REC-06)."""
    trees = library.game["trees"]
    for identity, combination in library.game["recommended"].items():
        for key in ("production_level", "interference_level"):
            total = sum(trees[tree][key] for tree in combination["trees"])
            if combination[key] != total:
                raise ContentError(
                    f'recommended "{identity}": {key}',
                    f"{combination[key]} is not the sum {total}.",
                    problem_ja=f"{combination[key]}は合計の{total}と一致しません。",
                )


def _check_track(library: Library) -> None:
    """The spaces are numbered from 0 without gaps, and as many as the track says."""
    numbers = [space["index"] for space in library.spaces]
    if numbers != list(range(library.track["spaces"])):
        raise ContentError(
            "space",
            f"the spaces are numbered {numbers}.",
            "Number them from 0, as many as track.spaces.",
            f"マスの番号が{numbers}になっています。",
            "0から順に、track.spacesの数だけ番号を付けてください。",
        )
    # Figures that are told twice must agree, so that a pack cannot change one of them in vain.
    track, influence = library.track, library.initiative_tiles["INT-I"]
    told_twice = (
        ("start", track["start"], 0, "the first space", "最初のマス"),
        ("victory", track["victory"], len(numbers) - 1, "the last space", "最後のマス"),
        (
            "initiative_minimum",
            track["initiative_minimum"],
            influence["minimum"],
            "the minimum of tile INT-I",
            "タイルINT-Iの最低値",
        ),
    )
    for key, figure, other, meaning, meaning_ja in told_twice:
        if figure != other:
            raise ContentError(
                f"track: {key}",
                f"{figure} is not {meaning}, {other}.",
                "Change both together.",
                f"{figure}は{meaning_ja}（{other}）と一致しません。",
                "両方を一緒に変えてください。",
            )
    spaces = library.game["limits"]["religion_track_spaces"]
    for identity, npc in library.npcs.items():
        if npc["religion_track_spaces"] != spaces:
            raise ContentError(
                f'npc "{identity}": religion_track_spaces',
                f"{npc['religion_track_spaces']} is not that of all boards, {spaces}.",
                "Change limits.religion_track_spaces with it.",
                f"{npc['religion_track_spaces']}は全ボード共通の{spaces}と一致しません。",
                "limits.religion_track_spacesも一緒に変えてください。",
            )
    for identity, slot in library.reward_slots.items():
        _check_known(f'reward slot "{identity}": position_tile', slot["position_tile"], library.position_tiles, "tile")


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
