"""How long it takes to prove the best possible score of a FITS round, deal by deal.

Target: median at most 20 ms, worst at most 1 s, over 200 deals per board.
"""

import os
import random
import statistics
import time

from tuckbox import game
from tuckbox.games.fits.components import Components
from tuckbox.solver.fits import RoundSolver

DEALS = 200
RULES = game("fits")
COMPONENTS: Components = RULES.components  # type: ignore[attr-defined]


def deal(seed: int) -> list[str]:
    """Return a starting tile, then all others in random order: the same for every board."""
    rng = random.Random(seed)
    start = rng.choice(COMPONENTS.starts)
    later = [tile for tile in COMPONENTS.building_cards if tile != start]
    rng.shuffle(later)
    return [start, *later]


def main() -> None:
    print(
        f"{os.cpu_count()} cores; load {os.getloadavg()[0]:.1f} (others' work slows these figures)"
    )
    print(f"{'board':8}{'median':>10}{'90 %':>10}{'worst':>10}{'best: mean':>13}{'positions':>12}")
    total = 0.0
    for board in ("1", "2", "3", "4"):
        solver = RoundSolver(RULES, board)
        solver.best(deal(0))
        times, scores, positions = [], [], []
        for seed in range(1, DEALS + 1):
            began = time.perf_counter()
            best = solver.best(deal(seed))
            times.append(1000 * (time.perf_counter() - began))
            assert best.is_proven
            scores.append(best.score)
            positions.append(best.positions)
        total += statistics.mean(scores)
        print(f"{board:8}{statistics.median(times):7.1f} ms", end="")
        print(f"{statistics.quantiles(times, n=10)[-1]:7.1f} ms{max(times):7.1f} ms", end="")
        print(f"{statistics.mean(scores):13.2f}{statistics.mean(positions):12,.0f}")
    print(f"all four boards, all cards known: {total:.2f} points on average, proven")


if __name__ == "__main__":
    main()
