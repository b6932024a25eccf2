"""Most points over all rounds win; alone the total earns a grade; §6.8, §6.9, §6.10, §6.11."""

import pytest

from tests.games.fits.table import ONE, RULES, TWO, play, table
from tests.playing import random_game
from tuckbox.core import seat
from tuckbox.games.fits.board import grade
from tuckbox.games.fits.position import Position


def two_seats(second: str) -> Position:
    """Seat 1 places only its starting tile; seat 2 also chooses `second` for I3."""
    position = table("start L5", "start P5", "1 L5:0@A", "2 P5:0@A", seats=2)
    for tile in RULES.components.building_cards:
        position = play(position, f"card {tile}")
        for who in RULES.to_move(position):
            if who:
                position = play(position, f"{who} {second if (who, tile) == (2, 'I3') else '-'}")
    return position


def test_the_highest_total_wins() -> None:
    outcome = RULES.outcome(two_seats("I3:0@D"))
    assert outcome is not None
    assert outcome.winners == (TWO,)
    assert outcome.scores == (-67, -64)
    assert outcome.reason == "fits-reason-won"
    assert outcome.grade is None


def test_equal_totals_share_the_win() -> None:
    outcome = RULES.outcome(two_seats("-"))
    assert outcome is not None
    assert outcome.winners == (ONE, TWO)
    assert outcome.reason == "fits-reason-shared"


def test_there_is_no_outcome_before_the_end() -> None:
    assert RULES.outcome(table("start L5")) is None


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (-200, 1),
        (5, 1),
        (6, 2),
        (10, 2),
        (11, 3),
        (15, 3),
        (16, 4),
        (20, 4),
        (21, 5),
        (25, 5),
        (26, 6),
        (30, 6),
        (31, 7),
        (53, 7),
    ],
)
def test_grades(total: int, expected: int) -> None:
    assert grade(total) == expected


@pytest.mark.parametrize(
    ("boards", "has_grade"),
    [("1,2,3,4", True), ("4,1,3,2", True), ("1,2,3", False), ("1", False)],
)
def test_a_grade_needs_all_four_boards(boards: str, has_grade: bool) -> None:
    steps = list(random_game(RULES, RULES.options(boards=boards), boards))
    outcome = RULES.outcome(steps[-1].after)
    assert outcome is not None
    assert outcome.winners == (seat(1),)
    assert outcome.reason == "fits-reason-solo"
    assert (outcome.grade is not None) == has_grade
    effects = RULES.effects(steps[-1])
    assert (effects[-1].id == "fits-effect-grade") == has_grade
