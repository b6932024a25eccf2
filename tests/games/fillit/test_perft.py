"""§9.1: the counts of the rules page, as far as the readable rules count quickly."""

import pytest

from tests.games.fillit.table import RULES
from tuckbox.solver.perft import perft


@pytest.mark.parametrize(
    ("seats", "board", "layout", "counts"),
    [
        (2, "large", "A", (120, 14_400)),
        (2, "large", "B", (130, 16_822)),
        (3, "large", "A", (120, 14_400)),
        (3, "large", "B", (130, 15_209)),
        (4, "large", "A", (120, 12_800)),
        (4, "large", "B", (125, 19_936)),
        (2, "mini", "A", (114, 12_996)),
        (2, "mini", "B", (126, 15_798)),
    ],
)
def test_counts(seats: int, board: str, layout: str, counts: tuple[int, ...]) -> None:
    p = RULES.initial(RULES.options(seats=seats, board=board, layout=layout))
    assert tuple(perft(RULES, p, depth) for depth in (1, 2)) == counts
