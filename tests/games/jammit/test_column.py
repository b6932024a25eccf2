"""§4.1, §4.2: a corner's columns, their lengths, their heads and where they end."""

import pytest

from tuckbox.core.hexagon import HexBoard
from tuckbox.games.jammit.board import Corner, corners

LARGE, MINI = HexBoard(4), HexBoard(3)


def corner(board: HexBoard, name: str) -> Corner:
    return next(corner for corner in corners(board) if corner.name == name)


@pytest.mark.parametrize(
    ("board", "lengths"), [(LARGE, [5, 6, 7, 8, 4, 8, 7, 6, 5]), (MINI, [4, 5, 6, 3, 6, 5, 4])]
)
def test_each_columns_length_from_every_corner(board: HexBoard, lengths: list[int]) -> None:
    for corner in corners(board):
        assert [len(column.hexes) for column in corner.columns.values()] == lengths


def test_the_six_corners_are_named_by_their_hexes_clockwise_from_the_right() -> None:
    assert [corner.name for corner in corners(LARGE)] == ["e9", "a5", "a1", "e1", "i5", "i9"]
    assert [corner.name for corner in corners(MINI)] == ["d7", "a4", "a1", "d1", "g4", "g7"]


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_the_two_borders_of_a_corner_are_different_heads(board: HexBoard) -> None:
    for corner in corners(board):
        assert len(corner.columns) == 2 * board.radius + 1
        assert [column.head for column in corner.columns.values()] == list(corner.columns)
        assert corner.name in corner.columns


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_only_the_middle_column_starts_at_the_corner_and_ends_at_the_centre(
    board: HexBoard,
) -> None:
    for corner in corners(board):
        into_centre = [column for column in corner.columns.values() if column.into_centre]
        assert into_centre == [corner.columns[corner.name]]
        assert list(corner.columns)[board.radius] == corner.name


def test_columns_run_straight_towards_the_opposite_corner() -> None:
    right, top_left = corner(LARGE, "e9"), corner(LARGE, "i5")
    assert list(right.columns) == ["i9", "h9", "g9", "f9", "e9", "d8", "c7", "b6", "a5"]
    assert right.columns["e9"].hexes == ("e9", "e8", "e7", "e6")
    assert right.columns["d8"].hexes == ("d8", "d7", "d6", "d5", "d4", "d3", "d2", "d1")
    assert top_left.columns["e1"].hexes == ("e1", "d1", "c1", "b1", "a1")
    assert top_left.columns["i5"].hexes == ("i5", "h5", "g5", "f5")


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_a_corner_reaches_all_but_the_hexes_behind_the_hole(board: HexBoard) -> None:
    for corner in corners(board):
        reached = [hex for column in corner.columns.values() for hex in column.hexes]
        assert len(reached) == len(set(reached)) == len(board.hexes) - board.radius


def test_a_column_is_found_by_its_head_only() -> None:
    assert corner(LARGE, "e9").columns["d8"].last == "d1"
    assert "d7" not in corner(LARGE, "e9").columns


def test_a_column_reads_and_lays_its_pieces_head_first() -> None:
    column = corner(MINI, "a1").columns["a1"]
    board = "".join(
        "R" if hex == "a1" else "b" if hex == "c3" else "." for hex in map(MINI.name, MINI.hexes)
    )
    assert column.hexes == ("a1", "b2", "c3")
    assert column.line(board) == "R.b"
    assert column.laid(board, "NRb") != board
    assert column.line(column.laid(board, "NRb")) == "NRb"
