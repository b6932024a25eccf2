"""What the messages of the match socket are made of: entries, seats, clocks, results, deals, words."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, WithJsonSchema
from typing_extensions import TypeAliasType

from tuckbox.server.model.base import Model, Sparse

REFERS_TO = "x-refers-to"
"""Marks a schema that the description replaces by a reference to another one, by its name."""


MessageModel = TypeAliasType(
    "MessageModel",
    Annotated[
        "dict[str, dict[str, MessageValue]]",
        Field(
            min_length=1,
            max_length=1,
            description="A message before it is put into words: an object with one field, whose name is "
            "the id of the message, and whose value are its values by name",
        ),
    ],
)


_PlainValue: TypeAlias = str | int | MessageModel


MessageValue = TypeAliasType("MessageValue", _PlainValue | list[_PlainValue])
"""A value of a message: plain, a message of its own, or a list of either."""


AnyView = Annotated[dict[str, Any], WithJsonSchema({REFERS_TO: "View"})]
"""A view of any game: what all have in common, and the game's own (`FitsView`, …)."""


class EntryModel(Sparse):
    """One entry of the log."""

    number: int
    actor: int = Field(description="0 is chance")
    text: str
    kind: Literal["table"] | None = Field(
        default=None,
        description="`table`: a word about the match, such as `resigns`. Left out where it is a move, or a "
        "draw by chance",
    )
    effects: list[MessageModel] = Field(
        default=[],
        description="What it did; for animations and the log. A value `seat` that is left out is the "
        "actor, and a value `text` the text of the entry",
    )


class SeatModel(Model):
    """One seat and its player."""

    seat: int
    kind: Literal["open", "guest", "bot", "program"]
    name: str | None = None
    level: str | None = Field(
        default=None, description="Level of the bot, or of the bot that stands in"
    )
    online: bool = False
    mine: bool = Field(default=False, description="Whether this client's identity owns the seat")
    ply: int = Field(default=0, description="The number the seat's next submission must carry")
    stood_in: bool = Field(default=False, description="Whether a bot plays for its absent owner")


class ClockModel(Model):
    """A seat's clock; it runs while the seat owes a choice."""

    seat: int
    remaining: float = Field(description="Seconds left when this message was sent")
    running: bool


class ResultModel(Model):
    """How the match ended, by its rules or at the table."""

    winners: list[int]
    scores: list[int]
    ranking: list[list[int]] = Field(default=[])
    reason: MessageModel
    grade: str | None = None
    by_rule: bool


class MoveGroup(Model):
    """Legal moves under one heading."""

    heading: MessageModel
    moves: list[str]


class TextModel(Model):
    """A view in words, for clients that have no board for the game."""

    picture: str = Field(
        description="Drawn in characters of equal width; the same in every language"
    )
    sentences: list[MessageModel] = Field(
        description="The same in sentences, for readers who cannot see it"
    )
    groups: list[MoveGroup] = Field(default=[], description="The legal moves, under headings")


Lines: TypeAlias = list[str]


class DealModel(Model):
    """A fair draw on its way: everything that a client must see before its seed leaves it."""

    number: int = Field(description="Counted from 1; it rises when a deal is broken off")
    state: Literal["open", "closed", "drawn", "broken"] = Field(
        description="broken: too many deals were broken off, and the match is over"
    )
    commitment: str = Field(description="The table's")
    game: str
    options: str
    components: str
    strict: bool = Field(
        description="Whether nobody looks ahead: a seed is the end of a chain, and later cards take links"
    )
    answers: list[str | None] = Field(
        description="By seat: its commitment, `-`, or null while it has not answered"
    )
    revealed: list[int] = Field(description="Seats whose seeds are in")
    broken: list[str] = Field(description="The deals that were broken off, as in the record")
    list: Lines = Field(description="The closed list: seat, kind and commitment; empty if open")


class LinksModel(Model):
    """Where nobody looks ahead: the links from which the last cards follow, and those awaited."""

    moment: int = Field(description="The number of the links of the last cards; the first have 0")
    links: list[str | None] = Field(
        description="The table's, then by seat; null where a seat gives none, or no longer"
    )
    awaited: list[int] = Field(description="Seats whose links the next cards wait for")
