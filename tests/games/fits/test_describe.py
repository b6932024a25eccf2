"""The table in sentences, and one space of it."""

import pytest

from tests.games.fits.table import ONE, RULES, TWO, table
from tests.playing import random_game
from tuckbox.core import InvalidSpace, Seat
from tuckbox.games.fits.position import Position
from tuckbox.i18n import Speaker

ENGLISH = Speaker("en")


def said(position: Position, viewer: Seat | None = ONE) -> list[str]:
    return [ENGLISH.say(message) for message in RULES.describe(RULES.view(position, viewer))]


def looked(position: Position, space: str) -> list[str]:
    view = RULES.view(position, ONE)
    return [ENGLISH.say(message) for message in RULES.inspect(view, space)]


def test_a_ramp_in_sentences() -> None:
    position = table("start P5", "P5:1@A", "card I3", "I3:0@A", "card T5", "-", "card S4")
    sentences = said(position)
    assert sentences[:5] == [
        "Round 1 of 1, board 1.",
        "Every complete row earns 1 point, every uncovered dot costs 1.",
        "Everyone places the tile on the face-up card or sets it aside.",
        "The face-up card is the step S4.",
        "Still to choose: Seat 1.",
    ]
    start = sentences.index("Seat 1\u2019s ramp, starting card flag P5.")
    assert sentences[start + 1 : start + 9] == [
        "If the round ended now: -64 (dots -64, rows 0, numbers 0, pairs 0).",
        "Heights of the columns: A 3, B 3, C 3, D 0, E 0 and F 0.",
        "Row 1: A gap, B-C flag P5 and D-F open.",
        "Row 2: A-C flag P5 and D-F open.",
        "Row 3: A-C bar I3 and D-F open.",
        "From row 4 upwards everything is open.",
        "Set aside: big T T5.",
        "Orientation 0, 3 wide, 2 high; in the lower left corner it would cover A1, B1, B2 and C2.",
    ]


def test_special_spaces_are_said_and_those_still_visible() -> None:
    sentences = said(table("start L5", "L5:0@D", boards="4"))
    assert any("C11: circle" in sentence for sentence in sentences if "Special" in sentence)
    assert any("reconstructed" in sentence for sentence in sentences)
    visible = next(sentence for sentence in sentences if "still visible" in sentence)
    assert "D2" not in visible
    assert "C11: circle" in visible


def test_no_special_space_visible_is_not_said() -> None:
    assert not any("visible" in sentence for sentence in said(table("start L5", "L5:0@D")))


def test_ones_own_waiting_choice_is_said() -> None:
    position = table("start L5", "start P5", "1 L5:0@A", seats=2)
    assert (
        "You have chosen L5:0@A for the long hook L5. It is drawn in for you; "
        "the others won\u2019t see it until everyone has chosen." in said(position)
    )
    assert "You have the flag P5 to place." in said(position, TWO)
    assert not any(sentence.startswith("You") for sentence in said(position, None))


def test_missing_a_turn_and_standing_over_the_edge_are_said() -> None:
    tower = ["start L5", "L5:0@A", "card I3", "I3:1@A", "card Y5", "Y5:2@A", "card V3", "V3:0@A"]
    sentences = said(table(*tower))
    assert "Tiles stand over the top edge: A13." in sentences
    assert not any("upwards" in sentence for sentence in sentences)
    two = ["start L5", "start P5", "1 L5:0@A", "2 P5:0@A", "card L5"]
    assert "Seat 1 misses this turn: the long hook L5 was the starting tile." in said(
        table(*two, seats=2)
    )


def test_the_end_is_said_with_points_winner_and_grade() -> None:
    solo = list(random_game(RULES, RULES.options(), "end"))[-1].after
    assert said(solo)[-1].endswith("you the title “Box Spiller”.")
    pair = list(random_game(RULES, RULES.options(seats=2, boards="1"), "end"))[-1].after
    assert any(word in said(pair)[-1] for word in ("wins", "share"))
    assert any(sentence.startswith("Seat 2, total so far:") for sentence in said(pair))


def test_one_space_of_every_ramp() -> None:
    position = table("start P5", "start L5", "1 P5:1@A", "2 L5:0@A", seats=2, boards="4")
    assert looked(position, "a1") == [
        "The board shows a dot on A1.",
        "Seat 1, A1: gap.",
        "Seat 2, A1: long hook L5.",
    ]
    assert looked(position, "D2")[0] == "The board shows D2: circle."
    assert looked(position, "D2")[1] == "Seat 1, D2: open."


def test_a_printed_number_and_a_space_over_the_top_edge() -> None:
    tower = ["start L5", "L5:0@A", "card I3", "I3:1@A", "card Y5", "Y5:2@A", "card V3", "V3:0@A"]
    position = table(*tower, boards="2")
    assert looked(position, "C8")[0] == "The board shows C8: 3."
    assert looked(position, "A13") == [
        "A13 lies over the top edge and scores nothing.",
        "Seat 1, A13: small corner V3.",
    ]


@pytest.mark.parametrize("space", ["", "G1", "A0", "A13", "A99", "1A", "AA1"])
def test_a_space_that_there_is_not(space: str) -> None:
    with pytest.raises(InvalidSpace, match="last=F12"):
        looked(table(), space)
