"""How a table agrees on its cards: answers, the closed list, seeds, and deals that are broken off.

Each function returns a new set-up, or the same one if what was sent is known already.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from tuckbox.core import Seat
from tuckbox.match.fair.deal import (
    HEX,
    NONE,
    BrokenDeal,
    ClientCommit,
    ClientKind,
    EarlyFairDeal,
    FairDeal,
    Why,
)
from tuckbox.match.play.log import RefusedEntry
from tuckbox.match.setup import Player, Setup, opened, with_fair_deal

T = TypeVar("T")

REVEAL_WAIT = 60.0
"""Seconds after closing the list when any seat may have the deal broken off."""
PROGRAM_WAIT = 10.0
"""Seconds after the last person's answer when a silent program counts as giving nothing."""


def answer(setup: Setup, seat: Seat, table: str, text: str, now: float) -> Setup:
    """Take a client's commitment, or `-`; it may be replaced until the list is closed."""
    deal = _deal(setup, seat, table)
    if not re.fullmatch(rf"{HEX}|-", text):
        raise RefusedEntry.of("draw-commitment-text")
    if deal.is_closed:
        if deal.commits[seat - 1].commitment != text:
            raise RefusedEntry.of("draw-list-closed")
        return setup
    if deal.answers[seat - 1] == text:
        return setup
    since = deal.since if seat in deal.programs else now
    deal = replace(deal, answers=put(deal.answers, seat, text), since=since)
    return closed_if_complete(replace(setup, deal=deal), now)


def reveal(setup: Setup, seat: Seat, table: str, seed: str) -> Setup:
    """Take the seed that opens a client's commitment."""
    deal = _deal(setup, seat, table)
    if not deal.is_closed:
        raise RefusedEntry.of("draw-list-open")
    if not deal.commits[seat - 1].has_seed:
        raise RefusedEntry.of("draw-no-seed-wanted", seat=seat)
    if not re.fullmatch(HEX, seed) or not deal.is_opened_by(seat, seed):
        raise RefusedEntry.of("draw-other-seed", seat=seat)
    if deal.seeds[seat - 1] is not None:
        return setup
    return replace(setup, deal=replace(deal, seeds=put(deal.seeds, seat, seed)))


def lose(setup: Setup, seat: Seat, table: str, fresh: bytes, now: float) -> Setup:
    """Break the deal off because a client no longer has its seed."""
    deal = _deal(setup, seat, table)
    if seat not in deal.unrevealed:
        raise RefusedEntry.of("draw-no-seed-wanted", seat=seat)
    return abandon(setup, Why.LOST, fresh, now)


def call_silent(setup: Setup, seat: Seat, table: str, fresh: bytes, now: float) -> Setup:
    """Break the deal off because seeds have not come; another seat asks for it."""
    deal = _deal(setup, seat, table)
    if not deal.unrevealed or seat in deal.unrevealed:
        raise RefusedEntry.of("draw-nobody-silent")
    if now - deal.since < REVEAL_WAIT:
        raise RefusedEntry.of("draw-wait", seconds=int(REVEAL_WAIT))
    return abandon(setup, Why.SILENT, fresh, now)


def abandon(setup: Setup, why: Why, fresh: bytes, now: float) -> Setup:
    """Break the deal off and open the next: the same seats, a fresh secret, fresh seeds."""
    deal = setup.deal
    assert isinstance(deal, FairDeal)
    # While the list is open, any seat with a player may have to answer again.
    asked = deal.unrevealed if deal.is_closed else _asked(setup)
    gone = BrokenDeal(deal.number, deal.commitment, deal.closed_list, why, asked)
    broken = replace(deal, broken=(*deal.broken, gone))
    if broken.is_exhausted:
        return replace(setup, deal=broken)
    return opened(setup, fresh, now, broken.broken, deal.programs, is_strict=deal.is_strict)


def restored(setup: Setup, fresh: bytes, now: float, programs: Iterable[int] = ()) -> Setup:
    """Return the set-up of an undrawn match as it must go on after a backup was restored.

    What was sent since the backup is known to somebody, so its deal cannot be trusted any more.
    """
    deal = setup.deal
    if isinstance(deal, EarlyFairDeal) and not setup.is_same_deal:
        return with_fair_deal(setup, fresh, now, programs=programs)
    if not setup.awaits_draw or setup.is_exhausted:
        return setup
    return abandon(setup, Why.RESTORED, fresh, now)


def programs_due(setup: Setup) -> float | None:
    """Return when the programs that have not answered count as giving nothing; None if not yet known."""
    deal = setup.deal
    if not isinstance(deal, FairDeal) or deal.is_closed or not setup.is_full:
        return None
    awaited = {seat for seat, given in enumerate(deal.answers, 1) if given is None}
    if not awaited or not awaited <= deal.programs:
        return None
    return max(deal.since, *setup.sat_at) + PROGRAM_WAIT


def without_silent_programs(setup: Setup, now: float) -> Setup:
    """Close the list without the programs that are overdue."""
    due = programs_due(setup)
    if due is None or now < due:
        return setup
    deal = setup.deal
    assert isinstance(deal, FairDeal)
    answers = tuple(given or NONE for given in deal.answers)
    return closed_if_complete(replace(setup, deal=replace(deal, answers=answers)), now)


def closed_if_complete(setup: Setup, now: float) -> Setup:
    """Close the list if all seats are taken and have answered."""
    deal = setup.deal
    if not isinstance(deal, FairDeal) or deal.is_closed:
        return setup
    if not setup.is_full or None in deal.answers:
        return setup
    commits = tuple(
        ClientCommit(seat, kind_of(setup, seat), given or NONE)
        for seat, given in enumerate(deal.answers, 1)
    )
    return replace(setup, deal=replace(deal, commits=commits, since=now))


def kind_of(setup: Setup, seat: int) -> ClientKind:
    assert isinstance(setup.deal, FairDeal)
    if setup.players[seat - 1].is_bot:
        return ClientKind.BOT
    return ClientKind.PROGRAM if seat in setup.deal.programs else ClientKind.PERSON


def _asked(setup: Setup) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, player in enumerate(setup.players, 1)
        if not player.is_open and not player.is_bot
    )


def _deal(setup: Setup, seat: Seat, table: str) -> FairDeal:
    """Return the deal that this seat answers; raise if there is none, or if it is another one."""
    deal, player = setup.deal, player_at(setup, seat)
    if not isinstance(deal, FairDeal) or setup.is_same_deal or player.is_open or player.is_bot:
        raise RefusedEntry.of("draw-no-seed-wanted", seat=seat)
    if table != deal.commitment or deal.is_exhausted:
        raise RefusedEntry.of("draw-other-deal", deal=deal.number)
    return deal


def player_at(setup: Setup, seat: Seat) -> Player:
    if not 1 <= seat <= len(setup.players):
        raise RefusedEntry.of("match-no-seat", seat=seat, seats=len(setup.players))
    return setup.players[seat - 1]


def put(items: tuple[T, ...], seat: int, item: T) -> tuple[T, ...]:
    return (*items[: seat - 1], item, *items[seat:])
