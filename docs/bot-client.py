"""Plays one seat: python bot-client.py http://localhost:8420 MATCH TOKEN

Needs only the package `websockets`. Change `choose` and it is your bot.
"""

import json
import random
import sys
import time

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect


def choose(update: dict) -> str:
    """Return one of the legal moves; `update["view"]` is all that the seat may know."""
    return random.choice(update["moves"])


def play(socket: ClientConnection) -> bool:
    """Answer updates; return True once the match is over, False if the server refuses us."""
    socket.send(json.dumps({"type": "hello"}))
    sent = -1  # The number of our last submission: another seat's choice is no reason to repeat it.
    while True:
        try:
            message = json.loads(socket.recv(timeout=2.5))
        except TimeoutError:
            socket.send(json.dumps({"type": "ping"}))
            continue
        if message["type"] in ("refused", "problem"):
            print(message["sentence"], file=sys.stderr)
            if message.get("fatal"):
                return False
            sent = -1
            time.sleep(1)
            socket.send(json.dumps({"type": "hello"}))  # Look again, then choose again.
        if message["type"] != "update":
            continue
        if message["result"] is not None:
            print(json.dumps(message["result"]))
            return True
        if (seat := message["seat"]) is None:
            sys.exit("This token opens no seat of this match.")
        ply = message["seats"][seat - 1]["ply"]
        if seat in message["owed"] and ply != sent:
            sent, entry = ply, {"seat": seat, "ply": ply, "text": choose(message)}
            socket.send(json.dumps({"type": "submit", **entry, "seen": message["version"]}))


if __name__ == "__main__":
    server, match, token = sys.argv[1:]
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{server.replace('http', 'ws', 1)}/socket/{match}"
    while True:
        try:
            with connect(address, additional_headers=headers) as socket:
                sys.exit(0 if play(socket) else 1)
        except (OSError, ConnectionClosed, InvalidHandshake):
            time.sleep(1)  # Nothing is lost: the next update says where we are.
