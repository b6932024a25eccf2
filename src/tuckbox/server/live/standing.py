"""What a holder is in a match: which seats are theirs, and what they are told of the people at it."""

from collections.abc import Mapping
from typing import NamedTuple

from tuckbox.core import Seat, seat, seats
from tuckbox.match import Setup
from tuckbox.server.live.seat_model import lasting_json, seat_model
from tuckbox.server.model.holder import Holder, Owner

MOST_STANDINGS = 64
"""The number of holders whose standing is kept; anybody may ask about a public match."""


class Standing(NamedTuple):
    """One holder's relation to a match, until seats change hands."""

    held: tuple[Seat, ...]
    people: list[bytes]
    """By seat, the lasting fields of its `SeatModel`."""


class Standings(dict[Holder, Standing]):
    """The standings of holders who asked lately."""

    def of(self, holder: Holder, setup: Setup, owners: Mapping[int, Owner]) -> Standing:
        found = self.get(holder)
        if found is None:
            if len(self) >= MOST_STANDINGS:
                self.clear()
            found = self[holder] = _standing(holder, setup, owners)
        return found


def _standing(holder: Holder, setup: Setup, owners: Mapping[int, Owner]) -> Standing:
    players = setup.players
    people = [
        seat_model(who, player, owners.get(who), holder)
        for who, player in zip(seats(len(players)), players, strict=True)
    ]
    held = tuple(seat(told["seat"]) for told in people if told["mine"])
    return Standing(held, list(map(lasting_json, people)))
