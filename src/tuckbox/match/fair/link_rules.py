"""What the rules of a game tell about a log, for a client that has them and is asked for a link."""

from collections.abc import Mapping
from typing import Any

from tuckbox.core import CHANCE, Actor, AnyGame, TuckboxError
from tuckbox.match.fair.card_source import fair_draw, list_hash
from tuckbox.match.fair.fair_deal import read_list
from tuckbox.match.fair.keepsake import KeptDeal, Shown
from tuckbox.match.fair.strict_check import Lines, has_left, is_card
from tuckbox.match.play.entry import WORDS
from tuckbox.match.play.log_state import LogState, next_card


def knows(game: AnyGame, shown: Shown) -> bool:
    """Return whether these are the rules of the table."""
    return (game.name, game.files.hash) == (shown.game, shown.components)


def awaits_cards(
    game: AnyGame, kept: KeptDeal, shown: Shown, links: Mapping[str, Any], lines: Lines
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
