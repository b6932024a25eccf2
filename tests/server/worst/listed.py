"""The shape of the lists: for each route and each kind of message, what costs the server most."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.server.worst.scene import Ask, Scene

Prepare = Callable[[Scene], Ask]
"""Prepares a fresh input, which is not measured."""


@dataclass(frozen=True)
class Input:
    """One input; `of` is a route (`GET /api/games`) or a message (`socket hello`)."""

    of: str
    prepare: Prepare
    is_short: bool
    """Whether `make test` tries it too."""

    def __str__(self) -> str:
        name = self.prepare.__name__.strip("_").replace("_", " ")
        return f"{self.of}: {name}"


class Listed(list[Input]):
    """Inputs, each put in by the function that prepares it, whose name says what it is."""

    def put(self, of: str, *, is_short: bool = True) -> Callable[[Prepare], Prepare]:
        def put(prepare: Prepare) -> Prepare:
            self.append(Input(of, prepare, is_short))
            return prepare

        return put
