"""What known players reach in every mode, as rows of the table in docs/environments.md.

python -m bench.envs_baselines greedy 40 fits,bits 1,2

The words after it: a bot, how many games in each mode, the kinds of game, the numbers of seats.

Alone: the mean of the points. With more seats: the share of games that the bot wins in seat 1 while
`random` plays all others, which is what an environment with `opponents="random"` asks of a learner.
"""

import sys
from random import Random

import gymnasium
import numpy as np

from tuckbox import CHANCE
from tuckbox.arena.statistic import mean, share
from tuckbox.bots import Budget, bot
from tuckbox.core import AnyGame, Options, Seat, seat
from tuckbox.core.game import modes
from tuckbox.envs import NAMES, env_id
from tuckbox.games import game

SECONDS = 0.1
FIRST = seat(1)
MOST_ENTRIES = 4000
"""Where a game without an end is left: nobody has won it."""


def random_results(name: str, options: Options, games: int) -> list[float]:
    """Return the points, or the part of a win, of seat 1 in games that are random throughout."""
    alone = options.seats == 1
    reward = "points" if alone else "win"
    envs = gymnasium.make_vec(env_id(name), games, reward=reward, **dict(options.pairs))
    envs.reset(seed=1)
    found = np.full(games, np.nan)
    # The first game of each: those that end soonest would be the short ones.
    while np.isnan(found).any():
        _, rewards, done, cut, info = envs.step(envs.sample_actions())  # type: ignore[attr-defined]
        own = rewards if alone else np.maximum(info["rewards"][:, 0], 0)
        is_first = (done | cut) & np.isnan(found)
        found[is_first] = own[is_first]
    return found.tolist()


def bot_result(rules: AnyGame, options: Options, level: str, seed: int) -> float:
    """Return the same of one game in which a bot has seat 1."""
    rng, position = Random(f"baselines {options} {seed}"), rules.initial(options)
    player, others = bot(level), bot("random")
    for _ in range(MOST_ENTRIES):
        actors = rules.to_move(position)
        if not actors:
            break
        who = actors[0]
        if who == CHANCE:
            draws, weights = zip(*rules.chances(position), strict=True)
            move = rng.choices(draws, weights)[0]
        else:
            view = rules.view(position, Seat(who))
            chooser = player if who == FIRST else others
            move = chooser.choose(rules, view, Budget(SECONDS), rng).move
        position = rules.apply(position, who, move)
    outcome = rules.outcome(position)
    if options.seats == 1:
        return float(rules.scores(position)[0])
    won = outcome is not None and FIRST in outcome.winners
    sides = len(outcome.winners) if outcome and rules.name != "fillit" else 1
    return 1 / sides if won else 0.0


def row(name: str, options: Options, level: str, games: int) -> str:
    rules = game(name)
    found = (
        random_results(name, options, games)
        if level == "random"
        else [bot_result(rules, options, level, seed) for seed in range(games)]
    )
    if options.seats == 1:
        points = mean(found)
        assert points is not None, "at least two games"
        low, high = points.low, points.high
        text = f"{points.value:.1f} ({low:.1f} to {high:.1f})"
    else:
        part = share(sum(found), games)
        text = f"{100 * part.value:.0f}% ({100 * part.low:.0f}% to {100 * part.high:.0f}%)"
    words = " ".join(f"{word}={value}" for word, value in options.pairs)
    return f"| {name} {words} | {level} | {games} | {text} |"


def main(
    level: str = "random", games: str = "1000", names: str = ",".join(NAMES), seats: str = "1,2,3,4"
) -> None:
    for name in names.split(","):
        for options in modes(game(name)):
            if str(options.seats) in seats.split(","):
                print(row(name, options, level, int(games)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
