"""Lessons read as the browser reads them: which moves do what a page asks for."""

import re
from collections.abc import Iterator
from typing import Any

from tuckbox import games
from tuckbox.core import AnyGame, Effect, seat
from tuckbox.server.lobby.tour import tour
from tuckbox.server.model.bodies.games import Task

LESSONS = {name: lesson for name in games() if (lesson := tour(name).lesson) is not None}


def accepts(task: Task, move: str, effects: tuple[Effect, ...]) -> bool:
    """Return whether a move does what was asked."""
    if task.move is not None and not re.search(task.move, move):
        return False
    counts = [(sum(effect.id == each.id for effect in effects), each) for each in task.effects]
    return all(
        each.least <= count and (each.most is None or count <= each.most) for count, each in counts
    )


def answers(rules: AnyGame, position: Any, task: Task) -> Iterator[str]:
    """Yield the moves that do what was asked."""
    who = rules.to_move(position)[0]
    for move in rules.legal_moves(position, seat(who)):
        text = rules.format_move(move)
        if accepts(task, text, rules.effects(rules.play(position, who, move))):
            yield text
