"""What the messages of the match socket are made of: entries, seats, clocks, results, deals, words."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, WithJsonSchema
from typing_extensions import TypeAliasType

from tuckbox.core import Actor, AnyGame, Message, Seat, View, seat_message
from tuckbox.core.game import move_groups
from tuckbox.match import Entry, Kind, Played, Result
from tuckbox.match.setup import Player, PlayerKind
from tuckbox.server.model import json
from tuckbox.server.model.base import Model, Sparse
from tuckbox.server.model.holder import Holder, Owner

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


def entry_model(game: AnyGame, played: Played) -> bytes:
    """Return an `EntryModel`, ready to be sent and to be kept."""
    entry = played.entry
    return _model(entry, beyond_entry(entry.actor, entry.text, played.told(game)))


def bare_model(entry: Entry) -> bytes:
    """Return an `EntryModel` without effects, for which nothing is played again."""
    return _model(entry, [])


def _model(entry: Entry, effects: list[dict[str, Any]]) -> bytes:
    model: dict[str, Any] = {"number": entry.number, "actor": entry.actor, "text": entry.text}
    if entry.kind is Kind.TABLE:
        model["kind"] = "table"
    return kept({**model, "effects": effects})


def entry_json(game: AnyGame, played: Played) -> dict[str, Any]:
    """Return the same as plain JSON."""
    model: dict[str, Any] = json.loads(entry_model(game, played))
    return model


def beyond_entry(actor: Actor, text: str, told: Iterable[Message]) -> list[dict[str, Any]]:
    """Return messages without what their entry says itself: its actor as `seat`, its text as `text`."""
    known = ("seat", seat_message(actor)), ("text", text)
    return [
        {message.id: dict([each for each in message.values if each not in known])}
        for message in told
    ]


def kept(value: object) -> bytes:
    """Return a value as JSON that stays in memory for a while; it may contain messages."""
    # orjson's bytes keep its whole buffer alive: 4 KiB for a few hundred bytes.
    return bytes(memoryview(json.dumps(value, _plain)))


def _plain(message: Message) -> dict[str, Any]:
    """The same as `Message.json`, with the values left to the encoder."""
    return {message.id: dict(message.values)}


def result_model(result: Result) -> dict[str, Any]:
    """Return a `ResultModel`."""
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "ranking": [list(group) for group in result.ranking],
        "reason": {result.reason: {}},
        "grade": result.grade,
        "by_rule": result.is_by_rules,
    }


def lasting_json(lasting: dict[str, Any]) -> bytes:
    """Return the lasting fields of a seat as JSON that others can follow."""
    return json.dumps(lasting)[:-1]


def seat_model(seat: Seat, player: Player, owner: Owner | None, holder: Holder) -> dict[str, Any]:
    """Return the fields of a `SeatModel` that last until seats change hands."""
    level = owner.level if owner else None
    return {
        "seat": seat,
        "kind": _kind(player, owner),
        "name": None if player.is_bot else player.name or None,
        "level": player.name if player.is_bot else level,
        "mine": _is_mine(owner, holder),
    }


def _kind(player: Player, owner: Owner | None) -> str:
    is_program = player.kind is PlayerKind.GUEST and owner is not None and owner.token is not None
    return "program" if is_program else player.kind.value


def _is_mine(owner: Owner | None, holder: Holder) -> bool:
    return owner is not None and owner.is_held_by(holder)


def text_json(game: AnyGame, view: View, moves: Iterable[Any] = ()) -> dict[str, Any]:
    """Return a `TextModel` as plain values."""
    return {
        "picture": game.draw(view).rstrip("\n"),
        "sentences": [sentence.json() for sentence in game.describe(view)],
        "groups": [
            {"heading": heading.json(), "moves": texts}
            for heading, texts in move_groups(game, moves).items()
        ],
    }
