"""Finds the weights of the evaluation by self-play: `python -m tuckbox.bots.jammit.tune`.

Each mode plays a few rounds of games against itself, fits the weights to who won, and goes on
with those. The same seed gives the same weights.
"""

import argparse

import numpy as np
import numpy.typing as npt

from tuckbox import game
from tuckbox.bots.fit import Features, fit, log_loss
from tuckbox.bots.jammit.evaluation import (
    BEST,
    BEST_AT,
    COINS,
    COUNTS,
    LEAST_GAIN,
    LINEAR_AT,
    SCALE,
    SCORE,
    SCORE_AT,
    STONES,
    STONES_AT,
    WEIGHTS,
    Weights,
)
from tuckbox.bots.jammit.search import Mind, mind
from tuckbox.bots.jammit.selfplay import Samples, self_play
from tuckbox.bots.jammit.weights import first_guess, mode_name, write_weights
from tuckbox.bots.transposition import transpositions
from tuckbox.kernels.dice import Dice, dice, roll
from tuckbox.kernels.jammit import Twin

MODES = ((2, "large"), (3, "large"), (2, "mini"), (3, "mini"))
RIDGE = 1.0
EFFORT = {2: 4, 3: 60}
"""How hard self-play thinks, by seats: depth between two sides, visits between three."""
LOOSE_ENTRIES = 8
NOISE = 100
"""Thousandths of a logit by which judgement errs, so that games differ."""


def tune(seats: int, board: str, games: int, rounds: int, seed: int) -> Weights:
    """The weights of one mode after some rounds of self-play."""
    weights = first_guess()
    for number in range(rounds):
        counts, nexts, winners = _play(seats, board, weights, games, seed + number)
        features = expand(counts, nexts)
        found = fit(features, winners, RIDGE)
        print(f"{seats}-{board} round {number + 1}: {len(winners)} positions, log loss", end=" ")
        print(f"{log_loss(features, winners, found):.4f}", flush=True)
        weights = np.rint(SCALE * found.reshape(2, WEIGHTS)).astype(np.int64)
    return weights


def _play(seats: int, board: str, weights: Weights, games: int, seed: int) -> Samples:
    """Counts, next seats and winners of all positions of so many games, half in each layout."""
    rules = game("jammit")
    rolls = dice(seed, stream=seats)
    parts: list[Samples] = []
    for layout in "AB":
        twin = Twin(rules, rules.options(seats=seats, board=board, layout=layout))
        m = mind(twin.table, twin.size, weights, transpositions(16))
        parts += [_one_game(m, twin, rolls, EFFORT[seats]) for _ in range(games // 2)]
    counts, nexts, winners = (np.concatenate(part) for part in zip(*parts, strict=True))
    return counts[:, :seats], nexts, winners


def _one_game(m: Mind, twin: Twin, rolls: Dice, effort: int) -> Samples:
    m.known[:] = 0
    m.noise[:] = NOISE, roll(rolls, 1 << 30)
    loose = roll(rolls, LOOSE_ENTRIES + 1)
    return self_play(m, twin.initial(), rolls, effort, loose)


def expand(counts: npt.NDArray[np.int64], nexts: npt.NDArray[np.int64]) -> Features:
    """The columns that the weights belong to: those of who inserts next first, then another's."""
    samples, seats, _ = counts.shape
    features = np.zeros((samples, seats, 2, WEIGHTS), dtype=np.float32)
    sample, seat = np.indices((samples, seats))
    role = (seat != nexts[:, None]).astype(np.int64)
    features[sample, seat, role, SCORE_AT + counts[:, :, SCORE]] = 1
    features[sample, seat, role, STONES_AT + counts[:, :, STONES]] = 1
    features[sample, seat, role, BEST_AT + counts[:, :, BEST] - LEAST_GAIN] = 1
    for index in range(COINS, COUNTS):
        features[sample, seat, role, LINEAR_AT + index - COINS] = counts[:, :, index]
    return features.reshape(samples, seats, 2 * WEIGHTS)


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
