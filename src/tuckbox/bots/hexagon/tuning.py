"""Finds the weights of an evaluation by self-play.

Each mode plays a few rounds of games against itself, fits the weights to the winners, and goes on
with those. The same seed gives the same weights.
"""

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tuckbox.bots.hexagon.alpha_beta import Workspace
from tuckbox.bots.hexagon.logit import Features, fit, log_loss
from tuckbox.bots.hexagon.selfplay import Samples, SelfPlay
from tuckbox.bots.hexagon.weights import mode_name
from tuckbox.bots.hexagon.worth import SCALE, Weights
from tuckbox.core import AnyGame, Options
from tuckbox.games import game
from tuckbox.kernels.alternating_twin import AlternatingTwin
from tuckbox.kernels.dice import Dice, dice, roll

RIDGE = 1.0
TABLE_BITS = 16
LAYOUTS = "AB"
NOISE = 100
"""Thousandths of a logit by which judgement errs, so that games differ."""


@dataclass(frozen=True)
class Tuning:
    """How the weights of one game are found."""

    name: str
    twin: Callable[[AnyGame, Options], AlternatingTwin]
    selfplay: SelfPlay
    first_guess: Callable[[], Weights]
    """What a player would say before the first game."""
    one_of_many: tuple[tuple[int, int], ...]
    """Counts that have a weight for each number: the column of the weight for 0, and the count."""
    linear: tuple[int, int]
    """The first column and count of those that have one weight each."""
    modes: tuple[tuple[int, str], ...]
    """Seats and board."""
    effort: Mapping[int, int]
    """How hard self-play thinks, by seats: depth between two sides, visits between three."""
    loose: int
    """The most moves at the beginning of a game that are random."""
    options: Mapping[str, str]
    """Those that are the same in all modes."""

    def tune(self, seats: int, board: str, games: int, rounds: int, seed: int) -> Weights:
        """Return the weights of one mode after some rounds of self-play."""
        weights = self.first_guess()
        for number in range(rounds):
            counts, movers, winners = self._play(seats, board, weights, games, seed + number)
            features = self.features(counts, movers)
            found = fit(features, winners, RIDGE)
            loss = log_loss(features, winners, found)
            print(
                f"{mode_name(seats, board)} round {number + 1}: {len(winners)} positions, "
                f"log loss {loss:.4f}",
                flush=True,
            )
            weights = np.rint(SCALE * found.reshape(2, -1)).astype(np.int64)
        return weights

    def features(self, counts: npt.NDArray[np.int64], movers: npt.NDArray[np.int64]) -> Features:
        """Return the columns of the weights, first those of the side that moves next."""
        samples, sides, all_counts = counts.shape
        width = self.first_guess().shape[1]
        features = np.zeros((samples, sides, 2, width), dtype=np.float32)
        sample, side = np.indices((samples, sides))
        role = (side != movers[:, None]).astype(np.int64)
        for column, count in self.one_of_many:
            features[sample, side, role, column + counts[:, :, count]] = 1
        column, first = self.linear
        for count in range(first, all_counts):
            features[sample, side, role, column + count - first] = counts[:, :, count]
        return features.reshape(samples, sides, 2 * width)

    def _play(self, seats: int, board: str, weights: Weights, games: int, seed: int) -> Samples:
        """Return the positions of N games, half of them in each layout."""
        rules, rolls = game(self.name), dice(seed, stream=seats)
        parts: list[Samples] = []
        for layout in LAYOUTS:
            options = rules.options(seats=seats, board=board, layout=layout, **self.options)
            twin = self.twin(rules, options)
            w = self.selfplay.hexagon.workspace(twin, weights, TABLE_BITS)
            parts += [self._one_game(w, twin, rolls) for _ in range(games // len(LAYOUTS))]
        counts, movers, winners = (np.concatenate(part) for part in zip(*parts, strict=True))
        sides = self.selfplay.hexagon.functions.sides(twin.initial())
        return Samples(counts[:, :sides], movers, winners)

    def _one_game(self, w: Workspace, twin: AlternatingTwin, rolls: Dice) -> Samples:
        w.known[:] = 0
        w.noise[:] = NOISE, roll(rolls, 1 << 30)
        loose = roll(rolls, self.loose + 1)
        effort = self.effort[twin.options.seats]
        return self.selfplay.game(w, twin.initial(), rolls, effort, loose)

    def main(self, description: str) -> None:
        """Tune every mode and write the weights down."""
        parser = argparse.ArgumentParser(description=description)
        parser.add_argument("--games", type=int, default=4000, help="per mode and round")
        parser.add_argument("--rounds", type=int, default=3)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--modes", nargs="*", help="such as 2-large; all if none is named")
        asked = parser.parse_args()
        for seats, board in self.modes:
            mode = mode_name(seats, board)
            if not asked.modes or mode in asked.modes:
                weights = self.tune(seats, board, asked.games, asked.rounds, asked.seed)
                self.selfplay.hexagon.weights.write(mode, weights)
