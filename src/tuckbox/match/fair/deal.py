"""Where the cards of a match come from: a seed, a day's secret, or a fair draw that nobody alone decides.

In a fair deal the table commits, clients commit, the list closes, seeds are revealed, cards are drawn.
All that decides the cards is fixed by what a client saw before its seed left it. A deal that cannot
be finished is broken off and stays in the record; docs/fair-draw.md tells why each step is as it is.
"""

import re
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from tuckbox.match.fair.card_source import (
    CardSource,
    KeyedDraw,
    daily_commitment,
    daily_draw,
    early_fair_draw,
    fair_draw,
    list_hash,
    seed_commitment,
    seed_draw,
    table_commitment,
)
from tuckbox.match.fair.hash_chain import ChainLink, link_of

MOST_DEALS = 20
"""When this many deals have been broken off, the match is over."""
NONE = "-"
"""Stands for a seat without a commitment, and for the list of a deal that was still open."""
HEX = r"[0-9a-f]{64}"


class ClientKind(StrEnum):
    """Who answers for a seat."""

    PERSON = "person"
    PROGRAM = "program"
    BOT = "bot"


class Why(StrEnum):
    """Why a deal was broken off."""

    SILENT = "silent"
    LEFT = "left"
    LOST = "lost"
    RESTORED = "restored"


@dataclass(frozen=True, slots=True)
class ClientCommit:
    """One line of the closed list."""

    seat: int
    kind: ClientKind
    commitment: str
    """The commitment of the seat's client, or `-`."""

    @property
    def has_seed(self) -> bool:
        return self.commitment != NONE

    def __str__(self) -> str:
        return f"{self.seat} {self.kind.value} {self.commitment}"


@dataclass(frozen=True, slots=True)
class BrokenDeal:
    """A deal that was broken off."""

    number: int
    commitment: str
    closed_list: str
    """The hash of its list, or `-` if the list was still open."""
    why: Why
    seats: tuple[int, ...]
    """The seats whose seeds had not come."""

    def __str__(self) -> str:
        seats = ",".join(map(str, self.seats)) or NONE
        return f"{self.number} {self.commitment} {self.closed_list} {self.why.value} {seats}"

    @property
    def line(self) -> str:
        """The header of a record, which later commitments contain."""
        return f"[broken {self}]"


@dataclass(frozen=True, slots=True)
class FairDeal:
    """Cards drawn from the table's secret and the seeds of the seats with a commitment."""

    match: str
    """The match in which these cards were first dealt; a deal that is played again keeps it."""
    number: int
    """Counted from 1; it rises when a deal is broken off."""
    commitment: str
    """The table's."""
    answers: tuple[str | None, ...]
    """By seat, while the list is open: a commitment, `-`, or None for a seat that has not answered."""
    commits: tuple[ClientCommit, ...] = ()
    """The closed list; empty while it is open."""
    seeds: tuple[str | None, ...] = ()
    """By seat, once the list is closed; None for a seat without a seed, or whose seed has not come."""
    secret: str | None = None
    """64 hexadecimal digits; None while it is not shown."""
    broken: tuple[BrokenDeal, ...] = ()
    programs: frozenset[int] = frozenset()
    """The seats that programs play."""
    since: float = 0.0
    """When the last person answered, or the deal was opened; once the list is closed, when it closed.

    Where nobody looks ahead: when links were first awaited for the next cards.
    """
    is_strict: bool = False
    """Whether nobody looks ahead: secret and seeds are ends of chains, and each later moment at which
    cards are drawn takes a link of everybody (`links.py`). `secret` is then the start of the table's
    chain, and never shown."""
    links: tuple[ChainLink | None, ...] = ()
    """The last link that each has given: the table with its last cards, then the seats."""

    @property
    def is_closed(self) -> bool:
        return bool(self.commits)

    @property
    def is_exhausted(self) -> bool:
        """Whether the last deal that may be opened was broken off."""
        return len(self.broken) >= MOST_DEALS

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats of the closed list whose seeds have not come."""
        return tuple(
            commit.seat
            for commit in self.commits
            if commit.has_seed and self.seeds[commit.seat - 1] is None
        )

    @property
    def is_revealed(self) -> bool:
        """Whether everything is known that decides the cards."""
        return self.is_closed and not self.unrevealed and not self.is_exhausted

    @property
    def closed_list(self) -> str:
        """The hash of the closed list, or `-`."""
        return list_hash(self.commitment, list(map(str, self.commits))) if self.commits else NONE

    def draw(self) -> KeyedDraw | None:
        """Return the draw, or None while a seed is awaited or the secret is hidden."""
        if self.secret is None or not self.is_revealed or self.is_strict:
            return None
        seeds = [self.seeds[commit.seat - 1] or "" for commit in self.commits if commit.has_seed]
        return fair_draw(bytes.fromhex(self.secret), self.closed_list, seeds)

    @property
    def moments(self) -> int:
        """The number of moments at which cards were drawn, where nobody looks ahead."""
        table = self.links[0] if self.links else None
        return 0 if table is None else table.number + 1

    def givers(self, dropped: Container[int] = ()) -> list[int]:
        """Return the seats whose clients take part, but for those that dropped out."""
        return [c.seat for c in self.commits if c.has_seed and c.seat not in dropped]

    def link(self, seat: int, number: int) -> str | None:
        """Return a link of a seat's chain, or of the table's (0); None if it has not been given."""
        if seat == 0 and self.secret is not None:
            return link_of(self.secret, number)
        given = self.links[seat] if self.links else None
        found = None if given is None else given.at(number)
        return self.seeds[seat - 1] if found is None and number == 0 and seat else found

    def draw_at(self, moment: int, dropped: Container[int]) -> KeyedDraw | None:
        """Return the draw of a moment where nobody looks ahead; None while a link is awaited."""
        table = self.link(0, moment)
        links = [self.link(seat, moment) for seat in self.givers(dropped)]
        given = [link for link in links if link is not None]
        if table is None or not self.is_revealed or len(given) < len(links):
            return None
        return fair_draw(bytes.fromhex(table), self.closed_list, given)

    def with_link(self, seat: int, link: ChainLink) -> "FairDeal":
        links = self.links or (None,) * (len(self.answers) + 1)
        return replace(self, links=(*links[:seat], link, *links[seat + 1 :]))

    def after_moment(self) -> "FairDeal":
        """Return the deal after cards were drawn: the table's link is given with them."""
        moment, secret = self.moments, self.secret
        assert secret is not None
        return self.with_link(0, ChainLink(moment, link_of(secret, moment)))

    def hidden(self) -> "FairDeal":
        """Return what may be shown while the match goes on: seeds only once all have come."""
        return replace(self.shown(), secret=None)

    def shown(self) -> "FairDeal":
        """Return what may be shown when the match is over."""
        seeds = self.seeds if self.is_revealed else (None,) * len(self.seeds)
        none = (None,) * len(self.answers)
        # A link that was given for cards to come may not be known yet.
        links = tuple(link and link.until(self.moments - 1) for link in self.links)
        return replace(
            self,
            seeds=seeds,
            answers=none,
            programs=self.listed_programs,
            since=0.0,
            secret=None if self.is_strict else self.secret,
            links=links if any(links) else (),
        )

    @property
    def listed_programs(self) -> frozenset[int]:
        return frozenset(
            commit.seat for commit in self.commits if commit.kind is ClientKind.PROGRAM
        )

    def is_opened_by(self, seat: int, seed: str) -> bool:
        """Return whether this seed opens the commitment that the list has for the seat."""
        return seed_commitment(self.commitment, seat, seed) == self.commits[seat - 1].commitment


def open_deal(
    secret: bytes,
    match: str,
    texts: tuple[str, str, str],
    seats: int,
    broken: Sequence[BrokenDeal] = (),
    *,
    is_strict: bool = False,
) -> FairDeal:
    """Return a new deal; `secret` must be 32 fresh random bytes, `texts` game, options, components."""
    assert len(secret) == 32
    lines = [deal.line for deal in broken]
    number = len(broken) + 1
    shown = bytes.fromhex(link_of(secret.hex(), 0)) if is_strict else secret
    commitment = table_commitment(shown, match, number, texts, lines, is_strict=is_strict)
    none = (None,) * seats
    return FairDeal(
        match,
        number,
        commitment,
        none,
        (),
        none,
        secret.hex(),
        tuple(broken),
        is_strict=is_strict,
    )


def read_commit(text: str) -> ClientCommit | None:
    """Return the line of a closed list that `str` wrote; None for any other text."""
    found = re.fullmatch(rf"([1-9]) (person|program|bot) ({HEX}|-)", text, re.ASCII)
    if found is None or (found[2] == ClientKind.BOT and found[3] != NONE):
        return None
    return ClientCommit(int(found[1]), ClientKind(found[2]), found[3])


def read_list(lines: Iterable[str], options: str) -> list[ClientCommit] | None:
    """Return the closed list if it has a proper line for every seat of the options."""
    commits = [read_commit(line) for line in lines]
    whole = [commit for number, commit in enumerate(commits, 1) if commit and commit.seat == number]
    return whole if len(whole) == len(commits) == seats_of(options) else None


def seats_of(options: str) -> int | None:
    """Return the number of seats in the text of options; None if that is not said just once."""
    found = [pair for pair in options.split(" ") if pair.startswith("seats=")]
    return next((count for count in range(1, 10) if found == [f"seats={count}"]), None)


def read_broken(text: str) -> BrokenDeal | None:
    """Return the broken deal that `str` wrote; None for any other text."""
    whys = "|".join(Why)
    pattern = rf"([1-9][0-9]?) ({HEX}) ({HEX}|-) ({whys}) (-|[1-9](?:,[1-9]){{0,8}})"
    found = re.fullmatch(pattern, text, re.ASCII)
    if found is None:
        return None
    seats = tuple(int(seat) for seat in found[5].split(",") if seat != NONE)
    if list(seats) != sorted(set(seats)):
        return None
    return BrokenDeal(int(found[1]), found[2], found[3], Why(found[4]), seats)


SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class SeedDeal:
    """Cards drawn from a seed text, for play on one machine; nothing about them can be proved."""

    seed: str

    def draw(self) -> CardSource | None:
        return seed_draw(self.seed)

    def hidden(self) -> None:
        """Return None: the seed would give away every card to come."""
        return


@dataclass(frozen=True, slots=True)
class EarlyFairDeal:
    """Cards of version 1: nothing begins with it any more, but records and older matches have it."""

    match: str
    """The match in which these cards were first dealt; a deal that is played again keeps it."""
    commitment: str
    seeds: tuple[str | None, ...]
    """The seed of each seat; None if it never came, empty if the seat gave none."""
    secret: str | None = None
    """64 hexadecimal digits; None while it is not revealed."""

    def draw(self) -> CardSource | None:
        """Return the draw, or None while the secret is hidden."""
        if self.secret is None:
            return None
        # A missing seed counts as empty, so that removing one from a record shows in the draws.
        seeds = [seed or "" for seed in self.seeds]
        return early_fair_draw(bytes.fromhex(self.secret), self.match, seeds)

    def hidden(self) -> "EarlyFairDeal":
        return replace(self, secret=None)


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The cards that everybody who plays this game on that day (UTC) gets."""

    game: str
    date: str
    """2026-11-15"""
    commitment: str
    secret: str | None = None

    def draw(self) -> CardSource | None:
        if self.secret is None:
            return None
        return daily_draw(bytes.fromhex(self.secret), self.game, self.date)

    def hidden(self) -> "DailyDeal":
        return replace(self, secret=None)


Deal: TypeAlias = SeedDeal | FairDeal | EarlyFairDeal | DailyDeal


def daily_deal(secret: bytes, game: str, date: str, commitment: str | None = None) -> DailyDeal:
    """Return the deal of a day; days that were published before have the commitment of version 1."""
    assert len(secret) == SECRET_BYTES
    return DailyDeal(game, date, commitment or daily_commitment(secret, game, date), secret.hex())
