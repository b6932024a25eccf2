"""Checksums of the drawn data that a person can verify."""

import pytest

from tests.games.fillit.table import COMPONENTS, RULES
from tests.hexagon import draw_hexagon
from tuckbox.core.data_files import CENTRE_GLYPH
from tuckbox.core.hexagon import CENTRE, Hex, HexBoard
from tuckbox.games.fillit.board import Hexes, HexName
from tuckbox.games.fillit.components import setup_file

SETUPS = sorted(COMPONENTS.setups)
SIGNS = {"R": "r", "B": "b", "Y": "y"}


def test_ten_set_ups_for_five_modes() -> None:
    """§1.3 to §1.7, §2.2: five modes, two layouts for each."""
    assert len(COMPONENTS.modes) == 5
    assert len(SETUPS) == 10


@pytest.mark.parametrize(
    ("seats", "size", "chips", "colours"),
    [
        (2, "large", 25, "RB"),  # §1.3
        (3, "large", 18, "RBY"),  # §1.4
        (4, "large", 25, "RB"),  # §1.5
        (2, "mini", 14, "RB"),  # §1.6
        (3, "mini", 11, "RBY"),
    ],
)
def test_chips_per_colour(seats: int, size: str, chips: int, colours: str) -> None:
    """§1.2, §1.8: the one under the pawn included, and never more than the box holds."""
    mode = COMPONENTS.modes[seats, size]
    assert (mode.chips, "".join(mode.colours), len(mode.seats)) == (chips, colours, seats)


@pytest.mark.parametrize(("size", "hexes", "edges"), [("large", 60, 150), ("mini", 36, 84)])
def test_the_board(size: str, hexes: int, edges: int) -> None:
    """§1.1, hex §1.1 to §1.3: 61 and 37 hexes less the centre, whose six edges go too."""
    board = COMPONENTS.modes[2, size].board
    assert len(board.hexes) == hexes
    assert sum(map(len, board.neighbours.values())) == 2 * edges
    assert board.centre not in board.rays


def test_rays_end_at_the_border_and_before_the_centre() -> None:
    """§4.2: from the corner e1 three ways lead inside; e2, e3, e4 lie before the centre."""
    rays = {ray for ray in COMPONENTS.modes[2, "large"].board.rays[HexName("e1")] if ray}
    assert rays == {
        ("e2", "e3", "e4"),
        ("d1", "c1", "b1", "a1"),
        ("f2", "g3", "h4", "i5"),
    }


@pytest.mark.parametrize("setup", SETUPS)
def test_every_side_has_four_stones_and_every_seat_a_pawn_on_a_chip(
    setup: tuple[int, str, str],
) -> None:
    """§1.9, §2.3: each pawn starts on a chip of its side's colour, and no other chip lies there."""
    mode, drawn = COMPONENTS.modes[setup[0], setup[1]], COMPONENTS.setups[setup]
    assert [len(stones) for stones in drawn.stones] == [4] * len(mode.sides)
    for seats, chips in zip(mode.sides, drawn.chips, strict=True):
        assert chips == {drawn.pawns[seat - 1] for seat in seats}


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup[0] == 2])
def test_two_seats_face_each_other(setup: tuple[int, str, str]) -> None:
    """§2.4: blue is red turned by half a circle."""
    red, blue = _hexes(setup, 0), _hexes(setup, 1)
    assert {Hex(-hex.q, -hex.r) for hex in red} == blue


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup[0] == 3])
def test_three_seats_are_turned_by_a_third(setup: tuple[int, str, str]) -> None:
    """§2.5: blue is red turned by 120 degrees, yellow by 240."""
    red, blue, yellow = (_hexes(setup, side) for side in range(3))
    assert {hex.turned() for hex in red} == blue
    assert {hex.turned() for hex in blue} == yellow


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup[0] < 4])
def test_where_the_red_stones_start(setup: tuple[int, str, str]) -> None:
    """§2.4, §2.5: with two and three seats, by the radius of the board."""
    r = COMPONENTS.modes[setup[0], setup[1]].board.grid.radius
    assert _stones(setup, 0) == {(1, r - 1), (r, 1 - r), (1, 1), (2, -1)}


@pytest.mark.parametrize("layout", ["A", "B"])
def test_where_the_stones_of_two_teams_start(layout: str) -> None:
    """§2.6: the same in both layouts."""
    assert _stones((4, "large", layout), 0) == {(3, 1), (-3, -1), (1, 1), (-1, -1)}
    assert _stones((4, "large", layout), 1) == {(-4, 1), (4, -1), (-2, 1), (2, -1)}


@pytest.mark.parametrize(
    ("setup", "pawns"),
    [
        ((2, "large", "A"), ("e9", "e1")),
        ((2, "large", "B"), ("e6", "e4")),
        ((3, "large", "A"), ("e9", "a1", "i5")),
        ((4, "large", "A"), ("a5", "a1", "i5", "i9")),
        ((4, "large", "B"), ("d5", "d4", "f5", "f6")),
        ((3, "mini", "B"), ("d5", "c3", "e4")),
    ],
)
def test_where_the_pawns_start(setup: tuple[int, str, str], pawns: tuple[str, ...]) -> None:
    """§2.4 to §2.6: layout A in the corners, layout B around the centre."""
    assert COMPONENTS.setups[setup].pawns == pawns


@pytest.mark.parametrize("setup", SETUPS)
def test_a_set_up_is_drawn_as_it_is_read(setup: tuple[int, str, str]) -> None:
    """Data. Drawing what was read gives the drawing in the file."""
    board = HexBoard(4 if setup[1] == "large" else 3)
    signs = {CENTRE: CENTRE_GLYPH}
    drawn = COMPONENTS.setups[setup]
    for hex in board.hexes:
        name = HexName(board.name(hex))
        signs[hex] = "."
        for sign, stones in zip("rby", drawn.stones, strict=False):
            signs[hex] = sign if name in stones else signs[hex]
        if name in drawn.pawns:
            signs[hex] = "RBYG"[drawn.pawns.index(name)]
    (section,) = RULES.files.sections(setup_file(*setup))
    assert [line.text for line in section.body] == draw_hexagon(board, signs.__getitem__)


def _hexes(setup: tuple[int, str, str], side: int) -> set[Hex]:
    return _stones(setup, side) | _parsed(setup, COMPONENTS.setups[setup].chips[side])


def _stones(setup: tuple[int, str, str], side: int) -> set[Hex]:
    return _parsed(setup, COMPONENTS.setups[setup].stones[side])


def _parsed(setup: tuple[int, str, str], names: Hexes) -> set[Hex]:
    board = COMPONENTS.modes[setup[0], setup[1]].board
    return {hex for hex in board.grid.hexes if board.name(hex) in names}
