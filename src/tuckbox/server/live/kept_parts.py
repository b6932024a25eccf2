"""The parts of a match's latest views as JSON, so that none is made or encoded twice.

A part is identified by the objects it is made from: while they are the same, so is its JSON.
"""

from collections.abc import Callable, Iterable
from typing import Any

import orjson
from orjson import Fragment

from tuckbox.core.view import Part, as_list, assemble, empty_list, itself
from tuckbox.server.live.entry_model import kept

NOT_KEPT: tuple[Callable[..., Any], ...] = (itself, as_list, empty_list)
"""Makers of values so small that looking them up would cost as much."""


class KeptParts:
    """The parts made for the last two positions of a match."""

    __slots__ = ("_before", "_now")

    def __init__(self) -> None:
        self._now: dict[tuple[Any, ...], tuple[Part, Fragment]] = {}
        self._before: dict[tuple[Any, ...], tuple[Part, Fragment]] = {}

    def view(self, parts: Iterable[Part]) -> Fragment:
        """Return the view made of these parts, as JSON."""
        return Fragment(orjson.dumps(assemble(parts, self.made)))

    def made(self, part: Part) -> Any:  # noqa: ANN401 - a JSON value, or a fragment of JSON
        """Return a part's value, made now or before."""
        if part.make in NOT_KEPT:
            return part.make(*part.of)
        key = (part.make, *map(id, part.of))
        found = self._now.get(key)
        if found is None:
            # The part keeps the objects that it is made from alive, so that their ids stay unique.
            found = self._before.get(key) or (part, Fragment(kept(part.make(*part.of))))
            self._now[key] = found
        return found[1]

    def move_on(self) -> None:
        """Begin a new position: parts that it does not use are forgotten with the next one."""
        self._before, self._now = self._now, {}

    def forget(self) -> None:
        self._before, self._now = {}, {}
