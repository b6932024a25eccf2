"""What the compiled BITS knows of stones and task cards: arrays, indexed by pair, stone and card.

Placements are numbered in the order of their texts: for each pair of colours, in the order in which
they lie, eleven slots: lying in A to E, standing in A to F. Draws follow: building cards, starting
cards, task cards, each in the order of their texts, which is also how they are numbered here.

A skyline is the height of the pile in each column, one byte per column, A lowest. Squares are the
bits of a word, seven to a row, A1 lowest: the seventh stays empty, so that moving all bits by one
never leads from F into the A of the next row. Three such words, the planes, say which colour lies
on every square: its number, from 1, in binary; 0 is no stone, and grey has the highest number.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tuckbox.core import Options
from tuckbox.core.square import Cell, Shape, height, neighbours, orientations, shape, width
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.position import BASIC_ROUNDS, PRO_ROUNDS
from tuckbox.games.bits.stone import Stone, colours_of
from tuckbox.games.bits.task import TaskCard

COLUMNS, ROWS = 6, 6
BYTE = 8
STRIDE = COLUMNS + 1
LYING = COLUMNS - 1
"""Slots in which a stone lies; those in which it stands follow."""
SLOTS = LYING + COLUMNS
MOST_STONES = COLUMNS * ROWS // 2
PLANES = 3
ALL_SQUARES = sum(1 << STRIDE * row + column for row in range(ROWS) for column in range(COLUMNS))

NAMED, TURNED, NEUTRAL, CARDS = 0, 1, 2, 3
STACK, SHAPE, SMALL = 0, 1, 2

STACK_WITH_SHAPE, STACK_DRAWN_ANEW = 1, 2
"""§3.3: the stacks, from 0, of which the second may not show the shape of the first."""

MOST_PLACEMENTS = 3 * SLOTS
"""Of one stone: in every slot as it is named, turned round, or the neutral stone instead."""

Ints: TypeAlias = npt.NDArray[np.int64]


class Table(NamedTuple):
    """The components of one game in arrays."""

    seats: int
    rounds: int
    neutral: int
    """The pair of grey squares."""
    pair: Ints
    """By pair and plane: 1 for the square left or below, and 2 for the other, where its colour's
    number has that bit."""
    stone: Ints
    """By stone: its pair as it is NAMED, its pair TURNED round, the NEUTRAL pair (a double, which
    looks the same turned round, has this in both places), and how many building CARDS show it."""
    start: Ints
    """The stones of the starting cards."""
    task: Ints
    """By task card: its STACK, from 0, a number for its SHAPE, equal for equal shapes, and whether
    it scores areas that are SMALL, of one or two squares."""
    shape: Ints
    """Squares of every area that some card scores, moved so that the lowest bit is set; each at a
    place of its own, found by `shifts`; 0 elsewhere."""
    shifts: Ints
    """Two shifts and a mask that lead from an area's squares to its place in `shape`."""
    worth: Ints
    """By task card, place in `shape` and colour: points for such an area."""
    small: Ints
    """The same for small areas: by task card, kind (a single square, a pair lying, a pair
    standing) and colour."""


SMALL_AREAS = (
    shape([Cell(0, 0)]),
    shape([Cell(0, 0), Cell(1, 0)]),
    shape([Cell(0, 0), Cell(0, 1)]),
)


def game_table(components: Components, options: Options) -> Table:
    named = pairs(components)
    cards = task_cards(components)
    shapes, shifts, worth = _areas(components, cards)
    small = _small(shapes, shifts, worth)
    shape_names = sorted(components.shapes.drawn)
    stones = sorted(components.stones)
    return Table(
        seats=options.seats,
        rounds=PRO_ROUNDS if options["pro"] == "on" else BASIC_ROUNDS,
        neutral=named.index(components.neutral),
        pair=np.array([_pair(components, pair) for pair in named]),
        stone=np.array([_stone(components, named, stone) for stone in stones]),
        start=np.array([stones.index(stone) for stone in components.starts]),
        task=np.array(
            [
                [card.stack - 1, shape_names.index(card.shape), worth_of_small.any()]
                for card, worth_of_small in zip(cards, small, strict=True)
            ],
            dtype=np.int64,
        ),
        shape=shapes,
        shifts=shifts,
        worth=worth,
        small=small,
    )


def pairs(components: Components) -> list[str]:
    """Return every two colours as they may lie, and the grey ones, in the order of their texts."""
    mixed = ["".join(pair) for pair in product(components.colours, repeat=2)]
    return sorted([*mixed, components.neutral])


def task_cards(components: Components) -> list[TaskCard]:
    return sorted((card for stack in components.stacks for card in stack), key=lambda c: c.text)


def _pair(components: Components, pair: str) -> list[int]:
    # Colours are numbered from 1 in their own order; grey follows them.
    letters = [*components.colours, components.neutral[0]]
    first, second = (1 + letters.index(letter) for letter in pair)
    return [(first >> plane & 1) + 2 * (second >> plane & 1) for plane in range(PLANES)]


def _stone(components: Components, named: list[str], stone: Stone) -> list[int]:
    first, second = colours_of(stone)
    neutral = named.index(components.neutral)
    turned = named.index(second + first) if first != second else neutral
    return [named.index(stone), turned, neutral, components.building_cards.count(stone)]


# Areas


def _areas(components: Components, cards: Sequence[TaskCard]) -> tuple[Ints, Ints, Ints]:
    """Return `shape`, `shifts` and `worth` of the table."""
    scored = {fingerprint(area): area for card in cards for area in _scored(components, card)}
    shifts = _shifts(list(scored))
    shapes = np.zeros(shifts[2] + 1, dtype=np.int64)
    worth = np.zeros((len(cards), len(shapes), len(components.colours)), dtype=np.int64)
    for bits, area in scored.items():
        place = _place(bits, shifts)
        shapes[place] = bits
        for number, card in enumerate(cards):
            worth[number, place, _scoring_colours(components, card)] = _points(
                components, card, area
            )
    return shapes, np.array(shifts), worth


def _small(shapes: Ints, shifts: Ints, worth: Ints) -> Ints:
    """Return `small` of the table, with 0 for what no card scores."""
    areas = [fingerprint(area) for area in SMALL_AREAS]
    places = [_place(bits, shifts.tolist()) for bits in areas]
    is_scored = shapes[places] == areas
    return np.ascontiguousarray(worth[:, places] * is_scored[:, np.newaxis])


def _scored(components: Components, card: TaskCard) -> Iterator[Shape]:
    """Return every way in which an area that the card scores may lie on a board."""
    lying = set(orientations(components.shapes.drawn[card.shape]).values())
    if card.others:
        lying |= polyominoes(card.squares)
    return (area for area in lying if width(area) <= COLUMNS and height(area) <= ROWS)


def _points(components: Components, card: TaskCard, area: Shape) -> int:
    """§6.3, §6.7: the card's own shape, or another of as many squares."""
    if components.shapes.name(sorted(area)) == card.shape:
        return card.points
    return card.others if len(area) == card.squares else 0


def _scoring_colours(components: Components, card: TaskCard) -> list[int]:
    return [at for at, colour in enumerate(components.colours) if card.colour in (None, colour)]


def polyominoes(squares: int) -> set[Shape]:
    """Return all shapes of N squares, each in every way it can lie."""
    if squares == 1:
        return {shape([Cell(0, 0)])}
    return {
        shape([*smaller, near])
        for smaller in polyominoes(squares - 1)
        for cell in smaller
        for near in neighbours(cell)
        if near not in smaller
    }


def fingerprint(area: Shape) -> int:
    """Return the squares as bits, moved so that the lowest is set.

    The same wherever the area lies.
    """
    bits = sum(1 << STRIDE * cell.row + cell.column for cell in area)
    return bits // (bits & -bits)


def _place(bits: Any, shifts: Sequence[Any]) -> Any:  # noqa: ANN401
    """Return the place of an area, or of each in an array."""
    return (bits ^ bits >> shifts[0] ^ bits >> shifts[1]) & shifts[2]


def _shifts(areas: Sequence[int]) -> tuple[int, int, int]:
    """Return shifts and a mask that give each area its own place, so that one look finds it."""
    bits, seconds = np.array(areas), np.arange(2, 32)
    for size in (256, 1024, 4096, 1 << 16):
        for first in range(2, 32):
            # A row for every second shift: one by one, the search would delay the first move.
            places = _place(bits, (first, seconds[:, np.newaxis], size - 1))
            tells_apart = (np.diff(np.sort(places)) > 0).all(axis=1)
            if tells_apart.any():
                return first, int(seconds[tells_apart.argmax()]), size - 1
    raise AssertionError("areas that no shifts tell apart")
