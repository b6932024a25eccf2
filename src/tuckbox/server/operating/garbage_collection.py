"""When to search for garbage: what no longer is needed but holds on to itself.

Playing leaves none; what a move makes is freed at once. A connection that closes leaves some twenty
KiB. The search goes through all that is alive and stops everybody meanwhile, for a tenth of a
second and more with hundreds of matches. So the interpreter is not to search by itself, but when
nobody plays, and now and then in any case.
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
"""Without a move for so long, a pause disturbs nobody."""
SELDOM_SECONDS, LONGEST_SECONDS = 600.0, 3600.0
"""Between two searches: where it is quiet, and where it never is."""
MOST_OBJECTS = 1_000_000
"""More than before by so many: they may be what thousands of closed connections left."""


class Search:
    """Knows when somebody moved last, and when it searched last."""

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
    """No search until the block ends but those that are due."""
    search = Search(live_matches)
    gc.disable()
    search.search()
    gc.freeze()  # What was loaded to get here stays for good: it need not be searched again.
    task = asyncio.create_task(search.run(), name="search for garbage")
    try:
        yield
    finally:
        task.cancel()
        gc.unfreeze()
        gc.enable()
