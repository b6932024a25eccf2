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

UNLIMITED = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}

_set_offline_elsewhere = BrowserContext.set_offline
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
    setattr(BrowserContext, "set_offline", _set_offline)  # noqa: B010 - mypy forbids the assignment


def _set_offline(context: BrowserContext, offline: bool) -> None:
    """Say so in our own sessions too: a session that says nothing is online, and a new page believes it."""
    _set_offline_elsewhere(context, offline)
    for page in context.pages:
        if page in _sessions:
            _sessions[page].send(
                "Network.emulateNetworkConditions", {**UNLIMITED, "offline": offline}
            )


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
