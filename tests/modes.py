"""Every mode of every game, found through the index: what conformance, perft and playthroughs run over."""

from collections.abc import Iterator
from itertools import product

from tuckbox import game, games
from tuckbox.core import AnyGame, InvalidOptions, Option, Options


def modes(name: str) -> tuple[Options, ...]:
    """All combinations of a game's options that its rules allow."""
    return tuple(_modes(game(name)))


def all_modes() -> list[tuple[str, Options]]:
    return [(name, options) for name in games() for options in modes(name)]


def mode_id(name: str, options: Options) -> str:
    """`fits-2-1`: a file name for a mode."""
    return "-".join([name, *(value.replace(",", "") for _, value in options.pairs)])


def _modes(rules: AnyGame) -> Iterator[Options]:
    names = [option.name for option in rules.choosable]
    for values in product(*(_values(option) for option in rules.choosable)):
        try:
            yield rules.options(**dict(zip(names, values, strict=True)))
        except InvalidOptions:
            continue


def _values(option: Option) -> tuple[str, ...]:
    """Every choice; of a sequence its default and, to be short, each choice alone."""
    return (option.default, *option.choices) if option.is_sequence else option.choices
