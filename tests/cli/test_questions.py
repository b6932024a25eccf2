"""`tuckbox play` without a game asks what to play; Enter takes the default."""

import pytest

from tests.cli.conftest import Run
from tuckbox.games import game, games
from tuckbox.i18n import LANGUAGES, Speaker

ENTER = "\n"


def test_enter_all_the_way_is_the_first_game_with_its_defaults(here: Run) -> None:
    ran = here("play", typed=ENTER * 4 + "quit\n")
    assert ran.code == 0
    assert "FITS · Players: 1 · " in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_game_can_be_asked_for_in_every_language(name: str, language: str, here: Run) -> None:
    speaker = Speaker(language)
    # The game by its number, every option and seat by Enter, then quit.
    typed = f"{games().index(name) + 1}\n" + ENTER * 8 + "quit\n"
    ran = here("play", "--lang", language, typed=typed)
    assert ran.code == 0
    asked = [speaker.text(f"{name}-option-{option.name}") for option in game(name).choosable]
    assert [question for question in asked if question not in ran.out] == []
    assert speaker.text("cli-goodbye") in ran.out


def test_an_answer_that_is_not_on_the_list_is_asked_again(here: Run) -> None:
    ran = here("play", typed="chess\nJAMMIT\n7\n3\n２\nb\nrandom\n\n\nquit\n")  # noqa: RUF001
    assert "“chess” is not on the list. Type one of 1, 2, 3 and 4." in ran.out
    assert "“7” is not on the list. Type one of 2 and 3." in ran.out
    assert "Who plays seat 3?" in ran.out
    assert "Seat 1 to move" in ran.out


def test_options_that_do_not_go_together_are_asked_again(here: Run) -> None:
    ran = here("play", typed="fillit\n4\nmini\n\n\n" + ENTER * 8 + "quit\n")
    assert ran.code == 0
    assert ran.err.count("\n") == 1
    assert "Seat 1 to move" in ran.out


def test_boards_are_asked_for_in_any_order(here: Run) -> None:
    ran = here("play", typed="fits\n1\n3 1\nquit\n")
    assert ran.code == 0
    assert "3,1" in ran.out


def test_a_wrong_sequence_is_asked_again(here: Run) -> None:
    ran = here("play", typed="fits\n1\n1 1\n1\n2\nquit\n")
    assert ran.code == 0
    assert "names something twice" in ran.err


def test_what_was_given_is_not_asked(here: Run) -> None:
    ran = here("play", "--seats", "2", "--bot", "2=random", typed="jammit\n\n\n\nquit\n")
    assert ran.code == 0
    assert "Who plays seat 2?" not in ran.out
    assert "Seat 1 to move" in ran.out


def test_given_options_that_are_wrong_end_it(here: Run) -> None:
    ran = here("play", "--seats", "9", "--boards", "1", typed="fits\n")
    assert ran.code == 2
    assert "The option “seats” can\u2019t be “9”" in ran.err
