"""The table in sentences, for a reader who can't see it."""

from collections.abc import Iterator
from typing import Literal

from tuckbox.core import Actor, InvalidSpace, Message, seat_message
from tuckbox.games.fillit.view import FillitView, HexView, SideView


def describe(view: FillitView) -> Iterator[Message]:
    """How the game stands, then the pieces colour by colour, then what the turn asks for."""
    yield from _standing(view)
    for side in view["sides"]:
        yield from _side(view, side)
    yield from _pawns(view)
    if view["reconstructed"]:
        yield Message.of("fillit-describe-reconstructed")
    yield from _turn(view)


def inspect(view: FillitView, space: str) -> Iterator[Message]:
    name = space.strip().lower()
    if name == view["centre"]:
        yield Message.of("fillit-inspect-centre", hex=name)
        return
    for hex in view["hexes"]:
        if hex["name"] == name:
            yield from _on_hex(hex)
            return
    raise InvalidSpace.of(
        "fillit-no-space",
        space=space,
        first=view["hexes"][0]["name"],
        last=view["hexes"][-1]["name"],
    )


def _standing(view: FillitView) -> Iterator[Message]:
    outcome = view["outcome"]
    if outcome is None:
        seat = view["seats"][view["turn"] - 1]
        yield Message.of("fillit-describe-turn", seat=_seat(view["turn"]), colour=seat["colour"])
    elif outcome["winners"]:
        winners = tuple(_seat(number) for number in outcome["winners"])
        yield Message.of("fillit-describe-won", winners=winners)
    else:
        yield Message.of("fillit-describe-drawn", times=view["repetition"])


def _side(view: FillitView, side: SideView) -> Iterator[Message]:
    colour = side["colour"]
    yield Message.of(
        "fillit-describe-supply",
        seats=tuple(_seat(number) for number in side["seats"]),
        colour=colour,
        supply=side["supply"],
        total=side["total"],
    )
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


def _on_hex(hex: HexView) -> Iterator[Message]:
    name = hex["name"]
    if hex["seat"] is not None and hex["pawn"] is not None:
        yield Message.of(
            "fillit-inspect-pawn", hex=name, colour=hex["pawn"], seat=_seat(hex["seat"])
        )
    if hex["stone"] is not None:
        yield Message.of("fillit-inspect-stone", hex=name, colour=hex["stone"])
    if hex["chip"] is not None:
        yield Message.of("fillit-inspect-chip", hex=name, colour=hex["chip"])
    if not (hex["pawn"] or hex["stone"] or hex["chip"]):
        yield Message.of("fillit-inspect-empty", hex=name)


def _seat(number: int) -> Message:
    return seat_message(Actor(number))
