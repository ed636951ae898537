"""What a pack says, for the author who checks it: every card with its sentences, and what looks odd."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tessera.games.race_for_the_galaxy.icons import card_icons
from tessera.games.race_for_the_galaxy.library import Library, load
from tessera.games.race_for_the_galaxy.sentences import card_sentence
from tessera.games.race_for_the_galaxy.vocabulary import TAKEOVERS
from tessera.kernel.content import LANGUAGES

Record = dict[str, Any]


class PackEntry:
    """One card of a pack: its id and name, and its sentence in every language."""

    __slots__ = ("icons", "id", "name", "sentences", "source")

    def __init__(self, record: Record) -> None:
        self.id: str = record["id"]
        self.name: dict[str, str] = record["name"]
        self.source: str = record["source"]
        self.sentences = {language: card_sentence(record, language) for language in LANGUAGES}
        self.icons: list[str] = card_icons(record)


class PackReport:
    """A pack that passed: who made it, its hash, its cards, and remarks for its author."""

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
        for identity in pack.cards:
            record = library.cards[identity]
            self.entries.append(PackEntry(record))
            self.remarks += _remarks(record, library)


def check_pack(path: Path) -> PackReport:
    """Read a pack on top of the base content; raises ContentError at the first thing not understood."""
    return PackReport(load([path]))


def _remarks(record: Record, library: Library) -> list[dict[str, str]]:
    """What an author should look at, though it breaks no rule, in every language."""
    identity, title = record["id"], record["name"]["en"]
    remarks: list[dict[str, str]] = []
    if record["set"] != "set3" and _needs_prestige(record):
        remarks.append(
            {
                "en": f"{identity}: it gains or spends prestige, which games without set 3 do not have.",
                "ja": f"{identity}：威信を得るか支払いますが、セット3のないゲームに威信はありません。",
            }
        )
    if any(power["effect"] in TAKEOVERS for power in record["powers"]):
        remarks.append(
            {
                "en": f"{identity}: it has a takeover power, which is of no use with takeovers off.",
                "ja": f"{identity}：乗っ取りの能力がありますが、乗っ取りなしのゲームでは役に立ちません。",
            }
        )
    same = [other for other, card in library.cards.items() if other != identity and card["name"]["en"] == title]
    if same and record["type"] == "development":
        remarks.append(
            {
                "en": f'{identity}: it shares its name with "{same[0]}", and nobody may place a development twice.',
                "ja": f"{identity}：「{same[0]}」と同じ名前です。同じ名前の発展カードは2枚配置できません。",
            }
        )
    return remarks


def _needs_prestige(record: Record) -> bool:
    """Whether a card has the prestige symbol or a power that gains or spends prestige."""
    if record["prestige"]:
        return True
    return any(power.get(key, 0) for power in record["powers"] for key in ("prestige", "prestige_cost"))
