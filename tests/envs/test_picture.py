"""Environments as pictures: in text, in pixels, and as a film."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.envs.test_gymnasium import made
from tuckbox.envs import NAMES
from tuckbox.envs.env_game import env_game
from tuckbox.envs.error import EnvsError
from tuckbox.envs.picture import pixels, random_game, save_gif


@pytest.mark.parametrize("name", NAMES)
def test_shows_the_text_picture_and_the_board(name: str) -> None:
    env = made(name, seats=2, render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    env.step(env.sample_action())
    env.step(env.sample_action())
    assert isinstance(before, str)
    assert env.render() != before
    env = made(name, seats=2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 5
    env.step(env.sample_action())
    env.step(env.sample_action())
    assert (env.render() != picture).any()


def test_a_film_has_a_picture_for_every_step(tmp_path: Path) -> None:
    game = env_game("fits", boards="1")
    states = list(random_game(game, seed=2))
    save_gif(tmp_path / "game.gif", game, states)
    with Image.open(tmp_path / "game.gif") as film:
        assert 1 < getattr(film, "n_frames", 1) <= len(states)
        assert film.size == pixels(game, states[0]).shape[1::-1]
    with pytest.raises(EnvsError):
        save_gif(tmp_path / "game.png", game, states)


def test_the_command_writes_a_film_or_says_what_is_wrong(tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tuckbox.envs.picture", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)

    assert run("jammit", "game.gif", "board=mini", "seed=3").returncode == 0
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF")
    told = run("jammit", "game.gif", "board=round")
    assert told.returncode != 0
    assert "round" in told.stderr
    assert "Traceback" not in told.stderr
