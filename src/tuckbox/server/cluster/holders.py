"""Which nodes have a match in memory: news of it goes to these alone.

A node tells all others when it has read a match. Whoever has it too notes that and answers, and by the
answer the first one learns of the second. Between reading and telling others may have written: that is
why they answer with their version. So a match that lives on one node causes no messages at all.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tuckbox.server.model.channel import Heard

EVERYBODY = "everybody"
"""The addressee of what all other nodes should hear."""

HOLDS: Mapping[str, Any] = {"holds": True}
HOLDS_NO_MORE: Mapping[str, Any] = {"holds": False}

Post = Callable[[str, str, Mapping[str, Any]], None]
"""Sends a node, or `EVERYBODY`, something about a match. Messages to a node arrive in order, or not at all."""


class Holders:
    """The matches in this node's memory, and the other nodes that have them too.

    A node that died is told of such a match until it is forgotten here, which is harmless.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        # Dictionaries keep their order, so that a simulated run can be repeated.
        self._others: dict[str, dict[str, None]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._others)

    def hold(self, match: str) -> None:
        self._others.setdefault(match, {})
        self._post(EVERYBODY, match, HOLDS)

    def release(self, match: str) -> None:
        for node in self._others.pop(match, ()):
            self._post(node, match, HOLDS_NO_MORE)

    def say(self, match: str, news: Mapping[str, Any]) -> None:
        """Tell the nodes that have this match too."""
        for node in self._others.get(match, ()):
            self._post(node, match, news)

    def receive(
        self, sender: str, to: str, match: str, news: Mapping[str, Any], heard: Heard
    ) -> None:
        """Note what a message says about its sender, and pass it on if this node has the match."""
        if match not in self._others:
            if to != EVERYBODY and news != HOLDS_NO_MORE:
                self._post(sender, match, HOLDS_NO_MORE)
        elif news == HOLDS_NO_MORE:
            self._others[match].pop(sender, None)
        else:
            self._note(sender, to, match, news, heard)
            if news != HOLDS:
                heard(match, {**news, "node": sender})

    def _note(
        self, sender: str, to: str, match: str, news: Mapping[str, Any], heard: Heard
    ) -> None:
        """Note that the sender has the match, and let it be answered unless it is known and did not ask."""
        if to == EVERYBODY and news != HOLDS:
            return  # It may have changed a match that it does not have.
        is_known = sender in self._others[match]
        self._others[match][sender] = None
        if news == HOLDS or not is_known:
            heard(match, {**HOLDS, "node": sender})
