"""A plugin of pytest that keeps which parts of the client's scripts a browser ran, for `make coverage`.

V8 counts; the numbers of a page are read before the page is left, since they may go with it.
"""

import json
from collections.abc import Callable
from itertools import count
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Error, Page

from tests.phases import MEASURED

FOLDER = MEASURED / "browser"

_sessions: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


def pytest_configure(config: pytest.Config) -> None:
    worker = getattr(config, "workerinput", {"workerid": "alone"})["workerid"]
    numbers = count(1)
    FOLDER.mkdir(parents=True, exist_ok=True)

    def begin(page: Page) -> None:
        session = _sessions[page] = page.context.new_cdp_session(page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": False, "detailed": True})

    def keep(page: Page) -> None:
        session = _sessions.get(page)
        if session is None or page.is_closed():
            return
        try:
            counted = session.send("Profiler.takePreciseCoverage")["result"]
        except Error:  # The page has crashed; a test may want that.
            return
        # Servers have different ports.
        paths = [{**script, "url": urlsplit(script["url"]).path} for script in counted]
        ours = [script for script in paths if script["url"].startswith("/assets/")]
        (FOLDER / f"{worker}-{next(numbers)}.json").write_text(json.dumps({"result": ours}))

    _around(BrowserContext, "new_page", after=begin)
    for left in ("close", "goto", "reload", "go_back", "go_forward"):
        _around(Page, left, before=keep)
    _around(BrowserContext, "close", before=lambda context: [*map(keep, context.pages)])


def _around(
    owner: type,
    name: str,
    *,
    before: Callable[[Any], object] = lambda _: None,
    after: Callable[[Any], object] = lambda _: None,
) -> None:
    """Do something with the object before a method of its class, or with the result after it."""
    method = getattr(owner, name)

    def both(self: object, *args: object, **kwargs: object) -> object:
        before(self)
        result = method(self, *args, **kwargs)
        after(result)
        return result

    setattr(owner, name, both)
