"""The table in sentences: complete for a reader who can't see it."""

import pytest

from tests.games.jammit.drawing import RULES, play, position
from tuckbox.core import InvalidSpace
from tuckbox.games.jammit.position import Position
from tuckbox.i18n import Speaker

BOARD = """
   . . . .
  . . . . .
 r N B B B B
. . . # R B N
 . . . . . r
  . . . . .
   . . . .
"""


def sentences(p: Position) -> list[str]:
    return [Speaker("en").say(message) for message in RULES.describe(RULES.view(p, None))]


def inspected(p: Position, space: str) -> list[str]:
    return [Speaker("en").say(message) for message in RULES.inspect(RULES.view(p, None), space)]


def test_two_seats_to_insert() -> None:
    assert sentences(position(BOARD, points=(1, 2), neutral=(1, 0))) == [
        "Seat 1 is to insert two coins into one column, in either order: blue coin and neutral coin.",
        "Seat 1 plays red: 1 point of 13, 1 neutral coin, pawn at d7, 2 stones on the board.",
        "Seat 2 plays blue: 2 points of 13, 0 neutral coins, pawn at d1, 0 stones on the board.",
        "Red stones: c6 and e2.",
        "Red coins: d5.",
        "Blue coins: d6, e4, e5, e6 and e7.",
        "Neutral coins: d7 and e3.",
        "The columns of corner d7, clockwise, each from its head on:",
        "Column g7, ending over the border, 4 empty hexes: nothing.",
        "Column f7, ending over the border, 5 empty hexes: nothing.",
        (
            "Column e7, ending over the border, full: blue coin on e7, blue coin on e6, "
            "blue coin on e5, blue coin on e4, neutral coin on e3 and red stone on e2."
        ),
        (
            "Column d7, ending at the centre hole, full: "
            "neutral coin on d7, blue coin on d6 and red coin on d5."
        ),
        "Column c6, ending over the border, 5 empty hexes: red stone on c6.",
        "Column b5, ending over the border, 5 empty hexes: nothing.",
        "Column a4, ending over the border, 4 empty hexes: nothing.",
        (
            "Hexes are named by their row, a to g from the bottom up, and a number. "
            "The centre hole is d4. The corners, clockwise from the right: d7, a4, a1, d1, g4 and g7."
        ),
        "This set-up is reconstructed: we could not see the printed figure.",
    ]


def test_extra_coins_and_what_earned_them() -> None:
    assert sentences(play(position(BOARD), "e7=BN"))[0] == (
        "Seat 1 pushed out stones of their own from e2 and is to put extra coins "
        "into two different columns: red coin and red coin."
    )


def test_moving_the_pawn_names_the_free_corners() -> None:
    told = sentences(position(stage="pawn"))
    assert told[0] == "Seat 1 is to move the pawn."
    assert "Free corners: a4, a1, g4 and g7." in told


def test_the_end() -> None:
    told = sentences(position(stage="over", points=(5, 13)))
    assert told[0] == "The game is over: Seat 2 reached 13 points and wins."


def test_three_seats_have_no_neutral_coins() -> None:
    told = sentences(position(BOARD.replace("N", "Y"), pawns="d7 a1 g4"))
    assert told[3] == "Seat 3 plays yellow: 0 points of 11, pawn at g4, 0 stones on the board."


def test_a_space_tells_its_piece_and_its_place_in_the_columns_of_the_pawns() -> None:
    assert inspected(position(BOARD), "e3") == [
        "There is a neutral coin on e3.",
        "For Seat 1: hex 5 of 6 in column e7, which ends over the border.",
        "For Seat 2: hex 2 of 6 in column e2, which ends over the border.",
    ]


def test_a_corner_tells_its_pawn() -> None:
    assert inspected(position(BOARD), "d1") == [
        "d1 is empty.",
        "Seat 2\u2019s pawn stands outside d1.",
        "For Seat 2: hex 1 of 3 in column d1, which ends at the centre hole.",
    ]
    assert inspected(position(BOARD), "a1")[1] == "a1 is a corner where no pawn stands."


def test_the_centre_is_a_hole() -> None:
    assert inspected(position(), "d4") == [
        "d4 is the centre hole. A piece pushed into it counts double."
    ]


@pytest.mark.parametrize("space", ["", "e5 ", "d8", "a5", "z9"])
def test_what_is_no_space_is_refused(space: str) -> None:
    with pytest.raises(InvalidSpace, match="jammit-invalid-space"):
        RULES.inspect(RULES.view(position(), None), space)


@pytest.mark.parametrize(
    ("text", "heading"),
    [
        ("d8=NB", "First the neutral coin, then the blue coin"),
        ("d8,f9", "First extra coin in at d8"),
        (">a1", "Move the pawn"),
    ],
)
def test_moves_are_listed_under_headings(text: str, heading: str) -> None:
    assert Speaker("en").say(RULES.group(RULES.parse_move(text))) == heading
