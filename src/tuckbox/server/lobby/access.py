"""Who may see a match: everybody who has its link, except a day's deal before the day has closed."""

from datetime import UTC, datetime

from tuckbox.server.http.errors import Forbidden
from tuckbox.server.http.identity import Holder
from tuckbox.server.live.live_match import LiveMatch


def today() -> str:
    """The day that it is in UTC, as in 2026-11-15."""
    return datetime.now(UTC).date().isoformat()


def is_day_closed(date: str) -> bool:
    """Whether that day (UTC) is over."""
    return today() > date


def check_may_watch(live: LiveMatch, holder: Holder) -> None:
    """`Forbidden` for a stranger to a day's attempt: its cards are still to come for others."""
    daily = live.about.daily
    if daily is None or is_day_closed(daily) or live.seats_of(holder):
        return
    raise Forbidden.of("server-day-open", date=daily)
