"""The one place where numbers and texts from outside are bounded. Every request and message uses these.

Without a bound, a number of thirty digits would reach a database column, or a slice, that cannot
hold it. A test walks the whole description and names every value that has none.
"""

from typing import Annotated, TypeAlias

from pydantic import Field

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
