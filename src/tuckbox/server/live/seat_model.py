"""A seat and who sits there, as clients get it."""

from typing import Any

from tuckbox.core import Seat
from tuckbox.match.player import Player, PlayerKind
from tuckbox.server.model import json
from tuckbox.server.model.holder import Holder, Owner


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
