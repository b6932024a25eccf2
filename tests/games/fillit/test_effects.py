"""Effects tell every step, and together exactly what the turn changed."""

from dataclasses import replace
from typing import cast

import pytest

from tests.games.fillit.table import COMPONENTS, RULES, table, turn
from tests.playing import random_game
from tuckbox.core import Effect, IllegalMove, Options, seat, seat_message
from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.position import Position

MODES = [
    RULES.options(seats=seats, board=board, layout=layout)
    for seats, board in sorted(COMPONENTS.modes)
    for layout in "AB"
]


class Table:
    """A table on which somebody carries out what the effects say, and nothing else."""

    def __init__(self, p: Position) -> None:
        mode = COMPONENTS.modes[p.options.seats, p.options["board"]]
        self.colours = mode.colours
        self.pawns = list(p.pawns)
        self.chips = dict(zip(mode.colours, map(set, p.chips), strict=True))
        self.stones = dict(zip(mode.colours, map(set, p.stones), strict=True))
        self.supplies = dict(zip(mode.colours, p.supplies, strict=True))

    def do(self, effect: Effect) -> None:
        match effect.id.removeprefix("fillit-effect-"):
            case "slide":
                assert effect["path"][-1] == effect["target"]  # type: ignore[index]
                self.move_pawn(effect["start"], effect["target"])
            case "chip-laid":
                self.chips[str(effect["colour"])].add(cast(HexName, effect["hex"]))
                self.supplies[str(effect["colour"])] -= 1
                assert self.supplies[str(effect["colour"])] == effect["supply"]
            case "chip-returned":
                self.chips[str(effect["colour"])].remove(cast(HexName, effect["hex"]))
                self.supplies[str(effect["colour"])] += 1
            case "chip-kept":
                assert effect["hex"] in self.chips[str(effect["colour"])]
            case "stone-moves" | "stone-chip" | "stone-stone" | "stone-pawn":
                self.swap(str(effect["start"]), str(effect["target"]))

    def move_pawn(self, start: object, target: object) -> None:
        self.pawns[self.pawns.index(cast(HexName, start))] = cast(HexName, target)

    def swap(self, start: str, target: str) -> None:
        there = {start: target, target: start}
        self.pawns = [HexName(there.get(hex, hex)) for hex in self.pawns]
        for pieces in (self.chips, self.stones):
            for colour, hexes in pieces.items():
                pieces[colour] = {HexName(there.get(hex, hex)) for hex in hexes}

    def shows(self, p: Position) -> bool:
        return (
            tuple(self.pawns) == p.pawns
            and tuple(map(frozenset, self.chips.values())) == p.chips
            and tuple(map(frozenset, self.stones.values())) == p.stones
            and tuple(self.supplies.values()) == p.supplies
        )


@pytest.mark.parametrize("options", MODES, ids=str)
def test_carrying_out_the_effects_gives_the_position_that_apply_gives(options: Options) -> None:
    for step in random_game(RULES, options, f"effects {options}", most=40):
        carried_out = Table(step.before)
        for effect in RULES.effects(step):
            carried_out.do(effect)
        assert carried_out.shows(step.after)


CROWDED = """
       . . . .
      . . . . .
     b . . . . .
    . . . # . . .
     . . + = . .
      . r b . .
       . R . B
"""


@pytest.mark.parametrize(
    ("step", "id", "swapped"),
    [
        ("b2-b1", "fillit-effect-stone-moves", None),
        ("b2-c3", "fillit-effect-stone-chip", "R"),
        ("b2-b3", "fillit-effect-stone-stone", "B"),
        ("b2-a2", "fillit-effect-stone-pawn", "R"),
    ],
)
def test_a_stone_step_names_what_it_changes_places_with(
    step: str, id: str, swapped: str | None
) -> None:
    """§5.3: nothing, a chip, a stone, a pawn."""
    p = table(CROWDED)
    move = next(
        move
        for move in RULES.legal_moves(p, p.seat)
        if not move.slide_first and RULES.format_move(move).startswith(step)
    )
    effect = RULES.effects(RULES.play(p, p.seat, move))[0]
    assert (effect.id, dict(effect.values).get("swapped")) == (id, swapped)


def test_a_returned_chip_names_its_owners() -> None:
    """§4.8: a team's chip goes back to the team."""
    drawing = """
         . . . . .
        . . . . . .
       . . . . . . .
      . . . . . . . .
     R . . Y # . . . .
      r . . . . . . .
       . . . = . . .
        . . b + . .
         B . . . G
    """
    p = table(drawing, seats=4, board="large", to_move=3)
    told = RULES.effects(RULES.play(p, seat(3), turn(">a4 d1-d2")))
    returned = next(effect for effect in told if effect.id == "fillit-effect-chip-returned")
    assert returned["owner"] == (seat_message(seat(2)), seat_message(seat(4)))
    assert (returned["hex"], returned["colour"]) == ("c4", "B")


def test_the_effects_of_an_illegal_turn_are_refused() -> None:
    with pytest.raises(IllegalMove):
        RULES.effects(RULES.play(table(CROWDED), seat(1), turn("b2-b1")))


def test_effects_leave_the_position_as_it_is() -> None:
    p = table(CROWDED)
    same = replace(p)
    RULES.effects(RULES.play(p, seat(1), RULES.legal_moves(p, seat(1))[0]))
    assert p == same
