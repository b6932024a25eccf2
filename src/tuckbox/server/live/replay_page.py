"""One page of a replay, written by a thread: to show a position takes milliseconds.

A page is bounded in work, not only in entries: it ends early when it has become dear, and says where
the next one begins.
"""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tuckbox.core import Seat
from tuckbox.core.ability import without_history
from tuckbox.server.live.checkpoints import Checkpoints, Past
from tuckbox.server.live.entry_model import entry_model
from tuckbox.server.live.text_model import text_json
from tuckbox.server.model import json

PAGE_SECONDS = 0.2
"""Of processor time, after which a page ends."""
PAGE_BYTES = 500_000


@dataclass(frozen=True, slots=True)
class Page:
    """What a visitor wants to see of a match."""

    past: Past
    seat: Seat | None
    """Whose views; None for a spectator's."""
    after: int
    limit: int
    in_words: bool


def written_page(checkpoints: Checkpoints, page: Page, about: Mapping[str, Any]) -> bytes:
    """Return a `Replay`; `about` are its fields about the whole match."""
    past, steps = page.past, _bounded(_steps(checkpoints, page))
    last = page.after + len(steps)
    start, text = _shown(page, past.game.initial(past.setup.options))
    fields = {
        **about,
        "start": start,
        "start_text": text,
        "after": page.after,
        "next": last if steps and last < past.count else None,
        "total": past.count,
    }
    return b'%b,"steps":[%b]}' % (json.dumps(fields)[:-1], b",".join(steps))


def _bounded(steps: Iterator[bytes]) -> list[bytes]:
    """Return the first of these, but no more than a page may cost."""
    kept, size = list[bytes](), 0
    for step in steps:
        if not kept:  # To find the first is another matter: see `Checkpoints`.
            end = time.thread_time() + PAGE_SECONDS
        kept.append(step)
        size += len(step)
        if size > PAGE_BYTES or time.thread_time() > end:
            break
    return kept


def _steps(checkpoints: Checkpoints, page: Page) -> Iterator[bytes]:
    game = page.past.game
    for played in checkpoints.replay(page.past, page.after, page.after + page.limit):
        view, text = _shown(page, played.after.position)
        entry, seen, words = entry_model(game, played), json.dumps(view), json.dumps(text)
        yield b'{"entry":%b,"view":%b,"text":%b}' % (entry, seen, words)


def _shown(page: Page, position: Any) -> tuple[Any, Any]:  # noqa: ANN401 - any game's position and view
    """Return a position as the visitor sees it, and in words if those are wanted."""
    game = page.past.game
    view = game.view(without_history(game, position), page.seat)
    return view, text_json(game, view) if page.in_words else None
