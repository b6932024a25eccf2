"""A real server for the tests of the browser client, and visitors with a real Chromium."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.chromium import DESKTOP, PATIENCE, PHONE
from tests.server.process import Process, node_process
from tests.web.traffic import watch

BARE = "/icon.svg"
"""A page of this site that runs none of its scripts: where a test begins that goes elsewhere at once."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with node_process(tmp_path_factory.mktemp("site")) as node:
        yield node


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, site: Process) -> Iterator[Open]:
    """Opens a page for a new visitor; a script error or a missing message fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        keeps_files: bool = False,
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
                # Tests that intercept requests must not meet a worker that answers first.
                service_workers="allow" if keeps_files else "block",
            )
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        else:
            context = same_visitor.context
        page = context.new_page()
        watch(page)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            page.unroute_all(
                behavior="wait"
            )  # An answer that is under way would fail the next test.
        context.close()
    assert not errors
