"""Missions of the house are worth playing for: each asks for something of its own, and goods count once."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from tessera.games.the_warp.library import Library, load
from tessera.games.the_warp.vocabulary import DEEDS
from tests.clauses import clause
from tests.games.the_warp.scene import Scene

Record = Mapping[str, Any]
TRACKS = ("command", "gold", "energy", "trade")


def lasting(mission: Record) -> list[Record]:
    """What a mission asks for besides deeds of the turn."""
    return [condition for condition in mission["all"] if condition["cond"] not in DEEDS]


def feats(mission: Record) -> set[str]:
    """The one lasting thing that a mission asks for, in each of the ways to do it; nothing if it asks for several."""
    conditions = lasting(mission)
    if len(conditions) != 1:
        return set()
    (only,) = conditions
    if only["cond"] == "tracks" and only["count"] == 1:
        return {f"{track} at {only['min']}" for track in TRACKS}
    if only["cond"] == "track":
        return {f"{only['track']} at {only['min']}"}
    return {repr(sorted(only.items(), key=str))}


def scored_twice(library: Library) -> list[str]:
    """Pairs of missions that one and the same feat completes."""
    missions = library.missions
    return [
        f"{one} {other}" for one, other in combinations(missions, 2) if feats(missions[one]) & feats(missions[other])
    ]


@clause("WARP-MIS-03")
def test_no_feat_scores_twice() -> None:
    assert scored_twice(load()) == []
    # As it was: nine on the Trade track completed Master Trader, Ascension, and Specialists after an upgrade.
    assert scored_twice(load(first=True)) == [
        "pg-21 pi-master-trader",
        "pg-21 pi-ascension",
        "pi-master-trader pi-ascension",
    ]


@clause("WARP-MIS-03")
def test_no_two_missions_ask_for_the_same() -> None:
    missions = load().missions
    asked = {identity: sorted(map(repr, mission["all"])) for identity, mission in missions.items()}

    assert [pair for pair in combinations(asked, 2) if asked[pair[0]] == asked[pair[1]]] == []


@clause("WARP-MIS-11")
def test_goods_are_paid_and_never_only_shown() -> None:
    shown = [mission["id"] for mission in load().missions.values() if "resources" in str(lasting(mission))]

    # But for Hoarder, who compares them at the end.
    assert shown == ["pi-hoarder"]


@clause("WARP-MIS-11")
def test_one_heap_of_goods_completes_one_mission() -> None:
    scene = Scene().private("A", "pr-01", "pr-04").open("pr-07").has("A", gold=15, energy=15)

    scene.turn("A", "action")
    assert scene.options("A") == ["complete pr-01", "complete pr-04", "complete pr-07", "later"]
    scene.play("A complete pr-07")

    # As it was, they stayed and completed Full Vault, Treasury and, in the end, Monument.
    assert scene.supplies("A") == (0, 0, 0)
    assert scene.colony("A").points == 3
    assert scene.held_missions("A") == ["pr-01", "pr-04"]
