"""What happened at the table, told once, in sentences."""

from tuckbox.cli.terminal import Terminal
from tuckbox.core import CHANCE
from tuckbox.match.entry import Entry, Kind, table_message
from tuckbox.match.match import Match


class Narrator:
    """Follows a match's log and tells what is new in it."""

    def __init__(self, terminal: Terminal, match: Match, told: int = 0) -> None:
        self._terminal = terminal
        self._match = match
        self._told = told
        self._position = match.game.initial(match.setup.options) if told == 0 else match.position

    def tell_news(self) -> None:
        """Every entry since the last time. Call it after each change: a take-back must come alone."""
        for entry in self._match.log[self._told :]:
            self._tell(entry)
        self._told = len(self._match.log)

    def _tell(self, entry: Entry) -> None:
        if entry.kind is Kind.TABLE:
            self._terminal.tell([table_message(entry)], "dim")
            self._position = self._match.position
            return
        game = self._match.game
        move = game.parse_move(entry.text)
        style = "dim" if entry.actor == CHANCE else ""
        step = game.play(self._position, entry.actor, move)
        self._terminal.tell(game.effects(step), style)
        self._position = step.after
