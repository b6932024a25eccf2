"""Messages that take a count: what is wrong with their numbers, and how they read with 0, 1, 2, 5 and 21.

`python -m tests.counted [LANGUAGE]` lists them for reading.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.message_files import FILES, Variables, entries
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.i18n.files import FOLDER

NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many"}

NEVER_ONE = {
    "bits-components-task-size": "four squares",
    "bits-describe-area": "a single square is bits-describe-singles",
    "bits-describe-area-worth": "a single square is bits-describe-singles",
    "bits-describe-before": "three or four rounds",
    "bits-effect-area": "told from two squares on",
    "bits-shape-letter": "four squares or five",
    "bits-shape-line": "a single square is bits-shape-O1",
    "bits-task-size": "four squares",
    "box-many-lines": "above the limit",
    "cli-box-learned": "a mean with its decimal",
    "envs-count": "less than one",
    "fillit-describe-supply": "eleven chips or more",
    "jammit-describe-over": "11 or 13 points",
    "kernel-too-long": "the limit",
    "record-too-long": "the limit",
    "study-record-long": "above the limit",
    "verify-proved-among": "a cancelled deal and the one that was played",
    "web-box-possible-found": "the mean is signed, +1.5",
    "web-box-setup": "two players or more",
    "web-box-squares-of": "four squares",
    "web-fillit-supply": "eleven chips or more",
    "web-players": "one player is web-players-exact",
}
"""Messages with a number that is never 1 where no selector stands, and why."""

NO_NUMBERS = {"seat", "hexes"}
"""Variables that may stand before such a word and never are a number."""
NO_NOUNS = {"are", "were", "sind", "wurden", "bleiben", "a", "ont"}
"""Verbs that follow a number in the plural alone."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A number that stands before a word, and the numbers that selectors around it ask for."""

    position: int
    number: str
    word: str
    asked: frozenset[str]


def counted(pattern: ast.Pattern, asked: frozenset[str] = frozenset()) -> Iterator[Counted]:
    """Find every number in a pattern that stands before a word."""
    for here, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(here, ast.Placeable):
            continue
        match here.expression:
            case ast.VariableReference(id=ast.Identifier(name=name)) if isinstance(
                after, ast.TextElement
            ):
                if word := re.match(r"[ \u00a0]([^\W\d_][\w\u2019-]*)", after.value):
                    assert here.span is not None
                    yield Counted(here.span.start, name, word[1], asked)
            case ast.SelectExpression() as select:
                for variant in select.variants:
                    yield from counted(variant.value, asked | _asked(select))


def _asked(select: ast.SelectExpression) -> frozenset[str]:
    """Return the number that a selector asks for; none if it asks for a word."""
    by_number = any(
        isinstance(variant.key, ast.NumberLiteral) or variant.key.name in PLURALS
        for variant in select.variants
    )
    if by_number and isinstance(select.selector, ast.VariableReference):
        return frozenset({select.selector.id.name})
    return frozenset()


class Nouns(Visitor):
    """The words that follow a number in the plural alone."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        variants = {_key(variant): variant.value for variant in node.variants}
        one = variants.get("one", variants.get("1"))
        if _asked(node) and one is not None:
            single = {
                word for text in one.elements for word in re.findall(r"[\w\u2019-]+", _text(text))
            }
            self.words |= (
                {each.word for each in counted(variants["other"]) if each.number in _asked(node)}
                - single
                - NO_NOUNS
            )
        self.generic_visit(node)


def _text(element: ast.TextElement | ast.Placeable) -> str:
    return element.value if isinstance(element, ast.TextElement) else ""


def uncounted(id: str, message: ast.Message, nouns: Nouns) -> Iterator[tuple[int, str]]:
    """Return numbers before such a word that no selector asks for."""
    assert message.value is not None
    for one in counted(message.value):
        if id in NEVER_ONE or one.number in one.asked | NO_NUMBERS:
            continue
        if one.word in nouns.words:
            yield (
                one.position,
                f"{id} says {{ ${one.number} }} {one.word} also of 1; ask for ${one.number} with a selector",
            )


class Nameless(Visitor):
    """Finds `[one]` that does not name its number where the other forms do: in French it is said of 0 too."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[int] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {_key(variant): _names(variant) for variant in node.variants}
        numbers = _asked(node)
        if "one" in names and "0" not in names and numbers & names["other"] - names["one"]:
            assert node.span is not None
            self.found.append(node.span.start)
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def _names(variant: ast.Variant) -> set[str]:
    variables = Variables()
    variables.visit(variant.value)
    return variables.found


@cache
def written(language: str) -> dict[str, ast.Message]:
    """Return all messages of a language."""
    found = (
        entry
        for file in FILES
        if (FOLDER / language / file).exists()
        for entry in entries(language, file)
    )
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


class _Asked(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.numbers: set[str] = set()
        self.words: dict[str, str] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and not _asked(node):
            self.words[node.selector.id.name] = _key(
                next(each for each in node.variants if each.default)
            )
        self.numbers |= _asked(node)
        self.generic_visit(node)


@cache
def numbers() -> dict[str, set[str]]:
    """Return the ids of messages that take a count, with the names of their numbers in any language."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for id, message in written(language).items():
            asked = _Asked()
            asked.visit(message)
            if asked.numbers:
                found[id] = found.get(id, set()) | asked.numbers
    return found


def said(language: str, id: str, number: int) -> str:
    """Return the message with all its numbers the same, and its own names for what else it tells."""
    asked, variables = _Asked(), Variables()
    asked.visit(written("en")[id])
    variables.visit(written("en")[id])
    for reference in re.findall(r"\{ *([a-z][\w-]*) *\}", str(_source(id))):
        asked.visit(written("en")[reference])
        variables.visit(written("en")[reference])
    values: dict[str, object] = {
        name: asked.words.get(name, f"<{name}>") for name in variables.found
    }
    return Speaker(language).text(id, **(values | dict.fromkeys(numbers()[id], number)))


def _source(id: str) -> str:
    for file in FILES:
        text = (FOLDER / "en" / file).read_text(encoding="utf-8")
        for entry in entries("en", file):
            if isinstance(entry, ast.Message) and entry.id.name == id and entry.span is not None:
                return text[entry.span.start : entry.span.end]
    return ""


def main(languages: list[str]) -> None:
    for language in languages or LANGUAGES:
        for id in sorted(numbers()):
            print(f"{language} {id}")
            for number in NUMBERS:
                print(f"    {said(language, id, number)}")


if __name__ == "__main__":
    main(sys.argv[1:])
