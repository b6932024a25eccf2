"""§6.1: at the end of a turn, the seat whose supply is empty wins."""

from dataclasses import replace

from tests.games.fillit.table import RULES, play, table
from tuckbox.core import seat
from tuckbox.core.ability import ranking
from tuckbox.games.fillit.rules import DRAWN_AT

ONE_CHIP_LEFT = """
       + + + +
      + + + + +
     + + . . . .
    . b . # . . .
     . . . . . .
      r . . . .
       R . b B
"""


def test_the_last_chip_wins() -> None:
    """§6.1: one chip left, a2 gets it."""
    p = table(ONE_CHIP_LEFT)
    assert p.supplies == (2, 13)
    after = play(p, ">a2 b1-b2")
    assert after.supplies == (1, 13)
    p = table(ONE_CHIP_LEFT.replace("+ + . . . .", "+ + + . . ."))
    outcome = RULES.outcome(play(p, ">a2 b1-b2"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((seat(1),), "fillit-reason-supply-empty")


def test_scores_are_the_chips_left() -> None:
    """§6.6: by seat; a seat that has none has won."""
    assert RULES.scores(table(ONE_CHIP_LEFT)) == (2, 13)


def test_a_win_counts_before_a_repetition() -> None:
    """§6.5: the rulebook's ending comes first, though a won position can never be an earlier one."""
    p = table(ONE_CHIP_LEFT.replace("+ + . . . .", "+ + + . . ."))
    after = play(p, ">a2 b1-b2")
    assert after.times == 1
    outcome = RULES.outcome(replace(after, times=DRAWN_AT))
    assert outcome is not None
    assert outcome.winners == (seat(1),)


def test_seats_rank_by_the_chips_left() -> None:
    """§6.6: fewer is better; seats with equally many, such as partners, share a rank."""
    p = replace(RULES.initial(RULES.options(seats=3)), supplies=(5, 0, 5))
    assert ranking(RULES, p) == ((2,), (1, 3))
    teams = replace(RULES.initial(RULES.options(seats=4)), supplies=(7, 0))
    assert ranking(RULES, teams) == ((2, 4), (1, 3))


def test_in_a_draw_all_share_one_rank() -> None:
    """§6.6: however many chips each has left."""
    p = replace(RULES.initial(RULES.options(seats=3)), supplies=(5, 3, 9), times=DRAWN_AT)
    assert ranking(RULES, p) == ((1, 2, 3),)
