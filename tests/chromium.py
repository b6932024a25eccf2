"""The real browser that tests, pictures and measurements use."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

CHROMIUM = shutil.which("chromium")
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
# Machines that run tests are slow at times.
expect.set_options(timeout=20_000)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a browser; only one at a time in a process, since Playwright keeps a loop running."""
    assert CHROMIUM, "Chromium is required here and was not found"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
