"""New matches from old ones: a rematch, the same cards again, a saved game continued."""

from collections.abc import Sequence
from dataclasses import replace

from tuckbox.core import AnyGame
from tuckbox.match.fair.deal import Deal, EarlyFairDeal, FairDeal
from tuckbox.match.match import Match
from tuckbox.match.play.log import Entry, RefusedEntry, effective
from tuckbox.match.play.replay import check_record
from tuckbox.match.record.record import Record
from tuckbox.match.setup import Origin, OriginKind, Player, Setup, new_setup


def rematch(game: AnyGame, setup: Setup, *, match: str = "") -> Setup:
    """Return a set-up with the same people and options, each one seat further; it has no deal yet."""
    players = setup.players[1:] + setup.players[:1]
    return new_setup(game, setup.options, players, match=match, time=setup.time)


def same_deal(record: Record, players: Sequence[Player], *, match: str = "") -> Setup:
    """Return a set-up with the same cards, for the same or other people; the match must be finished.

    Anybody who read that record knows the cards, so this is not a fair draw and is marked as such.
    """
    deal = record.setup.deal
    if isinstance(deal, FairDeal) and deal.is_strict:
        raise RefusedEntry.of("match-deal-strict")
    if deal is None or deal.draw() is None:
        raise RefusedEntry.of("match-deal-hidden")
    if len(players) != record.setup.options.seats:
        raise RefusedEntry.of(
            "match-too-many", players=len(players), seats=record.setup.options.seats
        )
    first = deal.match if isinstance(deal, FairDeal | EarlyFairDeal) else record.setup.dealt_in
    origin = Origin(OriginKind.SAME_DEAL, first)
    return replace(record.setup, match=match, players=tuple(players), origin=origin, sat_at=())


def continued(
    record: Record,
    game: AnyGame,
    deal: Deal | None,
    *,
    at: int | None = None,
    players: Sequence[Player] = (),
    match: str = "",
) -> Match:
    """Return a match that continues a record, after entry `at` if given, with fresh cards.

    Entries that were taken back and words about the table are left out; the new record says that it
    was continued. `tick` makes the draws that are owed.
    """
    check_record(record, game)
    line = effective(record.entries[:at])
    entries = [Entry(number, old.actor, old.text) for number, old in enumerate(line, 1)]
    setup = replace(
        record.setup,
        match=match,
        players=tuple(players) or record.setup.players,
        deal=deal,
        origin=Origin(OriginKind.CONTINUED, record.setup.match),
    )
    return Match(game, setup, entries=entries)
