"""The base of every value that comes from a client or goes to one, and the bounds of numbers and texts.

Without a bound, a number of thirty digits would reach a database column, or a slice, that cannot
hold it. A test walks the whole description and names every value that has none.
"""

from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    """Base of all wire values: unknown fields are refused, so that mistakes are noticed.

    What the server sends is complete: fields with a default are there too.
    """

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


def _without_defaults(schema: dict[str, Any]) -> None:
    for field in schema["properties"].values():
        field.pop("default", None)


class Sparse(Model):
    """Base of what is sent with every move: the server may leave out fields that have their default."""

    model_config = ConfigDict(
        json_schema_serialization_defaults_required=False, json_schema_extra=_without_defaults
    )


LARGEST = 2**31 - 1
"""Fits into every database column and is exact in every client's language."""
MOST_SEATS = 4

SeatNumber: TypeAlias = Annotated[int, Field(ge=1, le=MOST_SEATS)]
AnySeat: TypeAlias = Annotated[int, Field(ge=0, le=99)]
"""A seat that may not exist: the match answers with a sentence about it."""
EntryCount: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST)]
"""A number of entries: a version, a ply, a place in the log."""
QuestionId: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST)]
"""A client's own number for a question, which the answer repeats."""
Whole: TypeAlias = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
"""Any other whole number."""

Word: TypeAlias = Annotated[str, Field(max_length=32)]
"""The name of a game, a bot or an option."""
HEX = "^[0-9a-f]{64}$"
Hash: TypeAlias = Annotated[str, Field(pattern=HEX, max_length=64)]
MoveText: TypeAlias = Annotated[str, Field(max_length=64)]
RecordText: TypeAlias = Annotated[str, Field(max_length=1_000_000)]

_OptionItem: TypeAlias = bool | Whole | MoveText
OptionChoices: TypeAlias = Annotated[
    dict[Word, _OptionItem | Annotated[list[_OptionItem], Field(max_length=16)]],
    Field(max_length=16),
]
"""Options by name; several values of one option as a list."""
