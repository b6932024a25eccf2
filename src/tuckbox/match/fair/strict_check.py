"""What must hold of the links of a table where nobody looks ahead, for clients and for verifiers.

Entries are lines as records write them, `SEAT TEXT`, by their numbers.
"""

import re
from collections.abc import Mapping
from typing import Any

from tuckbox.core import CHANCE, Actor, AnyGame, TuckboxError
from tuckbox.match.fair.card_source import fair_draw, list_hash, seed_commitment, table_commitment
from tuckbox.match.fair.deal import HEX, ClientCommit, read_list, seats_of
from tuckbox.match.fair.hash_chain import LINKS, hashed
from tuckbox.match.fair.keepsake import KeptDeal, ShownDeal
from tuckbox.match.play.log import WORDS, Word
from tuckbox.match.play.log_state import LogState, next_card

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
    commit: ClientCommit, deal: Mapping[str, Any], links: Mapping[str, Any], lines: Lines
) -> bool:
    """Return whether a seat's link is missing for no reason, or is not its own."""
    link: str | None = links["links"][commit.seat]
    if link is None:
        return commit.has_seed and not has_left(commit.seat, lines)
    end = hashed(link, links["moment"])
    return seed_commitment(deal["commitment"], commit.seat, end) != commit.commitment


def has_left(seat: int, lines: Lines) -> bool:
    return any(f"{seat} {word.value}" in lines.values() for word in LEAVING)


def knows(game: AnyGame, shown: ShownDeal) -> bool:
    """Return whether these are the rules of the table."""
    return (game.name, game.files.hash) == (shown.game, shown.components)


def awaits_cards(
    game: AnyGame, kept: KeptDeal, shown: ShownDeal, links: Mapping[str, Any], lines: Lines
) -> bool:
    """Return whether the last cards follow from their links, everybody chose since, and cards come next."""
    folds = _folds(game, shown.options, lines)
    if folds is None or folds[-1].to_move != (CHANCE,):
        return False
    last = max(number for number, line in lines.items() if is_card(line))
    earlier = (number for number in range(1, last) if not is_card(lines[number]))
    first = max(earlier, default=0) + 1
    before = {number: lines[number] for number in range(1, first)}
    commits = read_list(shown.list, shown.options) or []
    givers = [each.seat for each in commits if each.has_seed and not has_left(each.seat, before)]
    given = [links["links"][seat] for seat in givers]
    if None in given:
        return False
    table = bytes.fromhex(links["links"][0])
    draw = fair_draw(table, list_hash(kept.commitment, shown.list), given)
    cards = (game.format_move(next_card(game, fold, draw)) for fold in folds[first - 1 : last])
    return [f"{CHANCE} {card}" for card in cards] == [
        lines[number] for number in range(first, last + 1)
    ]


def _folds(game: AnyGame, options: str, lines: Lines) -> list[LogState] | None:
    """Return what was before each entry, and after the last; None for entries that cannot be."""
    try:
        position = game.initial(
            game.options(**dict(pair.split("=", 1) for pair in options.split()))
        )
        folds = [LogState(position, game.to_move(position))]
        for number in range(1, len(lines) + 1):
            folds.append(_after(game, folds[-1], lines[number]))
    except (TuckboxError, ValueError):
        return None
    return folds


def _after(game: AnyGame, fold: LogState, line: str) -> LogState:
    actor, _, text = line.partition(" ")
    if text in WORDS:
        return fold
    position = game.play(fold.position, Actor(int(actor)), game.parse_move(text)).after
    return LogState(position, game.to_move(position), fold.draws + is_card(line))
