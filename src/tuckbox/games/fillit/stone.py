"""§Stone step: a stone changes places with whatever is on the hex next to it."""

from dataclasses import replace

from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.moves import Step
from tuckbox.games.fillit.position import Hexes, Position


def step_stone(p: Position, step: Step) -> Position:
    """All that is on one of the two hexes is then on the other. Nothing is laid or returned."""
    start, target = step

    def exchanged(hexes: Hexes) -> Hexes:
        if (start in hexes) == (target in hexes):
            return hexes
        return hexes ^ {start, target}

    return replace(
        p,
        pawns=tuple(_exchanged_hex(pawn, step) for pawn in p.pawns),
        stones=tuple(map(exchanged, p.stones)),
        chips=tuple(map(exchanged, p.chips)),
    )


def after_step(step: Step, pawn: HexName, blocked: Hexes) -> tuple[HexName, Hexes]:
    """Where the own pawn stands after a stone step, and what can stop it then."""
    if step.target in blocked:  # two obstacles have changed places
        return pawn, blocked
    return _exchanged_hex(pawn, step), (blocked - {step.start}) | {step.target}


def _exchanged_hex(hex: HexName, step: Step) -> HexName:
    if hex == step.target:
        return step.start
    return step.target if hex == step.start else hex
