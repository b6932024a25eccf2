"""Installed games that can't be used are named, and take nobody else down."""

from pathlib import Path

import httpx

from tests.cli.command import tuckbox
from tests.fifth.conftest import path_with
from tests.installed_game import install
from tests.server.backends import PATIENCE
from tests.server.process import node_process
from tuckbox.games import BUILT_IN


def test_a_broken_and_a_clashing_game_are_named_once_and_ours_stay(tmp_path: Path) -> None:
    install(tmp_path, module="ludo")
    install(tmp_path, module="other_fits", game="fits", en="fits-title = Not FITS\n")
    ran = tuckbox(tmp_path, "games", env=path_with(tmp_path))
    assert ran.code == 0
    assert ran.out.count("tuckbox play") == 4
    assert "Not FITS" not in ran.out
    taken, broken = ran.err.splitlines()
    assert taken == (
        "The installed package “other_fits” names a game “fits”, but that is the name of the game "
        "in “tuckbox.games.fits”. It is left out."
    )
    assert broken == (
        "The game “ludo” of the installed package “ludo” can\u2019t be set up and is left out. "
        "RuntimeError: nobody may run this"
    )
    asked = tuckbox(tmp_path, "play", "ludo", env=path_with(tmp_path))
    assert asked.code == 2
    assert asked.err == f"{broken}\n"


def test_a_server_says_so_when_it_starts_and_serves_the_others(tmp_path: Path) -> None:
    install(tmp_path, module="ludo")
    with node_process(tmp_path / "data", **path_with(tmp_path)) as node:
        listed = httpx.get(f"{node.url}/api/games", timeout=PATIENCE).json()
        assert [game["name"] for game in listed] == list(BUILT_IN)
        assert "The game “ludo” of the installed package “ludo”" in node.log.read_text()
