"""A pack for the author who checks it: read on top of the base, with what looks odd though it breaks no rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tessera.games.race_for_the_galaxy.library import Library, load
from tessera.games.race_for_the_galaxy.vocabulary import TAKEOVERS

Record = dict[str, Any]
Remark = dict[str, str]


def check_pack(path: Path) -> tuple[Library, list[Remark]]:
    """The content with a pack added, and remarks; raises ContentError at the first thing not understood."""
    library = load([path])
    remarks: list[Remark] = []
    for identity in library.packs[-1].records["card"]:
        remarks += _remarks(library.cards[identity], library)
    return library, remarks


def _remarks(record: Record, library: Library) -> list[Remark]:
    """What an author should look at, though it breaks no rule, in every language."""
    identity, title = record["id"], record["name"]["en"]
    remarks: list[Remark] = []
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
