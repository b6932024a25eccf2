"""Every turn that is not legal is refused, in words that fit."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.fillit.table import RULES, table
from tuckbox.core import CHANCE, IllegalMove, seat
from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.moves import StoneStep, Turn

TABLE = """
       . . . .
      . . . . .
     . . . b . .
    . r . # . . .
     . . R b . .
      r . . . .
       . . . B
"""

names = st.builds(
    lambda row, column: HexName(row + column), *map(st.sampled_from, ("abcdefgz", "012345678"))
)
turns = st.builds(Turn, st.builds(StoneStep, names, names), st.none() | names, st.booleans())


@pytest.mark.parametrize(
    ("text", "code", "values"),
    [
        (">d4 d2-d3", "centre", {"hex": "d4"}),
        (">c1 d3-d4", "centre", {"hex": "d4"}),
        (">i9 d2-d3", "no-hex", {"hex": "i9"}),
        (">c1 e5-e6", "not-your-stone", {"hex": "e5", "colour": "R", "stones": ("b1", "d2")}),
        (">c1 d2-b1", "not-adjacent", {"start": "d2", "target": "b1"}),
        (">c6 d2-d3", "blocked", {"target": "c6", "obstacle": "c4"}),
        (">c2 d2-d3", "goes-on", {"target": "c2", "stop": "c1"}),
        (">g7 d2-d3", "not-straight", {"pawn": "c3", "target": "g7"}),
        ("d2-c2 >c1", "blocked", {"target": "c1", "obstacle": "c2"}),
        ("d2-d3", "must-slide", {"targets": ("a1", "a3", "c1", "f3")}),
    ],
)
def test_the_reason_is_named(text: str, code: str, values: dict[str, object]) -> None:
    p = table(TABLE)
    refusal = RULES.refusal(p, seat(1), RULES.parse_move(text))
    assert refusal is not None
    assert (refusal.id, dict(refusal.values)) == (f"fillit-refusal-{code}", values)
    with pytest.raises(IllegalMove) as caught:
        RULES.apply(p, seat(1), RULES.parse_move(text))
    assert caught.value.message == refusal


def test_another_seat_and_chance_are_not_to_move() -> None:
    p = table(TABLE)
    for who in (seat(2), CHANCE):
        refusal = RULES.refusal(p, who, RULES.parse_move(">c1 d2-d3"))
        assert refusal is not None
        assert refusal.id == "refusal-not-to-move"
        assert RULES.legal_moves(p, who) == ()


def test_nothing_is_left_to_chance() -> None:
    """§3.7."""
    assert RULES.chances(table(TABLE)) == ()


@given(turns)
@settings(max_examples=300)
def test_exactly_the_turns_that_are_not_legal_are_refused(turn: Turn) -> None:
    p = table(TABLE)
    is_refused = RULES.refusal(p, seat(1), turn) is not None
    assert is_refused == (turn not in RULES.legal_moves(p, p.seat))
