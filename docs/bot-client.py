"""Plays one seat: python bot-client.py http://localhost:8420 MATCH TOKEN

Needs only the package `websockets`. Change `choose` and it is your bot. What it sees of the fair draw
it appends to MATCH.keepsake, with which `tuckbox verify RECORD --seen MATCH.keepsake` checks the cards.
"""

import hashlib
import json
import random
import secrets
import sys
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

SHOWN = ("game", "options", "components", "list", "broken")


def choose(update: dict) -> str:
    """Return one of the legal moves; `update["view"]` is all that the seat may know."""
    return random.choice(update["moves"])


def kept(match: str, key: tuple, fact: dict | None = None) -> dict | None:
    """Return what the keepsake has under these values; append the fact if it has nothing."""
    file = Path(f"{match}.keepsake")
    for line in file.read_text().splitlines() if file.exists() else ():
        if set(key) <= {str(value) for value in json.loads(line).values()} | set(json.loads(line)):
            return json.loads(line)
    if fact is not None:
        with file.open("a") as out:
            out.write(json.dumps({"match": match, **fact}) + "\n")
    return fact


def part_in_draw(match: str, deal: dict, seat: int) -> dict | None:
    """Return what to send in the fair draw (docs/fair-draw.md); stop if the table's list is wrong."""
    table, state = deal["commitment"], deal["state"]
    fact = {
        "commitment": table,
        "deal": deal["number"],
        "seat": seat,
        "seed": secrets.token_hex(32),
    }
    own = kept(match, (table, "seed"), fact if state == "open" else None)
    if own is None or state not in ("open", "closed") or seat in deal["revealed"]:
        return None
    head = b"\0\0\0\x18tuckbox fair draw 2 seed" + bytes.fromhex(table) + seat.to_bytes(4, "big")
    commitment = hashlib.sha256(head + bytes.fromhex(own["seed"])).hexdigest()
    if state == "open":
        return {"type": "commit", "seat": seat, "table": table, "commitment": commitment}
    fact = {
        "commitment": table,
        "seat": seat,
        **{name: deal[name] for name in SHOWN},
        "at": time.time(),
    }
    shown = kept(match, (table, "list"), fact)
    if shown["list"] != deal["list"] or f"{seat} program {commitment}" not in deal["list"]:
        sys.exit("The list of the draw is not the one that we agreed to.")
    return {"type": "reveal", "seat": seat, "table": table, "seed": own["seed"]}


def see_cards(match: str, entries: list[dict]) -> None:
    """Write down every card that is drawn; stop if one has changed."""
    for number, text in [
        (entry["number"], entry["text"]) for entry in entries if not entry["actor"]
    ]:
        fact = {"entry": number, "draw": text}
        if kept(match, (str(number), "draw"), fact)["draw"] != text:
            sys.exit("A card that we were shown has changed.")


def play(socket: ClientConnection, match: str) -> bool:
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
        if (seat := message["seat"]) is None:
            sys.exit("This token opens no seat of this match.")
        see_cards(match, message["entries"])
        if message["deal"] and (answer := part_in_draw(match, message["deal"], seat)):
            socket.send(json.dumps(answer))
        if message["result"] is not None:
            print(json.dumps(message["result"]))
            return True
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
                sys.exit(0 if play(socket, match) else 1)
        except (OSError, ConnectionClosed, InvalidHandshake):
            time.sleep(1)  # Nothing is lost: the next update says where we are.
