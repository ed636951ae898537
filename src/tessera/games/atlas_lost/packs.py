"""What a pack says, for the author who checks it: every record with its sentences, and what looks odd."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tessera.games.atlas_lost.icons import icons
from tessera.games.atlas_lost.library import Library, load
from tessera.games.atlas_lost.pack_reader import REPLACEABLE
from tessera.games.atlas_lost.sentences import sentence
from tessera.kernel.content import LANGUAGES

_ONLY_IN_ITS_TREE: Final = ("economy", "culture", "religion", "military")


class PackEntry:
    """One record of a pack: what it is, its id and name, and its sentence in every language."""

    __slots__ = ("icons", "id", "kind", "name", "sentences", "source")

    def __init__(self, kind: str, record: dict[str, Any]) -> None:
        self.kind = kind
        self.id: str = record["id"]
        self.name: dict[str, str] = record["name"]
        self.source: str = record["source"]
        told = kind != "npc"
        self.sentences = {language: sentence(record, language) if told else "" for language in LANGUAGES}
        self.icons: list[str] = icons(record) if told else []


class PackReport:
    """A pack that passed: who made it, its hash, its records, and remarks for its author."""

    __slots__ = ("author", "digest", "entries", "id", "name", "remarks", "version")

    def __init__(self, library: Library) -> None:
        pack = library.packs[-1]
        self.id = pack.id
        self.name = pack.name
        self.version = pack.version
        self.author = pack.author
        self.digest = pack.digest
        self.entries: list[PackEntry] = []
        self.remarks: list[dict[str, str]] = []
        for section in REPLACEABLE:
            for identity in pack.records[section]:
                record = library.named[section][identity]
                self.entries.append(PackEntry(section, record))
                self.remarks += _remarks(record)


def check_pack(path: Path) -> PackReport:
    """Read a pack on top of the base content; raises ContentError at the first thing not understood."""
    return PackReport(load([path]))


def _remarks(record: dict[str, Any]) -> list[dict[str, str]]:
    """What an author should look at, though it breaks no rule, in every language."""
    remarks: list[dict[str, str]] = []
    for language, text in record.get("text", {}).items():
        if text != sentence(record, language):
            remarks.append(
                {
                    "en": f"{record['id']}: its {language} text is not the sentence of its effects.",
                    "ja": f"{record['id']}：{language}のtextが効果の文と一致しません。",
                }
            )
    tree = record.get("tree", "")
    if "kind" in record:
        others = [word for word in _ONLY_IN_ITS_TREE if word != tree and word in icons(record)]
        remarks += [
            {
                "en": f"{record['id']}: it uses {word}, which is of no use when the {word} tree is not in play.",
                "ja": f"{record['id']}：{word}を使いますが、{word}ツリーのないゲームでは役に立ちません。",
            }
            for word in others
        ]
    return remarks
