"""The table in sentences, for a reader who can't see it; and the headings of lists of moves."""

from collections.abc import Iterator

from tuckbox.core import Message, seat, seat_message
from tuckbox.core.message import Value
from tuckbox.games.jammit.moves import Extra, Insert, Move
from tuckbox.games.jammit.piece import EMPTY, colour_message, piece_message, pieces_message
from tuckbox.games.jammit.view import ColumnView, JammitView, SeatView, sign


def group(move: Move) -> Message:
    match move:
        case Insert(_, coins):
            first, second = (piece_message(coin) for coin in coins)
            return Message.of("jammit-group-insert", first=first, second=second)
        case Extra(first, _):
            return Message.of("jammit-group-extra", hex=first)
        case _:
            return Message.of("jammit-group-pawn")


def describe(view: JammitView) -> Iterator[Message]:
    """What is owed, how the seats stand, the pieces by colour, the columns to choose from, the board."""
    yield _state(view)
    yield from (_seat(view, entry) for entry in view["seats"])
    yield from _pieces(view)
    if view["coins"]:
        yield from _columns(view)
    elif view["step"] == "pawn":
        yield Message.of("jammit-describe-free", corners=_free_corners(view))
    yield _board(view)
    if view["reconstructed"]:
        yield Message.of("jammit-describe-reconstructed")


def _state(view: JammitView) -> Message:
    if view["outcome"] is not None:
        winner = seat_message(seat(view["outcome"]["winners"][0]))
        return Message.of("jammit-describe-over", seat=winner, goal=view["goal"])
    mover = seat_message(seat(view["turn"]))
    coins = tuple(piece_message(coin) for coin in view["coins"])
    match view["step"]:
        case "insert":
            return Message.of("jammit-describe-insert", seat=mover, coins=coins)
        case "extra":
            hexes = tuple(view["earned"])
            return Message.of("jammit-describe-extra", seat=mover, coins=coins, hexes=hexes)
        case _:
            return Message.of("jammit-describe-pawn", seat=mover)


def _seat(view: JammitView, entry: SeatView) -> Message:
    values: dict[str, Value] = {
        "seat": seat_message(seat(entry["seat"])),
        "colour": colour_message(entry["colour"]),
        "corner": entry["pawn"],
        "points": entry["points"],
        "goal": view["goal"],
        "stones": entry["stones"],
    }
    if len(view["seats"]) == 2:
        return Message.of("jammit-describe-seat-neutral", **values, neutral=entry["neutral"])
    return Message.of("jammit-describe-seat", **values)


def _pieces(view: JammitView) -> Iterator[Message]:
    """Every kind of piece on the board and where it lies, stones first."""
    where: dict[str, list[str]] = {}
    for hex in view["hexes"]:
        where.setdefault(sign(hex), []).append(hex["name"])
    for piece in "rbyRBYN":
        if piece in where:
            hexes = tuple(where[piece])
            yield Message.of("jammit-describe-pieces", pieces=pieces_message(piece), hexes=hexes)


def _columns(view: JammitView) -> Iterator[Message]:
    """Each column of the corner at turn, from the head on."""
    pawn = view["seats"][view["turn"] - 1]["pawn"]
    corner = next(each for each in view["corners"] if each["name"] == pawn)
    yield Message.of("jammit-describe-corner", corner=pawn)
    yield from (_column(view, column) for column in corner["columns"])


def _column(view: JammitView, column: ColumnView) -> Message:
    signs = {hex["name"]: sign(hex) for hex in view["hexes"]}
    line = [(name, signs[name]) for name in column["hexes"]]
    lying = tuple(
        Message.of("jammit-piece-at", piece=piece_message(piece), hex=name)
        for name, piece in line
        if piece != EMPTY
    )
    gaps = len(line) - len(lying)
    id = f"jammit-describe-column-{column['into']}"
    nothing = Message.of("jammit-nothing")
    return Message.of(id, hex=column["head"], gaps=gaps, pieces=lying or nothing)


def _free_corners(view: JammitView) -> tuple[str, ...]:
    return tuple(corner["name"] for corner in view["corners"] if corner["pawn"] is None)


def _board(view: JammitView) -> Message:
    return Message.of(
        "jammit-describe-board",
        row=view["hexes"][-1]["name"][0],
        centre=view["centre"],
        corners=tuple(corner["name"] for corner in view["corners"]),
    )
