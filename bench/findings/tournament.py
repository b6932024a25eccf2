"""A tournament of the arena, kept in the work folder so that it can be continued."""

import os

from bench.findings.store import WORK
from tuckbox.arena import FixtureResult, Report, Results, TournamentProgress, tournament
from tuckbox.arena.plan import make_plan
from tuckbox.arena.tournament import Briefing
from tuckbox.arena.workers import Processes
from tuckbox.core import AnyGame, Options

SEED = "findings"
WORKERS = 2


def hold(
    name: str, game: AnyGame, modes: list[Options], bots: list[str], *, deals: int, seconds: float
) -> tuple[Report, list[FixtureResult]]:
    """Hold a tournament and return its report and its games."""
    plan = make_plan(game, modes, bots, seconds=seconds, seed=SEED)
    with Results(WORK / f"{name}-{plan.code}.jsonl", plan) as results:
        report = tournament(game, results, Processes(Briefing(plan, None), WORKERS), deals, show)
        return report, [played for played in results.played if played.deal <= deals]


def machine() -> dict[str, float]:
    """Return how busy the machine is: bots think by the clock and get only what others leave."""
    return {"cores": os.cpu_count() or 1, "load": round(os.getloadavg()[0], 1)}


def show(now: TournamentProgress) -> None:
    if now.played % 20 == 0 or now.played == now.planned:
        print(f"{now.played} of {now.planned} games", flush=True)
