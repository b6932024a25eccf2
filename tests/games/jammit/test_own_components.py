"""A player's own set-ups: what is accepted, and how each mistake is named with file, line and column."""

from pathlib import Path

import pytest

from tests.games.jammit.drawing import RULES, picture, same
from tuckbox.core import InvalidComponents
from tuckbox.games import game
from tuckbox.i18n import LANGUAGES, Speaker

NAME = "setups/2-mini-A.txt"
OWN = """\
; from a photo of the printed sheet
[stones]
   . . . r
  . . . . .
 . . . . . .
b . . # . . .
 . . . . . .
  . . . . .
   . . . .
[pawns]
B a1
R g7
"""


def folder(tmp_path: Path, text: str, name: str = NAME) -> Path:
    path = tmp_path / "jammit" / name
    path.parent.mkdir(parents=True)
    path.write_text(text)
    return tmp_path


def test_a_set_up_is_replaced_as_drawn(tmp_path: Path) -> None:
    """Fewer stones, no symmetry, any corners: a real sheet may differ from our reconstruction."""
    rules = game("jammit", folder(tmp_path, OWN))
    start = rules.initial(rules.options(board="mini"))
    assert start.pawns == ("g7", "a1")
    assert picture(start) == same("""
           . . . r
          . . . . .
         . . . . . .
        b . . # . . .
         . . . . . .
          . . . . .
           . . . .
    """)


def test_what_is_replaced_is_not_called_reconstructed(tmp_path: Path) -> None:
    rules = game("jammit", folder(tmp_path, OWN))
    [message] = rules.reconstructed
    assert len(message["setups"]) == 7  # type: ignore[arg-type]
    own = rules.view(rules.initial(rules.options(board="mini")), None)
    builtin = rules.view(rules.initial(rules.options()), None)
    assert not own["reconstructed"]  # type: ignore[typeddict-item]
    assert builtin["reconstructed"]  # type: ignore[typeddict-item]
    assert "jammit-describe-reconstructed" not in [said.id for said in rules.describe(own)]


def test_nothing_is_reconstructed_when_all_is_replaced(tmp_path: Path) -> None:
    for name, text in RULES.files.texts.items():
        path = tmp_path / "jammit" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert game("jammit", tmp_path).reconstructed == ()


def test_own_files_have_their_own_hash_and_source(tmp_path: Path) -> None:
    rules = game("jammit", folder(tmp_path, OWN))
    assert rules.files.hash != RULES.files.hash
    assert (rules.files.source, RULES.files.source) == ("own", "builtin")


def test_a_file_of_another_name_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match="components-unknown-file"):
        game("jammit", folder(tmp_path, OWN, "setups/4-large-A.txt"))


@pytest.mark.parametrize(
    ("mistake", "complaint"),
    [
        (("[stones]", "[stone]"), ("jammit-components-section", 2, 1)),
        (("[pawns]", "[pawns red]"), ("jammit-components-section", 10, 1)),
        (("[pawns]", "[pawns]\n[pawns]"), ("jammit-components-section-twice", 11, 1)),
        (("[pawns]\nB a1\nR g7\n", ""), ("jammit-components-section-missing", 2, 1)),
        (("B a1", "B"), ("jammit-components-pawn-line", 11, 1)),
        (("B a1", "B a1 a4"), ("jammit-components-pawn-line", 11, 6)),
        (("B a1", " Y a1"), ("jammit-components-colour", 11, 2)),
        (("B a1", "BR a1"), ("jammit-components-colour", 11, 1)),
        (("B a1", "B a2"), ("jammit-components-corner", 11, 3)),
        (("B a1", "B e9"), ("jammit-components-corner", 11, 3)),
        (("B a1", "R a1"), ("jammit-components-pawn-twice", 12, 1)),
        (("B a1", "B g7"), ("jammit-components-corner-taken", 12, 3)),
        (("B a1\n", ""), ("jammit-components-pawn-missing", 10, 1)),
        ((" . . . . . .\nb", " r r r . r .\nb"), ("jammit-components-stones", 5, 10)),
        (("b . . #", "b . y #"), ("picture-unknown-sign", 6, 5)),
        (("b . . #", "b . B #"), ("picture-unknown-sign", 6, 5)),
        (("b . . #", "b . . ."), ("picture-centre", 6, 7)),
        (("b . . #", "b . . . #"), ("picture-ragged", 6, 1)),
        (("   . . . r\n", ""), ("picture-rows", 2, 1)),
        (("; from", "from"), ("components-no-section", 1, 1)),
        ((OWN, ""), ("components-empty-file", 1, 1)),
    ],
)
def test_each_mistake_is_named_where_it_is(
    tmp_path: Path, mistake: tuple[str, str], complaint: tuple[str, int, int]
) -> None:
    with pytest.raises(InvalidComponents) as caught:
        game("jammit", folder(tmp_path, OWN.replace(*mistake, 1)))
    message = caught.value.message
    assert (message.id, message["line"], message["column"]) == complaint
    assert message["file"] == NAME
    for language in LANGUAGES:
        assert NAME in Speaker(language).say(message)
