"""A client's side of the fair draw: it commits, checks what it is shown, reveals, and stops if cheated.

A program hears every update with `hear` and sends what comes back. All it relies on is its keepsake:
whatever it wrote down once must never look different.
"""

import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any

from tuckbox.match.draw import list_hash, seed_commitment
from tuckbox.match.fair_deal import NONE, Commit, Why, read_broken, read_commit
from tuckbox.match.keepsake import SILENT, Keepsake, KeptDeal, Shown

Fact = dict[str, Any]
Answer = dict[str, Any]
"""A message of the match socket."""


class Stop(StrEnum):
    """Why a client stops: no seed and no move from now on, unless its player says otherwise."""

    TABLE = "table"
    """The table's commitment changed without the old deal being broken off, or deal numbers skip."""
    LIST = "list"
    """The closed list is malformed, is not the one seen before, or lacks this client's commitment."""
    DRAW = "draw"
    """A card came before this client's seed, has changed, or was followed by another deal."""
    SILENT = SILENT
    """This client revealed its seed and is called silent."""


class DrawClient:
    """Answers for the seats of one client in one match that its player has entered."""

    def __init__(
        self,
        keepsake: Keepsake,
        write: Callable[[Fact], None] = lambda _: None,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(32),
        now: Callable[[], float] = time.time,
    ) -> None:
        """`write` must have stored a line for good when it returns."""
        self.keepsake = keepsake
        unsettled = [reason for reason in keepsake.stopped if reason not in keepsake.plays_on]
        self.stopped: Stop | None = Stop(unsettled[-1]) if unsettled else None
        self.is_acknowledged = False
        """Whether the table has shown that it has this client's seed."""
        self._write = write
        self._new_seed = new_seed
        self._now = now

    def hear(
        self, deal: Mapping[str, Any] | None, seats: Sequence[int], draws: Mapping[int, str]
    ) -> list[Answer]:
        """Return what to send after an update: its `deal`, one's own seats, the draws among its entries."""
        if self._is_old(deal, draws):
            return []
        if self.stopped is None:
            self.stopped = self._fault(deal, draws)
            if self.stopped is not None:
                self._keep({"stopped": self.stopped.value})
        for number, text in draws.items():
            if number not in self.keepsake.draws:
                self._keep({"entry": number, "draw": text})
        if self.stopped is not None or deal is None or not seats:
            return []
        if deal["state"] == "open":
            return self._answers(deal, sorted(seats))
        return self._revealed(deal) if deal["state"] == "closed" else []

    def _is_old(self, deal: Mapping[str, Any] | None, draws: Mapping[int, str]) -> bool:
        """Return whether this is an earlier deal without a card, as a node shows that lags behind."""
        last = max((kept.number for kept in self.keepsake.deals.values()), default=0)
        return deal is not None and deal["number"] < last and not draws

    def play_on(self) -> None:
        """Go on although something was wrong, because the player wants to; it stays written down."""
        if self.stopped is not None:
            self._keep({"plays_on": self.stopped.value})
            self.stopped = None

    # What to send

    def _answers(self, deal: Mapping[str, Any], seats: list[int]) -> list[Answer]:
        first, table = seats[0], deal["commitment"]
        kept = self._own(deal)
        if kept is None:
            seed = {"deal": deal["number"], "seat": first, "seed": self._new_seed()}
            self._keep({"commitment": table, **seed})
            kept = self.keepsake.deals[table, first]
        commitment = seed_commitment(table, kept.seat, kept.seed)
        given = {seat: commitment if seat == kept.seat else NONE for seat in seats}
        return [
            {"type": "commit", "seat": seat, "table": table, "commitment": text}
            for seat, text in given.items()
            if deal["answers"][seat - 1] != text
        ]

    def _revealed(self, deal: Mapping[str, Any]) -> list[Answer]:
        kept = self._own(deal)
        if kept is None:
            return []
        self.is_acknowledged = kept.seat in deal["revealed"]
        if self.is_acknowledged:
            return []
        if kept.shown is None:
            shown = {
                name: deal[name] for name in ("game", "options", "components", "list", "broken")
            }
            at = round(self._now(), 3)
            self._keep({"commitment": kept.commitment, "seat": kept.seat, **shown, "at": at})
        return [{"type": "reveal", "seat": kept.seat, "table": kept.commitment, "seed": kept.seed}]

    # What may not be

    def _fault(self, deal: Mapping[str, Any] | None, draws: Mapping[int, str]) -> Stop | None:
        rules = (
            (self.is_table_changed, Stop.TABLE),
            (self.is_list_wrong, Stop.LIST),
            (self.is_draw_wrong, Stop.DRAW),
            (self.is_called_silent, Stop.SILENT),
        )
        heeded = [rule for rule in rules if rule[1].value not in self.keepsake.plays_on]
        return next((stop for is_broken, stop in heeded if is_broken(deal, draws)), None)

    def is_table_changed(self, deal: Mapping[str, Any] | None, _: Mapping[int, str]) -> bool:
        """Rule 1."""
        kept = list(self.keepsake.deals.values())
        if deal is None:
            return bool(kept)
        broken = [read_broken(line[len("[broken ") : -1]) for line in deal["broken"]]
        numbers = [each.number if each else 0 for each in broken]
        is_last = deal["state"] == "broken"
        if numbers != list(range(1, len(broken) + 1)) or deal["number"] != len(broken) + (
            not is_last
        ):
            return True
        told = {(each.commitment, each.number): each.closed_list for each in broken if each}
        return any(
            not self._stands(each, deal)
            and not _is_told(each, told.get((each.commitment, each.number)))
            for each in kept
        )

    def _stands(self, kept: KeptDeal, deal: Mapping[str, Any]) -> bool:
        return (kept.commitment, kept.number) == (deal["commitment"], deal["number"])

    def is_list_wrong(self, deal: Mapping[str, Any] | None, _: Mapping[int, str]) -> bool:
        """Rule 2."""
        kept = None if deal is None else self._own(deal)
        if deal is None or kept is None or deal["state"] == "open":
            return False
        commits = _read_list(deal["list"], deal["options"])
        if commits is None or kept.seat > len(commits):
            return True
        if kept.shown is not None and kept.shown != _shown_now(kept, deal):
            return True
        own = seed_commitment(kept.commitment, kept.seat, kept.seed)
        return commits[kept.seat - 1].commitment != own

    def is_draw_wrong(self, deal: Mapping[str, Any] | None, draws: Mapping[int, str]) -> bool:
        """Rule 3."""
        known = self.keepsake.draws
        if any(known.get(number, text) != text for number, text in draws.items()):
            return True
        if deal is None or not self.keepsake.deals:
            return False
        kept = self._own(deal)
        if kept is None:
            return bool(known)
        return bool(draws or known) and kept.shown is None

    def is_called_silent(self, deal: Mapping[str, Any] | None, _: Mapping[int, str]) -> bool:
        """Rule 4."""
        broken = [] if deal is None else [read_broken(line[8:-1]) for line in deal["broken"]]
        named = {
            (each.commitment, seat)
            for each in broken
            if each is not None and each.why is Why.SILENT
            for seat in each.seats
        }
        revealed = {key for key, kept in self.keepsake.deals.items() if kept.shown is not None}
        return bool(named & revealed)

    # The keepsake

    def _own(self, deal: Mapping[str, Any]) -> KeptDeal | None:
        """Return what this client has kept of the deal; a client answers for one seat only."""
        found = (
            kept for kept in self.keepsake.deals.values() if kept.commitment == deal["commitment"]
        )
        return next(found, None)

    def _keep(self, fact: Fact) -> None:
        line = {"match": self.keepsake.match, **fact}
        self._write(line)
        self.keepsake.add(line)


def _is_told(kept: KeptDeal, closed_list: str | None) -> bool:
    """Return whether a deal that is no longer played was broken off, with the list that was seen."""
    if closed_list is None or kept.shown is None:
        return closed_list is not None
    return closed_list == list_hash(kept.commitment, kept.shown.list)


def _read_list(lines: Iterable[str], options: str) -> list[Commit] | None:
    """Return the closed list if it has a proper line for every seat."""
    commits = [read_commit(line) for line in lines]
    seats = f"seats={len(commits)}"
    if seats not in options.split():
        return None
    whole = [commit for number, commit in enumerate(commits, 1) if commit and commit.seat == number]
    return whole if len(whole) == len(commits) else None


def _shown_now(kept: KeptDeal, deal: Mapping[str, Any]) -> Shown:
    assert kept.shown is not None
    return Shown(
        deal["game"], deal["options"], deal["components"], tuple(deal["list"]), kept.shown.broken
    )
