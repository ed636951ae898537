"""A pack for the author who checks it: read on top of the base, with what looks odd though it breaks no rule."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tessera.games.revive.library import Library, load
from tessera.games.revive.vocabulary import HALVES

Record = dict[str, Any]
Remark = dict[str, str]

# Counters that no board limits to a handful.
_GROWING: Final = ("card", "crate", "energy", "flask", "module")


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
    if section == "area_tile":
        return _tile(record)
    if section == "card":
        return [*_same_halves(record), *_without_end(record, [*record["top"], *record["bottom"]])]
    if section in ("module", "machine", "crate"):
        return _without_end(record, record["effects"])
    if section == "tribe" and record["campaign"]:
        return [_remark(record, "it is dealt only in games with all tribes.", "全部族を使うゲームでだけ配られます。")]
    if section == "large_location" and not record["base"]:
        english = "it is laid only in games with the large locations of the campaign."
        return [_remark(record, english, "キャンペーンの大型ロケーションを使うゲームでだけ置かれます。")]
    return []


def _tile(record: Record) -> list[Remark]:
    """Buildings stand on sand, so a tile without any is only passed by."""
    if any(cell["kind"] == "sand" for cell in record["cells"]):
        return []
    return [_remark(record, "it has no sand, so nobody can build on it.", "砂地がないので、建物を建てられません。")]


def _same_halves(record: Record) -> list[Remark]:
    """The two halves of a card are there to choose between."""
    top, bottom = (record[half] for half in HALVES)
    if top != bottom:
        return []
    return [_remark(record, "both halves do the same.", "上半分と下半分が同じ効果です。")]


def _without_end(record: Record, effects: list[Record]) -> list[Remark]:
    """What is counted every time grows with the game, unless it has a `max`."""
    return [
        _remark(
            record,
            f'it counts "{effect["of"]}" every time and has no "max".',
            f"使うたびに「{effect['of']}」を数えますが、「max」がありません。",
        )
        for effect in _counting(effects)
        if effect["of"] in _GROWING and "max" not in effect
    ]


def _counting(effects: list[Record]) -> Iterator[Record]:
    """The effects that count something, also inside others."""
    for effect in effects:
        if effect["do"] == "per":
            yield effect
        inner = effect["of"] if effect["do"] == "choose" else [effect.get("then", []), effect.get("each", [])]
        for each in inner:
            yield from _counting(each)


def _remark(record: Record, english: str, japanese: str) -> Remark:
    return {"en": f"{record['id']}: {english}", "ja": f"{record['id']}：{japanese}"}
