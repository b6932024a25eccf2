"""Random play through the readable rules, beside python-chess in the same run.

Counts entries per second of whole random games, and legal moves generated per second of the time
that generating them takes. Readability comes first; the compiled twins are measured elsewhere.
"""

import random
import time
from dataclasses import dataclass

import chess

from tuckbox import CHANCE, game, games

SECONDS = 3.0


@dataclass
class Rate:
    """What was counted while the clock ran."""

    entries: int = 0
    moves: int = 0
    generating: float = 0.0
    playing: float = 0.0

    def row(self, name: str, peer: "Rate | None" = None) -> str:
        generated = self.moves / self.generating
        ratio = generated / (peer.moves / peer.generating) if peer else 1.0
        return (
            f"{name:14}{self.entries / self.playing:14,.0f}{generated:18,.0f}"
            f"{self.moves / self.entries:14.1f}{ratio:12.2f}"
        )


def play_rules(name: str, seconds: float = SECONDS) -> Rate:
    rules, rng, rate = game(name), random.Random(1), Rate()
    start = rules.initial(rules.options())
    position = start
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        actors = rules.to_move(position)
        if not actors:
            position = start
            continue
        before = time.perf_counter()
        moves = rules.legal_moves(position, actors[0])
        rate.generating += time.perf_counter() - before
        if actors[0] != CHANCE:
            rate.moves += len(moves)
        position = rules.apply(position, actors[0], rng.choice(moves))
        rate.entries += 1
    rate.playing = time.perf_counter() - began
    return rate


def play_chess(seconds: float = SECONDS) -> Rate:
    board, rng, rate = chess.Board(), random.Random(1), Rate()
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        before = time.perf_counter()
        moves = list(board.legal_moves)
        rate.generating += time.perf_counter() - before
        rate.moves += len(moves)
        if not moves or board.fullmove_number > 100:
            board.reset()
            continue
        board.push(rng.choice(moves))
        rate.entries += 1
    rate.playing = time.perf_counter() - began
    return rate


def main() -> None:
    print(f"{'':14}{'entries/s':>14}{'legal moves/s':>18}{'moves/entry':>14}{'x chess':>12}")
    peer = play_chess()
    print(peer.row("python-chess"))
    for name in games():
        print(play_rules(name).row(name, peer))


if __name__ == "__main__":
    main()
