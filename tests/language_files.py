"""`make check`: language files without a missing, unknown or rejected word.

English says what there is to say; `docs/words.md` says which words are not used; a number before a noun
has a selector (`tests/counted.py`). Every complaint names file and line.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.counted import Nameless, Nouns, uncounted
from tests.message_files import Variables
from tuckbox.i18n import FALLBACK, LANGUAGES
from tuckbox.i18n.files import FOLDER

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "docs" / "words.md"

PLURALS = {"en": {"one"}, "fr": {"one", "many"}, "de": {"one"}, "ja": set[str]()}
"""The plural forms, besides `other`, that a number can have in a language."""
ALL_PLURALS = {"zero", "one", "two", "few", "many"}

NOT_PROSE = re.compile(r"\$[\w-]+|\{ *[a-z][\w-]* *\}|^ *\*?\[[^\]]*\]", re.MULTILINE)
"""Variables, references and the keys of variants."""


@dataclass(frozen=True, slots=True)
class Rejected:
    """A word that a language does not use in some messages, and what it says instead."""

    language: str
    messages: str
    pattern: str
    instead: str

    def concerns(self, id: str) -> bool:
        wanted = self.messages.split()
        left_out = [name[1:] for name in wanted if name.startswith("!")]
        if any(id.startswith(name) for name in left_out):
            return False
        return "all" in wanted or bool(set(wanted) & set(id.split("-")))

    def places(self, prose: str) -> Iterator[re.Match[str]]:
        """Find it as a whole word, unless it is a mark or the language writes without spaces."""
        is_word = self.language != "ja" and any(map(str.isalpha, self.pattern))
        # A flag such as --layout is no prose.
        pattern = rf"(?<![\w-])(?:{self.pattern})(?!\w)" if is_word else self.pattern
        return re.finditer(pattern, prose, re.IGNORECASE)


def rejected_words(page: str) -> tuple[Rejected, ...]:
    """Return the rows of the last table."""
    rows = page.rpartition("|---|---|---|---|\n")[2].splitlines()
    cells = (re.split(r" *(?<!\\)\| *", row.strip("| ")) for row in rows if row.startswith("|"))
    return tuple(
        Rejected(language, messages, pattern.strip("`").replace(r"\|", "|"), instead)
        for language, messages, pattern, instead in cells
    )


class LanguageFile:
    """A file of messages, as it is written."""

    def __init__(self, folder: Path, language: str, name: str) -> None:
        self.path = folder / language / name
        self.text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        self.entries = FluentParser().parse(self.text).body

    @cached_property
    def messages(self) -> dict[str, ast.Message]:
        return {found.id.name: found for found in self.entries if isinstance(found, ast.Message)}

    def place(self, position: int) -> str:
        """Return file and line of a position in the text."""
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path}:{1 + self.text.count(chr(10), 0, position)}"

    def start(self, id: str) -> int:
        span = self.messages[id].span
        assert span is not None
        return span.start

    def variables(self, id: str) -> set[str]:
        found = Variables()
        found.visit(self.messages[id])
        return found.found

    def prose(self, id: str) -> tuple[int, str]:
        """Return where a message's text begins, and the text with blanks for what nobody reads."""
        value = self.messages[id].value
        assert value is not None
        assert value.span is not None
        source = self.text[value.span.start : value.span.end]
        return value.span.start, NOT_PROSE.sub(lambda found: " " * len(found[0]), source)


def complaints(folder: Path = FOLDER, words: Path = WORDS) -> Iterator[str]:
    """Return what is wrong with the language files, and where."""
    rejected = rejected_words(words.read_text(encoding="utf-8"))
    seen = {language: set[str]() for language in LANGUAGES}
    nouns = {language: _nouns(folder, language) for language in LANGUAGES}
    for name in sorted({path.name for path in folder.glob("*/*.ftl")}):
        english = LanguageFile(folder, FALLBACK, name)
        for language in LANGUAGES:
            file = LanguageFile(folder, language, name)
            yield from _unreadable(file, seen[language])
            yield from _unlike(file, english)
            yield from _dead_plurals(file, PLURALS[language])
            if language == "fr":
                yield from _nameless(file)
            yield from _uncounted(file, nouns[language])
            yield from _said(file, [word for word in rejected if word.language == language])


def _unreadable(file: LanguageFile, seen: set[str]) -> Iterator[str]:
    for entry in file.entries:
        assert entry.span is not None
        place = file.place(entry.span.start)
        if isinstance(entry, ast.Junk):
            yield f"{place}: this is not a message: {str(entry.content).splitlines()[0]}"
        elif isinstance(entry, ast.Message):
            if entry.id.name in seen:
                yield f"{place}: {entry.id.name} is here a second time"
            seen.add(entry.id.name)


def _unlike(file: LanguageFile, english: LanguageFile) -> Iterator[str]:
    """Compare the ids and variables with those of the English file."""
    before = 0
    for id in english.messages:
        if id not in file.messages:
            yield f"{file.place(before)}: {id} is missing here; {english.place(english.start(id))} has it"
            continue
        before = file.start(id)
        wanted, found = english.variables(id), file.variables(id)
        for name in sorted(wanted - found):
            yield f"{file.place(before)}: {id} lacks ${name}"
        for name in sorted(found - wanted):
            yield f"{file.place(before)}: {id} has ${name}, which English does not know"
    for id in file.messages.keys() - english.messages.keys():
        yield f"{file.place(file.start(id))}: {id} is unknown: English has no such message"


def _dead_plurals(file: LanguageFile, plurals: set[str]) -> Iterator[str]:
    for id, message in file.messages.items():
        keys = _VariantKeys()
        keys.visit(message)
        for position, key in keys.found:
            if key in ALL_PLURALS - plurals:
                yield f"{file.place(position)}: {id} is never said with [{key}] in this language"


def _nameless(file: LanguageFile) -> Iterator[str]:
    for id, message in file.messages.items():
        found = Nameless()
        found.visit(message)
        for position in found.found:
            yield f"{file.place(position)}: {id} says [one] without its number, also of 0; write [1] or the number"


def _nouns(folder: Path, language: str) -> Nouns:
    found = Nouns()
    for path in folder.glob(f"{language}/*.ftl"):
        for message in LanguageFile(folder, language, path.name).messages.values():
            found.visit(message)
    return found


def _uncounted(file: LanguageFile, nouns: Nouns) -> Iterator[str]:
    for id, message in file.messages.items():
        for position, complaint in uncounted(id, message, nouns):
            yield f"{file.place(position)}: {complaint}"


def _said(file: LanguageFile, rejected: list[Rejected]) -> Iterator[str]:
    for id in file.messages:
        begin, prose = file.prose(id)
        for word in (word for word in rejected if word.concerns(id)):
            for found in word.places(prose):
                place = file.place(begin + found.start())
                yield f"{place}: {id} says “{found[0]}”; say {word.instead} (docs/words.md)"


class _VariantKeys(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[int, str]] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            assert node.span is not None
            self.found.append((node.span.start, node.key.name))
        self.generic_visit(node)


if __name__ == "__main__":
    found = list(complaints())
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
