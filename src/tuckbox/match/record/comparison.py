"""Compares a record with a keepsake: whatever the client was shown must stand in the record."""

from collections.abc import Iterator
from dataclasses import dataclass

from tuckbox.core import CHANCE, Message
from tuckbox.core.message import Value
from tuckbox.match.fair.card_source import list_hash
from tuckbox.match.fair.deal import FairDeal
from tuckbox.match.fair.hash_chain import link_of
from tuckbox.match.fair.keepsake import Keepsake, KeptDeal
from tuckbox.match.fair.strict_check import has_choice_after, is_alone, is_due, moments_until
from tuckbox.match.record.record import Record
from tuckbox.match.setup import Setup


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked."""

    holds: bool
    message: Message


def finding(holds: bool, id: str, **values: Value) -> Finding:
    """Return what was found, as the message `id`, or `id-broken` if it does not hold."""
    return Finding(holds, Message.of(id if holds else f"{id}-broken", **values))


def compare(record: Record, seen: Keepsake) -> Iterator[Finding]:
    """Yield what the keepsake says about the record."""
    deal = record.setup.deal
    if not seen.deals:
        yield finding(True, "verify-seen-nothing", match=record.setup.match)
        return
    if not isinstance(deal, FairDeal):
        yield finding(False, "verify-seen-version")
        return
    for kept in seen.deals.values():
        if not _agrees(record.setup, deal, kept):
            yield finding(False, "verify-seen-deal", deal=kept.number, seat=kept.seat)
    for number, text in seen.draws.items():
        if not _was_drawn(record, number, text):
            yield finding(False, "verify-seen-draw", number=number, found=text)
    if not _are_links_in_turn(record, deal, seen):
        yield finding(False, "verify-seen-links")
    if any(given.is_early for kept in seen.deals.values() for given in kept.links.values()):
        yield finding(True, "verify-seen-early")
    if seen.is_spoilt:
        yield finding(True, "verify-seen-stopped")


def own_deal(record: Record, seen: Keepsake) -> KeptDeal | None:
    """Return the deal of this record in which the keepsake has a seed that was revealed."""
    deal = record.setup.deal
    revealed = (kept for kept in seen.deals.values() if kept.shown is not None)
    return next((kept for kept in revealed if kept.commitment == _commitment(deal)), None)


def broken_after_reveal(record: Record, seen: Keepsake) -> int:
    """Return the number of deals that were broken off after this client had revealed its seed."""
    deal = record.setup.deal
    revealed = {kept.commitment for kept in seen.deals.values() if kept.shown is not None}
    return len(revealed - {_commitment(deal)})


def _commitment(deal: object) -> str:
    return deal.commitment if isinstance(deal, FairDeal) else ""


def _agrees(setup: Setup, deal: FairDeal, kept: KeptDeal) -> bool:
    if kept.commitment != deal.commitment:
        return any(
            broken.commitment == kept.commitment
            and broken.number == kept.number
            and (kept.shown is None or broken.closed_list == _kept_list(kept))
            for broken in deal.broken
        )
    if kept.number != deal.number:
        return False
    if kept.shown is None:
        return not deal.is_revealed
    shown, lines = kept.shown, tuple(broken.line for broken in deal.broken)
    return (
        (shown.game, shown.options, shown.components, shown.is_strict)
        == (setup.game, str(setup.options), setup.components, deal.is_strict)
        and shown.list == tuple(map(str, deal.commits))
        and shown.broken == lines[: len(shown.broken)]
        and _has_seed(deal, kept)
    )


def _has_seed(deal: FairDeal, kept: KeptDeal) -> bool:
    """Return whether the client's seed went into the draws, if there are any yet."""
    if not deal.is_revealed:
        return True
    first = link_of(kept.seed, 0) if deal.is_strict else kept.seed
    return kept.seat <= len(deal.seeds) and deal.seeds[kept.seat - 1] == first


def _are_links_in_turn(record: Record, deal: FairDeal, seen: Keepsake) -> bool:
    """Return whether each link left once every choice before its cards was shown, and as it was shown."""
    lines = {entry.number: str(entry) for entry in record.entries}
    links = [given for kept in seen.deals.values() for given in kept.links.values()]
    if any(lines.get(number) != line for given in links for number, line in given.told):
        return False
    alone = is_alone(str(record.setup.options))
    own = [kept for kept in seen.deals.values() if kept.commitment == deal.commitment]
    for kept in own:
        used = deal.links[kept.seat] if deal.links else None
        if used is not None and used.number not in (0, *kept.links):
            return False
        for number, given in kept.links.items():
            if moments_until(given.shown, lines) != number:
                return False
            if has_choice_after(given.shown, lines, is_alone=alone):
                return False
    return True


def not_shown(record: Record, own: KeptDeal) -> Message | None:
    """Return why a keepsake does not show that nobody looked ahead; None if it does.

    What was told must cover every entry from the first to the last that was shown before each link.
    """
    lines = {entry.number: str(entry) for entry in record.entries}
    alone, before = is_alone(str(record.setup.options)), 0
    for number in range(1, max(own.links, default=0) + 1):
        given = own.links.get(number)
        if given is None:
            return Message.of("verify-not-shown-link", link=number)
        if given.after > before:
            first = before + 1
            return Message.of("verify-not-shown-gap", link=number, first=first, last=given.after)
        told = {entry: line for entry, line in lines.items() if entry <= given.shown}
        if not is_due(before, told, is_alone=alone):
            return Message.of("verify-not-shown-early", link=number)
        before = given.shown
    return None


def _kept_list(kept: KeptDeal) -> str:
    assert kept.shown is not None
    return list_hash(kept.commitment, kept.shown.list)


def _was_drawn(record: Record, number: int, text: str) -> bool:
    if not 1 <= number <= len(record.entries):
        return False
    entry = record.entries[number - 1]
    return entry.actor == CHANCE and entry.text == text
