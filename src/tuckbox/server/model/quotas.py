"""How much dear work one visitor may ask for within an hour, and ten times as much one network.

New identities are free, so a network answers for all of its own together.
"""

import math
from enum import StrEnum

from tuckbox.server.model.errors import TooMany
from tuckbox.server.model.limits import Limits
from tuckbox.server.model.payer import Payer
from tuckbox.server.settings import Settings

NETWORK_SHARE = 10


class Work(StrEnum):
    """Kinds of dear work, by the ends of their messages."""

    IMPORT = "imports"
    BOX = "boxes"
    ANALYSIS = "analyses"
    ADVICE = "advice"
    STUDY = "studies"


class Quotas:
    """What visitors have used of their hour."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._limits = limits
        self._most = {
            Work.IMPORT: settings.import_limit,
            Work.BOX: settings.box_limit,
            Work.ANALYSIS: settings.analysis_limit,
            Work.ADVICE: settings.advice_limit,
            Work.STUDY: settings.study_limit,
        }

    def take(self, work: Work, payer: Payer) -> None:
        """Count one piece of work; raise `TooMany` if the visitor or the network has had enough."""
        most = self._most[work]
        self._take(work, payer.visitor, most)
        if payer.is_known:
            self._take(work, f"all of {payer.network}", NETWORK_SHARE * most)

    def _take(self, work: Work, who: object, most: int) -> None:
        wait = self._limits.take_hourly(work, who, most)
        if wait:
            minutes = math.ceil(wait / 60)
            raise TooMany.after(wait, f"quota-{work}", most=most, minutes=minutes)
