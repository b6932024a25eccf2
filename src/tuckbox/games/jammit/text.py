"""A view of JAMMIT as a picture and in sentences, one space of it, and headings of move lists.

In the picture capital letters are coins, small ones stones, `#` is the centre hole. Brackets outside
a corner are the place for a pawn. Letters at the left name the rows; the numbers below run up and to
the left. Beneath, each seat: pawn, points of the goal, stones on the board, neutral coins; `*` is at
turn, and what it owes is shown as its move is written: `=BN`, `,RR`, `>`.
"""

from collections.abc import Iterator

from tuckbox.core import InvalidSpace, Message, seat_message
from tuckbox.core.data_files import CENTRE_GLYPH
from tuckbox.core.hexagon import CENTRE, Hex, HexBoard
from tuckbox.core.message import Value
from tuckbox.games.jammit.moves import Extra, Insert, Move
from tuckbox.games.jammit.piece import (
    EMPTY,
    NEUTRAL,
    colour_message,
    kind_message,
    piece_message,
    piece_messages,
    stone,
)
from tuckbox.games.jammit.view import ColumnView, CornerView, JammitView, SeatView, sign

_NO_CORNER = "   "
_NO_PAWN = "( )"
_OWED = {"insert": "=", "extra": ",", "pawn": ">", "over": ""}


def group(move: Move) -> Message:
    """Return the heading of a move: insertions by the order of coins, extra coins by the first column."""
    match move:
        case Insert(_, coins):
            first, second = piece_messages(coins)
            return Message.of("jammit-group-insert", first=first, second=second)
        case Extra(first_head, _):
            return Message.of("jammit-group-extra", hex=first_head)
        case _:
            return Message.of("jammit-group-pawn")


# What both the picture and the sentences ask of a view


def _signs(view: JammitView) -> dict[str, str]:
    """Return what lies on each hex, by name."""
    return {hex["name"]: sign(hex) for hex in view["hexes"]}


def _pawns(view: JammitView) -> dict[str, SeatView]:
    """Return whose pawn stands at each corner, by the corner's name."""
    return {entry["pawn"]: entry for entry in view["seats"]}


def _owner(entry: SeatView) -> Message:
    return seat_message(entry["seat"])


def _stones(view: JammitView, entry: SeatView) -> int:
    """Return the number of stones that a seat has on the board."""
    return list(_signs(view).values()).count(stone(entry["colour"]))


# The picture


def draw(view: JammitView) -> str:
    grid, signs = HexBoard(view["radius"]), _signs(view)
    rows = [_row(view, grid, row, signs) for row in grid.rows()]
    entries = [_drawn_seat(view, entry) for entry in view["seats"]]
    return "\n".join([*rows, _numbers(grid), "", *entries])


def _row(view: JammitView, grid: HexBoard, row: tuple[Hex, ...], signs: dict[str, str]) -> str:
    pieces = " ".join(CENTRE_GLYPH if hex == CENTRE else signs[grid.name(hex)] for hex in row)
    # The number of the line that runs up and to the left from the end of the next row above.
    number = f" {row[-1].q + grid.radius + 2}" if row[0].r > 0 else ""
    first, last = grid.name(row[0]), grid.name(row[-1])
    left, right = _drawn_pawn(view, first), _drawn_pawn(view, last)
    return f"{' ' * abs(row[0].r)}{left} {first[0]} {pieces}{number} {right}".rstrip()


def _numbers(grid: HexBoard) -> str:
    """Return the numbers under the bottom row; the higher ones stand at the ends of the rows above."""
    numbers = " ".join(str(number) for number in range(1, grid.radius + 2))
    return " " * (grid.radius + len(_NO_CORNER) + 4) + numbers


def _drawn_pawn(view: JammitView, hex: str) -> str:
    """Return the place outside this hex, if it is a corner, and the pawn there."""
    if hex not in [corner["name"] for corner in view["corners"]]:
        return _NO_CORNER
    entry = _pawns(view).get(hex)
    return _NO_PAWN if entry is None else f"({entry['colour']})"


def _drawn_seat(view: JammitView, entry: SeatView) -> str:
    at_turn = entry["seat"] in view["to_move"]
    words = [
        "*" if at_turn else " ",
        f"({entry['colour']}) {entry['pawn']}",
        f"{view['scores'][entry['seat'] - 1]:2}/{view['goal']}",
        f"{stone(entry['colour'])}{_stones(view, entry)}",
        *([f"{NEUTRAL}{entry['neutral']}"] if len(view["seats"]) == 2 else []),
        _OWED[view["stage"]] + "".join(view["coins"]) if at_turn else "",
    ]
    return "  ".join(words).rstrip()


# The sentences


def describe(view: JammitView) -> Iterator[Message]:
    """Yield what is owed, how the seats stand, the pieces by kind, the columns to choose from, the board."""
    yield _stage(view)
    yield from standing(view)
    yield from _pieces(view)
    if view["coins"]:
        yield from _columns(view)
    elif view["stage"] == "pawn":
        yield Message.of("jammit-describe-free", corners=_free_corners(view))
    yield _board(view)
    if view["reconstructed"]:
        yield Message.of("jammit-describe-reconstructed")


def standing(view: JammitView) -> Iterator[Message]:
    """Yield the points of each seat, the goal, and its neutral coins."""
    return (_seat(view, entry) for entry in view["seats"])


def _stage(view: JammitView) -> Message:
    if view["outcome"] is not None:
        winner = seat_message(view["outcome"]["winners"][0])
        return Message.of("jammit-describe-over", seat=winner, goal=view["goal"])
    mover, coins = seat_message(view["turn"]), piece_messages(view["coins"])
    match view["stage"]:
        case "insert":
            return Message.of("jammit-describe-insert", seat=mover, coins=coins)
        case "extra":
            hexes = tuple(view["earned"])
            return Message.of("jammit-describe-extra", seat=mover, coins=coins, hexes=hexes)
        case _:
            return Message.of("jammit-describe-pawn", seat=mover)


def _seat(view: JammitView, entry: SeatView) -> Message:
    values: dict[str, Value] = {
        "seat": _owner(entry),
        "colour": colour_message(entry["colour"]),
        "corner": entry["pawn"],
        "points": view["scores"][entry["seat"] - 1],
        "goal": view["goal"],
        "stones": _stones(view, entry),
    }
    if len(view["seats"]) == 2:
        return Message.of("jammit-describe-seat-neutral", **values, neutral=entry["neutral"])
    return Message.of("jammit-describe-seat", **values)


def _pieces(view: JammitView) -> Iterator[Message]:
    """Yield every kind of piece on the board and where it lies, stones first."""
    where: dict[str, list[str]] = {}
    for name, piece in _signs(view).items():
        where.setdefault(piece, []).append(name)
    for piece in "rbyRBYN":
        if piece in where:
            hexes = tuple(where[piece])
            yield Message.of("jammit-describe-pieces", pieces=kind_message(piece), hexes=hexes)


def _columns(view: JammitView) -> Iterator[Message]:
    """Yield each column of the corner at turn, from the head on."""
    pawn = view["seats"][view["turn"] - 1]["pawn"]
    corner = next(corner for corner in view["corners"] if corner["name"] == pawn)
    yield Message.of("jammit-describe-corner", corner=pawn)
    signs = _signs(view)
    yield from (_column(column, signs) for column in corner["columns"])


def _column(column: ColumnView, signs: dict[str, str]) -> Message:
    lying = tuple(
        Message.of("jammit-piece-at", piece=piece_message(signs[name]), hex=name)
        for name in column["hexes"]
        if signs[name] != EMPTY
    )
    return Message.of(
        f"jammit-describe-column-{column['into']}",
        hex=column["hexes"][0],
        gaps=len(column["hexes"]) - len(lying),
        pieces=lying or Message.of("jammit-nothing"),
    )


def _free_corners(view: JammitView) -> tuple[str, ...]:
    taken = _pawns(view)
    return tuple(corner["name"] for corner in view["corners"] if corner["name"] not in taken)


def _board(view: JammitView) -> Message:
    return Message.of(
        "jammit-describe-board",
        row=view["hexes"][-1]["name"][0],
        centre=view["centre"],
        corners=tuple(corner["name"] for corner in view["corners"]),
    )


# One space


def inspect(view: JammitView, space: str) -> Iterator[Message]:
    """Yield the piece on a hex, a pawn beside it, and its place in the columns of every pawn."""
    if space == view["centre"]:
        yield Message.of("jammit-inspect-centre", hex=space)
        return
    signs = _signs(view)
    if space not in signs:
        raise InvalidSpace.of("jammit-invalid-space", space=space, centre=view["centre"])
    if signs[space] == EMPTY:
        yield Message.of("jammit-inspect-empty", hex=space)
    else:
        yield Message.of("jammit-inspect-piece", hex=space, piece=piece_message(signs[space]))
    yield from _corner(view, space)
    pawns = _pawns(view)
    for corner in view["corners"]:
        if corner["name"] in pawns:
            yield from _place(pawns[corner["name"]], corner, space)


def _corner(view: JammitView, space: str) -> Iterator[Message]:
    """Yield whose pawn stands outside this hex, if it is a corner."""
    if entry := _pawns(view).get(space):
        yield Message.of("jammit-inspect-pawn", hex=space, seat=_owner(entry))
    elif space in _free_corners(view):
        yield Message.of("jammit-inspect-corner", hex=space)


def _place(entry: SeatView, corner: CornerView, space: str) -> Iterator[Message]:
    """Yield where this hex is in the one column through it that a seat can use, if there is one."""
    for column in corner["columns"]:
        if space in column["hexes"]:
            yield Message.of(
                f"jammit-inspect-column-{column['into']}",
                seat=_owner(entry),
                hex=column["hexes"][0],
                place=column["hexes"].index(space) + 1,
                length=len(column["hexes"]),
            )
