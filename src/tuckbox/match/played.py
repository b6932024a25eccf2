"""An entry of the log together with what it did, for everything that tells what happened."""

from collections.abc import Iterable
from dataclasses import dataclass

from tuckbox.core import AnyGame, AnyStep, Message
from tuckbox.match.entry import Entry, Word, table_message
from tuckbox.match.fold import Fold


@dataclass(frozen=True, slots=True)
class Played:
    """One entry, carried out."""

    entry: Entry
    before: Fold
    after: Fold
    step: AnyStep | None
    """What the entry did to the position; None for a word about the table."""

    def told(self, game: AnyGame) -> tuple[Message, ...]:
        """Return the sentences that describe the entry."""
        return (table_message(self.entry),) if self.step is None else game.effects(self.step)


def counted(played: Iterable[Played]) -> list[Played]:
    """Return the moves and draws that count, leaving out those that were taken back."""
    line: list[Played] = []
    for one in played:
        count(line, one)
    return line


def count(line: list[Played], played: Played) -> None:
    """Add an entry to the line that counts; a take-back removes its seat's last move and all later ones."""
    if played.step is not None:
        line.append(played)
    elif played.entry.text == Word.TAKES_BACK:
        while line.pop().entry.actor != played.entry.actor:
            pass
