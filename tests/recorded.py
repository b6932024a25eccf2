"""Records of random games, finished or cut short, the same on every machine."""

from dataclasses import replace
from typing import Literal

from tests.playing import pick
from tuckbox.core import seats as all_seats
from tuckbox.games import game
from tuckbox.match import (
    EarlyFairDeal,
    Match,
    Player,
    Setup,
    format_record,
    new_setup,
    with_fair_deal,
    with_seed_deal,
)
from tuckbox.match.fair.card_source import early_commitment
from tuckbox.match.fair.deal import NONE, FairDeal

SECRET = bytes(range(32))


def recorded(
    name: str,
    *,
    seats: int = 2,
    seed: str = "1",
    most: int | None = None,
    resigned: bool = False,
    draw: Literal["seed", "fair", "early"] = "seed",
    **choices: object,
) -> str:
    """Return the record of a game between people; cut short after `most` entries if given, or given up there.

    The cards come from a seed, or from a fair draw without anybody's say, now or in version 1.
    """
    rules = game(name)
    people = [Player.guest(f"Ann {number}") for number in range(1, seats + 1)]
    setup = new_setup(rules, rules.options(seats=seats, **choices), people, match="x7Kq")
    match = Match.begin(rules, _dealt(setup, draw, seed))
    if draw == "fair":
        _give_nothing(match)
    match.tick(1e9)
    while not match.is_over and (most is None or len(match.log) < most):
        who = match.owing[0]
        moves = match.legal_moves(who)
        text = rules.format_move(moves[pick(f"{seed} {len(match.log)} {who}", len(moves))])
        match.submit(who, match.ply(who), text)
    if resigned:
        match.submit(match.owing[0], match.ply(match.owing[0]), "resigns")
    return format_record(match.record())


def _dealt(setup: Setup, draw: str, seed: str) -> Setup:
    if draw == "seed":
        return with_seed_deal(setup, seed)
    if draw == "fair":
        return with_fair_deal(setup, SECRET)
    commitment = early_commitment(SECRET, setup.match, str(setup.options), setup.components)
    seeds = ("",) * setup.options.seats
    return replace(setup, deal=EarlyFairDeal(setup.match, commitment, seeds, SECRET.hex()))


def _give_nothing(match: Match) -> None:
    """Let the cards be drawn without a seed of any seat."""
    deal = match.setup.deal
    assert isinstance(deal, FairDeal)
    for who in all_seats(match.setup.options.seats):
        match.commit(match.prepare_answer(who, deal.commitment, NONE))
