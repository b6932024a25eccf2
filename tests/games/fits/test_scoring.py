"""What is still visible at the end of a round scores; §6.1, §6.2, §6.3, §6.4, §6.5, §6.6."""

import pytest

from tests.games.fits.table import RULES, covered
from tuckbox.core.square import Cell
from tuckbox.games.fits.board import CELLS, BoardId, Score, score

BOARDS = RULES.components.boards
FULL_BUT = """
    ######
    ######
    ######
    ######
    ######
    ######
    ######
    ######
    ######
    ######
    ######
    ######
"""


def scored(board: str, picture: str) -> Score:
    return score(BOARDS[BoardId(board)], covered(picture))


def but(*spaces: str) -> frozenset[Cell]:
    """Return all spaces but these."""
    return frozenset(cell for cell in CELLS if cell.name not in spaces)


def of(board: str, lying: frozenset[Cell]) -> Score:
    return score(BOARDS[BoardId(board)], lying)


def test_every_uncovered_dot_costs_a_point() -> None:
    assert scored("1", "......").dots == -72
    assert scored("2", "......").dots == -(72 - 8)
    assert scored("3", "......").dots == -(72 - 10)
    assert scored("4", "......").dots == -(72 - 10)


def test_board_1_rewards_every_complete_row() -> None:
    points = scored(
        "1",
        """
        #....#
        ######
        ###.##
        ######
        """,
    )
    assert points == Score(dots=-(48 + 4 + 1), rows=2, values=0, pairs=0)


def test_board_1_rewards_a_row_with_nothing_above_it() -> None:
    assert scored("1", "######") == Score(dots=-66, rows=1, values=0, pairs=0)


def test_board_1_full() -> None:
    assert scored("1", FULL_BUT) == Score(dots=0, rows=12, values=0, pairs=0)
    assert scored("1", FULL_BUT).total == 12


@pytest.mark.parametrize("board", "234")
def test_other_boards_do_not_reward_rows(board: str) -> None:
    assert scored(board, FULL_BUT) == Score(0, 0, 0, 0)


def test_board_2_scores_visible_numbers_instead_of_a_dot() -> None:
    assert of("2", but("C8")) == Score(dots=0, rows=0, values=3, pairs=0)
    assert of("2", but("C8", "D5", "B10", "A12")) == Score(dots=-1, rows=0, values=7, pairs=0)
    assert scored("2", "......").values == 14


def test_board_3_scores_bonus_and_penalty() -> None:
    assert of("3", but("B8", "F3")) == Score(dots=0, rows=0, values=3 - 5, pairs=0)
    assert scored("3", "......").values == 12 - 20


def test_board_4_scores_pairs_of_symbols() -> None:
    assert of("4", but("C11", "D2")) == Score(dots=0, rows=0, values=0, pairs=3)
    assert of("4", but("C11")) == Score(dots=0, rows=0, values=0, pairs=-3)
    assert of("4", but()) == Score(dots=0, rows=0, values=0, pairs=0)
    assert of("4", but("C11", "D2", "B3", "A9", "F4")).pairs == 3 - 3 + 3


def test_an_uncovered_symbol_costs_no_dot() -> None:
    assert of("4", but("C11", "A1")).dots == -1


def test_squares_over_the_top_edge_count_for_nothing() -> None:
    above = frozenset({Cell(column, 12) for column in range(6)})
    assert score(BOARDS[BoardId("1")], above) == scored("1", "......")
