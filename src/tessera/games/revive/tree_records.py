"""The records of technology trees: what is joined to what, the prices in books and the points at the end."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.revive.vocabulary import NODES
from tessera.kernel.content import Node

Record = dict[str, Any]

# One row lies over the other, and a line joins neighbours: the bottom technology with those of the second row, and
# those of the second row with those of the third.
FIRST: Final = NODES[0]
_ROWS: Final = ("A", "B", "C")
# Books and crystals in their place: more nobody can pay (REV-RES-02).
MOST_BOOKS: Final = 9
MOST_POINTS: Final = 20


def check_tree(node: Node) -> Record:
    """The tree of one side of a tribe board."""
    tree = read_tree(node)
    node.done()
    return tree


def read_tree(node: Node) -> Record:
    """What a tree says, wherever it stands."""
    links = [_link(item) for item in node.items("links", at_least=1)]
    tree: Record = {"links": links, "cost": _figures(node.at("cost"), 1, MOST_BOOKS)}
    tree["points"] = _figures(node.at("points"), 0, MOST_POINTS)
    _check_reached(node, links)
    return tree


def _link(node: Node) -> list[str]:
    """A line, from the lower row up."""
    low, high = (end.as_word(NODES) for end in node.as_items(2))
    if _ROWS.index(high[0]) != _ROWS.index(low[0]) + 1:
        raise node.refuse(
            f"a line leads from one row to the next one up, and {low} to {high} does not.",
            'Write ["A1", "B2"] or ["B2", "C3"], for instance.',
            f"線は1つ上の段へ引きますが、{low}から{high}はそうなっていません。",
            '例えば["A1", "B2"]や["B2", "C3"]のように書いてください。',
        )
    return [low, high]


def _figures(node: Node, least: int, most: int) -> dict[str, int]:
    found = {name: node.integer(name, least, most) for name in NODES}
    node.done()
    return found


def _check_reached(node: Node, links: list[list[str]]) -> None:
    """The first figure comes from the bottom; whatever is joined to it by no way could never be unlocked."""
    reached = {FIRST}
    for _ in NODES:
        reached |= {end for link in links if reached.intersection(link) for end in link}
    missing = [name for name in NODES if name not in reached]
    if missing:
        raise node.at("links").refuse(
            f"no way leads from {FIRST} to {', '.join(missing)}.",
            "Join it by a line, or nobody can unlock it.",
            f"{FIRST}から{'、'.join(missing)}へたどる道がありません。",
            "線でつないでください。つながないと、誰も解放できません。",
        )
