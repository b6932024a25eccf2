"""Reads and writes boxes on disk, as one file or as a folder of drawn files."""

from pathlib import Path
from typing import NamedTuple

from tuckbox.cli.text_file import read_bytes, write_bytes, write_text
from tuckbox.cli.usage_error import UsageError
from tuckbox.core import AnyGame, TuckboxError
from tuckbox.core.box import (
    FILE,
    SUFFIX,
    Box,
    BoxFile,
    Claim,
    decode_box,
    ended,
    read_box,
    write_box,
)
from tuckbox.core.component import read_texts
from tuckbox.games import boxed_game

MARK = "[tuckbox-box"
"""How every box begins."""
HEAD = "BOX"
"""In a folder: the box without its drawings. No drawn file has this name, as it has no `.txt`."""


class Words(NamedTuple):
    """What the author of a box says about it."""

    name: str = ""
    author: str = ""
    licence: str = ""


def read_box_file(path: Path) -> Box:
    try:
        return read_box(decode_box(read_bytes(path)))
    except UsageError:
        raise
    except TuckboxError as error:
        raise UsageError.of("cli-box-bad", file=str(path), reason=error.message) from error


def game_with_box(path: Path) -> AnyGame:
    """Return the game of a box, which is checked as a whole."""
    box = read_box_file(path)
    try:
        return boxed_game(box)
    except TuckboxError as error:
        raise UsageError.of("cli-box-bad", file=str(path), reason=error.message) from error


def write_box_file(path: Path, box: Box) -> None:
    """Write the box in one step; never overwrite a file."""
    if path.suffix != SUFFIX:
        raise UsageError.of("cli-box-suffix", file=str(path), suffix=SUFFIX)
    if path.exists():
        raise UsageError.of("cli-box-exists", file=str(path))
    write_text(path, box.text, over=MARK)


def unpack_box(box: Box, folder: Path) -> tuple[Path, ...]:
    """Write a folder of own components and return its files; never overwrite one."""
    place = folder / box.game
    head = place / HEAD
    texts = {place / file.name: file.text for file in box.files}
    for path in (head, *texts):
        if path.exists():
            raise UsageError.of("cli-box-exists", file=str(path))
    for path, text in {head: _without_drawings(box), **texts}.items():
        _make_folder(path.parent)
        write_bytes(path, text.encode(), over=b"")
    return (head, *texts)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = str(error.strerror)
        raise UsageError.of("cli-file-unwritable", file=str(path), reason=reason) from error


def _without_drawings(box: Box) -> str:
    """Return the lines above the first file, and the headings of all files."""
    lines = box.text.splitlines(keepends=True)
    headings = [file.line - 1 for file in box.files]
    return "".join([*lines[: headings[0]], *(lines[place] for place in headings)])


def has_head(name: str, folder: Path) -> bool:
    """Return whether a folder was unpacked from a box of this game."""
    return (folder / name / HEAD).exists()


def pack_box(name: str, folder: Path, words: Words, printed: tuple[str, ...]) -> Box:
    """Return the box of a folder of own components.

    Where the folder was unpacked from a box, its head stays, and files that are new to it follow.
    """
    place = folder / name
    texts = read_texts(place)
    if not texts:
        raise UsageError.of("cli-box-nothing", folder=str(place))
    for file in printed:
        if file not in texts:
            raise UsageError.of("cli-box-no-file", file=file, known=tuple(texts))
    if has_head(name, folder):
        if any(words):
            raise UsageError.of("cli-box-has-head", file=str(place / HEAD))
        return _repacked(place / HEAD, texts, printed)
    files = [BoxFile(file, _claim(file, printed), text) for file, text in texts.items()]
    return write_box(name, *words, files)


def _repacked(head: Path, texts: dict[str, str], printed: tuple[str, ...]) -> Box:
    """Return the box with the drawings put back below their headings."""
    left, parts = dict(texts), list[str]()
    for line in decode_box(read_bytes(head)).splitlines(keepends=True):
        name = line.split()[1] if line.startswith(f"[{FILE} ") else ""
        if not name:
            parts.append(line)
        elif name in left:
            heading = _heading(name, printed) if name in printed else line
            parts += [heading, ended(left.pop(name))]
    parts += [_heading(name, printed) + ended(text) for name, text in left.items()]
    return read_box("".join(parts))


def _heading(name: str, printed: tuple[str, ...]) -> str:
    return f"[{FILE} {name} {_claim(name, printed)}]\n"


def _claim(file: str, printed: tuple[str, ...]) -> Claim:
    return Claim.PRINTED if file in printed else Claim.MADE_UP
