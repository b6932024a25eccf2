"""The drawn set-ups, by numbers that a person can check, and against FILLIT's."""

from pathlib import Path

import pytest

import tuckbox
from tests.games.jammit.drawing import RULES, picture, same
from tuckbox.core.data_files import read_files, read_hexagon
from tuckbox.core.hexagon import Hex, HexBoard
from tuckbox.games.jammit.components import SETUP_FILES as REPLACEABLE
from tuckbox.games.jammit.position import Position

GAMES = Path(tuckbox.__file__).parent / "games"
MODES = [(seats, board) for seats in (2, 3) for board in ("large", "mini")]


def start(seats: int, board: str, layout: str) -> Position:
    return RULES.initial(RULES.options(seats=seats, board=board, layout=layout))


def stones(p: Position) -> dict[str, set[Hex]]:
    """Return the hexes of each colour's stones."""
    found: dict[str, set[Hex]] = {}
    for hex, piece in zip(p.board.grid.hexes, p.pieces, strict=True):
        found.setdefault(piece, set()).add(hex)
    return {sign: hexes for sign, hexes in found.items() if sign != "."}


def test_there_are_eight_set_ups() -> None:
    """§2.2."""
    assert len(REPLACEABLE) == 8
    assert RULES.files.names("setups/*.txt") == tuple(sorted(REPLACEABLE))


@pytest.mark.parametrize("layout", ["A", "B"])
@pytest.mark.parametrize(("seats", "board"), MODES)
def test_four_stones_per_seat_and_no_coins(seats: int, board: str, layout: str) -> None:
    """§1.7, §2.2; with two seats yellow is neutral and has none (§1.5, §1.6)."""
    found = stones(start(seats, board, layout))
    assert {sign: len(hexes) for sign, hexes in found.items()} == dict.fromkeys("rby"[:seats], 4)


@pytest.mark.parametrize("layout", ["A", "B"])
def test_pawns_start_at_these_corners(layout: str) -> None:
    """§2.4."""
    assert start(2, "large", layout).pawns == ("e9", "e1")
    assert start(3, "large", layout).pawns == ("e9", "a1", "i5")
    assert start(2, "mini", layout).pawns == ("d7", "d1")
    assert start(3, "mini", layout).pawns == ("d7", "a1", "g4")


def fillit_stones(seats: int, board: str) -> dict[str, set[Hex]]:
    [section] = read_files(GAMES / "fillit" / "data").sections(f"setups/{seats}-{board}-A.txt")
    cells = read_hexagon(section.head, section.body, HexBoard(4 if board == "large" else 3))
    return {
        sign: {hex for hex, glyph in cells.items() if glyph.text == sign} for sign in "rby"[:seats]
    }


@pytest.mark.parametrize(("seats", "board"), MODES)
def test_layout_a_has_the_stones_of_fillits_layout_a(seats: int, board: str) -> None:
    """§2.5, §1.1: the games share a box."""
    assert stones(start(seats, board, "A")) == fillit_stones(seats, board)


@pytest.mark.parametrize(("board", "radius"), [("large", 4), ("mini", 3)])
def test_layout_b_of_two_seats(board: str, radius: int) -> None:
    """§2.6."""
    red = {Hex(0, radius), Hex(radius, -radius), Hex(0, 1), Hex(1, -1)}
    blue = {Hex(-hex.q, -hex.r) for hex in red}
    assert stones(start(2, board, "B")) == {"r": red, "b": blue}


@pytest.mark.parametrize("board", ["large", "mini"])
def test_layout_b_of_three_seats(board: str) -> None:
    """§2.7."""
    assert stones(start(3, board, "B")) == {
        "r": {Hex(2, 0), Hex(-1, 2), Hex(-2, 0), Hex(1, -2)},
        "b": {Hex(-2, 2), Hex(-1, -1), Hex(2, -2), Hex(1, 1)},
        "y": {Hex(0, -2), Hex(2, -1), Hex(0, 2), Hex(-2, 1)},
    }


def test_the_drawing_is_what_is_played() -> None:
    assert picture(start(3, "mini", "B")) == same("""
           . . . .
          . y r b .
         . b . . y .
        . r . # . r .
         . y . . b .
          . b r y .
           . . . .
    """)


def test_every_drawing_is_drawn_as_it_is_read() -> None:
    for name in REPLACEABLE:
        seats, board, layout = name.removeprefix("setups/").removesuffix(".txt").split("-")
        drawn = RULES.files.texts[name].split("[stones]\n")[1]
        assert picture(start(int(seats), board, layout)) == same(drawn)


def test_every_file_says_that_it_is_reconstructed() -> None:
    for name in REPLACEABLE:
        assert "reconstructed" in RULES.files.texts[name].split("\n")[0]
    [message] = RULES.reconstructed
    setups = message["setups"]
    assert isinstance(setups, tuple)
    assert len(setups) == 8
