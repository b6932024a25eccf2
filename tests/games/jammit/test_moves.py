"""§7.1 to §7.4: the texts of moves, both ways."""

import pytest

from tests.games.jammit.drawing import RULES
from tuckbox.core import InvalidMove
from tuckbox.games.jammit.moves import Extra, Insert, Move, MovePawn


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("d8=NB", Insert("d8", "NB")),
        ("d8,f9", Extra("d8", "f9")),
        (">a1", MovePawn("a1")),
    ],
)
def test_text_and_move_are_the_same_thing(text: str, move: Move) -> None:
    assert RULES.parse_move(text) == move
    assert RULES.format_move(move) == text


@pytest.mark.parametrize(
    "text",
    ["", "d8", "d8=N", "d8=NBR", "d8=NG", "D8=NB", "d0,f9", "d8, f9", ">j1", ">a1 ", "d8=NB\n"],
)
def test_any_other_text_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove, match="jammit-invalid-move"):
        RULES.parse_move(text)


def test_different_kinds_of_move_are_never_equal() -> None:
    insert: Move = Insert("a1", "a2")
    extra: Move = Extra("a1", "a2")
    assert insert != extra
    assert len({Insert("a1", "BN"), Insert("a1", "BN"), MovePawn("a1")}) == 2
