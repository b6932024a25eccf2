"""Ports for servers that must know theirs before they start, or keep it when they start again."""

import random
import socket

# Below the range from which systems take ports for outgoing connections: none of those can occupy
# the port while its server is down.
RANGE = range(20_000, 26_000)
GUARDS = range(26_000, 32_000)
"""One for each port: whoever holds its guard has the port, also before its server listens."""


def free_port() -> int:
    """Return a port on which nobody listens; no other test gets it before this process has ended."""
    chooser = random.SystemRandom()
    while True:
        place = chooser.randrange(len(RANGE))
        with socket.socket() as probe, socket.socket() as guard:
            try:
                probe.bind(("127.0.0.1", RANGE[place]))
                guard.bind(("127.0.0.1", GUARDS[place]))
            except OSError:
                continue
            guard.detach()  # It stays open until the process ends.
            return RANGE[place]
