"""Every message is used: its id is in the source, whole or with a part filled in."""

import re
from collections.abc import Iterator
from pathlib import Path

import tuckbox
from tests.message_files import FILES, messages
from tuckbox.i18n.files import FOLDER

PACKAGE = Path(tuckbox.__file__).parent
CLIENT = PACKAGE.parents[1] / "web" / "src"
WORD = re.compile(r"[a-z][\w-]*")
FILLED = re.compile(r"[\w-]*(?:\$?\{[^{}\n]*\}[\w-]*)+")
"""`cli-flag-{name}` in Python, `web-theme-${theme}` in TypeScript."""
GAP = re.compile(r"\$?\{[^{}\n]*\}")
REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
MADE_OTHERWISE = re.compile(r"fits-effect-(won|shared|solo)")
"""Ids made from the outcome's reason."""


def sources() -> Iterator[str]:
    for path in (*PACKAGE.rglob("*.py"), *PACKAGE.glob("games/*/tour/*")):
        yield path.read_text(encoding="utf-8")
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", "schema.ts")):
            yield path.read_text(encoding="utf-8")


def said(text: str) -> tuple[set[str], set[str]]:
    """Return words that may be ids, and patterns of ids with a part filled in."""
    patterns = set()
    for found in FILLED.findall(text):
        pieces = GAP.split(found)
        if any("-" in piece and piece.strip("-") for piece in pieces):
            patterns.add(r"[\w-]+".join(map(re.escape, pieces)))
    return set(WORD.findall(text)), patterns


def unsaid(ids: set[str], text: str) -> set[str]:
    words, patterns = said(text)
    filled = re.compile("|".join(patterns) or "(?!)")
    return {id for id in ids - words if not filled.fullmatch(id)}


def test_every_message_is_said() -> None:
    ids = {id for file in FILES for id in messages("en", file)}
    referred = {
        id
        for path in (FOLDER / "en").glob("*.ftl")
        for id in REFERENCE.findall(path.read_text(encoding="utf-8"))
    }
    left = unsaid(ids - referred, "\n".join(sources()))
    assert sorted(id for id in left if not MADE_OTHERWISE.fullmatch(id)) == []


def test_the_search_finds_what_nobody_says() -> None:
    source = 'text("a-b"); f"cli-flag-{name.strip()}"; `${game}-title`; `web-${one}-${two}-end` `${a}-${b}`'
    ids = {"a-b", "cli-flag-seat", "fits-title", "web-x-y-end", "web-close", "fits-titles"}
    assert unsaid(ids, source) == {"web-close", "fits-titles"}
