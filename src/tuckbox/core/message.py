"""Something to say to a person: an id and values, which `i18n` puts into words.

Rules never contain sentences. A value may itself be a message (a colour, a tile's name), so that
every language can say it in its own way.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Self, TypeAlias, Union

Value: TypeAlias = Union[str, int, "Message", tuple["Value", ...]]
Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence before it is put into words."""

    id: str
    """The id in the message files; for refusals and errors also their stable code."""
    values: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, id: str, **values: Value) -> Self:
        return cls(id, tuple(values.items()))

    def __getitem__(self, name: str) -> Value:
        return dict(self.values)[name]

    def __str__(self) -> str:
        """Return the id and its values, for logs and tracebacks, where no language is known."""
        listed = ", ".join(f"{name}={_plain(value)}" for name, value in self.values)
        return f"{self.id} ({listed})" if listed else self.id

    def json(self) -> dict[str, Json]:
        """Return an object with one field: its name is the id, and its value are the values by name."""
        return {self.id: {name: _json(value) for name, value in self.values}}


class Effect(Message):
    """One thing that a move does; used by previews, animations, logs and screen readers."""

    __slots__ = ()


class Refusal(Message):
    """Why a move is not legal."""

    __slots__ = ()


@cache
def seat_message(who: int) -> Message:
    """Return the seat as the subject of a sentence; interfaces put the player's name in its place."""
    return Message.of("seat", seat=who)


def message_from_json(data: Mapping[str, Json]) -> Message:
    """Return the message that `Message.json` wrote."""
    [(id, values)] = data.items()
    assert isinstance(values, Mapping)
    return Message(id, tuple((name, _value(value)) for name, value in values.items()))


def _plain(value: Value) -> str:
    if isinstance(value, tuple):
        return " ".join(_plain(item) for item in value)
    return str(value)


def _json(value: Value) -> Json:
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, tuple):
        return [_json(item) for item in value]
    return value


def _value(data: Json) -> Value:
    if isinstance(data, dict):
        return message_from_json(data)
    if isinstance(data, list):
        return tuple(_value(item) for item in data)
    assert isinstance(data, str | int)
    return data
