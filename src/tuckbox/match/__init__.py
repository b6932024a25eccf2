"""Matches: an append-only log, exactly-once submissions, take-back, clocks, draws and records.

It works with any game that it is given. `tuckbox.match.match` shows how a match is played.
"""

from tuckbox.match.fair.deal import DailyDeal, Deal, EarlyFairDeal, FairDeal, SeedDeal
from tuckbox.match.match import Match
from tuckbox.match.play.change import Change, MissedChanges, Submission, WaitingChoice
from tuckbox.match.play.clock import Clock, TimeControl, parse_time_control
from tuckbox.match.play.log import Entry, Kind, RefusedEntry, StaleChange, Word, table_message
from tuckbox.match.play.log_state import Ending, MatchState, Played, Result, result_message
from tuckbox.match.play.replay import check_record, play_log, replay
from tuckbox.match.record.record import Record, format_record, parse_record
from tuckbox.match.record.verify import Verdict, verify
from tuckbox.match.rematch import continued, rematch, same_deal
from tuckbox.match.setup import (
    Player,
    PlayerKind,
    Setup,
    new_setup,
    with_daily_deal,
    with_fair_deal,
    with_seed_deal,
)

__all__ = [
    "Change",
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
    "Verdict",
    "WaitingChoice",
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
    "verify",
    "with_daily_deal",
    "with_fair_deal",
    "with_seed_deal",
]
