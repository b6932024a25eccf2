"""The long proof that the twins are the rules: random games in every mode, entry by entry."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from tuckbox.core import Options
from tuckbox.core.game import modes
from tuckbox.games import game
from tuckbox.kernels import kernel, twins
from tuckbox.kernels.rules_comparison import compare_game


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a check has come."""

    game: str
    options: Options
    entries: int
    """Compared so far, over all games."""
    wanted: int


def run(
    entries: int = 1_000_000,
    *,
    seed: int = 0,
    names: Sequence[str] | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> int:
    """Compare at least `entries` entries in every mode of these games; return how many it was.

    Without names, check every game that has a twin. `TwinDiffers` names the first difference and the
    entries that lead to it.
    """
    chosen = map(game, twins() if names is None else names)
    played = [(rules, options) for rules in chosen for options in modes(rules)]
    compared = 0
    for number, (rules, options) in enumerate(played, 1):
        twin, random = kernel(rules, options), Random(f"{seed} {rules.name} {options}")
        # Every mode gets an equal share, and at least one whole game.
        while True:
            compared += compare_game(twin, random)
            progress(Progress(rules.name, options, compared, entries))
            if compared >= entries * number / len(played):
                break
    return compared
