"""The benchmark of the server greets and asks as the shipped client does."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from bench._guest import GREETING
from bench._questions import questions
from tests.server.patched import Patched
from tests.web.conftest import BARE, Open
from tests.web.hands import new_table, until
from tuckbox.games import BUILT_IN

Json = dict[str, Any]


class Overheard:
    """The messages of a page's socket, both ways."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Json] = []
        self.received: list[Json] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))

    def first(self, kind: str) -> Json | None:
        return next((one for one in (*self.sent, *self.received) if one["type"] == kind), None)


def listen(open_page: Open, game: str, kind: str) -> Overheard:
    """Open a table of two and return what was said until a message of that kind came."""
    page = open_page(BARE)
    overheard = Overheard(page)
    new_table(page, game, 2)
    until(page, lambda: overheard.first(kind) is not None)
    return overheard


def test_the_benchmark_greets_as_the_client_does(open_page: Open) -> None:
    assert listen(open_page, "fits", "update").sent[0] == GREETING


@pytest.mark.parametrize("game", BUILT_IN)  # A game without a board of its own is asked nothing.
def test_the_benchmark_asks_first_what_the_client_asks(open_page: Open, game: str) -> None:
    overheard = listen(open_page, game, "previews")
    preview = overheard.first("preview")
    assert preview is not None
    patched = Patched()
    told = (patched.take(one) for one in overheard.received)
    # The first update of FITS and BITS comes before the cards are drawn.
    update = next(one for one in told if one["type"] == "update" and one["moves"])
    first = next(questions(update["view"], update["moves"], update["moves"][-1]))
    assert preview["brief"], "as the benchmark asks"
    assert set(preview["texts"]) == set(first)
