"""Decides when to run the garbage collector, which finds unreachable reference cycles.

Playing leaves no cycles; a closed connection leaves some twenty KiB of them. A collection visits every
live object and stops everything meanwhile, for a tenth of a second or more with hundreds of matches.
So automatic collection is off: it runs when nobody plays, and now and then in any case.
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator

from tuckbox.match import Change
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.live_matches import LiveMatches

QUIET_SECONDS = 3.0
"""Without a move for this long, a pause disturbs nobody."""
SELDOM_SECONDS, LONGEST_SECONDS = 600.0, 3600.0
"""The shortest time between two collections when it is quiet, and the longest when it never is."""
MOST_OBJECTS = 1_000_000
"""A collection is due after this many new objects: thousands of closed connections may have left them."""


class IdleCollector:
    """Runs collections, depending on the time of the last move and of the last collection."""

    def __init__(self, live_matches: LiveMatches) -> None:
        self._moved_at = self._searched_at = time.monotonic()
        live_matches.listeners.append(self._moved)

    def _moved(self, live: LiveMatch, change: Change | None) -> None:
        self._moved_at = time.monotonic()

    @property
    def is_due(self) -> bool:
        if gc.get_count()[0] > MOST_OBJECTS:
            return True
        now = time.monotonic()
        is_quiet = now - self._moved_at > QUIET_SECONDS
        return now - self._searched_at > (SELDOM_SECONDS if is_quiet else LONGEST_SECONDS)

    def search(self) -> None:
        gc.collect()
        self._searched_at = time.monotonic()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self.is_due:
                self.search()


@contextlib.asynccontextmanager
async def searching_seldom(live_matches: LiveMatches) -> AsyncIterator[None]:
    """Run collections only when they are due, until the block ends."""
    search = IdleCollector(live_matches)
    gc.disable()
    # What was loaded so far stays for good and is never visited; there is hardly any garbage in it.
    gc.freeze()
    task = asyncio.create_task(search.run(), name="search for garbage")
    try:
        yield
    finally:
        task.cancel()
        gc.unfreeze()
        gc.enable()
