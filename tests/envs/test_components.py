"""Environments with own components: from a folder, and from a box."""

from pathlib import Path

import pytest
from gymnasium.error import Error

from tests.envs.test_gymnasium import made, played
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import drawn_files

ALIKE = [
    ("fits", "boards/{}.txt", {"boards": "1"}, {"boards": "3"}),
    ("fillit", "setups/2-mini-{}.txt", {"board": "mini"}, {"board": "mini", "layout": "B"}),
    ("jammit", "setups/2-mini-{}.txt", {"board": "mini"}, {"board": "mini", "layout": "B"}),
]
"""A game, its drawings, a mode, and another whose drawing is put in its place."""


def boxed(file: Path, game: str, name: str, drawing: str) -> Path:
    file.write_text(write_box(game, "Ours", "", "", [BoxFile(name, Claim.MADE_UP, drawing)]).text)
    return file


@pytest.mark.parametrize(("name", "drawings", "own", "other"), ALIKE)
def test_with_the_drawing_of_another_mode_a_mode_is_that_other_mode(
    name: str, drawings: str, own: dict[str, str], other: dict[str, str], tmp_path: Path
) -> None:
    own_file, other_file = (
        drawings.format(mode.get("boards") or mode.get("layout", "A")) for mode in (own, other)
    )
    drawing = drawn_files(name)[other_file]
    place = tmp_path / name / own_file
    place.parent.mkdir(parents=True)
    place.write_text(drawing)
    box = boxed(tmp_path / "own.tuckbox-box", name, own_file, drawing)
    expected = str(played(made(name, **other), 4))
    assert str(played(made(name, components=str(tmp_path), **own), 4)) == expected
    assert str(played(made(name, components=str(box), **own), 4)) == expected
    assert str(played(made(name, **own), 4)) != expected


def test_own_task_cards_are_played(tmp_path: Path) -> None:
    place = tmp_path / "bits" / "tasks.txt"
    place.parent.mkdir(parents=True)
    place.write_text(drawn_files("bits")["tasks.txt"].replace("-2", "-5"))
    own, printed = made("bits", components=str(tmp_path)), made("bits")
    assert own.game.texts == printed.game.texts
    returns = [sum(step[2] for step in played(env, 4)[1:]) for env in (own, printed)]
    assert returns[0] < returns[1]


def test_components_that_have_changed_are_read_again(tmp_path: Path) -> None:
    place = tmp_path / "fits" / "boards" / "1.txt"
    place.parent.mkdir(parents=True)
    shown = []
    for board in ("1", "3"):
        place.write_text(drawn_files("fits")[f"boards/{board}.txt"])
        shown.append(str(played(made("fits", components=str(tmp_path), boards="1"), 4)))
    assert shown[0] != shown[1]


def test_a_box_for_another_game_or_without_sense_is_refused(tmp_path: Path) -> None:
    box = boxed(tmp_path / "a", "fits", "boards/1.txt", drawn_files("fits")["boards/2.txt"])
    with pytest.raises(Error, match="fits"):
        made("jammit", components=str(box))
    box.write_bytes(b"\xff\x00")
    with pytest.raises(Error, match="text"):
        made("fits", components=str(box))
    box.write_text("nothing")
    with pytest.raises(Error, match="box"):
        made("fits", components=str(box))
