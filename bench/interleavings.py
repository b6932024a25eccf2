"""Ten thousand simulated evenings: `python -m bench.interleavings [SEEDS [FIRST]]`.

A broken seed is printed with what broke; `python -m tests.server.fuzz SEED` plays it again.
"""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.server.fuzz import Broken, run

SEEDS = 10_000


def main(seeds: int = SEEDS, first: int = 0) -> None:
    started, wanted = time.perf_counter(), range(first, first + seeds)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        broken = [message for message in pool.map(_try, wanted, chunksize=20) if message]
    for message in broken:
        print(message)
    took = time.perf_counter() - started
    print(f"seeds {first} to {first + seeds - 1}: {len(broken)} broken, {took:.0f} s")


def _try(seed: int) -> str | None:
    try:
        run(seed)
    except Broken as error:
        return str(error)
    return None


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
