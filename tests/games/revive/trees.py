"""The technology trees as they are printed: every side of a tribe board by its lines, prices and points."""

from __future__ import annotations

from typing import Final, NamedTuple

NODES: Final = ("A1", "B1", "B2", "B3", "C1", "C2", "C3")


class Tree(NamedTuple):
    """Lines such as "A1-B1 B1-C2"; books and points in the order of the technologies."""

    lines: str
    costs: tuple[int, ...]
    points: tuple[int, ...]

    def cost(self, node: str) -> int:
        """The books that a technology costs."""
        return self.costs[NODES.index(node)]

    def joined(self, node: str) -> set[str]:
        """What a line joins to a technology."""
        lines = [line.split("-") for line in self.lines.split()]
        return {end for line in lines if node in line for end in line if end != node}

    def way(self, node: str) -> list[str]:
        """What must be unlocked before a technology, in this order, on the shortest way to it."""
        ways: dict[str, list[str]] = {"A1": []}
        reached = ["A1"]
        for known in reached:
            for end in sorted(self.joined(known) - ways.keys()):
                ways[end] = [*ways[known], known]
                reached.append(end)
        return ways[node]


TREES: Final = {
    "nadair sun": Tree("A1-B1 A1-B2 A1-B3 B1-C1 B2-C1 B2-C2 B2-C3 B3-C3", (1, 3, 3, 3, 6, 4, 5), (1, 1, 1, 1, 3, 3, 3)),
    "nadair moon": Tree("A1-B1 A1-B3 B1-C1 B3-C3 B2-C1 B2-C3 B2-C2", (1, 1, 2, 2, 4, 3, 5), (1, 2, 1, 1, 4, 4, 4)),
    "hofstadterians sun": Tree(
        "A1-B1 A1-B2 A1-B3 B1-C1 B1-C2 B3-C2 B3-C3", (1, 2, 3, 2, 6, 5, 6), (1, 1, 1, 1, 3, 2, 3)
    ),
    "hofstadterians moon": Tree("A1-B3 B3-C3 B2-C3 B2-C2 B1-C2 B1-C1", (1, 3, 2, 2, 5, 4, 5), (1, 3, 1, 1, 4, 3, 2)),
    "ox49 sun": Tree("A1-B1 A1-B3 B1-C1 B2-C1 B2-C2 B3-C3", (1, 3, 2, 2, 6, 6, 6), (1, 1, 1, 1, 2, 3, 2)),
    "ox49 moon": Tree("A1-B1 A1-B2 A1-B3 B2-C1 B2-C2 B2-C3", (1, 3, 3, 2, 6, 6, 6), (1, 1, 1, 1, 3, 4, 3)),
    "kuniban sun": Tree(
        "A1-B1 A1-B2 A1-B3 B1-C1 B1-C2 B2-C2 B3-C2 B3-C3", (1, 3, 2, 3, 6, 6, 6), (1, 1, 1, 1, 3, 3, 3)
    ),
    "kuniban moon": Tree("A1-B1 A1-B3 B1-C1 B1-C2 B3-C2 B3-C3 B2-C2", (1, 2, 2, 3, 6, 5, 6), (1, 1, 1, 1, 3, 2, 3)),
    "solwrights sun": Tree("A1-B1 A1-B3 B1-C1 B2-C1 B2-C2 B3-C2 B3-C3", (1, 2, 3, 3, 4, 6, 6), (1, 1, 1, 1, 2, 3, 3)),
    "solwrights moon": Tree("A1-B1 A1-B2 B1-C1 B2-C2 B3-C2 B3-C3", (1, 2, 3, 2, 5, 4, 5), (1, 1, 1, 1, 3, 4, 4)),
    "stonehands sun": Tree(
        "A1-B1 A1-B2 A1-B3 B1-C1 B1-C2 B2-C2 B2-C3 B3-C3", (1, 3, 3, 2, 6, 5, 6), (1, 1, 1, 1, 3, 2, 3)
    ),
    "stonehands moon": Tree("A1-B1 A1-B3 B1-C1 B1-C2 B3-C3 B2-C3", (1, 3, 3, 4, 6, 6, 6), (1, 1, 1, 1, 2, 3, 2)),
}
