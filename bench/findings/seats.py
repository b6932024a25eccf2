"""What going first is worth in FILLIT and JAMMIT: the strongest bot against itself."""

from typing import Any

from bench.findings.tournament import SEED, hold, machine
from tuckbox import game

DEALS = {"fillit": 100, "jammit": 50}
SECONDS = 0.02
BOT = "expert-5"
LAYOUTS = ("A", "B")


def measure() -> dict[str, Any]:
    found: dict[str, Any] = {"seed": SEED, "deals": DEALS, "seconds": SECONDS, "bot": BOT}
    for name in ("fillit", "jammit"):
        rules = game(name)
        modes = [rules.options(layout=layout) for layout in LAYOUTS]
        report, played = hold(
            f"seats-{name}", rules, modes, [BOT], deals=DEALS[name], seconds=SECONDS
        )
        found[name] = {
            "components": rules.files.hash,
            "code": report.plan.code,
            "winners": {
                mode: [list(p.winners) for p in played if p.mode == mode]
                for mode in report.plan.modes
            },
        }
    return {**found, "machine": machine()}
