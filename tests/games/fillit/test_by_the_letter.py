"""The legal turns are those that a slow, literal reading of the rules page finds."""

from collections.abc import Iterator

import pytest

from tests.games.fillit.table import COMPONENTS, RULES, texts
from tests.playing import random_game
from tuckbox.core import Options
from tuckbox.core.hexagon import DIRECTIONS, Hex, HexBoard
from tuckbox.games.fillit.position import Position

MODES = [
    RULES.options(seats=seats, board=board, layout=layout)
    for seats, board in sorted(COMPONENTS.modes)
    for layout in "AB"
]
Table = dict[Hex, str]
"""What stands on each hex, `S0` for red stones, `P2` for the pawn of seat 2; chips stop nobody."""


def standing(p: Position, board: HexBoard) -> Table:
    stones = {hex: f"S{side}" for side, hexes in enumerate(p.stones) for hex in hexes}
    pawns = {hex: f"P{seat}" for seat, hex in enumerate(p.pawns, 1)}
    named = {str(hex): piece for hex, piece in (stones | pawns).items()}
    return {hex: named[board.name(hex)] for hex in board.hexes if board.name(hex) in named}


def slides(on: Table, pawn: str, board: HexBoard) -> Iterator[tuple[str, Table]]:
    (start,) = (hex for hex, piece in on.items() if piece == pawn)
    for direction in DIRECTIONS:
        here = start
        while (ahead := here + direction) in board and ahead not in on:
            here = ahead
        if here != start:
            moved = {hex: piece for hex, piece in on.items() if hex != start} | {here: pawn}
            yield f">{board.name(here)}", moved


def steps(on: Table, stone: str, board: HexBoard) -> Iterator[tuple[str, Table]]:
    for start in [hex for hex, piece in on.items() if piece == stone]:
        for target in board.neighbours(start):
            there = {start: target, target: start}
            moved = {there.get(hex, hex): piece for hex, piece in on.items()}
            yield f"{board.name(start)}-{board.name(target)}", moved


def by_the_letter(p: Position) -> list[str]:
    """§3.2 to §3.6, §4.1 to §4.5, §5.1 to §5.3 as they stand on the page."""
    mode = COMPONENTS.modes[p.options.seats, p.options["board"]]
    board, pawn, stone = mode.board.grid, f"P{p.seat}", f"S{mode.side_of[p.seat]}"
    on = standing(p, board)
    turns = [
        f"{one} {two}"
        for one, then in slides(on, pawn, board)
        for two, _ in steps(then, stone, board)
    ]
    turns += [
        f"{one} {two}"
        for one, then in steps(on, stone, board)
        for two, _ in slides(then, pawn, board)
    ]
    return sorted(turns or [one for one, _ in steps(on, stone, board)])


@pytest.mark.parametrize("options", MODES, ids=str)
def test_legal_turns_are_those_of_the_page(options: Options) -> None:
    for step in random_game(RULES, options, f"letter {options}", most=25):
        assert texts(step.before) == by_the_letter(step.before)
