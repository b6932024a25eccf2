"""A tile may stick out over row 12, but may not lie wholly above it; §4.5, §4.6, §4.7, §6.7."""

import pytest

from tests.games.fits.table import (
    ONE,
    RULES,
    heights,
    picture,
    play,
    ramp,
    refusal,
    seen,
    table,
    texts,
)
from tuckbox.core import IllegalMove

TOWER = ["start L5", "L5:0@A", "card I3", "I3:1@A", "card Y5", "Y5:2@A"]
"""Column A filled up to row 11."""


def test_a_tile_may_stick_out_over_the_top_edge() -> None:
    position = table(*TOWER, "card V3", "V3:0@A")
    assert ramp(position) == picture("""
        V3 .  .  .  .  .
        --
        V3 V3 .  .  .  .
        Y5 x  .  .  .  .
        Y5 x  .  .  .  .
        Y5 Y5 .  .  .  .
        Y5 x  .  .  .  .
        I3 x  .  .  .  .
        I3 x  .  .  .  .
        I3 x  .  .  .  .
        L5 x  .  .  .  .
        L5 x  .  .  .  .
        L5 x  .  .  .  .
        L5 L5 .  .  .  .
    """)


def test_the_view_shows_the_squares_above() -> None:
    shown = seen(table(*TOWER, "card V3", "V3:0@A"))["ramps"][0]
    assert shown["laid"][-1]["cells"] == ["A12", "A13", "B12"]


def test_the_effects_tell_what_sticks_out() -> None:
    position = table(*TOWER, "card V3")
    effects = RULES.effects(RULES.play(position, ONE, RULES.parse_move("V3:0@A")))
    assert [effect.id for effect in effects][:2] == ["fits-effect-place", "fits-effect-above"]
    assert effects[0]["cells"] == ("A12", "B12")
    assert effects[1]["cells"] == ("A13",)


def test_a_tile_wholly_above_the_grid_cannot_be_placed() -> None:
    position = table(*TOWER, "card V3", "V3:0@A", "card T4")
    assert "T4:1@A" not in texts(position)
    assert refusal(position, "T4:1@A") == "fits-refusal-above"
    with pytest.raises(IllegalMove, match="row=13"):
        play(position, "T4:1@A")


def test_one_square_inside_is_enough() -> None:
    """A square that hangs down beside the tower is inside the grid."""
    position = table(*TOWER, "card V3", "V3:0@A", "card L4")
    assert "L4:2@B" in texts(position)
    shown = seen(play(position, "L4:2@B"))["ramps"][0]
    assert shown["laid"][-1]["cells"] == ["B13", "C11", "C12", "C13"]


def test_what_stands_above_still_holds_up_later_tiles() -> None:
    """L4 hangs from row 13 of column A, so it hangs one row higher than from the top edge."""
    position = table(*TOWER, "card V3", "V3:3@A", "card L4", "L4:2@B")
    shown = seen(position)["ramps"][0]
    assert heights(position)[1] == 13 + 1
    assert shown["laid"][-1]["cells"][1] == "C12"


def test_squares_above_score_nothing() -> None:
    before = table(*TOWER)
    after = play(before, "card V3", "V3:0@A")
    scores = [seen(position)["ramps"][0]["score"] for position in (before, after)]
    assert scores[1] == {**scores[0], "dots": scores[0]["dots"] + 2}
