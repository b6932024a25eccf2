"""Something to be said to a person: an id and values, put into words by `i18n`.

Rules never contain sentences. A value may itself be a message (a colour, a tile's name), so that
every language can say it in its own way.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self, TypeAlias, Union

from tuckbox.core.actor import Actor

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
        """The id with its values: for logs and tracebacks, where no language is known."""
        listed = ", ".join(f"{name}={_plain(value)}" for name, value in self.values)
        return f"{self.id} ({listed})" if listed else self.id

    def json(self) -> dict[str, Json]:
        return {"id": self.id, "values": {name: _json(value) for name, value in self.values}}


class Effect(Message):
    """One step of what a move does; feeds preview, animation, log and screen reader."""

    __slots__ = ()


class Refusal(Message):
    """Why a move is not legal."""

    __slots__ = ()


def seat_message(who: Actor) -> Message:
    """The seat as the subject of a sentence; interfaces replace it by the name of who sits there."""
    return Message.of("seat", seat=who)


def message_from_json(data: Mapping[str, Json]) -> Message:
    """The inverse of `Message.json`."""
    values = data["values"]
    assert isinstance(values, Mapping)
    return Message(str(data["id"]), tuple((name, _value(value)) for name, value in values.items()))


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
