"""What a client is told about all seats: who sits there, and who is here."""

from typing import NamedTuple

from tuckbox.core import seats
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.model.holder import Holder

TRUE, FALSE = b"true", b"false"


class Seating(NamedTuple):
    """What a client was told about the seats."""

    sitting: object
    """Who sits there and who is here; it is the same value while nothing of that changes."""
    plies: tuple[int, ...]


NOT_TOLD = Seating(None, ())


def seating(live: LiveMatch, holder: Holder) -> Seating:
    """Return what this client may know now; only its owner is told a seat's next submission."""
    match, held = live.match, live.seats_of(holder)
    numbers = seats(match.setup.options.seats)
    return Seating(
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
