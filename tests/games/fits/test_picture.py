"""The table drawn in text, without any language."""

from tests.games.fits.table import ONE, RULES, TWO, picture, table
from tuckbox.core import Seat
from tuckbox.games.fits.position import Position


def drawn(position: Position, viewer: Seat | None = ONE) -> str:
    return RULES.draw(RULES.view(position, viewer)).rstrip("\n")


def test_a_ramp_with_its_special_spaces_and_the_open_tile() -> None:
    position = table("start P5", "P5:1@A", "card I3", "I3:0@A", "card S4", boards="3")
    assert drawn(position) == picture("""
        1/1  [3]  > S4  | F5 L4 L5 N5 O4 P5 T4 T5 U5 V3 V5 W5 X5 Y5

        #1*  P5  -62  0
        12  .  .  .  .  .  .
        11  .  .  1  .  .  .
        10 -5  .  .  .  .  .
         9  .  .  .  .  2  .
         8  .  3  .  .  .  .
         7  .  .  . -5  .  .
         6  .  . -5  .  .  .
         5  .  .  .  .  3  .
         4  .  2  .  .  .  .
         3 I3 I3 I3  .  . -5
         2 P5 P5 P5  1  .  .
         1  x P5 P5  .  .  .
            A  B  C  D  E  F

        0     1    m0    m1
        .##   #.   ##.   .#
        ##.   ##   .##   ##
              .#         #.
    """)


def test_two_seats_side_by_side_before_the_deal_is_done() -> None:
    first = drawn(table("start L5", seats=2), TWO).splitlines()
    assert first[0].startswith("1/1  [1]  | F5 I3")
    assert first[2] == "#1   L5  -72  0        #2   --  -72  0"
    assert first[-1] == "    A  B  C  D  E  F       A  B  C  D  E  F"


def test_rows_over_the_top_edge_are_drawn_above_a_line() -> None:
    tower = ["start L5", "L5:0@A", "card I3", "I3:1@A", "card Y5", "Y5:2@A", "card V3", "V3:0@A"]
    assert drawn(table(*tower), None).splitlines()[3:7] == [
        "13 V3",
        "  ------------------",
        "12 V3 V3  .  .  .  .",
        "11 Y5  x  .  .  .  .",
    ]
