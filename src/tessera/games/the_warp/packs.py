"""A pack for the author who checks it: read on top of the base, with what looks odd though it breaks no rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tessera.games.the_warp.library import Library, load
from tessera.games.the_warp.vocabulary import DEEDS, PAYMENTS

Record = dict[str, Any]
Remark = dict[str, str]


def check_pack(path: Path) -> tuple[Library, list[Remark]]:
    """The content with a pack added, and remarks; raises ContentError at the first thing not understood."""
    library = load([path])
    remarks: list[Remark] = []
    for section, found in library.packs[-1].records.items():
        for identity in found:
            remarks += _remarks(section, library.named[section][identity])
    return library, remarks


def _remarks(section: str, record: Record) -> list[Remark]:
    """What an author should look at, in every language."""
    if section == "mission":
        return _mission(record)
    if section == "card":
        return _card(record)
    return []


def _mission(record: Record) -> list[Remark]:
    """A mission that asks for no deed is claimed the moment it appears by whoever happens to fit it."""
    asked = [condition["cond"] for condition in record["all"]]
    if record["type"] == "pioneering" or any(name in DEEDS or name in PAYMENTS for name in asked):
        return []
    identity = record["id"]
    return [
        {
            "en": f"{identity}: it asks for no deed and no payment, so it can be met the moment it appears.",
            "ja": f"{identity}：行動も支払いも求めないので、現れた瞬間に達成されることがあります。",
        }
    ]


def _card(record: Record) -> list[Remark]:
    """An option that another one of the same card beats in price, with the same effects."""
    remarks: list[Remark] = []
    options = record["option"]
    for number, option in enumerate(options, start=1):
        better = [other for other in options if other is not option and _beats(other, option)]
        if better:
            remarks.append(
                {
                    "en": f"{record['id']}: option {number} does what a cheaper option does.",
                    "ja": f"{record['id']}：選択肢{number}は、より安い選択肢と同じ効果です。",
                }
            )
    return remarks


def _beats(other: Record, option: Record) -> bool:
    """Whether an option does the same for less."""
    mine, theirs = option["cost"], other["cost"]
    if other["effects"] != option["effects"] or mine == theirs:
        return False
    return all(theirs.get(key, 0) <= mine.get(key, 0) for key in (*mine, *theirs))
