"""A trained agent sits down at the table: plays deals of FITS, board 1, as a bot.

python docs/agent_bot.py agent.npz [deals]
"""

import sys
from random import Random

import numpy as np
from train_fits import forward, see

from tuckbox import CHANCE, game
from tuckbox.bots import Budget, Choice
from tuckbox.envs.env_game import env_game


class AgentBot:
    """A net of `train_fits` as a `tuckbox.bots.Bot`: chooses from what its seat may see."""

    level = "agent"

    def __init__(self, file):
        with np.load(file) as saved:
            self.net = dict(saved)

    def choose(self, game, view, budget, rng):
        """Return the move that the net likes best."""
        position, number = game.position(view), view["seat"] - 1
        env = env_game(game.name, **dict(position.options.pairs))
        state = env.encode(position)
        mask = np.zeros((1, len(env.texts)), bool)
        mask[0, env.legal(state, number)] = True
        seen = see(env.layout, env.observe(state, view["seat"])[None])
        action = int(forward(self.net, seen, mask)[2].argmax())
        return Choice(env.move(state, number, action))


def play(bot, seed):
    """Return the points of one deal, played through views as at any table."""
    fits, rng = game("fits"), Random(seed)
    position = fits.initial(fits.options(boards="1"))
    while actors := fits.to_move(position):
        if actors == (CHANCE,):
            draws, weights = zip(*fits.chances(position), strict=True)
            move = rng.choices(draws, weights)[0]
        else:
            view = fits.view(position, actors[0])
            move = bot.choose(fits, view, Budget(0.1), rng).move
        position = fits.apply(position, actors[0], move)
    return fits.scores(position)[0]


if __name__ == "__main__":
    bot = AgentBot(sys.argv[1])
    points = [play(bot, seed) for seed in range(int(sys.argv[2]) if len(sys.argv) > 2 else 150)]
    spread = 1.96 * np.std(points) / len(points) ** 0.5
    print(f"{np.mean(points):.2f} ± {spread:.2f} points over {len(points)} deals")
