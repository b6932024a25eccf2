"""What the BITS solver finds for known draws, beside its proven bound, by round and width.

For reference: a beam of 3 000 reaches about 12.3, 14.9 and 14.7 in rounds 1, 2 and 3.

python -m bench.solver_bits --deals 50 --widths 200 3000
"""

import argparse
import random
import statistics
import sys
import time

from tuckbox import game
from tuckbox.bots.bits.promise import promise
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.task import TaskCard
from tuckbox.solver.bits import Effort, RoundSolver

RULES = game("bits")
COMPONENTS: Components = RULES.components  # type: ignore[attr-defined]
REFERENCE = {1: 12.3, 2: 14.9, 3: 14.7}


def deal(seed: int, rounds: int) -> tuple[list[TaskCard], list[str]]:
    """Return open tasks as a game may have them in this round; a starting stone and all cards."""
    rng = random.Random(seed)
    tasks: list[TaskCard] = []
    for stack in COMPONENTS.stacks[:rounds]:
        shown = tasks[1].shape if stack[0].stack == 3 else None
        tasks.append(rng.choice([card for card in stack if card.shape != shown]))
    cards = list(COMPONENTS.building_cards)
    rng.shuffle(cards)
    return tasks, [rng.choice(COMPONENTS.starts), *cards]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--widths", nargs="*", type=int, default=[200, 3000])
    asked = parser.parse_args(arguments or [])
    for rounds, reference in REFERENCE.items():
        for last in range(1, len(asked.widths) + 1):
            effort = Effort(tuple(asked.widths[:last]))
            scores, bounds, proven = [], [], 0
            began = time.process_time()
            for seed in range(asked.deals):
                tasks, stones = deal(seed, rounds)
                best = RoundSolver(RULES, tasks, promise, effort).best(stones)
                scores.append(best.score)
                bounds.append(best.bound)
                proven += best.is_proven
            spent = 1000 * (time.process_time() - began) / asked.deals
            print(
                f"round {rounds}, width {effort.widths[-1]:6}: best found "
                f"{statistics.mean(scores):.2f} (reference {reference}), bound "
                f"{statistics.mean(bounds):.2f}, proven {proven} of {asked.deals}; "
                f"{spent:.0f} ms of processor time per deal",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
