"""A whole tournament: plays what the results file still lacks, and reports on all of it."""

from collections.abc import Callable
from contextlib import closing
from typing import NamedTuple

from tuckbox.arena.error import ArenaFault
from tuckbox.arena.fixture import Played
from tuckbox.arena.plan import fixtures
from tuckbox.arena.report import Report, report
from tuckbox.arena.results import Results
from tuckbox.arena.runner import Runner
from tuckbox.core import AnyGame


class Progress(NamedTuple):
    """How far a tournament has come."""

    played: int
    planned: int
    last: Played | None
    """The game that has just ended; None at the beginning."""


def tournament(
    game: AnyGame,
    results: Results,
    runner: Runner,
    deals: int,
    progress: Callable[[Progress], None] = lambda now: None,
) -> Report:
    """Play every fixture of `deals` deals that has no result yet; report on these deals' games."""
    if deals < 1:
        raise ArenaFault.of("arena-games", games=deals)
    planned = {fixture.key: fixture for fixture in fixtures(game, results.plan, deals)}
    done = {played.key for played in results.played} & planned.keys()
    missing = [fixture for key, fixture in planned.items() if key not in done]
    progress(Progress(len(done), len(planned), None))
    if missing:
        # Closed here whatever happens, so that no process outlives the tournament.
        with closing(runner.play(missing)) as games:
            for number, played in enumerate(games, len(done) + 1):
                results.append(played)
                progress(Progress(number, len(planned), played))
    return report(game, results.plan, [each for each in results.played if each.key in planned])
