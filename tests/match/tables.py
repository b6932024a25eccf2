"""Tables to test at."""

from collections.abc import Callable

import pytest

from tests.match.toys import Cards, Pile
from tuckbox.core import Seat, TuckboxError, seat
from tuckbox.match import Change, Match, Player, Setup, new_setup, with_fair_deal, with_seed_deal

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


def fair_cards(seats: int = 2) -> Match:
    """All seats open, the commitment published."""
    game = Cards()
    setup = new_setup(game, game.options(seats=seats), match="f1")
    return Match.begin(game, with_fair_deal(setup, SECRET))


def seated_cards(seats: int = 2) -> Match:
    match = fair_cards(seats)
    for number, player in enumerate(people(seats), 1):
        match.sit(seat(number), player, f"{number:02x}")
    return match


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
