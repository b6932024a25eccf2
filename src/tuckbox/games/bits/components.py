"""The stones, cards and shapes that a game is played with, read from their drawings."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from tuckbox.core.data_files import (
    ComponentFiles,
    Glyph,
    Section,
    meaning,
    read_rectangle,
    read_words,
)
from tuckbox.games.bits.moves import Placement, Slot
from tuckbox.games.bits.shape import Shapes, read_shapes
from tuckbox.games.bits.stone import Colour, Stone, pairs
from tuckbox.games.bits.task import ANY, TASKS_FILE, TaskCard, read_stacks

BOARD_FILE = "board.txt"
STONES_FILE = "stones.txt"
STARTS_FILE = "starting_stones.txt"

STARTING_STONES = 5
RECONSTRUCTED_STACKS = (1, 2, 4)
"""The task stacks of which some printed cards are lost."""


@dataclass(frozen=True, eq=False)
class Components:
    """Everything in the box."""

    files: ComponentFiles
    columns: int
    rows: int
    colours: tuple[Colour, ...]
    building_cards: tuple[Stone, ...]
    """Ascending; there is one for each playing stone of a set."""
    neutral: Stone
    starts: tuple[Stone, ...]
    """The starting cards, ascending."""
    shapes: Shapes
    stacks: tuple[tuple[TaskCard, ...], ...]
    """The task cards, by stack, in the order drawn."""

    @cached_property
    def stones(self) -> tuple[Stone, ...]:
        """Every pair of colours: all that playing and starting stones can be."""
        return pairs(self.colours)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """§4.4, §4.5: lying in two neighbouring columns or standing in one; ascending by text."""
        lying = (Slot(False, column) for column in range(self.columns - 1))
        standing = (Slot(True, column) for column in range(self.columns))
        return (*lying, *standing)

    def stone_of(self, placement: Placement) -> Stone:
        """Return the name of the stone that is placed, whichever way it lies (§7.3)."""
        named = Stone(placement.first + placement.second)
        is_name = named in self.stones or named == self.neutral
        return named if is_name else Stone(placement.second + placement.first)

    @property
    def reconstructed_stacks(self) -> tuple[int, ...]:
        """The stacks of which some cards are our stand-ins, unless somebody drew them as printed."""
        return () if TASKS_FILE in self.files.printed else RECONSTRUCTED_STACKS

    @property
    def are_starts_reconstructed(self) -> bool:
        return STARTS_FILE not in self.files.printed

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        """Return the task cards by stack and place, the starting stones, or the squares of shapes."""
        if file == TASKS_FILE:
            return dict(self._drawn_cards())
        if file == STARTS_FILE:
            return dict.fromkeys(self.starts, "start")
        return {
            name: " ".join(cell.name for cell in sorted(shape))
            for name, shape in self.shapes.drawn.items()
        }

    def _drawn_cards(self) -> Iterator[tuple[str, str]]:
        """Yield the cards of each stack in one order, as that in which they are drawn means nothing."""
        for number, stack in enumerate(self.stacks, 1):
            for place, card in enumerate(sorted(map(_card_words, stack)), 1):
                yield f"{number}.{place}", card


def read_components(files: ComponentFiles) -> Components:
    """Read everything; raise `InvalidComponents` with file, line and column of the first mistake."""
    drawing = _only_section(files, BOARD_FILE, "board").body
    board = read_rectangle([read_words(line) for line in drawing])
    fixed = {" ".join(section.words): section for section in files.sections(STONES_FILE)}
    colours = {glyph.text: Colour(glyph.text) for glyph in _words(fixed["colours"])}
    shapes = read_shapes(files)
    return Components(
        files,
        columns=1 + max(cell.column for cell in board),
        rows=1 + max(cell.row for cell in board),
        colours=tuple(colours.values()),
        building_cards=tuple(sorted(Stone(word.text) for word in _words(fixed["playing stones"]))),
        neutral=Stone(_words(fixed["neutral stone"])[0].text),
        starts=_read_starts(files, tuple(colours.values())),
        shapes=shapes,
        stacks=read_stacks(files, shapes, colours),
    )


def _read_starts(files: ComponentFiles, colours: tuple[Colour, ...]) -> tuple[Stone, ...]:
    """§1.6: read the five starting stones, all different."""
    section = _only_section(files, STARTS_FILE, "starting stones")
    known = {str(stone): stone for stone in pairs(colours)}
    starts: list[Stone] = []
    for glyph in _words(section):
        stone = meaning(glyph, known)
        if stone in starts:
            raise glyph.line.error("bits-components-stone-twice", glyph.column, stone=stone)
        starts.append(stone)
    if len(starts) != STARTING_STONES:
        raise section.head.error(
            "bits-components-stone-count", found=len(starts), expected=STARTING_STONES
        )
    return tuple(sorted(starts))


def _only_section(files: ComponentFiles, name: str, words: str) -> Section:
    sections = files.sections(name)
    for section in sections:
        found = " ".join(section.words)
        if section is not sections[0] or found != words:
            raise section.head.error("bits-components-section", found=found, expected=words)
    return sections[0]


def _words(section: Section) -> tuple[Glyph, ...]:
    return tuple(glyph for line in section.body for glyph in read_words(line))


def _card_words(card: TaskCard) -> str:
    others = f" {card.others:+}" if card.others else ""
    return f"{card.shape} {card.colour or ANY} {card.points:+}{others}"
