"""The parts of a match's latest views as JSON, so that none is made or encoded twice.

A part is identified by the objects it is made from: while they are the same, so is its JSON.
"""

from collections.abc import Callable, Iterable
from typing import Any

import orjson
from orjson import Fragment

from tuckbox.core.view import AnyPart, ListPart, Part, as_list, itself
from tuckbox.server.live.entry_model import kept

NOT_KEPT: tuple[Callable[..., Any], ...] = (itself, as_list)
"""Makers of values so small that looking them up would cost as much."""


class KeptParts:
    """The parts made for the last two positions of a match."""

    __slots__ = ("_before", "_now")

    def __init__(self) -> None:
        self._now: dict[tuple[Any, ...], tuple[Any, Fragment]] = {}
        self._before: dict[tuple[Any, ...], tuple[Any, Fragment]] = {}

    def made(self, parts: Iterable[AnyPart]) -> dict[str, Any]:
        """Return the values of these parts by name; those of some kinds as fragments of JSON."""
        return {
            part.name: Fragment(orjson.dumps(self._values(part.make, part.each)))
            if isinstance(part, ListPart)
            else self.field(part)
            for part in parts
        }

    def field(self, part: Part) -> Any:  # noqa: ANN401 - a JSON value, or a fragment of JSON
        """Return the value of a field."""
        return self._values(part.make, (part.of,))[0]

    def _values(self, make: Callable[..., Any], each: Iterable[tuple[Any, ...]]) -> list[Any]:
        """Return a value for each of these, made now or before."""
        if make in NOT_KEPT:
            return [make(*of) for of in each]
        now, before = self._now, self._before
        values = []
        for of in each:
            key = (make, *map(id, of))
            # What it is made of is kept alive with it, so that the ids stay unique.
            found = now.get(key) or before.get(key) or (of, Fragment(kept(make(*of))))
            now[key] = found
            values.append(found[1])
        return values

    def move_on(self) -> None:
        """Begin a new position: parts that it does not use are forgotten with the next one."""
        self._before, self._now = self._now, {}

    def forget(self) -> None:
        self._before, self._now = {}, {}
