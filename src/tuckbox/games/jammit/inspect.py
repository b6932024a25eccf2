"""What there is to say about one space: its piece, a pawn beside it, and the column it lies in."""

from collections.abc import Iterator

from tuckbox.core import InvalidSpace, Message, seat, seat_message
from tuckbox.games.jammit.piece import EMPTY, piece_message
from tuckbox.games.jammit.view import ColumnView, CornerView, JammitView, sign


def inspect(view: JammitView, space: str) -> Iterator[Message]:
    if space == view["centre"]:
        return iter([Message.of("jammit-inspect-centre", hex=space)])
    signs = {hex["name"]: sign(hex) for hex in view["hexes"]}
    if space not in signs:
        raise InvalidSpace.of("jammit-invalid-space", space=space, centre=view["centre"])
    return _hex(view, space, signs[space])


def _hex(view: JammitView, space: str, piece: str) -> Iterator[Message]:
    if piece == EMPTY:
        yield Message.of("jammit-inspect-empty", hex=space)
    else:
        yield Message.of("jammit-inspect-piece", hex=space, piece=piece_message(piece))
    yield from _pawn(view, space)
    for corner in view["corners"]:
        if corner["pawn"] is not None:
            yield from _column(corner, space)


def _pawn(view: JammitView, space: str) -> Iterator[Message]:
    for corner in view["corners"]:
        if corner["name"] == space:
            if corner["pawn"] is None:
                yield Message.of("jammit-inspect-corner", hex=space)
            else:
                owner = seat_message(seat(corner["pawn"]))
                yield Message.of("jammit-inspect-pawn", hex=space, seat=owner)


def _column(corner: CornerView, space: str) -> Iterator[Message]:
    """The one column of a corner that runs through this hex."""
    assert corner["pawn"] is not None
    for column in corner["columns"]:
        if space in column["hexes"]:
            yield _place(column, space, corner["pawn"])


def _place(column: ColumnView, space: str, pawn: int) -> Message:
    return Message.of(
        f"jammit-inspect-column-{column['into']}",
        seat=seat_message(seat(pawn)),
        hex=column["head"],
        place=column["hexes"].index(space) + 1,
        length=len(column["hexes"]),
    )
