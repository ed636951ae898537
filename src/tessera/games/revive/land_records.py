"""The records of the land: area tiles, starting tiles, vast crystals and large locations."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.revive.effect_records import check_effects, check_score
from tessera.games.revive.records import called, check_identity, check_name, finish
from tessera.games.revive.vocabulary import CELL_KINDS, VAST_CRYSTAL
from tessera.kernel.content import Node

Record = dict[str, Any]

# The four hexes of a tile, as every slot has them.
LOCAL_CELLS: Final = ([0, 0], [1, 0], [0, 1], [1, 1])
MOST_FOOD: Final = 9
MOST_POINTS: Final = 9
LOCATION_SIDES: Final = ("a", "b")


def start_tile(node: Node) -> Record:
    """A tile that lies face up from the start."""
    return finish(node, {**called(node), "cells": _cells(node, CELL_KINDS)})


def area_tile(node: Node) -> Record:
    """A tile that is explored: the price and points on its back, and its four spaces."""
    return finish(node, {**_back(node), "passable": True, "cells": _cells(node, CELL_KINDS)})


def vast_tile(node: Node) -> Record:
    """A vast crystal: nothing passes through it, and buildings beside it are paid, large ones more."""
    record = _back(node)
    record["passable"] = node.flag("passable")
    record["cells"] = _cells(node, (VAST_CRYSTAL,))
    for key in ("building_reward", "building_reward_large"):
        record[key] = check_effects(node.at(key), "reward")
    return finish(node, record)


def _back(node: Node) -> Record:
    record = called(node)
    price = node.at("explore_cost")
    record["explore_cost"] = {"food": price.integer("food", 1, MOST_FOOD)}
    price.done()
    record["explore_points"] = node.integer("explore_points", 0, MOST_POINTS)
    record["recruit"] = node.flag("recruit")
    record["explore_effects"] = _maybe_effects(node, "explore_effects")
    return record


def _maybe_effects(node: Node, key: str) -> list[Record]:
    """Effects that a record may do without."""
    return check_effects(node.at(key), "reward") if node.has(key) else []


def _cells(node: Node, kinds: tuple[str, ...]) -> list[Record]:
    """Four cells, one for each hex of a slot, in the order of the hexes."""
    cells: dict[tuple[int, int], Record] = {}
    for item in node.items("cells"):
        cell = _cell(item, kinds)
        x, y = cell["at"]
        if (x, y) in cells:
            raise item.at("at").refuse(
                f"[{x}, {y}] stands there twice.",
                "Each of the four hexes has one cell.",
                f"[{x}, {y}]が2回書かれています。",
                "4つのヘックスに1つずつ書いてください。",
            )
        cells[x, y] = cell
    if len(cells) != len(LOCAL_CELLS):
        raise node.at("cells").refuse(
            f"a tile has {len(LOCAL_CELLS)} cells, not {len(cells)}.",
            "Write one for each of [0, 0], [1, 0], [0, 1] and [1, 1].",
            f"タイルには{len(LOCAL_CELLS)}つのマスが必要ですが、{len(cells)}つです。",
            "[0, 0]、[1, 0]、[0, 1]、[1, 1]を1つずつ書いてください。",
        )
    return [cells[x, y] for x, y in LOCAL_CELLS]


def _cell(node: Node, kinds: tuple[str, ...]) -> Record:
    """One space; a water has a reward and nothing else has one, so the list of all others is empty."""
    at = [item.as_integer(0, 1) for item in node.items("at")]
    if len(at) != 2:
        raise node.at("at").refuse(
            "should be two numbers, such as [1, 0].",
            problem_ja="[1, 0]のように、2つの数を書いてください。",
        )
    cell: Record = {"at": at, "kind": node.word("kind", kinds), "reward": []}
    if cell["kind"] == "water":
        cell["reward"] = check_effects(node.at("reward"), "reward")
    elif node.has("reward"):
        raise node.at("reward").refuse(
            f'only a water has a reward, not "{cell["kind"]}".',
            "Leave it out.",
            f"報酬があるのは水場だけで、「{cell['kind']}」にはありません。",
            "書かないでください。",
        )
    node.done()
    return cell


# Large locations.


def large_location(node: Node) -> Record:
    """A large location tile: `base` is false for those that the campaign adds; two sides, each with its score."""
    record: Record = {"id": check_identity(node), "base": node.flag("base")}
    record["sides"] = [_location_side(item) for item in node.items("sides")]
    if [side["side"] for side in record["sides"]] != list(LOCATION_SIDES):
        raise node.at("sides").refuse(
            'should be side "a" and then side "b".',
            problem_ja="サイド「a」、サイド「b」の順に書いてください。",
        )
    return finish(node, record)


def _location_side(node: Node) -> Record:
    side: Record = {"side": node.word("side", LOCATION_SIDES), "name": check_name(node)}
    side["score"] = check_score(node.at("score"))
    side["on_populate"] = _maybe_effects(node, "on_populate")
    node.done()
    return side
