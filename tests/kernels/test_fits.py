"""What only FITS' twin has: own boards, cells above the edge, points by table."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tuckbox import game
from tuckbox.core.square import Cell
from tuckbox.games.fits.board import BoardId, score
from tuckbox.kernels.fits.codec import numbering_of
from tuckbox.kernels.fits.score import points
from tuckbox.kernels.fits.twin import Twin
from tuckbox.kernels.rules_comparison import compare_game

OWN_BOARD = """
[row-bonus on]
[signs]
.  dot
x  pair
y  pair
z  pair
q  pair
r  pair
s  pair
7  value 7
-9 value -9
[grid]
x . . . . x
. 7 . . . .
y . . . . .
. . . -9 . .
z . . . . .
. . . . . y
. q . . . .
. . . 7 . .
z . . . . .
. . r . . r
q . s . . .
s . . . -9 .
"""


@pytest.fixture
def own(tmp_path: Path) -> Twin:
    folder = tmp_path / "fits"
    (folder / "boards").mkdir(parents=True)
    (folder / "boards" / "garden.txt").write_text(OWN_BOARD)
    (folder / "cards.txt").write_text("[starting cards]\nX5 F5 W5 U5 Y5 O4\n")
    rules = game("fits", tmp_path)
    return Twin(rules, rules.options(boards="garden,2", seats=2))


def test_own_boards_and_starting_cards_are_played(own: Twin) -> None:
    for seed in range(3):
        assert compare_game(own, Random(seed)) > 60


def test_any_covered_squares_score_as_the_rules_say(own: Twin) -> None:
    random = np.random.default_rng(1)
    for place, id in enumerate(("garden", "2")):
        board = numbering_of(own.game).components.boards[BoardId(id)]
        for density in (0.5, 0.9, 0.99, 1.0):
            for _ in range(50):
                covered = random.random((12, 6)) < density
                cells = frozenset(Cell(c, r) for r in range(12) for c in range(6) if covered[r, c])
                bits = [sum(1 << 6 * (r % 6) + c for c, r in cells if r // 6 == h) for h in (0, 1)]
                assert points(own.table, place, *bits) == score(board, cells).total
