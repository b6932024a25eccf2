"""Finds the weights of the evaluation by self-play: `python -m tuckbox.bots.fillit.tune`.

Each mode plays a few rounds of games against itself, fits the weights to who won, and goes on
with those. The same seed gives the same weights.
"""

import argparse

import numpy as np
import numpy.typing as npt

from tuckbox import game
from tuckbox.bots.fillit.evaluation import (
    AFTER,
    AFTER_AT,
    BEST,
    COUNTS,
    LEFT,
    LEFT_AT,
    LINEAR_AT,
    SCALE,
    WEIGHTS,
    Weights,
)
from tuckbox.bots.fillit.search import Mind, mind
from tuckbox.bots.fillit.selfplay import Samples, self_play
from tuckbox.bots.fillit.weights import first_guess, mode_name, write_weights
from tuckbox.bots.fit import Features, fit, log_loss
from tuckbox.bots.transposition import transpositions
from tuckbox.kernels.dice import Dice, dice, roll
from tuckbox.kernels.fillit import Twin

MODES = ((2, "large"), (3, "large"), (4, "large"), (2, "mini"), (3, "mini"))
RIDGE = 1.0
EFFORT = {2: 3, 3: 40, 4: 3}
"""How hard self-play thinks, by seats: depth between two sides, visits between three."""
LOOSE_TURNS = 6
NOISE = 100
"""Thousandths of a logit by which judgement errs, so that games differ."""


def tune(seats: int, board: str, games: int, rounds: int, seed: int) -> Weights:
    """The weights of one mode after some rounds of self-play."""
    weights = first_guess()
    for number in range(rounds):
        counts, movers, winners = _play(seats, board, weights, games, seed + number)
        features = expand(counts, movers)
        found = fit(features, winners, RIDGE)
        print(f"{seats}-{board} round {number + 1}: {len(winners)} positions, log loss", end=" ")
        print(f"{log_loss(features, winners, found):.4f}", flush=True)
        weights = np.rint(SCALE * found.reshape(2, WEIGHTS)).astype(np.int64)
    return weights


def _play(seats: int, board: str, weights: Weights, games: int, seed: int) -> Samples:
    """Counts, movers and winners of all positions of so many games, half of them in each layout."""
    rules = game("fillit")
    rolls = dice(seed, stream=seats)
    parts: list[Samples] = []
    for layout in "AB":
        options = rules.options(seats=seats, board=board, layout=layout, repetition="off")
        twin = Twin(rules, options)
        m = mind(twin.table, weights, transpositions(16))
        parts += [_one_game(m, twin, rolls, EFFORT[seats]) for _ in range(games // 2)]
    counts, movers, winners = (np.concatenate(part) for part in zip(*parts, strict=True))
    return counts[:, : twin.sides], movers, winners


def _one_game(m: Mind, twin: Twin, rolls: Dice, effort: int) -> Samples:
    m.known[:] = 0
    m.noise[:] = NOISE, roll(rolls, 1 << 30)
    loose = roll(rolls, LOOSE_TURNS + 1)
    return self_play(m, twin.initial(), rolls, effort, loose)


def expand(counts: npt.NDArray[np.int64], movers: npt.NDArray[np.int64]) -> Features:
    """The columns that the weights belong to: those of the side to move first, then another's."""
    samples, sides, _ = counts.shape
    features = np.zeros((samples, sides, 2, WEIGHTS), dtype=np.float32)
    sample, side = np.indices((samples, sides))
    role = (side != movers[:, None]).astype(np.int64)
    features[sample, side, role, LEFT_AT + counts[:, :, LEFT]] = 1
    features[sample, side, role, AFTER_AT + counts[:, :, AFTER]] = 1
    for index in range(BEST, COUNTS):
        features[sample, side, role, LINEAR_AT + index - BEST] = counts[:, :, index]
    return features.reshape(samples, sides, 2 * WEIGHTS)


def main() -> None:
    """Tune every mode and write the weights down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="per mode and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modes", nargs="*", help="such as 2-large; all if none is named")
    asked = parser.parse_args()
    for seats, board in MODES:
        if not asked.modes or mode_name(seats, board) in asked.modes:
            weights = tune(seats, board, asked.games, asked.rounds, asked.seed)
            write_weights(mode_name(seats, board), weights)


if __name__ == "__main__":
    main()
