"""Checksums of the drawn data that a person can verify; §1.1, §1.2, §1.5, §1.6, §1.7, §1.9, §1.10, §1.11, §1.12, §1.13, §1.14."""

import pytest

from tests.games.fits.table import RULES, TILES
from tuckbox.core.square import ORIENTATIONS, tops
from tuckbox.games.fits.board import CELLS, BoardId
from tuckbox.games.fits.moves import TileId

BOARDS = RULES.components.boards

# fmt: off
WAYS = {
    "I3": 2, "V3": 4, "L4": 8, "O4": 1, "S4": 4, "T4": 4,
    "F5": 8, "L5": 8, "N5": 8, "P5": 8, "T5": 4,
    "U5": 4, "V5": 4, "W5": 4, "X5": 1, "Y5": 8,
}
# fmt: on


def test_sixteen_different_tiles_fill_the_grid_exactly() -> None:
    shapes = {frozenset(tile.orientations["0"].cells) for tile in TILES.values()}
    assert len(TILES) == len(shapes) == 16
    assert sum(len(tile.orientations["0"].cells) for tile in TILES.values()) == 72 == len(CELLS)


def test_a_tile_is_named_after_its_number_of_squares() -> None:
    for id, tile in TILES.items():
        assert len(tile.orientations["0"].cells) == int(id[1])


@pytest.mark.parametrize(("tile", "ways"), WAYS.items())
def test_every_tile_has_its_number_of_orientations(tile: TileId, ways: int) -> None:
    names = list(TILES[tile].orientations)
    assert len(names) == ways
    assert names == [name for name in ORIENTATIONS if name in names]


def test_no_tile_is_another_turned_or_mirrored() -> None:
    shapes = [frozenset(lie.cells) for tile in TILES.values() for lie in tile.orientations.values()]
    assert len(set(shapes)) == len(shapes) == sum(WAYS.values())


def test_every_orientation_knows_how_high_it_stands_in_each_column() -> None:
    for tile in TILES.values():
        for lie in tile.orientations.values():
            assert lie.tops == tuple(tops(lie.cells, lie.width))


def test_four_starting_cards() -> None:
    assert RULES.components.starts == ("L5", "P5", "T5", "V5")


def test_every_starting_tile_can_lie_on_the_floor_without_a_gap() -> None:
    """§1.8: the reason for choosing these four."""
    for start in RULES.components.starts:
        lies = TILES[start].orientations.values()
        assert any(set(lie.bottoms) == {0} for lie in lies)


@pytest.mark.parametrize(
    ("board", "values", "pairs", "ceiling"),
    [
        ("1", [], 0, 12),
        ("2", [1, 1, 1, 1, 2, 2, 3, 3], 0, 14),
        ("3", [-5, -5, -5, -5, 1, 1, 2, 2, 3, 3], 0, 12),
        ("4", [], 5, 15),
    ],
)
def test_special_spaces(board: BoardId, values: list[int], pairs: int, ceiling: int) -> None:
    drawn = BOARDS[board]
    assert sorted(drawn.values.values()) == values
    assert len(drawn.pairs) == pairs
    assert len(drawn.dots) + len(values) + 2 * pairs == 72
    most = sum(value for value in values if value > 0) + 3 * pairs + 12 * drawn.row_bonus
    assert most == ceiling


def test_only_board_1_rewards_complete_rows() -> None:
    assert [id for id, board in BOARDS.items() if board.row_bonus] == ["1"]


@pytest.mark.parametrize(
    ("board", "space", "sign"),
    [("2", "B10", "1"), ("2", "D5", "3"), ("3", "A10", "-5"), ("3", "F3", "-5"), ("4", "C11", "a")],
)
def test_special_spaces_are_where_the_rules_page_draws_them(
    board: BoardId, space: str, sign: str
) -> None:
    signs = {cell.name: sign for cell, sign in BOARDS[board].signs.items()}
    assert signs[space] == sign


def test_what_is_reconstructed_is_named() -> None:
    assert [str(message) for message in RULES.reconstructed] == [
        "fits-reconstructed-board (board=2)",
        "fits-reconstructed-board (board=3)",
        "fits-reconstructed-board (board=4)",
        "fits-reconstructed-cards",
    ]
