"""The index of games: ours, and those of installed packages."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tuckbox
from tests.installed_game import SPOILT, empty_site, install
from tuckbox import game, games
from tuckbox.core import UnknownGame, UnusableGame
from tuckbox.games import BUILT_IN, _earlier, _installed, as_recorded, game_folder, unusable_games

FOLDER = Path(tuckbox.__file__).parent / "games"
LUDO = """
class Rules:
    name = "ludo"
    replaceable = ("*.txt",)

    def __init__(self, files):
        self.files = files

    def options(self):
        return {}

    def initial(self, options):
        return options

    def view(self, position, seat):
        return {"game": self.name}

    def draw(self, view):
        return view["game"]
"""
WORDS = "ludo-title = Ludo\n"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    yield from empty_site(tmp_path, monkeypatch, forget)


def forget() -> None:
    _installed.cache_clear()
    _earlier.cache_clear()
    sys.modules.pop("ludo", None)


def test_every_folder_of_a_game_has_its_line() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/rules.py")} == set(BUILT_IN)
    assert game_folder("fits") == FOLDER / "fits"


def test_an_installed_game_stands_after_ours(site: Path) -> None:
    install(site, code=LUDO, en=WORDS)
    assert games() == (*BUILT_IN, "ludo")
    assert game("ludo").name == "ludo"
    assert game_folder("ludo") == site / "ludo"
    assert unusable_games() == ()


def test_ours_are_found_without_running_the_code_of_others(site: Path) -> None:
    install(site)
    assert game("fits").name == "fits"
    assert "ludo" not in sys.modules


@pytest.mark.parametrize(
    ("name", "code", "fault"),
    [
        ("fits", LUDO, "game-name-taken"),
        ("Ludo!", LUDO, "game-name-invalid"),
        ("ludo", SPOILT, "game-broken"),
        ("ludo", "Rules = None", "game-broken"),
        ("ludo", LUDO.replace('view["game"]', 'view["board"]'), "game-broken"),
        ("ludo", LUDO.replace("ludo", "halma"), "game-named-otherwise"),
    ],
)
def test_a_game_that_can_not_be_used_is_left_out_and_named(
    site: Path, name: str, code: str, fault: str
) -> None:
    install(site, game=name, code=code, en=WORDS)
    assert games() == BUILT_IN
    [found] = unusable_games()
    assert found.code == fault
    assert (found.message["game"], found.message["package"]) == (name, "ludo")


def test_whoever_asks_for_it_is_told_what_is_wrong_with_it(site: Path) -> None:
    install(site)
    with pytest.raises(UnusableGame, match=r"game-broken .*RuntimeError: nobody may run this"):
        game("ludo")
    with pytest.raises(UnknownGame, match=r"game-unknown .*fits bits fillit jammit"):
        game("chess")


def test_a_game_without_words_or_without_its_package_is_left_out(site: Path) -> None:
    install(site, code=LUDO, de=WORDS)
    install(site, module="halma")
    (site / "halma" / "__init__.py").unlink()
    (site / "halma").rmdir()
    assert games() == BUILT_IN
    assert [fault.code for fault in unusable_games()] == ["game-broken", "game-wordless"]


def test_of_two_packages_with_one_name_the_second_is_left_out(site: Path) -> None:
    install(site, code=LUDO, en=WORDS)
    install(site, module="parchis", game="ludo", code=LUDO, en=WORDS)
    assert games() == (*BUILT_IN, "ludo")
    [fault] = unusable_games()
    assert fault.message["other"] == "ludo"


def draw_ludo(site: Path, **boards: str) -> None:
    """A game with a board in `data`, and others in `earlier`."""
    install(site, code=LUDO, en=WORDS)
    for name, board in boards.items():
        folder = site / "ludo" / ("data" if name == "current" else f"earlier/{name}")
        folder.mkdir(parents=True)
        (folder / "board.txt").write_text(board)


def test_components_of_earlier_versions_are_found_by_their_hash(site: Path, tmp_path: Path) -> None:
    draw_ludo(site, current="[board]\nnew", first="[board]\nold", second="[board]\nolder")
    (tmp_path / "own" / "ludo").mkdir(parents=True)
    (tmp_path / "own" / "ludo" / "track.txt").write_text("[track]\nmine")
    hashes = set()
    for own in (None, tmp_path / "own"):
        current = game("ludo", own).files
        for text in ("new", "old", "older"):
            files = type(current)({**current.texts, "board.txt": f"[board]\n{text}"}, current.own)
            for each in (files, replace(files, is_early=True)):
                found = as_recorded(game("ludo", own), each.hash).files
                assert (found.texts, found.own) == (files.texts, files.own)
                hashes.add(found.hash)
    assert len(hashes) == 9


def test_where_no_components_have_the_hash_they_are_the_current_ones(site: Path) -> None:
    draw_ludo(site, current="[board]\nnew", first="[board]\nold")
    current = game("ludo")
    assert as_recorded(current, "0" * 64) is current
