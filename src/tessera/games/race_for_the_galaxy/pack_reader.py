"""Packs: a folder of TOML files with which players add cards of their own design or replace cards (RFTG-CUSTOM-01).

A pack holds no code and nothing but cards. `pack.toml` says who made it and may name the game; every other `*.toml`
file holds cards. A card whose id is new is added to every game that uses the pack (RFTG-CUSTOM-02); a card that carries
`override = true` takes the place of the card of the same id, in whatever sets that one is.
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


class Pack:
    """A pack as it was read: who made it, and its cards, still unchecked, by id."""

    __slots__ = ("author", "cards", "digest", "id", "name", "source", "version")

    def __init__(self, node: Node, digest: str) -> None:
        check_game(node, GAME)
        self.id = check_identity(node)
        self.name: dict[str, str] = check_name(node)
        self.version = check_line(node.at("version"))
        self.author = check_line(node.at("author"))
        self.source = node.word("source", SOURCES) if node.has("source") else "house"
        self.digest = digest
        self.cards: dict[str, Node] = {}
        node.done()


def read_pack(path: Path) -> Pack:
    """The pack in a folder, its cards not yet checked against the game."""
    path = path.resolve()
    files = files_of(path)
    pack = Pack(read(path / "pack.toml", f"{path.name}/pack.toml"), pack_hash(path))
    nodes = [read(file, f"{path.name}/{file.name}") for file in files if file.name != "pack.toml"]
    for node in nodes:
        node.table(("card",))
    pack.cards = collect([item for node in nodes if node.has("card") for item in node.items("card")], "card")
    if not pack.cards:
        raise ContentError(
            path.name,
            "holds no cards.",
            "Write [[card]] in a file beside pack.toml.",
            "カードが1枚も書かれていません。",
            "pack.tomlと同じフォルダーのファイルに[[card]]を書いてください。",
        )
    return pack


def check_override(node: Node, known: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """The card that this one replaces on purpose; None for a new id, which is added."""
    identity, override = node.string("id"), node.flag("override")
    if identity in known and not override:
        raise node.refuse(
            "there is such a card already.",
            "Write override = true to replace it, or choose another id.",
            "同じidのカードがもうあります。",
            "置き換えるならoverride = trueと書き、そうでなければ別のidにしてください。",
        )
    if identity not in known and override:
        raise node.refuse(
            f'no such card "{identity}" to replace.',
            did_you_mean(identity, known),
            f"置き換える相手の「{identity}」がありません。",
            did_you_mean(identity, known, "ja"),
        )
    return known[identity] if override else None


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
