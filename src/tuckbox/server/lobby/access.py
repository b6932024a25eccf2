"""Who may see a match: anybody with its link, except for a day's deal before the day has closed."""

from collections.abc import Mapping
from datetime import UTC, datetime

from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.model.errors import Forbidden
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
