"""§Geometry: a corner's columns, their lengths, their heads and where they end."""

import pytest

from tuckbox.core.hexagon import HexBoard
from tuckbox.games.jammit.column import Corner, corners

LARGE, MINI = HexBoard(4), HexBoard(3)


def corner(board: HexBoard, name: str) -> Corner:
    return next(corner for corner in corners(board) if corner.name == name)


@pytest.mark.parametrize(
    ("board", "lengths"), [(LARGE, [5, 6, 7, 8, 4, 8, 7, 6, 5]), (MINI, [4, 5, 6, 3, 6, 5, 4])]
)
def test_each_columns_length_from_every_corner(board: HexBoard, lengths: list[int]) -> None:
    for corner in corners(board):
        assert [len(column.hexes) for column in corner.columns] == lengths


def test_the_six_corners_are_named_by_their_hexes_clockwise_from_the_right() -> None:
    assert [corner.name for corner in corners(LARGE)] == ["e9", "a5", "a1", "e1", "i5", "i9"]
    assert [corner.name for corner in corners(MINI)] == ["d7", "a4", "a1", "d1", "g4", "g7"]


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_the_two_borders_of_a_corner_are_different_heads(board: HexBoard) -> None:
    for corner in corners(board):
        heads = {column.head for column in corner.columns}
        assert len(heads) == 2 * board.radius + 1
        assert corner.name in heads


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_only_the_middle_column_starts_at_the_corner_and_ends_at_the_centre(
    board: HexBoard,
) -> None:
    for corner in corners(board):
        into_centre = [column for column in corner.columns if column.into_centre]
        assert [column.head for column in into_centre] == [corner.name]
        assert into_centre[0] == corner.columns[board.radius]


def test_columns_run_straight_towards_the_opposite_corner() -> None:
    right, top_left = corner(LARGE, "e9"), corner(LARGE, "i5")
    assert [column.head for column in right.columns] == [
        "i9",
        "h9",
        "g9",
        "f9",
        "e9",
        "d8",
        "c7",
        "b6",
        "a5",
    ]
    assert right.columns[4].hexes == ("e9", "e8", "e7", "e6")
    assert right.columns[5].hexes == ("d8", "d7", "d6", "d5", "d4", "d3", "d2", "d1")
    assert top_left.columns[0].hexes == ("e1", "d1", "c1", "b1", "a1")
    assert top_left.columns[4].hexes == ("i5", "h5", "g5", "f5")


@pytest.mark.parametrize("board", [LARGE, MINI])
def test_a_corner_reaches_all_but_the_hexes_behind_the_hole(board: HexBoard) -> None:
    for corner in corners(board):
        reached = [hex for column in corner.columns for hex in column.hexes]
        assert len(reached) == len(set(reached)) == len(board.hexes) - board.radius


def test_a_column_is_found_by_its_head_only() -> None:
    found = corner(LARGE, "e9").column("d8")
    assert found is not None
    assert found.last == "d1"
    assert corner(LARGE, "e9").column("d7") is None


def test_a_column_reads_and_lays_its_pieces_head_first() -> None:
    column = corner(MINI, "a1").columns[3]
    board = "".join(
        "R" if hex == "a1" else "b" if hex == "c3" else "." for hex in map(MINI.name, MINI.hexes)
    )
    assert column.hexes == ("a1", "b2", "c3")
    assert column.line(board) == "R.b"
    assert column.laid(board, "NRb") != board
    assert column.line(column.laid(board, "NRb")) == "NRb"
