"""Learns the tables of the FITS bots by playing: `python -m tuckbox.bots.fits.tune`.

Board by board, rounds are played and learned from with a falling rate. The same seed and number of
rounds give the same tables.
"""

import argparse
from collections.abc import Callable

import numpy as np

from tuckbox import game
from tuckbox.bots.fits.judgement import Judgement, untaught
from tuckbox.bots.fits.learn import learn_rounds
from tuckbox.bots.fits.policy import play_rounds
from tuckbox.bots.fits.value import SIZE
from tuckbox.bots.fits.weights import board_key, write_weights
from tuckbox.core import AnyGame
from tuckbox.games.fits.board import BoardId
from tuckbox.kernels.dice import dice
from tuckbox.solver.fits.prospect import first_hope

RATES = (0.3, 0.2, 0.1, 0.1, 0.05, 0.05, 0.02, 0.02, 0.01, 0.005)
"""How much of an error each tenth of the rounds corrects."""
STEPS_PER_RATE = 10
"""How often progress is told at each rate."""
CHECKED = 4000
"""Rounds that measure the result."""


def tune(
    rules: AnyGame, board: BoardId, rounds: int, seed: int, heard: Callable[[float, float], None]
) -> Judgement:
    """Return what is known of a board, with tables learned from N rounds.

    `heard` is told again and again how much is done, and the mean score of the latest rounds.
    """
    judgement = untaught(rules, board)._replace(weights=np.zeros(SIZE, dtype=np.float32))
    rolls = dice(seed, stream=int.from_bytes(board.encode()[:4]))
    steps = [rate for rate in RATES for _ in range(STEPS_PER_RATE)]
    for number, rate in enumerate(steps, 1):
        hope = first_hope(judgement.board)
        mean = learn_rounds(judgement, hope, max(1, rounds // len(steps)), rate, rolls)
        heard(number / len(steps), mean)
    return judgement


def measure(judgement: Judgement, seed: int) -> float:
    """Return the mean score of choices that look best at once."""
    scores = np.zeros(CHECKED, dtype=np.int64)
    play_rounds(judgement, first_hope(judgement.board), CHECKED, dice(seed, stream=1), scores)
    return float(scores.mean())


def _print(share: float, mean: float) -> None:
    print(f"{share:.0%}: {mean:.3f} points on the way", flush=True)


def main() -> None:
    """Tune the boards and write the tables down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1_000_000, help="per board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boards", nargs="*", default=["1", "2", "3", "4"])
    asked = parser.parse_args()
    for board in map(BoardId, asked.boards):
        judgement = tune(game("fits"), board, asked.rounds, asked.seed, _print)
        write_weights(board_key(judgement.board), judgement.weights)
        print(f"board {board}: {measure(judgement, asked.seed):.3f} points at once", flush=True)


if __name__ == "__main__":
    main()
