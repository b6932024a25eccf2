"""Every message that the match socket sends to a client."""

import time
from typing import Annotated, Any, Literal

from pydantic import Field

from tuckbox.core import Seat
from tuckbox.match import Match
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.seat_document import Document, Viewpoint
from tuckbox.server.model import json
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
    bare_model,
)
from tuckbox.server.wire.subscriber import Subscriber, seating, seats_json


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


ENTRIES_KEPT = 200
"""A gap longer than this is not bridged entry by entry: the client gets a fresh view.

Where nobody looks ahead a fresh view has the whole log, earlier entries without their effects: a
client that gives links must hold it from the first entry on.
"""


def message_for(subscriber: Subscriber) -> bytes | None:
    """Return the next message of a subscriber, and note that it has seen it.

    It is a `Patch` if the subscriber has something that one can build on, else an `Update`; None if
    nothing is new to it.
    """
    live, seat, base = subscriber.live, subscriber.seat_to_show(), subscriber.sent
    entries, is_fresh = entries_since(live, subscriber.seen)
    held, is_patched = live.seats_of(subscriber.holder), subscriber.wants_patches
    shown = live.shown(Viewpoint(seat, held, subscriber.wants_text, is_patched))
    if base is None or is_fresh or seat != subscriber.shown:
        message: bytes | None = _update(subscriber, shown.document, entries, is_fresh)
    else:
        message = _patch(subscriber, shown.changes_since(base, live.public_changes), entries)
    subscriber.shown = seat
    subscriber.sent = shown.document if is_patched else None
    subscriber.told = live.change_token(subscriber.holder)
    subscriber.seen = len(live.match.log)
    return message


def _update(subscriber: Subscriber, document: Document, entries: bytes, is_fresh: bool) -> bytes:
    live = subscriber.live
    subscriber.serial += 1
    return (
        b'{"type":"update","serial":%d,"version":%d,%b,"entries":[%b],"fresh":%b,"seats":%b,%b}'
        % (
            subscriber.serial,
            len(live.match.log),
            document.fields,
            entries,
            b"true" if is_fresh else b"false",
            _seats(subscriber),
            b'"clocks":%b,"spectators":%d' % (_clocks(live), live.presence.spectators),
        )
    )


def _patch(subscriber: Subscriber, changes: bytes, entries: bytes) -> bytes | None:
    live, holder = subscriber.live, subscriber.holder
    before, now = subscriber.seating, seating(live, holder)
    if not changes and not entries and now == before:
        return None
    subscriber.serial += 1
    subscriber.seating = now
    seats = b"" if now.sitting == before.sitting else seats_json(live, holder, now.plies)
    # What has its default is left out: most patches are no more than operations and entries.
    fields = (
        (b"operations", changes and b"[%b]" % changes),
        (b"entries", entries and b"[%b]" % entries),
        (b"seats", seats),
        (b"plies", b"" if now.plies == before.plies else json.dumps(now.plies)),
        (b"clocks", b"" if live.match.clock is None else _clocks(live)),
        (b"spectators", b"%d" % spectators if (spectators := live.presence.spectators) else b""),
    )
    told = b"".join([b',"%b":%b' % field for field in fields if field[1]])
    return b'{"type":"patch","base":%d%b}' % (subscriber.serial - 1, told)


def _seats(subscriber: Subscriber) -> bytes:
    """Return the `SeatModel`s, and note that the subscriber knows them."""
    live, holder = subscriber.live, subscriber.holder
    subscriber.seating = seating(live, holder)
    return seats_json(live, holder, subscriber.seating.plies)


def _clocks(live: LiveMatch) -> bytes:
    return b"[]" if live.match.clock is None else json.dumps(clocks(live.match))


def presence_for(subscriber: Subscriber) -> bytes:
    """Return a `Presence`, as bytes."""
    spectators = subscriber.live.presence.spectators
    return b'{"type":"presence","seats":%b,"spectators":%d}' % (_seats(subscriber), spectators)


def is_ready(subscriber: Subscriber) -> bool:
    """Return whether `message_for` has what it needs; if not, `make_ready` gets it."""
    live = subscriber.live
    last, is_fresh = _news(live, subscriber.seen)
    return (is_fresh and "entries" in live.memo) or live.has_ready(last)


async def make_ready(subscriber: Subscriber) -> None:
    """Have ready what `message_for` needs, if it is called in this turn of the event loop."""
    while not is_ready(subscriber):
        await subscriber.live.make_ready(_news(subscriber.live, subscriber.seen)[0])


def entries_since(live: LiveMatch, seen: int | None) -> tuple[bytes, bool]:
    """Return the entries that are new to a client, and whether it must forget what it knew."""
    last, is_fresh = _news(live, seen)
    if not is_fresh:
        return b",".join(live.last_entries(last)), False
    found: bytes | None = live.memo.get("entries")
    if found is None:
        found = live.memo["entries"] = b",".join(
            [*_before(live.match, last), *live.last_entries(last)]
        )
    return found, True


def _news(live: LiveMatch, seen: int | None) -> tuple[int, bool]:
    """Return how many entries a client is sent, and whether it must forget what it knew."""
    count = len(live.match.log)
    if seen is not None and 0 <= count - seen <= ENTRIES_KEPT and seen >= 0:
        return count - seen, False
    return min(count, ENTRIES_KEPT), True


def _before(match: Match, kept: int) -> list[bytes]:
    """Return the entries before the last N where clients need the whole log: bare, without effects."""
    if not match.setup.is_strict:
        return []
    return [bare_model(entry) for entry in match.log[: len(match.log) - kept]]


def clocks(match: Match) -> list[dict[str, Any]]:
    """Return a `ClockModel` for each seat; none in a match without time control."""
    clock, now = match.clock, time.time()
    if clock is None:
        return []
    return [
        {
            "seat": number,
            "remaining": round(max(0.0, clock.left(Seat(number), now)), 3),  # type: ignore[arg-type]
            "running": since is not None,
        }
        for number, since in enumerate(clock.since, 1)
    ]
