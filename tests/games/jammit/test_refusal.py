"""Why a move is not legal: one code for each reason."""

import pytest

from tests.games.jammit.drawing import RULES, play
from tuckbox.core import Refusal, seat, seat_message

START = RULES.initial(RULES.options())
PAWN = play(START, "d8=BN")
EXTRA = RULES.position(
    {**RULES.view(START, None), "stage": "extra", "earned": ["g4"]}  # type: ignore[typeddict-unknown-key]
)


def refused(p: object, text: str) -> Refusal:
    assert p in (START, PAWN, EXTRA)
    position = next(each for each in (START, PAWN, EXTRA) if each == p)
    refusal = RULES.refusal(position, position.seat, RULES.parse_move(text))
    assert refusal is not None
    return refusal


@pytest.mark.parametrize("text", ["e1=BN", "d7=BN", "e5=BN", "a9=BN"])
def test_a_head_that_is_no_column_of_the_corner(text: str) -> None:
    refusal = refused(START, text)
    assert refusal.id == "jammit-refusal-column"
    assert refusal["hex"] == text[:2]
    assert refusal["corner"] == "e9"
    assert refusal["heads"] == ("i9", "h9", "g9", "f9", "e9", "d8", "c7", "b6", "a5")


@pytest.mark.parametrize("text", ["d8=RN", "d8=BB", "d8=NN", "d8=BY", "d8=RB"])
def test_coins_that_are_not_the_ones_to_insert(text: str) -> None:
    assert refused(START, text).id == "jammit-refusal-coins"


@pytest.mark.parametrize(
    ("p", "text", "code"),
    [
        (START, ">a1", "jammit-refusal-owes-insert"),
        (START, "d8,f9", "jammit-refusal-owes-insert"),
        (EXTRA, "d8=BN", "jammit-refusal-owes-extra"),
        (EXTRA, ">a1", "jammit-refusal-owes-extra"),
        (PAWN, "d8=BN", "jammit-refusal-owes-pawn"),
        (PAWN, "d8,f9", "jammit-refusal-owes-pawn"),
        (EXTRA, "d8,d8", "jammit-refusal-same-column"),
        (EXTRA, "d1,d8", "jammit-refusal-column"),
        (EXTRA, "d8,d1", "jammit-refusal-column"),
        (PAWN, ">d8", "jammit-refusal-corner"),
        (PAWN, ">e9", "jammit-refusal-stay"),
        (PAWN, ">e1", "jammit-refusal-taken"),
    ],
)
def test_each_other_reason_has_its_code(p: object, text: str, code: str) -> None:
    assert refused(p, text).id == code


def test_who_stands_at_a_taken_corner_is_named() -> None:
    assert refused(PAWN, ">e1")["seat"] == seat_message(seat(2))
