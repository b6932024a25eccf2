"""What holds for every test: hypothesis never judges by the clock, and browser tests get a browser."""

import os
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tuckbox import extra

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Machines that run tests are shared and slow at times; speed is measured in bench/.
settings.register_profile("no clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")

Uninstall = Callable[[str], None]


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


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    """Closed with the module: Playwright keeps a loop running, and other tests run loops of their own."""
    from tests.chromium import CHROMIUM, chromium  # noqa: PLC0415 - few tests need it

    if not CHROMIUM and not os.environ.get("TUCKBOX_REQUIRE_SERVICES"):
        pytest.skip("NO CHROMIUM HERE: the browser client is not tested")
    with chromium() as found:
        yield found
