"""What lies on the table, and what the house rule on repetition has to remember.

A game may last for thousands of turns, and each of its positions remembers those before it. So the keys
are kept in runs of 1, 32, 1024 … of them that are never changed: the next history has the same runs and
one more, and 32 of one length become a longer one. Each key is written down three or four times in the
longest game, and found again by a look into each of at most a hundred runs.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

from tuckbox.core import Options, Seat
from tuckbox.games.fillit.board import Hexes, HexName
from tuckbox.games.fillit.components import Side

WIDTH = 32
"""The number of runs of one length that become a longer one."""


@dataclass(frozen=True, slots=True)
class Run:
    """Some keys in a row."""

    keys: tuple[str, ...]
    counts: Mapping[str, int] = field(compare=False, repr=False)
    """How often each is among them."""

    @classmethod
    def of(cls, keys: Sequence[str]) -> "Run":
        return cls(tuple(keys), Counter(keys))


@dataclass(frozen=True, slots=True)
class History:
    """The keys of positions in the order in which they arose. Runs become shorter, never longer."""

    runs: tuple[Run, ...] = ()

    @classmethod
    def of(cls, keys: Sequence[str]) -> "History":
        """Return the history of all these keys."""
        runs: list[Run] = []
        at, length = 0, 1
        while length * WIDTH <= len(keys):
            length *= WIDTH
        while at < len(keys):
            while at + length > len(keys):
                length //= WIDTH
            runs.append(Run.of(keys[at : at + length]))
            at += length
        return cls(tuple(runs))

    def followed_by(self, key: str) -> "History":
        """Return a history with one more key."""
        runs = (*self.runs, Run((key,), {key: 1}))
        while len(runs) >= WIDTH and len(runs[-WIDTH].keys) == len(runs[-1].keys):
            joined = Run.of([*chain.from_iterable(run.keys for run in runs[-WIDTH:])])
            runs = (*runs[:-WIDTH], joined)
        return History(runs)

    def count(self, key: str) -> int:
        """Return how often a position has arisen."""
        return sum([run.counts.get(key, 0) for run in self.runs])

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(run.keys for run in self.runs)

    def __len__(self) -> int:
        return sum(len(run.keys) for run in self.runs)


NO_HISTORY = History()


@dataclass(frozen=True, slots=True)
class Position:
    """A game of FILLIT between two turns."""

    options: Options
    seat: Seat
    """Whose turn it is, or would be if the game were not over."""
    pawns: tuple[HexName, ...]
    """By seat."""
    stones: tuple[Hexes, ...]
    """By side."""
    chips: tuple[Hexes, ...]
    """By side; those under pawns included."""
    supplies: tuple[int, ...]
    """By side: the chips not on the board."""
    earlier: History = field(default=NO_HISTORY, hash=False)
    """The keys of the positions before this one that can arise again; none when repetition is off."""
    times: int = 0
    """How often this position has arisen, now included; 0 when repetition is off."""
    key: str = field(default="", init=False, compare=False, repr=False)
    """Its own key, noted when it was counted; `replace` does not carry it on to another position."""

    def noted(self, key: str) -> "Position":
        """Note the position's own key, which the next turn will ask for; nothing else changes."""
        object.__setattr__(self, "key", key)
        return self

    @property
    def pawn(self) -> HexName:
        """The hex of the pawn whose turn it is."""
        return self.pawns[self.seat - 1]


def owner(pieces: tuple[Hexes, ...], hex: HexName) -> Side | None:
    """Return the side whose chip (or stone) is on a hex."""
    return next((Side(side) for side, hexes in enumerate(pieces) if hex in hexes), None)
