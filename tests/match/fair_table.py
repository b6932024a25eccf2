"""A table that deals fairly, and guests whose clients answer it."""

from collections.abc import Sequence
from typing import Any

from tests.match.tables import full_cards
from tuckbox.core import CHANCE, seat
from tuckbox.match import Match
from tuckbox.match.fair.deal_shown import deal_shown, links_shown
from tuckbox.match.fair.draw_client import DrawClient
from tuckbox.match.fair.hash_chain import ChainLink
from tuckbox.match.fair.keepsake import Keepsake


class Table:
    """An honest table."""

    def __init__(self, seed: int = 0, *, match: Match | None = None) -> None:
        self.match = match or full_cards()
        self.fresh = seed

    def shown(self) -> dict[str, Any] | None:
        deal = deal_shown(self.match.setup)
        return None if deal is None else {**deal}

    def draws(self) -> dict[int, str]:
        return {entry.number: entry.text for entry in self.match.log if entry.actor == CHANCE}

    def links(self) -> dict[str, Any] | None:
        found = links_shown(self.match.setup, self.match.fold)
        return None if found is None else {**found}

    def log(self) -> dict[int, str]:
        return {entry.number: str(entry) for entry in self.match.log}

    def take(self, answer: dict[str, Any]) -> None:
        who, table = seat(answer["seat"]), answer["table"]
        if answer["type"] == "commit":
            change = self.match.prepare_answer(who, table, answer["commitment"])
        elif answer["type"] == "link":
            link = ChainLink(answer["number"], answer["link"])
            change = self.match.prepare_link(who, table, link, answer["shown"])
        else:
            change = self.match.prepare_reveal(who, table, answer["seed"])
        self.match.commit(change)

    def lose(self, number: int) -> None:
        shown = self.shown()
        assert shown is not None
        self.fresh += 1
        secret = self.fresh.to_bytes(32, "big")
        self.match.commit(self.match.prepare_lost(seat(number), shown["commitment"], secret))


class Guest:
    """A client that hears a table and answers it."""

    def __init__(
        self,
        table: Table,
        number: int,
        client: type[DrawClient] = DrawClient,
        screen: Sequence[int] = (),
    ) -> None:
        """`screen` are all seats that play on this one device; only the first gives a seed."""
        self.lines: list[dict[str, Any]] = []
        self.table = table
        self.number = number
        self.screen = screen or [number]
        self.client = client(Keepsake("f1"), self.lines.append)

    def hear(self) -> None:
        table = self.table
        heard = table.shown(), self.screen, table.draws(), table.links(), table.log()
        for answer in self.client.hear(*heard):
            table.take(answer)
