"""Boxes: read and written byte for byte, and refused with line, column and what would be right."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.growth import grows_evenly
from tuckbox.core import InvalidBox, InvalidComponents
from tuckbox.core.box import (
    MOST_BYTES,
    MOST_FILES,
    MOST_LINES,
    Box,
    BoxFile,
    Claim,
    decode_box,
    read_box,
    write_box,
)
from tuckbox.core.data_files import ComponentFiles, with_box
from tuckbox.i18n import LANGUAGES, Speaker

BOX = """\
[tuckbox-box 1]
[game fits]
[name "Moonlight; [x]"] ; a comment
[author "Ann"]
[licence "CC0 1.0"]

; the only drawing
[file boards/2.txt as printed]
; as on my table
[grid]
 . 1
[file boards/moon.txt made up]
[grid]
"""
PATTERNS = ("boards/*.txt",)


def test_a_box_says_whose_it_is_and_what_it_claims() -> None:
    box = read_box(BOX)
    assert (box.game, box.name, box.author, box.licence) == (
        "fits",
        "Moonlight; [x]",
        "Ann",
        "CC0 1.0",
    )
    assert box.files == (
        BoxFile("boards/2.txt", Claim.PRINTED, "; as on my table\n[grid]\n . 1\n", line=8),
        BoxFile("boards/moon.txt", Claim.MADE_UP, "[grid]\n", line=12),
    )
    assert box.text == BOX


def test_a_box_describes_itself_and_leaves_out_what_it_does_not_say() -> None:
    said = [message.id for message in read_box(BOX).describe()]
    assert said == ["box-name", "box-author", "box-licence", "box-printed", "box-made-up"]
    plain = write_box("fits", "x", "", "", [BoxFile("boards/2.txt", Claim.MADE_UP, "[grid]")])
    assert [message.id for message in plain.describe()] == ["box-name", "box-made-up"]
    assert plain.text.endswith("[file boards/2.txt made up]\n[grid]\n")


TEXT = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=20)
LINES = st.lists(TEXT.filter(lambda line: not line.startswith("[file")), max_size=4)


@given(
    words=st.tuples(TEXT, TEXT, TEXT),
    drawings=st.dictionaries(
        st.from_regex(r"[a-z]{1,5}\.txt", fullmatch=True),
        st.tuples(LINES, st.sampled_from(Claim)),
        min_size=1,
        max_size=4,
    ),
)
def test_what_is_written_is_read_again(
    words: tuple[str, str, str], drawings: dict[str, tuple[list[str], Claim]]
) -> None:
    files = [
        BoxFile(name, claim, "".join(f"{line}\n" for line in lines))
        for name, (lines, claim) in drawings.items()
    ]
    box = write_box("bits", *words, files)
    assert (box.name, box.author, box.licence) == words
    assert [(file.name, file.claim, file.text) for file in box.files] == [
        (file.name, file.claim, file.text) for file in files
    ]
    assert read_box(decode_box(box.text.encode())) == box


def test_line_ends_of_another_system_stay_what_they_are() -> None:
    box = read_box(BOX.replace("\n", "\r\n"))
    assert box.files[1].text == "[grid]\r\n"
    assert box.text.count("\r\n") == BOX.count("\n")
    assert files(box).hash == files(read_box(BOX)).hash


def files(box: Box) -> ComponentFiles:
    return with_box(ComponentFiles({"boards/1.txt": "[grid]\n"}), box, PATTERNS)


# The hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Moonlight", "Sunlight"),
        ("Ann", "Ben"),
        ("CC0", "CC1"),
        ("2.txt as printed", "2.txt made up"),
        (" . 1", " . 2"),
        ("moon.txt", "noon.txt"),
    ],
)
def test_the_hash_sees_all_that_a_box_says(old: str, new: str) -> None:
    assert files(read_box(BOX)).hash != files(read_box(BOX.replace(old, new))).hash


def test_the_hash_sees_neither_comments_nor_spacing_nor_the_order_of_drawings() -> None:
    head, first, second = re.split(r"(?=\[file )", BOX)
    other = head.replace("; the only drawing\n", "") + second + first.replace(" . 1", ".    1  ; !")
    assert files(read_box(other)).hash == files(read_box(BOX)).hash


def test_a_box_and_a_folder_with_the_same_drawings_have_different_hashes() -> None:
    box = read_box(BOX)
    folder = ComponentFiles({"boards/1.txt": "[grid]\n", **box.texts}, frozenset(box.texts))
    assert files(box).own == folder.own
    assert files(box).source == "own"
    assert files(box).hash != folder.hash


# Places


def test_lines_of_a_drawing_have_the_numbers_of_the_box() -> None:
    found = [(line.number, line.text) for line in files(read_box(BOX)).lines("boards/2.txt")]
    assert found == [(10, "[grid]"), (11, " . 1")]
    builtin = [line.number for line in files(read_box(BOX)).lines("boards/1.txt")]
    assert builtin == [1]


def test_an_empty_drawing_is_refused_at_its_heading() -> None:
    empty = read_box(BOX.replace("made up]\n[grid]\n", "made up]\n"))
    with pytest.raises(InvalidComponents) as caught:
        files(empty).sections("boards/moon.txt")
    assert str(caught.value) == "components-empty-file (file=boards/moon.txt, line=12, column=1)"


def test_a_drawing_that_the_game_does_not_know_is_refused_at_its_heading() -> None:
    with pytest.raises(InvalidComponents) as caught:
        with_box(ComponentFiles({}), read_box(BOX), ("cards.txt",))
    assert str(caught.value) == (
        "box-file-unknown (line=8, column=7, file=boards/2.txt, allowed=cards.txt)"
    )


# Refused

LONG = "x" * 61
# fmt: off
FAULTS = [
    # code, what is replaced (a pattern), by what, line and column that are named
    ("box-foreign",        r"^\[tuckbox-box 1\]\n",  "",                              1, 1),
    ("box-foreign",        r"(?s)^.*$",              "",                              1, 1),
    ("box-foreign",        r"^",                     "\n",                            1, 1),
    ("box-version",        r"box 1\]",               "box 2]",                        1, 1),
    ("box-header",         r"box 1\]",               "box one]",                      1, 1),
    ("box-header",         r"box 1\]",               "box]",                          1, 1),
    ("box-header",         r"\[game fits\]",         "[game FITS]",                   2, 1),
    ("box-header",         r"\[game fits\]",         "game fits",                     2, 1),
    ("box-header",         r"\[name",                "[author",                       3, 1),
    ("box-header",         r"\[author",              '[name "x"]\n[author',           4, 1),
    ("box-header",         r'"Ann"',                 "Ann",                           4, 1),
    ("box-header",         r'"Ann"',                 r'"\\u0041nn"',                  4, 9),
    ("box-header",         r'"Ann"',                 r'"\\x"',                        4, 9),
    ("box-header",         r"; the only",            "[more 1]\n; the only",          7, 1),
    ("box-header",         r"; the only",            "a line\n; the only",            7, 1),
    ("box-header",         r"as printed\]",          "printed]",                      8, 1),
    ("box-header",         r"\[file boards/2",       "[filed boards/2",               8, 1),
    ("box-header-missing", r'\[licence "CC0 1.0"\]\n', "",                            6, 1),
    ("box-words",          r"Ann",                   LONG,                            4, 9),
    ("box-words",          r"Ann",                   r"\\u0007",                      4, 9),
    ("box-words",          r'"Moonlight; \[x\]"',    '" "',                           3, 7),
    ("box-words",          r"CC0 1.0",               "x" * 101,                       5, 10),
    ("box-no-file",        r"(?s)\[file.*",          "",                              7, 1),
    ("box-file-twice",     r"boards/moon",           "Boards/2",                     12, 7),
    ("box-file-name",      r"boards/moon",           "../moon",                      12, 7),
    ("box-file-name",      r"boards/moon",           "a/b/c/moon",                   12, 7),
    ("box-file-name",      r"moon\.txt",             "moon",                         12, 7),
    ("box-character",      r" \. 1",                 " .\x00",                       11, 3),
    ("box-character",      r" \. 1",                 " \x0b.",                       11, 2),
    ("box-character",      r" \. 1",                 " .\r1",                        11, 3),
    ("box-character",      r" \. 1",                 "\u2028",                       11, 1),
    ("box-character",      r"Ann",                   "A\u202enn",                     4, 11),
    ("box-character",      r"Ann",                   "A\ud800",                       4, 11),
    ("box-character",      r"^",                     "\ufeff",                        1, 1),
    ("box-cut-off",        r"\n\Z",                  "",                             13, 1),
]
# fmt: on


@pytest.mark.parametrize(("code", "old", "new", "line", "column"), FAULTS)
def test_a_faulty_box_is_refused_with_its_place(
    code: str, old: str, new: str, line: int, column: int
) -> None:
    text = re.sub(old, lambda _: new.replace("\\\\", "\\"), BOX, count=1)
    assert text != BOX
    with pytest.raises(InvalidBox) as caught:
        read_box(text)
    message = caught.value.message
    assert (caught.value.code, message["line"], message["column"]) == (code, line, column)
    for language in LANGUAGES:
        said = Speaker(language).say(message)
        assert str(line) in said.replace("\u202f", "")
        assert "$" not in said


def test_letters_that_join_and_wide_spaces_are_no_fault() -> None:
    box = read_box(BOX.replace("Ann", "月の\u3000盤 👩\u200d🚀"))
    assert box.author == "月の\u3000盤 👩\u200d🚀"


def test_ten_thousand_drawings_are_refused() -> None:
    many = BOX + "".join(f"[file {n}.txt made up]\n" for n in range(MOST_FILES))
    with pytest.raises(
        InvalidBox, match=rf"box-many-files \(line={13 + MOST_FILES - 1}, .*found=34"
    ):
        read_box(many)
    with pytest.raises(InvalidBox, match="box-too-large"):
        read_box(BOX + "".join(f"[file {n}.txt made up]\n" for n in range(10_000)))


def test_sixty_thousand_empty_lines_are_refused() -> None:
    lines = BOX.count("\n")
    assert read_box(BOX + "\n" * (MOST_LINES - lines)).game == "fits"
    for more in (1, 50_000):
        found = rf"box-many-lines \(lines={MOST_LINES + more}, most={MOST_LINES}\)"
        with pytest.raises(InvalidBox, match=found):
            read_box(BOX + "\n" * (MOST_LINES - lines + more))


LONG_BOXES: dict[str, Callable[[int], str]] = {
    "empty lines": lambda size: BOX + "\n" * size,
    "comments": lambda size: BOX + "; why\n" * size,
    "lines above": lambda size: BOX.replace("\n; the only", "\n" * size + "; the only"),
    "a long line": lambda size: BOX + ";" * (14 * size) + "\n",
    "wide letters": lambda size: BOX + ";" + "月" * (4 * size) + "\n",
    "wrong files": lambda size: BOX + "[file\n" * size,
    "a name that never ends": lambda size: BOX.replace('"Ann"', '"' + "\\n" * (7 * size)),
    "many quotes": lambda size: BOX.replace('"Ann"', '"n" ' * (3 * size)),
    "rows": lambda size: BOX + " . 1\n" * size,
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", LONG_BOXES)
def test_boxes_are_read_in_proportion_to_their_length(kind: str) -> None:
    def read(text: str) -> None:
        for _ in range(10):
            with suppress(InvalidBox):
                read_box(text)

    assert grows_evenly(LONG_BOXES[kind], read, 1900)


def test_a_megabyte_is_refused_before_it_is_read() -> None:
    for most in (MOST_BYTES + 1, 1_000_000):
        with pytest.raises(InvalidBox, match=rf"box-too-large \(bytes={most}, most={MOST_BYTES}\)"):
            decode_box(b"\xff" * most)
    with pytest.raises(InvalidBox, match="box-too-large"):
        read_box(BOX + "; é\n" * (MOST_BYTES // 5))
    assert read_box(BOX + ";" * (MOST_BYTES - len(BOX) - 1) + "\n").game == "fits"


def test_bytes_that_are_no_text_are_refused_with_their_place() -> None:
    with pytest.raises(InvalidBox, match=r"box-not-text \(line=4, column=10\)"):
        decode_box(BOX.encode().replace(b"Ann", b"\xe4nn"))
    assert decode_box(BOX.encode()) == BOX
