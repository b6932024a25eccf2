"""An entry is carried out once on its way from a client to every other client's screen."""

from collections import Counter

import pytest

from tests.server.simulation.scene import Socket, perform
from tests.server.two_at_fits import TWO_AT_FITS, count_calls, sit_down


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often the rules of FITS parse a move, carry it out or give its effects."""
    return count_calls(monkeypatch, ("parse_move", "after", "effects"))


def test_a_turn_of_two_seats_is_carried_out_once(calls: Counter[str]) -> None:
    async def turn(first: Socket) -> None:
        second = await sit_down(first)
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
