"""Checks whether the draws of a record follow from its numbers, and how much that proves.

A record alone can be invented, so only a client that took part can have anything proved to it: by its
keepsake. docs/fair-draw.md has the claims word for word.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from tuckbox.core import AnyGame, InvalidRecord, Message
from tuckbox.core.message import Value
from tuckbox.match.fair.card_source import (
    CardSource,
    daily_commitment,
    early_commitment,
    table_commitment,
)
from tuckbox.match.fair.deal import DailyDeal, Deal, EarlyFairDeal, FairDeal, SeedDeal
from tuckbox.match.fair.keepsake import Keepsake, KeptDeal
from tuckbox.match.fair.strict_check import has_left
from tuckbox.match.play.log import Entry, Kind
from tuckbox.match.play.log_state import Played, next_card
from tuckbox.match.play.replay import check_head, replay
from tuckbox.match.record.comparison import (
    Finding,
    broken_after_reveal,
    compare,
    finding,
    not_shown,
    own_deal,
)
from tuckbox.match.record.record import Record, seal


class RecordedCards:
    """Follows the entries of a record; where nobody looks ahead, each moment has its own links."""

    def __init__(self, deal: Deal | None) -> None:
        self._strict = deal if isinstance(deal, FairDeal) and deal.is_strict else None
        self._draw: CardSource | None = None if deal is None else deal.draw()
        self._moments = 0
        self._is_moment = False
        self.is_known = self._draw is not None or self._strict is not None
        """Whether the record tells where its cards come from."""

    def follow(self, played: Played) -> CardSource | None:
        """Return where an entry's card comes from; None if it has none, or its source is not known."""
        is_card = played.entry.kind is Kind.CHANCE
        is_new, self._is_moment = is_card and not self._is_moment, is_card
        if self._strict is not None and is_new:
            self._draw = self._strict.draw_at(self._moments, played.before.table.dropped)
            self._moments += 1
        return self._draw if is_card else None


class Verdict(StrEnum):
    """The conclusion of a verification; `verify-proved` and so on are its sentences."""

    PROVED = "proved"
    NOT_SHOWN = "not-shown"
    """The table promised that nobody looks ahead, and the keepsake does not show it."""
    CONSISTENT = "consistent"
    NO_SAY = "no-say"
    VERSION_1 = "version-1"
    NOT_YET = "not-yet"
    NO_FAIR_DRAW = "no-fair-draw"
    NO_DRAWS = "no-draws"
    REFUTED = "refuted"


@dataclass(frozen=True, slots=True)
class Verification:
    """The findings about a record's claims, and the verdict."""

    verdict: Verdict
    findings: tuple[Finding, ...]
    sentence: Message
    """The verdict in words."""


def verify(record: Record, game: AnyGame, seen: Keepsake | None = None) -> Verification:
    """Check every claim of a record; raise `InvalidRecord` only for another game or other components."""
    check_head(record, game)
    compared = () if seen is None else tuple(compare(record, seen))
    findings = (
        *_commitment(record),
        *_seeds(record),
        *_entries(record, game),
        *_seal(record),
        *compared,
        *_remarks(record),
    )
    wrong = [found.message for found in findings if not found.holds]
    if wrong:
        return Verification(Verdict.REFUTED, findings, _refuted(wrong))
    verdict = _verdict(record, seen)
    return Verification(verdict, findings, _sentence(record, verdict, seen))


def _verdict(record: Record, seen: Keepsake | None) -> Verdict:
    setup, deal = record.setup, record.setup.deal
    is_promised = isinstance(deal, FairDeal | EarlyFairDeal | DailyDeal) and setup.origin is None
    if is_promised and not _is_opened(record):
        return Verdict.NOT_YET
    if not _has_draws(record):
        return Verdict.NO_DRAWS
    if not is_promised:
        return Verdict.NO_FAIR_DRAW
    if isinstance(deal, EarlyFairDeal):
        return Verdict.VERSION_1
    if not isinstance(deal, FairDeal) or not any(commit.has_seed for commit in deal.commits):
        return Verdict.NO_SAY
    return _worth(record, seen)


def _worth(record: Record, seen: Keepsake | None) -> Verdict:
    """Return what a record whose draws all follow is worth to whoever has this keepsake."""
    own = None if seen is None or seen.is_spoilt else own_deal(record, seen)
    if own is None:
        return Verdict.CONSISTENT
    is_ahead = _is_strict_for(record, own) and not_shown(record, own) is not None
    return Verdict.NOT_SHOWN if is_ahead else Verdict.PROVED


def _is_strict_for(record: Record, own: KeptDeal) -> bool:
    """Return whether the promise that nobody looks ahead was kept up to the end for this client."""
    return record.setup.is_strict and own.seat not in _dropped(record)


def _is_opened(record: Record) -> bool:
    """Return whether everything is known that decided the cards."""
    deal = record.setup.deal
    if isinstance(deal, FairDeal) and deal.is_strict:
        return record.is_finished
    return not isinstance(deal, SeedDeal) and deal is not None and deal.secret is not None


def _sentence(record: Record, verdict: Verdict, seen: Keepsake | None) -> Message:
    id, deal = f"verify-{verdict.value}", record.setup.deal
    if verdict in (Verdict.PROVED, Verdict.NOT_SHOWN):
        assert seen is not None
        own = own_deal(record, seen)
        assert own is not None
        if verdict is Verdict.NOT_SHOWN:
            why = not_shown(record, own)
            assert why is not None
            return Message.of(id, why=why)
        count = broken_after_reveal(record, seen) + len(_dropped(record))
        if _is_strict_for(record, own):
            return Message.of(
                "verify-proved-strict-among" if count else "verify-proved-strict", count=count
            )
        return Message.of("verify-proved-among" if count else id, count=count, deals=count + 1)
    if verdict is Verdict.CONSISTENT:
        assert isinstance(deal, FairDeal)
        return Message.of(id, seats=_any_of([str(c.seat) for c in deal.commits if c.has_seed]))
    if isinstance(deal, DailyDeal) and verdict is Verdict.NO_SAY:
        return Message.of("verify-no-say-daily", day=deal.date)
    return Message.of(id)


def _dropped(record: Record) -> set[int]:
    """Return the seats whose links are missing from some entry on: each bought the table a choice."""
    deal = record.setup.deal
    if not isinstance(deal, FairDeal) or not deal.is_strict:
        return set()
    lines = {entry.number: str(entry) for entry in record.entries}
    return {seat for seat in deal.givers() if has_left(seat, lines)}


def _any_of(seats: list[str]) -> Value:
    *first, last = seats
    return Message.of("verify-seats", start=", ".join(first), last=last) if first else last


def _refuted(wrong: list[Message]) -> Message:
    numbers = [dict(message.values).get("number") for message in wrong]
    first = next((number for number in numbers if number is not None), None)
    return (
        Message.of("verify-refuted")
        if first is None
        else Message.of("verify-refuted-at", number=first)
    )


def _has_draws(record: Record) -> bool:
    return any(entry.kind is Kind.CHANCE for entry in record.entries)


def _commitment(record: Record) -> Iterator[Finding]:
    deal, setup = record.setup.deal, record.setup
    if isinstance(deal, SeedDeal) or deal is None:
        return
    opening = deal.secret
    if isinstance(deal, FairDeal) and deal.is_strict:
        opening = deal.links[0].end if deal.links and deal.links[0] else None
    if opening is None:
        return
    secret, line = bytes.fromhex(opening), record.line_of("commitment")
    texts = str(setup.options), setup.components
    if isinstance(deal, DailyDeal):
        # Days that were published before the game was part of it keep their commitments.
        due = daily_commitment(secret, deal.game, deal.date), early_commitment(secret, deal.date)
        yield finding(deal.commitment in due, "verify-daily-commitment", line=line)
    elif isinstance(deal, EarlyFairDeal):
        early = early_commitment(secret, deal.match, *texts)
        yield finding(early == deal.commitment, "verify-commitment", line=line)
    else:
        lines = [broken.line for broken in deal.broken if broken.commitment != deal.commitment]
        table = table_commitment(
            secret,
            deal.match,
            deal.number,
            (setup.game, *texts),
            lines,
            is_strict=deal.is_strict,
        )
        yield finding(table == deal.commitment, "verify-commitment", line=line)


def _seeds(record: Record) -> Iterator[Finding]:
    """Yield whether every commitment of the closed list is opened by its seed."""
    deal = record.setup.deal
    if not isinstance(deal, FairDeal) or not _has_draws(record):
        return
    if not deal.is_revealed:
        yield finding(False, "verify-seeds", line=record.line_of("deal"))
        return
    given = [(commit.seat, deal.seeds[commit.seat - 1]) for commit in deal.commits]
    seeds = [(seat, seed) for seat, seed in given if seed is not None]
    for seat, seed in seeds:
        if not deal.is_opened_by(seat, seed):
            yield finding(False, "verify-seed", seat=seat, line=record.line_of(f"seed {seat}"))
            return
    for seat, link in enumerate(deal.links):
        if seat and link is not None and link.end != deal.seeds[seat - 1]:
            yield finding(False, "verify-link", seat=seat, line=record.line_of(f"link {seat}"))
            return
    if seeds:
        yield finding(True, "verify-seeds", count=len(seeds))


def _entries(record: Record, game: AnyGame) -> Iterator[Finding]:
    """Play every entry again; yield a finding about them, which names the first wrong draw."""
    source = RecordedCards(record.setup.deal)
    count = 0
    try:
        for played in replay(record, game):
            draw = source.follow(played)
            if played.entry.kind is Kind.CHANCE and source.is_known:
                count += 1
                wrong = _wrong(record, game, played, draw)
                if wrong is not None:
                    yield wrong
                    return
    except InvalidRecord as error:
        yield Finding(False, error.message)
        return
    yield finding(True, "verify-entries", count=len(record.entries))
    if count:
        yield finding(True, "verify-draws", count=count)


def _wrong(
    record: Record, game: AnyGame, played: Played, draw: CardSource | None
) -> Finding | None:
    """Return what is wrong with a card; None if it is the one that follows."""
    entry = played.entry
    if draw is None:
        return _wrong_entry(record, entry, "verify-link-missing")
    due = game.format_move(next_card(game, played.before, draw))
    if due == entry.text:
        return None
    return _wrong_entry(record, entry, "verify-wrong-draw", found=entry.text, expected=due)


def _wrong_entry(record: Record, entry: Entry, id: str, **values: Value) -> Finding:
    line = record.line_of_entry(entry.number)
    return Finding(False, Message.of(id, number=entry.number, line=line, **values))


def _seal(record: Record) -> Iterator[Finding]:
    if record.seal:
        holds = seal(record.head()) == record.seal
        yield finding(holds, "verify-seal", line=record.line_of("seal"))


def _remarks(record: Record) -> Iterator[Finding]:
    """Yield the facts about the whole record that limit what it shows."""
    setup = record.setup
    for holds, id in (
        (setup.is_same_deal, "verify-same-deal"),
        (setup.is_continued, "verify-continued"),
        (isinstance(setup.deal, SeedDeal), "verify-local-seed"),
    ):
        if holds:
            yield finding(True, id)
