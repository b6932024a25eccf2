"""The counts that the rules page prints, from an independent engine; §9.1, §9.2."""

import pytest

from tests.games.fits.table import RULES, options
from tuckbox.solver.perft import perft


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 100), (3, 1_600), (4, 34_268)])
def test_paths_from_the_start(depth: int, count: int) -> None:
    assert perft(RULES, RULES.initial(options()), depth) == count


@pytest.mark.slow
@pytest.mark.parametrize(("depth", "count"), [(1, 32), (2, 352), (3, 7_392), (4, 273_504)])
def test_paths_with_fixed_cards(depth: int, count: int) -> None:
    cards = ["start L5", "card I3", "card V3", "card L4"]
    assert perft(RULES, RULES.initial(options()), depth, cards) == count


@pytest.mark.parametrize(("tile", "count"), [("L5", 32), ("P5", 36), ("T5", 16), ("V5", 16)])
def test_first_placements(tile: str, count: int) -> None:
    assert perft(RULES, RULES.initial(options()), 1, [f"start {tile}"]) == count
