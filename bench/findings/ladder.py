"""What the grades of FITS alone mean: how often bots of every strength reach each of them."""

from typing import Any

from bench.findings.tournament import SEED, hold, machine
from tuckbox import game

DEALS = 60
SECONDS = 0.1
BOTS = ["random", "greedy", "expert-3", "expert-5"]


def measure() -> dict[str, Any]:
    rules = game("fits")
    report, played = hold("ladder", rules, [rules.options()], BOTS, deals=DEALS, seconds=SECONDS)
    totals = {
        bot: [
            each.scores[0]
            for each in sorted(played, key=lambda p: p.deal)
            if each.players == (bot,)
        ]
        for bot in BOTS
    }
    return {
        "seed": SEED,
        "deals": DEALS,
        "seconds": SECONDS,
        "machine": machine(),
        "components": rules.files.hash,
        "code": report.plan.code,
        "totals": totals,
    }
