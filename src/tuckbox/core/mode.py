"""The modes of a game: every combination of its options that the rules allow."""

from collections.abc import Iterator
from itertools import product

from tuckbox.core.error import InvalidOptions
from tuckbox.core.game import AnyGame
from tuckbox.core.option import Option, Options


def modes(game: AnyGame) -> Iterator[Options]:
    """Yield every mode; for a sequence, to keep it short, only its default and each choice alone."""
    names = [option.name for option in game.choosable]
    for values in product(*(_values(option) for option in game.choosable)):
        try:
            yield game.options(**dict(zip(names, values, strict=True)))
        except InvalidOptions:
            continue


def _values(option: Option) -> tuple[str, ...]:
    return (option.default, *option.choices) if option.is_sequence else option.choices
