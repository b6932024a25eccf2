"""A real server and a real Chromium for the tests of the browser client."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.site import Site, free_port

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
# A machine that tests is a slow machine.
expect.set_options(timeout=20_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM or os.environ.get("TUCKBOX_REQUIRE_SERVICES"):
        return
    skip = pytest.mark.skip(reason="NO CHROMIUM HERE: the browser client is not tested")
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(skip)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "Chromium is required here and was not found"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"), free_port())
    site.start()
    yield site
    site.stop()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, site: Site) -> Iterator[Open]:
    """Opens a page for a new visitor; a script error or a missing message fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        same_visitor: Page | None = None,
    ) -> Page:
        if same_visitor is None:
            context = browser.new_context(
                viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
                has_touch=phone,
                locale=language,
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                base_url=site.url,
            )
            contexts.append(context)
        else:
            context = same_visitor.context
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
