"""How strong the bots of FILLIT and JAMMIT are, through the same protocol that tables use.

Experts against plain UCT with the same time: two seats in both layouts, three seats against two;
and plain UCT against greedy. Time is processor time, so that others' use of the machine does not
change the result. A few games say most of it; 200 of each take hours on one core, but with
`--keep FILE` a run goes on where an earlier one ended.

python -m bench.strength --games 200 --keep strength.jsonl
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from bench._processor_time import use_processor_time
from tuckbox import game
from tuckbox.arena.statistic import share
from tuckbox.bots import Budget, bot
from tuckbox.bots.deadline import NEVER
from tuckbox.bots.fillit.game import FILLIT
from tuckbox.bots.hexagon.game import HexagonGame
from tuckbox.bots.hexagon.uct import EXPLORATION, MOST_NODES, tree
from tuckbox.bots.jammit.game import JAMMIT
from tuckbox.core import AnyGame, Options, seat, seats
from tuckbox.core.ability import sides
from tuckbox.kernels.dice import dice

EXPERT, PLAIN, GREEDY = "expert-5", "uct", "greedy"


def play(
    rules: AnyGame, options: Options, players: Sequence[str], seconds: float, seed: int
) -> int:
    """Play one game and return the seat that won (the first of a team), or 0 for a draw."""
    rng = Random(seed)
    bots = [bot(level) for level in players]
    position = rules.initial(options)
    while actors := rules.to_move(position):
        view = rules.view(position, seat(actors[0]))
        chosen = bots[actors[0] - 1].choose(rules, view, Budget(seconds), rng)
        position = rules.apply(position, actors[0], chosen.move)
    outcome = rules.outcome(position)
    return outcome.winners[0] if outcome and outcome.winners else 0


def duel(
    name: str,
    hero: str,
    others: str,
    games: int,
    seconds: float,
    *,
    keep: Path | None = None,
    **choices: object,
) -> None:
    """Play games in which the hero sits at every seat in turn, and print how often it won."""
    rules = game(name)
    options = rules.options(**choices)
    pairing = f"{name} {options} {hero} {others} {seconds:g}"
    kept = dict(_kept(keep, pairing))
    for number in range(games):
        if number not in kept:
            kept[number] = _result(rules, options, (hero, others), seconds, number)
            _append(keep, pairing, number, kept[number])
    wins = sum(kept[number] for number in range(games))
    _, low, high = share(wins, games)
    print(
        f"{name:7} {options!s:60} {hero} against {others}: "
        f"{wins:g} of {games} = {100 * wins / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
        flush=True,
    )


def _result(
    rules: AnyGame, options: Options, pair: tuple[str, str], seconds: float, number: int
) -> float:
    """Return 1 if the hero won the game of this number, 0.5 for a draw, else 0."""
    teams = sides(rules, options)
    own, (hero, others) = teams[number % len(teams)], pair
    players = [hero if who in own else others for who in seats(options.seats)]
    winner = play(rules, options, players, seconds, number)
    return 0.5 if winner == 0 else float(winner in own)


def _kept(keep: Path | None, pairing: str) -> Iterator[tuple[int, float]]:
    """Yield numbers and results of the games of a pairing that an earlier run has played."""
    if keep and keep.exists():
        for line in map(json.loads, keep.read_text(encoding="utf-8").splitlines()):
            if line["pairing"] == pairing:
                yield line["number"], line["result"]


def _append(keep: Path | None, pairing: str, number: int, result: float) -> None:
    if keep:
        line = json.dumps({"pairing": pairing, "number": number, "result": result})
        with keep.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


def print_rates(name: str, playouts: int = 20_000) -> None:
    """Print the play-outs a second, by processor time, of plain UCT and of the bare twin."""
    rules = game(name)
    options = rules.options(**({"repetition": "off"} if name == "fillit" else {}))
    hexagon: HexagonGame = {"fillit": FILLIT, "jammit": JAMMIT}[name]
    twin = hexagon.observe(rules, rules.view(rules.initial(options), seat(1))).twin
    for count in (10, playouts):  # the first time only compiles
        began = time.process_time()
        twin.random_games(count, seed=1)
        bare = count / (time.process_time() - began)
        nodes, began = tree(MOST_NODES), time.process_time()
        hexagon.grow_uct(twin.table, twin.initial(), nodes, dice(1), EXPLORATION, NEVER, count)
        share = count / (time.process_time() - began)
    print(f"{name}: plain UCT {share:,.0f} play-outs/s, the bare twin {bare:,.0f}", flush=True)


def main() -> None:
    """Print one line per pairing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1, help="per entry")
    parser.add_argument("--names", nargs="*", default=["fillit", "jammit"])
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 3])
    parser.add_argument("--keep", type=Path, help="a file of results to go on from")
    asked = parser.parse_args(sys.argv[1:] if __name__ == "__main__" else [])
    use_processor_time("tuckbox.bots.hexagon.expert", "tuckbox.bots.hexagon.uct_bot")
    for name in asked.names:
        print_rates(name)
        for number in asked.seats:
            for layout in ("A", "B"):
                shared = {"keep": asked.keep, "seats": number, "layout": layout}
                duel(name, EXPERT, PLAIN, asked.games, asked.seconds, **shared)
        duel(name, PLAIN, GREEDY, asked.games, asked.seconds, keep=asked.keep)


if __name__ == "__main__":
    main()
