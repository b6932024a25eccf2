"""When a bot may give advice: in the player's own uncounted solo play, and once a game is over."""

from tuckbox.server.http.errors import Forbidden
from tuckbox.server.http.identity import Holder
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.lobby.access import is_day_closed


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
