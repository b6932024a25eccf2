"""Who may see a match, who has its record, and when a bot may give advice.

Anybody with its link may, except for a day's deal before the day has closed.
"""

import contextlib
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial

from tuckbox.match import DailyDeal, Record, Setup
from tuckbox.match.play.log_state import Result
from tuckbox.match.record.record import record_of
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.live.past import Past
from tuckbox.server.model.errors import Forbidden, NotFound
from tuckbox.server.model.holder import Holder, Owner


def today() -> str:
    """Return today's date in UTC, such as 2026-11-15."""
    return datetime.now(UTC).date().isoformat()


def is_day_closed(date: str) -> bool:
    """Return whether that day (UTC) is over."""
    return today() > date


def is_own(host: str | None, daily: str | None, owners: Mapping[int, Owner]) -> bool:
    """Return whether a match concerns nobody but its host: nobody else sits there, no day counts it."""
    people = {owner.identity for owner in owners.values() if owner.identity is not None}
    return host is not None and daily is None and people <= {host}


def check_may_watch(live: LiveMatch, holder: Holder) -> None:
    """Raise `Forbidden` for somebody else's attempt at today's deal, which would reveal its cards."""
    daily = live.about.daily
    if daily is None or is_day_closed(daily) or live.seats_of(holder):
        return
    raise Forbidden.of("server-day-open", date=daily)


def record_now(live: LiveMatch) -> "partial[Record]":
    """Return what a thread calls for the record up to this moment.

    It contains the secret of its draws once that can harm nobody.
    """
    daily = live.about.daily
    is_closed = daily is None or is_day_closed(daily)
    return partial(_record, Past.of(live.id, live.match), live.match.result, is_closed)


def _record(past: Past, result: Result | None, is_closed: bool) -> Record:
    log = past.log[: past.count]
    return record_of(past.game, past.setup, log, result, day_closed=is_closed)


def may_have_advice(live: LiveMatch, holder: Holder) -> bool:
    """Return whether advice gives no advantage over anybody, in this match or the day's standings."""
    match, daily = live.match, live.about.daily
    if daily is not None and not is_day_closed(daily):
        return False
    if match.is_over:
        return True
    alone = match.setup.options.seats == 1 and not match.setup.is_counted
    return alone and bool(live.seats_of(holder))


def check_may_have_advice(live: LiveMatch, holder: Holder) -> None:
    if not may_have_advice(live, holder):
        raise Forbidden.of("study-no-counsel")


async def check_may_have_advice_on(setup: Setup, holder: Holder, matches: LiveMatches) -> None:
    """Raise `Forbidden` for the record of a match that runs here, or of a day that is still open.

    Who removes these headers can also ask a bot at home; nobody should do so by mistake.
    """
    if isinstance(setup.deal, DailyDeal) and not is_day_closed(setup.deal.date):
        raise Forbidden.of("study-no-counsel")
    if setup.match:
        with contextlib.suppress(NotFound):
            check_may_have_advice(await matches.open(setup.match), holder)
