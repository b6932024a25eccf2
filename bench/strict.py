"""What it costs that nobody looks ahead: time, messages and bytes per turn of FITS, beside the fair draw alone.

Two players at one server on loopback, in turn at a table of each kind. A turn lasts from the first
choice until both have seen the next card.
"""

import json
import statistics
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from tests.server.no_limits import UNLIMITED
from tests.server.running import running, sqlite_settings
from tests.server.visitor import Socket, Visitor
from tuckbox.match.fair.draw_client import DrawClient
from tuckbox.match.fair.keepsake import Keepsake

MATCHES = 3
PING_SECONDS = 2.5


class Player:
    """One seat, with a client that takes part in the draw, and a count of all that is sent."""

    def __init__(self, socket: Socket, match: str, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.client = DrawClient(Keepsake(match))
        self.messages = self.bytes = 0

    def hear(self) -> None:
        update = self.socket.update
        log = {e["number"]: f"{e['actor']} {e['text']}" for e in self.socket.entries}
        draws = {number: line[2:] for number, line in log.items() if line.startswith("0 ")}
        heard: Any = update["deal"], [self.seat], draws, update["links"], log
        for answer in self.client.hear(*heard, is_fresh=update["fresh"]):
            self.send(answer)

    def send(self, message: dict[str, Any]) -> None:
        self._count(json.dumps(message))
        self.socket.send(**message)

    def receive(self) -> None:
        """Take in the next message, if one is there already or comes at once."""
        try:
            text = self.socket.connection.recv(0.001)
        except TimeoutError:
            return
        self._count(text)
        message = self.socket._patched.take(json.loads(text))
        if message["type"] == "update":
            self.socket._take(message)
            self.hear()

    def _count(self, text: str | bytes) -> None:
        self.messages += 1
        self.bytes += len(text)

    def choose(self) -> None:
        update = self.socket.update
        if self.seat not in update["owed"]:
            return  # Out of the round.
        ply, text = update["seats"][self.seat - 1]["ply"], update["moves"][0]
        self.send({"type": "submit", "seat": self.seat, "ply": ply, "text": text})

    def has_reached(self, version: int) -> bool:
        """Return whether the next card has come, or the match is over."""
        update = self.socket.update
        return update["version"] > version and bool(update["owed"] or update["result"])


def wait(players: list[Player], version: int) -> None:
    spoken = time.monotonic()
    while not all(player.has_reached(version) for player in players):
        for player in players:
            player.receive()
        if time.monotonic() - spoken > PING_SECONDS:
            spoken = time.monotonic()
            for player in players:
                player.socket.send(type="ping")


def turns(ann: Visitor, bob: Visitor, *, is_strict: bool) -> list[tuple[float, int, int]]:
    """Play a match; return seconds, messages and bytes of each turn."""
    seats = {"kind": "me"}, {"kind": "open"}
    made = ann.create("fits", *seats, options={"boards": "1"}, draws=False, strict=is_strict)
    bob.join(made["id"], draws=False)
    found = []
    with ann.sit_at(made["id"], patches=True) as one, bob.sit_at(made["id"], patches=True) as two:
        players = [Player(one, made["id"], 1), Player(two, made["id"], 2)]
        for player in players:
            player.hear()
        wait(players, 0)
        while players[0].socket.update["result"] is None:
            before = [(player.messages, player.bytes) for player in players]
            version, started = players[0].socket.update["version"], time.perf_counter()
            for player in players:
                player.choose()
            wait(players, version)
            took = time.perf_counter() - started
            counts = [
                (player.messages - messages, player.bytes - size)
                for player, (messages, size) in zip(players, before, strict=True)
            ]
            found.append((took, sum(c[0] for c in counts), sum(c[1] for c in counts)))
    return found[:-1]


def main() -> None:
    found: dict[bool, list[tuple[float, int, int]]] = {False: [], True: []}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        node = stack.enter_context(running(sqlite_settings(Path(folder), **UNLIMITED)))
        ann, bob = (stack.enter_context(closing(Visitor(node))) for _ in range(2))
        for number in range(2 * MATCHES):
            is_strict = bool(number % 2)
            found[is_strict] += turns(ann, bob, is_strict=is_strict)
    rows = {}
    for is_strict, all_turns in found.items():
        times, messages, sizes = zip(*all_turns, strict=True)
        rows[is_strict] = statistics.median(times), *map(statistics.mean, (messages, sizes))
        name = "nobody looks ahead" if is_strict else "fair draw alone"
        took, count, size = rows[is_strict]
        print(f"{name:20} {1000 * took:7.1f} ms {count:6.1f} messages {size:8.0f} bytes a turn")
    added = [strict - plain for plain, strict in zip(rows[False], rows[True], strict=True)]
    print(f"{'added':20} {1000 * added[0]:7.1f} ms {added[1]:6.1f} messages {added[2]:8.0f} bytes")


if __name__ == "__main__":
    main()
