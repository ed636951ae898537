"""The records of tribes: two sides of a board, each with its ability, its tiles and its own technologies."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.revive.effect_records import check_effects, check_standing
from tessera.games.revive.records import called, check_identity, check_name, finish
from tessera.games.revive.tree_records import check_tree
from tessera.games.revive.vocabulary import (
    ANY_BASIC,
    BASIC,
    NODES,
    OWN_NODES,
    RESOURCES,
    SIDES,
    SOURCES,
    TRIBE_TILES,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

MOST_TILES: Final = 9


def tribe(node: Node) -> Record:
    """A tribe board; `campaign` is true for those that the campaign unlocks."""
    record = called(node)
    record["campaign"] = node.flag("campaign")
    source = node.word("source", SOURCES)
    record["side"] = [_side(item, source) for item in node.items("side")]
    if [side["side"] for side in record["side"]] != list(SIDES):
        raise node.at("side").refuse(
            'should be side "sun" and then side "moon".',
            problem_ja="「sun」（太陽の面）、「moon」（月の面）の順に書いてください。",
        )
    return finish(node, record)


def _side(node: Node, source: str) -> Record:
    side: Record = {"side": node.word("side", SIDES)}
    side["start_tiles"] = _start_tiles(node.at("start_tiles")) if node.has("start_tiles") else {}
    side["ability"] = check_effects(node.at("ability"), "ability")
    side["ability_source"] = node.word("ability_source", SOURCES) if node.has("ability_source") else source
    if node.has("clause"):
        side["clause"] = check_identity(node, "clause")
    if node.has("tree"):
        side["tree"] = check_tree(node.at("tree"))
    side["technology"] = [_own_technology(item, source) for item in node.items("technology")]
    nodes = [technology["node"] for technology in side["technology"]]
    if nodes != list(OWN_NODES):
        raise node.at("technology").refuse(
            f"has {', '.join(nodes) or 'nothing'}; a side has {', '.join(OWN_NODES)}, in this order.",
            "Write exactly these; all tribes share the others.",
            f"{'、'.join(nodes) or 'なし'}になっています。面ごとに{'、'.join(OWN_NODES)}がこの順に必要です。",
            "この3つだけを書いてください。ほかの技術は全部族共通です。",
        )
    node.done()
    _check_own_tiles(node, side)
    _check_once(node, side)
    _check_trades(node, side)
    return side


def _start_tiles(node: Node) -> dict[str, int]:
    tiles = {key: node.integer(key, 1, MOST_TILES) for key in TRIBE_TILES if node.has(key)}
    node.done()
    if len(tiles) != 1:
        raise node.refuse(
            f"a side has tiles of one kind, not of {len(tiles)}.",
            "Keep one kind, or leave start_tiles out.",
            f"1つの面のタイルは1種類ですが、{len(tiles)}種類になっています。",
            "1種類にするか、start_tilesを書かないでください。",
        )
    return tiles


def _check_own_tiles(node: Node, side: Record) -> None:
    """What is placed is there to be placed, and what is there can be placed."""
    placed = _placed(side["ability"])
    for tile in placed:
        if tile not in side["start_tiles"]:
            raise node.at("ability").refuse(
                f"places a {tile} tile, but the side begins without any.",
                f"Write start_tiles = {{ {tile} = 6 }}.",
                f"{tile}のタイルを置きますが、最初に持っていません。",
                f"start_tiles = {{ {tile} = 6 }}と書いてください。",
            )
    for tile in side["start_tiles"]:
        if tile not in placed:
            raise node.at("start_tiles").refuse(
                f"the ability never places a {tile} tile.",
                "Leave start_tiles out.",
                f"能力で{tile}のタイルを置くことがありません。",
                "start_tilesを書かないでください。",
            )
    for number, technology in enumerate(side["technology"]):
        for standing in technology["standing"]:
            if standing["mod"] == "range_bonus" and standing["from"] not in side["start_tiles"]:
                raise node.items("technology")[number].refuse(
                    f"counts range from a {standing['from']}, but the side has none.",
                    "Choose another technology.",
                    f"{standing['from']}からの距離を伸ばしますが、この面にはありません。",
                    "別の技術にしてください。",
                )


def _standing(side: Record, mod: str) -> list[Record]:
    """The standing effects of one kind, of all technologies of a side."""
    return [each for technology in side["technology"] for each in technology["standing"] if each["mod"] == mod]


def _check_once(node: Node, side: Record) -> None:
    """A player calls a paid free action without saying which, and machines by their technology."""
    if len(_standing(side, "free_action")) > 1:
        raise node.at("technology").refuse(
            "has two paid free actions; a side has one at most.",
            "Leave one out.",
            "コストを払うフリーアクションが2つあります。1つの面に1つまでです。",
            "1つ減らしてください。",
        )
    for number, technology in enumerate(side["technology"]):
        if [each["mod"] for each in technology["standing"]].count("machine") > 1:
            raise node.items("technology")[number].refuse(
                "is two machines; a technology is one at most.",
                "Put their effects in one list.",
                "1つの技術にマシンが2つあります。1つまでです。",
                "効果を1つのリストにまとめてください。",
            )


def _check_trades(node: Node, side: Record) -> None:
    """Trades are free, so those of one for one, with crystals turned into anything, must not lead back."""
    leads: dict[str, set[str]] = {resource: set() for resource in RESOURCES}
    leads["crystal"].update(BASIC)
    for trade in _standing(side, "trade"):
        if sum(trade["give"].values()) == 1:
            (given,), (got,) = trade["give"], trade["get"]
            for resource in BASIC if given == ANY_BASIC else (given,):
                leads[resource].add(got)
    for _ in RESOURCES:
        for resource in RESOURCES:
            leads[resource].update(*(leads[other] for other in list(leads[resource])))
    for resource in RESOURCES:
        if resource in leads[resource]:
            raise node.at("technology").refuse(
                f"its trades turn a {resource} into a {resource}, without end (a crystal may become anything).",
                "Let a trade take more than it gives.",
                f"交換を続けると{resource}が{resource}に戻り、際限がありません（クリスタルは何にでも変わります）。",
                "受け取るより多くを渡す交換にしてください。",
            )


def _placed(effects: list[Record]) -> list[str]:
    """The tiles that an ability places, also once its price is paid."""
    found: list[str] = []
    for effect in effects:
        if effect["do"] == "place_tribe_tile":
            found.append(effect["tile"])
        found += _placed(effect.get("then", []))
    return found


# Technologies.


def common_technology(node: Node) -> Record:
    """A technology that every tribe board has."""
    shared = tuple(other for other in NODES if other not in OWN_NODES)
    return finish(node, _technology(node, shared))


def _own_technology(node: Node, source: str) -> Record:
    node.as_table().setdefault("source", source)
    return finish(node, _technology(node, NODES))


def _technology(node: Node, nodes: tuple[str, ...]) -> Record:
    """What it does once, and what is in force from then on."""
    technology: Record = {"node": node.word("node", nodes), "name": check_name(node)}
    technology["immediate"] = check_effects(node.at("immediate"), "reward") if node.has("immediate") else []
    technology["standing"] = check_standing(node.at("standing")) if node.has("standing") else []
    if not technology["immediate"] and not technology["standing"]:
        raise node.refuse(
            "does nothing.",
            'Write "immediate", "standing" or both.',
            "何も起こりません。",
            "「immediate」か「standing」、または両方を書いてください。",
        )
    return technology
