"""Every message of the match socket, as typed models. One socket serves one match for one client.

A client opens the socket, sends `hello` with the last version it has seen, and gets an `update`.
From then on each change of the match arrives as an `update`, or as a `patch` of the message before if
`hello` asked for patches; every submission is answered by an `ack` or a `refused` that names its seat
and ply, and may be sent again until it is.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, WithJsonSchema
from typing_extensions import TypeAliasType

from tuckbox.i18n import Language
from tuckbox.match.chain import LINKS
from tuckbox.server.wire.bounds import AnySeat, EntryCount, MoveText, QuestionId, Whole

WIRE_VERSION: Final = 5
"""Rises with every change that an older client would not understand."""
GIVE_UP_SECONDS = 9.0
"""After this long without a message, either side considers the connection dead."""
ENTRIES_KEPT = 200
"""A gap longer than this is not bridged entry by entry: the client gets a fresh view."""
MOST_PREVIEWS = 64
"""The number of moves that one `preview` may ask about."""
HEX = "^[0-9a-f]{64}$"
Hash: TypeAlias = Annotated[str, Field(pattern=HEX, max_length=64)]
REFERS_TO = "x-refers-to"
"""Marks a schema that the description replaces by a reference to another one, by its name."""


class Model(BaseModel):
    """Base of all wire values: unknown fields are refused, so that mistakes are noticed.

    What the server sends is complete: fields with a default are there too.
    """

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


class MessageModel(Model):
    """A message before it is put into words; values may be messages themselves."""

    id: str
    values: "dict[str, MessageValue]" = Field(default={})


_PlainValue: TypeAlias = str | int | MessageModel
MessageValue = TypeAliasType("MessageValue", _PlainValue | list[_PlainValue])
"""A value of a message: plain, a message of its own, or a list of either."""
AnyView = Annotated[dict[str, Any], WithJsonSchema({REFERS_TO: "View"})]
"""A view of any game: what all have in common, and the game's own (`FitsView`, …)."""


class EntryModel(Model):
    """One entry of the log."""

    number: int
    actor: int = Field(description="0 is chance")
    text: str
    kind: Literal["move", "draw", "table"]
    effects: list[MessageModel] = Field(
        default=[], description="What it did; for animations and the log"
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
    ranking: list[list[int]] = []
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


class Hello(Model):
    """The first message of every connection."""

    type: Literal["hello"] = "hello"
    wire: Literal[5] = Field(
        default=WIRE_VERSION,
        description="Read before anything else: a client of another version is told that it is old",
    )
    last: EntryCount | None = Field(
        default=None, description="Version of the last update seen; null at the first visit"
    )
    seat: AnySeat | None = Field(
        default=None,
        description="Which of your own seats to see; null: the lowest that owes a choice",
    )
    language: Language = "en"
    patches: bool = Field(
        default=False, description="Whether what follows the first update comes as patches"
    )
    text: bool = Field(default=False, description="Whether updates contain the view in words")


class Submit(Model):
    """An entry: a move's text, or a table word (`takes-back`, `resigns`, …)."""

    type: Literal["submit"] = "submit"
    seat: AnySeat
    ply: EntryCount
    text: MoveText
    seen: EntryCount | None = Field(
        default=None,
        description="The version it is meant for: once anything else has happened, it is refused with "
        "`match-moved-on`, however late a copy of it comes (words of other seats that leave the "
        "position unchanged do not matter to a move). Null: accepted whatever has happened",
    )
    link: Hash | None = Field(
        default=None,
        description="Alone at a table where nobody looks ahead: the link for the next cards, which "
        "then come with the move. Null: the table awaits it afterwards",
    )


class Preview(Model):
    """Ask what some of your legal moves would do; answered by `previews` or a `problem` with the id."""

    type: Literal["preview"] = "preview"
    id: QuestionId = Field(description="Your own number for the question")
    seat: AnySeat
    texts: list[MoveText] = Field(max_length=MOST_PREVIEWS)


class Ping(Model):
    """A sign of life; answered by a pong with the same number."""

    type: Literal["ping"] = "ping"
    number: Whole = 0


class Look(Model):
    """Show another of your own seats (hot-seat play), or the spectator's view (null)."""

    type: Literal["look"] = "look"
    seat: AnySeat | None = Field(
        default=None, description="0: the lowest of your own seats that owes a choice"
    )


class Commit(Model):
    """A client's commitment in the fair draw; it may be replaced until the list is closed."""

    type: Literal["commit"] = "commit"
    seat: AnySeat
    table: Hash = Field(description="The table's commitment that this answers")
    commitment: str = Field(
        max_length=64,
        pattern=f"{HEX}|^-$",
        description="`-` gives nothing: all seats of a client but its lowest do",
    )


class Reveal(Model):
    """The seed that opens a client's commitment, once it has checked the closed list."""

    type: Literal["reveal"] = "reveal"
    seat: AnySeat
    table: Hash
    seed: Hash


class Lost(Model):
    """A client no longer has the seed that the closed list wants from it: the deal is broken off."""

    type: Literal["lost"] = "lost"
    seat: AnySeat
    table: Hash


class Silent(Model):
    """Seeds of others have not come within 60 seconds after the list was closed: break the deal off."""

    type: Literal["silent"] = "silent"
    seat: AnySeat
    table: Hash


class Link(Model):
    """Where nobody looks ahead: a client's link for the next cards, once it was shown every choice."""

    type: Literal["link"] = "link"
    seat: AnySeat
    table: Hash
    number: int = Field(ge=1, le=LINKS, description="`moment` of the update's `links`, plus 1")
    link: Hash


Part: TypeAlias = Commit | Reveal | Lost | Silent | Link
"""What a client says about the fair draw. There is no answer but the next update, or a `problem`."""

AnyClientMessage: TypeAlias = Hello | Submit | Preview | Ping | Look | Part
ClientMessage = Annotated[AnyClientMessage, Field(discriminator="type")]


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
    owed: list[int] = Field(description="Seats that owe a choice")
    moves: list[str] = Field(description="Texts of the legal moves of `seat`, ascending")
    landings: list[int | None] | None = Field(
        default=None,
        description="For each of `moves`, in which row (from 0) the lowest square of the piece comes to "
        "rest; null for a move that places nothing. Null where no piece slides down",
    )
    text: TextModel | None = Field(default=None, description="If requested in `hello`")
    chosen: str | None = Field(default=None, description="The seat's own waiting choice")
    may_take_back: bool = False
    take_back_seat: int | None = Field(
        default=None,
        description="Which of your own seats may take back: `seat` if it may, else the last to choose",
    )
    seats: list[SeatModel]
    clocks: list[ClockModel] = []
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
    draw_offered_by: list[int] = []
    next: str | None = Field(default=None, description="Id of the rematch, once there is one")


class Operation(Model):
    """One step of a JSON Patch (RFC 6902)."""

    op: Literal["add", "remove", "replace"]
    path: str = Field(description="A JSON Pointer (RFC 6901)")
    value: Any = None


class Patch(Model):
    """What has changed since the update or patch with the serial `base`, the one before on this connection.

    The operations are for that message without `type`, `serial`, `entries`, `fresh`, `clocks`, `seats`
    and `spectators`. A client that can't apply them sends `hello` again and gets a whole update.
    """

    type: Literal["patch"] = "patch"
    serial: int
    base: int
    operations: list[Operation]
    entries: list[EntryModel] = Field(description="New entries since the message before")
    seats: list[SeatModel] | None = Field(default=None, description="Null if nothing has changed")
    clocks: list[ClockModel] = []
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

client_message: TypeAdapter[AnyClientMessage] = TypeAdapter(ClientMessage)
