"""What is typed gives a legal move wherever only one can be meant."""

import pytest

from tuckbox.cli.table.line_table import read_move
from tuckbox.core import CHANCE, AnyGame, Message, TuckboxError, seat
from tuckbox.games import game

DRAWS = {"fits": ["start L5"], "bits": ["task 1 O4", "start RB"]}


def start(name: str) -> tuple[AnyGame, object]:
    """Return the game and its position at the first choice, after fixed draws."""
    rules = game(name)
    position = rules.initial(rules.options())
    for text in DRAWS.get(name, []):
        position = rules.apply(position, CHANCE, rules.parse_move(text))
    return rules, position


def read(name: str, typed: str) -> str:
    rules, position = start(name)
    return read_move(rules, position, seat(1), typed)


def refused(name: str, typed: str) -> Message:
    with pytest.raises(TuckboxError) as caught:
        read(name, typed)
    return caught.value.message


@pytest.mark.parametrize(
    ("name", "typed", "meant"),
    [
        ("fits", "L5:0@A", "L5:0@A"),
        ("fits", "l5:m1@b", "L5:m1@B"),
        ("fits", "l5 0 a", "L5:0@A"),
        ("fits", "m1b", "L5:m1@B"),
        ("fits", "Ｌ５：０＠Ａ", "L5:0@A"),  # noqa: RUF001 - full width letters are the point
        ("bits", "rb>c", "RB>C"),
        ("bits", "RB^C", "RB^C"),
        ("fillit", ">E6   D6-D7", ">e6 d6-d7"),
        ("fillit", "d6d7e6", "d6-d7 >e6"),
        ("jammit", "D8=nb", "d8=NB"),
        ("jammit", "d8 nb", "d8=NB"),
    ],
)
def test_one_meaning_is_enough(name: str, typed: str, meant: str) -> None:
    assert read(name, typed) == meant


def test_two_meanings_are_named() -> None:
    message = refused("bits", "rbc")
    assert message.id == "cli-move-ambiguous"
    assert message["moves"] == ("RB>C", "RB^C")


def test_a_text_that_is_no_move_gets_the_games_own_sentence() -> None:
    assert refused("fillit", "hello").id.startswith("fillit-")


@pytest.mark.parametrize(
    ("name", "typed"),
    [("fits", "p5:0@a"), ("bits", "rk>c"), ("fillit", ">A1 D6-D7"), ("jammit", ">a1")],
)
def test_an_illegal_move_gets_the_rules_reason_whatever_its_case(name: str, typed: str) -> None:
    assert refused(name, typed).id.startswith(f"{name}-refusal")
