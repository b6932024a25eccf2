"""Recorded games of FITS, and the scores to which boardgame.io's port of the game replays them."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

from tuckbox.core import seats
from tuckbox.games import game
from tuckbox.match import Match, Player, Record, format_record, new_setup, parse_record
from tuckbox.match import with_seed_deal as dealt

GAMES = 200
SEATS = 2


def check_port(folder: Path, games: int = GAMES) -> None:
    """Raise `ValueError` if a recorded game has other scores when boardgame.io replays it."""
    records = [_played(str(number)) for number in range(games)]
    found = _replayed(folder, [_as_decks_and_moves(record) for record in records])
    for number, (record, scores) in enumerate(zip(records, found, strict=True)):
        if scores != list(record.scores):
            raise ValueError(f"game {number}: {scores} instead of {record.scores}")


def _played(seed: str) -> Record:
    """Return the record of a random game, written and read again."""
    rules, rng = game("fits"), Random(seed)
    players = [Player.guest(name) for name in ("Ann", "Bob")]
    setup = new_setup(rules, rules.options(seats=SEATS), players, match=seed)
    match = Match.begin(rules, dealt(setup, seed))
    while not match.is_over:
        who = rng.choice([seat for seat in seats(SEATS) if match.legal_moves(seat)])
        move = rng.choice(match.legal_moves(who))
        match.submit(who, match.ply(who), rules.format_move(move))
    return parse_record(format_record(match.record()))


def _as_decks_and_moves(record: Record) -> dict[str, Any]:
    """Return what the port needs: the piles of each round in order, and who chose what."""
    decks: list[dict[str, list[str]]] = []
    moves = []
    before = ""
    for entry in record.entries:
        kind, _, tile = entry.text.partition(" ")
        if kind == "start":
            if before != "start":
                decks.append({"starts": [], "cards": []})
            decks[-1]["starts"].append(tile)
        elif kind == "card":
            decks[-1]["cards"].append(tile)
        else:
            moves.append([entry.actor, entry.text])
        before = kind
    return {"seats": SEATS, "decks": decks, "moves": moves}


def _replayed(folder: Path, games: list[dict[str, Any]]) -> list[list[int] | None]:
    done = subprocess.run(
        ["node", folder / "replay.mjs"],
        input=json.dumps(games).encode(),
        capture_output=True,
        check=True,
        timeout=600,
    )
    found: list[list[int] | None] = json.loads(done.stdout)
    return found
