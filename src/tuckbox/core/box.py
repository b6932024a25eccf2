"""A box: somebody's own boards, cards or set-ups for one game, as one text file.

    [tuckbox-box 1]
    [game fits]
    [name "Moonlight"]
    [author "Ann"]
    [licence "CC0 1.0"]

    [file boards/2.txt as printed]
    …

Below each `[file …]` stands a drawn data file, line by line, with the claim whether it is drawn as
the publisher printed it. A box is its text: it is kept, sent and written byte for byte.
"""

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tuckbox.core.message import InvalidBox, Message

VERSION = "1"
SUFFIX = ".tuckbox-box"
MOST_BYTES = 64 * 1024
MOST_LINES = 4000
"""Twenty times as many as all drawings of a game have."""
MOST_FILES = 32
LONGEST_NAME = 60
LONGEST_LICENCE = 100

# Each header with the pattern of its value and an example, in their order.
HEADERS = {
    "tuckbox-box": (re.compile(r"[0-9]{1,9}", re.ASCII), "[tuckbox-box 1]"),
    "game": (re.compile(r"[a-z][a-z0-9-]{0,31}"), "[game fits]"),
    "name": (re.compile(r'".*"'), '[name "Moonlight"]'),
    "author": (re.compile(r'".*"'), '[author "Ann"]'),
    "licence": (re.compile(r'".*"'), '[licence "CC0 1.0"]'),
}
FILE = "file"
FILE_EXAMPLE = "[file boards/2.txt as printed], [file boards/2.txt made up]"
FILE_NAME = re.compile(r"(?:[A-Za-z0-9_-]{1,40}/){0,2}[A-Za-z0-9_-]{1,40}\.txt")

HEADER = re.compile(r'\[([a-z-]++)(?: ((?:"(?:[^"\\]++|\\.)*+"|[^\]";]++)++))?\][ \t]*+(?:;.*)?')
"""A quoted text may contain brackets and semicolons. Nothing is ever tried twice, however long it is."""
NO_FILE = re.compile(r"[ \t]*(?:;.*)?")
"""Above the first file, an empty line or a comment."""

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""The categories of control, format and private characters, lone surrogates and line separators."""
HARMLESS = "\t\u200c\u200d"
"""A tab, and what joins letters and emoji."""


class Claim(StrEnum):
    """What the author of a box says about a drawn file."""

    PRINTED = "as printed"
    MADE_UP = "made up"


@dataclass(frozen=True, slots=True)
class BoxFile:
    """One drawn file of a box."""

    name: str
    """`boards/2.txt`, as in a folder of own components."""
    claim: Claim
    text: str
    line: int = 0
    """The number of lines of the box above this text."""


@dataclass(frozen=True, slots=True)
class Box:
    """Own components of one game, and whose they are."""

    game: str
    name: str
    author: str
    licence: str
    files: tuple[BoxFile, ...]
    text: str
    """The whole box as it was read."""

    @property
    def texts(self) -> Mapping[str, str]:
        return {file.name: file.text for file in self.files}

    def claimed(self, claim: Claim) -> tuple[str, ...]:
        """Return the names of the files with this claim, in the order of the box."""
        return tuple(file.name for file in self.files if file.claim is claim)

    def describe(self) -> tuple[Message, ...]:
        """Return whose box it is, and what it claims, for people."""
        said = [Message.of("box-name", name=self.name)]
        if self.author:
            said.append(Message.of("box-author", author=self.author))
        if self.licence:
            said.append(Message.of("box-licence", licence=self.licence))
        for claim, id in ((Claim.PRINTED, "box-printed"), (Claim.MADE_UP, "box-made-up")):
            if files := self.claimed(claim):
                said.append(Message.of(id, files=files))
        return tuple(said)

    @property
    def head(self) -> tuple[str, ...]:
        """Everything that a box says apart from its drawings; part of its hash."""
        claims = sorted(f"{file.name} {file.claim}" for file in self.files)
        return ("tuckbox-box", self.game, self.name, self.author, self.licence, *claims)


def write_box(game: str, name: str, author: str, licence: str, files: Sequence[BoxFile]) -> Box:
    """Return a box of these parts; raise `InvalidBox` if they can't make one."""
    quoted = (("name", name), ("author", author), ("licence", licence))
    lines = [f"[tuckbox-box {VERSION}]", f"[game {game}]"]
    lines += [f"[{word} {json.dumps(text, ensure_ascii=False)}]" for word, text in quoted]
    parts = [f"[{FILE} {file.name} {file.claim}]\n{ended(file.text)}" for file in files]
    return read_box("\n".join([*lines, "", ""]) + "".join(parts))


def ended(text: str) -> str:
    """Return the text with a line end after its last line."""
    return text if not text or text.endswith("\n") else f"{text}\n"


def decode_box(data: bytes) -> str:
    """Return the text of a file; raise `InvalidBox` if it is none or too large."""
    if len(data) > MOST_BYTES:
        raise InvalidBox.of("box-too-large", bytes=len(data), most=MOST_BYTES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
        raise InvalidBox.of("box-not-text", line=line, column=column) from error


def read_box(text: str) -> Box:
    """Return the box in a text; raise `InvalidBox` with line, column and what would be right.

    Whether the game can use the drawings, `games.boxed_game` says.
    """
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise InvalidBox.of("box-too-large", bytes=size, most=MOST_BYTES)
    if text.count("\n") > MOST_LINES:
        raise InvalidBox.of("box-many-lines", lines=text.count("\n"), most=MOST_LINES)
    lines = text.split("\n")
    _check_characters(lines)
    if not text.startswith("[tuckbox-box"):
        raise _error("box-foreign", 1, expected=HEADERS["tuckbox-box"][1])
    if lines.pop():
        raise _error("box-cut-off", len(lines) + 1)
    lines = [line.removesuffix("\r") for line in lines]
    starts = [number for number, line in enumerate(lines) if line.startswith(f"[{FILE}")]
    values = _read_head(lines[: starts[0]] if starts else lines)
    return Box(
        game=values["game"],
        name=values["name"],
        author=values["author"],
        licence=values["licence"],
        files=tuple(_read_files(text.split("\n"), lines, starts)),
        text=text,
    )


def _check_characters(lines: Sequence[str]) -> None:
    for number, line in enumerate(lines, 1):
        bare = line.removesuffix("\r")
        if bare.isascii() and bare.isprintable():
            continue
        for column, letter in enumerate(bare, 1):
            if _is_invisible(letter):
                raise _error("box-character", number, column, letter=f"U+{ord(letter):04X}")


def _is_invisible(letter: str) -> bool:
    return letter not in HARMLESS and unicodedata.category(letter) in INVISIBLE


def _read_head(lines: Sequence[str]) -> dict[str, str]:
    """Return the values of the headers: each once, in their order, all of them."""
    wanted = iter(HEADERS.items())
    values: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        if NO_FILE.fullmatch(line):
            continue
        word, (pattern, example) = next(wanted, ("", (HEADERS["game"][0], FILE_EXAMPLE)))
        found = HEADER.fullmatch(line)
        if not found or found[1] != word or not pattern.fullmatch(found[2] or ""):
            raise _error("box-header", number, found=line, expected=example)
        values[word] = _value(word, found[2], number)
    for _, (_, example) in wanted:
        raise _error("box-header-missing", len(lines), expected=example)
    return values


def _value(word: str, text: str, line: int) -> str:
    if word == "tuckbox-box" and text != VERSION:
        raise _error("box-version", line, version=text, known=VERSION)
    return text if word in ("tuckbox-box", "game") else _quoted(word, text, line)


def _quoted(word: str, text: str, line: int) -> str:
    """Return the text in a JSON string, written as we write it and not too long."""
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    column = len(word) + 3
    if not isinstance(value, str) or json.dumps(value, ensure_ascii=False) != text:
        raise _error("box-header", line, column, found=text, expected=HEADERS[word][1])
    most = LONGEST_LICENCE if word == "licence" else LONGEST_NAME
    is_empty = word == "name" and not value.strip()
    if is_empty or len(value) > most or any(map(_is_invisible, value)):
        raise _error("box-words", line, column, word=word, most=most)
    return value


def _read_files(
    raw: Sequence[str], lines: Sequence[str], starts: Sequence[int]
) -> Iterator[BoxFile]:
    """Yield the files; what stands between two headings belongs to the first, byte for byte."""
    if not starts:
        raise _error("box-no-file", len(lines), expected=FILE_EXAMPLE)
    if len(starts) > MOST_FILES:
        raise _error("box-many-files", starts[MOST_FILES] + 1, found=len(starts), most=MOST_FILES)
    seen: set[str] = set()
    for start, end in zip(starts, (*starts[1:], len(lines)), strict=True):
        name, claim = _read_file_head(lines[start], start + 1)
        if name.lower() in seen:
            raise _error("box-file-twice", start + 1, len(FILE) + 3, file=name)
        seen.add(name.lower())
        yield BoxFile(name, claim, "".join(f"{line}\n" for line in raw[start + 1 : end]), start + 1)


def _read_file_head(text: str, line: int) -> tuple[str, Claim]:
    found = re.fullmatch(rf"\[{FILE} (\S+) (as printed|made up)\][ \t]*(?:;.*)?", text)
    if not found:
        raise _error("box-header", line, found=text, expected=FILE_EXAMPLE)
    if not FILE_NAME.fullmatch(found[1]):
        raise _error("box-file-name", line, len(FILE) + 3, found=found[1])
    return found[1], Claim(found[2])


def _error(code: str, line: int, column: int = 1, **values: str | int) -> InvalidBox:
    return InvalidBox.of(code, line=line, column=column, **values)
