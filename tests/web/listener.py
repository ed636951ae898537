"""What a screen reader gets of a page: the browser's accessibility tree, and nothing else. Nodes are pressed as
assistive programs press them, without mouse or keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

# Roles that only hold others together.
_SILENT = frozenset({"none", "generic", "InlineTextBox", "StaticText"})


@dataclass
class Node:
    """Something that is told: its role, its name, its state."""

    role: str
    name: str
    states: dict[str, Any]
    handle: int
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """This and everything in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str, name: str = "") -> list[Node]:
        """Everything of a role in it, by name if one is given."""
        return [node for node in self.walk() if node.role == role and name in node.name]

    def one(self, role: str, name: str = "") -> Node:
        """The one thing of a role and a name."""
        found = self.all(role, name)
        assert len(found) == 1, f"{len(found)} of {role} {name!r}: {[node.name for node in self.all(role)]}"
        return found[0]

    @property
    def is_disabled(self) -> bool:
        """Whether it is told as something that cannot be pressed."""
        return bool(self.states.get("disabled"))

    def words(self) -> list[str]:
        """Everything that is read aloud in it."""
        return [node.name for node in self.walk() if node.role == "StaticText" and node.name.strip()]


class Listener:
    """Somebody who hears the page."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Accessibility.enable")

    def tree(self) -> Node:
        """The whole page as it is told now."""
        told = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {entry["nodeId"]: _node(entry) for entry in told}
        root: Node | None = None
        for entry in told:
            node = nodes[entry["nodeId"]]
            # An ignored node is passed through: its children are told as if they were its parent's.
            node.children = [nodes[child] for child in entry.get("childIds", ()) if child in nodes]
            if "parentId" not in entry:
                root = node
        assert root is not None
        return root

    def press(self, node: Node) -> None:
        """Press something, as an assistive program does."""
        resolved = self._devtools.send("DOM.resolveNode", {"backendNodeId": node.handle})
        target = resolved["object"]["objectId"]
        self._devtools.send(
            "Runtime.callFunctionOn", {"objectId": target, "functionDeclaration": "function () { this.click(); }"}
        )


def _node(entry: dict[str, Any]) -> Node:
    states = {state["name"]: state["value"].get("value") for state in entry.get("properties", ())}
    role = "ignored" if entry.get("ignored") else entry.get("role", {}).get("value", "")
    return Node(role, entry.get("name", {}).get("value") or "", states, entry.get("backendDOMNodeId", 0))
