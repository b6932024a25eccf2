"""Two people at a simulated table of FITS, and a count of what its rules are asked for."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from tests.server.simulation.scene import JAMMIT_ALONE, Socket
from tuckbox.games.fits.rules import Rules

TWO_AT_FITS = replace(
    JAMMIT_ALONE, game="fits", options={"seats": 2, "boards": "1"}, holders=(0, 1)
)


async def sit_down(first: Socket) -> Socket:
    """Let both seats have their cards, and return the socket of the second."""
    second = Socket(first.world, "person-1")
    await second.connect()
    first.give_nothing(1)
    second.give_nothing(2)
    for socket in (first, second):
        while not socket.update["moves"]:
            await socket.hear("update")
    return second


def count_calls(monkeypatch: pytest.MonkeyPatch, names: Iterable[str]) -> Counter[str]:
    """Return a count, from now on, of the calls of these methods of the rules."""
    calls: Counter[str] = Counter()

    def counting(name: str) -> None:
        method = getattr(Rules, name)

        def counted(self: Rules, *arguments: Any) -> Any:
            calls[name] += 1
            return method(self, *arguments)

        monkeypatch.setattr(Rules, name, counted)

    for name in names:
        counting(name)
    return calls
