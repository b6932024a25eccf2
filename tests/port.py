"""Ports for servers that must know theirs before they start, or keep it when they start again."""

import random
import socket

# Below the range from which systems take ports for outgoing connections: none of those can occupy
# the port while its server is down.
RANGE = range(20_000, 32_000)


def free_port() -> int:
    """Return a port on which nobody listens; other processes are unlikely to pick the same."""
    chooser = random.SystemRandom()
    while True:
        port = chooser.choice(RANGE)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
