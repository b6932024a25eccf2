"""A picture that was read is drawn the same; a bad one is refused with file, line and column."""

import pytest

from tests.hexagon import draw_hexagon
from tuckbox.core import InvalidComponents
from tuckbox.core.data_files import (
    ComponentFiles,
    Section,
    beside,
    draw_rectangle,
    meaning,
    read_hexagon,
    read_letters,
    read_rectangle,
    read_words,
)
from tuckbox.core.hexagon import Hex, HexBoard
from tuckbox.core.square import Cell

SMALL = HexBoard(1)
FLOWER = "[flower]\n a b\nc # d\n e f"


def section(text: str) -> Section:
    return ComponentFiles({"x.txt": text}).sections("x.txt")[0]


def test_letters_make_cells_from_the_bottom_row_up() -> None:
    cells = read_rectangle([read_letters(line) for line in section("[t]\n#.\n##").body])
    assert {cell: glyph.text for cell, glyph in cells.items()} == {
        Cell(0, 1): "#",
        Cell(1, 1): ".",
        Cell(0, 0): "#",
        Cell(1, 0): "#",
    }


def test_words_know_their_columns() -> None:
    glyphs = read_words(section("[b]\n .  -5 1").body[0])
    assert [(glyph.text, glyph.column) for glyph in glyphs] == [(".", 2), ("-5", 5), ("1", 8)]


def test_a_drawn_rectangle_is_the_picture_that_was_read() -> None:
    cells = read_rectangle([read_letters(line) for line in section("[t]\n#..\n###").body])
    assert draw_rectangle(3, 2, lambda cell: cells[cell].text) == ["#..", "###"]


def test_a_ragged_picture_is_refused_where_it_is_ragged() -> None:
    with pytest.raises(InvalidComponents, match=r"picture-ragged .*line=3, column=3, found=3"):
        read_rectangle([read_letters(line) for line in section("[t]\n##\n###").body])


def test_an_unknown_sign_is_refused_where_it_stands() -> None:
    glyph = read_words(section("[b]\n. x").body[0])[1]
    with pytest.raises(
        InvalidComponents, match=r"picture-unknown-sign .*line=2, column=3, found=x"
    ):
        meaning(glyph, {".": 0})
    assert meaning(read_words(section("[b]\n.").body[0])[0], {".": 7}) == 7


def test_a_drawn_hexagon_is_the_picture_that_was_read() -> None:
    flower = section(FLOWER)
    cells = read_hexagon(flower.head, flower.body, SMALL)
    assert cells[Hex(1, 0)].text == "d"
    drawn = draw_hexagon(SMALL, lambda at: cells[at].text if at in SMALL else "#")
    assert "[flower]\n" + "\n".join(drawn) == FLOWER


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[flower]\n a b\nc # d", "picture-rows .*line=1.*found=2, expected=3"),
        ("[flower]\n a b\nc # d e\n e f", "picture-ragged .*line=3.*found=4, expected=3"),
        ("[flower]\n a b\nc . d\n e f", "picture-centre .*line=3, column=3"),
    ],
)
def test_a_bad_hexagon_is_refused_where_it_is_bad(text: str, code: str) -> None:
    flower = section(text)
    with pytest.raises(InvalidComponents, match=code):
        read_hexagon(flower.head, flower.body, SMALL)


def test_pictures_stand_beside_each_other() -> None:
    assert beside([["ab", "c"], ["x"]], gap="|") == ["ab|x", "c |"]
    assert beside([]) == []
