"""§End: at the end of a turn, the seat whose supply is empty wins."""

from tests.games.fillit.table import RULES, play, table
from tuckbox.core import seat

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
    """§End. One chip left, a2 gets it."""
    p = table(ONE_CHIP_LEFT)
    assert p.supplies == (2, 13)
    after = play(p, ">a2 b1-b2")
    assert after.supplies == (1, 13)
    p = table(ONE_CHIP_LEFT.replace("+ + . . . .", "+ + + . . ."))
    outcome = RULES.outcome(play(p, ">a2 b1-b2"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((seat(1),), "fillit-reason-supply-empty")


def test_scores_are_the_chips_left() -> None:
    """§End. By seat; whoever has none has won."""
    assert RULES.scores(table(ONE_CHIP_LEFT)) == (2, 13)


def test_a_win_counts_before_a_repetition() -> None:
    """§End. The rulebook's ending comes first: a won position is never one of the earlier ones."""
    p = table(ONE_CHIP_LEFT.replace("+ + . . . .", "+ + + . . ."))
    after = play(p, ">a2 b1-b2")
    assert after.times == 1
