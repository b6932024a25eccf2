"""Every message that a client may send through the match socket."""

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, TypeAdapter

from tuckbox.i18n import Language
from tuckbox.match.fair.hash_chain import LINKS
from tuckbox.server.model.base import (
    HEX,
    AnySeat,
    EntryCount,
    Hash,
    Model,
    MoveText,
    QuestionId,
    Whole,
)
from tuckbox.server.wire.protocol import MOST_PREVIEWS, WIRE_VERSION


class Said(Model):
    """Base of what clients say: `true`, `1.0` and `"1"` are not the number 1."""

    model_config = ConfigDict(strict=True)


class Hello(Said):
    """The first message of every connection."""

    type: Literal["hello"] = "hello"
    wire: Literal[8] = Field(
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


class Submit(Said):
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


class Preview(Said):
    """Ask what some of your legal moves would do; answered by `previews` or a `problem` with the id."""

    type: Literal["preview"] = "preview"
    id: QuestionId = Field(description="Your own number for the question")
    seat: AnySeat
    texts: list[MoveText] = Field(max_length=MOST_PREVIEWS)
    brief: bool = Field(
        default=False,
        description="Only what a board draws: where pieces slide down, without where yours comes to "
        "rest, which `moves` tell, and without your own seat; and never what follows "
        "for the round or the game",
    )


class Ping(Said):
    """A sign of life; answered by a pong with the same number."""

    type: Literal["ping"] = "ping"
    number: Whole = 0


class Look(Said):
    """Show another of your own seats (hot-seat play), or the spectator's view (null)."""

    type: Literal["look"] = "look"
    seat: AnySeat | None = Field(
        default=None, description="0: the lowest of your own seats that owes a choice"
    )


class Commit(Said):
    """A client's commitment in the fair draw; it may be replaced until the list is closed."""

    type: Literal["commit"] = "commit"
    seat: AnySeat
    table: Hash = Field(description="The table's commitment that this answers")
    commitment: str = Field(
        max_length=64,
        pattern=f"{HEX}|^-$",
        description="`-` gives nothing: all seats of a client but its lowest do",
    )


class Reveal(Said):
    """The seed that opens a client's commitment, once it has checked the closed list."""

    type: Literal["reveal"] = "reveal"
    seat: AnySeat
    table: Hash
    seed: Hash


class Lost(Said):
    """A client no longer has the seed that the closed list wants from it: the deal is broken off."""

    type: Literal["lost"] = "lost"
    seat: AnySeat
    table: Hash


class Silent(Said):
    """Seeds of others have not come within 60 seconds after the list was closed: break the deal off."""

    type: Literal["silent"] = "silent"
    seat: AnySeat
    table: Hash


class Link(Said):
    """Where nobody looks ahead: a client's link for the next cards, once it was shown every choice."""

    type: Literal["link"] = "link"
    seat: AnySeat
    table: Hash
    number: int = Field(ge=1, le=LINKS, description="`moment` of the update's `links`, plus 1")
    link: Hash
    shown: EntryCount = Field(description="The number of the last entry that the client was shown")


Part: TypeAlias = Commit | Reveal | Lost | Silent | Link
"""What a client says about the fair draw. There is no answer but the next update, or a `problem`."""


AnyClientMessage: TypeAlias = Hello | Submit | Preview | Ping | Look | Part


ClientMessage = Annotated[AnyClientMessage, Field(discriminator="type")]


client_message: TypeAdapter[AnyClientMessage] = TypeAdapter(ClientMessage)
