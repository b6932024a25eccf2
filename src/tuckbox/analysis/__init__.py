"""A recorded game looked at afterwards: what was possible, and where it turned.

`model.py` has the shape of the result. FITS and BITS are judged with hindsight, all cards known;
FILLIT and JAMMIT by what the strongest bot expects.
"""

from importlib import import_module
from typing import Protocol, cast

from tuckbox.analysis.model import Analysis
from tuckbox.core import AnyGame, TuckboxError
from tuckbox.extra import is_installed
from tuckbox.games import as_recorded
from tuckbox.games import game as game_named
from tuckbox.match import parse_record
from tuckbox.match.play.replay import check_record
from tuckbox.match.record.record import Record

WAYS = {
    "fits": "tuckbox.analysis.hindsight",
    "bits": "tuckbox.analysis.hindsight",
    "fillit": "tuckbox.analysis.evaluation",
    "jammit": "tuckbox.analysis.evaluation",
}
"""By game, the module whose `examine(record, game, listener)` makes the result."""


class AnalysisListener(Protocol):
    """Hears how much is done, from 0 to 1, and what is known by then."""

    def __call__(self, share: float, known: Analysis | None = None) -> None: ...


class CannotAnalyse(TuckboxError):
    """Nothing in this record can be analysed."""


def can_analyse(game: str) -> bool:
    """Return whether games of this name can be analysed here."""
    return game in WAYS and is_installed("bots")


def analyse(
    text: str, listener: AnalysisListener | None = None, game: AnyGame | None = None
) -> Analysis:
    """Return the analysis of a record's text."""
    record = parse_record(text)
    setup = record.setup
    rules = as_recorded(game or game_named(setup.game), setup.components, setup.box)
    check_record(record, rules)
    return analyse_record(record, rules, listener or nobody)


def nobody(share: float, known: Analysis | None = None) -> None:
    """Hear nothing: nobody asked."""


def analyse_record(record: Record, game: AnyGame, listener: AnalysisListener) -> Analysis:
    if game.name not in WAYS:
        raise CannotAnalyse.of("analysis-no-way", game=game.name)
    return cast(Analysis, import_module(WAYS[game.name]).examine(record, game, listener))
