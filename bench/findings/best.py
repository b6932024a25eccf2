"""The best possible score of a FITS round with all cards known, by board and starting tile."""

import random
from typing import Any

from tuckbox import game
from tuckbox.games.fits.components import Components
from tuckbox.solver.fits import RoundSolver

DEALS = 100
"""For each board and starting tile."""
SEED = 1


def deal(components: Components, board: str, start: str, number: int) -> list[str]:
    """Return the starting tile, then all others in an order that does not depend on it."""
    order = sorted(components.building_cards)
    random.Random(f"{SEED} {board} {number}").shuffle(order)
    return [start, *(tile for tile in order if tile != start)]


def measure() -> dict[str, Any]:
    rules = game("fits")
    components: Components = rules.components  # type: ignore[attr-defined]
    found: dict[str, dict[str, list[int]]] = {}
    for board in components.boards:
        solver = RoundSolver(rules, board)
        found[board] = {}
        for start in components.starts:
            bests = [solver.best(deal(components, board, start, n)) for n in range(DEALS)]
            assert all(best.is_proven for best in bests)
            found[board][start] = [best.score for best in bests]
        print(board, {start: sum(s) / DEALS for start, s in found[board].items()}, flush=True)
    return {"seed": SEED, "deals": DEALS, "components": rules.files.hash, "scores": found}
