"""The strongest bots play boxes that nobody has seen before."""

from random import Random

import pytest

from tuckbox.bots import Budget, bot, levels
from tuckbox.core import CHANCE, AnyGame, seat
from tuckbox.core.box import BoxFile, Claim, write_box
from tuckbox.games import boxed_game, drawn_files

CHANGES = [
    ("fits", "boards/1.txt", " .  .  .  .  .  .\n", " .  8  8  .  .  .\n", {"boards": "1"}),
    ("bits", "tasks.txt", "V3  B    +2", "L4  B    +7", {}),
    ("fillit", "setups/2-mini-A.txt", "B . . # . . R", ". B . # . R .", {"board": "mini"}),
    ("jammit", "setups/3-mini-B.txt", "R d7", "R g7", {"board": "mini", "seats": 3, "layout": "B"}),
]
"""Game, file, what is replaced, by what, and the options that use it."""


def changed(name: str, file: str, old: str, new: str) -> AnyGame:
    text = drawn_files(name)[file].replace("dot\n", "dot\n8 value 8\n")
    assert old in text
    drawn = BoxFile(file, Claim.MADE_UP, text.replace(old, new, 1))
    return boxed_game(write_box(name, "Unseen", "", "", [drawn]))


@pytest.mark.parametrize(("name", "file", "old", "new", "options"), CHANGES)
def test_the_strongest_bot_answers_on_a_box(
    name: str, file: str, old: str, new: str, options: dict[str, object]
) -> None:
    rules, rng = changed(name, file, old, new), Random(1)
    expert = bot(levels(name)[-1])
    position = rules.initial(rules.options(**options))
    answered = 0
    while answered < 4:
        who = rules.to_move(position)[0]
        if who == CHANCE:
            move = rng.choice(rules.chances(position))[0]
        else:
            view = rules.view(position, seat(who))
            move = expert.choose(rules, view, Budget(0.1), rng).move
            answered += 1
        position = rules.apply(position, who, move)
