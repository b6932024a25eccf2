"""§4.4 to §4.7: a coin enters at the head; the first gap absorbs the push; else the last piece leaves."""

import doctest

from tests.games.jammit.drawing import picture, play, position, same, told
from tuckbox.games.jammit import board
from tuckbox.games.jammit.board import push


def test_coins_into_an_empty_column_lie_at_its_head() -> None:
    assert picture(play(position(), "e7=BN")) == same("""
           . . . .
          . . . . .
         . . . . B N
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """)


def test_the_first_gap_absorbs_the_push() -> None:
    before = position("""
           . . . .
          . . . . .
         R b . N . r
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """)
    after = play(before, "e7=BN")
    assert picture(after) == same("""
           . . . .
          . . . . .
         R b N r B N
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """)
    assert after.points == (0, 0)


def test_pieces_behind_the_gap_do_not_move() -> None:
    assert push("r.N.B", "Y") == ("YrN.B", ".")
    assert push("....B", "Y") == ("Y...B", ".")


def test_the_examples_beside_the_rule_are_true() -> None:
    assert doctest.testmod(board) == (0, 2)


def test_without_a_gap_the_last_piece_leaves() -> None:
    assert push("rNB", "Y") == ("YrN", "B")


def test_a_full_column_moves_as_a_whole_over_the_far_border() -> None:
    before = position("""
           . . . .
          . . . . .
         R b B N B r
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """)
    after = play(before, "e7=NB")
    assert picture(after) == same("""
           . . . .
          . . . . .
         B N B r N B
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """)
    assert after.points == (1, 1)


def test_one_coin_pushes_out_at_most_one_piece() -> None:
    before = position("""
           R R R R
          . . . . .
         . . . . . .
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """)
    assert told(before, "g7=BN").count("out-border") == 2
    assert play(before, "g7=BN").points == (2, 0)


def test_the_direction_is_that_of_the_pawns_corner() -> None:
    before = position(
        """
           . . . B
          . . . . .
         . . . . . .
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """,
        pawns="g7 d1",
    )
    assert picture(play(before, "g7=BN")) == same("""
           . . . N
          . . . B .
         . . . B . .
        . . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """)
