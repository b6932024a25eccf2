"""What a step did, for logs, animations and screen readers."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from tuckbox.core import Effect, Step, seat_message
from tuckbox.core.message import Value
from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.components import COLOURS, Mode, Side
from tuckbox.games.fillit.moves import StoneStep, Turn
from tuckbox.games.fillit.position import Position, owner

if TYPE_CHECKING:
    from tuckbox.games.fillit.rules import Rules


Met: TypeAlias = tuple[str, str]
"""What a stone changes places with, and its colour."""


def effects(rules: "Rules", step: Step[Position, Turn]) -> Iterator[Effect]:
    """Yield what both parts of the turn did, then what follows from it."""
    turn, mode = step.move, rules.mode(step.before.options)
    if turn.slide_first:
        met = _on_hex(mode, step.after, turn.stone.start)
    else:
        met = _on_hex(mode, step.before, turn.stone.target)
    yield from _parts(mode, step.before, turn, met)
    yield from _end(rules, step)


def preview(rules: "Rules", p: Position, turn: Turn) -> Iterator[Effect]:
    """Yield what both parts of a turn would do."""
    mode = rules.mode(p.options)
    slid = rules.slid(p, turn.slide) if turn.slide_first else p
    yield from _parts(mode, p, turn, _on_hex(mode, slid, turn.stone.target))


def _parts(mode: Mode, before: Position, turn: Turn, met: Met) -> Iterator[Effect]:
    """Yield what both parts of the turn do, in their order."""
    step = _stone_step(mode, before, turn.stone, met)
    if turn.slide is None:
        yield step
    elif turn.slide_first:
        yield from _slide(mode, before, turn, turn.slide)
        yield step
    else:
        yield step
        yield from _slide(mode, before, turn, turn.slide)


def _slide(mode: Mode, before: Position, turn: Turn, target: HexName) -> Iterator[Effect]:
    start = _when_sliding(turn, before.pawn)
    path = mode.board.paths[start][target]
    seat = seat_message(before.seat)
    yield Effect.of("fillit-effect-slide", seat=seat, start=start, target=target, path=path)
    yield from _chips(mode, before, turn, path)


def _when_sliding(turn: Turn, hex: HexName) -> HexName:
    """Return where whatever is on this hex before the turn stands when the slide begins.

    A stone step exchanges two hexes, so the same answer holds the other way round.
    """
    return hex if turn.slide_first else turn.stone.moved(hex)


def _chips(mode: Mode, before: Position, turn: Turn, path: tuple[HexName, ...]) -> Iterator[Effect]:
    """Yield what happens to each hex of the path, until the supply is empty."""
    own = mode.side_of[before.seat]
    supply = before.supplies[own]
    for passed, hex in enumerate(path, 1):
        lying = owner(before.chips, _when_sliding(turn, hex))
        if lying == own:
            yield Effect.of("fillit-effect-chip-kept", hex=hex, colour=mode.colours[own])
            continue
        if lying is not None:
            yield _returned(mode, hex, lying)
        supply -= 1
        yield Effect.of("fillit-effect-chip-laid", hex=hex, colour=mode.colours[own], supply=supply)
        if supply == 0:
            yield Effect.of("fillit-effect-supply-empty", colour=mode.colours[own])
            if left := path[passed:]:
                yield Effect.of("fillit-effect-path-left", hexes=left)
            return


def _returned(mode: Mode, hex: HexName, side: Side) -> Effect:
    owners: Value = tuple(map(seat_message, mode.sides[side]))
    return Effect.of(
        "fillit-effect-chip-returned", hex=hex, colour=mode.colours[side], owner=owners
    )


def _stone_step(mode: Mode, before: Position, stone: StoneStep, met: Met) -> Effect:
    """Return the stone step, named after what the stone changes places with."""
    kind, swapped = met
    values: dict[str, Value] = {
        "seat": seat_message(before.seat),
        "colour": mode.colours[mode.side_of[before.seat]],
        "start": stone.start,
        "target": stone.target,
    }
    if swapped:
        values["swapped"] = swapped
    return Effect.of(f"fillit-effect-stone-{kind}", **values)


def _on_hex(mode: Mode, p: Position, hex: HexName) -> Met:
    """Return what stands or lies on a hex, and its colour."""
    if hex in p.pawns:
        return "pawn", COLOURS[p.pawns.index(hex)]
    for kind, pieces in (("stone", p.stones), ("chip", p.chips)):
        side = owner(pieces, hex)
        if side is not None:
            return kind, mode.colours[side]
    return "moves", ""


def _end(rules: "Rules", step: Step[Position, Turn]) -> Iterator[Effect]:
    outcome, times = rules.outcome(step.after), step.after.times
    if outcome is None:
        if times > 1:
            yield Effect.of("fillit-effect-repeated", times=times)
    elif outcome.winners:
        winners: Value = tuple(map(seat_message, outcome.winners))
        mode = rules.mode(step.after.options)
        colour = mode.colours[mode.side_of[outcome.winners[0]]]
        yield Effect.of("fillit-effect-win", winners=winners, colour=colour)
    else:
        yield Effect.of("fillit-effect-draw", times=times)
