"""Who sits where, as clients get it."""

from typing import TYPE_CHECKING, Any

import orjson

from tuckbox.core import Seat, seats
from tuckbox.match.player import Player, PlayerKind
from tuckbox.server.http.identity import Holder
from tuckbox.server.storage.owner import Owner

if TYPE_CHECKING:
    from tuckbox.server.live.live_match import LiveMatch


def seats_json(live: "LiveMatch", holder: Holder) -> bytes:
    """Return the `SeatModel`s, encoded once for all who hold the same seats."""
    key = ("seats", live.seats_of(holder), live.presence.online)
    found: bytes | None = live.memo.get(key)
    if found is None:
        found = live.memo[key] = orjson.dumps(_seat_models(live, holder))
    return found


def _seat_models(live: "LiveMatch", holder: Holder) -> list[dict[str, Any]]:
    """Only its owner is told the number of a seat's next submission."""
    match = live.match
    online = live.presence.online
    return [
        {
            **lasting,
            "online": match.setup.players[seat - 1].is_bot or seat in online,
            "ply": match.ply(seat) if lasting["mine"] else 0,
            "stood_in": match.fold.table.is_bot_played(seat),
        }
        for seat, lasting in zip(seats(match.setup.options.seats), live.people(holder), strict=True)
    ]


def seat_model(seat: Seat, player: Player, owner: Owner | None, holder: Holder) -> dict[str, Any]:
    """Return the fields that are known without the match in memory."""
    level = owner.level if owner else None
    return {
        "seat": seat,
        "kind": _kind(player, owner),
        "name": None if player.is_bot else player.name or None,
        "level": player.name if player.is_bot else level,
        "online": False,
        "mine": _is_mine(owner, holder),
        "ply": 0,
        "stood_in": False,
    }


def _kind(player: Player, owner: Owner | None) -> str:
    is_program = player.kind is PlayerKind.GUEST and owner is not None and owner.token is not None
    return "program" if is_program else player.kind.value


def _is_mine(owner: Owner | None, holder: Holder) -> bool:
    return owner is not None and owner.is_held_by(holder)
