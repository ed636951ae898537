"""Packs: a folder of TOML files with which players add cards of their own design or replace cards (RFTG-CUSTOM-01).

A pack holds no code. `pack.toml` says who made it and may name the game; every other `*.toml` file holds records. A
card whose id is new is added to every game that uses the pack (RFTG-CUSTOM-02); a card that carries `override = true`
takes the place of the card of the same id, in whatever sets that one is. The robot's dice, tiles and start worlds are
those of the box, and only replaced: by whoever sees in the box what no text tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tessera.games.race_for_the_galaxy.records import check_identity, check_line, check_name
from tessera.games.race_for_the_galaxy.vocabulary import SOURCES
from tessera.kernel.content import Node, collect, read
from tessera.kernel.pack import check_game, files_of, pack_hash
from tessera.kernel.refusal import ContentError, did_you_mean

# What `game` in a pack.toml says, if it says anything.
GAME: Final = "race-for-the-galaxy"


# What a pack may hold, and the key that tells one record from another.
SECTIONS: Final = {"card": "id", "die": "id", "tile": "id", "start_world": "card"}


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


def check_part(node: Node, section: str, identity: str, known: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
    """The part of the robot that this one replaces: packs add none."""
    replaced = check_override(node, section, identity, known)
    if replaced is None:
        raise node.refuse(
            f"the robot has no {section} but those of the box.",
            f"Replace one of them with override = true: {', '.join(known)}.",
            f"ロボットの{section}は箱のものだけです。",
            f"override = trueで次のいずれかを置き換えてください：{'、'.join(known)}。",
        )
    return replaced


def check_kept(node: Node, record: Mapping[str, Any], replaced: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    """What replaces a part of the robot lies where that one did."""
    for key in keys:
        old = replaced.get(key)
        if old == record.get(key):
            continue
        told = "has none" if old is None else f"has {key} = {old!r}".replace("'", '"')
        told_ja = f"{key}はありません" if old is None else f"{key} = {old!r}です".replace("'", '"')
        raise node.refuse(
            f'"{key}" differs: what it replaces {told}.',
            "Keep it.",
            f"「{key}」が違います。置き換える相手は{told_ja}。",
            "同じにしてください。",
        )


def check_role(node: Node, record: Mapping[str, Any], replaced: Mapping[str, Any]) -> None:
    """A card that replaces another stays a world or a development, and the start world that it was."""
    if record["type"] != replaced["type"]:
        raise node.at("type").refuse(
            f"the card it replaces is a {replaced['type']}.",
            "Keep it.",
            f"置き換える相手のtypeは「{replaced['type']}」です。",
            "同じにしてください。",
        )
    if record.get("start") != replaced.get("start"):
        number = replaced.get("start")
        told, told_ja = (
            ("no start world", "初期世界ではありません")
            if number is None
            else (
                f"start world {number}",
                f"初期世界{number}です",
            )
        )
        raise node.refuse(
            f"the card it replaces is {told}.",
            "Keep its start number." if number is not None else 'Leave "start" out.',
            f"置き換える相手は{told_ja}。",
            "startを同じにしてください。" if number is not None else "「start」を書かないでください。",
        )
