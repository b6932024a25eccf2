"""Importing a record: a finished one is kept as it is, one in progress can be played on."""

import secrets
import time
from collections.abc import Mapping
from dataclasses import replace

from tuckbox.core import CHANCE, AnyGame
from tuckbox.games import as_recorded
from tuckbox.match import (
    DailyDeal,
    Match,
    Player,
    PlayerKind,
    Record,
    SeedDeal,
    Setup,
    continued,
    parse_record,
)
from tuckbox.match.play.log import MOST_ENTRIES
from tuckbox.match.play.replay import check_head
from tuckbox.server.bots.levels import levels_for, stand_in
from tuckbox.server.lobby.access import is_day_closed
from tuckbox.server.lobby.creation import clean_name, new_match_id
from tuckbox.server.model.errors import Forbidden, Unusable
from tuckbox.server.model.holder import Identity, Owner
from tuckbox.server.model.stored_match import About

MOST_LINES = 2 * MOST_ENTRIES
"""A record needs no more; a longer one would only keep the server busy."""


def read_record(games: Mapping[str, AnyGame], text: str) -> tuple[Record, AnyGame]:
    """Return the record and its game; every error names its line."""
    lines = text.count("\n")
    if lines > MOST_LINES:
        raise Unusable.of("study-record-long", lines=lines, most=MOST_LINES)
    record = parse_record(text)
    if record.setup.game not in games:
        raise Unusable.of("game-unknown", game=record.setup.game, known=tuple(games))
    setup = record.setup
    game = as_recorded(games[setup.game], setup.components, setup.box)
    check_head(record, game)
    return record, game


def imported(
    games: Mapping[str, AnyGame], text: str, visitor: Identity
) -> tuple[About, Match, dict[int, Owner]]:
    """Return the match made from a record, and the owners of its seats."""
    record, game = read_record(games, text)
    deal = record.setup.deal
    if isinstance(deal, DailyDeal) and not is_day_closed(deal.date):
        raise Forbidden.of("server-day-open", date=deal.date)
    about = About(new_match_id(), visitor.id, False, time.time(), is_imported=True)
    if record.is_finished:
        match = Match.from_record(replace(record, setup=_cleaned(record)), game)
        return about, match, {}
    return about, *_played_on(record, game, about.id, visitor)


def _cleaned(record: Record) -> Setup:
    """Return the set-up with cleaned names: the file may come from anybody."""
    players = tuple(
        Player.guest(clean_name(player.name)) if player.kind is PlayerKind.GUEST else player
        for player in record.setup.players
    )
    return replace(record.setup, players=players)


def _played_on(
    record: Record, game: AnyGame, id: str, visitor: Identity
) -> tuple[Match, dict[int, Owner]]:
    """Give the visitor every seat of an unfinished game that no bot plays."""
    players = [_seated(game, player, visitor) for player in record.setup.players]
    has_chance = game.to_move(game.initial(record.setup.options)) == (CHANCE,)
    deal = SeedDeal(secrets.token_hex(32)) if has_chance else None
    match = continued(record, game, deal, players=players, match=id)
    owners = {
        number: Owner(identity=visitor.id)
        for number, player in enumerate(players, 1)
        if not player.is_bot
    }
    return match, owners


def _seated(game: AnyGame, player: Player, visitor: Identity) -> Player:
    if player.is_bot:
        known = player.name in levels_for(game.name)
        return player if known else Player.bot(stand_in(game.name))
    return Player.guest(clean_name(player.name) or visitor.name)
