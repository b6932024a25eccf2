"""Every illegal move is refused with a reason."""

import pytest

from tests.games.fits.table import ONE, RULES, play, refusal, table
from tuckbox.core import CHANCE, IllegalMove
from tuckbox.games.fits.moves import Placement, TileId

DEAL = table(seats=2)
BUILD = table("start L5", "L5:0@A", "card I3")


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("I3:0@A", None),
        ("-", None),
        ("I3:2@A", "fits-refusal-orientation"),
        ("I3:m0@A", "fits-refusal-orientation"),
        ("I3:0@E", "fits-refusal-side"),
        ("V3:0@A", "fits-refusal-other-tile"),
        ("card V3", "refusal-not-to-move"),
        ("2 I3:0@A", "refusal-not-to-move"),
    ],
)
def test_while_a_tile_is_to_be_placed(entry: str, code: str | None) -> None:
    assert refusal(BUILD, entry) == code


def test_a_refused_orientation_names_those_that_there_are() -> None:
    found = RULES.refusal(BUILD, ONE, RULES.parse_move("I3:2@A"))
    assert found is not None
    assert found["known"] == ("0", "1")


def test_a_refused_column_names_the_last_that_fits() -> None:
    found = RULES.refusal(BUILD, ONE, RULES.parse_move("I3:0@E"))
    assert found is not None
    assert found["last"] == "D"


def test_a_seat_does_not_draw_and_chance_does_not_place() -> None:
    drawn = RULES.refusal(BUILD, ONE, RULES.parse_move("card V3"))
    placed = RULES.refusal(DEAL, CHANCE, RULES.parse_move("L5:0@A"))
    assert drawn is not None
    assert drawn.id == "fits-refusal-not-a-choice"
    assert placed is not None
    assert placed.id == "fits-refusal-not-a-draw"


@pytest.mark.parametrize(
    ("entries", "entry", "code"),
    [
        ([], "card L5", "fits-refusal-other-deck"),
        ([], "start I3", "fits-refusal-card-gone"),
        (["start L5"], "start L5", "fits-refusal-card-gone"),
        (["start L5", "start P5", "1 L5:0@A", "2 P5:0@A"], "start T5", "fits-refusal-other-deck"),
    ],
)
def test_while_a_card_is_to_be_drawn(entries: list[str], entry: str, code: str) -> None:
    assert refusal(play(DEAL, *entries), entry) == code


def test_nothing_is_legal_when_the_game_is_over() -> None:
    position = table("start L5", "L5:0@A")
    for tile in RULES.components.building_cards:
        position = play(position, f"card {tile}", *(["-"] if tile != "L5" else []))
    assert refusal(position, "-") == "refusal-over"


@pytest.mark.parametrize(
    "move",
    [
        Placement(TileId("Q9"), "0", 0),
        Placement(TileId("I3"), "?", 0),
        Placement(TileId("I3"), "0", -1),
        Placement(TileId("I3"), "0", 99),
    ],
)
def test_moves_that_no_text_gives_are_refused_too(move: Placement) -> None:
    assert RULES.refusal(BUILD, ONE, move) is not None
    with pytest.raises(IllegalMove):
        RULES.apply(BUILD, ONE, move)
