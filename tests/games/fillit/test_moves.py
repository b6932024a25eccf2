"""§7.1, §7.2: `>e9 c3-c4`, `c3-c4 >e9`, or `c3-c4` alone."""

import pytest

from tests.games.fillit.table import RULES
from tuckbox.core import InvalidMove
from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.moves import StoneStep, Turn

STEP = StoneStep(HexName("c3"), HexName("c4"))
E9 = HexName("e9")


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        (">e9 c3-c4", Turn(STEP, E9, slide_first=True)),
        ("c3-c4 >e9", Turn(STEP, E9)),
        ("c3-c4", Turn(STEP)),
    ],
)
def test_text_and_turn_are_each_other(text: str, turn: Turn) -> None:
    assert RULES.parse_move(text) == turn
    assert RULES.format_move(turn) == text


@pytest.mark.parametrize("text", ["  >E9   c3-C4 ", ">e9\tc3-c4"])
def test_case_and_spacing_are_free(text: str) -> None:
    assert RULES.parse_move(text) == Turn(STEP, E9, slide_first=True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        ">e9",
        "e9 c3-c4",
        ">e9 c3",
        "c3-c4 c4-c5",
        ">e9 c3-c4 >e1",
        "c3-c4>e9",
        "c10-c4",
        "resign",
    ],
)
def test_anything_else_is_no_turn(text: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        RULES.parse_move(text)
    assert caught.value.code == "fillit-move-text"
    assert caught.value.message["text"] == text


def test_turns_are_listed_in_the_order_of_their_texts() -> None:
    p = RULES.initial(RULES.options())
    texts = [RULES.format_move(turn) for turn in RULES.legal_moves(p, p.seat)]
    assert texts == sorted(texts)


@pytest.mark.parametrize(
    ("text", "group"),
    [
        (">e9 c3-c4", ("fillit-group-slide-first", "e9")),
        ("c3-c4 >e9", ("fillit-group-stone-first", "c3")),
    ],
)
def test_turns_are_grouped_by_what_comes_first(text: str, group: tuple[str, str]) -> None:
    message = RULES.group(RULES.parse_move(text))
    assert (message.id, message["hex"]) == group


def test_stones_alone_are_a_group() -> None:
    assert RULES.group(Turn(STEP)).id == "fillit-group-stone-alone"
