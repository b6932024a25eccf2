"""Checks whether the draws of a record are those that its commitment, seeds and secret require.

A proof shows that draws were not steered after the commitment was published. It does not show that
the holder of the secret did not look ahead.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from tuckbox.core import AnyGame, InvalidRecord, Message
from tuckbox.match.deal import DailyDeal, FairDeal, SeedDeal
from tuckbox.match.draw import Draw, daily_commitment, fair_commitment, fair_draw
from tuckbox.match.draw_number import draw_number
from tuckbox.match.entry import Kind
from tuckbox.match.played import Played
from tuckbox.match.record import Record
from tuckbox.match.replay import check_head, replay
from tuckbox.match.seal import seal


class Verdict(StrEnum):
    """The conclusion of a verification; each is also a message, `verify-proved` and so on."""

    PROVED = "proved"
    REFUTED = "refuted"
    NOT_REVEALED = "not-revealed"
    NO_FAIR_DRAW = "no-fair-draw"

    def message(self) -> Message:
        return Message.of(f"verify-{self.value}")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked."""

    holds: bool
    message: Message


@dataclass(frozen=True, slots=True)
class Verification:
    """The findings about a record's claims, and the verdict."""

    verdict: Verdict
    findings: tuple[Finding, ...]


def verify(record: Record, game: AnyGame) -> Verification:
    """Check every claim of a record; raise `InvalidRecord` only for another game or other components."""
    check_head(record, game)
    findings = (*_commitment(record), *_entries(record, game), *_seal(record), *_remarks(record))
    if not all(finding.holds for finding in findings):
        return Verification(Verdict.REFUTED, findings)
    return Verification(_verdict(record), findings)


def _verdict(record: Record) -> Verdict:
    deal = record.setup.deal
    if not isinstance(deal, FairDeal | DailyDeal) or record.setup.origin is not None:
        return Verdict.NO_FAIR_DRAW
    return Verdict.NOT_REVEALED if deal.secret is None else Verdict.PROVED


def _commitment(record: Record) -> Iterator[Finding]:
    deal, setup = record.setup.deal, record.setup
    if isinstance(deal, SeedDeal) or deal is None or deal.secret is None:
        return
    secret = bytes.fromhex(deal.secret)
    line = record.line_of("commitment")
    if isinstance(deal, DailyDeal):
        holds = daily_commitment(secret, deal.date) == deal.commitment
        yield _finding(holds, "verify-daily-commitment", line=line)
        return
    due = fair_commitment(secret, deal.match, str(setup.options), setup.components)
    yield _finding(due == deal.commitment, "verify-commitment", line=line)


def _entries(record: Record, game: AnyGame) -> Iterator[Finding]:
    """Play every entry again; yield a finding about them, which names the first wrong draw."""
    draw = _draw(record)
    count = 0
    try:
        for played in replay(record, game):
            if played.entry.kind is Kind.CHANCE:
                count += 1
                due = played.entry.text if draw is None else _due(draw, game, played)
                if due != played.entry.text:
                    yield _wrong_draw(record, played, due)
                    return
    except InvalidRecord as error:
        yield Finding(False, error.message)
        return
    yield Finding(True, Message.of("verify-entries", count=len(record.entries)))
    if draw is not None:
        yield Finding(True, Message.of("verify-draws", count=count))


def _draw(record: Record) -> Draw | None:
    deal = record.setup.deal
    if isinstance(deal, FairDeal) and deal.secret is not None:
        # A missing seed counts as empty, so that removing one shows in the draws.
        seeds = [seed or "" for seed in deal.seeds]
        return fair_draw(bytes.fromhex(deal.secret), deal.match, seeds)
    return None if deal is None else deal.draw()


def _due(draw: Draw, game: AnyGame, played: Played) -> str:
    chances = game.chances(played.before.position)
    counter = draw_number(game, played.before)
    drawn = draw.draw(counter, [weight for _, weight in chances])
    return game.format_move(chances[drawn][0])


def _wrong_draw(record: Record, played: Played, due: str) -> Finding:
    entry, line = played.entry, record.line_of_entry(played.entry.number)
    return Finding(
        False,
        Message.of(
            "verify-wrong-draw", number=entry.number, line=line, found=entry.text, expected=due
        ),
    )


def _seal(record: Record) -> Iterator[Finding]:
    if record.seal:
        holds = seal(record.head()) == record.seal
        yield _finding(holds, "verify-seal", line=record.line_of("seal"))


def _remarks(record: Record) -> Iterator[Finding]:
    """Yield the facts about the whole record that limit what was proved."""
    setup = record.setup
    for holds, id in (
        (setup.is_same_deal, "verify-same-deal"),
        (setup.is_continued, "verify-continued"),
        (isinstance(setup.deal, SeedDeal), "verify-local-seed"),
        (_verdict(record) is Verdict.PROVED, "verify-limit"),
    ):
        if holds:
            yield Finding(True, Message.of(id))


def _finding(holds: bool, id: str, line: int) -> Finding:
    return Finding(holds, Message.of(id if holds else f"{id}-broken", line=line))
