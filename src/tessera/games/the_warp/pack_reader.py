"""Packs: a folder of TOML files with which players add cards, missions, races and rewards, or replace those of the box.

A pack holds no code. `pack.toml` says who made it and may name the game; every other `*.toml` file holds records of
the five kinds below. A record whose id is new joins its deck; one that carries `override = true` takes the place of the
record of the same id. A new race brings its Guardian.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tessera.games.the_warp.records import check_identity, check_line, check_name
from tessera.games.the_warp.vocabulary import SOURCES
from tessera.kernel.content import Node, collect, read
from tessera.kernel.pack import check_game, files_of, pack_hash
from tessera.kernel.refusal import ContentError, did_you_mean

# What `game` in a pack.toml says, if it says anything.
GAME: Final = "the-warp"
# What a pack may hold, and the key that tells one record from another.
SECTIONS: Final = {"card": "id", "mission": "id", "race": "id", "guardian": "race", "reward": "id"}


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
    for section, key in SECTIONS.items():
        items = [item for node in nodes if node.has(section) for item in node.items(section)]
        pack.records[section] = collect(items, section, key)
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


def check_kind(node: Node, record: Mapping[str, Any], replaced: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    """What replaces another belongs where that one did: the same kind, type or set."""
    for key in keys:
        old, new = replaced.get(key), record.get(key)
        if old == new:
            continue
        told = "has none" if old is None else f'has {key} = "{old}"'
        told_ja = f"{key}はありません" if old is None else f'{key} = "{old}"です'
        raise node.refuse(
            f'"{key}" differs: what it replaces {told}.',
            "Keep it.",
            f"「{key}」が違います。置き換える相手は{told_ja}。",
            "同じにしてください。",
        )
