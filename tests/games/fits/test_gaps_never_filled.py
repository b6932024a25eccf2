"""Nothing moves sideways, so a covered gap is never filled; §4.4."""

from tests.games.fits.table import RULES, heights, picture, play, ramp, table
from tuckbox.games.fits.position import Position


def gaps(position: Position, text: str) -> list[object]:
    effects = RULES.effects(
        RULES.play(position, RULES.to_move(position)[0], RULES.parse_move(text))
    )
    return [effect["cells"] for effect in effects if effect.id == "fits-effect-gaps"]


def test_a_tile_does_not_slip_under_an_overhang() -> None:
    position = table("start P5", "P5:1@A", "card V3", "V3:0@A")
    assert ramp(position) == picture("""
        V3 .  .  .  .  .
        V3 V3 .  .  .  .
        P5 P5 P5 .  .  .
        x  P5 P5 .  .  .
    """)
    filled = play(position, "card O4", "O4:0@A")
    assert ramp(filled).splitlines()[-1].startswith("x")


def test_a_placement_tells_the_gaps_that_it_closes_off() -> None:
    position = table("start P5", "P5:1@A", "card I3")
    assert gaps(position, "I3:0@C") == [("D1", "E1", "D2", "E2")]


def test_a_gap_closed_off_before_is_not_told_again() -> None:
    position = table("start P5", "P5:1@A", "card O4")
    assert gaps(position, "O4:0@A") == []


def test_a_cross_closes_off_what_is_under_its_arms() -> None:
    position = table("start P5", "P5:0@A", "card X5")
    assert gaps(position, "X5:0@D") == [("D1", "F1")]


def test_a_cup_on_its_side_closes_off_its_inside() -> None:
    position = table("start L5", "L5:0@A", "card U5")
    assert gaps(position, "U5:1@C") == [("D2",)]
    assert ramp(play(position, "U5:1@C")) == picture("""
        L5 .  .  .  .  .
        L5 .  U5 U5 .  .
        L5 .  U5 x  .  .
        L5 L5 U5 U5 .  .
    """)


def test_spaces_over_the_top_edge_are_no_gaps() -> None:
    high = ["start L5", "L5:0@A", "card I3", "I3:1@A", "card Y5", "Y5:2@A"]
    position = table(*high, "card T5", "T5:3@A", "card W5")
    assert max(heights(position)) == 14
    for cells in gaps(position, "W5:2@C"):
        assert isinstance(cells, tuple)
        assert all(int(str(cell)[1:]) <= 12 for cell in cells)
