"""The long proof that the twins are the rules: random games in every mode, entry by entry."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random

from tuckbox.core import AnyGame, InvalidOptions, Option, Options
from tuckbox.games import NAMES, game
from tuckbox.kernels import kernel
from tuckbox.kernels.compare import compare_game


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
    names: Sequence[str] = NAMES,
    progress: Callable[[Progress], None] = lambda _: None,
) -> int:
    """Compare at least so many entries, in every mode of these games: how many were compared.

    `TwinDiffers` names the first difference and the entries that lead to it.
    """
    modes = [(rules, options) for rules in map(game, names) for options in modes_of(rules)]
    compared = 0
    for number, (rules, options) in enumerate(modes, 1):
        twin, random = kernel(rules, options), Random(f"{seed} {rules.name} {options}")
        # Every mode gets an equal share, and at least one whole game.
        while True:
            compared += compare_game(twin, random)
            progress(Progress(rules.name, options, compared, entries))
            if compared >= entries * number / len(modes):
                break
    return compared


def modes_of(rules: AnyGame) -> Iterator[Options]:
    """Every combination of options that the rules allow; of a sequence its default and its parts."""
    names = [option.name for option in rules.choosable]
    for values in product(*(_values(option) for option in rules.choosable)):
        try:
            yield rules.options(**dict(zip(names, values, strict=True)))
        except InvalidOptions:
            continue


def _values(option: Option) -> tuple[str, ...]:
    return (option.default, *option.choices) if option.is_sequence else option.choices
