"""§6.1, §6.2: at once, also in the middle of a turn, at 13 points with two seats and 11 with three."""

import pytest

from tests.games.jammit.drawing import RULES, picture, play, position, same, told
from tuckbox.core import IllegalMove, Outcome, seat
from tuckbox.games.jammit.position import Position, Stage

FULL = """
   . . . .
  . . . . .
 {last} N N N N N
. . . # R N N
 . . . . . .
  . . . . .
   . . . .
"""


def test_the_goal_is_13_with_two_seats_and_11_with_three() -> None:
    assert RULES.goal(position()) == 13
    assert RULES.goal(position(pawns="d7 a1 g4")) == 11


def test_nobody_has_won_one_point_before_the_goal() -> None:
    after = play(position(FULL.format(last="R"), points=(11, 12)), "e7=BN")
    assert after.points == (12, 12)
    assert RULES.outcome(after) is None


def test_a_win_in_mid_turn_ends_the_game_and_the_second_coin_stays_out() -> None:
    before = position(FULL.format(last="R"), points=(12, 12))
    after = play(before, "e7=BN")
    assert picture(after) == same("""
           . . . .
          . . . . .
         N N N N N B
        . . . # R N N
         . . . . . .
          . . . . .
           . . . .
    """)
    assert RULES.outcome(after) == Outcome((seat(1),), (13, 12), "jammit-reason-goal")
    assert told(before, "e7=BN").count("enter") == 1
    assert told(before, "e7=BN")[-1] == "win"


def test_when_both_would_reach_the_goal_the_piece_pushed_out_first_wins() -> None:
    """§6.3, the double case: two pieces of both colours would leave with one insertion."""
    red_first = position(FULL.format(last="R").replace("R N N N N", "R B N N N"), points=(12, 12))
    blue_first = position(FULL.format(last="B").replace("B N N N N", "B R N N N"), points=(12, 12))
    assert play(red_first, "e7=BN").points == (13, 12)
    assert play(blue_first, "e7=BN").points == (12, 13)
    assert RULES.outcome(play(blue_first, "e7=BN")) == Outcome(
        (seat(2),), (12, 13), "jammit-reason-goal"
    )


def test_one_can_win_in_anothers_turn() -> None:
    after = play(position(FULL.format(last="B"), points=(0, 12)), "e7=BN")
    outcome = RULES.outcome(after)
    assert outcome is not None
    assert outcome.winners == (seat(2),)
    assert after.seat == 1


def test_two_points_may_pass_the_goal() -> None:
    after = play(position(FULL.format(last="N"), points=(12, 0)), "d7=BN")
    assert after.points == (14, 0)
    assert after.stage is Stage.OVER


def test_an_exchange_can_win() -> None:
    before = position(FULL.format(last="N"), points=(12, 0), neutral=(2, 0))
    assert RULES.outcome(play(before, "e7=BN")) is not None
    assert told(before, "e7=BN")[-2:] == ["exchange", "win"]


def test_an_own_stone_that_wins_owes_no_extra_coins() -> None:
    before = position(FULL.format(last="r"), points=(12, 0))
    after = play(before, "e7=BN")
    assert after.stage is Stage.OVER
    assert after.earned == ()
    assert "extra" not in told(before, "e7=BN")


def test_extra_coins_can_win_before_the_second_goes_in() -> None:
    before = position(FULL.format(last="R"), points=(12, 0), stage="extra", earned=("g4",))
    after = play(before, "e7,a4")
    assert after.stage is Stage.OVER
    assert after.points == (13, 0)
    assert after.pieces.count("R") == 2


def over() -> Position:
    return play(position(FULL.format(last="R"), points=(12, 12)), "e7=BN")


def test_nobody_is_to_move_when_it_is_over() -> None:
    assert RULES.to_move(over()) == ()
    assert RULES.legal_moves(over(), seat(1)) == ()
    assert RULES.legal_moves(over(), seat(2)) == ()


def test_a_move_after_the_end_is_refused() -> None:
    with pytest.raises(IllegalMove, match="refusal-over"):
        play(over(), ">a1")


def test_three_seats_end_at_11() -> None:
    before = position(FULL.replace("N", "Y").format(last="Y"), pawns="d7 a1 g4", points=(0, 0, 10))
    outcome = RULES.outcome(play(before, "e7=BY"))
    assert outcome is not None
    assert outcome.winners == (seat(3),)
