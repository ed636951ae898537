"""Packs: a folder of TOML files with which an owner adds cards and Techs or replaces what the base holds.

A pack holds no code. `pack.toml` says who made it and may name the game; every other `*.toml` file holds records. A
record whose id is new is added; a record that carries `override = true` replaces the base record of the same id.
Figures that a pack writes (the track and its spaces, the routes, the limits) replace those of the base as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tessera.games.atlas_lost.records import check_identity
from tessera.games.atlas_lost.vocabulary import SOURCES
from tessera.kernel.content import Node, collect, read
from tessera.kernel.pack import check_game, files_of, pack_hash
from tessera.kernel.refusal import ContentError, did_you_mean

# What `game` in a pack.toml says, if it says anything.
GAME: Final = "atlas-lost"
# What a pack may add to, what it may replace one by one, and what it may replace as a whole.
ADDABLE: Final = ("tech", "card")
REPLACEABLE: Final = ("tech", "card", "reward_tile", "initiative_tile", "npc")
FIGURES: Final = ("track", "space", "route", "limits")


class Pack:
    """A pack as it was read: who made it, and its records, still unchecked, by section and id."""

    __slots__ = ("author", "digest", "figures", "id", "name", "records", "source", "version")

    def __init__(self, node: Node, digest: str) -> None:
        check_game(node, GAME)
        self.id = check_identity(node)
        self.name: dict[str, str] = node.text("name")
        self.version = node.string("version")
        self.author = node.string("author")
        self.source = node.word("source", SOURCES) if node.has("source") else "house"
        self.digest = digest
        self.records: dict[str, dict[str, Node]] = {}
        self.figures: dict[str, Node] = {}
        node.done()


def read_pack(path: Path) -> Pack:
    """The pack in a folder, its records not yet checked against the game."""
    path = path.resolve()
    files = files_of(path)
    pack = Pack(read(path / "pack.toml", f"{path.name}/pack.toml"), pack_hash(path))
    nodes = [read(file, f"{path.name}/{file.name}") for file in files if file.name != "pack.toml"]
    for node in nodes:
        node.table((*REPLACEABLE, *FIGURES))
        for section in FIGURES:
            if node.has(section):
                if section in pack.figures:
                    raise node.at(section).refuse(
                        "stands in two files of the pack.",
                        "Write it once.",
                        "パックの2つのファイルに書かれています。",
                        "1か所だけに書いてください。",
                    )
                pack.figures[section] = node.at(section)
    for section in REPLACEABLE:
        items = [item for node in nodes if node.has(section) for item in node.items(section)]
        pack.records[section] = collect(items, section.replace("_", " "))
    if not pack.figures and not any(pack.records.values()):
        raise ContentError(
            path.name,
            "holds no records.",
            "Write [[card]] or [[tech]] in a file beside pack.toml.",
            "カードなどが1つも書かれていません。",
            "pack.tomlと同じフォルダーのファイルに[[card]]か[[tech]]を書いてください。",
        )
    return pack


def check_override(node: Node, section: str, known: Mapping[str, Mapping[str, object]]) -> None:
    """A new id is added; a known one is replaced on purpose, in the same tree and level."""
    identity, override = node.string("id"), node.flag("override")
    word = section.replace("_", " ")
    if identity in known and not override:
        raise node.refuse(
            f"there is such a {word} already.",
            "Write override = true to replace it, or choose another id.",
            "同じidのものがもうあります。",
            "置き換えるならoverride = trueと書き、そうでなければ別のidにしてください。",
        )
    if identity not in known and override:
        raise node.refuse(
            f'no such {word} "{identity}" to replace.',
            did_you_mean(identity, known),
            f"置き換える相手の「{identity}」がありません。",
            did_you_mean(identity, known, "ja"),
        )
    if not override and section not in ADDABLE:
        raise node.refuse(
            f"a {word} can be replaced but not added.",
            "Write override = true and the id of the old one.",
            "置き換えることはできますが、追加はできません。",
            "override = trueと元のidを書いてください。",
        )
    if not override and section == "tech" and node.integer("level", at_most=3) == 1:
        raise node.at("level").refuse(
            "every tree has its Lv.1 Tech already.",
            "Replace it, or choose level 2 or 3.",
            "どのツリーにもLv.1のテックがもうあります。",
            "それを置き換えるか、レベルを2か3にしてください。",
        )
    for key in ("tree", "level"):
        if override and key in known[identity] and node.at(key).value != known[identity][key]:
            old = known[identity][key]
            raise node.at(key).refuse(
                f'the {word} it replaces has {key} "{old}".',
                "Keep it.",
                f"置き換える相手の{key}は「{old}」です。",
                "同じにしてください。",
            )
