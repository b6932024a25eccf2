"""§3.6 to §3.11: extra coins for an own stone pushed out, and their chain."""

import pytest

from tests.games.jammit.drawing import RULES, picture, play, position, same, texts, told
from tuckbox.core import IllegalMove
from tuckbox.games.jammit.position import Position, Stage

STONES = """
   r B B B
  r B B B B
 r b B B B B
. . . # r B B
 . . . . . .
  . . . . .
   . . . .
"""


def test_an_own_stone_pushed_out_earns_two_extra_coins() -> None:
    after = play(position(STONES), "g7=NB")
    assert after.stage is Stage.EXTRA
    assert after.seat == 1
    assert after.earned == ("g4",)
    assert after.points == (1, 1)


def test_also_one_pushed_into_the_centre() -> None:
    after = play(position(STONES), "d7=NB")
    assert after.stage is Stage.EXTRA
    assert after.earned == ("d5",)
    assert after.points == (2, 2)


@pytest.mark.parametrize("last", ["b", "B", "R", "N"])
def test_an_opponents_stone_or_any_coin_gives_none(last: str) -> None:
    before = position(STONES.replace("   r B", f"   {last} B", 1))
    assert play(before, "g7=NB").stage is Stage.PAWN


def test_the_opponent_pushing_out_my_stone_gives_nobody_extra_coins() -> None:
    after = play(position(STONES, pawns="d1 d7", turn=2), "g7=NR")
    assert after.points == (1, 1)
    assert after.stage is Stage.PAWN
    assert after.earned == ()


def test_two_own_stones_at_once_earn_no_more() -> None:
    before = position(STONES.replace("r B B B\n", "r r B B\n", 1))
    after = play(before, "g7=NB")
    assert after.earned == ("g4", "g4")
    assert len(texts(after)) == 7 * 6
    assert play(after, "a4,b5").stage is Stage.PAWN


def test_extra_coins_are_of_the_own_colour_in_two_different_columns_of_the_corner() -> None:
    after = play(position(STONES), "g7=NB", "b5,a4")
    assert picture(after) == same("""
           B B N B
          r B B B B
         r b B B B B
        . . . # r B B
         . . . . . .
          . . . . R
           . . . R
    """)


def test_every_ordered_pair_of_different_columns_is_allowed() -> None:
    heads = ["g7", "f7", "e7", "d7", "c6", "b5", "a4"]
    expected = sorted(f"{one},{two}" for one in heads for two in heads if one != two)
    assert texts(play(position(STONES), "g7=NB")) == expected


def test_the_column_of_step_one_may_be_used() -> None:
    after = play(position(STONES), "g7=NB", "g7,a4")
    assert after.stage is Stage.PAWN
    assert after.points == (1, 2)


def test_both_coins_in_the_same_column_are_refused() -> None:
    with pytest.raises(IllegalMove, match="jammit-refusal-same-column"):
        play(position(STONES), "g7=NB", "f7,f7")


def test_an_own_stone_in_the_extra_step_earns_one_more() -> None:
    once = play(position(STONES), "g7=NB", "f7,a4")
    assert once.stage is Stage.EXTRA
    assert once.earned == ("f3",)
    twice = play(once, "f7,e7")
    assert twice.stage is Stage.EXTRA
    assert twice.earned == ("e2",)
    assert play(twice, "a4,b5").stage is Stage.PAWN


def test_two_own_stones_in_one_extra_step_earn_exactly_one_more() -> None:
    after = play(position(STONES), "g7=NB", "f7,e7")
    assert after.earned == ("f3", "e2")
    assert play(after, "a4,b5").stage is Stage.PAWN


def test_columns_used_before_may_be_used_again() -> None:
    after = play(position(STONES), "g7=NB", "f7,a4", "f7,a4")
    assert after.stage is Stage.PAWN
    assert after.points == (2, 2)


def test_points_are_scored_in_the_extra_step_too() -> None:
    assert play(position(STONES), "g7=NB", "d7,a4").points == (3, 1)


def test_it_is_compulsory() -> None:
    p = play(position(STONES), "g7=NB")
    refusal = RULES.refusal(p, p.seat, RULES.parse_move(">a1"))
    assert refusal is not None
    assert refusal.id == "jammit-refusal-owes-extra"


def test_earning_is_told() -> None:
    assert told(position(STONES), "g7=NB")[-1] == "extra"
    assert told(play(position(STONES), "g7=NB"), "f7,a4")[-1] == "extra"
    assert "extra" not in told(position(STONES), "c6=NB")


def test_step_one_in_three_seats_earns_the_same() -> None:
    before: Position = position(STONES, pawns="d7 a1 g4")
    after = play(before, "g7=YB")
    assert after.stage is Stage.EXTRA
    assert texts(after)[0] == "a4,b5"
