"""Why a turn is not legal, in the order in which a person would notice it."""

from typing import TYPE_CHECKING

from tuckbox.core import Actor, Refusal
from tuckbox.games.fillit.board import HexName, free_way
from tuckbox.games.fillit.components import Mode
from tuckbox.games.fillit.moves import StoneStep, Turn
from tuckbox.games.fillit.position import Position

if TYPE_CHECKING:
    from tuckbox.games.fillit.rules import Rules


def refuse(rules: "Rules", p: Position, who: Actor, move: Turn) -> Refusal:
    mode = rules.mode(p.options)
    return (
        _refuse_hex(mode, move)
        or _refuse_stone(mode, p, move.stone)
        or _refuse_slide(rules, p, who, move)
    )


def _refuse_hex(mode: Mode, turn: Turn) -> Refusal | None:
    for hex in (turn.slide, *turn.stone):
        if hex == mode.board.centre:
            return Refusal.of("fillit-refusal-centre", hex=hex)
        if hex is not None and hex not in mode.board.rays:
            return Refusal.of("fillit-refusal-no-hex", hex=hex)
    return None


def _refuse_stone(mode: Mode, p: Position, step: StoneStep) -> Refusal | None:
    side = mode.side_of[p.seat]
    if step.start not in p.stones[side]:
        return Refusal.of(
            "fillit-refusal-not-your-stone",
            hex=step.start,
            colour=mode.colours[side],
            stones=tuple(sorted(p.stones[side])),
        )
    if step.target not in mode.board.neighbours[step.start]:
        return Refusal.of("fillit-refusal-not-adjacent", start=step.start, target=step.target)
    return None


def _refuse_slide(rules: "Rules", p: Position, who: Actor, turn: Turn) -> Refusal:
    """Return what is wrong with the slide: hexes and stone are in order, so it is missing or impossible."""
    slides_now = rules.slides(p)
    table = p if turn.slide_first else rules.stepped(p, turn.stone)
    if slides_now and not rules.slides(table):  # §3.5
        return Refusal.of(
            "fillit-refusal-locks-pawn", start=turn.stone.start, target=turn.stone.target
        )
    if turn.slide is not None:
        return _refuse_target(rules, table, turn.slide)
    if slides_now:
        return Refusal.of("fillit-refusal-must-slide", targets=slides_now)
    example = rules.legal_moves(p, who)[0]
    return Refusal.of("fillit-refusal-must-free-pawn", example=example.text)


def _refuse_target(rules: "Rules", table: Position, target: HexName) -> Refusal:
    """§4.1, §4.2: straight and as far as it goes."""
    ray = rules.mode(table.options).board.ray(table.pawn, target)
    if not ray:
        return Refusal.of("fillit-refusal-not-straight", pawn=table.pawn, target=target)
    way = free_way(ray, rules.obstacles(table))
    if target in way:
        return Refusal.of("fillit-refusal-goes-on", target=target, stop=way[-1])
    return Refusal.of("fillit-refusal-blocked", target=target, obstacle=ray[len(way)])
