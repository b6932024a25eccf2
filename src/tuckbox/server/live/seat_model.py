"""Who sits where, as clients get it."""

from typing import TYPE_CHECKING, Any, NamedTuple

from tuckbox.core import Seat, seats
from tuckbox.match.player import Player, PlayerKind
from tuckbox.server.model import json
from tuckbox.server.model.holder import Holder, Owner

if TYPE_CHECKING:
    from tuckbox.server.live.live_match import LiveMatch

TRUE, FALSE = b"true", b"false"


class Seating(NamedTuple):
    """What a client was told about the seats."""

    sitting: object
    """Who sits there and who is here; it is the same value while nothing of that changes."""
    plies: tuple[int, ...]


NOT_TOLD = Seating(None, ())


def seating(live: "LiveMatch", holder: Holder) -> Seating:
    """Return what this client may know now; only its owner is told a seat's next submission."""
    match, held = live.match, live.seats_of(holder)
    numbers = seats(match.setup.options.seats)
    return Seating(
        (live.people(holder), live.presence.online, match.fold.table),
        tuple([match.ply(seat) if seat in held else 0 for seat in numbers]),
    )


def seats_json(live: "LiveMatch", holder: Holder, plies: tuple[int, ...]) -> bytes:
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
