"""`kill -9` of a server in the middle of play, a hundred times: `python -m bench.kills [TIMES]`.

Each time four matches are played over real sockets; afterwards every match must be readable and
have every entry that was acknowledged.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.server.forked import forked_node
from tests.server.load import Sent
from tests.server.test_kill import check_kept, killed

TIMES = 100


def main(times: int = TIMES) -> None:
    rng, sent, started = Random(100), list[Sent](), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, forked_node(Path(folder)) as node:
        for _ in range(times):
            sent += asyncio.run(killed(node, rng))
        check_kept(f"sqlite:///{folder}/tuckbox.sqlite3", sent)
    took = time.perf_counter() - started
    print(f"{times} kills, {len(sent)} acknowledged entries, none lost, {took:.0f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
