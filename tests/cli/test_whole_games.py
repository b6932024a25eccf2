"""A whole game of every game in every language, played from the list of moves that is shown."""

import re
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.playing import pick
from tuckbox.cli.run import run
from tuckbox.core import AnyGame, InvalidMove
from tuckbox.games import game, games
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.match import check_record, parse_record

TABLES = {
    "fits": "fits --seats 3 --boards 4 --bot 3=random",
    "bits": "bits --seats 2 --bot 2=random",
    "fillit": "fillit --board mini --bot 2=random",
    "jammit": "jammit --seats 3 --board mini --bot 3=random",
}
"""Short games that have something to show; other games are played as they come, against a bot."""


class ReadingPlayer(StringIO):
    """A player at the other end of both pipes, who reads what is shown and takes a move from the list."""

    def __init__(self, rules: AnyGame, shown: StringIO) -> None:
        super().__init__()
        self.rules = rules
        self.shown = shown
        self.read_so_far = 0
        self.moves = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.shown.seek(self.read_so_far)
        news = self.shown.read()
        self.read_so_far = self.shown.tell()
        listed = [text for line in news.splitlines() for text in self.listed(line)]
        assert listed, f"no moves are listed in {news!r}"
        self.moves += 1
        return listed[pick(f"move {self.moves}", len(listed))] + "\n"

    def listed(self, line: str) -> list[str]:
        """Return the moves in a line such as `heading: L5:0@A  L5:0@B`."""
        _, *rest = re.split(": |：", line)  # noqa: RUF001 - languages write colons differently
        texts = rest[-1].split("  ") if rest else []
        return texts if all(self.is_move(text) for text in texts) else []

    def is_move(self, text: str) -> bool:
        try:
            self.rules.parse_move(text)
        except InvalidMove:
            return False
        return True


WAYS = [("en", False), *((language, True) for language in LANGUAGES)]
"""Pictures are the same in every language; sentences are not."""


@pytest.mark.parametrize(("language", "plain"), WAYS)
@pytest.mark.parametrize("name", games())
def test_a_whole_game_from_what_is_shown(
    name: str, language: str, plain: bool, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = StringIO()
    player = ReadingPlayer(game(name), shown)
    monkeypatch.setattr(sys, "stdout", shown)
    monkeypatch.setattr(sys, "stdin", player)
    kept = home / "game.tuckbox"
    table = TABLES.get(name, f"{name} --seats 2 --bot 2=random")
    words = [*table.split(), "--seed", "7", "--lang", language, "--save", str(kept)]
    code = run(["play", *words, *(["--plain"] if plain else [])])
    assert code == 0
    assert player.moves >= 3
    assert Speaker(language).text("cli-over") in shown.getvalue()
    record = parse_record(kept.read_text())
    assert record.is_finished
    check_record(record, game(name))
