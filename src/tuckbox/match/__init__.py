"""Matches: an append-only log, exactly-once submissions, take-back, clocks, draws and records.

It works with any game that it is given. `tuckbox.match.match` shows how a match is played.
"""

from tuckbox.match.change import Change, Choice, MissedChanges, Submission
from tuckbox.match.clock import Clock, TimeControl, parse_time_control
from tuckbox.match.deal import DailyDeal, Deal, EarlyFairDeal, SeedDeal
from tuckbox.match.entry import Entry, Kind, Word, table_message
from tuckbox.match.error import RefusedEntry, StaleChange
from tuckbox.match.fair_deal import FairDeal
from tuckbox.match.match import Match
from tuckbox.match.played import Played
from tuckbox.match.player import Player, PlayerKind
from tuckbox.match.record import Record
from tuckbox.match.record_text import format_record, parse_record
from tuckbox.match.rematch import continued, rematch, same_deal
from tuckbox.match.replay import check_record, play_log, replay
from tuckbox.match.result import Ending, Result, result_message
from tuckbox.match.setup import (
    Setup,
    new_setup,
    with_daily_deal,
    with_fair_deal,
    with_seed_deal,
)
from tuckbox.match.state import MatchState

__all__ = [
    "Change",
    "Choice",
    "Clock",
    "DailyDeal",
    "Deal",
    "EarlyFairDeal",
    "Ending",
    "Entry",
    "FairDeal",
    "Kind",
    "Match",
    "MatchState",
    "MissedChanges",
    "Played",
    "Player",
    "PlayerKind",
    "Record",
    "RefusedEntry",
    "Result",
    "SeedDeal",
    "Setup",
    "StaleChange",
    "Submission",
    "TimeControl",
    "Word",
    "check_record",
    "continued",
    "format_record",
    "new_setup",
    "parse_record",
    "parse_time_control",
    "play_log",
    "rematch",
    "replay",
    "result_message",
    "same_deal",
    "table_message",
    "with_daily_deal",
    "with_fair_deal",
    "with_seed_deal",
]
