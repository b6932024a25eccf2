"""A plugin of pytest for compiled code that is measured as plain Python, a hundred times as slow.

Of each test it keeps the first and the last case of each game, and it cuts off what takes too long:
what was run until then counts. Whether results are right is seen in `make test`.
"""

import signal
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from tuckbox import games

LONGEST = 8
"""Seconds of processor time."""


class CutOff(BaseException):
    """Raised wherever the test is."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    cases = defaultdict[tuple[str, str], list[pytest.Item]](list)
    for item in items:
        test, _, case = item.nodeid.partition("[")
        cases[test, next((game for game in games() if game in case), "")].append(item)
    kept = {item for same in cases.values() for item in (same[0], same[-1])}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


@contextmanager
def _limited() -> Iterator[None]:
    signal.signal(signal.SIGPROF, _cut_off)
    # Again and again: a test may wait for a thread of its own on its way out.
    signal.setitimer(signal.ITIMER_PROF, LONGEST, 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, None, None]:
    with _limited():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    with _limited():
        return (yield)


def _cut_off(_: int, frame: FrameType | None) -> None:
    # What measures holds a lock now and then, which must not be left held.
    if frame is None or "coverage" not in Path(frame.f_code.co_filename).parts:
        raise CutOff


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and _is_cut(call.excinfo.value):
        report.outcome = "skipped"
        report.longrepr = (str(item.path), 0, f"cut off after {LONGEST} s")
    return report


def _is_cut(error: BaseException | None) -> bool:
    """Return whether this, or what hypothesis made of it, began with a cut."""
    if isinstance(error, BaseExceptionGroup):
        return any(map(_is_cut, error.exceptions))
    return error is not None and (isinstance(error, CutOff) or _is_cut(error.__context__))
