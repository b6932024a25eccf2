"""A player's own components: what is taken, and how a bad file is refused; §1.22."""

from pathlib import Path
from typing import cast

import pytest

from tests.games.bits.table import RULES
from tuckbox.core import AnyGame, InvalidComponents
from tuckbox.games import game
from tuckbox.games.bits import Rules
from tuckbox.games.bits.view import BitsView
from tuckbox.i18n import LANGUAGES, Speaker

TASKS = RULES.files.texts["tasks.txt"]
SHAPES = RULES.files.texts["shapes.txt"]


def own(folder: Path, **files: str) -> AnyGame:
    """Return the game with a player's own files, by name without `.txt`."""
    (folder / "bits").mkdir()
    for name, text in files.items():
        (folder / "bits" / f"{name}.txt").write_text(text, encoding="utf-8")
    return game("bits", folder)


def test_own_starting_stones_replace_ours_and_are_no_longer_reconstructed(tmp_path: Path) -> None:
    rules = cast(Rules, own(tmp_path, starting_stones="[starting stones]\nRR BB PP YY KK\n"))
    p = rules.apply(
        rules.initial(rules.options()),
        rules.to_move(rules.initial(rules.options()))[0],
        rules.parse_move("task 1 O4"),
    )
    assert [rules.format_move(draw) for draw, _ in rules.chances(p)] == [
        "start BB",
        "start KK",
        "start PP",
        "start RR",
        "start YY",
    ]
    assert [message.id for message in rules.reconstructed] == [
        "bits-reconstructed-stack-1",
        "bits-reconstructed-stack-2",
        "bits-reconstructed-stack-4",
    ]
    shown = cast(BitsView, rules.view(p, None))
    assert not shown["starting_stones"]["reconstructed"]
    # Stack 4 is in the box, but not on this table.
    assert [stack["reconstructed"] for stack in shown["stacks"]] == [True, True, False]
    assert rules.files.source == "own"
    assert rules.files.hash != RULES.files.hash


def test_own_task_cards_may_show_any_drawn_shape_and_other_points(tmp_path: Path) -> None:
    text = TASKS.replace("I5  any  +3", "W5  any  5").replace("I4  any  +2  +1", "L4 any 3 1")
    rules = cast(Rules, own(tmp_path, tasks=text))
    assert rules.components.stacks[3][0].points == 5
    assert rules.parse_move("task 4 W5").text == "task 4 W5"
    assert rules.parse_move("task 1 L4").text == "task 1 L4"
    assert [message.id for message in rules.reconstructed] == ["bits-reconstructed-starting-stones"]


def test_own_shapes_may_be_larger(tmp_path: Path) -> None:
    shapes = SHAPES + "\n[H7]\n#.#\n###\n#.#\n"
    rules = cast(
        Rules, own(tmp_path, shapes=shapes, tasks=TASKS.replace("I5  any  +3", "H7  any  +7"))
    )
    assert rules.components.stacks[3][0].squares == 7
    rules.parse_move("task 4 H7")


STONES = "bits-components-stone"
TASK = "bits-components-task"
SHAPE = "bits-components-shape"


def stones(text: str) -> dict[str, str]:
    return {"starting_stones": f"[starting stones]\n{text}\n"}


def tasks(old: str, new: str) -> dict[str, str]:
    assert old in TASKS
    return {"tasks": TASKS.replace(old, new, 1)}


def shapes(old: str, new: str) -> dict[str, str]:
    assert old in SHAPES
    return {"shapes": SHAPES.replace(old, new, 1)}


BAD = [
    (stones("RB BY PY PK QK"), "picture-unknown-sign", 2, 13),
    (stones("RB BY PY PK KR"), "picture-unknown-sign", 2, 13),
    (stones("RB BY PY\nPK  RB"), f"{STONES}-twice", 3, 5),
    (stones("RB BY PY PK"), f"{STONES}-count", 1, 1),
    (stones("RB BY PY PK RK YK"), f"{STONES}-count", 1, 1),
    ({"starting_stones": "[stones]\nRB BY PY PK RK"}, "bits-components-section", 1, 1),
    (stones("RB BY PY PK RK\n[more]"), "bits-components-section", 3, 1),
    ({"starting_stones": ""}, "components-empty-file", 1, 1),
    ({"starting_stones": "RB\n"}, "components-no-section", 1, 1),
    (tasks("[stack 2]", "[stack two]"), "bits-components-section", 11, 1),
    (tasks("[stack 4]", "[stack 3]"), "bits-components-section", 24, 1),
    ({"tasks": TASKS.partition("[stack 4]")[0]}, "bits-components-stacks", 17, 1),
    ({"tasks": TASKS + "[stack 4]\n"}, "bits-components-stacks", 29, 1),
    (tasks("I4  any  +2  +1", "I4  any  +2"), TASK, 7, 1),
    (tasks("O1  Y    +2", "O1  Y    +2  +1"), TASK, 13, 1),
    (tasks("I4  any", "I3  any"), f"{TASK}-size", 7, 1),
    (tasks("I4  any", "I9  any"), "picture-unknown-sign", 7, 1),
    (tasks("V3  B ", "V3  X "), "picture-unknown-sign", 12, 5),
    (tasks("V3  B ", "V3  any"), "picture-unknown-sign", 12, 5),
    (tasks("I4  any", "I4  R"), "picture-unknown-sign", 7, 5),
    (tasks("I4  any  +2", "I4  any  -2"), "bits-components-plus", 7, 10),
    (tasks("I4  any  +2", "I4  any  two"), "bits-components-plus", 7, 10),
    (tasks("I2  any  -2", "I2  any  2"), "bits-components-minus", 19, 10),
    (tasks("I2  any  -2", "I2  any  0"), "bits-components-minus", 19, 10),
    (tasks("I4  any", "O4  any"), f"{TASK}-twice", 7, 1),
    (tasks("I4  any  +2  +1\n", ""), f"{TASK}-count", 5, 1),
    ({"tasks": TASKS + "P5  any  +3\n"}, f"{TASK}-count", 24, 1),
    (shapes("[O1]", "[o1]"), f"{SHAPE}-name", 4, 1),
    (shapes("[O1]", "[O 1]"), f"{SHAPE}-name", 4, 1),
    (shapes("[O1]", "[O2]"), f"{SHAPE}-size", 4, 1),
    (shapes("[O1]\n#", "[O1]\n."), f"{SHAPE}-empty", 5, 1),
    (shapes("[O1]\n#", "[O1]\n"), f"{SHAPE}-empty", 4, 1),
    (shapes("[O1]\n#", "[O1]\nx"), "picture-unknown-sign", 5, 1),
    (shapes("[S4]\n.##", "[S4]\n.####"), "picture-ragged", 31, 3),
    (shapes("[S4]\n.##\n##.", "[S4]\n..##\n##.."), f"{SHAPE}-apart", 30, 1),
    (shapes("[V3]\n#.\n##", "[V3]\n###"), f"{SHAPE}-twice", 13, 1),
    (shapes("[V3]", "[I3]"), f"{SHAPE}-twice", 13, 1),
    (shapes("[O1]\n#\n", ""), "picture-unknown-sign", 13, 1),
    ({"stones": "[colours]\nR\n"}, "components-unknown-file", None, None),
    ({"board": "[board]\n.\n"}, "components-unknown-file", None, None),
]


@pytest.mark.parametrize(("files", "code", "line", "column"), BAD)
def test_a_bad_file_is_refused_where_it_is_bad(
    tmp_path: Path, files: dict[str, str], code: str, line: int | None, column: int | None
) -> None:
    with pytest.raises(InvalidComponents) as error:
        own(tmp_path, **files)
    found = dict(error.value.message.values)
    assert (error.value.code, found.get("line"), found.get("column")) == (code, line, column)
    for language in LANGUAGES:
        assert str(found["file"]) in Speaker(language).say(error.value.message)
