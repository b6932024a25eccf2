"""FITS bots on boards that nobody knows: random ones, without and with what was learned about them.

Every bot plays the same deals alone. What it reaches stands beside the best possible score.
"""

import os
import tempfile
import time
from collections.abc import Mapping, Sequence
from random import Random
from statistics import mean

from tuckbox.bots import Budget, bot
from tuckbox.bots.fits.judgement import _judgement
from tuckbox.bots.fits.tune import tune
from tuckbox.bots.fits.weights import board_key, keep_weights, read_weights
from tuckbox.core import AnyGame, Seat
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import boxed_game, game
from tuckbox.games.fits.board import COLUMNS, MOST_PAIRS, ROWS, BoardId
from tuckbox.games.fits.moves import CARD, START, Draw, TileId
from tuckbox.solver.fits.random_deals import random_deal
from tuckbox.solver.fits.round import RoundSolver

LEVELS = ("greedy", "expert-3", "expert-4")
VALUES = (1, 2, 3, 4, 5, -1, -2, -3, -5)
BUDGET = Budget(20.0)
"""More than the levels use: they end by what they have done, not by the clock."""
NAME = "random"
BOARDS, DEALS, ROUNDS = 20, 5, 100_000


def random_board(rng: Random) -> str:
    """Return a board with 6 to 20 special spaces."""
    cells = ["."] * (COLUMNS * ROWS)
    places = rng.sample(range(len(cells)), rng.randint(6, 20))
    signs = {".": "dot"}
    for number in range(rng.randint(0, min(MOST_PAIRS, len(places) // 2))):
        sign = chr(ord("a") + number)
        signs[sign] = "pair"
        cells[places.pop()] = cells[places.pop()] = sign
    for place in places:
        value = rng.choice(VALUES)
        cells[place] = str(value)
        signs[str(value)] = f"value {value}"
    rows = [" ".join(cells[at : at + COLUMNS]) for at in range(0, len(cells), COLUMNS)]
    legend = [f"{sign} {meaning}" for sign, meaning in signs.items()]
    bonus = f"[row-bonus {rng.choice(('on', 'off'))}]"
    return "\n".join([bonus, "[signs]", *legend, "[grid]", *rows, ""])


def boxed(text: str) -> AnyGame:
    drawn = BoxFile(f"boards/{NAME}.txt", Claim.MADE_UP, text)
    return boxed_game(write_box("fits", "Random", "", "", [drawn]))


def played(rules: AnyGame, board: str, tiles: Sequence[TileId], level: str) -> int:
    """Return the points of a bot that plays these tiles alone."""
    player, rng = bot(level), Random(1)
    position = rules.initial(rules.options(boards=board))
    coming = iter(tiles)
    while who := rules.to_move(position):
        if who == (0,):
            # The card of the starting tile passes the seat by, whenever it comes: last, here.
            draw = Draw(CARD if position.now.starts else START, next(coming, tiles[0]))
            position = rules.apply(position, who[0], draw)
        else:
            seen = rules.view(position, Seat(1))
            move = player.choose(rules, seen, BUDGET, rng).move
            position = rules.apply(position, who[0], move)
    return rules.scores(position)[0]


def scores(rules: AnyGame, board: str, deals: int) -> dict[str, list[int]]:
    """Return the points of every level and the best possible ones, deal by deal."""
    solver = RoundSolver(rules, board)
    found: dict[str, list[int]] = {level: [] for level in (*LEVELS, "best")}
    for seed in range(deals):
        tiles = random_deal(rules.components, Random(seed))  # type: ignore[attr-defined]
        found["best"].append(solver.best(tiles).score)
        for level in LEVELS:
            found[level].append(played(rules, board, tiles, level))
    return found


def show(title: str, found: Sequence[Mapping[str, list[int]]]) -> None:
    best = [points for each in found for points in each["best"]]
    print(f"{title}: best possible {mean(best):.2f}")
    for level in LEVELS:
        reached = [points for each in found for points in each[level]]
        share = sum(reached) / sum(best)
        lost = mean(most - points for most, points in zip(best, reached, strict=True))
        print(f"  {level:9} {mean(reached):6.2f} points, {share:4.0%}, {lost:.2f} lost", flush=True)


def main() -> None:
    # What this learns must not stay on this computer.
    os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp()
    plain = game("fits")
    show("built-in boards", [scores(plain, board, 5 * DEALS) for board in "1234"])
    boards = [boxed(random_board(Random(seed))) for seed in range(BOARDS)]
    show("unknown boards", [scores(rules, NAME, DEALS) for rules in boards])
    begin = time.process_time()
    for rules in boards:
        judgement = tune(rules, BoardId(NAME), ROUNDS, 1, lambda share, mean: None)
        keep_weights(board_key(judgement.board), judgement.weights)
    seconds = (time.process_time() - begin) / BOARDS
    print(f"learned from {ROUNDS} rounds each, in {seconds:.1f} s of processor time")
    _judgement.cache_clear()
    read_weights.cache_clear()
    show("the same boards, learned", [scores(rules, NAME, DEALS) for rules in boards])


if __name__ == "__main__":
    main()
