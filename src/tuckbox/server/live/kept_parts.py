"""The parts of a match's latest views as JSON, so that none is made or encoded twice.

A part is identified by the objects it is made from: while they are the same, so is its JSON.
"""

from collections.abc import Callable, Iterable
from operator import is_
from typing import Any, NamedTuple

import orjson
from orjson import Fragment

from tuckbox.core.view import AnyPart, ListPart, Part, as_list, itself
from tuckbox.server.live.entry_model import kept

NOT_KEPT: tuple[Callable[..., Any], ...] = (itself, as_list)
"""Makers of values so small that looking them up would cost as much."""


class KeptList(NamedTuple):
    """The items of a list when it was last sent."""

    each: tuple[tuple[Any, ...], ...]
    values: list[Fragment]
    json: Fragment


NOTHING_KEPT = KeptList((), [], Fragment(b"[]"))


class KeptParts:
    """The parts made for the last two positions of a match."""

    __slots__ = ("_before", "_lists", "_now")

    def __init__(self) -> None:
        self._now: dict[tuple[Any, ...], tuple[Any, Fragment]] = {}
        self._before: dict[tuple[Any, ...], tuple[Any, Fragment]] = {}
        self._lists: dict[str, KeptList] = {}

    def made(self, parts: Iterable[AnyPart]) -> dict[str, Any]:
        """Return the values of these parts by name; some as fragments of JSON."""
        return {
            part.name: self._list(part) if isinstance(part, ListPart) else self.field(part)
            for part in parts
        }

    def field(self, part: Part) -> Any:  # noqa: ANN401 - a JSON value, or a fragment of JSON
        """Return the value of a field."""
        if part.make in NOT_KEPT:
            return part.make(*part.of)
        return self._value(part.make, part.of)

    def _list(self, part: ListPart) -> Fragment:
        """Return a list as JSON. Most of its items are those that it had before, in the same place."""
        last = self._lists.get(part.name, NOTHING_KEPT)
        values = [
            last.values[index]
            if index < len(last.each) and all(map(is_, of, last.each[index]))
            else self._value(part.make, of)
            for index, of in enumerate(part.each)
        ]
        if len(values) == len(last.values) and all(map(is_, values, last.values)):
            return last.json
        now = KeptList(part.each, values, Fragment(orjson.dumps(values)))
        self._lists[part.name] = now
        return now.json

    def _value(self, make: Callable[..., Any], of: tuple[Any, ...]) -> Fragment:
        """Return a value as JSON, made now or before."""
        key = (make, *map(id, of))
        # What it is made of is kept alive with it, so that the ids stay unique.
        found = self._now.get(key) or self._before.get(key) or (of, Fragment(kept(make(*of))))
        self._now[key] = found
        return found[1]

    def move_on(self) -> None:
        """Begin a new position: fields that it does not use are forgotten with the next one."""
        self._before, self._now = self._now, {}

    def forget(self) -> None:
        self._before, self._now, self._lists = {}, {}, {}
