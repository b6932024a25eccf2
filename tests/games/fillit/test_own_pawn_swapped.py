"""§5.5: a stone that changes places with the seat's own pawn moves the start of the slide."""

from tests.games.fillit.table import RULES, picture, play, refused, table, texts, tidy, turn
from tuckbox.core import seat

BEFORE = """
       . . . .
      . . . . .
     . . . b . .
    . . . # . . .
     . R r . . .
      . . . . .
       . . . B
"""


def test_pawn_and_chip_change_places_with_the_stone() -> None:
    """§5.3, §5.5: the chip goes with its pawn; the slide starts from the pawn's new hex, c3."""
    after = play(table(BEFORE), "c3-c2 >c6")
    assert picture(after) == tidy("""
           . . . .
          . . . . .
         . . . b . .
        . . . # . . .
         . r + + + R
          . . . . .
           . . . B
    """)


def test_the_slide_is_that_of_the_new_hex() -> None:
    """§5.5: from c3 the pawn reaches a1, a3, c6 and f3; c1 now lies behind the stone."""
    slides = {text.split(" >")[1] for text in texts(table(BEFORE)) if text.startswith("c3-c2 >")}
    assert slides == {"a1", "a3", "c6", "f3"}
    assert refused(table(BEFORE), "c3-c2 >c1") == "fillit-refusal-blocked"


def test_after_the_slide_the_stone_may_carry_the_pawn_too() -> None:
    """§5.3: the pawn slides up to the stone and changes places with it; its trail stays."""
    p = table("""
           . . . .
          . . . . .
         . . . b . .
        . . . # . . .
         . R . . . r
          . . . . .
           . . . B
    """)
    after = play(p, ">c5 c6-c5")
    assert picture(after) == tidy("""
           . . . .
          . . . . .
         . . . b . .
        . . . # . . .
         . + + + r R
          . . . . .
           . . . B
    """)


def test_it_is_told_that_the_pawn_was_swapped() -> None:
    """§5.3: the effect names the pawn's colour."""
    told = RULES.effects(RULES.play(table(BEFORE), seat(1), turn("c3-c2 >c6")))
    assert told[0].id == "fillit-effect-stone-pawn"
    assert told[0]["swapped"] == "R"
    assert told[1]["start"] == "c3"
