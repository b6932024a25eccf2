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


def facts(match: str) -> list[dict]:
    file = Path(f"{match}.keepsake")
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def kept(match: str, key: tuple, fact: dict | None = None) -> dict | None:
    """Return what the keepsake has under these values; append the fact if it has nothing."""
    for known in facts(match):
        if set(key) <= {str(value) for value in known.values()} | set(known):
            return known
    if fact is not None:
        with Path(f"{match}.keepsake").open("a") as out:
            out.write(json.dumps({"match": match, **fact}) + "\n")
    return fact


def digest(purpose: bytes, table: str, content: bytes) -> str:
    head = b"\0\0\0\x18tuckbox fair draw 2 " + purpose + bytes.fromhex(table)
    return hashlib.sha256(head + content).hexdigest()


def check_deal(match: str, deal: dict, seat: int) -> None:
    """Stop if a deal that we know was replaced without a word, or if we are called silent wrongly."""
    broken = [line[1:-1].split() for line in deal["broken"]]
    if [int(each[1]) for each in broken] != list(range(1, len(broken) + 1)):
        sys.exit("The numbers of the deals skip.")
    for own in [fact for fact in facts(match) if "commitment" in fact]:
        table, lines = own["commitment"], [line.encode() for line in own.get("list", ())]
        listed = digest(b"list", table, b"".join(len(x).to_bytes(4, "big") + x for x in lines))
        told = [each for each in broken if each[2] == table and (not lines or each[3] == listed)]
        if table != deal["commitment"] and not told:
            sys.exit("The table's commitment has changed, and the old deal was not broken off.")
        if told and told[0][4] == "silent" and lines and str(seat) in told[0][5].split(","):
            sys.exit("The table calls us silent, but we revealed our seed.")


def part_in_draw(match: str, deal: dict, seat: int) -> dict | None:
    """Return what to send in the fair draw (docs/fair-draw.md); stop if the table's list is wrong."""
    check_deal(match, deal, seat)
    table, state = deal["commitment"], deal["state"]
    answer = {"type": "commit", "seat": seat, "table": table, "commitment": "-"}
    if deal["strict"]:  # There a seed would oblige us to give a link for each card.
        return answer if state == "open" and deal["answers"][seat - 1] is None else None
    seed = {"commitment": table, "deal": deal["number"], "seat": seat, "seed": secrets.token_hex()}
    own = kept(match, (table, "seed"), seed if state == "open" else None)
    if own is None or state not in ("open", "closed") or seat in deal["revealed"]:
        return None
    commitment = digest(b"seed", table, seat.to_bytes(4, "big") + bytes.fromhex(own["seed"]))
    if state == "open":
        return {**answer, "commitment": commitment}
    seen = {name: deal[name] for name in SHOWN}
    fact = {"commitment": table, "seat": seat, **seen, "at": time.time()}
    shown = kept(match, (table, "list"), fact)
    if shown["list"] != deal["list"] or f"{seat} program {commitment}" not in deal["list"]:
        sys.exit("The list of the draw is not the one that we agreed to.")
    return {"type": "reveal", "seat": seat, "table": table, "seed": own["seed"]}


def see_cards(match: str, entries: list[dict]) -> None:
    """Write down every card that is drawn; stop if one has changed."""
    for card in [entry for entry in entries if not entry["actor"]]:
        fact = {"entry": card["number"], "draw": card["text"]}
        if kept(match, (str(card["number"]), "draw"), fact)["draw"] != card["text"]:
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


def main(server: str, match: str, token: str) -> None:
    """Play until the match is over, connecting again whenever the line is cut."""
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{server.replace('http', 'ws', 1)}/socket/{match}"
    while True:
        try:
            with connect(address, additional_headers=headers) as socket:
                sys.exit(0 if play(socket, match) else 1)
        except (OSError, ConnectionClosed, InvalidHandshake):
            time.sleep(1)  # Nothing is lost: the next update says where we are.


if __name__ == "__main__":
    main(*sys.argv[1:])
