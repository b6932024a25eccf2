"""The contents of the box, read from the drawn data files."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from tuckbox.core.component import ComponentFiles, Section
from tuckbox.core.drawing import Glyph, meaning, read_rectangle, read_words
from tuckbox.core.square import Cell
from tuckbox.games.bits.board import Board
from tuckbox.games.bits.moves import DealStart, Move, Placement, Slot, TurnCard, TurnTask
from tuckbox.games.bits.shapes import Shapes, read_shapes
from tuckbox.games.bits.skyline import fitting
from tuckbox.games.bits.stacks import read_stacks
from tuckbox.games.bits.stone import Colour, Stone, orders, pairs
from tuckbox.games.bits.task import TaskCard

STARTING_STONES = 5
"""As many starting stones and starting cards are in the box."""

Turned: TypeAlias = dict[Slot, Placement]
"""A stone turned in one way: how it is laid in each slot."""


@dataclass(frozen=True, eq=False)
class Components:
    """Everything the rules play with; moves are built here once and then only passed on.

    There is one of each box, so that what is shown can be remembered.
    """

    columns: int
    rows: int
    colours: tuple[Colour, ...]
    cards: Mapping[Stone, int]
    """The building cards: how many show each playing stone."""
    neutral: Stone
    starting: tuple[Stone, ...]
    shapes: Shapes
    stacks: tuple[tuple[TaskCard, ...], ...]

    @cached_property
    def cells(self) -> tuple[tuple[Cell, ...], ...]:
        """The squares of a board, row by row from the top."""
        return tuple(
            tuple(Cell(column, row) for column in range(self.columns))
            for row in reversed(range(self.rows))
        )

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """All ways in which a stone can be laid on an empty board."""
        return fitting((0,) * self.columns, self.rows)

    def can_place(self, board: Board) -> bool:
        """Whether a stone still fits, whichever it is; otherwise the seat has finished the round."""
        return bool(fitting(board.heights, self.rows))

    @cached_property
    def stones(self) -> tuple[Stone, ...]:
        """Every pair of colours: all that playing and starting stones can be."""
        return pairs(self.colours)

    @cached_property
    def turns(self) -> dict[Stone, tuple[Turned, ...]]:
        """How a stone can be turned, and where it can then be laid; a double has one text."""
        stones = (*self.stones, self.neutral)
        return {stone: _sorted(self._turned(order) for order in orders(stone)) for stone in stones}

    @cached_property
    def turns_or_neutral(self) -> dict[Stone, tuple[Turned, ...]]:
        """The same where the neutral stone may be laid instead."""
        neutral = self.turns[self.neutral]
        return {stone: _sorted((*self.turns[stone], *neutral)) for stone in self.stones}

    def _turned(self, order: tuple[Colour, Colour]) -> Turned:
        return {slot: Placement(*order, slot) for slot in self.slots}

    @cached_property
    def task_draws(self) -> tuple[tuple[TurnTask, ...], ...]:
        """By stack: what chance may turn, ascending by text, as are the other draws."""
        return tuple(
            tuple(TurnTask(card) for card in sorted(stack, key=lambda card: card.text))
            for stack in self.stacks
        )

    @cached_property
    def start_draws(self) -> tuple[DealStart, ...]:
        return tuple(DealStart(stone) for stone in sorted(self.starting))

    @cached_property
    def card_draws(self) -> tuple[TurnCard, ...]:
        return tuple(TurnCard(stone) for stone in sorted(self.cards))

    @cached_property
    def moves(self) -> dict[str, Move]:
        """Every move of the game by its text."""
        turns = [turned for turns in self.turns.values() for turned in turns]
        moves: list[Move] = [placement for turned in turns for placement in turned.values()]
        moves += [draw for stack in self.task_draws for draw in stack]
        moves += [*self.start_draws, *self.card_draws]
        return {move.text: move for move in moves}

    def stone_of(self, placement: Placement) -> Stone:
        """The name of the stone that is placed, whichever way it lies."""
        named = Stone(placement.first + placement.second)
        return named if named in self.turns else Stone(placement.second + placement.first)


def _sorted(turns: Iterable[Turned]) -> tuple[Turned, ...]:
    return tuple(sorted(turns, key=lambda turned: min(move.text for move in turned.values())))


def read_components(files: ComponentFiles) -> Components:
    board = read_rectangle(
        [read_words(line) for line in _section(files, "board.txt", "board").body]
    )
    fixed = {" ".join(section.words): section for section in files.sections("stones.txt")}
    colours = {glyph.text: Colour(glyph.text) for glyph in _words(fixed["colours"])}
    shapes = read_shapes(files)
    return Components(
        columns=1 + max(cell.column for cell in board),
        rows=1 + max(cell.row for cell in board),
        colours=tuple(colours.values()),
        cards=Counter(Stone(glyph.text) for glyph in _words(fixed["playing stones"])),
        neutral=Stone(_words(fixed["neutral stone"])[0].text),
        starting=_starting(files, tuple(colours.values())),
        shapes=shapes,
        stacks=read_stacks(files, shapes, colours),
    )


def _section(files: ComponentFiles, name: str, words: str) -> Section:
    """The only section of a file."""
    sections = files.sections(name)
    for number, section in enumerate(sections, 1):
        found = " ".join(section.words)
        if number > 1 or found != words:
            raise section.head.error("bits-components-section", found=found, expected=words)
    return sections[0]


def _words(section: Section) -> tuple[Glyph, ...]:
    return tuple(glyph for line in section.body for glyph in read_words(line))


def _starting(files: ComponentFiles, colours: tuple[Colour, ...]) -> tuple[Stone, ...]:
    """§Components: five starting stones, all different."""
    section = _section(files, "starting_stones.txt", "starting stones")
    known = {str(stone): stone for stone in pairs(colours)}
    stones: list[Stone] = []
    for glyph in _words(section):
        stone = meaning(glyph, known)
        if stone in stones:
            raise glyph.line.error("bits-components-stone-twice", glyph.column, stone=stone)
        stones.append(stone)
    if len(stones) != STARTING_STONES:
        raise section.head.error(
            "bits-components-stone-count", found=len(stones), expected=STARTING_STONES
        )
    return tuple(stones)
