"""The free words of the command line give a game and its options."""

import pytest

from tuckbox.cli.game_choice import GameChoice, read_game_choice, read_seats
from tuckbox.cli.terminal import UsageError


@pytest.mark.parametrize(
    ("words", "choice"),
    [
        ("", GameChoice(None, {})),
        ("fits", GameChoice("fits", {})),
        ("fits --seats 2", GameChoice("fits", {"seats": "2"})),
        ("--seats 2 fits", GameChoice("fits", {"seats": "2"})),
        ("--boards=1,3 fits", GameChoice("fits", {"boards": "1,3"})),
        ("bits --pro", GameChoice("bits", {"pro": "on"})),
        ("bits --pro --seats 3", GameChoice("bits", {"pro": "on", "seats": "3"})),
        ("--pro bits", GameChoice("bits", {"pro": "on"})),
        ("chess --seats 2", GameChoice("chess", {"seats": "2"})),
        ("--seats 2", GameChoice(None, {"seats": "2"})),
    ],
)
def test_flags_may_stand_anywhere(words: str, choice: GameChoice) -> None:
    assert read_game_choice(words.split()) == choice


def test_pairs_are_options_too() -> None:
    assert read_game_choice(["fits"], ["seats=3", "boards=2,1"]).choices == {
        "seats": "3",
        "boards": "2,1",
    }


@pytest.mark.parametrize(
    ("words", "pairs", "code"),
    [
        (["fits", "extra"], [], "cli-unexpected"),
        (["fits", "-x"], [], "cli-unexpected"),
        (["fits"], ["seats"], "cli-pair"),
        (["fits"], ["=2"], "cli-pair"),
    ],
)
def test_words_that_make_no_sense(words: list[str], pairs: list[str], code: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_game_choice(words, pairs)
    assert caught.value.code == code


def test_something_for_each_seat() -> None:
    assert read_seats(["2=random", "1=Ann=Lee"], 2, "") == {1: "Ann=Lee", 2: "random"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("random", "cli-pair"),
        ("x=random", "cli-pair"),
        ("2=", "cli-pair"),
        ("3=random", "cli-no-seat"),
        ("0=random", "cli-no-seat"),
    ],
)
def test_a_seat_that_is_not_there(text: str, code: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_seats([text], 2, "2=random")
    assert caught.value.code == code
