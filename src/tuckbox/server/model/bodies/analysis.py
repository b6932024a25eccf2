"""Analyses of matches, and advice from a bot."""

from typing import Literal

from pydantic import Field

from tuckbox.analysis.model import Analysis
from tuckbox.server.model.base import Model


class AnalysisModel(Model):
    """The state of an analysis: its progress, and its result as far as it is known."""

    state: Literal["waiting", "working", "done", "failed"]
    progress: float = 0.0
    result: Analysis | None = Field(
        default=None, description="Complete once `state` is `done`; before, the rounds known so far"
    )


class Advice(Model):
    """What a bot would play here; only in uncounted solo play and in study."""

    text: str
    value: float | None
    line: list[str]
