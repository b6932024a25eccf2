"""Tournaments between bots: every bot against every other, in every seat, on the same deals.

A `Plan` says which bots play what; its fixtures are played in any order, on any number of processes
or machines, each giving one line of a results file; a report is made of these lines alone.
"""

from tuckbox.arena.error import ArenaFault
from tuckbox.arena.fixture import Fixture, Played
from tuckbox.arena.plan import Plan
from tuckbox.arena.report import Report, report
from tuckbox.arena.results import Results
from tuckbox.arena.tournament import Progress, tournament

__all__ = [
    "ArenaFault",
    "Fixture",
    "Plan",
    "Played",
    "Progress",
    "Report",
    "Results",
    "report",
    "tournament",
]
