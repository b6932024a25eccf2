"""Options: defaults, checks, and a text that says everything."""

import pytest

from tuckbox.core import InvalidOptions, Option
from tuckbox.core.option import choose

KNOWN = (
    Option("seats", ("1", "2"), "1"),
    Option("boards", ("1", "2", "3"), "1,2", is_sequence=True),
    Option("pro", ("off", "on"), "off"),
)


def test_defaults_are_filled_in() -> None:
    options = choose(KNOWN, {})
    assert str(options) == "seats=1 boards=1,2 pro=off"
    assert options.seats == 1
    assert options.sequence("boards") == ("1", "2")


def test_an_option_the_game_does_not_have_is_no_key() -> None:
    with pytest.raises(KeyError, match="colour"):
        choose(KNOWN, {})["colour"]


def test_python_values_are_taken_like_texts() -> None:
    given = choose(KNOWN, {"seats": 2, "boards": [3, 1], "pro": True})
    assert given == choose(KNOWN, {"seats": "2", "boards": "3,1", "pro": "on"})


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"colour": "red"}, "option-unknown .*option=colour, known=boards pro seats"),
        ({"seats": 3}, "option-value .*option=seats, value=3, choices=1 2"),
        ({"boards": "1,9"}, "option-value .*value=9"),
        ({"boards": ""}, "option-value"),
        ({"boards": "1,1"}, "option-repeats"),
    ],
)
def test_a_wrong_choice_is_refused_with_what_would_be_right(
    choices: dict[str, object], code: str
) -> None:
    with pytest.raises(InvalidOptions, match=code):
        choose(KNOWN, choices)
