"""When a bot may be asked for help: in one's own uncounted solo play, and once a game is over."""

from tuckbox.server.access import is_day_closed
from tuckbox.server.error import Forbidden
from tuckbox.server.identity import Holder
from tuckbox.server.table import Table


def may_have_counsel(table: Table, holder: Holder) -> bool:
    """Never while it could give an edge over somebody, at this table or in the day's standings."""
    match, daily = table.match, table.about.daily
    if daily is not None and not is_day_closed(daily):
        return False
    if match.is_over:
        return True
    alone = match.setup.options.seats == 1 and not match.setup.is_counted
    return alone and bool(table.seats_of(holder))


def check_counsel(table: Table, holder: Holder) -> None:
    if not may_have_counsel(table, holder):
        raise Forbidden.of("study-no-counsel")
