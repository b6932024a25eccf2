"""`tuckbox box` and `--box`: made, checked, shown, packed, unpacked and played."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tuckbox.bots.fits.judgement import untaught
from tuckbox.bots.fits.value import SIZE
from tuckbox.bots.fits.weights import board_key, learned_file, read_weights
from tuckbox.cli.box_app import ACTIONS
from tuckbox.core.box import read_box
from tuckbox.games import boxed_game, drawn_files, games
from tuckbox.games.fits.board import BoardId
from tuckbox.i18n import LANGUAGES, Speaker

FILE = "mine.tuckbox-box"


@pytest.fixture
def made(home: Path, here: Run) -> Path:
    """A box with a replaced board and a new one."""
    words = ("--title", "Moonlight", "--author", "Ann", "--licence", "CC0 1.0")
    drawings = ("--drawing", "boards/2.txt", "--drawing", "boards/moon.txt")
    assert here("box", "new", "fits", FILE, *words, *drawings).code == 0
    return home / FILE


def test_a_new_box_begins_with_built_in_drawings(made: Path) -> None:
    box = read_box(made.read_text())
    assert (box.name, box.author, box.licence) == ("Moonlight", "Ann", "CC0 1.0")
    drawn = drawn_files("fits")
    assert box.texts == {
        "boards/2.txt": drawn["boards/2.txt"],
        "boards/moon.txt": drawn["boards/1.txt"],
    }


@pytest.mark.parametrize("name", [name for name in games() if drawn_files(name)])
def test_a_new_box_of_every_game_is_good(name: str, home: Path, here: Run) -> None:
    assert here("box", "new", name, f"{name}.tuckbox-box").code == 0
    ran = here("box", "check", f"{name}.tuckbox-box")
    assert ran.code == 0
    assert boxed_game((home / f"{name}.tuckbox-box").read_text()).files.hash in ran.out


def test_a_box_is_shown_with_its_claims_and_drawings(made: Path, here: Run) -> None:
    made.write_text(made.read_text().replace("2.txt made up", "2.txt as printed"))
    ran = here("box", "show", FILE)
    assert ran.code == 0
    for text in (
        "Moonlight",
        "Ann",
        "CC0 1.0",
        "boards/2.txt · as printed",
        "boards/moon.txt · made up",
    ):
        assert text in ran.out
    assert " .  1  .  .  .  ." in ran.out
    data = json.loads(here("box", "show", FILE, "--json").out)
    assert data["hash"] == boxed_game(made.read_text()).files.hash
    assert [file["claim"] for file in data["files"]] == ["as printed", "made up"]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_unpacking_and_packing_gives_the_same_bytes(
    made: Path, home: Path, here: Run, end: str
) -> None:
    odd = made.read_text().replace("[author", "; a comment\n\n[author").replace("\n", end)
    made.write_bytes(odd.encode())
    assert here("box", "unpack", FILE, "folder").code == 0
    drawn = (home / "folder" / "fits" / "boards" / "moon.txt").read_bytes()
    assert drawn == read_box(odd).texts["boards/moon.txt"].encode()
    assert here("box", "pack", "fits", "folder", "again.tuckbox-box").code == 0
    assert (home / "again.tuckbox-box").read_bytes() == odd.encode()


def test_packing_keeps_the_head_and_follows_the_folder(made: Path, home: Path, here: Run) -> None:
    here("box", "unpack", FILE, "folder")
    boards = home / "folder" / "fits" / "boards"
    (boards / "2.txt").rename(boards / "9.txt")
    ran = here("box", "pack", "fits", "folder", "b.tuckbox-box", "--printed", "boards/moon.txt")
    assert ran.code == 0
    box = read_box((home / "b.tuckbox-box").read_text())
    assert box.name == "Moonlight"
    assert [(file.name, str(file.claim)) for file in box.files] == [
        ("boards/moon.txt", "as printed"),
        ("boards/9.txt", "made up"),
    ]
    refused = here("box", "pack", "fits", "folder", "c.tuckbox-box", "--title", "Other")
    assert refused.code == 2
    assert "BOX" in refused.err


def test_a_folder_of_components_becomes_a_box(home: Path, here: Run) -> None:
    place = home / "own" / "fits" / "boards"
    place.mkdir(parents=True)
    (place / "2.txt").write_text(drawn_files("fits")["boards/3.txt"].rstrip("\n"))
    printed = ("--printed", "boards/2.txt")
    ran = here("box", "pack", "fits", "own", FILE, *printed, "--author", "Ann")
    assert ran.code == 0
    box = read_box((home / FILE).read_text())
    assert (box.name, box.author) == ("mine", "Ann")
    assert [message.id for message in box.describe()][-1] == "box-printed"


def test_a_box_is_played_and_says_whose_it_is(made: Path, here: Run) -> None:
    ran = here("play", "--box", FILE, "--boards", "moon", typed="quit\n")
    assert ran.code == 0
    assert "Moonlight" in ran.out
    assert "Made up: boards/2.txt and boards/moon.txt" in ran.out
    named = here("play", "fits", "--box", FILE, "--boards", "2,moon", typed="quit\n")
    assert named.code == 0


def test_perft_counts_with_a_box(made: Path, here: Run) -> None:
    ran = here("perft", "--depth", "1", "--box", FILE, "--boards", "moon")
    assert ran.code == 0
    assert "4" in ran.out


# Refused


def refused(here: Run, *arguments: str) -> str:
    ran = here(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err
    return ran.err


def test_what_is_no_box_is_refused_with_its_name(home: Path, made: Path, here: Run) -> None:
    (home / "empty.tuckbox-box").write_bytes(b"")
    (home / "bytes.tuckbox-box").write_bytes(b"[tuckbox-box 1]\n\xff\n")
    (home / "large.tuckbox-box").write_bytes(b"x" * 1_000_000)
    for name, words in (
        ("none", "none.tuckbox-box"),
        ("empty", "empty.tuckbox-box: Line 1, column 1"),
        ("bytes", "bytes.tuckbox-box: Line 2, column 1 of the box"),
        ("large", "1,000,000 bytes"),
    ):
        for action in ("check", "show", "unpack"):
            folder = ("folder",) if action == "unpack" else ()
            assert words in refused(here, "box", action, f"{name}.tuckbox-box", *folder)
    assert not (home / "folder").exists()


def test_a_wrong_drawing_is_refused_with_its_place(made: Path, here: Run) -> None:
    made.write_text(made.read_text().replace("row-bonus on", "row-bonus maybe"))
    said = refused(here, "box", "check", FILE)
    line = next(n for n, text in enumerate(made.read_text().splitlines(), 1) if "maybe" in text)
    assert f"{FILE}: boards/moon.txt, line {line}, column 1" in said
    assert f"line {line}" in refused(here, "play", "--box", FILE)


def test_nothing_is_overwritten(made: Path, home: Path, here: Run) -> None:
    before = made.read_bytes()
    assert FILE in refused(here, "box", "new", "fits", FILE)
    assert ".tuckbox-box" in refused(here, "box", "new", "fits", "mine.txt")
    assert made.read_bytes() == before
    here("box", "unpack", FILE, "folder")
    assert "exists already" in refused(here, "box", "unpack", FILE, "folder")
    (home / "blocked").write_text("a file where a folder should be")
    assert "blocked" in refused(here, "box", "unpack", FILE, "blocked")


def test_arguments_that_do_not_go_together_are_refused(made: Path, here: Run) -> None:
    assert "FITS" in refused(here, "play", "bits", "--box", FILE).upper()
    assert "not both" in refused(here, "play", "--box", FILE, "--components", ".")
    assert "resume" in refused(here, "play", "--resume", FILE, "--box", FILE)
    assert "boards/2.txt" in refused(
        here, "box", "new", "fits", "a.tuckbox-box", "--drawing", "x/2.txt"
    )
    assert "no drawing in" in refused(here, "box", "pack", "fits", "nowhere", "a.tuckbox-box")
    here("box", "unpack", FILE, "folder")
    wrong = ("--printed", "boards/7.txt")
    assert "boards/7.txt" in refused(here, "box", "pack", "fits", "folder", "a.tuckbox-box", *wrong)
    assert "new, check, show, pack, unpack and learn" in refused(here, "box")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_has_help_in_every_language(action: str, language: str, here: Run) -> None:
    ran = here("box", action, "--help", "--lang", language)
    assert ran.code == 0
    assert Speaker(language).text(f"cli-about-box-{action}")[:12] in ran.out
    assert Speaker(language).text("cli-flag-box")[:8] in ran.out


def test_a_saved_game_with_a_box_needs_the_file_no_more(made: Path, home: Path, here: Run) -> None:
    begun = here(
        "play",
        "--box",
        FILE,
        "--boards",
        "moon",
        "--seed",
        "1",
        "--save",
        "a.tuckbox",
        typed="quit\n",
    )
    assert begun.code == 0
    made.unlink()
    for arguments in (("show", "a.tuckbox"), ("replay", "a.tuckbox")):
        assert here(*arguments).code == 0
    resumed = here("play", "--resume", "a.tuckbox", typed="quit\n")
    assert resumed.code == 0
    assert "Moonlight" in resumed.out
    record = home / "a.tuckbox"
    record.write_text(record.read_text().replace('| [author "Ann"]', '| [author "Ben"]'))
    assert "box in this record is not the one" in refused(here, "show", "a.tuckbox")


@pytest.mark.long
def test_bots_learn_the_boards_of_a_box(
    made: Path, here: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuckbox.bots.fits.weights.user_cache_path", lambda _: home / "cache")
    made.write_text(made.read_text().replace("row-bonus on", "row-bonus off"))
    rules = boxed_game(made.read_text())
    key = board_key(untaught(rules, BoardId("moon")).board)
    assert read_weights(key).size == 0
    ran = here("box", "learn", FILE, "--rounds", "100")
    assert ran.code == 0, ran.err
    assert "Board moon: " in ran.out
    assert read_weights(key).size == SIZE
    learned_file(key).write_bytes(b"damaged")
    read_weights.cache_clear()
    assert read_weights(key).size == 0
    read_weights.cache_clear()


def test_only_boards_of_fits_are_learned(home: Path, here: Run) -> None:
    assert here("box", "new", "jammit", FILE).code == 0
    assert "no board of FITS" in refused(here, "box", "learn", FILE)
    assert "at least 1" in refused(here, "box", "learn", FILE, "--rounds", "0")


def test_the_arena_plays_with_a_box(made: Path, here: Run) -> None:
    arena = ("arena", "--box", FILE, "--boards", "moon", "--bots", "random", "--workers", "1")
    ran = here(*arena, "--games", "1", "--json")
    assert ran.code == 0, ran.err
    plan = json.loads(ran.out)["plan"]
    assert (plan["game"], plan["components"]) == ("fits", boxed_game(made.read_text()).files.hash)
