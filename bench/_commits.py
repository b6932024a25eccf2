"""How many entries PostgreSQL commits in a second when nodes write at the same time, as they do."""

import multiprocessing
import time
from dataclasses import dataclass
from multiprocessing.synchronize import Barrier
from random import Random

from bench._load import family_cpu
from tests.server.backends import Postgres
from tuckbox.games import game
from tuckbox.match import Match, Player, Submission, new_setup
from tuckbox.server.model.stored_match import About, Write
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.matches import create
from tuckbox.server.storage.writer import write_all

GAME = "jammit"
"""A game without draws: each change is one entry."""
ENTRIES = 1500
"""What each writer writes."""


@dataclass(frozen=True)
class Commits:
    """What was measured."""

    rate: float
    """Entries a second."""
    cost: float
    """Milliseconds of PostgreSQL's processor time for each entry."""


def commits(postgres: Postgres, writers: int, batch: int) -> Commits:
    """Let several processes write, each with this many entries in a transaction."""
    url = postgres.new_database()
    database = Database(url)
    database.migrate()
    database.close()
    context = multiprocessing.get_context("fork")
    ready = context.Barrier(writers + 1)
    processes = [
        context.Process(target=_write, args=(url, f"writer{number}", batch, ready))
        for number in range(writers)
    ]
    for process in processes:
        process.start()
    ready.wait(120)
    started, spent = time.perf_counter(), family_cpu(postgres.pid)
    for process in processes:
        process.join()
        assert process.exitcode == 0
    total = writers * ENTRIES
    seconds = time.perf_counter() - started
    return Commits(total / seconds, (family_cpu(postgres.pid) - spent) / total * 1e3)


def _write(url: str, name: str, batch: int, ready: Barrier) -> None:
    database = Database(url)
    batches = _prepared(database, name, batch)
    ready.wait(120)
    for writes in batches:
        with database.writing() as connection:
            write_all(connection, writes)
    database.close()


def _prepared(database: Database, name: str, batch: int) -> list[list[Write]]:
    """Store a match for each entry of a transaction, and return all transactions of their moves."""
    rules, rng = game(GAME), Random(name)
    players = [Player.guest(who) for who in ("Ann", "Bob")]
    found: list[list[Write]] = [[] for _ in range(ENTRIES // batch)]
    for number in range(batch):
        id = f"{name}-{number}"
        match = _new(database, id, players)
        for writes in found:
            if match.is_over:
                match = _new(database, id := f"{id}x", players)
            who = match.owing[0]
            text = rules.format_move(rng.choice(match.legal_moves(who)))
            change = match.prepare(Submission(who, match.ply(who), text))
            owing = ",".join(map(str, change.owing))
            count = len(match.log) + len(change.played)
            writes.append(Write(id, change, count, change.state.value, owing, setup_changed=False))
            match.commit(change)
    return found


def _new(database: Database, id: str, players: list[Player]) -> Match:
    rules = game(GAME)
    setup = new_setup(rules, rules.options(), players, match=id)
    match = Match.begin(rules, setup)
    with database.writing() as connection:
        about = About(id, host=None, is_public=False, created=0.0)
        create(connection, about, setup, {}, match.state.value, owing=match.owing)
    return match
