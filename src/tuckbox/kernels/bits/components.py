"""The arrays of a BITS table, made from the components that its rules play with."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import numpy as np

from tuckbox.core import Options
from tuckbox.core.square import Cell, Shape, height, neighbours, orientations, shape, width
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.position import BASIC_ROUNDS, PRO_ROUNDS
from tuckbox.games.bits.stone import Stone, colours_of
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.bits.table import COLUMNS, PLANES, ROWS, STRIDE, Ints, Table

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
        start=np.array([stones.index(stone) for stone in sorted(components.starting)]),
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
    """Every two colours as they may lie, and the grey ones, in the order of their texts."""
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
    return [named.index(stone), turned, neutral, components.cards[stone]]


# Areas


def _areas(components: Components, cards: Sequence[TaskCard]) -> tuple[Ints, Ints, Ints]:
    """`shape`, `shifts` and `worth` of the table."""
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
    """`small` of the table; 0 for what no card scores."""
    areas = [fingerprint(area) for area in SMALL_AREAS]
    places = [_place(bits, shifts.tolist()) for bits in areas]
    is_scored = shapes[places] == areas
    return np.ascontiguousarray(worth[:, places] * is_scored[:, np.newaxis])


def _scored(components: Components, card: TaskCard) -> Iterator[Shape]:
    """Every way in which an area that the card scores may lie on a board."""
    lying = set(orientations(components.shapes.drawn[card.shape]).values())
    if card.others:
        lying |= polyominoes(card.squares)
    return (area for area in lying if width(area) <= COLUMNS and height(area) <= ROWS)


def _points(components: Components, card: TaskCard, area: Shape) -> int:
    """§6.3, §6.7: the card's own shape, or another of as many squares."""
    if components.shapes.name(area) == card.shape:
        return card.points
    return card.others if len(area) == card.squares else 0


def _scoring_colours(components: Components, card: TaskCard) -> list[int]:
    return [at for at, colour in enumerate(components.colours) if card.colour in (None, colour)]


def polyominoes(squares: int) -> set[Shape]:
    """All shapes of so many squares, each in every way it can lie."""
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
    """The squares as bits, moved so that the lowest bit is set: the same wherever the area lies."""
    bits = sum(1 << STRIDE * cell.row + cell.column for cell in area)
    return bits // (bits & -bits)


def _place(bits: Any, shifts: Sequence[Any]) -> Any:  # noqa: ANN401
    """The place of an area, or of each in an array."""
    return (bits ^ bits >> shifts[0] ^ bits >> shifts[1]) & shifts[2]


def _shifts(areas: Sequence[int]) -> tuple[int, int, int]:
    """Shifts and a mask that give each area a place of its own, so that one look finds it."""
    bits, seconds = np.array(areas), np.arange(2, 32)
    for size in (256, 1024, 4096, 1 << 16):
        for first in range(2, 32):
            # A row for every second shift: one by one, the search would delay the first move.
            places = _place(bits, (first, seconds[:, np.newaxis], size - 1))
            tells_apart = (np.diff(np.sort(places)) > 0).all(axis=1)
            if tells_apart.any():
                return first, int(seconds[tells_apart.argmax()]), size - 1
    raise AssertionError("areas that no shifts tell apart")
