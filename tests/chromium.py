"""The real browser that tests, pictures and measurements use."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.services.origin import FROM_SYSTEM, IS_SERVED, unavailable
from tests.services.unpacked_chromium import Chromium, unpacked_chromium

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 375, "height": 667}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 60_000
"""Milliseconds until a page counts as hanging: machines that run tests are slow at times."""
expect.set_options(timeout=PATIENCE)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a browser; only one at a time in a process, since Playwright keeps a loop running."""
    found = _system_chromium() if FROM_SYSTEM or not IS_SERVED else unpacked_chromium()
    environment: dict[str, str | float | bool] = {**found.environment}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.binary, args=FLAGS, env=environment
        )
        yield browser
        browser.close()


def _system_chromium() -> Chromium:
    found = shutil.which("chromium")
    if found is None:
        unavailable("Chromium", "install it so that `chromium` is on the path")
    return Chromium(Path(found), dict(os.environ))
