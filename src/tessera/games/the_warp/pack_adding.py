"""Putting the records of a pack among those of the box: added to their decks, or in the place of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tessera.games.the_warp import records
from tessera.games.the_warp.pack_reader import SECTIONS, Pack, check_kind, check_override
from tessera.kernel.content import Node
from tessera.kernel.refusal import ContentError, did_you_mean

Record = dict[str, Any]
Named = dict[str, dict[str, Record]]

# What stays as it was when a record is replaced.
_KEPT: Final = {
    "card": ("kind", "remove_after_use"),
    "mission": ("type", "set", "timing", "replaced_by"),
    "race": (),
    "guardian": (),
    "reward": (),
}


def add_pack(pack: Pack, named: Named) -> None:
    """Add the records of a pack to those that are there."""
    for section, found in pack.records.items():
        for identity, node in found.items():
            _check_own(node)
            _check_free(node, section, identity, named)
            replaced = check_override(node, section, identity, named[section])
            node.as_table().setdefault("source", pack.source)
            record = _record(node, section, replaced)
            if replaced is not None:
                check_kind(node, record, replaced, _KEPT[section])
            elif section == "card":
                _check_new_card(node, record)
            elif section == "mission":
                _check_new_mission(node, record)
            named[section][identity] = record
    _check_pairs(pack, named)


def _record(node: Node, section: str, replaced: Mapping[str, Any] | None) -> Record:
    if section == "card":
        return records.card(node, records.pack_copies(node, replaced))
    if section == "reward":
        return records.reward(node, records.pack_copies(node, replaced))
    if section == "mission":
        return records.mission(node)
    return records.race(node) if section == "race" else records.guardian(node)


def _check_own(node: Node) -> None:
    """Clauses are told by the box alone: no rule names what a pack adds."""
    if "clause" in node.written():
        raise node.at("clause").refuse(
            "only things of the box carry a clause.",
            "Leave it out.",
            "条項を書けるのは箱のものだけです。",
            "書かないでください。",
        )


def _check_free(node: Node, section: str, identity: str, named: Named) -> None:
    """An id stands for one thing, whatever it is: people and choices name things by it."""
    for other in SECTIONS:
        # A Guardian is called by its race.
        if other in (section, "guardian") or section == "guardian":
            continue
        if identity in named[other]:
            raise node.refuse(
                f"there is a {other} with this id.",
                "Choose another id.",
                f"同じidの{other}があります。",
                "別のidにしてください。",
            )


def _check_new_card(node: Node, record: Record) -> None:
    """Every player has one Start card, so packs add none (WARP-SET-08)."""
    if record["kind"] == "start":
        raise node.at("kind").refuse(
            "every player has one Start card.",
            'Replace "start" with override = true, or choose another kind.',
            "スタートカードは1人1枚です。",
            "override = trueで「start」を置き換えるか、別の種類にしてください。",
        )
    if record["remove_after_use"]:
        raise node.at("remove_after_use").refuse(
            "only Start cards leave the game after use.",
            "Leave it out.",
            "使うとゲームから除かれるのはスタートカードだけです。",
            "書かないでください。",
        )


def _check_new_mission(node: Node, record: Record) -> None:
    if "replaced_by" in record:
        raise node.at("replaced_by").refuse(
            "only missions of the box make room for others.",
            "Leave it out.",
            "ほかに場所を譲るのは箱のミッションだけです。",
            "書かないでください。",
        )


def _check_pairs(pack: Pack, named: Named) -> None:
    """A new race brings its Guardian, and no Guardian stands without its race (WARP-SET-36)."""
    for identity, node in pack.records["guardian"].items():
        if identity not in named["race"]:
            raise node.at("race").refuse(
                f'no such race "{identity}".',
                did_you_mean(identity, named["race"]),
                f"「{identity}」という種族はありません。",
                did_you_mean(identity, named["race"], "ja"),
            )
    for identity, node in pack.records["race"].items():
        if identity not in named["guardian"]:
            raise ContentError(
                node.place,
                "its Guardian is missing.",
                f'Write a [[guardian]] with race = "{identity}".',
                "ガーディアンがありません。",
                f'race = "{identity}"の[[guardian]]を書いてください。',
            )
