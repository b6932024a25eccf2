"""A client of a match: what it has seen, what it wants to see, and what waits to be sent.

Updates are not queued. A subscriber is only woken; when it can send, it sends the newest state and
the entries it has missed. So a slow reader costs one update, however much happens meanwhile.
Answers are queued, and a client that lets too many wait is dropped.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from tuckbox.core import Message, Seat, seats
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.seat_document import Document
from tuckbox.server.model.holder import Holder

OWN: Final = -1
"""Show the lowest of the client's own seats that owes a choice."""


def _nobody() -> None:
    """Nobody sends anything yet."""


class Subscriber:
    """One socket's subscription to a match."""

    __slots__ = (
        "_answers",
        "ending",
        "holder",
        "is_dropped",
        "is_due",
        "is_greeted",
        "language",
        "limit",
        "live",
        "looks_at",
        "presence_due",
        "ring",
        "seating",
        "seen",
        "sent",
        "serial",
        "shown",
        "told",
        "wants_patches",
        "wants_text",
    )

    def __init__(self, live: LiveMatch, holder: Holder, limit: int, language: str) -> None:
        self.live = live
        self.holder = holder
        self.limit = limit
        self.language = language
        self.looks_at: int | None = OWN
        self.shown: Seat | None = None
        self.seen: int | None = None
        self.told: object = None
        """What it knew of the match when it last got an update."""
        self.wants_patches = False
        self.wants_text = False
        self.sent: Document | None = None
        """The document that its next patch builds on."""
        self.serial = 0
        """The number of the update or patch that it was sent last on this connection."""
        self.seating = NOT_TOLD
        """What it was told about the seats."""
        self.is_greeted = False
        self.is_due = False
        self.presence_due = False
        self.is_dropped = False
        self.ending: Message | None = None
        """Why the connection ends, if the client has yet to be told."""
        self.ring: Callable[[], None] = _nobody
        """Called when there is something to send."""
        self._answers: list[bytes] = []

    def wake(self) -> None:
        """Schedule an update if something has happened that this subscriber may know."""
        if self.is_greeted and self.told != self.live.change_token(self.holder):
            self.is_due = True
            self.ring()

    def greet(self) -> None:
        """Schedule a whole update, whatever it was sent before."""
        self.is_greeted, self.told, self.sent = True, None, None
        self.wake()

    def wake_for_presence(self) -> None:
        if self.is_greeted:
            self.presence_due = True
            self.ring()

    def answer(self, message: bytes) -> None:
        """Queue an answer; drop a client that lets too many wait."""
        if len(self._answers) >= self.limit:
            self._answers.clear()
            self.drop()
            return
        self._answers.append(message)
        self.ring()

    def drop(self) -> None:
        self.is_dropped = True
        self.ring()

    def end(self, message: Message) -> None:
        """Say why nothing more will come, and close the connection."""
        self.ending = message
        self.ring()

    def take_answers(self) -> list[bytes]:
        """Return the answers that wait; they count as sent."""
        answers, self._answers = self._answers, []
        return answers

    def seat_to_show(self) -> Seat | None:
        """Return the seat whose view this subscriber gets now; None for a spectator's."""
        held = self.live.seats_of(self.holder)
        if self.looks_at != OWN:
            return next((seat for seat in held if seat == self.looks_at), None)
        owing = self.live.match.owing
        first = next((seat for seat in held if seat in owing), None)
        if first is not None:
            return first
        return self.shown if self.shown in held else next(iter(held), None)


TRUE, FALSE = b"true", b"false"


class SeatSnapshot(NamedTuple):
    """What a client was told about the seats."""

    sitting: object
    """Who sits there and who is here; it is the same value while nothing of that changes."""
    plies: tuple[int, ...]


NOT_TOLD = SeatSnapshot(None, ())


def seating(live: LiveMatch, holder: Holder) -> SeatSnapshot:
    """Return what this client may know now; only its owner is told a seat's next submission."""
    match, held = live.match, live.seats_of(holder)
    numbers = seats(match.setup.options.seats)
    return SeatSnapshot(
        (live.people(holder), live.presence.online, match.fold.table),
        tuple([match.ply(seat) if seat in held else 0 for seat in numbers]),
    )


def seats_json(live: LiveMatch, holder: Holder, plies: tuple[int, ...]) -> bytes:
    """Return the `SeatModel`s."""
    players, online, table = live.match.setup.players, live.presence.online, live.match.fold.table
    told = zip(live.people(holder), seats(len(plies)), players, plies, strict=True)
    return b"[%b]" % b",".join(
        [
            b'%b,"online":%b,"ply":%d,"stood_in":%b}'
            % (
                lasting,
                TRUE if player.is_bot or seat in online else FALSE,
                ply,
                TRUE if table.is_bot_played(seat) else FALSE,
            )
            for lasting, seat, player, ply in told
        ]
    )
