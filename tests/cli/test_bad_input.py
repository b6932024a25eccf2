"""Bad input gets a sentence in the user's language and a non-zero exit code, never a traceback."""

import json
from pathlib import Path

import pytest

from tests.cli.command import tuckbox
from tests.cli.conftest import Run
from tuckbox.games import game
from tuckbox.i18n import LANGUAGES

WRONG = {
    "play chess": "There is no game “chess”. The games are fits, bits, fillit and jammit.",
    "rules chess": "There is no game “chess”.",
    "perft chess --depth 1": "There is no game “chess”.",
    "perft --depth 1": "Name a game: fits, bits, fillit and jammit.",
    "perft fits --depth 0": "The depth must be at least 1, not 0.",
    "perft fits --depth deep": "--depth must be a whole number.",
    "perft fits": "Missing: --depth.",
    "perft fits --depth 1 --chance missing.txt": "“missing.txt” can\u2019t be read",
    "play fits --seats 5": "The option “seats” can\u2019t be “5”. Choose from 1, 2, 3 and 4.",
    "play fits --colour red": "There is no option “colour” here.",
    "play fits --option seats": "“seats” is not of the form seats=2.",
    "play fits --boards 1,1": "The option “boards” names something twice",
    "play fillit --board mini --seats 4": "4",
    "play fits extra": "“extra” is one word too many.",
    "play fits --bot random": "“random” is not of the form 2=random.",
    "play fits --bot 2=random": "There is no seat 2 at this table; it has one seat.",
    "play fits --bot 1=genius": "There is no bot “genius”. The bots are",
    "play fits --components missing": "There is no components folder “missing”.",
    "play fits --save missing/x.tuckbox": "“missing/x.tuckbox” can\u2019t be written",
    "play --resume missing.tuckbox": "“missing.tuckbox” can\u2019t be read",
    "play fits --resume missing.tuckbox": "A saved game already has its game",
    "play fits --lang xx": "There is no language “xx”. Choose from en, fr, de and ja.",
    "replay missing.tuckbox": "“missing.tuckbox” can\u2019t be read",
    "replay": "Missing: FILE.",
    "verify missing.tuckbox": "“missing.tuckbox” can\u2019t be read",
    "nothing": "There is no command “nothing”.",
    "games --fast": "There is no option “--fast”.",
    "show x --at": "The option “--at” needs a value.",
}


@pytest.mark.parametrize("words", WRONG)
def test_wrong_arguments(words: str, here: Run) -> None:
    ran = here(*words.split())
    assert ran.code == 2
    assert WRONG[words] in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_can_be_made_in_every_language(language: str, here: Run) -> None:
    for words in WRONG:
        ran = here(*words.replace("xx", "en xx").split(), "--lang", language)
        assert (ran.code, "Traceback" in ran.err) == (2, False), words


RECORD = """[tuckbox 1]
[game fillit]
[options seats=2 board=large layout=A repetition=draw]
[components builtin {hash}]
[seat 1 "Ann"]
[seat 2 "Bob"]

1 >e6 d6-d7
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "1"),
        ("Dear Ann,\n", "1"),
        ("[tuckbox 1]\n", "1"),
        (RECORD.format(hash="0" * 64), "0000"),
        (RECORD.replace("fillit", "chess").format(hash="0" * 64), "chess"),
    ],
)
def test_a_damaged_or_foreign_record(text: str, sentence: str, here: Run, home: Path) -> None:
    (home / "bad.tuckbox").write_text(text)
    for words in (["replay"], ["show"], ["verify"], ["play", "--resume"]):
        ran = here(*words, "bad.tuckbox")
        assert ran.code == 2
        assert sentence in ran.err


def test_an_illegal_entry_is_named_with_its_line(here: Run, home: Path) -> None:
    here("play", "fillit", "--save", "game.tuckbox", typed=">e6 d6-d7\nquit\n")
    path = home / "game.tuckbox"
    path.write_text(path.read_text() + "2 >e6 d6-d7\n")
    ran = here("replay", "game.tuckbox")
    assert ran.code == 2
    assert str(len(path.read_text().splitlines())) in ran.err


def test_other_components_are_refused_with_both_hashes(here: Run, home: Path) -> None:
    here("play", "fits", "--save", "game.tuckbox", typed="quit\n")
    boards = home / "own" / "fits" / "boards"
    boards.mkdir(parents=True)
    (boards / "mine.txt").write_text(game("fits").files.texts["boards/1.txt"])
    ran = here("replay", "game.tuckbox", "--components", "own")
    assert ran.code == 2
    assert game("fits").files.hash in ran.err
    assert game("fits", home / "own").files.hash in ran.err


def test_a_components_folder_that_is_wrong_names_file_and_line(here: Run, home: Path) -> None:
    boards = home / "own" / "fits" / "boards"
    boards.mkdir(parents=True)
    (boards / "1.txt").write_text("nonsense\n")
    ran = here("play", "fits", "--components", "own")
    assert ran.code == 2
    assert "boards/1.txt, line 1" in ran.err


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"\x00\n", "日本\n".encode(), b"[red]x[/]\n"])
def test_strange_bytes_are_no_move_and_no_crash(typed: bytes, home: Path) -> None:
    ran = tuckbox(home, "play", "fits", typed=typed.decode("latin-1") + "quit\n")
    assert ran.code == 0
    assert "Traceback" not in ran.err


def test_a_terminal_that_lacks_letters_shows_something(home: Path) -> None:
    env = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = tuckbox(home, "games", "--lang", "ja", env=env)
    assert ran.code == 0
    assert "FITS" in ran.out


HOSTILE = "Ann\x1b[2J\x9b31m\u202e\x07"


def test_a_bot_that_does_not_play_the_game_is_refused_at_once(here: Run) -> None:
    ran = here("play", "fits", "--seats", "2", "--bot", "2=uct", typed="quit\n")
    assert ran.code == 2
    assert "There is no bot “uct”" in ran.err
    assert not ran.out


def test_an_existing_game_is_never_saved_over(here: Run, home: Path) -> None:
    first = here("play", "jammit", "--seats", "2", "--save", "a.tuckbox", typed="quit\n")
    assert first.code == 0
    kept = (home / "a.tuckbox").read_bytes()
    for words, typed in (
        (("--save", "a.tuckbox"), "quit\n"),
        ((), "save a.tuckbox\nquit\n"),
    ):
        ran = here("play", "fillit", "--seats", "2", *words, typed=typed)
        assert "“a.tuckbox” holds another game" in ran.out + ran.err
        assert (home / "a.tuckbox").read_bytes() == kept
    resumed = here("play", "--resume", "a.tuckbox", typed="save a.tuckbox\nquit\n")
    assert (resumed.code, resumed.err) == (0, "")


@pytest.mark.parametrize("place", ["name", "game", "entry", "option", "unknown", "file"])
@pytest.mark.parametrize("command", ["verify", "replay", "show", "analyse"])
def test_no_control_character_reaches_the_terminal(
    here: Run, home: Path, command: str, place: str
) -> None:
    """Not even in the longest text, which Fluent would refuse to fill in."""
    text, bad = RECORD.format(hash=game("fillit").files.hash), HOSTILE * 1_000
    spoilt = {
        "name": text.replace('"Ann"', json.dumps(bad, ensure_ascii=False)),
        "game": text.replace("[game fillit]", f"[game {bad}]"),
        "entry": text + f"1 {bad}\n",
        "option": text.replace("seats=2", f"seats=2 {bad}={bad}"),
        "unknown": text + f"[{bad}]\n",
        "file": text,
    }[place]
    file = "game.tuckbox" if place != "file" else HOSTILE
    (home / "game.tuckbox").write_text(spoilt, encoding="utf-8", newline="")
    for flags in ((), ("--json",)) if command in ("replay", "show") else ((),):
        ran = here(command, file, *flags)
        assert ran.code in (0, 2, 3) or (command, ran.code) == ("verify", 1)
        printed = ran.out + ran.err
        assert not [letter for letter in "\x1b\x9b\u202e\x07" if letter in printed]
