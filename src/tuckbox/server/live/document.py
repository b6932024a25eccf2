"""JSON that knows which of its parts are new: what a client is shown, as a tree of encoded parts.

The next tree is grown from the one before. A part that is made from the same objects is the same node
with the same bytes, and is neither made nor compared. So a patch is found by looking at identities,
and no part is encoded twice, however many clients see it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, repeat
from operator import eq, is_
from types import NoneType
from typing import Any, TypeAlias

from tuckbox.core.hexagon import Hex
from tuckbox.core.view import AnyPart, Fields, ListPart, itself
from tuckbox.server.model.message_parts import kept

Of: TypeAlias = tuple[Any, ...]
"""The objects that a value is made from."""


class Leaf:
    """A value that is sent as a whole."""

    __slots__ = ("json", "of")

    def __init__(self, of: Of, json: bytes) -> None:
        self.of = of
        self.json = json


class PlainLeaf(Leaf):
    """A plain value, which all matches share: what it is made from never changes."""

    __slots__ = ()


class Branch:
    """A list, or an object, whose items or fields change by themselves."""

    __slots__ = ("_json", "children", "names", "of")

    def __init__(self, of: Of, children: "tuple[Node, ...]", names: tuple[str, ...] | None) -> None:
        self.of = of
        self.children = children
        self.names = names
        """The names of the fields; None for a list."""
        self._json: bytes | None = None

    @property
    def json(self) -> bytes:
        """The whole, put together only where somebody is sent it."""
        if self._json is None:
            self._json = self._joined()
        return self._json

    def _joined(self) -> bytes:
        if self.names is None:
            return b"[%b]" % b",".join([child.json for child in self.children])
        fields = zip(self.names, self.children, strict=True)
        return b"{%b}" % b",".join([key(name) + child.json for name, child in fields])


Node: TypeAlias = Leaf | Branch
NOTHING = Branch((), (), ())
PLAIN = frozenset({str, int, bool, NoneType, Hex})
"""Types of values that say the same in every match."""


@cache
def key(name: str) -> bytes:
    """Return the name of a field as JSON, with its colon."""
    return b'"%b":' % name.encode()


@lru_cache(maxsize=1024)
def same_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of fields as the one tuple that all objects with these fields share."""
    return names


class TreeBuilder:
    """Grows nodes, and remembers those of the present position: two seats share what both see."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[tuple[Any, ...], tuple[Of, Node]] = {}

    def clear(self) -> None:
        self._made.clear()

    def fields(self, parts: Iterable[AnyPart], before: "Node") -> Branch:
        """Return an object with these fields, grown from the one before, which had the same fields."""
        if before is NOTHING or not isinstance(before, Branch):
            found = tuple(parts)
            made = tuple([self._part(part, NOTHING) for part in found])
            return Branch((), made, same_names(tuple([part.name for part in found])))
        # Tuples look at the identity of their items first: what is unchanged is not compared by value.
        children = [
            old if part.of == old.of else self._part(part, old)
            for part, old in zip(parts, before.children, strict=True)
        ]
        return grown(before, children, before.names)

    def _part(self, part: AnyPart, before: "Node") -> Node:
        if isinstance(part, ListPart):
            return self._list(part, before)
        if part.make is itself:
            return plain_leaf(*part.of)
        return self._value(part.make, part.of, before)

    def _list(self, part: ListPart, before: "Node") -> Branch:
        of, was = part.of, before.children if isinstance(before, Branch) else ()
        if len(of) == len(was):
            children = [
                old if one == old.of else self._value(part.make, one, old)
                for one, old in zip(of, was, strict=True)
            ]
        else:
            children = self._longer_or_shorter(part, was)
        branch = grown(before, children, None)
        # The items' own tuples, not equal ones: they are kept only once.
        branch.of = tuple([child.of for child in branch.children])
        return branch

    def _longer_or_shorter(self, part: ListPart, was: "tuple[Node, ...]") -> "list[Node]":
        """Return the items of a list: most are those at its beginning and at its end before."""
        of = part.of
        first, last = equal_ends([node.of for node in was], of, eq)
        new, between = of[first : len(of) - last], was[first : len(was) - last]
        olds = chain(between, repeat(NOTHING))
        middle = [self._value(part.make, one, old) for one, old in zip(new, olds, strict=False)]
        return [*was[:first], *middle, *was[len(was) - last :]]

    def _value(self, make: Callable[..., Any], of: Of, before: "Node") -> Node:
        """Return the node of a value: the one before, one that another seat has, or a new one."""
        if of == before.of and before is not NOTHING:
            return before
        if is_plain(of) and make is not itself:  # What is said as it is, is seldom said twice.
            return plain_node(make, *of)
        place = (make, *map(id, of))
        found = self._made.get(place)
        if found is None:
            # What it is made of is kept alive with it, so that the ids stay unique.
            found = self._made[place] = of, self.made_of(make(*of), of, before)
        return found[1]

    def made_of(self, value: Any, of: Of, before: "Node") -> Node:  # noqa: ANN401 - any JSON
        """Return the node of a value that was made from these objects."""
        if not isinstance(value, Fields):
            return leaf(value, of, before)
        fields = self.fields(value.parts, before)
        if fields is before and not is_plain(before.of):
            before.of = of
            return before
        return Branch(of, fields.children, fields.names)


def is_plain(of: Of) -> bool:
    """Return whether a value is made from plain ones only: then all matches share its node."""
    return PLAIN.issuperset(map(type, of))


def equal_ends(
    old: Sequence[Any], new: Sequence[Any], are_equal: Callable[[Any, Any], bool]
) -> tuple[int, int]:
    """Return how many items two lists have in common at their beginning, and then at their end."""
    most = min(len(old), len(new))
    first = next((at for at in range(most) if not are_equal(old[at], new[at])), most)
    rest = range(1, most - first + 1)
    last = next((at - 1 for at in rest if not are_equal(old[-at], new[-at])), most - first)
    return first, last


def leaf(value: Any, of: Of, before: "Node") -> Leaf:  # noqa: ANN401 - any JSON
    """Return a value that is sent as a whole; made from something else, it may be the one before."""
    json = kept(value)
    if not isinstance(before, Leaf) or before.json != json or isinstance(before, PlainLeaf):
        return Leaf(of, json)
    before.of = of
    return before


@lru_cache(maxsize=20_000, typed=True)  # True equals 1, but is another text.
def plain_leaf(value: Any) -> PlainLeaf:  # noqa: ANN401 - a number, a text, a boolean or None
    """Return a plain value: one leaf for all matches, since most say the same."""
    return PlainLeaf((value,), kept(value))


@lru_cache(maxsize=8192, typed=True)
def plain_node(make: Callable[..., Any], *of: Any) -> Node:  # noqa: ANN401 - plain values
    """Return what is made from plain values: one node for all matches, since boards look much alike."""
    value = make(*of)
    if isinstance(value, Fields):
        return TreeBuilder().made_of(value, of, NOTHING)
    return PlainLeaf(of, kept(value))


def grown(before: "Node", children: Sequence[Node], names: tuple[str, ...] | None) -> Branch:
    """Return a branch with these children: the one before, if they are all its own."""
    if (
        isinstance(before, Branch)
        and before.names == names
        and len(children) == len(before.children)
        and all(map(is_, children, before.children))
    ):
        return before
    return Branch((), tuple(children), names)


# Patches (RFC 6902)


def patch(before: Branch, after: Branch, path: str = "") -> Iterator[bytes]:
    """Yield the operations that turn one document into the other."""
    if before.names is None:
        yield from _patch_list(before.children, after.children, path)
        return
    for name, old, new in zip(before.names, before.children, after.children, strict=True):
        if old is not new:
            # To add a field that is there replaces it, in fewer bytes than `replace`.
            yield from _changed(old, new, f"{path}/{name}", "add")


def _changed(old: Node, new: Node, path: str, kind: str) -> Iterable[bytes]:
    """Return the operations that change a node, or one that sets the whole, whichever are fewer bytes.

    Only where no field has fields itself the whole may be shorter: it is not even made elsewhere.
    """
    if not (isinstance(old, Branch) and isinstance(new, Branch) and old.names == new.names):
        return () if old.json == new.json else (operation(kind, path, new),)
    found = [*patch(old, new, path)]
    if new.names is None or len(found) < 2 or Branch in map(type, new.children):
        return found
    whole = operation(kind, path, new)
    return found if sum(map(len, found)) + len(found) <= len(whole) else (whole,)


def _patch_list(old: tuple[Node, ...], new: tuple[Node, ...], path: str) -> Iterator[bytes]:
    """Items that come or go do so where the two lists begin to differ."""
    if len(old) == len(new):
        for at, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after:
                yield from _changed(before, after, f"{path}/{at}", "replace")
        return
    first, last = equal_ends(old, new, is_)
    most = min(len(old), len(new))
    for at in range(first, most - last):
        if old[at] is not new[at]:
            yield from _changed(old[at], new[at], f"{path}/{at}", "replace")
    for at in range(most - last, len(new) - last):
        yield operation("add", f"{path}/{at}", new[at])
    for at in reversed(range(most - last, len(old) - last)):
        yield b'{"op":"remove","path":"%b/%d"}' % (path.encode(), at)


def operation(kind: str, path: str, node: Node) -> bytes:
    return b'{"op":"%b","path":"%b","value":%b}' % (kind.encode(), path.encode(), node.json)
