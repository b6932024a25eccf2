"""Pictures get colours without changing a single character."""

import pytest

from tests.playing import random_game
from tuckbox.cli.table.screen import coloured
from tuckbox.games import game, games


def styles(picture: str) -> dict[str, str]:
    """Return, by style, the signs that have it, in order."""
    found: dict[str, str] = {}
    text = coloured(picture)
    for span in sorted(text.spans):
        found[str(span.style)] = found.get(str(span.style), "") + text.plain[span.start : span.end]
    return found


@pytest.mark.parametrize("name", games())
def test_a_picture_reads_the_same_in_colour(name: str) -> None:
    rules = game(name)
    for step in random_game(rules, rules.options(), "colour", most=40):
        picture = rules.draw(rules.view(step.after, None))
        assert coloured(picture).plain == picture


def test_pieces_are_coloured_and_names_of_rows_are_not() -> None:
    jammit = "(B) e . b # R\n     b r . N 9"
    assert styles(jammit) == {
        "dim": "..",
        "bold blue": "B",
        "blue": "b",
        "bold red": "R",
        "red": "r",
        "bold dim": "N",
    }


def test_names_of_columns_are_not_coloured() -> None:
    assert styles("1 R B . .\n  A B C D") == {"bold red": "R", "bold blue": "B", "dim": ".."}


def test_tiles_have_colours_that_tell_neighbours_apart() -> None:
    found = styles("P5 P5 T4\nX5  . L5")
    assert "".join(found.values()).count("P5") == 2
    assert len(found) > 2
