"""What a search remembers: for each seat a tree of its own questions, as far as that seat can tell them apart.

A node is a point of the game as one seat knows it. The next one is reached by an answer of the seat itself, or by what
it sees of another's. Answers that others give unseen lead to the same node, whatever they are.
"""

from __future__ import annotations

from typing import Final, TypeAlias

# What is seen of an answer: the kind of question, and the picks; others' unseen picks are UNSEEN.
Label: TypeAlias = tuple[int, ...]
UNSEEN: Final = -1


class Edge:
    """One answer at a node: how often it was tried, and what it was worth to the seat that gives it."""

    __slots__ = ("first", "picks", "prior", "total", "visits")

    picks: list[int]
    prior: float
    visits: int
    total: float
    first: float

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        # How likely it is to be the best one, at first sight.
        self.prior = 1.0
        self.visits = 0
        self.total = 0.0
        # What it looked like at first sight.
        self.first = 0.0

    def worth(self) -> float:
        """What it was worth on average; at first sight, while it was not tried."""
        return self.total / self.visits if self.visits else self.first

    def begin_anew(self) -> None:
        """The question that was foreseen is asked: what was found out before is part of the first sight by now.

        It was tried in other deals and not as often as others, so its trials are not to be mixed with new ones.
        """
        self.visits = 0
        self.total = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        return _edge, (self.picks, self.prior, self.visits, self.total, self.first)


class Node:
    """A point of the game as a seat knows it."""

    __slots__ = ("children", "edges")

    edges: dict[str, dict[Label, Edge]]
    children: dict[str, dict[Label, Node]]

    def __init__(self) -> None:
        # By the kind of question, for the same number means different things in different questions.
        self.edges = {}
        self.children = {}

    def child(self, kind: str, label: Label) -> Node:
        """The next point after an answer that is seen like this."""
        by_label = self.children.get(kind)
        if by_label is None:
            by_label = {}
            self.children[kind] = by_label
        node = by_label.get(label)
        if node is None:
            node = Node()
            by_label[label] = node
        return node

    def __reduce__(self) -> tuple[object, ...]:
        return _node, (self.edges, self.children)


# Copies of what is remembered, for a bot that goes on somewhere else.


def _edge(picks: list[int], prior: float, visits: int, total: float, first: float) -> Edge:
    edge = Edge(picks)
    edge.prior = prior
    edge.visits = visits
    edge.total = total
    edge.first = first
    return edge


def _node(edges: dict[str, dict[Label, Edge]], children: dict[str, dict[Label, Node]]) -> Node:
    node = Node()
    node.edges = edges
    node.children = children
    return node
