"""An entry is carried out once on its way from a client to every other client's screen."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.server.simulation.scene import JAMMIT_ALONE, Socket, perform
from tuckbox.games.fits.rules import Rules

TWO_AT_FITS = replace(
    JAMMIT_ALONE, game="fits", options={"seats": 2, "boards": "1"}, holders=(0, 1)
)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often the rules of FITS parse a move, carry it out or give its effects."""
    calls: Counter[str] = Counter()

    def counting(name: str) -> None:
        method = getattr(Rules, name)

        def counted(self: Rules, *arguments: Any) -> Any:
            calls[name] += 1
            return method(self, *arguments)

        monkeypatch.setattr(Rules, name, counted)

    for name in ("parse_move", "after", "effects"):
        counting(name)
    return calls


def test_a_turn_of_two_seats_is_carried_out_once(calls: Counter[str]) -> None:
    async def turn(first: Socket) -> None:
        second = Socket(first.world, "person-1")
        await second.connect()
        first.give_nothing(1)
        second.give_nothing(2)
        for socket in (first, second):
            while not socket.update["moves"]:
                await socket.hear("update")
        version = first.live.match.log[-1].number
        calls.clear()
        first.submit()
        await first.hear("ack")
        await second.hear("update")  # it is public that seat 1 has chosen
        second.submit()
        for socket in (first, second):
            while socket.update["version"] == version:
                await socket.hear("update")
        assert first.live.match.log[-1].number == version + 3

    perform(turn, plan=TWO_AT_FITS)
    assert calls["parse_move"] <= 3
    assert calls["after"] <= 3 + 1, "one for each entry, and one for the choice that waited"
    assert calls["effects"] == 3
