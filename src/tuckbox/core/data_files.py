"""Drawn data files: a game's built-in ones, and a player's own that replace or add to them.

A file is plain text: `;` starts a comment, a line `[word word …]` opens a section, the lines below
it are its body, a picture or a list. Every complaint names file and line.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import NamedTuple, TypeVar

from tuckbox.core.box import Box, Claim
from tuckbox.core.hexagon import CENTRE, Hex, HexBoard
from tuckbox.core.message import InvalidComponents, Value
from tuckbox.core.square import Cell

BUILTIN = "builtin"
OWN = "own"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a data file without its comment, and where it stands in the file."""

    file: str
    number: int
    text: str

    def error(self, code: str, column: int = 1, **values: Value) -> InvalidComponents:
        return InvalidComponents.of(code, file=self.file, line=self.number, column=column, **values)


@dataclass(frozen=True, slots=True)
class Section:
    """A headed part of a data file."""

    head: Line
    words: tuple[str, ...]
    body: tuple[Line, ...]


@dataclass(frozen=True)
class ComponentFiles:
    """The data files that a game is played with."""

    texts: Mapping[str, str]
    """File name (`boards/2.txt`) to content."""
    own: frozenset[str] = frozenset()
    """Names of the files from the player's own folder."""
    is_early: bool = False
    """Whether own files are hashed without lengths, as records of the first versions name them."""
    box: Box | None = None
    """The box from which the own files come, if they come from one."""

    @property
    def source(self) -> str:
        return OWN if self.own else BUILTIN

    @cached_property
    def printed(self) -> frozenset[str]:
        """Names of the files that somebody says are as printed: all of a folder, and what a box claims."""
        return self.own if self.box is None else frozenset(self.box.claimed(Claim.PRINTED))

    @cached_property
    def hash(self) -> str:
        """SHA-256 of everything except comments and spacing.

        Without lengths a line may pass for the name of the next file. The built-in sets have no such
        line and stand in records, so they keep the form without.
        """
        is_prefixed = bool(self.own) and not self.is_early
        digest = hashlib.sha256()
        if self.box is not None:  # Who claims what is part of a box as well.
            digest.update(_prefixed(list(self.box.head)))
        for name in sorted(self.texts):
            lines = [" ".join(line.text.split()) for line in self.lines(name)]
            digest.update(_prefixed([name, *lines]) if is_prefixed else _joined([name, *lines]))
        return digest.hexdigest()

    def names(self, pattern: str) -> tuple[str, ...]:
        """Return the file names that match a pattern such as `boards/*.txt`, sorted."""
        return tuple(sorted(name for name in self.texts if _matches(name, pattern)))

    def lines(self, name: str) -> Iterator[Line]:
        """Yield the non-blank lines, without comments; those of a box have the numbers of the box."""
        for number, text in enumerate(self.texts[name].splitlines(), self._lines_above(name) + 1):
            bare = text.split(";", 1)[0].rstrip()
            if bare:
                yield Line(name, number, bare)

    def sections(self, name: str) -> tuple[Section, ...]:
        sections: list[tuple[Line, tuple[str, ...], list[Line]]] = []
        for line in self.lines(name):
            head = re.fullmatch(r"\[(.*)\]", line.text)
            if head:
                sections.append((line, tuple(head[1].split()), []))
            elif not sections:
                raise line.error("components-no-section", found=line.text)
            else:
                sections[-1][2].append(line)
        if not sections:
            above = self._lines_above(name)
            raise Line(name, max(above, 1), "").error("components-empty-file")
        return tuple(Section(head, words, tuple(body)) for head, words, body in sections)

    def _lines_above(self, name: str) -> int:
        files = () if self.box is None else self.box.files
        return next((file.line for file in files if file.name == name), 0)


def _joined(texts: list[str]) -> bytes:
    return "\n".join([*texts, ""]).encode()


def _prefixed(texts: list[str]) -> bytes:
    """Return the number of texts, and each of them after its length."""
    encoded = [text.encode() for text in texts]
    parts = [len(data).to_bytes(4, "big") + data for data in encoded]
    return len(texts).to_bytes(4, "big") + b"".join(parts)


def read_files(folder: Path) -> ComponentFiles:
    """Return the built-in data files in a game's `data` folder."""
    return ComponentFiles(read_texts(folder))


def with_own(builtin: ComponentFiles, folder: Path, replaceable: tuple[str, ...]) -> ComponentFiles:
    """Return the built-in files overridden by those in a player's folder for this game.

    `replaceable` lists patterns of the names a player may supply; the rest is fixed by the rules.
    """
    own = read_texts(folder)
    for name in own:
        if not is_replaceable(name, replaceable):
            raise InvalidComponents.of("components-unknown-file", file=name, allowed=replaceable)
    return ComponentFiles({**builtin.texts, **own}, frozenset(own))


def with_box(builtin: ComponentFiles, box: Box, replaceable: tuple[str, ...]) -> ComponentFiles:
    """Return the built-in files overridden by those of a box."""
    for file in box.files:
        if not is_replaceable(file.name, replaceable):
            raise InvalidComponents.of(
                "box-file-unknown", line=file.line, column=7, file=file.name, allowed=replaceable
            )
    own = box.texts
    return ComponentFiles({**builtin.texts, **own}, frozenset(own), box=box)


def is_replaceable(name: str, replaceable: tuple[str, ...]) -> bool:
    return any(_matches(name, pattern) for pattern in replaceable)


def _matches(name: str, pattern: str) -> bool:
    """Return whether the whole name matches, folder included."""
    return PurePosixPath("/", name).match(f"/{pattern}")


def read_texts(folder: Path) -> dict[str, str]:
    """Return the data files in a folder, by name, as they are."""
    try:
        paths = sorted(path for path in folder.rglob("*.txt") if path.is_file())
        return {path.relative_to(folder).as_posix(): _text(path) for path in paths}
    except OSError as error:
        raise InvalidComponents.of(
            "components-unreadable", file=str(error.filename), reason=str(error.strerror)
        ) from error


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")  # line ends stay what they are
    except UnicodeDecodeError as error:
        raise InvalidComponents.of("components-not-text", file=path.name) from error


T = TypeVar("T")

CENTRE_GLYPH = "#"


class Glyph(NamedTuple):
    """One drawn sign and its place in the file."""

    text: str
    line: Line
    column: int


def read_words(line: Line) -> tuple[Glyph, ...]:
    """Return the signs of a line in which spaces separate them: `.  1 -5`."""
    glyphs: list[Glyph] = []
    column = 0
    for word in line.text.split():
        column = line.text.index(word, column)
        glyphs.append(Glyph(word, line, column + 1))
        column += len(word)
    return tuple(glyphs)


def read_letters(line: Line) -> tuple[Glyph, ...]:
    """Return the signs of a line in which every character is one: `.##`."""
    return tuple(Glyph(letter, line, column) for column, letter in enumerate(line.text, 1))


def meaning(glyph: Glyph, legend: Mapping[str, T]) -> T:
    if glyph.text not in legend:
        raise glyph.line.error(
            "picture-unknown-sign",
            glyph.column,
            found=glyph.text,
            known=tuple(legend),
        )
    return legend[glyph.text]


def read_rectangle(rows: Sequence[tuple[Glyph, ...]]) -> dict[Cell, Glyph]:
    """Return the cells of a grid drawn from its top row down; all rows must have the same length."""
    for row in rows:
        if len(row) != len(rows[0]):
            raise row[-1].line.error(
                "picture-ragged", row[-1].column, found=len(row), expected=len(rows[0])
            )
    return {
        Cell(column, len(rows) - 1 - down): glyph
        for down, row in enumerate(rows)
        for column, glyph in enumerate(row)
    }


def draw_rectangle(columns: int, rows: int, sign: Callable[[Cell], str]) -> list[str]:
    """Return the lines of a picture from the top row down, each cell drawn as its sign."""
    return [
        "".join(sign(Cell(column, row)) for column in range(columns))
        for row in reversed(range(rows))
    ]


def read_hexagon(head: Line, lines: Sequence[Line], board: HexBoard) -> dict[Hex, Glyph]:
    """Return the hexes of a drawn hexagon with `#` in its centre; spacing is free, row lengths are not."""
    expected = board.rows()
    if len(lines) != len(expected):
        raise head.error("picture-rows", found=len(lines), expected=len(expected))
    cells: dict[Hex, Glyph] = {}
    for line, hexes in zip(lines, expected, strict=True):
        glyphs = read_words(line)
        if len(glyphs) != len(hexes):
            raise line.error("picture-ragged", found=len(glyphs), expected=len(hexes))
        cells.update(zip(hexes, glyphs, strict=True))
    centre = cells.pop(CENTRE)
    if centre.text != CENTRE_GLYPH:
        raise centre.line.error("picture-centre", centre.column, found=centre.text)
    return cells


def beside(blocks: Iterable[Sequence[str]], gap: str = "   ") -> list[str]:
    """Return pictures side by side, aligned at the top."""
    listed = [list(block) for block in blocks]
    tall = max((len(block) for block in listed), default=0)
    widths = [max((len(line) for line in block), default=0) for block in listed]
    padded = [block + [""] * (tall - len(block)) for block in listed]
    return [
        gap.join(line.ljust(width) for line, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*padded, strict=True)
    ]
