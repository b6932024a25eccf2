"""Analyses of matches, and advice from a bot."""

from typing import Literal

from tuckbox.analysis.model import Analysis
from tuckbox.server.wire.messages import Model


class AnalysisModel(Model):
    """The state of an analysis: its progress, and its result once it is done."""

    state: Literal["waiting", "working", "done", "failed"]
    progress: float = 0.0
    result: Analysis | None = None


class Advice(Model):
    """What a bot would play here; only in uncounted solo play and in study."""

    text: str
    value: float | None
    line: list[str]
