"""A tile slides straight down until it meets the floor or a tile; §4.1, §4.2, §4.3."""

import pytest

from tests.games.fits.table import ONE, RULES, heights, picture, play, ramp, seen, table, texts
from tuckbox.core.ability import landings


def test_a_tile_slides_to_the_floor() -> None:
    assert ramp(table("start L5", "L5:0@C")) == picture("""
        .  .  L5 .  .  .
        .  .  L5 .  .  .
        .  .  L5 .  .  .
        .  .  L5 L5 .  .
    """)


def test_a_tile_comes_to_rest_on_the_first_tile_that_any_square_meets() -> None:
    position = table("start L5", "L5:0@C", "card I3", "I3:0@A", "card T4", "T4:0@D")
    assert ramp(position) == picture("""
        I3 I3 I3 .  .  .
        x  x  L5 .  .  .
        x  x  L5 .  .  .
        x  x  L5 T4 T4 T4
        x  x  L5 L5 T4 x
    """)


@pytest.mark.parametrize(
    ("orientation", "lies"),
    [
        ("0", ["P5 P5", "P5 P5", "P5 x"]),
        ("1", ["P5 P5 P5", "x  P5 P5"]),
        ("2", [".  P5", "P5 P5", "P5 P5"]),
        ("3", ["P5 P5 .", "P5 P5 P5"]),
        ("m0", ["P5 P5", "P5 P5", "x  P5"]),
        ("m1", [".  P5 P5", "P5 P5 P5"]),
        ("m2", ["P5 .", "P5 P5", "P5 P5"]),
        ("m3", ["P5 P5 P5", "P5 P5 x"]),
    ],
)
def test_quarter_turns_go_clockwise_and_mirroring_comes_first(
    orientation: str, lies: list[str]
) -> None:
    """§1.3, §1.4: orientation names."""
    shown = ramp(table("start P5", f"P5:{orientation}@A")).splitlines()
    width = len(lies[0].split())
    assert [line.split()[:width] for line in shown] == [line.split() for line in lies]


def test_a_tile_stays_within_the_columns() -> None:
    position = table("start V5")
    columns = {text[-1] for text in texts(position)}
    assert columns == {"A", "B", "C", "D"}


def test_legal_placements_ascend_by_text() -> None:
    position = table("start L5", "L5:0@A", "card S4")
    assert texts(position) == [
        "-",
        *(f"S4:0@{column}" for column in "ABCD"),
        *(f"S4:1@{column}" for column in "ABCDE"),
        *(f"S4:m0@{column}" for column in "ABCD"),
        *(f"S4:m1@{column}" for column in "ABCDE"),
    ]


def test_tiles_rest_on_the_highest_below_them() -> None:
    position = table("start L5", "L5:0@C", "card I3", "I3:0@A")
    assert heights(position) == [5, 5, 5, 1, 0, 0]


def test_it_is_told_how_high_each_placement_comes_to_rest() -> None:
    position = table("start L5", "L5:0@C", "card I3")
    asked = ("I3:0@A", "I3:1@D", "I3:1@F", "-")
    rows = landings(RULES, position, ONE, map(RULES.parse_move, asked))
    assert rows is not None
    found = dict(zip(asked, rows, strict=True))
    assert found == {"I3:0@A": 4, "I3:1@D": 1, "I3:1@F": 0, "-": None}
    for text, row in found.items():
        if row is not None:
            after = seen(play(position, text), ONE)["ramps"][0]["laid"][-1]["cells"]
            assert min(int(cell[1:]) for cell in after) == row + 1
