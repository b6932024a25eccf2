"""Tells in sentences what happened at the table."""

from collections.abc import Iterable

from tuckbox.cli.terminal import Terminal
from tuckbox.core import AnyGame
from tuckbox.match.entry import Kind
from tuckbox.match.played import Played


class Narrator:
    """Tells entries as they are played."""

    def __init__(self, terminal: Terminal, game: AnyGame) -> None:
        self._terminal = terminal
        self._game = game

    def tell(self, played: Iterable[Played]) -> None:
        """Print what happened; what people do stands out from draws and words about the table."""
        for one in played:
            style = "" if one.entry.kind is Kind.MOVE else "dim"
            self._terminal.tell(one.told(self._game), style)
