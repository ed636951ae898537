"""Packs: a folder of TOML files with which players add cards, machines, tiles, tribes and more, or replace the box's.

A pack holds no code. `pack.toml` says who made it and may name the game; every other `*.toml` file holds records of
the kinds below. A record whose id is new joins its deck, pile or pool; one that carries `override = true` takes the
place of the record of the same id.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tessera.games.revive.records import check_identity, check_line, check_name
from tessera.games.revive.vocabulary import SOURCES
from tessera.kernel.content import Node, collect, read
from tessera.kernel.pack import check_game, files_of, pack_hash
from tessera.kernel.refusal import ContentError, did_you_mean

# What `game` in a pack.toml says, if it says anything.
GAME: Final = "revive"
# What a pack may hold.
SECTIONS: Final = (
    *("card", "module", "machine", "crate", "artifact_card"),
    *("area_tile", "large_location", "tribe"),
)


class Pack:
    """A pack as it was read: who made it, and its records, still unchecked, by section and id."""

    __slots__ = ("author", "digest", "id", "name", "records", "source", "version")

    def __init__(self, node: Node, digest: str) -> None:
        check_game(node, GAME)
        self.id = check_identity(node)
        self.name: dict[str, str] = check_name(node)
        self.version = check_line(node.at("version"))
        self.author = check_line(node.at("author"))
        self.source = node.word("source", SOURCES) if node.has("source") else "house"
        self.digest = digest
        self.records: dict[str, dict[str, Node]] = {}
        node.done()


def read_pack(path: Path) -> Pack:
    """The pack in a folder, its records not yet checked against the game."""
    path = path.resolve()
    files = files_of(path)
    pack = Pack(read(path / "pack.toml", f"{path.name}/pack.toml"), pack_hash(path))
    nodes = [read(file, f"{path.name}/{file.name}") for file in files if file.name != "pack.toml"]
    for node in nodes:
        node.table(SECTIONS)
    for section in SECTIONS:
        items = [item for node in nodes if node.has(section) for item in node.items(section)]
        pack.records[section] = collect(items, section)
    if not any(pack.records.values()):
        raise ContentError(
            path.name,
            "holds nothing.",
            f"Write one of {', '.join(f'[[{section}]]' for section in SECTIONS)} in a file beside pack.toml.",
            "何も書かれていません。",
            "pack.tomlと同じフォルダーのファイルに、"
            f"{'、'.join(f'[[{section}]]' for section in SECTIONS)}のいずれかを書いてください。",
        )
    return pack


def check_override(
    node: Node, section: str, identity: str, known: Mapping[str, Mapping[str, Any]]
) -> Mapping[str, Any] | None:
    """The record that this one replaces on purpose; None for a new id, which is added."""
    override = node.flag("override")
    if identity in known and not override:
        raise node.refuse(
            f"there is such a {section} already.",
            "Write override = true to replace it, or choose another id.",
            f"同じidの{section}がもうあります。",
            "置き換えるならoverride = trueと書き、そうでなければ別のidにしてください。",
        )
    if identity not in known and override:
        raise node.refuse(
            f'no such {section} "{identity}" to replace.',
            did_you_mean(identity, known),
            f"置き換える相手の「{identity}」がありません。",
            did_you_mean(identity, known, "ja"),
        )
    return known[identity] if override else None


def check_kept(node: Node, record: Mapping[str, Any], replaced: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    """What replaces another belongs where that one did: the same colour, set or pool."""
    for key in keys:
        old, new = replaced[key], record[key]
        if old == new:
            continue
        raise node.refuse(
            f'"{key}" differs: what it replaces has {_told(key, old)}.',
            "Keep it.",
            f"「{key}」が違います。置き換える相手は{_told(key, old)}です。",
            "同じにしてください。",
        )


def _told(key: str, value: Any) -> str:
    """A value as an author writes it."""
    if isinstance(value, bool):
        return f"{key} = {'true' if value else 'false'}"
    return f'{key} = "{value}"'
