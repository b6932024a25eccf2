"""Compiling ahead of need."""

from pathlib import Path

import pytest

from tests.kernels.test_jit import run

WARM = "from tuckbox.kernels.warm import warm; warm([{game!r}])"
GAME = """
from random import Random
from tuckbox.kernels import kernel
from tuckbox.kernels.compare import compare_game
assert compare_game(kernel({game!r}), Random(1), most=40) > 10
"""


@pytest.mark.parametrize("game", ["bits"])  # one of four: compiling takes its time
def test_after_warming_up_a_game_compiles_nothing(game: str, tmp_path: Path) -> None:
    cold = run(WARM.format(game=game), NUMBA_CACHE_DIR=str(tmp_path))
    assert "Preparing fast play" in cold.stderr
    assert run(GAME.format(game=game), NUMBA_CACHE_DIR=str(tmp_path)).stderr == ""
