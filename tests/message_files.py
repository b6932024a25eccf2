"""The message files as they are written: what each language says, and with which variables."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tuckbox.i18n.files import FOLDER

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})


class Variables(Visitor):
    """The names that a pattern expects to be given."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def entries(language: str, file: str, folder: Path = FOLDER) -> tuple[ast.EntryType, ...]:
    text = (folder / language / file).read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


def messages(language: str, file: str, folder: Path = FOLDER) -> dict[str, set[str]]:
    """Return, by message id, the names of its variables."""
    found = {}
    for entry in entries(language, file, folder):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found
