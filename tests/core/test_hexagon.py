"""The hexagonal board: its hexes (§1.1, §1.2, §1.3), names (§2.2), corners (§2.4) and turns (§2.5)."""

import pytest

from tuckbox.core.hexagon import CENTRE, DIRECTIONS, Hex, HexBoard

LARGE, MINI = HexBoard(4), HexBoard(3)


@pytest.mark.parametrize(("board", "count"), [(LARGE, 61), (MINI, 37)])
def test_61_and_37_hexes_of_which_all_but_the_centre_are_in_play(
    board: HexBoard, count: int
) -> None:
    assert sum(len(row) for row in board.rows()) == count
    assert len(board.hexes) == count - 1
    assert CENTRE not in board
    assert all(hex in board for hex in board.hexes)


def test_rows_are_as_long_as_they_look() -> None:
    assert [len(row) for row in LARGE.rows()] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert [len(row) for row in MINI.rows()] == [4, 5, 6, 7, 6, 5, 4]


def test_names_run_from_the_bottom_row_and_grow_to_the_right() -> None:
    large = [[LARGE.name(hex) for hex in row] for row in LARGE.rows()]
    assert large[-1] == ["a1", "a2", "a3", "a4", "a5"]
    assert large[4] == ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9"]
    assert large[0] == ["i5", "i6", "i7", "i8", "i9"]
    mini = [[MINI.name(hex) for hex in row] for row in MINI.rows()]
    assert mini[-1] == ["a1", "a2", "a3", "a4"]
    assert mini[3] == ["d1", "d2", "d3", "d4", "d5", "d6", "d7"]
    assert mini[0] == ["g4", "g5", "g6", "g7"]


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_names_differ_and_hexes_are_in_their_order(board: HexBoard) -> None:
    names = [board.name(hex) for hex in board.hexes]
    assert names == sorted(set(names))


def test_the_centre_and_what_is_off_the_board_are_not_among_them() -> None:
    names = {LARGE.name(hex) for hex in LARGE.hexes}
    assert not names & {"e5", "a6", "i4", "j1", "a0", "e10"}


def test_corners_clockwise_from_the_right() -> None:
    assert [LARGE.name(hex) for hex in LARGE.corners] == ["e9", "a5", "a1", "e1", "i5", "i9"]
    assert [MINI.name(hex) for hex in MINI.corners] == ["d7", "a4", "a1", "d1", "g4", "g7"]


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_a_turn_by_120_degrees_moves_every_second_corner_and_three_turns_are_none(
    board: HexBoard,
) -> None:
    corners = board.corners
    assert [corner.turned() for corner in corners] == [*corners[2:], *corners[:2]]
    for hex in board.hexes:
        assert hex.turned() in board
        assert hex.turned() != hex
        assert hex.turned().turned().turned() == hex
        assert hex.turned().distance() == hex.distance()


def test_directions_are_the_six_steps_around_the_centre_clockwise() -> None:
    assert len(set(DIRECTIONS)) == 6
    assert all(step.distance() == 1 for step in DIRECTIONS)
    for step, opposite in zip(DIRECTIONS, DIRECTIONS[3:], strict=False):
        assert step + opposite == CENTRE
    for step, after in zip(DIRECTIONS, DIRECTIONS[2:], strict=False):
        assert step.turned() == after


def test_neighbours_leave_out_the_centre_and_what_is_off_the_board() -> None:
    assert len(LARGE.neighbours(Hex(2, 0))) == 6
    assert len(LARGE.neighbours(Hex(1, 0))) == 5
    assert len(LARGE.neighbours(Hex(4, 0))) == 3
    assert LARGE.neighbours(Hex(4, 0)) == (Hex(3, 1), Hex(3, 0), Hex(4, -1))


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_neighbours_are_mutual(board: HexBoard) -> None:
    for hex in board.hexes:
        assert all(hex in board.neighbours(near) for near in board.neighbours(hex))
