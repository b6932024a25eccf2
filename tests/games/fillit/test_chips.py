"""§4.6 to §4.8: every hex passed and the hex on which the pawn stops gets a chip."""

from tests.games.fillit.table import picture, play, table, tidy

BEFORE = """
       . . . .
      . . . . .
     . . . b . .
    . . . # . . .
     R . = + = .
      r . . . .
       . . . B
"""


def test_chips_are_laid_kept_and_returned() -> None:
    """§4.6 to §4.8: c2 and c6 were empty, c3 and c5 blue, c4 red: four laid, one kept, two returned."""
    p = table(BEFORE)
    assert p.supplies == (12, 11)
    after = play(p, ">c6 b1-b2")
    assert picture(after) == tidy("""
           . . . .
          . . . . .
         . . . b . .
        . . . # . . .
         + + + + + R
          . r . . .
           . . . B
    """)
    assert after.supplies == (8, 13)


def test_an_own_chip_costs_nothing() -> None:
    """§4.7: sliding back over one's own trail leaves the supply as it is."""
    p = table("""
           . . . .
          . . . . .
         . . . b . .
        . . . # . . .
         + + + + + R
          r . . . .
           . . . B
    """)
    after = play(p, ">c1 b1-b2")
    assert after.supplies == p.supplies
    assert after.chips == p.chips


def test_chips_return_to_each_of_two_owners() -> None:
    """§4.8: with three seats every chip goes home to its own colour."""
    p = table(
        """
           . . . y
          . . . . .
         . . . b . .
        . . . # . . .
         R . = * . .
          r . . . .
           . Y . B
        """,
        seats=3,
    )
    assert p.supplies == (10, 9, 9)
    assert play(p, ">c6 b1-b2").supplies == (5, 10, 10)
