"""Cells and shapes of the square grid."""

from tuckbox.core.square import (
    Cell,
    column_name,
    connected,
    height,
    mirrored,
    neighbours,
    orientations,
    parse_column,
    shape,
    turned,
    width,
)

L = shape([Cell(0, 2), Cell(0, 1), Cell(0, 0), Cell(1, 0)])


def test_cells_are_named_by_column_and_row() -> None:
    assert Cell(2, 3).name == "C4"
    assert [parse_column(column_name(column)) for column in range(6)] == list(range(6))


def test_a_quarter_turn_goes_clockwise() -> None:
    # #.        ###
    # #.   →    #..
    # ##
    assert turned(L) == shape([Cell(0, 0), Cell(0, 1), Cell(1, 1), Cell(2, 1)])


def test_four_turns_and_two_mirrors_change_nothing() -> None:
    assert turned(turned(turned(turned(L)))) == L
    assert mirrored(mirrored(L)) == L


def test_orientations_keep_the_first_name_of_each_shape() -> None:
    assert list(orientations(L)) == ["0", "1", "2", "3", "m0", "m1", "m2", "m3"]
    bar = shape([Cell(0, 0), Cell(1, 0), Cell(2, 0)])
    assert list(orientations(bar)) == ["0", "1"]
    assert (width(bar), height(bar)) == (3, 1)


def test_neighbours_share_an_edge() -> None:
    assert set(neighbours(Cell(0, 0))) == {Cell(1, 0), Cell(0, 1), Cell(-1, 0), Cell(0, -1)}


def test_connected_cells_hang_together_edge_to_edge() -> None:
    # .#.#
    # ##..
    cells = {Cell(0, 0), Cell(1, 0), Cell(1, 1), Cell(3, 1)}
    found = connected(Cell(0, 0), cells)
    assert (found[0], set(found)) == (Cell(0, 0), cells - {Cell(3, 1)})
