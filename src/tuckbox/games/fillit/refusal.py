"""Why a turn is not legal, in the order in which a person would notice it."""

from tuckbox.core import Refusal
from tuckbox.games.fillit.board import HexName, free_way
from tuckbox.games.fillit.components import Mode
from tuckbox.games.fillit.moves import Step, Turn, format_turn
from tuckbox.games.fillit.position import Hexes, Position
from tuckbox.games.fillit.slide import obstacles
from tuckbox.games.fillit.stone import after_step


def why_not(p: Position, mode: Mode, turn: Turn, legal: tuple[Turn, ...]) -> Refusal:
    """The refusal of a turn that is not among the legal ones."""
    return (
        _bad_hex(mode, turn) or _bad_stone(p, mode, turn.stone) or _bad_slide(p, mode, turn, legal)
    )


def _bad_hex(mode: Mode, turn: Turn) -> Refusal | None:
    for hex in (turn.slide, *turn.stone):
        if hex == mode.board.centre:
            return Refusal.of("fillit-refusal-centre", hex=hex)
        if hex is not None and hex not in mode.board.rays:
            return Refusal.of("fillit-refusal-no-hex", hex=hex)
    return None


def _bad_stone(p: Position, mode: Mode, step: Step) -> Refusal | None:
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


def _bad_slide(p: Position, mode: Mode, turn: Turn, legal: tuple[Turn, ...]) -> Refusal:
    """Hexes and stone are in order, so it is the slide that is missing or impossible."""
    pawn, blocked = p.pawns[p.seat - 1], obstacles(p)
    slides_now = mode.board.slides(pawn, blocked)
    if not turn.slide_first:
        pawn, blocked = after_step(turn.stone, pawn, blocked)
    if slides_now and not mode.board.slides(pawn, blocked):
        # §A turn. A stone may not be used to lock one's own pawn in and so avoid sliding.
        return Refusal.of(
            "fillit-refusal-locks-pawn", start=turn.stone.start, target=turn.stone.target
        )
    if turn.slide is None:
        return _must_slide(slides_now, legal)
    return _bad_target(mode, pawn, turn.slide, blocked)


def _must_slide(slides_now: tuple[HexName, ...], legal: tuple[Turn, ...]) -> Refusal:
    """§A turn. If some legal order lets the pawn slide, the turn must contain a slide."""
    if slides_now:
        return Refusal.of("fillit-refusal-must-slide", targets=slides_now)
    return Refusal.of("fillit-refusal-must-free-pawn", example=format_turn(legal[0]))


def _bad_target(mode: Mode, pawn: HexName, target: HexName, blocked: Hexes) -> Refusal:
    """§Slide. Straight and as far as it goes."""
    ray = mode.board.ray(pawn, target)
    if not ray:
        return Refusal.of("fillit-refusal-not-straight", pawn=pawn, target=target)
    way = free_way(ray, blocked)
    if target in way:
        return Refusal.of("fillit-refusal-goes-on", target=target, stop=way[-1])
    return Refusal.of("fillit-refusal-blocked", target=target, obstacle=ray[len(way)])
