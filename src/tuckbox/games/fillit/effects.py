"""What a turn does, step by step, for preview, animation, log and screen reader."""

from collections.abc import Iterator

from tuckbox.core import Effect, seat_message
from tuckbox.core.message import Value
from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.components import COLOURS, Mode
from tuckbox.games.fillit.moves import Step, Turn
from tuckbox.games.fillit.position import Position
from tuckbox.games.fillit.repetition import DRAWN_AT
from tuckbox.games.fillit.slide import Laying, layings, owner
from tuckbox.games.fillit.turn import parts


def turn_effects(p: Position, mode: Mode, turn: Turn, after: Position) -> Iterator[Effect]:
    """Both parts in order, then what the end of the turn brings; `after` is the position reached."""
    table = p
    for part, next_table in parts(p, mode, turn):
        if isinstance(part, Step):
            yield _stone_effect(table, mode, part)
        else:
            yield from _slide_effects(table, mode, part)
        table = next_table
    yield from _end_effects(p, mode, after)


def _slide_effects(p: Position, mode: Mode, target: HexName) -> Iterator[Effect]:
    start = p.pawns[p.seat - 1]
    path = mode.board.path(start, target)
    yield Effect.of(
        "fillit-effect-slide", seat=seat_message(p.seat), start=start, target=target, path=path
    )
    side = mode.side_of[p.seat]
    supply = p.supplies[side]
    covered = tuple(layings(p, side, path))
    for laying in covered:
        supply -= laying.is_laid
        yield from _laying_effects(p, mode, laying, supply)
    if supply == 0:
        yield Effect.of("fillit-effect-supply-empty", colour=mode.colours[side])
    if len(covered) < len(path):
        yield Effect.of("fillit-effect-path-left", hexes=path[len(covered) :])


def _laying_effects(p: Position, mode: Mode, laying: Laying, supply: int) -> Iterator[Effect]:
    hex, is_laid, returned = laying
    colour = mode.colours[mode.side_of[p.seat]]
    if not is_laid:
        yield Effect.of("fillit-effect-chip-kept", hex=hex, colour=colour)
        return
    if returned is not None:
        owners: Value = tuple(seat_message(seat) for seat in mode.sides[returned])
        yield Effect.of(
            "fillit-effect-chip-returned", hex=hex, colour=mode.colours[returned], owner=owners
        )
    yield Effect.of("fillit-effect-chip-laid", hex=hex, colour=colour, supply=supply)


def _stone_effect(p: Position, mode: Mode, step: Step) -> Effect:
    """The stone step, named after what the stone changes places with."""
    kind, swapped = _on_hex(p, mode, step.target)
    values: dict[str, Value] = {
        "seat": seat_message(p.seat),
        "colour": mode.colours[mode.side_of[p.seat]],
        "start": step.start,
        "target": step.target,
    }
    if swapped:
        values["swapped"] = swapped
    return Effect.of(f"fillit-effect-stone-{kind}", **values)


def _on_hex(p: Position, mode: Mode, hex: HexName) -> tuple[str, str]:
    """What stands on a hex, or lies there, and its colour."""
    if hex in p.pawns:
        return "pawn", COLOURS[p.pawns.index(hex)]
    for kind, pieces in (("stone", p.stones), ("chip", p.chips)):
        side = owner(pieces, hex)
        if side is not None:
            return kind, mode.colours[side]
    return "moves", ""


def _end_effects(p: Position, mode: Mode, after: Position) -> Iterator[Effect]:
    side = mode.side_of[p.seat]
    if after.supplies[side] == 0:
        winners: Value = tuple(seat_message(seat) for seat in mode.sides[side])
        yield Effect.of("fillit-effect-win", winners=winners, colour=mode.colours[side])
    elif after.times >= DRAWN_AT:
        yield Effect.of("fillit-effect-draw", times=after.times)
    elif after.times > 1:
        yield Effect.of("fillit-effect-repeated", times=after.times)
