"""§5.1 to §5.6: a stone moves to an adjacent hex and changes places with whatever is there."""

import pytest

from tests.games.fillit.table import picture, play, refused, table, texts

BEFORE = """
       . . . .
      . . . . .
     R . . . . .
    . . . # . b .
     . . = . . B
      . r r . .
       . + . .
"""


@pytest.mark.parametrize(
    ("step", "rows"),
    [
        ("b2-c2", ". r = . . B / . . r . . / . + . ."),  # nothing there
        ("b2-c3", ". . r . . B / . = r . . / . + . ."),  # another's chip
        ("b2-a2", ". . = . . B / . + r . . / . r . ."),  # an own chip
        ("b2-b3", ". . = . . B / . r r . . / . + . ."),  # an own stone: two texts, same table
        ("b3-b2", ". . = . . B / . r r . . / . + . ."),
    ],
)
def test_it_changes_places_with_what_is_there(step: str, rows: str) -> None:
    """§5.3, §5.4, §5.6: nothing, a chip, a stone; nothing is laid or returned."""
    p = table(BEFORE)
    after = play(p, f">e7 {step}")
    assert picture(after).splitlines()[4:] == rows.split(" / ")
    assert after.supplies == (p.supplies[0] - 5, p.supplies[1])


def test_it_changes_places_with_another_s_stone() -> None:
    """§5.3: stones of any colour."""
    p = table(BEFORE.replace("r r .", "r b ."))
    after = play(p, ">e7 b2-b3")
    assert picture(after).splitlines()[5] == ". b r . ."


def test_it_changes_places_with_another_s_pawn_together_with_the_chip_under_it() -> None:
    """§5.3: the blue pawn moves with its chip; no blue chip is left behind."""
    p = table("""
           . . . .
          . . . . .
         R . . . . .
        . . . # . b .
         . . . . r B
          . . . . .
           . . . .
    """)
    after = play(p, ">e7 c5-c6")
    assert picture(after).splitlines()[4] == ". . . . B r"
    assert after.chips[1] == {"c5"}
    assert after.supplies[1] == p.supplies[1]


def test_never_onto_the_centre_never_off_the_board_and_only_one_step() -> None:
    """§5.1, §5.2: adjacent hexes in play only."""
    p = table("""
           . . . .
          . . . . .
         R . . . . .
        . . r # . b .
         . . . . . B
          . . . . .
           . . . .
    """)
    assert refused(p, ">e7 d3-d4") == "fillit-refusal-centre"
    assert refused(p, ">e7 d3-d1") == "fillit-refusal-not-adjacent"
    assert refused(p, ">e7 d3-z9") == "fillit-refusal-no-hex"
    steps = {text.split()[1] for text in texts(p) if text.startswith(">")}
    assert steps == {"d3-c2", "d3-c3", "d3-d2", "d3-e3", "d3-e4"}


def test_only_stones_of_the_own_colour() -> None:
    """§5.1: neither another's stone nor a hex without one."""
    p = table(BEFORE)
    assert refused(p, ">e7 d6-d7") == "fillit-refusal-not-your-stone"
    assert refused(p, ">e7 f3-f4") == "fillit-refusal-not-your-stone"


def test_swapping_two_own_stones_has_two_texts() -> None:
    """§5.6, §7.3: `b2-b3` and `b3-b2` lead to the same position and are two moves."""
    p = table(BEFORE)
    assert {">e7 b2-b3", ">e7 b3-b2"} <= set(texts(p))
    assert play(p, ">e7 b2-b3") == play(p, ">e7 b3-b2")
