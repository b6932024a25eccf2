"""What the browser's client asks ahead (`preview`) on the way to a move, as `web/src/boards` does it.

A person takes the piece as it comes, turns it step by step and then leads it to its column; a test
compares all questions of a first turn with those of the client. Later pieces are held over the middle here
too, where the client holds them over the columns of the last one: other moves, but as many.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tuckbox.core.square import Cell, orientations, shape

View = dict[str, Any]
Reach = dict[str, list[int]]
"""By way to hold a piece: the columns of its legal moves, from the left."""
Aim = tuple[str, int]
MIDDLE = 3
"""Where the first piece is held, counted in columns."""


def questions(view: View, moves: list[str], chosen: str) -> Iterator[list[str]]:
    """Yield the texts of each question until the chosen move is made; none is asked about twice."""
    asked: set[str] = set()
    for wanted in WANTED[view["game"]](view, moves, chosen):
        missing = [text for text in dict.fromkeys(wanted) if text not in asked]
        asked.update(missing)
        if missing:
            yield missing


# FITS and BITS: the move aimed at, and those one step or one turn away


@dataclass(frozen=True)
class Holding:
    """How the pieces of a game are held."""

    reach: Reach
    first: str
    text: Callable[[Aim], str]
    width: Callable[[str], int]
    turned: Callable[[str, int], str]
    flipped: Callable[[str], str]
    instead: tuple[str, ...] = ()

    def aim_at(self, middle: float, wanted: str) -> Aim:
        way = next(way for way in (wanted, *self.instead, *self.reach) if way in self.reach)
        left = math.floor(middle - self.width(way) / 2 + 0.5)
        return way, min(self.reach[way], key=lambda column: abs(column - left))

    def middle(self, aim: Aim) -> float:
        return aim[1] + self.width(aim[0]) / 2

    def at_hand(self, aim: Aim) -> list[str]:
        way, column = aim
        columns = self.reach[way]
        left = max((other for other in columns if other < column), default=column)
        right = min((other for other in columns if other > column), default=column)
        ways = (self.turned(way, 1), self.turned(way, -1), self.flipped(way))
        turned = [self.aim_at(self.middle(aim), other) for other in ways]
        return [self.text(one) for one in (aim, (way, left), (way, right), *turned)]

    def ways_to(self, goal: str, way: str) -> list[str]:
        """Return the ways in which it is held while it is turned, mirrored first if need be."""
        for begun in ([way], [way, self.flipped(way)]):
            ways = begun
            for _ in range(4):
                if ways[-1] == goal:
                    return ways
                ways = [*ways, self.turned(ways[-1], 1)]
        return [way, goal]


def _of_aims(holding: Holding, goal: Aim | None) -> Iterator[list[str]]:
    aim = holding.aim_at(MIDDLE, holding.first)
    yield holding.at_hand(aim)
    if goal is None:
        return
    for way in holding.ways_to(goal[0], aim[0]):
        yield holding.at_hand(holding.aim_at(MIDDLE, way))
    yield holding.at_hand(goal)


def _reach(aims: Iterable[Aim]) -> Reach:
    reach: Reach = {}
    for way, column in aims:
        reach.setdefault(way, []).append(column)
    return {way: sorted(columns) for way, columns in reach.items()}


def _fits(view: View, moves: list[str], chosen: str) -> Iterator[list[str]]:
    def read(text: str) -> Aim:
        way, column = text.split(":")[1].split("@")
        return way, ord(column) - ord("A")

    reach = _reach(read(move) for move in moves if move != "-")
    if not reach:
        return
    drawn = shape(Cell(x, y) for x, y in view["tiles"][view["tile"]]["cells"])
    shapes = {name: _shape(cells) for name, cells in orientations(drawn).items()}
    names = {lies: name for name, lies in reversed(shapes.items())}

    def changed(way: str, change: Callable[[int, int], tuple[int, int]]) -> str:
        lies = shapes[way]
        for _ in range(4):
            lies = _shape(change(*cell) for cell in lies)
            if names[lies] in reach:
                return names[lies]
        return way

    holding = Holding(
        reach,
        "0",
        text=lambda aim: f"{view['tile']}:{aim[0]}@{chr(ord('A') + aim[1])}",
        width=lambda way: 1 + max(x for x, _ in shapes[way]),
        turned=lambda way, by: changed(way, lambda x, y: (by * y, -by * x)),
        flipped=lambda way: changed(way, lambda x, y: (-x, y)),
    )
    yield from _of_aims(holding, None if chosen == "-" else read(chosen))


def _shape(cells: Iterable[Iterable[int]]) -> frozenset[tuple[int, int]]:
    listed = [(x, y) for x, y in cells]
    left, low = min(x for x, _ in listed), min(y for _, y in listed)
    return frozenset((x - left, y - low) for x, y in listed)


def _bits(view: View, moves: list[str], chosen: str) -> Iterator[list[str]]:
    def read(text: str) -> Aim:
        return text[:3], ord(text[3]) - ord("A")

    def ways(stone: str) -> list[str]:
        other = stone[::-1]
        return list(dict.fromkeys([f"{stone}>", f"{other}^", f"{other}>", f"{stone}^"]))

    def turned(way: str, by: int) -> str:
        order = ways(way[:2])
        at = order.index(way)
        further = (order[(at + by * step) % len(order)] for step in range(1, len(order) + 1))
        return next((other for other in further if other in reach), way)

    def exchanged(way: str) -> str:
        other = way[1::-1] + way[2:]
        return other if other in reach else way

    reach = _reach(read(move) for move in moves)
    first = f"{view['stone']}>"
    holding = Holding(
        reach,
        first,
        text=lambda aim: aim[0] + chr(ord("A") + aim[1]),
        width=lambda way: 2 if way.endswith(">") else 1,
        turned=turned,
        flipped=exchanged,
        instead=tuple(ways(first[:2])),
    )
    yield from _of_aims(holding, read(chosen))


# JAMMIT: one move for each column that can be chosen, and what follows the one in question


def _jammit(view: View, moves: list[str], chosen: str) -> Iterator[list[str]]:
    if chosen.startswith(">"):
        return
    heads, _, coins = chosen.partition("=")
    head = heads.split(",")[0]
    yield _with_order(moves, _order(moves[0]))
    yield [move for move in moves if _head(move) == head]
    yield _with_order(moves, coins)


def _head(move: str) -> str:
    return move.partition("=")[0].split(",")[0]


def _order(move: str) -> str:
    return move.partition("=")[2]


def _with_order(moves: list[str], order: str) -> list[str]:
    return _first_by((move for move in moves if _order(move) == order), _head)


# FILLIT: one turn with each slide of the pawn, and all slides after a step of the stone in hand


def _fillit(view: View, moves: list[str], chosen: str) -> Iterator[list[str]]:
    yield _first_by((move for move in moves if move.startswith(">")), lambda move: move.split()[0])
    stone = chosen.partition("-")[0]
    yield [move for move in moves if " >" in move and move.startswith(f"{stone}-")]


def _first_by(moves: Iterable[str], key: Callable[[str], str]) -> list[str]:
    found: dict[str, str] = {}
    for move in moves:
        found.setdefault(key(move), move)
    return list(found.values())


WANTED: dict[str, Callable[[View, list[str], str], Iterator[list[str]]]] = {
    "fits": _fits,
    "bits": _bits,
    "jammit": _jammit,
    "fillit": _fillit,
}
