"""Whether a board is any good: the best possible scores of random deals on it."""

from collections.abc import Iterator
from random import Random

from tuckbox.core import AnyGame
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.moves import Choice, TileId
from tuckbox.solver.fits.round import RoundSolver
from tuckbox.solver.square.best_round import BestRound


def best_of_deals(game: AnyGame, board: str, seeds: range) -> Iterator[BestRound[Choice]]:
    """Yield the best possible round of each deal; a seed deals the same cards on every board."""
    solver = RoundSolver(game, board)
    components: Components = game.components  # type: ignore[attr-defined]
    for seed in seeds:
        yield solver.best(random_deal(components, Random(seed)))


def random_deal(components: Components, random: Random) -> list[TileId]:
    """Return a starting tile and all others in random order."""
    start = random.choice(components.starts)
    later = [tile for tile in components.building_cards if tile != start]
    random.shuffle(later)
    return [start, *later]
