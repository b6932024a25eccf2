"""What a client is sent: the match as its seat may see it, and what is new since its last message."""

import time
from typing import Any

from tuckbox.core import Seat
from tuckbox.match import Match
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.seat_document import Document, Seen
from tuckbox.server.model import json
from tuckbox.server.model.message_parts import bare_model
from tuckbox.server.wire.subscriber import Subscriber, seating, seats_json

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
    shown = live.shown(Seen(seat, held, subscriber.wants_text, is_patched))
    if base is None or is_fresh or seat != subscriber.shown:
        message: bytes | None = _update(subscriber, shown.document, entries, is_fresh)
    else:
        message = _patch(subscriber, shown.changes_since(base, live.public_changes), entries)
    subscriber.shown = seat
    subscriber.sent = shown.document if is_patched else None
    subscriber.told = live.knowledge_of(subscriber.holder)
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
