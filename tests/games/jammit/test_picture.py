"""The table as a picture in text."""

from tests.games.jammit.drawing import RULES, play, position
from tuckbox.games.jammit.position import Position


def drawn(p: Position) -> str:
    return "\n" + RULES.draw(RULES.view(p, None)) + "\n"


def test_the_large_board_with_names_pawns_and_seats() -> None:
    assert (
        drawn(play(RULES.initial(RULES.options()), "f9=BN"))
        == """
    ( ) i . . . . . ( )
       h b . . . . r
      g . . . . . . .
     f . . b . . r B N
(B) e . . . . # . . . . (R)
     d . . b . . r . . 9
      c . . . . . . . 8
       b b . . . . r 7
    ( ) a . . . . . 6 ( )
           1 2 3 4 5

*  (R) e9   0/13  r4  N0  >
   (B) e1   0/13  b4  N0
"""
    )


def test_the_mini_board_with_three_seats() -> None:
    assert (
        drawn(RULES.initial(RULES.options(seats=3, board="mini")))
        == """
   (Y) g . . y . ( )
      f . . y . r
     e y y . . r .
( ) d . . . # . . . (R)
     c b b . . r . 7
      b . . b . r 6
   (B) a . . b . 5 ( )
          1 2 3 4

*  (R) d7   0/11  r4  =BY
   (B) a1   0/11  b4
   (Y) g4   0/11  y4
"""
    )


def test_what_is_owed_is_shown_as_its_move_is_written() -> None:
    assert "N0  =RN\n" in drawn(position(turn=2))
    assert "N0  ,RR\n" in drawn(position(stage="extra", earned=("a1",)))
    over = drawn(position(stage="over", points=(13, 4), neutral=(1, 2)))
    assert "   (R) d7  13/13  r0  N1\n   (B) d1   4/13  b0  N2\n" in over
