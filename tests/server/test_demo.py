"""The games that the start page shows are real ones."""

import pytest

import tuckbox
from tuckbox.server.lobby.demo import FOLDER, demo, preview


@pytest.mark.parametrize("name", tuckbox.games())
def test_every_game_has_a_demo_that_its_rules_allow(name: str) -> None:
    views = demo(tuckbox.game(name))
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    choices = [line for line in lines[1:] if not line.startswith("0 ")]
    assert len(views) == len(choices) + 1 >= 10
    assert len({str(view) for view in views}) == len(views)


@pytest.mark.parametrize("name", tuckbox.games())
def test_the_preview_is_a_spectators_view(name: str) -> None:
    view = preview(tuckbox.game(name))
    assert (view["game"], view["seat"]) == (name, None)
