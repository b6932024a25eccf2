"""Records of random games, finished or cut short, the same on every machine."""

from tests.playing import pick
from tuckbox.core import seats as all_seats
from tuckbox.games import game
from tuckbox.match import Match, Player, format_record, new_setup, with_fair_deal, with_seed_deal
from tuckbox.match.fair_deal import NONE, FairDeal


def recorded(
    name: str,
    *,
    seats: int = 2,
    seed: str = "1",
    most: int | None = None,
    fair: bool = False,
    **choices: object,
) -> str:
    """Return the record of a game between people; cut short after `most` entries if given."""
    rules = game(name)
    people = [Player.guest(f"Ann {number}") for number in range(1, seats + 1)]
    setup = new_setup(rules, rules.options(seats=seats, **choices), people, match="x7Kq")
    dealt = with_fair_deal(setup, bytes(range(32)), 0.0) if fair else with_seed_deal(setup, seed)
    match = Match.begin(rules, dealt)
    if fair:
        _give_nothing(match)
    match.tick(1e9)
    while not match.is_over and (most is None or len(match.log) < most):
        who = match.owing[0]
        moves = match.legal_moves(who)
        text = rules.format_move(moves[pick(f"{seed} {len(match.log)} {who}", len(moves))])
        match.submit(who, match.ply(who), text)
    return format_record(match.record())


def _give_nothing(match: Match) -> None:
    """Let the cards be drawn without a seed of any seat."""
    deal = match.setup.deal
    assert isinstance(deal, FairDeal)
    for who in all_seats(match.setup.options.seats):
        match.commit(match.prepare_answer(who, deal.commitment, NONE))
