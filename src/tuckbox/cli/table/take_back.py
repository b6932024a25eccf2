"""Taking back at one keyboard: the last choice of a person is undone, whoever types it."""

from collections.abc import Iterator

from tuckbox.core import Seat, seat
from tuckbox.match.change import Change
from tuckbox.match.entry import Kind, Word
from tuckbox.match.error import RefusedEntry
from tuckbox.match.log import effective
from tuckbox.match.match import Match


def take_back(match: Match) -> Iterator[Change]:
    """Take back a person's last choice, after the moves that bots have made since.

    Each seat takes back its own entry, as the match requires; it refuses what may not be undone.
    """
    people = [who for who in match.choices if not match.is_bot_played(who)]
    if people:
        yield _take_back(match, people[-1])
        return
    if all(match.is_bot_played(who) for who in _movers(match)):
        raise RefusedEntry.of("match-nothing-to-take-back")
    while match.is_bot_played(last := _movers(match)[-1]):
        yield _take_back(match, last)
    yield _take_back(match, last)


def _take_back(match: Match, who: Seat) -> Change:
    by_bot = match.is_bot_played(who)
    return match.submit(who, match.ply(who), Word.TAKES_BACK.value, by_bot=by_bot)


def _movers(match: Match) -> list[Seat]:
    """Return the seats of all moves that count, in order."""
    return [seat(entry.actor) for entry in effective(match.log) if entry.kind is Kind.MOVE]
