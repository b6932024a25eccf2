"""§5.1, §5.2: a piece pushed out scores for the seat of its colour: 1 over the border, 2 into the centre."""

import pytest

from tests.games.jammit.drawing import RULES, picture, play, position, same
from tuckbox.games.jammit.position import Position


def full_column(last: str) -> Position:
    return position(f"""
           . . . .
          . . . . .
         {last} N N N N N
        . . . # N N {last}
         . . . . . .
          . . . . .
           . . . .
    """)


def middle(last: str, turn: int = 1) -> Position:
    pawns = "d7 d1" if turn == 1 else "d1 d7"
    return position(
        f"""
           . . . .
          . . . . .
         . . . . . .
        . . . # {last} N .
         . . . . . .
          . . . . .
           . . . .
    """,
        pawns=pawns,
        turn=turn,
    )


@pytest.mark.parametrize(
    ("last", "points"), [("R", (1, 0)), ("B", (0, 1)), ("r", (1, 0)), ("b", (0, 1))]
)
def test_over_the_border_scores_one_for_the_colour(last: str, points: tuple[int, ...]) -> None:
    after = play(full_column(last), "e7=BN")
    assert after.points == points
    assert RULES.scores(after) == points


@pytest.mark.parametrize(
    ("last", "points"), [("R", (2, 0)), ("B", (0, 2)), ("r", (2, 0)), ("b", (0, 2))]
)
def test_the_centre_scores_two_for_the_colour(last: str, points: tuple[int, ...]) -> None:
    assert play(middle(last), "d7=BN").points == points


def test_whoever_pushed() -> None:
    assert play(middle("R", turn=2), "d7=RN").points == (2, 0)


def test_a_piece_in_the_hole_is_gone_and_the_hole_stays() -> None:
    assert picture(play(middle("B"), "d7=BN")) == same("""
           . . . .
          . . . . .
         . . . . . .
        . . . # N B N
         . . . . . .
          . . . . .
           . . . .
    """)


def test_three_seats_score_each_for_their_colour() -> None:
    before = position(
        """
           Y . . .
          . . . . .
         y b Y R N Y
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """.replace("N", "B"),
        pawns="d7 a1 g4",
    )
    assert play(before, "e7=BY").points == (0, 1, 1)
