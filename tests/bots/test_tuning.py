"""Tuning can be repeated: the same seed gives the same weights, another seed gives others."""

from typing import Any

import numpy as np
import pytest

from tuckbox import game
from tuckbox.bots.bits import tune as bits
from tuckbox.bots.fillit.tune import TUNING as FILLIT
from tuckbox.bots.fits import tune as fits
from tuckbox.bots.hexagon.tuning import Tuning
from tuckbox.bots.jammit.tune import TUNING as JAMMIT
from tuckbox.games.fits.board import BoardId

GAMES = 4


@pytest.mark.long
@pytest.mark.parametrize("tuning", [FILLIT, JAMMIT], ids=lambda tuning: tuning.name)
@pytest.mark.parametrize("seats", [2, 3])
def test_weights_of_the_abstracts_come_from_the_seed(tuning: Tuning, seats: int) -> None:
    one, again, other = (tuning.tune(seats, "mini", GAMES, 1, seed) for seed in (1, 1, 2))
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_tables_of_bits_come_from_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    monkeypatch.setattr(bits, "write_weights", written.append)
    for seed in ("1", "1", "2"):
        monkeypatch.setattr("sys.argv", ["tune", "--rounds", "200", "--seed", seed])
        bits.main()
    one, again, other = written
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


@pytest.mark.long
def test_tables_of_fits_come_from_the_seed() -> None:
    rules, heard = game("fits"), list[float]()
    one, again, other = (
        fits.tune(rules, BoardId("4"), 200, seed, lambda share, _: heard.append(share)).weights
        for seed in (1, 1, 2)
    )
    assert heard[-1] == 1
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)
