"""Games with a box: what it replaces, what is refused, and that every box plays or is refused."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest
from hypothesis import HealthCheck, given, settings

import tuckbox
from tests.games.mutated_boxes import DRAWINGS, Drawing, judge, mutated
from tests.playing import random_game
from tuckbox import game
from tuckbox.core import AnyGame, InvalidComponents, UnknownGame
from tuckbox.core.box import BoxFile, Claim, read_box, write_box
from tuckbox.games import (
    BUILT_IN,
    _package,
    as_recorded,
    boxed_game,
    drawn_files,
    without_box,
)
from tuckbox.games.package import GamePackage

GAMES = Path(tuckbox.__file__).parent / "games"
FULL = "[row-bonus off]\n[signs]\n. dot\n1 value 1\n[grid]\n" + "1 1 1 1 1 1\n" * 12


def boxed(file: str, text: str, name: str = "fits") -> AnyGame:
    return boxed_game(write_box(name, "Mine", "Ann", "", [BoxFile(file, Claim.MADE_UP, text)]))


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_box_of_built_in_drawings_plays_like_the_built_in_game(name: str) -> None:
    drawn = [BoxFile(file, Claim.MADE_UP, text) for file, text in drawn_files(name).items()]
    rules, plain = boxed_game(write_box(name, "Ours", "", "", drawn).text), game(name)
    assert rules.files.texts == plain.files.texts
    assert rules.files.hash != plain.files.hash
    texts = [
        [step.text for step in random_game(each, each.options(), "same", 40)]
        for each in (rules, plain)
    ]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("name", BUILT_IN)
def test_only_what_is_claimed_as_printed_is_no_longer_called_reconstructed(name: str) -> None:
    def drawn(claim: Claim) -> AnyGame:
        files = [BoxFile(file, claim, text) for file, text in drawn_files(name).items()]
        return boxed_game(write_box(name, "Ours", "", "", files))

    assert drawn(Claim.PRINTED).reconstructed == ()
    assert drawn(Claim.MADE_UP).reconstructed == game(name).reconstructed != ()


def test_a_box_replaces_and_adds_boards() -> None:
    rules = boxed("boards/moon.txt", drawn_files("fits")["boards/2.txt"])
    assert next(o for o in rules.choosable if o.name == "boards").choices == (
        *"1234",
        "moon",
    )
    assert rules.files.box is not None
    assert rules.files.box.name == "Mine"


def test_a_box_for_no_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="game=chess"):
        boxed("boards/2.txt", "", name="chess")


def test_a_box_of_another_game_is_refused() -> None:
    with pytest.raises(InvalidComponents, match=r"box-file-unknown \(line=7, column=7, file=tasks"):
        boxed("tasks.txt", drawn_files("bits")["tasks.txt"])


# fmt: off
FAULTS = [
    # code, game, drawing, what is replaced, by what, line and column that are named
    ("picture-unknown-sign",           "fits",   "boards/2.txt",        "\n .  1  .",         "\n .  7  .",        21, 5),
    ("fits-components-row-bonus",      "fits",   "boards/2.txt",        "bonus off",          "bonus no",          10, 1),
    ("bits-components-shape-apart",    "bits",   "shapes.txt",          "[I2]\n##",           "[I2]\n#.#",         15, 1),
    ("bits-components-shape-size",     "bits",   "shapes.txt",          "[I3]\n###",          "[I3]\n##",          17, 1),
    ("fillit-components-two-pawns",    "fillit", "setups/2-mini-A.txt", "B . . # . . R",      "R . . # . . R",     14, 13),
    ("fillit-components-no-pawn",      "fillit", "setups/2-mini-A.txt", "B . . # . . R",      ". . . # . . R",     10, 1),
    ("fillit-components-no-stone",     "fillit", "setups/2-mini-A.txt", " r",                 " .",                10, 1),
    ("jammit-components-corner-taken", "jammit", "setups/2-mini-A.txt", "B d1",               "B d7",              13, 3),
]
# fmt: on


@pytest.mark.parametrize(("code", "name", "file", "old", "new", "line", "column"), FAULTS)
def test_a_drawing_is_refused_at_its_place_in_the_box(
    *, code: str, name: str, file: str, old: str, new: str, line: int, column: int
) -> None:
    drawn = drawn_files(name)[file]
    assert old in drawn
    with pytest.raises(InvalidComponents) as caught:
        boxed(file, drawn.replace(old, new), name)
    message = caught.value.message
    found = (caught.value.code, message["file"], message["line"], message["column"])
    assert found == (code, file, line, column)


def test_a_board_without_a_plain_space_is_refused() -> None:
    with pytest.raises(InvalidComponents, match=r"fits-components-no-dot .*line=12"):
        boxed("boards/2.txt", FULL)


def test_a_ninth_pair_is_refused_because_bots_can_judge_eight() -> None:
    signs = "abcdefghi"
    grid = [f"{sign} . . . . {sign}\n" for sign in signs] + [". . . . . .\n"] * 3
    head = "[row-bonus off]\n[signs]\n. dot\n"
    legend = [f"{sign} pair\n" for sign in signs]
    with pytest.raises(InvalidComponents, match=r"fits-components-pairs .*line=19.*most=8"):
        boxed("boards/2.txt", "".join([head, *legend, "[grid]\n", *grid]))
    grid[8] = ". . . . . .\n"
    rules = boxed("boards/2.txt", "".join([head, *legend[:8], "[grid]\n", *grid]))
    assert rules.options(boards="2")["boards"] == "2"


def test_a_shape_larger_than_the_board_is_refused() -> None:
    shapes = drawn_files("bits")["shapes.txt"] + "\n[X37]\n" + "#" * 37 + "\n"
    with pytest.raises(InvalidComponents, match="bits-components-shape-large"):
        boxed("shapes.txt", shapes, "bits")


def test_a_box_is_found_again_when_built_in_components_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = read_box(Drawing("fits", "boards/2.txt", {}).box())
    before = boxed_game(box).files.hash
    folder = tmp_path / "fits"
    copytree(GAMES / "fits", folder)
    copytree(folder / "data", folder / "earlier" / before[:12])
    cards = folder / "data" / "cards.txt"
    cards.write_text(cards.read_text().replace("V5", "W5"))
    monkeypatch.setattr(GamePackage, "folder", folder)
    package = replace(_package("fits"))
    assert package.boxed_rules(box).files.hash != before
    assert package.boxed_rules(box, before).files.hash == before
    assert package.boxed_rules(box, "0" * 64).files.hash == package.boxed_rules(box).files.hash


def test_where_a_box_is_the_default_the_built_in_game_is_still_found() -> None:
    plain, rules = game("fits"), boxed("boards/moon.txt", drawn_files("fits")["boards/2.txt"])
    assert without_box(plain) is plain
    assert without_box(rules).files.hash == plain.files.hash
    assert as_recorded(rules, plain.files.hash).files.hash == plain.files.hash


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda each: f"{each.game}-{each.file}")
def test_every_built_in_drawing_can_be_put_into_a_box(drawing: Drawing) -> None:
    rules = boxed_game(drawing.box())
    assert rules.initial(rules.options(**drawing.options)) is not None


@pytest.mark.slow
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_a_changed_box_is_refused_or_played_to_its_end(one: tuple[Drawing, bytes]) -> None:
    judge(*one)
