"""The picture in text, and what is on one square."""

import pytest

from tests.games.bits.table import ONE, RULES, TWO, after_rounds, new, play, solo
from tuckbox.core import InvalidSpace


def test_a_picture_shows_the_whole_table() -> None:
    p = play(solo("RB>A", "RR^A", "RP>A", "NN>C"), "0 card KK")
    assert RULES.draw(RULES.view(p, ONE)) == "\n".join(
        [
            "1/3  [KK]  BB BK BP BY KK PK PPx2 PY RB RK RR RY YK YYx2",
            "",
            "1: O4 +2 (4 +1)",
            "##",
            "##",
            "= +1",
            "",
            "1* RB - +1",
            "6 . . . . . .",
            "5 . . . . . .",
            "4 R P . . . .",
            "3 R x . . . .",
            "2 R x . . . .",
            "1 R B N N . .",
            "  A B C D E F",
            "= 0",
        ]
    )


def test_a_waiting_choice_is_drawn_in_small_letters_for_its_owner_only() -> None:
    p = play(new(seats=2), "0 task 1 O4", "0 start RB", "0 start BY", "1 RB>A")
    mine, theirs = (RULES.draw(RULES.view(p, seat)) for seat in (ONE, TWO))
    assert "1 r b . . . .   1 . . . . . ." in mine
    assert "1 . . . . . .   1 . . . . . ." in theirs
    assert "1  RB N +0      2* BY N +0" in theirs


def test_task_cards_stand_beside_each_other() -> None:
    p = after_rounds(new(), "1 O4", "2 V3 B", points=4)
    assert RULES.draw(RULES.view(p, None)).splitlines()[2:7] == [
        "1: O4 +2 (4 +1)   2: V3 B +2",
        "##                #.",
        "##                ##",
        "= +0              = +0",
        "",
    ]
    assert RULES.draw(RULES.view(p, None)).endswith("+4 +4 = 8")


def test_an_empty_table() -> None:
    assert RULES.draw(RULES.view(new(), None)).startswith("0/3  [  ]  BBx2 BK")


def test_what_is_on_a_square() -> None:
    p = solo("RB>A", "RR^A", "RP>A", "NN>C")
    seen = RULES.view(p, ONE)

    def ids(space: str) -> list[str]:
        return [message.id.removeprefix("bits-inspect-") for message in RULES.inspect(seen, space)]

    assert ids("A1") == ["square", "area", "scores"]
    assert ids("B1") == ["square", "area"]
    assert ids("B2") == ["gap"]
    assert ids("C1") == ["square"]
    assert ids("F6") == ["empty"]
    assert ids("1:F6") == ids("f6") == ["empty"]


def test_on_which_board() -> None:
    p = play(new(seats=2), "0 task 1 O4", "0 start RB", "0 start BY", "1 RB>A")
    assert [message.id for message in RULES.inspect(RULES.view(p, ONE), "A1")] == [
        "bits-inspect-waiting",
        "bits-inspect-area",
    ]
    assert len(RULES.inspect(RULES.view(p, None), "A1")) == 2
    (other,) = RULES.inspect(RULES.view(p, ONE), "2:A1")
    assert other.id == "bits-inspect-empty"


@pytest.mark.parametrize("space", ["", "A", "A0", "A7", "G1", "2:A1", "x:A1", ":A1", "A1:"])
def test_no_such_square(space: str) -> None:
    with pytest.raises(InvalidSpace) as error:
        RULES.inspect(RULES.view(solo(), ONE), space)
    assert error.value.code == "bits-space-unknown"
