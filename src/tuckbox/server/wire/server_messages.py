"""Every message that the match socket sends to a client."""

from typing import Annotated, Any, Literal

from pydantic import Field

from tuckbox.server.model.base import Model, Sparse
from tuckbox.server.model.message_parts import (
    AnyView,
    ClockModel,
    DealModel,
    EntryModel,
    LinksModel,
    MessageModel,
    ResultModel,
    SeatModel,
    TextModel,
)


class Update(Model):
    """The whole state of the match as this client may see it, and what is new since the last update."""

    type: Literal["update"] = "update"
    serial: int = Field(default=1, description="Counts updates and patches of one connection")
    match: str
    version: int = Field(
        description="Number of entries in the log; a choice that waits for others is not one yet, "
        "so an update may carry the same number as the one before"
    )
    seat: int | None = Field(description="Whose view this is; null for a spectator")
    view: AnyView
    owed: list[int] | None = Field(
        description="Seats that owe a choice; to clients with patches null where they are those in "
        "`to_move` of the view"
    )
    moves: list[str] | dict[str, list[str]] | dict[str, dict[str, int | None]] = Field(
        description="Texts of the legal moves of `seat`, ascending. To clients with patches an object: "
        "by how texts begin, a list of how they end; or, in games where pieces slide down, an object "
        "that has for each end in which row (from 0) the lowest square of the piece comes to rest, "
        "null for a move that places nothing"
    )
    text: TextModel | None = Field(default=None, description="If requested in `hello`")
    chosen: str | None = Field(
        default=None,
        description="The seat's own waiting choice; to clients with patches null where the view has it "
        "as `choice`",
    )
    take_back_seat: int | None = Field(
        default=None,
        description="Which of your own seats may take back: `seat` if it may, else the last to choose",
    )
    seats: list[SeatModel]
    clocks: list[ClockModel] = Field(default=[])
    entries: list[EntryModel] = Field(description="New entries since the version seen last")
    fresh: bool = Field(description="True: forget earlier entries; the gap could not be bridged")
    result: ResultModel | None = None
    commitment: str | None = Field(default=None, description="To the secret of the cards")
    deal: DealModel | None = Field(
        default=None, description="The fair draw; null where nobody has to agree on the cards"
    )
    links: LinksModel | None = Field(
        default=None, description="Where nobody looks ahead, once cards were drawn"
    )
    spectators: int = 0
    draw_offered_by: list[int] = Field(default=[])
    next: str | None = Field(default=None, description="Id of the rematch, once there is one")


class Operation(Sparse):
    """One step of a JSON Patch (RFC 6902)."""

    op: Literal["add", "remove", "replace"]
    path: str = Field(description="A JSON Pointer (RFC 6901)")
    value: Any = Field(default=None, description="Left out of `remove`")


class Patch(Sparse):
    """What has changed since the update or patch with the serial `base`, the one before on this connection.

    Its own serial is one more. The operations are for that message without `type`, `serial`, `version`,
    `entries`, `fresh`, `clocks`, `seats` and `spectators`. A client that can't apply them sends `hello`
    again and gets a whole update. Empty lists, null and 0 are left out.
    """

    type: Literal["patch"]
    base: int
    operations: list[Operation] = Field(default=[])
    entries: list[EntryModel] = Field(
        default=[],
        description="New entries since the message before; the number of the last is the new version",
    )
    seats: list[SeatModel] | None = Field(
        default=None, description="Left out if nothing but `ply` has changed"
    )
    plies: list[int] | None = Field(
        default=None, description="By seat, `ply` of `seats`; left out if none has changed"
    )
    clocks: list[ClockModel] = Field(default=[])
    spectators: int = 0


class Ack(Model):
    """The submission is in the match for good; a resend gets the same answer."""

    type: Literal["ack"] = "ack"
    seat: int
    ply: int
    version: int
    text: str = Field(default="", description="As it was sent, so that answers cannot be confused")


class Refused(Model):
    """The submission changed nothing; the sentence says why, in the client's language."""

    type: Literal["refused"] = "refused"
    seat: int
    ply: int
    text: str = Field(default="", description="As it was sent")
    code: str
    sentence: str
    expected: int | None = Field(default=None, description="The ply that would have been right")
    seen: int | None = Field(default=None, description="As it was sent")
    version: int = Field(description="Number of entries in the log")


class Previews(Model):
    """What moves would do."""

    type: Literal["previews"] = "previews"
    id: int = Field(description="Of the question")
    version: int
    seat: int
    effects: dict[str, list[MessageModel]]


class Pong(Model):
    """Answer to a ping."""

    type: Literal["pong"] = "pong"
    number: int = 0


class Presence(Model):
    """Somebody came or left; nothing else has changed."""

    type: Literal["presence"] = "presence"
    seats: list[SeatModel]
    spectators: int


class Problem(Model):
    """Something is wrong with the connection or a message; after a fatal problem the socket is closed."""

    type: Literal["problem"] = "problem"
    code: str
    sentence: str
    fatal: bool = False
    id: int | None = Field(default=None, description="Of the `preview` that it answers, if it does")


ServerMessage = Annotated[
    Update | Patch | Ack | Refused | Previews | Pong | Presence | Problem,
    Field(discriminator="type"),
]
