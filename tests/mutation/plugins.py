"""What pytest does beside running tests: time them, or find the one that kills a mutant."""

import json
from math import inf
from pathlib import Path

import pytest

from tests.phases import ROOT

DURATIONS = ROOT / "build" / "durations.json"
"""Seconds that each test took without a mutant."""


class Stopwatch:
    """Keeps how long each test takes."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0) + report.duration

    def pytest_sessionfinish(self) -> None:
        DURATIONS.parent.mkdir(exist_ok=True)
        DURATIONS.write_text(json.dumps(self._seconds))


class Killer:
    """Runs the quickest tests first, and keeps which one failed."""

    def __init__(self, place: Path) -> None:
        self._place = place

    def pytest_sessionstart(self) -> None:
        from hypothesis import Phase, settings  # noqa: PLC0415 - pytest wants to import it first

        # Nobody wants to know the simplest example.
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", settings.default, phases=phases, database=None)
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        seconds: dict[str, float] = json.loads(DURATIONS.read_text())
        items.sort(key=lambda item: seconds.get(item.nodeid, inf))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._place.write_text(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._place.write_text(report.nodeid)
