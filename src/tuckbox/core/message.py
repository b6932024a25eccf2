"""What is said to people: a message id with its values; and the errors of bad input, each of which carries one."""

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


class TuckboxError(Exception):
    """Bad input from a person or program; the message says what and where, and what would be right."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    @classmethod
    def of(cls, code: str, **values: Value) -> Self:
        return cls(Message.of(code, **values))

    @property
    def code(self) -> str:
        return self.message.id

    def __str__(self) -> str:
        return str(self.message)


class UnknownGame(TuckboxError):
    """No game of that name is in the index."""


class UnusableGame(UnknownGame):
    """An installed package names a game that can't be played."""


class InvalidOptions(TuckboxError):
    """An option that the game does not have, or a value it does not take."""


class InvalidMove(TuckboxError):
    """A text that is not a move of this game, legal or not."""


class InvalidSpace(TuckboxError):
    """A text that does not name a space on this game's board."""


class IllegalMove(TuckboxError):
    """A move that the rules do not allow in this position."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)


class InvalidComponents(TuckboxError):
    """A data file that cannot be used; the message names file, line and column."""


class InvalidBox(InvalidComponents):
    """A box that cannot be read; the message names line and column."""


class InvalidRecord(TuckboxError):
    """A record that is damaged, illegal or of other components; the message names the line."""
