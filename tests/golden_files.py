"""Golden playthroughs: one page per mode that a person can read beside the rulebook."""

import textwrap
from collections.abc import Iterator
from pathlib import Path

from tests.playing import random_game
from tuckbox import CHANCE, game
from tuckbox.core import AnyGame, AnyStep, Options
from tuckbox.i18n import Speaker

FOLDER = Path(__file__).parent / "golden"
DRAWN = 6
"""The number of entries shown with picture and sentences; the rest are only texts."""


def playthrough(name: str, options: Options) -> str:
    rules = game(name)
    steps = list(random_game(rules, options, f"golden {name} {options}", 600))
    return "\n".join(_lines(rules, options, steps))


def _lines(rules: AnyGame, options: Options, steps: list[AnyStep]) -> Iterator[str]:
    yield f"; A random game of {rules.name}: {options}. Written by `make golden`."
    yield ""
    for step in steps[:DRAWN]:
        yield from _shown(rules, step)
    yield "; the rest of the game"
    rest = ", ".join(_text(rules, step) for step in steps[DRAWN:])
    yield from textwrap.wrap(rest, 96, break_on_hyphens=False)
    yield ""
    yield rules.draw(rules.view(steps[-1].after, None))
    yield ""
    yield f"scores {rules.scores(steps[-1].after)}"
    yield f"outcome {rules.outcome(steps[-1].after)}"
    yield ""


def _shown(rules: AnyGame, step: AnyStep) -> Iterator[str]:
    speaker = Speaker("en")
    seat = None if step.actor == CHANCE else step.actor
    view = rules.view(step.before, seat)  # type: ignore[arg-type]
    if seat is not None:
        yield rules.draw(view)
        yield ""
    moves = [rules.format_move(move) for move in rules.legal_moves(step.before, step.actor)]
    yield f"legal {len(moves)}: {textwrap.shorten(' | '.join(moves), 90, placeholder=' …')}"
    yield _text(rules, step)
    for effect in rules.effects(step):
        yield f"  {speaker.say(effect)}"
    yield ""


def _text(rules: AnyGame, step: AnyStep) -> str:
    return f"{step.actor} {rules.format_move(step.move)}"
