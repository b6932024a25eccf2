"""Tables where nobody looks ahead, with guests whose clients give their links."""

from tests.match.fair_table import Guest, Table
from tests.match.tables import full_cards, play
from tuckbox.core import seat
from tuckbox.match import Match, TimeControl


def strict_table(seats: int = 2, *, time: TimeControl | None = None) -> tuple[Table, list[Guest]]:
    """A table where the first cards are drawn."""
    table = Table(match=full_cards(seats, is_strict=True, time=time))
    guests = [Guest(table, number) for number in range(1, seats + 1)]
    hear(guests, times=2)
    return table, guests


def hear(guests: list[Guest], times: int = 1) -> None:
    for _ in range(times):
        for guest in guests:
            guest.hear()


def choose(match: Match, text: str = "hi") -> None:
    """Let everybody who owes a choice make it."""
    for who in match.owing:
        play(match, who, text)


def finish(table: Table, guests: list[Guest]) -> Table:
    """Play to the end; everybody hears everything."""
    while not table.match.is_over:
        choose(table.match)
        hear(guests)
    hear(guests)
    return table


def hand_over(match: Match, number: int, now: float = 100.0) -> None:
    match.commit(match.prepare_hand_over(seat(number), now - 60.0, now))
