"""The record of a match that is in memory: one of 25,000 entries takes a while, so a thread writes it."""

from functools import partial

from tuckbox.match import Record
from tuckbox.match.play.result import Result
from tuckbox.match.record.record import record_of
from tuckbox.server.live.checkpoints import Past
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.lobby.access import is_day_closed


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
