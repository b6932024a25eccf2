"""What a placement makes of a position, and the most that it can still lead to."""

from tuckbox.games.fits.board import BOTH_SYMBOLS, ONE_SYMBOL
from tuckbox.kernels.bitboard import count
from tuckbox.kernels.fits.landing import raised, rest
from tuckbox.kernels.fits.table import (
    BOTTOM,
    BYTE,
    CELLS,
    COLUMNS,
    NOWHERE,
    ROWS,
    SHIFT,
    WINDOW,
    Ints,
    Table,
)
from tuckbox.kernels.jit import jit
from tuckbox.solver.fits.prospect import NEED, NEED_BITS, ROW_BITS, Prospect

AT_BEST = max(BOTH_SYMBOLS, ONE_SYMBOL, 0)
WITH_OPEN = max(BOTH_SYMBOLS, ONE_SYMBOL)
WITH_COVERED = max(ONE_SYMBOL, 0)
"""What a pair gives at best: undecided; one symbol decided and uncovered; one covered."""


@jit
def height(sky: int, column: int) -> int:
    return sky >> BYTE * column & 255


@jit
def lowest(sky: int) -> int:
    low = height(sky, 0)
    for column in range(1, COLUMNS):
        low = min(low, height(sky, column))
    return low


@jit
def sky_at_best(board: Prospect, sky: int) -> int:
    """Return the sum of `Prospect.sky`: points, and in the lowest bits spaces to cover."""
    total = 0
    for column in range(COLUMNS):
        total += board.sky[column, height(sky, column)]
    return total


@jit
def bound(row_bonus: int, marks: int, hope: int, at_best: int, squares: int) -> int:
    """Return the most points that a position can lead to when tiles of `squares` squares are still to come.

    Spaces to cover beyond those squares stay uncovered, at a point each at least; and where rows
    score, every six of them spoil a row, except in rows that are spoiled already.
    """
    short = (at_best & NEED) - squares
    best = hope + (at_best >> NEED_BITS)
    if short <= 0:
        return best
    if row_bonus:
        fresh = short - COLUMNS * count(marks & ROW_BITS)
        best -= row_bonus * ((max(fresh, 0) + COLUMNS - 1) // COLUMNS)
    return best - short


@jit
def gap_rows(lie: Ints, holes: int, sky: int, row: int) -> int:
    """Return the rows in which a placement closes off a space for good, as bits."""
    gaps = holes << row
    window = sky >> lie[SHIFT]
    bottoms = lie[BOTTOM]
    for column in range(WINDOW):
        bottom = bottoms >> BYTE * column & 255
        if bottom != NOWHERE:
            gaps |= (1 << row + bottom) - (1 << height(window, column))
    return gaps & ROW_BITS


@jit
def _fate(before: int, after: int, at: int, action_cells: int, row: int, column: int) -> int:
    """Return what a placement does to a symbol: 0 nothing, 1 covers it, 2 closes it off."""
    if not height(before, column) <= at < height(after, column):
        return 0
    is_covered = at >= row and action_cells >> COLUMNS * (at - row) + column & 1
    return 1 if is_covered else 2


@jit
def pair_marks(
    pairs: Ints, cells: int, marks: int, before: int, after: int, row: int
) -> tuple[int, int]:
    """Return the marks of all pairs after a placement, and the points of hope that it costs."""
    lost = 0
    for pair in range(len(pairs)):
        column, at = pairs[pair, 0], pairs[pair, 1]
        other_column, other_at = pairs[pair, 2], pairs[pair, 3]
        one = _fate(before, after, at, cells, row, column)
        other = _fate(before, after, other_at, cells, row, other_column)
        if one == 0 and other == 0:
            continue
        mark = 1 << ROWS + pair
        if one != 0 and other != 0:
            lost += AT_BEST - _pair_points(int(one == 2) + int(other == 2))
            continue
        is_open = one == 2 or other == 2
        was_decided = at < height(before, column) or other_at < height(before, other_column)
        if was_decided:
            was_open = marks & mark != 0
            best = WITH_OPEN if was_open else WITH_COVERED
            lost += best - _pair_points(int(is_open) + int(was_open))
            marks &= ~mark
        elif is_open:
            lost += AT_BEST - WITH_OPEN
            marks |= mark
        else:
            lost += AT_BEST - WITH_COVERED
    return marks, lost


@jit
def settled(
    lie: Ints,
    holes: int,
    row_bonus: int,
    pairs: Ints,
    marks: int,
    hope: int,
    before: int,
    after: int,
    row: int,
) -> tuple[int, int]:
    """Return marks and hope after a placement that leads from one skyline to the next.

    The hope given has lost already what the placement covers. Takes only what it needs: arrays
    that are passed on cost more than all the rest.
    """
    if row_bonus:
        spoiled = gap_rows(lie, holes, before, row) & ~marks
        hope -= row_bonus * count(spoiled)
        # Rows below the whole skyline are decided; whether they are spoiled is in the hope.
        marks = (marks | spoiled) & ~((1 << min(lowest(after), ROWS)) - 1)
    if len(pairs) > 0:
        marks, lost = pair_marks(pairs, lie[CELLS], marks, before, after, row)
        hope -= lost
    return marks, hope


@jit
def after(
    table: Table, board: Prospect, sky: int, marks: int, hope: int, action: int
) -> tuple[int, int, int]:
    """Return skyline, marks and hope after a legal action."""
    if action == 0:
        return sky, marks, hope
    row = rest(table, sky, action)
    new_sky = raised(table, sky, action, row)
    hope -= board.cover[action, row]
    if board.row_bonus != 0 or len(board.pairs) > 0:
        marks, hope = settled(
            table.lie[action],
            board.holes[action],
            board.row_bonus,
            board.pairs,
            marks,
            hope,
            sky,
            new_sky,
            row,
        )
    return new_sky, marks, hope


@jit
def _pair_points(uncovered: int) -> int:
    if uncovered == 2:
        return BOTH_SYMBOLS
    return ONE_SYMBOL if uncovered == 1 else 0


@jit
def final(board: Prospect, sky: int, marks: int, hope: int) -> int:
    """Return the points of a position when nothing more is placed."""
    points = hope + (sky_at_best(board, sky) >> NEED_BITS)
    for column in range(COLUMNS):
        points += board.end[column, height(sky, column)]
    if board.row_bonus:
        low = min(lowest(sky), ROWS)
        open_rows = ROW_BITS & ~((1 << low) - 1) & ~marks
        points -= board.row_bonus * count(open_rows)
    for pair in range(len(board.pairs)):
        points += _left_open(board, sky, marks, pair)
    return points


@jit
def _left_open(board: Prospect, sky: int, marks: int, pair: int) -> int:
    """Return by how much a pair exceeds the hope when its undecided symbols stay uncovered."""
    one = board.pairs[pair, 1] < height(sky, board.pairs[pair, 0])
    other = board.pairs[pair, 3] < height(sky, board.pairs[pair, 2])
    if one and other:
        return 0
    if not one and not other:
        return _pair_points(2) - AT_BEST
    if marks >> ROWS + pair & 1:
        return _pair_points(2) - WITH_OPEN
    return _pair_points(1) - WITH_COVERED
