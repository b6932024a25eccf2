"""The headers of a fair deal, from `[deal …]` to `[broken …]`, both ways."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tuckbox.match.fair.deal import (
    HEX,
    MOST_DEALS,
    BrokenDeal,
    ClientCommit,
    ClientKind,
    FairDeal,
    read_broken,
    read_commit,
)
from tuckbox.match.fair.hash_chain import ChainLink
from tuckbox.match.setup import Setup

if TYPE_CHECKING:
    from tuckbox.match.record.header import Header


def fair_pairs(deal: FairDeal) -> Iterator[tuple[str, str]]:
    """Yield word and value of each header."""
    if deal.is_strict:
        yield "strict", ""
    yield "deal", str(deal.number)
    yield "commitment", deal.commitment
    for commit in deal.commits:
        yield "commit", str(commit)
    for seat, seed in enumerate(deal.seeds, 1):
        if seed is not None:
            yield "seed", f"{seat} {seed}"
    if deal.secret is not None:
        yield "secret", deal.secret
    for seat, link in enumerate(deal.links):
        if link is not None:
            yield "link", f"{seat} {link.number} {link.value}"
    for broken in deal.broken:
        yield "broken", str(broken)


def read_fair_deal(setup: Setup, headers: Sequence["Header"]) -> FairDeal:
    """Return the deal that these headers describe; raise `InvalidRecord` for the line that is wrong."""
    by_word: dict[str, list[Header]] = {}
    for header in headers:
        by_word.setdefault(header.word, []).append(header)
    seats = setup.options.seats
    broken = _broken(by_word.get("broken", []))
    number = by_word["deal"][0]
    if int(number.value) != min(len(broken) + 1, MOST_DEALS):
        raise number.fault()
    commits = _commits(setup, by_word.get("commit", []))
    secret = by_word.get("secret")
    is_strict = "strict" in by_word
    if secret is not None and is_strict:
        raise secret[0].fault("record-header-company")
    deal = FairDeal(
        match=setup.dealt_in,
        number=int(number.value),
        commitment=by_word["commitment"][0].value,
        answers=(None,) * seats,
        commits=commits,
        seeds=_seeds(commits, by_word.get("seed", []), seats),
        secret=None if secret is None else secret[0].value,
        broken=broken,
        is_strict=is_strict,
        links=_links(commits, by_word.get("link", []), seats if is_strict else -1),
    )
    return replace(deal, programs=deal.listed_programs)


def _broken(headers: Sequence["Header"]) -> tuple[BrokenDeal, ...]:
    found = []
    for number, header in enumerate(headers, 1):
        deal = read_broken(header.value)
        if deal is None or deal.number != number or number > MOST_DEALS:
            raise header.fault()
        found.append(deal)
    return tuple(found)


def _commits(setup: Setup, headers: Sequence["Header"]) -> tuple[ClientCommit, ...]:
    found = []
    for number, header in enumerate(headers, 1):
        commit = read_commit(header.value)
        if commit is None:
            raise header.fault()
        if commit.seat != number or number > setup.options.seats:
            raise header.fault("record-seat-number")
        # A deal that is played again keeps the list of those who played it first.
        is_bot = setup.players[number - 1].is_bot
        if not setup.is_same_deal and is_bot is not (commit.kind is ClientKind.BOT):
            raise header.fault("record-header-company")
        found.append(commit)
    if found and len(found) < setup.options.seats:
        raise headers[-1].fault("record-seat-number")
    return tuple(found)


def _seeds(
    commits: Sequence[ClientCommit], headers: Sequence["Header"], seats: int
) -> tuple[str | None, ...]:
    seeds: list[str | None] = [None] * seats
    last = 0
    for header in headers:
        place, _, seed = header.value.partition(" ")
        if not last < int(place) <= len(commits) or not commits[int(place) - 1].has_seed:
            raise header.fault("record-header-company")
        if not re.fullmatch(HEX, seed):
            raise header.fault()
        last = int(place)
        seeds[last - 1] = seed
    return tuple(seeds)


def _links(
    commits: Sequence[ClientCommit], headers: Sequence["Header"], seats: int
) -> tuple[ChainLink | None, ...]:
    """Return the last link of the table and of each seat with a seed."""
    links: list[ChainLink | None] = [None] * (seats + 1)
    last = -1
    for header in headers:
        place, number, value = header.value.split(" ")
        is_given = place == "0" or (int(place) <= len(commits) and commits[int(place) - 1].has_seed)
        if not last < int(place) <= seats or not is_given:
            raise header.fault("record-header-company")
        last = int(place)
        links[last] = ChainLink(int(number), value)
    return tuple(links) if headers else ()
