"""How many files, and so how many connections, this process may have open."""

import contextlib
import logging

log = logging.getLogger("tuckbox.server")

MOST = 65_536
"""More than one node can serve; some systems set no limit at all."""
RESERVED = 128
"""Files that are no connections: the database, its log, workers, the log."""
UNKNOWN = 1024
"""Assumed where the system does not say."""


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system lets us, and return it."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    log.info("up to %d open files", soft)
    return soft


def most_connections() -> int:
    """Return the number of connections for which there are files."""
    limit = raise_file_limit()
    return max(limit - RESERVED, limit // 2)
