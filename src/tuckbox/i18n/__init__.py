"""Turns a message id and values into a sentence in English, French, German or Japanese.

It knows nothing about the games: a message is anything with an `id` and `values`. The `.ftl` files are
discovered (see `files`), and each message is parsed when it is first needed.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args

from fluent.runtime import FluentBundle, FluentResource

from tuckbox.i18n.files import installed_files, own_files
from tuckbox.i18n.shown import shown

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

Language = Literal["en", "fr", "de", "ja"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
FALLBACK = "en"
"""Used for messages that a language lacks: a game may come in fewer languages than the table."""
LONGEST_NAME = 60
LONGEST_PART = 2000
"""Characters of a value that is itself made of messages; Fluent refuses more than 2500."""


class Sayable(Protocol):
    """A message: an id, and values that may themselves be messages."""

    @property
    def id(self) -> str: ...
    @property
    def values(self) -> Iterable[tuple[str, Any]]: ...


class UnknownMessage(KeyError):
    """The message files lack an id that the program asked for: a bug, not a user's mistake."""


class Speaker:
    """Puts messages into words in one language, with the names of the players at the table."""

    def __init__(self, language: str, names: Mapping[int, str] | None = None) -> None:
        self.language = language
        self.names = {seat: shown(name, LONGEST_NAME) for seat, name in (names or {}).items()}
        self._library = _library(language)

    def say(self, message: Sayable) -> str:
        if message.id == "seat":
            number = int(dict(message.values)["seat"])
            if number in self.names:
                return self.names[number]
        return self.text(message.id, **{name: self._plain(v) for name, v in message.values})

    def text(self, id: str, **values: object) -> str:
        """Return the sentence with that id; the values are plain texts and numbers."""
        library = self._library if self._library.has(id) else _library(FALLBACK)
        pattern = library.pattern(id)
        if pattern is None:
            raise UnknownMessage(f"{self.language}: {id}")
        told = {name: _part(value) for name, value in values.items()}
        sentence, errors = library.bundle.format_pattern(pattern, told)
        if errors:
            raise UnknownMessage(f"{self.language}: {id}: {errors[0]}")
        return str(sentence)

    def knows(self, id: str) -> bool:
        """Return whether there is a message with that id."""
        return self._library.has(id) or _library(FALLBACK).has(id)

    def list(self, items: Iterable[str]) -> str:
        """Return `A, B and C`, as the language writes it."""
        listed = list(items)
        if len(listed) < 2:
            return "".join(listed)
        start = self.text("list-comma").join(listed[:-1])
        return self.text("list-and", start=start, last=listed[-1])

    def _plain(self, value: object) -> object:
        if isinstance(value, tuple | list):
            return self.list(str(self._plain(item)) for item in value)
        if hasattr(value, "id") and hasattr(value, "values"):
            return self.say(value)
        return shown(value) if isinstance(value, str) else value


@cache
def speaker(language: str) -> Speaker:
    """Return the one speaker of a language."""
    return Speaker(language)


def _part(value: object) -> object:
    return shown(value, LONGEST_PART, keeps_lines=True) if isinstance(value, str) else value


def first_guess(wanted: str | None = None) -> str:
    """Return the requested language if we have it, else that of the environment, else English."""
    named = [wanted, os.environ.get("TUCKBOX_LANG"), _environment()]
    known = (name[:2].lower() for name in named if name and name[:2].lower() in LANGUAGES)
    return next(known, "en")


def _environment() -> str:
    """Return the language of the environment: the first variable set decides, as is usual on Unix."""
    keys = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[key] for key in keys if os.environ.get(key)), "")


class _Library:
    """The messages of one language, each parsed when it is first asked for.

    Parsing whole files takes longer than everything else a command does when it starts. A message may
    refer to messages in its own file and in `core.ftl`.
    """

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._language = language
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._is_whole = False
        self._read(own_files(language))

    def has(self, id: str) -> bool:
        """Return whether there is such a message, in our files or else in those of installed games."""
        if id not in self._entries and not self._is_whole:
            self._is_whole = True
            self._read(installed_files(self._language))
        return id in self._entries

    def _read(self, paths: Iterable[Path]) -> None:
        for path in paths:
            for id, entry in entries(path.read_text(encoding="utf-8")):
                self._entries.setdefault(id, entry)

    def pattern(self, id: str) -> "Pattern | None":
        """Return the pattern of that message, or None if there is none."""
        if not self.has(id):
            return None
        self._parse(id)
        return self.bundle.get_message(id).value

    def _parse(self, id: str) -> None:
        """Parse an entry and those that it refers to."""
        if id in self._parsed or id not in self._entries:
            return
        self._parsed.add(id)
        self.bundle.add_resource(FluentResource(self._entries[id]))
        for reference in _REFERENCE.findall(self._entries[id]):
            self._parse(reference)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:^(?![-a-zA-Z#]).*\n?)*", re.MULTILINE)
"""A message or a term (whose id begins with a hyphen), down to the next one or a comment."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the text of each entry of a message file."""
    for found in _ENTRY.finditer(text):
        yield found[1], found[0]


def message_ids(text: str) -> list[str]:
    """Return the ids of the messages in a message file."""
    return [id for id, _ in entries(text)]


_library = cache(_Library)
