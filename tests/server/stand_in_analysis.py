"""An analysis that takes its time and may fail, and quick scores, for tests of everything around them."""

import os
import time
from collections.abc import Iterable, Iterator
from types import SimpleNamespace

from tuckbox.analysis import AnalysisListener
from tuckbox.analysis.model import BestScore, Hindsight
from tuckbox.core import AnyGame
from tuckbox.match import parse_record


def analyse(record_text: str, listener: AnalysisListener, game: AnyGame) -> Hindsight:
    record = parse_record(record_text)
    if 'seat 1 "Crash"' in record_text:
        os._exit(3)

    def found(best: int) -> Hindsight:
        score = BestScore(seat=1, score=len(record.entries), best=best, is_proven=True, bound=best)
        return Hindsight(game=game.name, rounds=[], totals=[score])

    for step in range(1, 10):
        listener(step / 10, found(step) if step >= 5 else None)
        time.sleep(0.05)
    return found(77)


def best_of_deals(game: AnyGame, board: str, deals: Iterable[int]) -> Iterator[SimpleNamespace]:
    return (SimpleNamespace(score=deal) for deal in deals)
