"""Putting the records of a pack among those of the box: added to their decks and pools, or in the place of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from tessera.games.revive import land_records, records, tribe_records
from tessera.games.revive.pack_reader import Pack, check_kept, check_override
from tessera.kernel.content import Node

Record = dict[str, Any]
Named = dict[str, dict[str, Record]]

_CHECKS: Final[dict[str, Callable[[Node], Record]]] = {
    "card": records.card,
    "module": records.module,
    "machine": records.machine,
    "crate": records.crate,
    "artifact_card": records.artifact_card,
    "area_tile": land_records.area_tile,
    "large_location": land_records.large_location,
    "tribe": tribe_records.tribe,
}
# What stays as it was when a record is replaced: set-up counts on it (REV-SET-04, REV-SET-06, REV-PSET-02,
# REV-PSET-07).
_KEPT: Final[dict[str, tuple[str, ...]]] = {
    "card": ("set", "color"),
    "machine": ("color",),
    "large_location": ("base",),
    "tribe": ("campaign",),
}
# Words that stand where an id could: `recruit deck` takes the top card of the deck.
RESERVED: Final = ("deck", "done")


def add_pack(pack: Pack, named: Named) -> None:
    """Add the records of a pack to those that are there."""
    for section, found in pack.records.items():
        for identity, node in found.items():
            _check_free(node, section, identity, named)
            replaced = check_override(node, section, identity, named[section])
            node.as_table().setdefault("source", pack.source)
            record = _CHECKS[section](node)
            if replaced is not None:
                check_kept(node, record, replaced, _KEPT.get(section, ()))
            elif section == "card":
                _check_new_card(node, record)
            if section == "machine":
                _check_machine(node, record, replaced)
            named[section][identity] = record


def _check_free(node: Node, section: str, identity: str, named: Named) -> None:
    """An id stands for one thing, whatever it is: people and choices name things by it."""
    if identity in RESERVED:
        raise node.refuse(
            f'"{identity}" is a word of the notation.',
            "Choose another id.",
            f"「{identity}」は棋譜で使う語です。",
            "別のidにしてください。",
        )
    for other, found in named.items():
        if other != section and identity in found:
            raise node.refuse(
                f"there is a {other} with this id.",
                "Choose another id.",
                f"同じidの{other}があります。",
                "別のidにしてください。",
            )


def _check_new_card(node: Node, record: Record) -> None:
    """Every player has one starting set of six, so packs add no cards to them (REV-PSET-07, REV-OPT-13)."""
    if record["set"]:
        raise node.at("set").refuse(
            "a starting set has its six cards, and the draft its nine.",
            "Replace one of them with override = true, or leave the set out: the card joins the deck.",
            "初期セットは6枚、ドラフト用のカードは9枚と決まっています。",
            "override = trueで1枚を置き換えるか、setを書かないでください。書かなければデッキに加わります。",
        )


def _check_machine(node: Node, record: Record, replaced: Mapping[str, Any] | None) -> None:
    """One machine carries out tribe abilities: two could keep each other going for ever (REV-MACH-11)."""
    stood_there = replaced is not None and "tribe" in names_in(replaced["effects"])
    if "tribe" in names_in(record["effects"]) and not stood_there:
        raise node.at("effects").refuse(
            '"tribe" belongs to one machine, Shrine (MN06): two such machines could keep each other going for ever.',
            "Leave it out, or replace MN06 with override = true.",
            "「tribe」を持つマシンは祠（MN06）だけです。2つあると、互いを際限なく動かせてしまいます。",
            "書かないか、override = trueでMN06を置き換えてください。",
        )


def names_in(effects: list[Record]) -> Iterator[str]:
    """The names of effects, also of those inside others."""
    for effect in effects:
        yield effect["do"]
        yield from names_in(effect.get("then", []))
        yield from names_in(effect.get("each", []))
        if effect["do"] == "choose":
            for inner in effect["of"]:
                yield from names_in(inner)
