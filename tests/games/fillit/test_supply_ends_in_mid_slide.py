"""§4.9: when the supply is empty the rest of the path stays as it is, and the pawn still arrives."""

from tests.games.fillit.table import RULES, picture, play, table, tidy, turn
from tuckbox.core import Outcome, seat

LAST_TWO = """
       + + + +
      + + + + +
     . . . b . .
    . . . # . . .
     R . + = . =
      r . . . .
       . . . B
"""


def test_the_rest_of_the_path_stays_as_it_is() -> None:
    """§4.9: three chips left: c2, c4 and c5 get them (c3 is red already), c6 stays blue."""
    p = table(LAST_TWO)
    assert p.supplies == (3, 11)
    after = play(p, ">c6 b1-b2")
    assert after.pawns[0] == "c6"
    assert after.supplies == (0, 12)
    assert after.chips[0] >= {"c2", "c3", "c4", "c5"}
    assert "c6" in after.chips[1]
    assert "c6" not in after.chips[0]


def test_the_turn_is_completed_by_its_stone_step_and_then_won() -> None:
    """§6.2: the stone step belongs to the turn, also after the last chip."""
    after = play(table(LAST_TWO), ">c6 b1-b2")
    assert picture(after) == tidy("""
           + + + +
          + + + + +
         . . . b . .
        . . . # . . .
         + + + + + R
          . r . . .
           . . . B
    """)
    expected = Outcome((seat(1),), (0, 12), "fillit-reason-supply-empty")
    assert RULES.outcome(after) == expected
    assert RULES.to_move(after) == ()
    assert RULES.legal_moves(after, seat(2)) == ()


def test_the_last_chip_may_also_fall_after_the_stone_step() -> None:
    """§6.1: the other order: the stone first, then the slide that empties the supply."""
    after = play(table(LAST_TWO), "b1-b2 >c6")
    outcome = RULES.outcome(after)
    assert outcome is not None
    assert outcome.winners == (seat(1),)


def test_what_happened_is_told_hex_by_hex() -> None:
    """§4.6 to §4.9: the effects name what was laid, kept, returned and left."""
    told = RULES.effects(RULES.play(table(LAST_TWO), seat(1), turn(">c6 b1-b2")))
    assert [
        (effect.id.removeprefix("fillit-effect-"), dict(effect.values).get("hex"))
        for effect in told
    ] == [
        ("slide", None),
        ("chip-laid", "c2"),
        ("chip-kept", "c3"),
        ("chip-returned", "c4"),
        ("chip-laid", "c4"),
        ("chip-laid", "c5"),
        ("supply-empty", None),
        ("path-left", None),
        ("stone-moves", None),
        ("win", None),
    ]
    assert told[7]["hexes"] == ("c6",)


def test_a_supply_that_ends_exactly_with_the_path_leaves_nothing() -> None:
    """§4.9: three chips for c2, c4 and c5, where a stone on c6 ends the slide."""
    p = table(LAST_TWO.replace("+ = . =", "+ = . b"))
    ids = [effect.id for effect in RULES.effects(RULES.play(p, seat(1), turn(">c5 b1-b2")))]
    assert "fillit-effect-supply-empty" in ids
    assert "fillit-effect-path-left" not in ids
