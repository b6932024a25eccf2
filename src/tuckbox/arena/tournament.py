"""A whole tournament: plays what the results file still lacks, and reports on all of it."""

from collections.abc import Callable
from contextlib import closing
from typing import NamedTuple

from tuckbox.arena.plan import ArenaFault, fixtures
from tuckbox.arena.report import Report, report
from tuckbox.arena.results_file import FixtureResult, Results
from tuckbox.arena.runner import Runner
from tuckbox.core import AnyGame


class TournamentProgress(NamedTuple):
    """How far a tournament has come."""

    played: int
    planned: int
    last: FixtureResult | None
    """The game that has just ended; None at the beginning."""


def tournament(
    game: AnyGame,
    results: Results,
    runner: Runner,
    deals: int,
    progress: Callable[[TournamentProgress], None] = lambda now: None,
) -> Report:
    """Play every fixture of `deals` deals that has no result yet; report on these deals' games."""
    if deals < 1:
        raise ArenaFault.of("arena-games", games=deals)
    planned = {fixture.key: fixture for fixture in fixtures(game, results.plan, deals)}
    done = {played.key for played in results.played} & planned.keys()
    missing = [fixture for key, fixture in planned.items() if key not in done]
    progress(TournamentProgress(len(done), len(planned), None))
    if missing:
        # Closed here whatever happens, so that no process outlives the tournament.
        with closing(runner.play(missing)) as games:
            for number, played in enumerate(games, len(done) + 1):
                results.append(played)
                progress(TournamentProgress(number, len(planned), played))
    return report(game, results.plan, [each for each in results.played if each.key in planned])
