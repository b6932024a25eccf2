"""What holds for every test: hypothesis never judges by the clock, and browser tests get a browser."""

import os
import shlex
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from tests.dealt import dealt
from tests.services.origin import LEFT_OUT, NOT_TESTED
from tuckbox import extra

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Machines that run tests are shared and slow at times; speed is measured in bench/.
settings.register_profile("no clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")

# A shell starts a background job with Ctrl-C ignored, and every program that the tests start would
# inherit that. What Ctrl-C does is tested all the same.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

Uninstall = Callable[[str], None]
CARRIED = ("NUMBA_DISABLE_JIT", "TUCKBOX_SYSTEM_SERVICES")
"""Variables without which a test is another one."""


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say in which order the tests ran, what was not tested, and how to repeat a failure."""
    stats, order = terminalreporter.stats, _order(config)
    terminalreporter.write_line(f"order of the tests: {order}")
    skipped = {str(report.longrepr[-1]) for report in stats.get("skipped", ())}
    left_out = config.stash[LEFT_OUT]
    for reason in sorted({reason for reason in skipped if NOT_TESTED in reason} | left_out):
        terminalreporter.write_line(reason, yellow=True, bold=True)
    for report in (*stats.get("failed", ()), *stats.get("error", ())):
        command = _repeating(report.nodeid, order, config)
        terminalreporter.write_line(f"to repeat: {command}", red=True)


def _order(config: pytest.Config) -> str:
    seed = config.getoption("randomly_seed", None)
    return "-p no:randomly" if seed is None else f"--randomly-seed={seed}"


def _repeating(test: str, order: str, config: pytest.Config) -> str:
    """Return what to type in a shell at the root of the checkout."""
    carried = [
        f"{name}={shlex.quote(os.environ[name])}" for name in CARRIED if os.environ.get(name)
    ]
    warnings = [f"-W {shlex.quote(each)}" for each in config.getoption("pythonwarnings") or ()]
    command = (".venv/bin/python -m pytest -n 0", order, *warnings, shlex.quote(test))
    return " ".join([*carried, *command])


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LEFT_OUT] = set()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear from a process of pytest-xdist what it has left out."""
    node.config.stash[LEFT_OUT].update(getattr(node, "workeroutput", {}).get("left_out", ()))


@pytest.fixture
def uninstall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Uninstall]:
    """Makes this process believe that an extra is not installed."""

    def pretend(missing: str) -> None:
        needed = {*extra._needs(missing)}
        assert needed, f"the installed package knows no extra {missing}: run make"
        monkeypatch.setattr(extra, "_is_here", lambda name: name not in needed)
        extra.is_installed.cache_clear()

    yield pretend
    extra.is_installed.cache_clear()


class KeptBrowser:
    """One browser for all tests in a row that need it: to start it takes longer than most of them."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> "Browser":
        if self._browser is None or not self._browser.is_connected():
            from tests.chromium import chromium  # noqa: PLC0415 - few tests need it

            self.close()
            self._browser = self._open.enter_context(chromium())
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._open.close()


KEPT_BROWSER = KeptBrowser()


@pytest.fixture
def browser() -> "Browser":
    return KEPT_BROWSER.get()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each process begin with its share of the long tests, then of those with a browser.

    Otherwise tests keep their order. A long one that begins last would leave all processes but its own
    idle, and a browser is kept for the tests that need it in a row.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = dealt(items, workers, _rank)


def _rank(item: pytest.Item) -> tuple[bool, bool, bool]:
    is_long, is_browsing = item.get_closest_marker("long") is not None, _needs_browser(item)
    return not (is_long or is_browsing), is_browsing, not is_long


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Playwright keeps a loop running, and other tests run loops of their own."""
    if not _needs_browser(item):
        KEPT_BROWSER.close()


def pytest_sessionfinish(session: pytest.Session) -> None:
    KEPT_BROWSER.close()
    left_out = session.config.stash[LEFT_OUT]
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = sorted(left_out)


def _needs_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())
