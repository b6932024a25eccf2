"""§1.3 to §1.7, §2.1, §2.2, §6.4: what can be chosen, and what goes together."""

import pytest

from tests.games.fillit.table import RULES
from tuckbox.core import InvalidOptions


def test_defaults_are_two_seats_on_the_large_board() -> None:
    assert str(RULES.options()) == "seats=2 board=large layout=A repetition=draw"


def test_seats_are_asked_for_first() -> None:
    assert RULES.choosable[0].name == "seats"


@pytest.mark.parametrize("board", ["large", "mini"])
@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_seats_play_on_both_boards(seats: int, board: str) -> None:
    assert RULES.options(seats=seats, board=board).seats == seats


def test_two_against_two_needs_the_large_board() -> None:
    """§1.7: there is no mini mode for four."""
    with pytest.raises(InvalidOptions) as caught:
        RULES.options(seats=4, board="mini")
    assert caught.value.code == "fillit-options-mode"


@pytest.mark.parametrize("choice", [{"seats": 5}, {"board": "huge"}, {"layout": "C"}, {"hexes": 1}])
def test_other_values_are_refused(choice: dict[str, object]) -> None:
    with pytest.raises(InvalidOptions):
        RULES.options(**choice)
