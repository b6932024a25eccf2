"""What `python -m tests.mutation` changes, and what it knows."""

import pytest

from tests.mutation.equal import Equal, equals
from tests.mutation.mutant import SOURCE, types_in
from tests.mutation.trial import stages


@pytest.mark.parametrize("equal", equals(), ids=lambda equal: equal.was)
def test_a_mutant_that_is_listed_as_equal_changes_a_line_that_still_stands(equal: Equal) -> None:
    assert equal.is_known()
    assert equal.was != equal.becomes


def test_types_are_not_changed() -> None:
    source = "Name: TypeAlias = str | None\nlength: int = 1\ndef f(a: int | None) -> bool: ..."
    lines = source.splitlines()
    found = [lines[line - 1][start:end] for (line, start), (_, end) in types_in(source)]
    assert sorted(found) == ["TypeAlias", "bool", "int", "int | None", "str | None"]


def test_the_tests_of_a_game_come_before_those_of_every_game() -> None:
    own, shared = stages(SOURCE / "tuckbox" / "games" / "fits" / "refusal.py")
    assert own == ["tests/games/fits"]
    assert shared[-2:] == ["-k", "fits"]
