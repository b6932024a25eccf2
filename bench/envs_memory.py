"""2,048 games of each kind at once, for as long as is asked: memory must stay what it is.

python -m bench envs_memory            a minute for each game
python -m bench.envs_memory 3600       an hour for all four together
"""

import os
import sys
import time
from pathlib import Path

import gymnasium
import numpy as np

from tuckbox.envs import NAMES, env_id

GAMES = 2048
SECONDS = 240.0
WARM_UP = 200
"""Steps until every array has been made once."""
MOST_GROWTH = 4 << 20
"""Bytes: what a long run may take more than a short one, for the interpreter's own caches."""


def resident() -> int:
    """Return the bytes of memory that this process has."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def run(name: str, seconds: float) -> None:
    envs = gymnasium.make_vec(env_id(name), GAMES)
    envs.reset(seed=1)
    steps, ended, began, least = 0, 0, time.monotonic(), 0
    while steps < WARM_UP or time.monotonic() - began < seconds:
        _, _, done, cut, _ = envs.step(envs.sample_actions())  # type: ignore[attr-defined]
        steps += 1
        ended += int(np.count_nonzero(done | cut))
        if steps == WARM_UP:
            least = resident()
    grown = resident() - least
    print(
        f"{name:8}{steps * GAMES:16,} steps {ended:12,} games {resident() / 2**20:8.1f} MB,"
        f" {grown / 2**10:+,.0f} KB since step {WARM_UP * GAMES:,}",
        flush=True,
    )
    if grown > MOST_GROWTH:
        sys.exit(f"{name}: memory has grown")


def main(seconds: float = SECONDS) -> None:
    for name in NAMES:
        run(name, seconds / len(NAMES))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
