"""Sitting down, and the seeds that seats give to a fair draw. Each function returns a new set-up."""

from dataclasses import replace
from typing import TypeVar

from tuckbox.core import Seat, seats
from tuckbox.match.deal import FairDeal, check_seed
from tuckbox.match.error import RefusedEntry
from tuckbox.match.player import Player
from tuckbox.match.setup import Setup

T = TypeVar("T")

SEED_WAIT = 30.0
"""Seconds after which a seat that gave no seed counts as having given an empty one."""


def sit(setup: Setup, seat: Seat, player: Player, seed: str | None, now: float) -> Setup:
    """Seat a person or bot at an open seat; a person's seed may also come later."""
    if not _player(setup, seat).is_open:
        raise RefusedEntry.of("match-seat-taken", seat=seat)
    return _with_seed(_seated(setup, seat, player, now), seat, "" if player.is_bot else seed)


def stand(setup: Setup, seat: Seat) -> Setup:
    """Open a seat again before play has begun."""
    if _player(setup, seat).is_open:
        raise RefusedEntry.of("match-seat-open", seat=seat)
    return _with_seed(_seated(setup, seat, Player.open(), 0.0), seat, None)


def give_seed(setup: Setup, seat: Seat, seed: str) -> Setup:
    """Add a seated person's seed; it can be given only once."""
    deal = setup.deal
    if _player(setup, seat).is_open or not isinstance(deal, FairDeal):
        raise RefusedEntry.of("draw-no-seed-wanted", seat=seat)
    if deal.seeds[seat - 1] is not None:
        raise RefusedEntry.of("draw-seed-given", seat=seat)
    return _with_seed(setup, seat, seed)


def close_seeds(setup: Setup, now: float) -> Setup:
    """Give an empty seed to every seat that was taken 30 seconds ago and has given none."""
    for seat in seats(setup.options.seats):
        if not _player(setup, seat).is_open and now - setup.sat_since(seat) >= SEED_WAIT:
            setup = _closed(setup, seat)
    return setup


def _closed(setup: Setup, seat: Seat) -> Setup:
    deal = setup.deal
    awaited = isinstance(deal, FairDeal) and deal.seeds[seat - 1] is None
    return _with_seed(setup, seat, "") if awaited else setup


def _player(setup: Setup, seat: Seat) -> Player:
    if not 1 <= seat <= len(setup.players):
        raise RefusedEntry.of("match-no-seat", seat=seat, seats=len(setup.players))
    return setup.players[seat - 1]


def _seated(setup: Setup, seat: Seat, player: Player, now: float) -> Setup:
    players = _put(setup.players, seat, player)
    sat_at = tuple(setup.sat_since(each) for each in seats(setup.options.seats))
    return replace(setup, players=players, sat_at=_put(sat_at, seat, now))


def _with_seed(setup: Setup, seat: Seat, seed: str | None) -> Setup:
    # A deal that is played again keeps its first seeds.
    if not isinstance(setup.deal, FairDeal) or setup.is_same_deal:
        return setup
    checked = None if seed is None else check_seed(seed)
    return replace(setup, deal=setup.deal.with_seed(seat, checked))


def _put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[: seat - 1], item, *items[seat:])
