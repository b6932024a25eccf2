"""A keepsake: what a client wrote down of the fair draw while it happened, never changing a line.

It is a text of JSON lines, one fact a line, so that a program can append to it and never overwrites:

    {"match": "x7Kq", "commitment": "9ab0…", "deal": 1, "seat": 2, "seed": "33…"}
    {"match": "x7Kq", "commitment": "9ab0…", "seat": 2, "game": "fits", "options": "…",
     "components": "…", "list": ["1 person 5a0d…", …], "broken": [], "at": 1794812345}
    {"match": "x7Kq", "entry": 1, "draw": "start L5"}
    {"match": "x7Kq", "commitment": "9ab0…", "seat": 2, "link": 2, "after": 4, "shown": 7,
     "entries": ["0 card I3", …]}
    {"match": "x7Kq", "stopped": "list"}
    {"match": "x7Kq", "plays_on": "list"}
    {"match": "x7Kq", "opened": "9ab0…"}

The first is written before the commitment is sent, the second before the seed is; the last when the
secret opened the table's commitment. `at` is the time in seconds. Where nobody looks ahead, the second
has `"strict": true`, and a line with `link` is written before that link is sent: `shown` is the number of
the last entry shown by then, `entries` are those since the link before, the first of them after entry
number `after`. Lines without `shown` are from clients that did not insist on the whole log yet. A
keepsake holds the id of the match, which opens a private one, but neither name nor token.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tuckbox.core import TuckboxError
from tuckbox.match.fair.deal import HEX
from tuckbox.match.fair.hash_chain import LINKS

DAY = 24 * 3600.0
SILENT = "silent"
"""The reason to stop after which a match may still be proved: a client called silent that was not."""


class InvalidKeepsake(TuckboxError):
    """A keepsake that cannot be read; the message names the line."""


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """What a client had been shown when its seed left it."""

    game: str
    options: str
    components: str
    list: tuple[str, ...]
    broken: tuple[str, ...]
    at: float = field(default=0.0, compare=False)
    """When that was."""
    is_strict: bool = False
    """Whether nobody looks ahead."""


@dataclass(frozen=True, slots=True)
class GivenLink:
    """What a client had been shown when a link left it."""

    after: int
    """The number of the entry before the first that the keepsake tells with this link."""
    entries: tuple[str, ...]
    """Those entries, as records write them."""
    is_early: bool = False
    """Whether the client did not insist on the whole log yet."""

    @property
    def shown(self) -> int:
        """The number of the last entry."""
        return self.after + len(self.entries)

    @property
    def told(self) -> Iterator[tuple[int, str]]:
        """The entries with their numbers."""
        return enumerate(self.entries, self.after + 1)


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A deal in which a client took part."""

    commitment: str
    """The table's."""
    number: int
    seat: int
    seed: str
    shown: ShownDeal | None = None
    """None if the seed never left the client."""
    links: Mapping[int, GivenLink] = field(default_factory=dict)
    """The links that left the client, by their numbers."""

    @property
    def shown_last(self) -> int:
        """The number of the last entry that was shown when the last link left."""
        return max((given.shown for given in self.links.values()), default=0)


@dataclass(slots=True)
class Keepsake:
    """What a client knows about the draws of one match."""

    match: str
    deals: dict[tuple[str, int], KeptDeal] = field(default_factory=dict)
    """By the table's commitment and the seat, in the order in which they were met."""
    draws: dict[int, str] = field(default_factory=dict)
    """The drawn cards that were shown, by the numbers of their entries."""
    told: dict[int, str] = field(default_factory=dict)
    """The entries that were shown before a link left, as records write them, by their numbers."""
    stopped: list[str] = field(default_factory=list)
    """Why the client stopped, if it did."""
    plays_on: list[str] = field(default_factory=list)
    """The reasons in spite of which its player went on."""
    opened: set[str] = field(default_factory=set)
    """The commitments of the table that its secrets opened."""

    @property
    def is_spoilt(self) -> bool:
        """Whether the client saw something after which this match is never proved to it."""
        return any(reason != SILENT for reason in self.stopped)

    def add(self, line: Mapping[str, Any]) -> None:
        """Take in a line; what is known already does not change."""
        if "draw" in line:
            self.draws.setdefault(line["entry"], line["draw"])
        elif "stopped" in line:
            self.stopped.append(line["stopped"])
        elif "plays_on" in line:
            self.plays_on.append(line["plays_on"])
        elif "opened" in line:
            self.opened.add(line["opened"])
        elif "seed" in line:
            key = line["commitment"], line["seat"]
            kept = KeptDeal(line["commitment"], line["deal"], line["seat"], line["seed"])
            self.deals.setdefault(key, kept)
        elif "link" in line:
            self._give(line)
        else:
            self._show(line)

    def _show(self, line: Mapping[str, Any]) -> None:
        kept = self.deals.get((line["commitment"], line["seat"]))
        if kept is not None and kept.shown is None:
            shown = ShownDeal(
                line["game"],
                line["options"],
                line["components"],
                tuple(line["list"]),
                tuple(line["broken"]),
                line.get("at", 0.0),
                line.get("strict", False),
            )
            self.deals[kept.commitment, kept.seat] = replace(kept, shown=shown)

    def _give(self, line: Mapping[str, Any]) -> None:
        kept = self.deals.get((line["commitment"], line["seat"]))
        if kept is None or line["link"] in kept.links or line["link"] > LINKS:
            return
        given = GivenLink(line["after"], tuple(line["entries"]), is_early="shown" not in line)
        for number, text in given.told:
            self.told.setdefault(number, text)
        links = {**kept.links, line["link"]: given}
        self.deals[kept.commitment, kept.seat] = replace(kept, links=links)


def read_keepsake(text: str, match: str) -> Keepsake:
    """Return what a keepsake's text says about a match; raise `InvalidKeepsake` for a line that is wrong."""
    return read_keepsakes(text).get(match) or Keepsake(match)


def read_keepsakes(text: str) -> dict[str, Keepsake]:
    """Return everything that a keepsake's text says, by match."""
    found: dict[str, Keepsake] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        fact = _fact(line)
        if fact is None:
            raise InvalidKeepsake.of("keepsake-line", line=number)
        found.setdefault(fact["match"], Keepsake(fact["match"])).add(fact)
    return found


def unopened(keepsakes: Iterable[Keepsake], until: float) -> int:
    """Return the number of deals of these matches revealed in the day until then and never opened."""
    return sum(
        until - DAY < kept.shown.at <= until and kept.commitment not in keepsake.opened
        for keepsake in keepsakes
        for kept in keepsake.deals.values()
        if kept.shown is not None
    )


def _fact(line: str) -> dict[str, Any] | None:
    try:
        fact = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(fact, dict) or not isinstance(fact.get("match"), str):
        return None
    if not isinstance(fact.get("at", 0), int | float) or type(fact.get("strict", True)) is not bool:
        return None
    word = next((word for word in SHAPES if word in fact), None)
    if word is None or not _has(fact, SHAPES[word]):
        return None
    return fact if word != "link" or _counts(fact) else None


def _counts(given: dict[str, Any]) -> bool:
    """Return whether the numbers of a line about a link agree with its entries."""
    shown: int = given["after"] + len(given["entries"])
    return bool(given["after"] >= 0 and given.get("shown", shown) == shown)


def _has(fact: dict[str, Any], shape: Mapping[str, Any]) -> bool:
    return all(name in fact and _is(fact[name], kind) for name, kind in shape.items())


def _is(value: object, kind: object) -> bool:
    if kind == "hex":
        return isinstance(value, str) and re.fullmatch(HEX, value) is not None
    if kind == "texts":
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    return type(value) is kind


_TEXTS = {"game": str, "options": str, "components": str, "list": "texts", "broken": "texts"}
SHAPES: Mapping[str, Mapping[str, Any]] = {
    "draw": {"entry": int, "draw": str},
    "stopped": {"stopped": str},
    "plays_on": {"plays_on": str},
    "opened": {"opened": "hex"},
    "seed": {"commitment": "hex", "deal": int, "seat": int, "seed": "hex"},
    "link": {"commitment": "hex", "seat": int, "link": int, "after": int, "entries": "texts"},
    "list": {"commitment": "hex", "seat": int, **_TEXTS},
}
"""The lines that a keepsake may have, by the first of these words in them, and the kinds of their values."""
