"""A player who knows a page only by its accessibility tree, as a screen reader does, and has a keyboard."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

Node = dict[str, Any]


@dataclass(frozen=True)
class Tree:
    """The accessibility tree at one moment."""

    nodes: dict[str, Node]

    def all(self, role: str, name: str = "", under: Node | None = None) -> list[Node]:
        """Return the nodes of a role whose names begin with `name`, in the order of the page."""
        found = self._below(under) if under else iter(self.nodes.values())
        return [
            node
            for node in found
            if _value(node, "role") == role and _value(node, "name").startswith(name)
        ]

    def _below(self, node: Node) -> Iterator[Node]:
        for child in node.get("childIds", []):
            if child in self.nodes:
                yield self.nodes[child]
                yield from self._below(self.nodes[child])

    def names(self, role: str, under: Node) -> list[str]:
        return [_value(node, "name") for node in self.all(role, under=under)]

    def text_of(self, node: Node) -> str:
        return " ".join(self.names("StaticText", node))


def _value(node: Node, key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def state(node: Node, name: str) -> Any:
    """Return a property of a node: focused, expanded, …"""
    found = (one["value"].get("value") for one in node["properties"] if one["name"] == name)
    return next(found, None)


@dataclass
class Ears:
    """Listens to live regions and acts by keyboard on what the tree offers."""

    page: Page
    heard: list[str] = field(default_factory=list)
    """Everything that the live region has said, in order."""
    _known: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._line = self.page.context.new_cdp_session(self.page)
        self._line.send("Accessibility.enable")

    def tree(self) -> Tree:
        told = self._line.send("Accessibility.getFullAXTree")["nodes"]
        tree = Tree({node["nodeId"]: node for node in told if not node["ignored"]} | _bones(told))
        self._listen(tree)
        return tree

    def _listen(self, tree: Tree) -> None:
        """Hear what was added to the region; what stays in it is not said again."""
        for region in tree.all("log"):
            for said in tree.all("paragraph", under=region):
                if said["backendDOMNodeId"] not in self._known:
                    self._known.add(said["backendDOMNodeId"])
                    self.heard.append(tree.text_of(said))

    def go_to(self, node: Node) -> None:
        self._line.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})

    def press(self, node: Node) -> None:
        self.go_to(node)
        self.page.keyboard.press("Enter")


def _bones(told: list[Node]) -> dict[str, Node]:
    """Return the ignored nodes by id: they say nothing but hold the tree together."""
    return {node["nodeId"]: {**node, "properties": []} for node in told if node["ignored"]}
