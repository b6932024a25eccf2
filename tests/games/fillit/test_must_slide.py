"""§3.4 to §3.6: a pawn that can slide in some order must; a stone may not lock its own pawn in."""

from tests.games.fillit.table import RULES, refused, slides, table, texts, turn
from tuckbox.core import seat
from tuckbox.games.fillit.view import FillitView

STUCK_BEHIND_OWN_STONE = """
       . . . .
      . . . . .
     . . . . . .
    . . . # . . .
     . . . . . .
      b b . . .
       R r . B
"""

WALLED_IN = """
       . . . .
      . . r . .
     . . . . . .
    . . . # . . .
     . . . . . .
      b b . . .
       R b . B
"""

ONE_WAY_OUT = """
       . . . .
      . . . . .
     . . . . . .
    . . . # . . .
     . . . . . .
      b . r . .
       R b . B
"""


def test_a_stone_moved_first_frees_the_pawn_and_then_it_must_slide() -> None:
    """§3.4: no slide is possible at once, but moving the stone a2 opens ways."""
    p = table(STUCK_BEHIND_OWN_STONE)
    assert slides(p) == set()
    assert texts(p) == ["a2-a1 >a3", "a2-a1 >f7", "a2-a3 >a2", "a2-b3 >a3"]
    assert refused(p, "a2-a3") == "fillit-refusal-must-free-pawn"


def test_a_stone_step_that_leaves_the_pawn_stuck_is_refused_while_another_frees_it() -> None:
    """§3.4: `a2-b2` only exchanges two walls, so it is no turn, with or without a slide."""
    p = table(STUCK_BEHIND_OWN_STONE)
    assert refused(p, "a2-b2") == "fillit-refusal-must-free-pawn"
    assert refused(p, "a2-b2 >a2") == "fillit-refusal-blocked"
    assert not any(text.startswith("a2-b2") for text in texts(p))


def test_the_refusal_names_a_turn_that_would_do() -> None:
    """§3.4: what the refusal proposes is legal."""
    p = table(STUCK_BEHIND_OWN_STONE)
    refusal = RULES.refusal(p, seat(1), turn("a2-a3"))
    assert refusal is not None
    assert refusal["example"] in texts(p)


def test_only_if_no_order_allows_a_slide_a_stone_moves_alone() -> None:
    """§3.6: the red stone is too far away to open the corner."""
    p = table(WALLED_IN)
    assert texts(p) == ["f5-e4", "f5-e5", "f5-f4", "f5-f6", "f5-g5", "f5-g6"]
    assert refused(p, "f5-e5 >a2") == "fillit-refusal-blocked"


def test_a_pawn_that_can_slide_must() -> None:
    """§3.2, §3.4: both parts are compulsory; the refusal names where the pawn can go."""
    p = table(ONE_WAY_OUT)
    assert slides(p) == {"c3"}
    refusal = RULES.refusal(p, seat(1), turn("b3-b4"))
    assert refusal is not None
    assert (refusal.id, refusal["targets"]) == ("fillit-refusal-must-slide", ("c3",))


def test_no_self_locking() -> None:
    """§3.5: `b3-b2` closes the only way out, so it can't come before the slide, nor alone."""
    p = table(ONE_WAY_OUT)
    assert refused(p, "b3-b2") == "fillit-refusal-locks-pawn"
    assert refused(p, "b3-b2 >c3") == "fillit-refusal-locks-pawn"


def test_after_the_slide_any_stone_step_is_allowed() -> None:
    """§3.2: `>c3` first, then the same step."""
    assert ">c3 b3-b2" in texts(table(ONE_WAY_OUT))


def test_the_view_says_whether_a_slide_is_compulsory() -> None:
    """§3.4, §3.6: free, stuck but to be freed, walled in."""
    expected = {
        ONE_WAY_OUT: (True, ["c3"]),
        STUCK_BEHIND_OWN_STONE: (True, []),
        WALLED_IN: (False, []),
    }
    for drawing, (must_slide, targets) in expected.items():
        view: FillitView = RULES.view(table(drawing), seat(1))  # type: ignore[assignment]
        assert (view["must_slide"], view["slides"]) == (must_slide, targets)
