"""What a move does, step by step."""

from collections.abc import Iterator

from tuckbox.core import Actor, Effect, Message, Outcome, Seat, seat_message, seats
from tuckbox.core.square import Cell, column_name
from tuckbox.games.fits.board import ROWS, Board
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.message import cell_names, symbol_message, tile_message
from tuckbox.games.fits.moves import START, Choice, Draw, Placement, format_move
from tuckbox.games.fits.position import Position, Round
from tuckbox.games.fits.scoring import complete_rows, ramp_score
from tuckbox.games.fits.slide import gaps, lay


def draw_effects(now: Round, draw: Draw) -> Iterator[Effect]:
    """A card is dealt or turned; some seats may miss the turn."""
    tile = tile_message(draw.tile)
    if draw.deck == START:
        receiver = Seat(Actor(len(now.starts) + 1))
        yield Effect.of("fits-effect-start-card", seat=seat_message(receiver), tile=tile)
        return
    yield Effect.of("fits-effect-card", tile=tile)
    for seat in seats(len(now.ramps)):
        if now.start(seat) == draw.tile:
            yield Effect.of("fits-effect-misses", seat=seat_message(seat), tile=tile)


def choice_effects(
    components: Components, now: Round, who: Actor, choice: Choice
) -> Iterator[Effect]:
    """A seat's own board changes."""
    if isinstance(choice, Placement):
        yield from _placement_effects(components, now, who, choice)
        return
    assert now.card is not None, "only the tile of a building card is ever set aside"
    yield Effect.of("fits-effect-set-aside", seat=seat_message(who), tile=tile_message(now.card))


def _placement_effects(
    components: Components, now: Round, who: Actor, choice: Placement
) -> Iterator[Effect]:
    before = now.ramp(who)
    after = lay(components.tiles[choice.tile], before, choice)
    cells = frozenset(after.laid[-1].cells)
    inside = frozenset(cell for cell in cells if cell.row < ROWS)
    seat = seat_message(who)
    yield Effect.of(
        "fits-effect-place",
        seat=seat,
        tile=tile_message(choice.tile),
        move=format_move(choice),
        orientation=choice.orientation,
        column=column_name(choice.column),
        row=after.laid[-1].row + 1,
        cells=cell_names(inside),
    )
    if cells != inside:
        yield Effect.of("fits-effect-above", seat=seat, cells=cell_names(cells - inside))
    lying = before.covered
    closed = set(gaps(lying | cells, after.heights)) - set(gaps(lying, before.heights))
    if closed:
        yield Effect.of("fits-effect-gaps", seat=seat, cells=cell_names(closed), count=len(closed))
    yield from _print_effects(components.boards[now.board], seat, inside, lying)


def _print_effects(
    board: Board, seat: Message, new: frozenset[Cell], lying: frozenset[Cell]
) -> Iterator[Effect]:
    """What the board printed under the new tile, and the rows that it completes."""
    for cell in sorted(new & board.signs.keys()):
        if cell in board.values:
            yield Effect.of(
                "fits-effect-cover-value", seat=seat, cell=cell.name, value=board.values[cell]
            )
        else:
            symbol = symbol_message(board.signs[cell])
            yield Effect.of("fits-effect-cover-symbol", seat=seat, cell=cell.name, symbol=symbol)
    if board.row_bonus:
        earlier = complete_rows(lying)
        for row in complete_rows(lying | new):
            if row not in earlier:
                yield Effect.of("fits-effect-row", seat=seat, row=row + 1)


def round_effects(components: Components, after: Position) -> Iterator[Effect]:
    """A round has just ended: each seat's points."""
    number = len(after.finished)
    played = after.finished[-1]
    board = components.boards[played.board]
    for seat in seats(len(played.ramps)):
        points = ramp_score(board, played.ramp(seat))
        yield Effect.of(
            "fits-effect-round-score",
            seat=seat_message(seat),
            round=number,
            board=played.board,
            dots=points.dots,
            rows=points.rows,
            values=points.values,
            pairs=points.pairs,
            points=points.total,
        )


def next_effects(after: Position, outcome: Outcome | None) -> Iterator[Effect]:
    """What comes after a round: the next one, or the end of the game."""
    if outcome is None:
        yield Effect.of("fits-effect-next-round", round=len(after.rounds), board=after.now.board)
        return
    points = max(outcome.scores)
    yield Effect.of(
        outcome.reason.replace("reason", "effect"),
        winners=tuple(map(seat_message, outcome.winners)),
        points=points,
    )
    if outcome.grade is not None:
        yield Effect.of("fits-effect-grade", grade=Message.of(outcome.grade), points=points)
