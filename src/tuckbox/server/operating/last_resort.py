"""Ends a process that was told to stop and has not, whatever keeps it busy."""

import logging
import os
from threading import Timer

log = logging.getLogger("tuckbox.server")

LAST_SECONDS = 9.0
"""After the signal. All steps of stopping together have less, so this is for what nobody thought of."""
FAILED = 1


class LastResort:
    """Once begun, ends the process after a while unless everything has stopped by then."""

    def __init__(self) -> None:
        self._timer: Timer | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._timer = Timer(LAST_SECONDS, _leave)
            self._timer.daemon = True
            self._timer.start()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def _leave() -> None:
    log.critical("the node did not stop within %s seconds, and leaves", LAST_SECONDS)
    os._exit(FAILED)
