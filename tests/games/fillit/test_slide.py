"""§4.1 to §4.5: one of six directions, straight, as far as it goes."""

import pytest

from tests.games.fillit.table import picture, play, refused, slides, table, tidy

OPEN = """
       . . . .
      . . . . .
     . . . b . .
    . . . # . . .
     . . R . . .
      r . . . .
       . . . B
"""


def test_a_pawn_slides_to_the_border_and_never_onto_the_centre() -> None:
    """§4.1, §4.2: from c3 five ways are open; the sixth begins with the centre."""
    assert slides(table(OPEN)) == {"a1", "a3", "c1", "c6", "f3"}


def test_it_stops_before_the_centre() -> None:
    """§4.2: from d1 to the right: d2, d3, then the centre d4."""
    p = table("""
           . . . .
          . . . . .
         . . . b . .
        R . . # . . .
         . . . . . .
          r . . . .
           . . . B
    """)
    assert "d3" in slides(p)
    assert refused(p, ">d5 b1-b2") == "fillit-refusal-not-straight"


def test_it_stops_before_any_stone_and_any_other_pawn() -> None:
    """§4.2: a red stone on c5, a blue one on e3, the blue pawn on a3."""
    p = table("""
           . . . .
          . . . . .
         . b . . . .
        . . . # . . .
         . . R . r .
          . . . . .
           . . B .
    """)
    assert slides(p) == {"c4", "d3", "b3", "c1", "a1"}


def test_it_cannot_stop_earlier() -> None:
    """§4.1: on the way to c6 the pawn passes c4 and c5."""
    assert refused(table(OPEN), ">c5 b1-b2") == "fillit-refusal-goes-on"


def test_a_slide_of_length_0_is_none() -> None:
    """§4.4: the pawn's own hex is no target, nor is an obstacle next to it."""
    p = table("""
           . . . .
          . . . . .
         . . . b . .
        . . . # . . .
         . . R r . .
          . . . . .
           . . . B
    """)
    assert refused(p, ">c3 c4-c5") == "fillit-refusal-not-straight"
    assert refused(p, ">c4 c4-c5") == "fillit-refusal-blocked"
    assert "c3" not in slides(p)
    assert "c4" not in slides(p)


@pytest.mark.parametrize("chip", ["+", "="])
def test_chips_do_not_stop_it(chip: str) -> None:
    """§4.5: a chip of any colour is slid over."""
    p = table(OPEN.replace("R . . .", f"R {chip} . ."))
    assert "c6" in slides(p)


def test_only_the_own_pawn_slides() -> None:
    """§3.3: the seat's own pawn, whatever another could reach."""
    p = play(table(OPEN), ">c6 b1-b2")
    assert picture(p) == tidy("""
           . . . .
          . . . . .
         . . . b . .
        . . . # . . .
         . . + + + R
          . r . . .
           . . . B
    """)
    assert refused(p, ">c1 e5-e6") == "fillit-refusal-not-straight"
