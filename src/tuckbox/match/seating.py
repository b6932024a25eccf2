"""Sitting down and standing up before play begins. Each function returns a new set-up."""

from dataclasses import replace

from tuckbox.core import Seat
from tuckbox.match.fair.deal import NONE, FairDeal, Why
from tuckbox.match.fair.seed_exchange import abandon, closed_if_complete, player_at, put
from tuckbox.match.play.log import RefusedEntry
from tuckbox.match.setup import Player, PlayerKind, Setup

SILENCE = 30.0
"""Seconds without an answer after which the table's creator may free a person's seat."""


def sit(setup: Setup, seat: Seat, player: Player, now: float) -> Setup:
    """Seat a person or bot at an open seat."""
    if not player_at(setup, seat).is_open:
        raise RefusedEntry.of("match-seat-taken", seat=seat)
    return closed_if_complete(_seated(setup, seat, player, now), now)


def stand(setup: Setup, seat: Seat, fresh: bytes, now: float) -> Setup:
    """Open a seat again before play has begun; a closed list is broken off by that."""
    if player_at(setup, seat).is_open:
        raise RefusedEntry.of("match-seat-open", seat=seat)
    if isinstance(setup.deal, FairDeal) and setup.deal.unrevealed:
        setup = abandon(setup, Why.LEFT, fresh, now)
        if setup.is_exhausted:
            return setup
    return _seated(setup, seat, Player.open(), now)


def free(setup: Setup, seat: Seat, now: float) -> Setup:
    """Open the seat of a person who has not answered, or whose seed was missing in the last deal."""
    player, deal = player_at(setup, seat), setup.deal
    if not isinstance(deal, FairDeal) or deal.is_closed or player.kind is not PlayerKind.GUEST:
        raise RefusedEntry.of("draw-not-to-free", seat=seat)
    is_silent = deal.answers[seat - 1] is None and now - setup.sat_at[seat - 1] >= SILENCE
    is_named = bool(deal.broken) and seat in deal.broken[-1].seats
    if seat in deal.programs or not (is_silent or is_named):
        raise RefusedEntry.of("draw-not-silent", seat=seat, seconds=int(SILENCE))
    return _seated(setup, seat, Player.open(), now)


def _seated(setup: Setup, seat: Seat, player: Player, now: float) -> Setup:
    players = put(setup.players, seat, player)
    sat_at = setup.sat_at or (0.0,) * setup.options.seats
    setup = replace(setup, players=players, sat_at=put(sat_at, seat, now))
    deal = setup.deal
    # A deal that is played again keeps its first list.
    if not isinstance(deal, FairDeal) or deal.is_closed:
        return setup
    answers = put(deal.answers, seat, NONE if player.is_bot else None)
    return replace(setup, deal=replace(deal, answers=answers, programs=deal.programs - {seat}))
