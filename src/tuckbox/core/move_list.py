"""Moves as a list to choose from, under the headings that their game gives them."""

from collections.abc import Iterable
from typing import Any

from tuckbox.core.game import AnyGame
from tuckbox.core.message import Message


def move_groups(game: AnyGame, moves: Iterable[Any]) -> dict[Message, list[str]]:
    """Return the texts of moves by heading, both in the order given."""
    groups: dict[Message, list[str]] = {}
    for move in moves:
        groups.setdefault(game.group(move), []).append(game.format_move(move))
    return groups
