"""Every mode of our games has a golden playthrough, which is still what the game does."""

import pytest

from tests.golden_files import FOLDER, playthrough
from tests.modes import all_modes, mode_id
from tuckbox.core import Options
from tuckbox.games import BUILT_IN

MODES = all_modes(BUILT_IN)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), MODES, ids=str)
def test_playthrough_is_unchanged(name: str, options: Options) -> None:
    path = FOLDER / f"{mode_id(name, options)}.txt"
    assert path.exists(), "run `make golden`, then read what it wrote"
    assert path.read_text() == playthrough(name, options)


def test_no_playthrough_is_left_over() -> None:
    written = {path.stem for path in FOLDER.glob("*.txt")}
    assert written == {mode_id(name, options) for name, options in MODES}
