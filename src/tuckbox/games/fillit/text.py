"""A view of FILLIT as a picture and in sentences, one hex of it, and headings of move lists.

e1  B . . . # . . . R  e9
a row between the names of its first and last hex, by the signs of the drawn set-ups

>1R  3Y  r +  24/25
a side: its seats with their pawns (`>` to move, `!` winner), the signs of its stones and
chips, and its chips left and in all
"""

from collections.abc import Iterator
from typing import Literal

from tuckbox.core import InvalidSpace, Message, seat_message
from tuckbox.core.data_files import CENTRE_GLYPH
from tuckbox.core.hexagon import CENTRE, Hex, HexBoard
from tuckbox.games.fillit.components import CHIP_SIGNS, EMPTY_SIGN, STONE_SIGNS
from tuckbox.games.fillit.moves import Turn
from tuckbox.games.fillit.view import FillitView, HexView, SideView

TO_MOVE, WINNER = ">", "!"


def group(move: Turn) -> Message:
    """Return the heading of a turn: by what comes first, or that of stone steps alone."""
    if move.slide is None:
        return Message.of("fillit-group-stone-alone")
    if move.slide_first:
        return Message.of("fillit-group-slide-first", hex=move.slide)
    return Message.of("fillit-group-stone-first", hex=move.stone.start)


# The picture


def draw(view: FillitView) -> str:
    return "\n".join(
        [*_drawn_board(view), "", *(_drawn_side(view, side) for side in view["sides"])]
    )


def _drawn_board(view: FillitView) -> Iterator[str]:
    board, seen = HexBoard(view["radius"]), signs(view)
    for row in board.rows():
        drawn = " ".join(seen[hex] for hex in row)
        yield f"{' ' * abs(row[0].r)}{board.name(row[0])}  {drawn}  {board.name(row[-1])}"


def signs(view: FillitView) -> dict[Hex, str]:
    """Return what is seen of each hex from above, where a pawn hides its chip."""
    pawns = {one["pawn"]: one["colour"] for one in view["seats"]}
    seen = {Hex(hex["q"], hex["r"]): pawns.get(hex["name"]) or _sign(hex) for hex in view["hexes"]}
    return seen | {CENTRE: CENTRE_GLYPH}


def _sign(hex: HexView) -> str:
    if hex["stone"]:
        return STONE_SIGNS[hex["stone"]]
    return CHIP_SIGNS[hex["chip"]] if hex["chip"] else EMPTY_SIGN


def _drawn_side(view: FillitView, side: SideView) -> str:
    seats = " ".join(_drawn_seat(view, number) for number in side["seats"])
    colour = side["colour"]
    pieces = f"{STONE_SIGNS[colour]} {CHIP_SIGNS[colour]}"
    return f"{seats}  {pieces}  {side['supply']}/{side['total']}"


def _drawn_seat(view: FillitView, number: int) -> str:
    outcome = view["outcome"]
    mark = " "
    if number in view["to_move"]:
        mark = TO_MOVE
    elif outcome is not None and number in outcome["winners"]:
        mark = WINNER
    return f"{mark}{number}{view['seats'][number - 1]['colour']}"


# The sentences


def describe(view: FillitView) -> Iterator[Message]:
    """Yield how the game stands, the pieces colour by colour, and what the turn asks for."""
    yield from _state(view)
    for side in view["sides"]:
        yield from _side(view, side)
    yield from _pawns(view)
    if view["reconstructed"]:
        yield Message.of("fillit-describe-reconstructed")
    yield from _turn(view)


def _state(view: FillitView) -> Iterator[Message]:
    outcome = view["outcome"]
    if outcome is None:
        colour = view["seats"][view["turn"] - 1]["colour"]
        yield Message.of("fillit-describe-turn", seat=_seat(view["turn"]), colour=colour)
    elif outcome["winners"]:
        yield Message.of("fillit-describe-won", winners=tuple(map(_seat, outcome["winners"])))
    else:
        yield Message.of("fillit-describe-drawn", times=view["repetition"])


def standing(view: FillitView) -> Iterator[Message]:
    """Yield how many chips each side still has to lay."""
    return map(_supply, view["sides"])


def _supply(side: SideView) -> Message:
    return Message.of(
        "fillit-describe-supply",
        seats=tuple(map(_seat, side["seats"])),
        colour=side["colour"],
        supply=side["supply"],
        total=side["total"],
    )


def _side(view: FillitView, side: SideView) -> Iterator[Message]:
    colour = side["colour"]
    yield _supply(side)
    stones, chips = _places(view, "stone", colour), _places(view, "chip", colour)
    yield Message.of("fillit-describe-stones", colour=colour, hexes=stones, count=len(stones))
    yield Message.of("fillit-describe-chips", colour=colour, hexes=chips, count=len(chips))


def _places(view: FillitView, kind: Literal["stone", "chip"], colour: str) -> tuple[str, ...]:
    return tuple(hex["name"] for hex in view["hexes"] if hex[kind] == colour)


def _pawns(view: FillitView) -> Iterator[Message]:
    for one in view["seats"]:
        yield Message.of(
            "fillit-describe-pawn", seat=_seat(one["seat"]), colour=one["colour"], hex=one["pawn"]
        )


def _turn(view: FillitView) -> Iterator[Message]:
    if view["outcome"] is not None:
        return
    if view["slides"]:
        yield Message.of("fillit-describe-slides", targets=tuple(view["slides"]))
    elif view["must_slide"]:
        yield Message.of("fillit-describe-free-pawn")
    else:
        yield Message.of("fillit-describe-stone-alone")
    if view["repetition"] > 1:
        yield Message.of("fillit-describe-repeated", times=view["repetition"])


def _seat(number: int) -> Message:
    return seat_message(number)


# One hex


def inspect(view: FillitView, space: str) -> Iterator[Message]:
    """Yield what is on a hex: pawn, stone and chip."""
    name = space.strip().lower()
    if name == view["centre"]:
        yield Message.of("fillit-inspect-centre", hex=name)
    else:
        yield from _on_hex(view, _named_hex(view, space))


def _named_hex(view: FillitView, space: str) -> HexView:
    for hex in view["hexes"]:
        if hex["name"] == space.strip().lower():
            return hex
    first, last = view["hexes"][0]["name"], view["hexes"][-1]["name"]
    raise InvalidSpace.of("fillit-no-space", space=space, first=first, last=last)


def _on_hex(view: FillitView, hex: HexView) -> Iterator[Message]:
    name = hex["name"]
    pawns = [one for one in view["seats"] if one["pawn"] == name]
    for one in pawns:
        yield Message.of(
            "fillit-inspect-pawn", hex=name, colour=one["colour"], seat=_seat(one["seat"])
        )
    if hex["stone"]:
        yield Message.of("fillit-inspect-stone", hex=name, colour=hex["stone"])
    if hex["chip"]:
        yield Message.of("fillit-inspect-chip", hex=name, colour=hex["chip"])
    if not (pawns or hex["stone"] or hex["chip"]):
        yield Message.of("fillit-inspect-empty", hex=name)
