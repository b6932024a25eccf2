"""A player's own set-ups replace the reconstructed ones; a bad file is refused where it is bad."""

from pathlib import Path
from typing import cast

import pytest

from tests.games.fillit.table import RULES
from tuckbox.core import AnyGame, InvalidComponents
from tuckbox.games import game
from tuckbox.games.fillit.view import FillitView
from tuckbox.i18n import Speaker

GOOD = """\
; lopsided on purpose: nothing has to be symmetrical
[setup]
   . . . .
  . . . . b
 . . . . . .
. = . # . + +
 . . . . . .
  r r . . .
   R . . B
"""


def own(folder: Path, text: str, name: str = "setups/2-mini-A.txt") -> AnyGame:
    path = folder / "fillit" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return game("fillit", components=folder)


def test_an_own_set_up_is_played(tmp_path: Path) -> None:
    """Own components. Fewer stones, further chips: as the real figure may have it."""
    rules = own(tmp_path, GOOD)
    p = rules.initial(rules.options(board="mini"))
    assert p.pawns == ("a1", "a4")
    assert p.stones == ({"b1", "b2"}, {"f7"})
    assert p.chips == ({"a1", "d6", "d7"}, {"a4", "d2"})
    assert p.supplies == (11, 12)


def test_what_is_replaced_is_no_longer_called_reconstructed(tmp_path: Path) -> None:
    """Own components. The other nine still are."""
    [message] = own(tmp_path, GOOD).reconstructed
    told = Speaker("en").say(message)
    assert told.count(" on the ") == 9
    assert "A for 2 on the large board" in told
    assert "A for 2 on the mini board" not in told


@pytest.mark.parametrize(("layout", "is_ours"), [("A", False), ("B", True)])
def test_the_table_shows_which_set_up_is_reconstructed(
    tmp_path: Path, layout: str, is_ours: bool
) -> None:
    """Own components. Of the set-ups for two on the mini board only A is replaced."""
    rules = own(tmp_path, GOOD)
    view = rules.view(rules.initial(rules.options(board="mini", layout=layout)), None)
    assert cast(FillitView, view)["reconstructed"] is is_ours
    told = [message.id for message in rules.describe(view)]
    assert ("fillit-describe-reconstructed" in told) is is_ours


def test_nothing_is_reconstructed_when_all_is_replaced(tmp_path: Path) -> None:
    """Own components. Ten own files leave nothing to label."""
    rules: AnyGame = RULES
    for name in RULES.files.names("setups/*.txt"):
        rules = own(tmp_path, RULES.files.texts[name], name)
    assert rules.reconstructed == ()


def test_the_hash_changes_with_the_set_up(tmp_path: Path) -> None:
    """Own components. Records tell which were used."""
    assert own(tmp_path, GOOD).files.hash != RULES.files.hash


@pytest.mark.parametrize(
    ("before", "after", "code", "where"),
    [
        ("[setup]", "[layout]", "fillit-components-section", (2, 1)),
        ("   R . . B\n", "   R . . B\n[setup]\n", "fillit-components-section", (10, 1)),
        ("R . . B", "R . . b", "fillit-components-no-pawn", (2, 1)),
        ("R . . B", "R R . B", "fillit-components-two-pawns", (9, 6)),
        (". . . . b", ". . . . .", "fillit-components-no-stone", (2, 1)),
        ("r r . . .", "r r r r r", "fillit-components-many-stones", (8, 11)),
        ("R . . B", "R . . Y", "picture-unknown-sign", (9, 10)),
        ("R . . B", "R . B", "picture-ragged", (9, 1)),
        ("   . . . .\n  . .", "  . .", "picture-rows", (2, 1)),
        ("#", ".", "picture-centre", (6, 7)),
        ("[setup]", "", "components-no-section", (3, 1)),
    ],
)
def test_a_bad_file_is_refused_where_it_is_bad(
    tmp_path: Path, before: str, after: str, code: str, where: tuple[int, int]
) -> None:
    """Own components. Every complaint names file, line and column."""
    assert before in GOOD
    with pytest.raises(InvalidComponents) as caught:
        own(tmp_path, GOOD.replace(before, after))
    message = caught.value.message
    assert (message.id, (message["line"], message["column"])) == (code, where)
    assert message["file"] == "setups/2-mini-A.txt"


def test_a_chip_must_be_left_to_lay(tmp_path: Path) -> None:
    """Own components. Thirteen of fourteen may lie on the board, not all."""
    crowded = GOOD.replace(
        "   . . . .\n  . . . . b\n . . . . . .", "   + + + +\n  + + + + b\n + + + . . ."
    )
    with pytest.raises(InvalidComponents) as caught:
        own(tmp_path, crowded)
    message = caught.value.message
    assert (message.id, message["found"], message["most"]) == (
        "fillit-components-many-chips",
        14,
        13,
    )


@pytest.mark.parametrize("name", ["setups/4-mini-A.txt", "setups/2-large-C.txt", "modes.txt"])
def test_only_set_ups_of_the_modes_can_be_replaced(tmp_path: Path, name: str) -> None:
    """Own components. Modes are fixed by the rules; an unknown name would never be used."""
    with pytest.raises(InvalidComponents) as caught:
        own(tmp_path, GOOD, name)
    assert caught.value.code == "components-unknown-file"
