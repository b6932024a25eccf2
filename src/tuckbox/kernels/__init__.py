"""Compiled twins of the rules: flat integers, bit boards, millions of entries per second.

The rules in `games` are the specification; tests prove that each twin equals them.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

from tuckbox.core import AnyGame, Options
from tuckbox.games import game, games
from tuckbox.kernels.kernel import Kernel, UnknownKernel

__all__ = ["Kernel", "UnknownKernel", "kernel", "twins"]


@cache
def twins() -> tuple[str, ...]:
    """Return the names of the games that have a compiled twin: a folder here."""
    here = Path(__file__).parent
    return tuple(name for name in games() if (here / name / "__init__.py").is_file())


def kernel(rules: AnyGame | str, options: Options | None = None) -> Kernel:
    """Return the twin of a game, given itself or its name, under these options or its defaults."""
    if isinstance(rules, str):
        rules = game(rules)
    if rules.name not in twins():
        raise UnknownKernel.of("kernel-unknown", game=rules.name, known=twins())
    make: Callable[[AnyGame, Options], Kernel]
    make = import_module(f"tuckbox.kernels.{rules.name}").Twin
    return make(rules, rules.options() if options is None else options)
