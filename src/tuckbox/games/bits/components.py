"""The contents of the box, read from the drawn data files."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tuckbox.core.component import ComponentFiles, Section
from tuckbox.core.picture import Glyph, meaning, read_rectangle, read_words
from tuckbox.games.bits.board import Board
from tuckbox.games.bits.moves import DealStart, Move, Placement, Slot, TurnCard, TurnTask
from tuckbox.games.bits.shapes import Shapes, read_shapes
from tuckbox.games.bits.stacks import read_stacks
from tuckbox.games.bits.stone import Colour, Stone, colours_of
from tuckbox.games.bits.task import TaskCard

STARTING_STONES = 5
"""As many starting stones and starting cards are in the box."""


@dataclass(frozen=True)
class Components:
    """Everything the rules play with; moves are built here once and then only passed on."""

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
    def slots(self) -> tuple[Slot, ...]:
        lying = (Slot(False, column) for column in range(self.columns - 1))
        standing = (Slot(True, column) for column in range(self.columns))
        return (*lying, *standing)

    def fitting(self, heights: tuple[int, ...]) -> frozenset[Slot]:
        """The ways in which a stone can be laid on a skyline: all stones have one shape."""
        return frozenset(slot for slot in self.slots if slot.fits(heights, self.rows))

    def can_place(self, board: Board) -> bool:
        """Whether any stone still fits; a seat for which none does has finished the round."""
        return any(slot.fits(board.heights, self.rows) for slot in self.slots)

    @cached_property
    def stones(self) -> tuple[Stone, ...]:
        """Every pair of colours: all that playing and starting stones can be."""
        return tuple(
            Stone(first + second)
            for order, first in enumerate(self.colours)
            for second in self.colours[order:]
        )

    @cached_property
    def placements(self) -> dict[Stone, tuple[Placement, ...]]:
        """All ways to place a stone on an empty board, ascending by text."""
        return {stone: self._placements(stone) for stone in (*self.stones, self.neutral)}

    @cached_property
    def placements_or_neutral(self) -> dict[Stone, tuple[Placement, ...]]:
        """The same where the neutral stone may be placed instead."""
        neutral = self.placements[self.neutral]
        return {stone: _sorted(self.placements[stone] + neutral) for stone in self.stones}

    def _placements(self, stone: Stone) -> tuple[Placement, ...]:
        first, second = colours_of(stone)
        # §Placement: a double has one text per place.
        orders = {(first, second), (second, first)}
        return _sorted(tuple(Placement(*order, slot) for order in orders for slot in self.slots))

    @cached_property
    def moves(self) -> dict[str, Move]:
        """Every move of the game by its text."""
        moves: list[Move] = [TurnTask(card) for stack in self.stacks for card in stack]
        moves += [DealStart(stone) for stone in self.starting]
        moves += [TurnCard(stone) for stone in self.cards]
        moves += [move for ways in self.placements.values() for move in ways]
        return {move.text: move for move in moves}

    def stone_of(self, placement: Placement) -> Stone:
        """The name of the stone that is placed, whichever way it lies."""
        named = Stone(placement.first + placement.second)
        return named if named in self.placements else Stone(placement.second + placement.first)


def _sorted(placements: tuple[Placement, ...]) -> tuple[Placement, ...]:
    return tuple(sorted(placements, key=lambda placement: placement.text))


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
    first, *more = files.sections(name)
    for section in [first] * (" ".join(first.words) != words) + more:
        raise section.head.error(
            "bits-components-section", found=" ".join(section.words), expected=words
        )
    return first


def _words(section: Section) -> tuple[Glyph, ...]:
    return tuple(glyph for line in section.body for glyph in read_words(line))


def _starting(files: ComponentFiles, colours: tuple[Colour, ...]) -> tuple[Stone, ...]:
    """§Components: five starting stones, all different."""
    section = _section(files, "starting_stones.txt", "starting stones")
    known = {
        first + second: Stone(first + second)
        for order, first in enumerate(colours)
        for second in colours[order:]
    }
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
