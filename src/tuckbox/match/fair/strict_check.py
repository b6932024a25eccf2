"""What must hold of the links of a table where nobody looks ahead, for clients and for verifiers.

Entries are lines as records write them, `SEAT TEXT`, by their numbers.
"""

import re
from collections.abc import Mapping
from typing import Any

from tuckbox.core import CHANCE
from tuckbox.match.fair.card_source import seed_commitment, table_commitment
from tuckbox.match.fair.fair_deal import HEX, Commit, seats_of
from tuckbox.match.fair.hash_chain import LINKS, hashed
from tuckbox.match.play.entry import WORDS, Word

Lines = Mapping[int, str]

LEAVING = (Word.HANDED_TO_BOT, Word.RESIGNS, Word.TIMES_OUT)
"""The words after which a seat gives no links any more."""


def is_card(line: str) -> bool:
    return line.partition(" ")[0] == str(CHANCE)


def is_choice(line: str) -> bool:
    return not is_card(line) and line.partition(" ")[2] not in WORDS


def has_choice_after(shown: int, lines: Lines, *, is_alone: bool = False) -> bool:
    """Return whether anybody chose between the entries shown when a link left, and the next cards.

    Who plays alone gives the link with the choice.
    """
    number = shown + 1
    while number in lines and not is_card(lines[number]):
        if is_choice(lines[number]) and not is_alone:
            return True
        number += 1
    return False


def is_whole(lines: Lines) -> bool:
    """Return whether these are all entries from the first to the last of them, and no others."""
    return all(number in lines for number in range(1, len(lines) + 1))


def has_stranger(lines: Lines, seats: int) -> bool:
    """Return whether an entry is neither of chance nor of a seat that the table has."""
    known = {str(actor) for actor in range(seats + 1)}
    return any(line.partition(" ")[0] not in known for line in lines.values())


def is_due(shown: int, lines: Lines, *, is_alone: bool = False) -> bool:
    """Return whether cards were shown after the last link had left, and choices after those cards.

    `shown` is the number of the last entry by then. Who plays alone gives the link with the choice.
    """
    last = max((number for number, line in lines.items() if is_card(line)), default=0)
    return last > shown and (
        is_alone or any(number > last and is_choice(line) for number, line in lines.items())
    )


def moments_until(shown: int, lines: Lines) -> int:
    """Return the number of moments at which cards were drawn among the first entries."""
    return sum(
        is_card(lines[number]) and not is_card(lines.get(number - 1, ""))
        for number in range(1, shown + 1)
    )


def is_alone(options: str) -> bool:
    return seats_of(options) == 1


def do_links_open(deal: Mapping[str, Any], match: str, links: Mapping[str, Any]) -> bool:
    """Return whether the table's link leads back to what the table committed to."""
    given, moment = links["links"], links["moment"]
    if len(given) != len(deal["list"]) + 1 or not 0 <= moment < LINKS or given[0] is None:
        return False
    if not all(link is None or re.fullmatch(HEX, link) for link in given):
        return False
    texts = (deal["game"], deal["options"], deal["components"])
    end = bytes.fromhex(hashed(given[0], moment))
    due = table_commitment(end, match, deal["number"], texts, deal["broken"], is_strict=True)
    return bool(due == deal["commitment"])


def is_forged(
    commit: Commit, deal: Mapping[str, Any], links: Mapping[str, Any], lines: Lines
) -> bool:
    """Return whether a seat's link is missing for no reason, or is not its own."""
    link: str | None = links["links"][commit.seat]
    if link is None:
        return commit.has_seed and not has_left(commit.seat, lines)
    end = hashed(link, links["moment"])
    return seed_commitment(deal["commitment"], commit.seat, end) != commit.commitment


def has_left(seat: int, lines: Lines) -> bool:
    return any(f"{seat} {word.value}" in lines.values() for word in LEAVING)
