"""The laws at the end of the rules page, over random games; §8.1, §8.2, §8.3, §8.4."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.fits.table import RULES
from tests.playing import random_game
from tuckbox.core import seats
from tuckbox.games.fits.board import CELLS, Board, score

GAMES = st.tuples(
    st.integers(1, 4),
    st.permutations("1234").map(lambda boards: ",".join(boards[:2])),
    st.text("abcdefgh", min_size=4, max_size=8),
)


def floor(board: Board) -> int:
    """Return the lowest score: all dots and penalties visible, no bonus."""
    penalties = sum(value for value in board.values.values() if value < 0)
    return -len(board.dots) + penalties - 3 * len(board.pairs)


def ceiling(board: Board) -> int:
    bonuses = sum(value for value in board.values.values() if value > 0)
    return bonuses + 3 * len(board.pairs) + 12 * board.row_bonus


@settings(max_examples=10)
@given(GAMES)
def test_laws_of_every_game(drawn: tuple[int, str, str]) -> None:
    count, boards, seed = drawn
    for step in random_game(RULES, RULES.options(seats=count, boards=boards), seed):
        is_new_round = len(step.after.rounds) > len(step.before.rounds)
        for who in seats(count):
            before, after = step.before.now.ramp(who), step.after.now.ramp(who)
            if not is_new_round:
                assert all(map(int.__le__, before.heights, after.heights))
            assert len(after.laid) <= 16
            lying = after.covered
            assert len(lying) == sum(int(laid.placement.tile[1]) for laid in after.laid)
            assert all(laid.row < 12 for laid in after.laid)
            inside = lying & set(CELLS)
            assert len(inside) + len(set(CELLS) - inside) == 72
    for played in step.after.finished:
        board = RULES.components.boards[played.board]
        for ramp in played.ramps:
            total = score(board, ramp.covered).total
            assert floor(board) <= total <= ceiling(board)
        assert len(played.done) == 16
