"""An analysis that takes its time and may fail, for tests of everything around it."""

import os
import time
from collections.abc import Callable

from tuckbox.analysis.model import BestScore, Hindsight
from tuckbox.core import AnyGame
from tuckbox.match import parse_record


def analyse(record_text: str, progress: Callable[[float], None], game: AnyGame) -> Hindsight:
    record = parse_record(record_text)
    if 'seat 1 "Crash"' in record_text:
        os._exit(3)
    for step in range(10):
        progress(step / 10)
        time.sleep(0.05)
    best = BestScore(seat=1, score=len(record.entries), best=77, is_proven=True, bound=77)
    return Hindsight(game=game.name, rounds=[], totals=[best])
