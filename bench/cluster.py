"""One node, and two nodes behind HAProxy, all on one PostgreSQL and one Redis: what a move costs.

python -m bench.cluster [MATCHES] [SECONDS]

The same matches are played on both, a move a second in each, as the browser plays. Counted is the
processor time of the nodes alone; that of PostgreSQL, Redis and HAProxy is printed beside it. Then
PostgreSQL alone: how many entries it commits in a second, written as nodes write them.
"""

import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from bench._commits import commits
from bench._guest import Browser
from bench._load import Figures, family_cpu
from bench._tables import play, run
from tests.proxy.haproxy import behind_proxy, metric, two_nodes
from tests.server.backends import Backend, Postgres, postgres_server, redis_server
from tests.server.process import AS_SERVED, Process, node_process
from tuckbox.games import games

MATCHES, SECONDS = 200, 12.0
ROUNDS = 2
PACE = 2.0
"""Seconds between two moves of one seat: a move a second for each match."""
WRITERS, BATCHES = (1, 2, 4), (1, 10, 100)
"""Nodes that write at the same time, and entries in each of their transactions."""


def main(matches: int = MATCHES, seconds: float = SECONDS) -> None:
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before")
    with postgres_server() as postgres, redis_server() as redis:
        alone, together = [], []
        for _ in range(ROUNDS):
            alone.append(_alone(postgres, redis, matches, seconds))
            together.append(_together(postgres, redis, matches, seconds))
        one, two = _sum(alone), _sum(together)
        print(f"one node:  {one.cost:.3f} ms of the node for each move")
        print(f"two nodes: {two.cost:.3f} ms of both nodes for each move")
        print(f"ratio      {two.cost / one.cost:.2f} (aim 1.2)")
        _commits(postgres)
    print(f"load {os.getloadavg()[0]:.1f} after")


def _alone(postgres: Postgres, redis: Backend, matches: int, seconds: float) -> Figures:
    url = postgres.new_database()
    flags = ("--database", url, "--redis", f"redis://127.0.0.1:{redis.port}")
    with (
        tempfile.TemporaryDirectory() as folder,
        node_process(Path(folder), *AS_SERVED, *flags) as node,
    ):
        others = {"PostgreSQL": postgres, "Redis": redis}
        return _played("one node", node.url, [node], others, matches=matches, seconds=seconds)


def _together(postgres: Postgres, redis: Backend, matches: int, seconds: float) -> Figures:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = postgres.new_database()
        nodes = stack.enter_context(two_nodes(folder, url, redis, *AS_SERVED))
        proxy = stack.enter_context(behind_proxy(*nodes))
        others = {"PostgreSQL": postgres, "Redis": redis, "HAProxy": proxy}
        figures = _played("two nodes", proxy.url, nodes, others, matches=matches, seconds=seconds)
        held = [round(metric(node, "tuckbox_tables")) for node in nodes]
        print(f"  matches in memory: {held[0]} + {held[1]} of {matches}")
        return figures


def _played(
    what: str,
    url: str,
    nodes: Sequence[Process],
    others: dict[str, Backend],
    *,
    matches: int,
    seconds: float,
) -> Figures:
    before = {name: family_cpu(other.pid) for name, other in others.items()}
    figures, players = run(
        play(url, nodes, games(), Browser, matches=matches, seconds=seconds, pace=PACE)
    )
    moves = sum(player.moves for player in players)
    print(f"{what}, {matches} matches, a move a second in each", *figures.lines(), sep="\n")
    for name, other in others.items():
        spent = (family_cpu(other.pid) - before[name]) / moves
        print(f"  {name:12} {spent * 1e3:8.3f} ms for each move, joining included", flush=True)
    return figures


def _sum(figures: Sequence[Figures]) -> Figures:
    total = figures[0]
    for one in figures[1:]:
        total += one
    return total


def _commits(postgres: Postgres) -> None:
    print("PostgreSQL alone: entries a second, and milliseconds of its processor time for each")
    for writers in WRITERS:
        for batch in BATCHES:
            found = commits(postgres, writers, batch)
            print(
                f"  {writers} nodes, {batch:3} entries in a transaction: {found.rate:8,.0f} a second, "
                f"{found.cost:.3f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False)))
