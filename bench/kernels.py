"""Random play on the compiled twins, one core and two, beside OpenSpiel's C++ in the same run.

The nearest that OpenSpiel's Python package offers to a plain play-out in C++ is its MCTS bot with
a random-rollout evaluator; the cost of its tree is included. Both sides of that comparison are
counted by processor time, so that others' work on the machine changes neither.
"""

import os
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from tuckbox import game
from tuckbox.kernels import kernel
from tuckbox.kernels.bits.twin import Twin as BitsTwin
from tuckbox.kernels.fits.twin import Twin as FitsTwin
from tuckbox.kernels.kernel import Played

SECONDS = 1.0
REPEATS = 5


class Bench(NamedTuple):
    """One line of the table: what is played, and what it should reach."""

    name: str
    unit: str
    play: Callable[[int, int], Played]
    """Plays N games with T threads."""
    target: float
    """Million moves per second on one core."""
    peers: float
    """How many times OpenSpiel's play-outs."""


def benches() -> list[Bench]:
    fits, bits = game("fits"), game("bits")
    fits_twin, bits_twin = FitsTwin(fits, fits.options(boards="1")), BitsTwin(bits, bits.options())
    fillit = kernel("fillit", game("fillit").options(repetition="off"))
    jammit = kernel("jammit")
    return [
        Bench("fits", "placements", lambda n, t: fits_twin.random_rounds(n, 1, t), 20, 50),
        Bench("bits", "placements", lambda n, t: bits_twin.random_rounds(n, 1, t), 10, 50),
        Bench("fillit", "turns", lambda n, t: fillit.random_games(n, 1, t), 1.5, 3),
        Bench("jammit", "entries", lambda n, t: jammit.random_games(n, 1, t), 8, 3),
    ]


class Rate(NamedTuple):
    """What one run came to, per second."""

    moves: float
    games: float
    moves_cpu: float
    """Per second of processor time: what the code does where others use the machine too."""
    games_cpu: float


def rates(bench: Bench) -> tuple[Rate, float]:
    """Return the best of a few runs on one core, and how many times that two cores give."""
    for threads in (1, 2):
        bench.play(2000, threads)
    began = time.perf_counter()
    bench.play(10_000, 1)
    count = int(10_000 * SECONDS / (time.perf_counter() - began))
    # In turn, because what others leave of the machine changes within seconds.
    pairs = [(_run(bench, count, 1), _run(bench, count, 2)) for _ in range(REPEATS)]
    return max(one for one, _ in pairs), median(both.moves / one.moves for one, both in pairs)


def _run(bench: Bench, count: int, threads: int) -> Rate:
    began, busy = time.perf_counter(), time.process_time()
    played = bench.play(count, threads)
    wall, cpu = time.perf_counter() - began, time.process_time() - busy
    # A BITS game is three rounds; the peers' unit is one play-out, so rounds are counted.
    games = count * (3 if bench.name == "bits" else 1)
    return Rate(played.moves / wall, games / wall, played.moves / cpu, games / cpu)


def peer_rates() -> dict[str, float]:
    """Return the play-outs per second of processor time of OpenSpiel's MCTS in C++."""
    try:
        import pyspiel  # noqa: PLC0415
    except ImportError:
        print("OpenSpiel is not installed (pip install open_spiel): no peers in this run")
        return {}
    rates = {}
    for text in ("hex(board_size=9)", "breakthrough"):
        peer = pyspiel.load_game(text)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
        bot = pyspiel.MCTSBot(peer, evaluator, 2.0, 20_000, 1000, False, 1, False)
        began = time.process_time()
        bot.mcts_search(peer.new_initial_state())
        rates[text] = 20_000 / (time.process_time() - began)
    return rates


def main() -> None:
    print(
        f"{os.cpu_count()} cores; load {os.getloadavg()[0]:.1f} (others' work slows these figures)"
    )
    peers = peer_rates()
    for name, playouts in peers.items():
        print(f"OpenSpiel MCTS {name:20}{playouts:14,.0f} play-outs/s")
    print(f"{'':8}{'unit':12}{'M/s':>8}{'M/s cpu':>9}{'target':>8}{'games/s':>12}", end="")
    print(f"{'2 cores':>9}" + "".join(f"{'x ' + n.partition('(')[0]:>16}" for n in peers), "target")
    for bench in benches():
        one, two_cores = rates(bench)
        print(f"{bench.name:8}{bench.unit:12}{one.moves / 1e6:8.2f}", end="")
        print(f"{one.moves_cpu / 1e6:9.2f}{bench.target:8.1f}{one.games:12,.0f}", end="")
        print(f"{two_cores:8.2f}x", end="")
        print("".join(f"{one.games_cpu / playouts:15,.1f}x" for playouts in peers.values()), end="")
        print(f"{bench.peers:6.0f}x")


if __name__ == "__main__":
    main()
