"""Tables to test at."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.match.toys import Cards, Pile
from tuckbox.core import Seat, TuckboxError, seat
from tuckbox.core import seats as all_seats
from tuckbox.match import (
    Change,
    EarlyFairDeal,
    FairDeal,
    Match,
    Player,
    Setup,
    TimeControl,
    new_setup,
    with_fair_deal,
    with_seed_deal,
)
from tuckbox.match.fair.card_source import early_commitment, seed_commitment

ONE, TWO, THREE, FOUR = (seat(number) for number in range(1, 5))
SECRET = bytes(range(32))
NAMES = ("Ann", "Bob", "Cid", "Dee")


def people(count: int) -> list[Player]:
    return [Player.guest(name) for name in NAMES[:count]]


def pile_setup(seats: int = 2) -> Setup:
    game = Pile()
    return new_setup(game, game.options(seats=seats), people(seats), match="p1")


def pile(seats: int = 2) -> Match:
    return Match.begin(Pile(), pile_setup(seats))


def cards_setup(seats: int = 2, seed: str = "42") -> Setup:
    game = Cards()
    setup = new_setup(game, game.options(seats=seats), people(seats), match="c1")
    return with_seed_deal(setup, seed)


def cards(seats: int = 2, seed: str = "42") -> Match:
    return Match.begin(Cards(), cards_setup(seats, seed))


def fair_cards(
    seats: int = 2, *, is_strict: bool = False, time: TimeControl | None = None
) -> Match:
    """All seats open, the commitment published."""
    game = Cards()
    setup = new_setup(game, game.options(seats=seats), match="f1", time=time)
    return Match.begin(game, with_fair_deal(setup, SECRET, is_strict=is_strict))


def full_cards(
    seats: int = 2, *, is_strict: bool = False, time: TimeControl | None = None
) -> Match:
    """All seats taken, and nobody has answered yet."""
    match = fair_cards(seats, is_strict=is_strict, time=time)
    for number, player in enumerate(people(seats), 1):
        match.sit(seat(number), player)
    return match


def seated_cards(seats: int = 2) -> Match:
    """Everybody's seed is in, and the first card is drawn."""
    return agree(full_cards(seats))


def agree(match: Match) -> Match:
    """Let everybody commit, and then reveal."""
    for step in (commit, reveal):
        for who in all_seats(match.setup.options.seats):
            step(match, who)
    return match


def fair(match: Match) -> FairDeal:
    assert isinstance(match.setup.deal, FairDeal)
    return match.setup.deal


def seed_of(who: Seat) -> str:
    return f"{who:02x}" * 32


def commitment_of(match: Match, who: Seat, seed: str | None = None) -> str:
    return seed_commitment(fair(match).commitment, who, seed or seed_of(who))


def commit(match: Match, who: Seat, text: str | None = None, now: float = 0.0) -> Change:
    given = commitment_of(match, who) if text is None else text
    return match.commit(match.prepare_answer(who, fair(match).commitment, given, now))


def reveal(match: Match, who: Seat, seed: str | None = None, now: float = 0.0) -> Change:
    given = seed or seed_of(who)
    return match.commit(match.prepare_reveal(who, fair(match).commitment, given, now))


def broken_cards() -> Match:
    """The first deal was broken off because Bob's seed did not come; the second is drawn."""
    match = full_cards()
    for who in (ONE, TWO):
        commit(match, who)
    reveal(match, ONE)
    table = fair(match).commitment
    match.commit(match.prepare_silent(ONE, table, SECRET[::-1], now=60.0))
    return agree(match)


def early_cards(seats: int = 2) -> Match:
    """A match that began with version 1 of the fair draw."""
    game = Cards()
    setup = new_setup(game, game.options(seats=seats), people(seats), match="e1")
    commitment = early_commitment(SECRET, "e1", str(setup.options), setup.components)
    seeds = tuple(f"{number:02x}" for number in range(1, seats + 1))
    deal = EarlyFairDeal("e1", commitment, seeds, SECRET.hex())
    return Match.begin(game, replace(setup, deal=deal))


def play(match: Match, who: Seat, text: str, now: float = 0.0) -> Change:
    by_bot = match.is_bot_played(who) and text != "reclaims"
    return match.submit(who, match.ply(who), text, by_bot=by_bot, now=now)


def play_out(match: Match, text: Callable[[Match, Seat], str] | None = None) -> Match:
    """Let everybody play the first legal move until the end."""
    while not match.is_over:
        who = match.owing[0]
        first = match.game.format_move(match.game.legal_moves(match.position, who)[0])
        play(match, who, text(match, who) if text else first)
    return match


def texts(match: Match) -> list[str]:
    return [str(entry) for entry in match.log]


def refused(code: str, act: Callable[[], object]) -> TuckboxError:
    """Check that `act` is refused with this code, and return the refusal."""
    with pytest.raises(TuckboxError) as caught:
        act()
    assert caught.value.code == code
    return caught.value
