"""Ten thousand simulated evenings: `python -m bench.interleavings [SEEDS]`. A broken seed is named."""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.server.fuzz import Broken, run

SEEDS = 10_000


def main(seeds: int = SEEDS) -> None:
    started = time.perf_counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        broken = [told for told in pool.map(_try, range(seeds), chunksize=20) if told]
    for told in broken:
        print(told)
    print(f"{seeds} seeds, {len(broken)} broken, {time.perf_counter() - started:.0f} s")


def _try(seed: int) -> str | None:
    try:
        run(seed)
    except Broken as error:
        return str(error)
    return None


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
