"""How many points the experts of FITS and BITS make alone, over fresh deals.

Targets: FITS over four boards at least 31, BITS over three rounds at least 28, as the lower end of
the 95 % interval over 500 deals, with 100 ms per placement on one core. The expert's work for
100 ms is counted in placements, not by the clock, so that others' use of the machine does not
change the result; the processor time per choice is printed beside it.

python -m bench.bots_square --deals 500 --names fits bits
"""

import argparse
import statistics
import time
from contextlib import nullcontext
from importlib import import_module
from math import sqrt
from random import Random
from typing import Any

from tuckbox import CHANCE, game
from tuckbox.bots.deadline import NEVER
from tuckbox.bots.square.strength import STRENGTHS
from tuckbox.core import AnyGame, seat

TARGETS = {"fits": (31, 46.7), "bits": (28, None)}
"""Mean points to reach, and what is possible on average with all cards known."""
SECONDS = 0.1
DEALS = 20


def play(rules: AnyGame, level: str, seed: int, seconds: float) -> tuple[int, list[float]]:
    """Play one game alone; return its points and the processor time of every choice."""
    expert: Any = import_module(f"tuckbox.bots.{rules.name}.expert")
    observe = import_module(f"tuckbox.bots.{rules.name}.observation").observe
    deal, rng, times = Random(f"deal {seed}"), Random(f"bot {seed}"), []
    position = rules.initial(rules.options())
    while actors := rules.to_move(position):
        if actors == (CHANCE,):
            draws, weights = zip(*rules.chances(position), strict=True)
            position = rules.apply(position, CHANCE, deal.choices(draws, weights)[0])
            continue
        began = time.process_time()
        seen = observe(rules, rules.view(position, seat(1)))
        found = expert.think(
            seen, STRENGTHS[level], expert.work(seen, seconds), nullcontext(NEVER), rng
        )
        times.append(time.process_time() - began)
        position = rules.apply(position, seat(1), seen.choices[found.choice])
    return rules.scores(position)[0], times


def measure(name: str, level: str, deals: int, seconds: float, first: int) -> None:
    """Print one line."""
    rules = game(name)
    play(rules, level, -1, 0.001)  # compiles
    scores, times = [], []
    for seed in range(first, first + deals):
        score, spent = play(rules, level, seed, seconds)
        scores.append(score)
        times += spent
    mean = statistics.mean(scores)
    half = 1.96 * statistics.stdev(scores) / sqrt(deals)
    target, possible = TARGETS[name]
    share = f", {100 * mean / possible:.0f} % of the clairvoyant {possible}" if possible else ""
    print(
        f"{name} {level}: {mean:.2f} ± {half:.2f} points over {deals} deals (target {target} as "
        f"the lower end{share}); processor time per choice: mean {1000 * statistics.mean(times):.0f}"
        f" ms, 99 % within {1000 * statistics.quantiles(times, n=100)[-1]:.0f} ms",
        flush=True,
    )


def main(arguments: list[str] | None = None) -> None:
    """Measure each game and level asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first deal")
    parser.add_argument("--names", nargs="*", default=["fits", "bits"])
    parser.add_argument("--levels", nargs="*", default=["expert-5"])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="per placement")
    asked = parser.parse_args(arguments or [])
    for name in asked.names:
        for level in asked.levels:
            measure(name, level, asked.deals, asked.seconds, asked.first)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
