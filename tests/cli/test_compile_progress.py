"""On a new machine `play` and `arena` say how far the compiler is."""

import re
from pathlib import Path

import pytest

from tests.cli.command import tuckbox

COMPILE_SECONDS = 800.0
"""More than a busy machine takes to compile a twin."""


def percents(told: str) -> list[int]:
    return [int(found) for found in re.findall(r"Compiled so far: about (\d+)%", told)]


@pytest.mark.long
def test_play_tells_how_far_the_compiler_is(home: Path) -> None:
    ran = tuckbox(
        *(home, "play", "bits", "--seats", "2", "--bot", "1=greedy", "--bot", "2=greedy"),
        patience=COMPILE_SECONDS,
    )
    told = percents(ran.err)
    assert told, ran.err
    assert told == sorted(told)
    assert told[-1] < 100


@pytest.mark.long
def test_an_arena_tells_how_far_its_processes_are(home: Path) -> None:
    ran = tuckbox(
        *(home, "arena", "jammit", "--board", "mini", "--bots", "greedy,random", "--games", "1"),
        *("--workers", "1"),
        patience=COMPILE_SECONDS,
    )
    assert ran.code == 0, ran.err
    told = percents(ran.err)
    assert told, ran.err
    assert told == sorted(told)
