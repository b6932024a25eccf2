"""`tuckbox play` at a terminal: colours, handing over the keyboard, and every way to leave."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="pseudo-terminals need Unix")

from tests.cli.session import Session, bare
from tuckbox.match import parse_record

CTRL_D = "\x04"
CLEARED = "\x1b[2J\x1b[3J"


def saved_texts(path: Path) -> list[str]:
    return [entry.text for entry in parse_record(path.read_text()).entries if entry.actor]


def autosaves(home: Path) -> int:
    return len(list((home / "data" / "tuckbox" / "autosave").iterdir()))


@contextmanager
def begun(home: Path) -> Iterator[Session]:
    """Play the first move of a game of JAMMIT."""
    with Session(home, "play", "jammit") as session:
        session.expect("Seat 1 > ")
        session.type("e9=BN")
        session.expect("Seat 1 > ")
        yield session


def test_the_keyboard_is_handed_over_with_an_empty_screen(home: Path) -> None:
    with Session(home, "play", "fits", "--seats", "2", "--seed", "1") as session:
        session.expect("Seat 1 > ")
        session.type("L5:m1@B")
        shown = session.expect("press Enter when nobody else is looking at the screen.")
        after = shown.rpartition(CLEARED)[2]
        assert "Seat 1 has chosen" in bare(after)
        assert "L5" not in bare(after)
        session.type("")
        second = bare(session.expect("Seat 2 > ").rpartition(CLEARED)[2])
        assert "L5:m1@B" not in second
        assert "L5  L5" not in second
        session.press("\x1b[A")  # the arrow key recalls nothing that seat 1 typed
        session.type("")
        session.type("score")
        assert "m1@B" not in bare(session.expect("points"))
        session.interrupt()


def test_a_hidden_choice_can_be_taken_back_by_handing_back(home: Path) -> None:
    with Session(home, "play", "fits", "--seats", "2", "--seed", "1") as session:
        session.expect("Seat 1 > ")
        session.type("0a")
        session.expect("press Enter")
        session.type("")
        session.expect("Seat 2 > ")
        session.type("undo")
        session.expect("Seat 1 > ")
        session.type("quit")
        session.expect("Goodbye!")
        assert session.ended() == 0


def test_open_games_need_no_hand_over(home: Path) -> None:
    with begun(home) as session:
        session.type(">a1")
        assert CLEARED not in session.expect("Seat 2 > ")
        session.interrupt()


def test_ctrl_c_offers_to_save(home: Path) -> None:
    with begun(home) as session:
        session.interrupt()
        session.expect("Save this game?")
        session.type("no/such/folder.tuckbox")
        session.expect("can\u2019t be written")
        session.type("game.tuckbox")
        session.expect("Saved in game.tuckbox")
        assert session.ended() == 130
    assert saved_texts(home / "game.tuckbox") == ["e9=BN"]


def test_ctrl_c_twice_loses_nothing(home: Path) -> None:
    with begun(home) as session:
        session.interrupt()
        session.expect("Save this game?")
        session.interrupt()
        session.expect("The game was saved in")
        session.expect("Stopped.")
        assert session.ended() == 130
    assert autosaves(home) == 1


def test_ctrl_d_offers_to_save_too(home: Path) -> None:
    with begun(home) as session:
        session.press(CTRL_D)
        session.expect("Save this game?")
        session.type("")
        session.expect("The game was not saved.")
        assert session.ended() == 1


def test_ctrl_c_before_anybody_moved_just_stops(home: Path) -> None:
    with Session(home, "play", "fits") as session:
        session.expect("Seat 1 > ")
        session.interrupt()
        session.expect("Stopped.")
        assert session.ended() == 130
        assert "Traceback" not in session.shown


def test_ctrl_c_while_being_asked_what_to_play(home: Path) -> None:
    with Session(home, "play") as session:
        session.expect("[1] > ")
        session.interrupt()
        session.expect("Stopped.")
        assert session.ended() == 130


def test_a_terminal_that_is_closed_keeps_the_game(home: Path) -> None:
    with begun(home) as session:
        session.hang_up()
        session.expect("The game was saved in")
        assert session.ended() == 143
    assert autosaves(home) == 1


def test_quitting_on_purpose_offers_to_save_and_is_no_failure(home: Path) -> None:
    with begun(home) as session:
        session.type("quit")
        session.expect("Save this game?")
        session.type("game.tuckbox")
        session.expect("Goodbye!")
        assert session.ended() == 0
    assert saved_texts(home / "game.tuckbox") == ["e9=BN"]


def test_what_to_play_is_asked_one_thing_at_a_time(home: Path) -> None:
    with Session(home, "play") as session:
        session.expect("What would you like to play?")
        session.expect("[1] > ")
        session.type("9")
        session.expect("“9” is not on the list. Type one of 1, 2, 3 and 4.")
        session.type("jammit")
        session.expect("[2] > ")  # seats
        session.type("")
        session.expect("[1] > ")  # board
        session.type("2")
        session.expect("[1] > ")  # layout
        session.type("B")
        session.expect("Who plays seat 2?")
        session.expect("[1] > ")
        session.type("2")
        session.expect("Who begins?")
        session.expect("[1] > ")
        session.type("")
        session.expect("Seat 1 > ")
        session.type("d7=BN")
        session.expect("Seat 1 > ")
        session.interrupt()


def test_tab_completes_a_move(home: Path) -> None:
    with Session(home, "play", "jammit") as session:
        session.expect("Seat 1 > ")
        session.press("e9=B\t\r")
        session.expect("Seat 1 puts a blue coin in at e9.")
        session.interrupt()


def test_colours_only_where_they_are_wanted(home: Path) -> None:
    coloured, plain = "\x1b[1;31m", "\x1b[1;3"
    with Session(home, "play", "fillit") as session:
        assert coloured in session.expect("Seat 1 > ")
    with Session(home, "play", "fillit", env={"NO_COLOR": "1"}) as session:
        assert plain not in session.expect("Seat 1 > ")
