"""`tuckbox play` in a pipe: no prompts, no colours, and a game cut short is kept."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.command import ANSI, PATIENCE, command, environment, tuckbox
from tests.cli.conftest import Run
from tuckbox.games import game
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.match import check_record, parse_record


def test_a_pipe_gets_no_prompts_and_no_colours(home: Path) -> None:
    ran = tuckbox(home, "play", "jammit", typed="e9=BN\nquit\n", env={"TERM": "xterm-256color"})
    assert ran.code == 0
    assert ANSI not in ran.out
    assert "Seat 1 >" not in ran.out
    assert "Goodbye!" in ran.out
    assert ran.err == ""


def test_the_same_seed_repeats_the_deal(here: Run) -> None:
    typed = "-\n" * 3 + "quit\n"
    first, again, other = (here("play", "fits", "--seed", seed, typed=typed) for seed in "112")
    assert first == again
    assert first.out != other.out


def test_the_seed_is_said_so_that_the_deal_can_be_repeated(here: Run) -> None:
    first = here("play", "bits", typed="quit\n").out
    seed = re.search(r"Seed: (\S+)", first)
    assert seed
    assert here("play", "bits", "--seed", seed[1], typed="quit\n").out == first


def test_the_end_of_the_pipe_keeps_the_game(home: Path) -> None:
    ran = tuckbox(home, "play", "jammit", "--name", "1=Ann", typed="e9=BN\n>a1\n")
    assert ran.code == 1
    saved = list((home / "data" / "tuckbox" / "autosave").iterdir())
    assert len(saved) == 1
    assert f"The game was saved in {saved[0]}" in ran.err
    resumed = tuckbox(home, "play", "--resume", str(saved[0]), typed="show\nquit\n")
    assert resumed.code == 0
    assert "The game continues where it was saved." in resumed.out
    assert "Seat 2 to move" in resumed.out


def test_a_game_in_which_nobody_moved_is_not_worth_a_file(home: Path) -> None:
    ran = tuckbox(home, "play", "fits", typed="help\n")
    assert ran.code == 1
    assert ran.err == "The input has ended.\n"
    assert not (home / "data").exists()


def test_an_end_before_the_game_is_chosen(home: Path) -> None:
    ran = tuckbox(home, "play", typed="1\n")
    assert ran.code == 1
    assert ran.err == "The input has ended.\n"


def test_a_reader_who_goes_away_loses_nobody_a_game(home: Path) -> None:
    process = subprocess.Popen(
        command("play", "jammit"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdin.write(b"e9=BN\n")
    process.stdin.flush()
    while b">i9" not in process.stdout.readline():
        pass
    process.stdout.close()
    process.stdin.write(b"show\n" * 3)
    process.stdin.close()
    errors = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(timeout=PATIENCE) == 1
    assert "Traceback" not in errors
    assert "The game was saved in" in errors
    assert len(list((home / "data" / "tuckbox" / "autosave").iterdir())) == 1


def test_a_reader_of_other_commands_may_go_away_too(home: Path) -> None:
    process = subprocess.Popen(
        command("games"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(home)
    )
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    errors = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(timeout=PATIENCE) == 1
    assert "Traceback" not in errors


def test_save_writes_a_record_and_refuses_what_it_must(here: Run, home: Path) -> None:
    (home / "letter.txt").write_text("Dear Ann")
    typed = "e9=BN\nsave\nsave letter.txt\nsave no/where.tuckbox\nsave my game.tuckbox\nquit\n"
    ran = here("play", "jammit", typed=typed)
    assert ran.code == 0
    assert "Name a file: “save FILE”." in ran.out
    assert "“letter.txt” already exists" in ran.out
    assert "“no/where.tuckbox” can\u2019t be written" in ran.out
    assert "Saved in my game.tuckbox" in ran.out
    assert (home / "letter.txt").read_text() == "Dear Ann"
    record = parse_record((home / "my game.tuckbox").read_text())
    check_record(record, game("jammit"))
    assert [entry.text for entry in record.entries] == ["e9=BN"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_works_in_every_language(language: str, here: Run) -> None:
    speaker = Speaker(language)
    word = {
        name: speaker.text(f"cli-word-{name}").split()[0]
        for name in ("help", "what", "undo", "quit")
    }
    typed = f"e9=bn\n{word['help']}\n{word['what']} e8\n{word['undo']}\n{word['quit']}\n"
    ran = here("play", "jammit", "--lang", language, typed=typed)
    assert ran.code == 0
    assert speaker.text("cli-table-help") in ran.out
    assert speaker.text("cli-goodbye") in ran.out
    # The table is shown at the start, after the coins, and after they were taken back.
    assert ran.out.count(speaker.text("cli-turn", seat=speaker.text("seat", seat=1))) == 3


def test_what_tells_about_a_space_or_why_it_cannot(here: Run) -> None:
    ran = here("play", "fits", "--seed", "1", typed="what\nwhat a1\nwhat z9\nquit\n")
    assert "Name a space" in ran.out
    assert "A1" in ran.out
    assert ran.code == 0


def test_moves_can_be_narrowed_down(here: Run) -> None:
    ran = here("play", "jammit", typed="moves e9\nmoves zz\nquit\n")
    assert "First the blue coin, then the neutral coin: e9=BN\n" in ran.out
    assert "No legal move contains “zz”." in ran.out


def test_an_illegal_move_gets_a_sentence_and_the_game_goes_on(here: Run) -> None:
    ran = here("play", "fillit", typed=">a1 d6-d7\nhello\n>e6 d6-d7\nquit\n")
    assert "is not a turn of FILLIT" in ran.out
    assert "Seat 2 to move" in ran.out


def test_undo_reaches_back_over_bots(here: Run) -> None:
    typed = ">e6 d6-d7\nundo\nsave game.tuckbox\nquit\n"
    ran = here("play", "fillit", "--bot", "2=random", typed=typed)
    assert ran.code == 0
    assert ran.out.count("Seat 1 to move") == 3
    entries = [entry.text for entry in parse_record(Path("game.tuckbox").read_text()).entries]
    assert entries[2:] == ["takes-back", "takes-back"]


def test_undo_of_nothing_says_so(here: Run) -> None:
    ran = here("play", "fillit", typed="undo\nquit\n")
    assert Speaker("en").text("match-nothing-to-take-back") in ran.out


def test_resigning_ends_a_game_of_two(here: Run) -> None:
    ran = here("play", "fillit", "--name", "1=Ann", "--name", "2=Bob", typed="resign\n")
    assert ran.code == 0
    assert "Bob" in ran.out.splitlines()[-1]


def test_a_bot_finishes_for_whoever_leaves_a_table_of_three(here: Run) -> None:
    typed = "resign\n" + "quit\n"
    ran = here("play", "jammit", "--seats", "3", typed=typed)
    assert "Seat 2 to move" in ran.out


def test_bots_can_play_among_themselves(here: Run) -> None:
    words = [
        "play",
        "jammit",
        "--board",
        "mini",
        "--bot",
        "1=random",
        "--bot",
        "2=random",
        "--seed",
        "5",
    ]
    first, again = here(*words), here(*words)
    assert first.code == 0
    assert first == again
    assert "The game is over." in first.out


def test_a_choice_stays_hidden_from_the_next_person(here: Run) -> None:
    """FITS, both seats at one keyboard: the second sees an empty ramp beside their own."""
    ran = here("play", "fits", "--seats=2", "--seed=1", "--plain", typed="0a\n1b\nquit\n")
    _, hidden, after = ran.out.partition("Seat 1 has chosen; the choice stays hidden")
    assert hidden
    second, _, revealed = after.partition("Seat 1 places")
    assert "Seat 2 to move" in second
    assert second.count("The ramp is empty.") == 2
    assert "0@A" in revealed.splitlines()[0]


def test_own_components_are_found_where_they_are_looked_for(
    here: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--components` before TUCKBOX_COMPONENTS before the configuration folder."""
    board = game("fits").files.texts["boards/1.txt"]
    for folder, name in (
        ("flag", "mine"),
        ("variable", "yours"),
        ("config/tuckbox/components", "ours"),
    ):
        (home / folder / "fits" / "boards").mkdir(parents=True)
        (home / folder / "fits" / "boards" / f"{name}.txt").write_text(
            board.replace("[board 1]", f"[board {name}]")
        )

    def boards(*more: str) -> str:
        ran = here("play", "fits", "--boards", "nothing", *more)
        return ran.err

    assert "ours" in boards()
    monkeypatch.setenv("TUCKBOX_COMPONENTS", str(home / "variable"))
    assert "yours" in boards()
    assert "mine" in boards("--components", str(home / "flag"))
