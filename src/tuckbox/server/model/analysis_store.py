"""Where finished analyses are kept."""

from collections.abc import Sequence
from typing import Protocol

from tuckbox.analysis.model import Analysis


class AnalysisStore(Protocol):
    """Finished analyses by match. Each call may raise `StoreFailed`."""

    async def load(self, match: str) -> Analysis | None: ...

    async def load_any(self, matches: Sequence[str]) -> Analysis | None:
        """Return the analysis of one of these matches, if one has been made."""

    async def keep(self, match: str, result: Analysis) -> None:
        """Store an analysis; another node may have been first, with the same result."""
