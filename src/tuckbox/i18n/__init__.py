"""Message id and values become a sentence in English, French, German or Japanese.

Knows nothing of the games: a message is anything with an `id` and `values`, and each `.ftl` file
next to the language's name is found by itself.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "ja")
FOLDER = Path(__file__).parent


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
        self._bundle = _bundle(language)

    def say(self, message: Sayable) -> str:
        if message.id == "seat":
            number = int(dict(message.values)["seat"])
            if number in self.names:
                return self.names[number]
        return self.text(message.id, **{name: self._plain(v) for name, v in message.values})

    def text(self, id: str, **values: object) -> str:
        """The sentence of that id, its values already plain texts and numbers."""
        found = self._bundle.get_message(id) if self._bundle.has_message(id) else None
        if found is None or found.value is None:
            raise UnknownMessage(f"{self.language}: {id}")
        sentence, errors = self._bundle.format_pattern(found.value, values)
        if errors:
            raise UnknownMessage(f"{self.language}: {id}: {errors[0]}")
        return str(sentence)

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
    for name in (wanted, *(os.environ.get(key) for key in ("TUCKBOX_LANG", "LC_ALL", "LANG"))):
        if name and name[:2] in LANGUAGES:
            return name[:2]
    return "en"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
