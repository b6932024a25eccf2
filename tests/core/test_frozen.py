"""`replace` does what the standard library's does, for every position of a game."""

import dataclasses
from dataclasses import dataclass, field

import pytest

from tests.playing import random_game
from tuckbox.core.frozen import replace
from tuckbox.games import game, games


@dataclass(frozen=True, slots=True)
class Table:
    """A value with a default, and a field that a copy does not take on."""

    name: str
    seats: int = 2
    note: str = field(default="", init=False, compare=False)


@dataclass(frozen=True, slots=True)
class Checked:
    name: str

    def __post_init__(self) -> None:
        assert self.name


@dataclass(frozen=True)
class Loose:
    name: str


@dataclass(frozen=True, slots=True)
class Unfinished:
    name: str
    note: str = field(init=False)


@pytest.mark.parametrize("name", games())
def test_a_copy_of_a_position_equals_the_standard_librarys(name: str) -> None:
    rules = game(name)
    for step in random_game(rules, rules.options(), "copies", most=30):
        before, after = step.before, step.after
        for one in dataclasses.fields(after):
            if one.init:
                changed = {one.name: getattr(before, one.name)}
                copy, expected = replace(after, **changed), dataclasses.replace(after, **changed)
                assert copy == expected
                assert repr(copy) == repr(expected)
                assert hash(copy) == hash(expected)


def test_a_copy_is_another_value_of_the_same_class() -> None:
    table = Table("round")
    copy = replace(table, seats=3)
    assert copy == Table("round", 3)
    assert table == Table("round", 2)
    assert type(copy) is Table


def test_what_is_no_part_of_a_value_is_not_copied() -> None:
    table = Table("round")
    object.__setattr__(table, "note", "wobbles")
    assert replace(table, name="square").note == ""


def test_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError, match="legs"):
        replace(Table("round"), legs=4)  # type: ignore[call-arg]


def test_values_of_another_kind_are_left_to_the_standard_library() -> None:
    with pytest.raises(AssertionError, match="Checked"):
        replace(Checked("round"), name="")
    with pytest.raises(AssertionError, match="Loose"):
        replace(Loose("round"), name="square")
    with pytest.raises(AssertionError, match="Unfinished"):
        replace(Unfinished("round"), name="square")
