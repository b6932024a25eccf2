"""When a bot may give advice: in the player's own uncounted solo play, and once a game is over."""

import contextlib

from tuckbox.match import DailyDeal, Setup
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.live_matches import LiveMatches
from tuckbox.server.lobby.access import is_day_closed
from tuckbox.server.model.errors import Forbidden, NotFound
from tuckbox.server.model.holder import Holder


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
