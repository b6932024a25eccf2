"""The text of moves; §7.1, §7.2, §7.3, §7.4."""

import pytest

from tests.games.bits.table import RULES, all_moves
from tuckbox.core import InvalidMove
from tuckbox.games.bits.moves import Placement


def test_every_text_reads_back() -> None:
    for found in all_moves():
        assert RULES.parse_move(RULES.format_move(found)) == found


def test_how_many_moves_there_are() -> None:
    """Twenty-five ordered pairs and the neutral stone in eleven slots; 16 + 5 + 15 draws."""
    moves = all_moves()
    assert sum(isinstance(found, Placement) for found in moves) == 26 * 11
    assert len(moves) == len({found.text for found in moves}) == 26 * 11 + 16 + 5 + 15


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bits-move-unreadable"),
        ("RB", "bits-move-unreadable"),
        ("RB-C", "bits-move-unreadable"),
        ("RB>CC", "bits-move-unreadable"),
        ("rb>c", "bits-move-no-such-stone"),
        ("NR>A", "bits-move-no-such-stone"),
        ("RB>F", "bits-move-lying-column"),
        ("RB^G", "bits-move-standing-column"),
        ("RB^1", "bits-move-standing-column"),
        ("card BR", "bits-move-no-such-card"),
        ("start RR", "bits-move-no-such-card"),
        ("task 2 V3 R", "bits-move-no-such-card"),
    ],
)
def test_a_text_that_is_no_move_says_what_would_be_one(text: str, code: str) -> None:
    with pytest.raises(InvalidMove) as error:
        RULES.parse_move(text)
    assert error.value.code == code
