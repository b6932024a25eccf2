"""Straight down, onto the lower edge or the higher column, never over row 6; §4.1, §4.2, §4.3, §4.4, §4.5."""

import pytest

from tests.games.bits.table import (
    ONE,
    RULES,
    board,
    drawn,
    gaps_of,
    legal,
    move,
    picture,
    play,
    solo,
)
from tuckbox.core import IllegalMove
from tuckbox.core.square import Cell


def test_a_lying_stone_takes_two_neighbouring_columns_first_colour_left() -> None:
    assert picture(board("RB>C")) == drawn("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . R B . .
    """)


def test_a_standing_stone_takes_one_column_first_colour_below() -> None:
    assert picture(board("RB^C")) == drawn("""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . B . . .
        . . R . . .
    """)


def test_a_lying_stone_rests_on_the_higher_column_and_leaves_a_gap() -> None:
    laid = board("RB^C", "YK>C", "PP>B")
    assert picture(laid) == drawn("""
        . . . . . .
        . . . . . .
        . P P . . .
        . x Y K . .
        . x B x . .
        . x R x . .
    """)
    assert [cell.name for cell in gaps_of(laid)] == ["B1", "B2", "B3", "D1", "D2"]


def test_covered_gaps_stay_gaps_later_stones_lie_on_top() -> None:
    assert picture(board("RB^C", "YK>C", "PP^D")) == drawn("""
        . . . . . .
        . . . P . .
        . . . P . .
        . . Y K . .
        . . B x . .
        . . R x . .
    """)


def test_an_empty_board_takes_a_stone_in_every_slot() -> None:
    p = solo()
    assert legal(p, ONE) == [
        *("BR>A", "BR>B", "BR>C", "BR>D", "BR>E"),
        *("BR^A", "BR^B", "BR^C", "BR^D", "BR^E", "BR^F"),
        *("RB>A", "RB>B", "RB>C", "RB>D", "RB>E"),
        *("RB^A", "RB^B", "RB^C", "RB^D", "RB^E", "RB^F"),
    ]


def test_a_double_has_one_text_per_place() -> None:
    p = solo("RB>A", "NN>C")
    p = play(p, "0 card KK")
    assert len(legal(p, ONE)) == len(set(legal(p, ONE))) == 11


def test_a_standing_stone_fits_on_four_squares_not_on_five() -> None:
    four = solo("RB^A", "YY^A", "RB>B")
    five = solo("RB^A", "YY^A", "RB>A")
    for before, fits in ((four, True), (five, False)):
        p = play(before, "0 card KK")
        assert ("KK^A" in legal(p, ONE)) is fits


def test_a_lying_stone_fits_on_five_squares_not_on_six() -> None:
    five = solo("RB^A", "YY^A", "RB>A")
    six = solo("RB^A", "YY^A", "KK^A")
    for before, fits in ((five, True), (six, False)):
        p = play(before, "0 card RP")
        assert ("RP>A" in legal(p, ONE)) is fits
        assert "RP>B" in legal(p, ONE)


def test_a_full_column_stops_a_lying_stone_from_either_side() -> None:
    p = play(solo("RB^C", "YY^C", "KK^C"), "0 card RP")
    lying = [text for text in legal(p, ONE) if text.startswith("RP>")]
    assert lying == ["RP>A", "RP>D", "RP>E"]


def test_a_stone_that_would_stick_out_is_refused() -> None:
    p = solo("RB^A", "YY^A", "KK^A")
    p = play(p, "0 card RP")
    with pytest.raises(IllegalMove) as error:
        RULES.apply(p, ONE, move("RP>A"))
    assert error.value.code == "bits-refusal-full"
    with pytest.raises(IllegalMove) as error:
        RULES.apply(p, ONE, move("RP^A"))
    assert error.value.code == "bits-refusal-too-tall"


def test_cells_are_known_to_the_board_in_the_order_of_the_colours() -> None:
    assert board("RB^C", "YK>C").laid[1].cells == (Cell(2, 2), Cell(3, 2))


def test_it_is_told_how_high_each_placement_comes_to_rest() -> None:
    p = play(solo("RB^C"), "0 card YY")
    rows = {text: RULES.landing(p, ONE, move(text)) for text in ("YY>B", "YY^C", "YY>D")}
    assert rows == {"YY>B": 2, "YY^C": 2, "YY>D": 0}
    assert RULES.landing(p, ONE, move("card YY")) is None
