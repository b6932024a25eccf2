"""Where nobody looks ahead: each moment at which cards are drawn waits for a link of every client.

A client gives its link once it was shown every choice of the turn, so that whoever runs the table
knows no card while anybody can still choose. Alone, the link travels with the move.
"""

import re
from typing import TYPE_CHECKING

from tuckbox.core import CHANCE, Seat
from tuckbox.match.fair.card_source import CardSource
from tuckbox.match.fair.deal import HEX, FairDeal
from tuckbox.match.fair.hash_chain import ChainLink, hashed
from tuckbox.match.play.log import Kind, RefusedEntry
from tuckbox.match.play.log_state import LogState
from tuckbox.match.setup import Setup

if TYPE_CHECKING:
    from tuckbox.match.match import Match


def awaited(setup: Setup, fold: LogState) -> tuple[int, ...]:
    """Return the seats whose links the next cards wait for."""
    deal = setup.deal
    if not isinstance(deal, FairDeal) or not deal.is_strict or not setup.is_ready:
        return ()
    if fold.is_over or fold.to_move != (CHANCE,):
        return ()
    dropped, moment = fold.table.dropped, deal.moments
    return tuple(seat for seat in deal.givers(dropped) if deal.link(seat, moment) is None)


def give(match: "Match", seat: Seat, table: str, given: ChainLink, shown: int) -> Setup:
    """Take a client's link for the next cards; a resend changes nothing.

    `shown` is the number of the last entry that the client had seen: words may have followed, no more.
    """
    setup, fold = match.setup, match.fold
    deal = _deal(setup, fold, seat)
    if table != deal.commitment:
        raise RefusedEntry.of("draw-other-deal", deal=deal.number)
    has_seen_all = shown <= len(match.log) and all(
        entry.kind is Kind.TABLE for entry in match.log[shown:]
    )
    is_due = seat in awaited(setup, fold) and has_seen_all
    if deal.link(seat, given.number) is None and not is_due:
        raise RefusedEntry.of("draw-link-early", number=given.number)
    return _with_link(setup, deal, seat, given)


def give_with_move(setup: Setup, fold: LogState, seat: Seat, link: str) -> Setup:
    """Take the link that came with a move of somebody who plays alone."""
    deal = _deal(setup, fold, seat)
    if setup.options.seats > 1:
        raise RefusedEntry.of("draw-link-early", number=deal.moments)
    return _with_link(setup, deal, seat, ChainLink(deal.moments, link))


def draw_of(setup: Setup, fold: LogState) -> CardSource | None:
    """Return where the next cards come from; None if they are not known yet."""
    deal = setup.deal
    if deal is None or not setup.is_ready:
        return None
    if isinstance(deal, FairDeal) and deal.is_strict:
        return deal.draw_at(deal.moments, fold.table.dropped)
    return deal.draw()


def _deal(setup: Setup, fold: LogState, seat: Seat) -> FairDeal:
    deal = setup.deal
    if not isinstance(deal, FairDeal) or not deal.is_strict or not setup.is_ready:
        raise RefusedEntry.of("draw-no-link-wanted", seat=seat)
    if seat not in deal.givers(fold.table.dropped):
        raise RefusedEntry.of("draw-no-link-wanted", seat=seat)
    return deal


def _with_link(setup: Setup, deal: FairDeal, seat: Seat, given: ChainLink) -> Setup:
    known = deal.link(seat, given.number)
    if known == given.value:
        return setup
    if known is not None or given.number > deal.moments or not re.fullmatch(HEX, given.value):
        raise RefusedEntry.of("draw-other-link", seat=seat)
    if hashed(given.value) != deal.link(seat, given.number - 1):
        raise RefusedEntry.of("draw-other-link", seat=seat)
    return setup.with_deal(deal.with_link(seat, given))
