"""§9.1: paths of exactly N entries, as independent engines count them."""

import pytest

from tests.games.jammit.drawing import RULES
from tuckbox.solver.perft import perft


@pytest.mark.parametrize(
    ("choices", "counts"),
    [
        ({}, (18, 72, 1296, 5184)),
        ({"seats": 3}, (18, 54)),
        ({"seats": 3, "layout": "B"}, (18, 54)),
        ({"board": "mini"}, (14, 56)),
        ({"board": "mini", "layout": "B"}, (14, 56)),
    ],
    ids=str,
)
def test_the_first_entries(choices: dict[str, object], counts: tuple[int, ...]) -> None:
    start = RULES.initial(RULES.options(**choices))
    assert tuple(perft(RULES, start, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.slow
def test_six_entries_with_extra_coins_among_them() -> None:
    """The other counts of depth 6 stand with those of all games in the perft files."""
    start = RULES.initial(RULES.options(board="mini", layout="B"))
    assert perft(RULES, start, 6) == 294_784
