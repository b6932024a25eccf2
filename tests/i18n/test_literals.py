"""Every message id in the source exists and gets the variables that its sentence needs."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tuckbox
from tests.message_files import FILES, messages

SOURCE = Path(tuckbox.__file__).parent

MAKERS = {"of", "text", "error"}
"""Methods whose first argument is a message id: `Message.of`, `Speaker.text`, `Line.error`."""
ADDED = {"error": {"file", "line", "column"}}
"""What such a method adds by itself."""


@cache
def known() -> dict[str, set[str]]:
    """Return, by id of every message, the names of its variables."""
    return {id: names for file in FILES for id, names in messages("en", file).items()}


def uses(path: Path) -> Iterator[tuple[int, str, set[str] | None]]:
    """Return line, id and values (None if they come from a mapping) of each literal use."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(
                func=ast.Attribute(attr=maker), args=[ast.Constant(value=str(id)), *_]
            ) if maker in MAKERS:
                names = {keyword.arg for keyword in node.keywords}
                given = {name for name in names if name is not None}
                yield node.lineno, id, None if None in names else given | ADDED.get(maker, set())


def complaint(id: str, given: set[str] | None) -> str | None:
    if id not in known():
        return "no such message"
    if given is not None and not known()[id] <= given:
        return f"lacks {sorted(known()[id] - given)}"
    return None


@pytest.mark.parametrize(
    "path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix()
)
def test_every_written_id_can_be_said(path: Path) -> None:
    complaints = [(line, id, complaint(id, given)) for line, id, given in uses(path)]
    assert [found for found in complaints if found[2]] == []


def test_the_search_finds_ids(tmp_path: Path) -> None:
    path = tmp_path / "x.py"
    path.write_text('Message.of("a-b", c=1)\nline.error("d-e", 3, found=2)\nMessage.of("f", **g)\n')
    assert list(uses(path)) == [
        (1, "a-b", {"c"}),
        (2, "d-e", {"found", "file", "line", "column"}),
        (3, "f", None),
    ]


def test_a_missing_message_or_value_is_a_complaint() -> None:
    assert complaint("never-written", set()) == "no such message"
    assert complaint("option-repeats", {"option"}) == "lacks ['value']"
    assert complaint("option-repeats", {"option", "value"}) is None
