"""What a page has asked for and not received yet."""

import time
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Request

SECONDS = 60
"""What takes longer than this does not come."""
AT_REST = """() => new Promise((done) => {
    requestIdleCallback(() => requestAnimationFrame(() => setTimeout(done)), { timeout: 1000 });
})"""
"""Lets a page do what it has received: it may ask for more."""

_on_their_way: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()


def watch(page: Page) -> None:
    """Count the requests of a page from now on."""
    waiting = _on_their_way[page] = set()

    def sent(request: Request) -> None:
        if request.is_navigation_request() and request.frame == page.main_frame:
            waiting.clear()  # What the page before had asked for is no longer told.
        waiting.add(request)

    def settled(request: Request) -> None:
        waiting.discard(request)

    page.on("request", sent)
    page.on("requestfinished", settled)
    page.on("requestfailed", settled)


def arrived(page: Page) -> None:
    """Wait until all has come that a page asked for, and all that it then asked for too."""
    end, calm = time.monotonic() + SECONDS, 0
    while calm < 2:
        page.evaluate(AT_REST)
        waiting = _on_their_way[page]
        calm = 0 if waiting else calm + 1
        assert time.monotonic() < end, f"these do not come: {[one.url for one in waiting]}"
