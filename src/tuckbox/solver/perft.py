"""Perft: how many different games there are, entry by entry; the shared oracle of rules and twins.

A perft counts paths of exactly N entries. Where several seats choose at the same time only the
lowest seat still owing acts; each distinct chance text is one child. With a fixed list of chance
texts the chance entries are given and not counted.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from tuckbox.core import CHANCE, Game

P = TypeVar("P")
M = TypeVar("M")


def perft(game: Game[P, M], position: P, depth: int, chance: Sequence[str] | None = None) -> int:
    """Return the number of paths of exactly `depth` entries from a position."""
    return sum(last_entries(game, position, depth, chance))


def last_entries(
    game: Game[P, M], position: P, depth: int, chance: Sequence[str] | None = None
) -> Iterator[int]:
    """Yield the number of last entries of each path that is one shorter: they add up to `perft`."""
    if chance is not None:
        position, chance = _dealt(game, position, chance)
    moves = _moves(game, position)
    if depth == 0:
        yield 1
    elif depth == 1:
        yield len(moves)
    else:
        who = min(game.to_move(position), default=CHANCE)
        for move in moves:
            yield from last_entries(game, game.apply(position, who, move), depth - 1, chance)


def divide(
    game: Game[P, M], position: P, depth: int, chance: Sequence[str] | None = None
) -> list[tuple[str, int]]:
    """Return the count of `perft`, split by the first entry."""
    if chance is not None:
        position, chance = _dealt(game, position, chance)
    who = min(game.to_move(position), default=CHANCE)
    return [
        (game.format_move(m), perft(game, game.apply(position, who, m), depth - 1, chance))
        for m in _moves(game, position)
    ]


def _moves(game: Game[P, M], position: P) -> tuple[M, ...]:
    actors = game.to_move(position)
    return game.legal_moves(position, min(actors)) if actors else ()


def _dealt(game: Game[P, M], position: P, chance: Sequence[str]) -> tuple[P, Sequence[str]]:
    """Return the position after every draw that is owed, and the chance texts left over.

    When the texts run out the position stays at its draw, which then has no paths to count.
    """
    while game.to_move(position) == (CHANCE,) and chance:
        position = game.apply(position, CHANCE, game.parse_move(chance[0]))
        chance = chance[1:]
    return position, chance
