"""A player's own boards and starting cards: validated, named, played; §1.15."""

from pathlib import Path
from textwrap import dedent
from typing import cast

import pytest

from tests.games.fits.table import RULES
from tests.playing import random_game
from tuckbox import game
from tuckbox.core import InvalidComponents
from tuckbox.games.fits.board import BoardId, Score, score
from tuckbox.games.fits.rules import Rules
from tuckbox.i18n import LANGUAGES, Speaker

GRID = [" .  .  .  .  .  ."] * 12
BOARD = """\
[row-bonus {bonus}]

[signs]
.   dot
{signs}

[grid]
{grid}
"""


def board(signs: str = "", grid: list[str] | None = None, bonus: str = "off") -> str:
    return BOARD.format(bonus=bonus, signs=dedent(signs), grid="\n".join(grid or GRID))


def own(folder: Path, **files: str) -> Rules:
    """Files by name, `boards_mine` for `boards/mine.txt`."""
    for name, text in files.items():
        path = folder / "fits" / (name.replace("_", "/", 1) + ".txt")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return cast(Rules, game("fits", components=folder))


def test_an_own_board_replaces_a_reconstructed_one(tmp_path: Path) -> None:
    rules = own(tmp_path, boards_2=board("7  value 7", [" 7  .  .  .  .  .", *GRID[1:]]))
    replaced = {
        cell.name: value for cell, value in rules.components.boards[BoardId("2")].values.items()
    }
    assert replaced == {"A12": 7}
    assert "board=2" not in str([str(message) for message in rules.reconstructed])
    assert rules.files.hash != RULES.files.hash
    view = rules.view(rules.initial(rules.options(boards="2")), None)
    assert view["boards"][0]["reconstructed"] is False  # type: ignore[typeddict-item]


def test_an_own_board_may_mix_everything(tmp_path: Path) -> None:
    signs = "*  value -9\nzz  pair\n10  value 10"
    grid = [" * zz  .  .  .  .", *GRID[1:11], " . zz 10  .  .  ."]
    rules = own(tmp_path, boards_Ünsal_board=board(signs, grid, bonus="on"))
    assert rules.choosable[1].choices == ("1", "2", "3", "4", "Ünsal_board")
    drawn = rules.components.boards[BoardId("Ünsal_board")]
    assert score(drawn, frozenset()) == Score(dots=-68, rows=0, values=1, pairs=3)
    options = rules.options(seats=2, boards="Ünsal_board,1")
    steps = list(random_game(rules, options, "own"))
    assert rules.outcome(steps[-1].after) is not None
    for step in steps[::9]:
        view = rules.view(step.before, None)
        assert rules.draw(view)
        assert all(Speaker("ja").say(message) for message in rules.describe(view))


def test_the_default_stays_the_four_boards(tmp_path: Path) -> None:
    rules = own(tmp_path, boards_0=board())
    assert str(rules.options()) == "seats=1 boards=1,2,3,4"
    assert rules.choosable[1].choices == ("1", "2", "3", "4", "0")


def test_a_grade_needs_exactly_the_four_boards(tmp_path: Path) -> None:
    rules = own(tmp_path, boards_mine=board())
    steps = list(random_game(rules, rules.options(boards="1,2,3,4,mine"), "five"))
    outcome = rules.outcome(steps[-1].after)
    assert outcome is not None
    assert outcome.grade is None


def test_own_starting_cards(tmp_path: Path) -> None:
    rules = own(tmp_path, cards="[starting cards]\nX5 I3  ; two here\nO4 W5 F5\n")
    assert rules.components.starts == ("F5", "I3", "O4", "W5", "X5")
    assert "fits-reconstructed-cards" not in [message.id for message in rules.reconstructed]
    assert list(random_game(rules, rules.options(seats=4, boards="1"), "own cards"))


@pytest.mark.parametrize("name", ["tiles", "old_boards/2", "old_cards"])
def test_only_boards_and_cards_can_be_replaced(tmp_path: Path, name: str) -> None:
    with pytest.raises(InvalidComponents, match="components-unknown-file"):
        own(tmp_path, **{name: board()})


SHORT = "  .  .  .  .  ."
BAD = {
    "no section": ({"boards_x": ". . .\n"}, "components-no-section", 1, 1),
    "empty": ({"boards_x": "; nothing\n"}, "components-empty-file", 1, 1),
    "unknown section": ({"boards_x": "[colour]\n" + board()}, "fits-components-section", 1, 1),
    "nameless section": ({"boards_x": "[]\n"}, "fits-components-section", 1, 1),
    "twice": ({"boards_x": board() + "[grid]\n"}, "fits-components-section", 20, 1),
    "missing": (
        {"boards_x": "[row-bonus on]\n[signs]\n. dot\n"},
        "fits-components-section-missing",
        2,
        1,
    ),
    "bonus": ({"boards_x": board(bonus="maybe")}, "fits-components-row-bonus", 1, 1),
    "bonus body": (
        {"boards_x": "[row-bonus on]\nyes\n" + board()[16:]},
        "fits-components-row-bonus",
        1,
        1,
    ),
    "no meaning": ({"boards_x": board("x")}, "fits-components-sign", 5, 1),
    "bad meaning": ({"boards_x": board("x  value much")}, "fits-components-sign", 5, 1),
    "sign twice": ({"boards_x": board("1 value 1\n 1 pair")}, "fits-components-sign-twice", 6, 2),
    "value": ({"boards_x": board("x  value 100")}, "fits-components-value", 5, 10),
    "one of a pair": (
        {"boards_x": board("a  pair", [" a  .  .  .  .  .", *GRID[1:]])},
        "fits-components-pair",
        5,
        1,
    ),
    "three of a pair": (
        {"boards_x": board("a  pair", [" a a a  .  .  .", *GRID[1:]])},
        "fits-components-pair",
        5,
        1,
    ),
    "eleven rows": ({"boards_x": board(grid=GRID[:11])}, "picture-rows", 7, 1),
    "five columns": (
        {"boards_x": board(grid=[*GRID[:4], SHORT, *GRID[5:]])},
        "picture-ragged",
        12,
        15,
    ),
    "unknown sign": (
        {"boards_x": board(grid=[*GRID[:4], " .  .  ?  .  .  .", *GRID[5:]])},
        "picture-unknown-sign",
        12,
        8,
    ),
    "name": ({"boards_a b": board()}, "fits-components-board-name", 1, 1),
    "unknown tile": (
        {"cards": "[starting cards]\nL5 P5 T5\n V5 Q7\n"},
        "fits-components-card",
        3,
        5,
    ),
    "card twice": (
        {"cards": "[starting cards]\nL5 P5 T5 P5\n"},
        "fits-components-card-twice",
        2,
        10,
    ),
    "three cards": ({"cards": "[starting cards]\nL5 P5 T5\n"}, "fits-components-cards-few", 1, 1),
    "other cards": ({"cards": "[building cards]\nL5\n"}, "fits-components-section", 1, 1),
    "more cards": (
        {"cards": "[starting cards]\nL5 P5 T5 V5\n[starting cards]\n"},
        "fits-components-section",
        3,
        1,
    ),
}


@pytest.mark.parametrize(("files", "code", "line", "column"), BAD.values(), ids=BAD)
def test_a_bad_file_is_refused_where_it_is_bad(
    tmp_path: Path, files: dict[str, str], code: str, line: int, column: int
) -> None:
    with pytest.raises(InvalidComponents) as caught:
        own(tmp_path, **files)
    message = caught.value.message
    assert (message.id, message["line"], message["column"]) == (code, line, column)
    assert str(message["file"]).endswith(".txt")
    assert all(str(message["file"]) in Speaker(language).say(message) for language in LANGUAGES)
