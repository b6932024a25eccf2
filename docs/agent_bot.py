"""A trained agent of `train_fits` sits down at the table: as a bot, in the arena, and over the wire.

python docs/agent_bot.py agent.npz [deals]                        plays deals of FITS, board 1
python docs/agent_bot.py agent.npz http://localhost:8420 MATCH TOKEN   plays a seat on a server

As a bot of the arena and of the table in line mode, against a person at the keyboard:

export TUCKBOX_BOTS=agent=agent_bot PYTHONPATH=docs AGENT=agent.npz
tuckbox arena fits --boards 1 --bots greedy,agent --games 100
tuckbox play fits --boards 1 --seats 2 --bot 2=agent
"""

import importlib.util
import os
import sys
from pathlib import Path
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


def bot(level):
    """Return the agent of the file that the variable AGENT names; `TUCKBOX_BOTS` asks for this."""
    return AgentBot(os.environ.get("AGENT", "agent.npz"))


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


def play_over_the_wire(bot, server, match, token):
    """Play a seat of a match on a server, by the example client for programs."""
    file = Path(__file__).with_name("bot-client.py")
    spec = importlib.util.spec_from_file_location("bot_client", file)
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    fits = game("fits")

    def choose(update):
        move = bot.choose(fits, update["view"], Budget(1.0), Random()).move
        return fits.format_move(move)

    client.choose = choose
    client.main(server, match, token)


if __name__ == "__main__":
    agent, *rest = sys.argv[1:] or [""]
    if not Path(agent).is_file() or len(rest) == 2 or (len(rest) == 1 and not rest[0].isdecimal()):
        sys.exit(__doc__)
    if len(rest) == 3:
        play_over_the_wire(AgentBot(agent), *rest)
    else:
        points = [play(AgentBot(agent), seed) for seed in range(int(rest[0]) if rest else 150)]
        spread = 1.96 * np.std(points) / len(points) ** 0.5
        print(f"{np.mean(points):.2f} ± {spread:.2f} points over {len(points)} deals")
