"""Tournaments between bots: every bot against every other, in every seat, on the same deals.

A `Plan` says which bots play what; its fixtures are played in any order, on any number of processes
or machines, each giving one line of a results file; a report is made of these lines alone.
"""

from tuckbox.arena.plan import ArenaFault, Fixture, Plan
from tuckbox.arena.report import Report, report
from tuckbox.arena.results_file import FixtureResult, Results
from tuckbox.arena.tournament import TournamentProgress, tournament

__all__ = [
    "ArenaFault",
    "Fixture",
    "FixtureResult",
    "Plan",
    "Report",
    "Results",
    "TournamentProgress",
    "report",
    "tournament",
]
