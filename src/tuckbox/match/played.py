"""An entry of the log together with what it did, for everything that tells what happened."""

from dataclasses import dataclass

from tuckbox.core import AnyGame, AnyStep, Message
from tuckbox.match.entry import Entry, table_message
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
