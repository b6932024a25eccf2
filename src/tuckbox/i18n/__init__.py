"""Message id and values become a sentence in English, French, German or Japanese.

Knows nothing of the games: a message is anything with an `id` and `values`, and each `.ftl` file
is found by itself (see `files`) and parsed when it is first needed.
"""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from tuckbox.i18n.files import FOLDER, installed_files, own_files

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "fr", "de", "ja")
FALLBACK = "en"
"""Says what a language lacks: a game may speak fewer languages than the table."""


class Sayable(Protocol):
    """A message: an id, and values that may themselves be messages."""

    @property
    def id(self) -> str: ...
    @property
    def values(self) -> Iterable[tuple[str, Any]]: ...


class UnknownMessage(KeyError):
    """The message files lack an id that a program asked for: a mistake of ours, not of a person."""


class Speaker:
    """Puts messages into the words of one language, with the names of those who sit at the table."""

    def __init__(self, language: str, names: Mapping[int, str] | None = None) -> None:
        self.language = language
        self.names = names or {}
        self._library = _library(language)

    def say(self, message: Sayable) -> str:
        if message.id == "seat":
            number = int(dict(message.values)["seat"])
            if number in self.names:
                return self.names[number]
        return self.text(message.id, **{name: self._plain(v) for name, v in message.values})

    def text(self, id: str, **values: object) -> str:
        """The sentence of that id, its values already plain texts and numbers."""
        library = self._library if self._library.has(id) else _library(FALLBACK)
        pattern = library.pattern(id)
        if pattern is None:
            raise UnknownMessage(f"{self.language}: {id}")
        sentence, errors = library.bundle.format_pattern(pattern, values)
        if errors:
            raise UnknownMessage(f"{self.language}: {id}: {errors[0]}")
        return str(sentence)

    def knows(self, id: str) -> bool:
        """Whether there is a message of that id."""
        return self._library.has(id) or _library(FALLBACK).has(id)

    def list(self, items: Iterable[str]) -> str:
        """`A, B and C`, as the language writes it."""
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
        return value


def first_guess(wanted: str | None = None) -> str:
    """The language asked for if we have it, else that of the environment, else English."""
    named = [wanted, os.environ.get("TUCKBOX_LANG"), _environment()]
    known = (name[:2].lower() for name in named if name and name[:2].lower() in LANGUAGES)
    return next(known, "en")


def _environment() -> str:
    """The first of these decides, as everywhere on Unix, even if it names a language we lack."""
    keys = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[key] for key in keys if os.environ.get(key)), "")


class _Library:
    """The message files of one language, each parsed when one of its messages is first asked for.

    Parsing is slow beside everything else a command does at its start. A message may refer to
    messages of its own file and of `core.ftl`.
    """

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._language = language
        self._waiting: dict[Path, str] = {}
        self._files: dict[str, Path] = {}
        self._is_whole = False
        self._read(own_files(language))
        self._parse(FOLDER / language / "core.ftl")

    def has(self, id: str) -> bool:
        """Whether there is such a message. What is installed is looked for only when ours lack it."""
        if id not in self._files and not self._is_whole:
            self._is_whole = True
            self._read(installed_files(self._language))
        return id in self._files

    def _read(self, paths: Iterable[Path]) -> None:
        for path in paths:
            self._waiting[path] = path.read_text(encoding="utf-8")
            for id in message_ids(self._waiting[path]):
                self._files.setdefault(id, path)

    def pattern(self, id: str) -> "Pattern | None":
        """The pattern of that message, or None if there is no such message."""
        if not self.has(id):
            return None
        self._parse(self._files[id])
        return self.bundle.get_message(id).value

    def _parse(self, file: Path) -> None:
        text = self._waiting.pop(file, None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))


def message_ids(text: str) -> list[str]:
    """The ids that a message file gives words to."""
    return re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)


_library = cache(_Library)
