"""A client's side of the fair draw: it commits, checks what it is shown, reveals, and stops if cheated.

A program hears every update with `hear` and sends what comes back. All it relies on is its keepsake:
whatever it wrote down once must never look different.
"""

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any

from tuckbox.core import AnyGame
from tuckbox.match.fair.card_source import list_hash, seed_commitment
from tuckbox.match.fair.deal import NONE, ClientCommit, Why, read_broken, read_list
from tuckbox.match.fair.hash_chain import link_of
from tuckbox.match.fair.keepsake import SILENT, Keepsake, KeptDeal, ShownDeal
from tuckbox.match.fair.strict_check import (
    Lines,
    awaits_cards,
    do_links_open,
    has_choice_after,
    has_stranger,
    is_alone,
    is_due,
    is_forged,
    is_whole,
    knows,
    moments_until,
)
from tuckbox.match.play.log import Word

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
    LINK = "link"
    """Where nobody looks ahead: a link does not follow from the one before, is asked for out of turn, an
    entry was left out or is shown otherwise than before, or a choice came after this client's link."""


class DrawClient:
    """Answers for the seats of one client in one match that its player has entered."""

    def __init__(
        self,
        keepsake: Keepsake,
        write: Callable[[Fact], None] = lambda _: None,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(32),
        now: Callable[[], float] = time.time,
        game: AnyGame | None = None,
    ) -> None:
        """`write` must have stored a line for good when it returns.

        Where nobody looks ahead, a client that has the rules of the `game` gives no link while anybody
        still owes a choice, or after a card that does not follow; without them it finds out later.
        """
        self.keepsake = keepsake
        unsettled = [reason for reason in keepsake.stopped if reason not in keepsake.plays_on]
        self.stopped: Stop | None = Stop(unsettled[-1]) if unsettled else None
        self.is_acknowledged = False
        """Whether the table has shown that it has this client's seed."""
        self._log: dict[int, str] = {}
        """Where nobody looks ahead: every entry so far, from the first on without a gap."""
        self._write = write
        self._new_seed = new_seed
        self._now = now
        self._game = game

    def hear(
        self,
        deal: Mapping[str, Any] | None,
        seats: Sequence[int],
        draws: Mapping[int, str],
        links: Mapping[str, Any] | None = None,
        log: Lines = {},  # noqa: B006 - never changed
        *,
        is_fresh: bool = False,
    ) -> list[Answer]:
        """Return what to send after an update: its `deal`, one's own seats, the draws among its entries.

        Where nobody looks ahead, an update has `links` too, and all its entries matter: they follow those
        of the update before, or begin with entry 1 in a `fresh` one. Where entries are missing, the update
        is refused, and the answer is a `hello` that asks for all.
        """
        if self._is_old(deal, draws) or self._is_behind(log):
            return []
        has_gap = deal is not None and deal["strict"] and self.has_gap(log)
        if has_gap and not is_fresh:
            return [{"type": "hello"}]
        self._check(deal, draws, links, log)
        for number, text in draws.items():
            if number not in self.keepsake.draws:
                self._keep({"entry": number, "draw": text})
        if deal is not None and deal["strict"] and not has_gap:
            self._log |= log
        if self.stopped is not None or deal is None or not seats:
            return []
        return self._sent(deal, sorted(seats), links)

    def link_with_move(self, deal: Mapping[str, Any], links: Mapping[str, Any]) -> str | None:
        """Return the link that travels with the next move of a client that plays alone.

        None if it does not play alone, or has stopped because the last update did not let this link follow.
        """
        kept = self._own(deal)
        # What the seed left for counts, not what an update says that was not even heeded.
        if kept is None or kept.shown is None or not is_alone(kept.shown.options):
            return None
        is_heeded = self.stopped is None and Stop.LINK.value not in self.keepsake.plays_on
        if is_heeded and self._is_out_of_turn(kept, kept.shown, links, self._log):
            self._stop(Stop.LINK)
        if self.stopped is not None:
            return None
        link: str = self._link(kept, links["moment"] + 1)["link"]
        return link

    def _is_behind(self, log: Lines) -> bool:
        """Return whether this is what we know already, as a node shows that lags behind."""
        last = max(log, default=len(self._log))
        return last < len(self._log) and log.items() <= self._log.items()

    def _check(
        self,
        deal: Mapping[str, Any] | None,
        draws: Mapping[int, str],
        links: Mapping[str, Any] | None,
        log: Lines,
    ) -> None:
        found = None if self.stopped is not None else self._fault(deal, draws, links, log)
        if found is not None:
            self._stop(found)

    def _stop(self, why: Stop) -> None:
        self.stopped = why
        self._keep({"stopped": why.value})

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

    def _sent(
        self, deal: Mapping[str, Any], seats: list[int], links: Mapping[str, Any] | None
    ) -> list[Answer]:
        if deal["state"] == "open":
            return self._answers(deal, seats)
        if deal["state"] == "closed":
            return self._revealed(deal)
        kept = self._own(deal)
        if links is None or kept is None or kept.shown is None:
            return []
        if kept.seat not in links["awaited"]:
            return []
        return [self._link(kept, links["moment"] + 1)]

    def _answers(self, deal: Mapping[str, Any], seats: list[int]) -> list[Answer]:
        first, table = seats[0], deal["commitment"]
        kept = self._own(deal)
        if kept is None:
            seed = {"deal": deal["number"], "seat": first, "seed": self._new_seed()}
            self._keep({"commitment": table, **seed})
            kept = self.keepsake.deals[table, first]
        commitment = seed_commitment(table, kept.seat, _first(kept, deal))
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
            names = ("game", "options", "components", "list", "broken")
            shown = {name: deal[name] for name in (*names, *(["strict"] if deal["strict"] else []))}
            at = round(self._now(), 3)
            self._keep({"commitment": kept.commitment, "seat": kept.seat, **shown, "at": at})
        seed = _first(kept, deal)
        return [{"type": "reveal", "seat": kept.seat, "table": kept.commitment, "seed": seed}]

    def _link(self, kept: KeptDeal, number: int) -> Answer:
        if number not in kept.links:
            self._keep_link(kept, number)
            kept = self.keepsake.deals[kept.commitment, kept.seat]
        given = {"number": number, "link": link_of(kept.seed, number)}
        shown = kept.links[number].shown
        return {
            "type": "link",
            "seat": kept.seat,
            "table": kept.commitment,
            **given,
            "shown": shown,
        }

    def _keep_link(self, kept: KeptDeal, number: int) -> None:
        before = kept.shown_last
        shown = max(before, len(self._log))
        entries = [self._log[entry] for entry in range(before + 1, shown + 1)]
        own = {"commitment": kept.commitment, "seat": kept.seat, "link": number}
        self._keep({**own, "after": before, "shown": shown, "entries": entries})

    # What may not be

    def _fault(
        self,
        deal: Mapping[str, Any] | None,
        draws: Mapping[int, str],
        links: Mapping[str, Any] | None,
        log: Lines,
    ) -> Stop | None:
        rules = (
            (self.is_table_changed, Stop.TABLE),
            (self.is_list_wrong, Stop.LIST),
            (self.is_draw_wrong, Stop.DRAW),
            (self.is_called_silent, Stop.SILENT),
        )
        heeded = [rule for rule in rules if rule[1].value not in self.keepsake.plays_on]
        found = next((stop for is_broken, stop in heeded if is_broken(deal, draws)), None)
        if found is not None or Stop.LINK.value in self.keepsake.plays_on:
            return found
        return Stop.LINK if self.is_link_wrong(deal, links, log) else None

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
        commits = read_list(deal["list"], deal["options"])
        if commits is None or kept.seat > len(commits):
            return True
        if kept.shown is not None and kept.shown != _shown_now(kept, deal):
            return True
        own = seed_commitment(kept.commitment, kept.seat, _first(kept, deal))
        return commits[kept.seat - 1].commitment != own

    def is_draw_wrong(self, deal: Mapping[str, Any] | None, draws: Mapping[int, str]) -> bool:
        """Rule 3."""
        known = self.keepsake.draws
        if any(known.get(number, text) != text for number, text in draws.items()):
            return True
        if deal is None or not self.keepsake.deals:
            return False
        kept = self._own(deal)
        return bool(draws or known) and (kept is None or kept.shown is None)

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

    def is_link_wrong(
        self, deal: Mapping[str, Any] | None, links: Mapping[str, Any] | None, log: Lines
    ) -> bool:
        """Rule 5."""
        kept = None if deal is None else self._own(deal)
        if deal is None or kept is None:
            return False
        if kept.shown is None:  # No link leaves before the seed does.
            return links is not None and kept.seat in links["awaited"]
        whole = {**self._log, **log}
        if self.has_gap(log) or self._is_told_otherwise(kept, kept.shown, log):
            return True
        if links is None:
            return False
        return (
            not do_links_open(deal, self.keepsake.match, links)
            or any(is_forged(commit, deal, links, whole) for commit in _commits(deal))
            or (
                kept.seat in links["awaited"]
                and self._is_out_of_turn(kept, kept.shown, links, whole)
            )
        )

    def has_gap(self, log: Lines) -> bool:
        """Return whether entries are missing between those that this client holds and these."""
        return not is_whole({**self._log, **log})

    def _is_told_otherwise(self, kept: KeptDeal, shown: ShownDeal, log: Lines) -> bool:
        """Return whether an entry has changed, or a choice was made after a link, or taken back."""
        told, alone = self.keepsake.told, is_alone(shown.options)
        whole = {**self._log, **log}
        return (
            any(self._log.get(number, line) != line for number, line in log.items())
            or any(told.get(number, line) != line for number, line in whole.items())
            or has_stranger(log, len(shown.list))
            or any(line.endswith(f" {Word.TAKES_BACK}") for line in log.values())
            or any(
                has_choice_after(given.shown, whole, is_alone=alone)
                for given in kept.links.values()
            )
        )

    def _is_out_of_turn(
        self, kept: KeptDeal, shown: ShownDeal, links: Mapping[str, Any], log: Lines
    ) -> bool:
        """Return whether a link is asked for before every choice since the last cards was shown."""
        moment = links["moment"]
        if moment + 1 in kept.links:
            return False
        # Links are given one by one: a later one would give all before it away.
        if moment != len(kept.links) or moments_until(len(log), log) != moment + 1:
            return True
        alone, game = is_alone(shown.options), self._game
        if not is_due(kept.shown_last, log, is_alone=alone):
            return True
        if game is None or alone or not knows(game, shown):
            return False
        return not awaits_cards(game, kept, shown, links, log)

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


def _first(kept: KeptDeal, deal: Mapping[str, Any]) -> str:
    """Return what is committed to and revealed: the seed, or the end of the chain that begins with it."""
    return link_of(kept.seed, 0) if deal["strict"] else kept.seed


def _commits(deal: Mapping[str, Any]) -> list[ClientCommit]:
    return read_list(deal["list"], deal["options"]) or []


def _shown_now(kept: KeptDeal, deal: Mapping[str, Any]) -> ShownDeal:
    assert kept.shown is not None
    texts = deal["game"], deal["options"], deal["components"]
    return ShownDeal(*texts, tuple(deal["list"]), kept.shown.broken, is_strict=deal["strict"])
