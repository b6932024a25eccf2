"""Learns the value of BITS boards by playing: `python -m tuckbox.bots.bits.tune`.

Rounds with all numbers of open tasks, drawn anew every few rounds, are played and learned from with
a falling rate. The same seed and number of rounds give the same tables, which lie beside this file.
"""

import argparse

import numpy as np

from tuckbox import game
from tuckbox.bots.bits.judgement import judgement_of
from tuckbox.bots.bits.learn import learn_rounds
from tuckbox.bots.bits.value import SIZE
from tuckbox.bots.bits.weights import write_weights
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.task import TaskCard
from tuckbox.kernels.dice import Dice, dice, roll

RATES = (0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.1, 0.1, 0.05, 0.02)
"""How much of an error each tenth of the rounds corrects."""
DEALS = 20
"""Rounds with the same open tasks before others are drawn."""


def draw_tasks(components: Components, rounds: int, dice: Dice) -> list[TaskCard]:
    """Draw one card of each stack, the shapes of the second and third different."""
    tasks: list[TaskCard] = []
    while len(tasks) < rounds:
        stack = components.stacks[len(tasks)]
        card = stack[roll(dice, len(stack))]
        if len(tasks) != 2 or card.shape != tasks[1].shape:
            tasks.append(card)
    return tasks


def main() -> None:
    """Learn, and write the tables down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=300_000, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules, rolls = game("bits"), dice(asked.seed)
    components: Components = rules.components  # type: ignore[attr-defined]
    weights = np.zeros(SIZE, dtype=np.float32)
    for rate in RATES:
        means: dict[int, list[float]] = {turn: [] for turn in range(1, 5)}
        for number in range(asked.rounds // len(RATES) // DEALS):
            # The pro variant's fourth round is seldom played.
            turn = 1 + number % 3 if number % 10 else 4
            tasks = draw_tasks(components, turn, rolls)
            judgement = judgement_of(rules, tasks, weights)
            means[turn].append(learn_rounds(judgement, DEALS, rate, rolls))
        by_round = ", ".join(f"{np.mean(points):.2f}" for points in means.values() if points)
        print(f"rate {rate:.2f}: points by round on the way {by_round}", flush=True)
    write_weights(weights)


if __name__ == "__main__":
    main()
