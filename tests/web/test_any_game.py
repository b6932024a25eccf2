"""The client names games only in the folders of boards and designers; it finds them in the server's list."""

import re

from tests.web.fuzz import WEB
from tuckbox.games import BUILT_IN

SOURCE = WEB / "src"
GENERATED = "schema.ts"
OWN = (SOURCE / "boards", SOURCE / "designer")
"""Each has a folder for every game that brings something of its own."""


def names(text: str) -> list[str]:
    """Return where a text names a game of ours; `fits` is also a word, so not every match does."""
    games = "|".join(BUILT_IN)
    return re.findall(rf"(?:['\"`./-]|{{)(?:{games})(?=['\"`./,-])|\b(?:{games.upper()})\b", text)


def test_no_part_that_serves_every_game_names_one() -> None:
    found = {
        path.relative_to(SOURCE).as_posix(): said
        for path in SOURCE.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css")
        and not path.name.endswith((GENERATED, ".test.ts"))
        and not set(OWN) & set(path.parent.parents)
        and (said := names(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_names_are_found() -> None:
    for text in ("game === 'fits'", "./jammit/Board.svelte", "{fits,bits}.ts", "as in FILLIT"):
        assert names(text)
    assert names("the piece fits nowhere, bit by bit: it fits.") == []
