"""The table in sentences, for a reader who can't see it."""

from collections.abc import Iterator

from tuckbox.core import Message, seat, seat_message
from tuckbox.core.square import Cell
from tuckbox.games.fits.describe_ramp import describe_ramp, special_message
from tuckbox.games.fits.message import tile_message, tile_messages
from tuckbox.games.fits.view import FitsView, OrientationView


def describe(view: FitsView) -> Iterator[Message]:
    """The board, what is to be done, each seat's ramp, the tile to place, earlier rounds, the end."""
    yield from _board(view)
    yield from _stage(view)
    yield from _cards(view)
    for ramp in view["ramps"]:
        yield from describe_ramp(view, ramp)
    if view["seat"] in view["to_move"]:
        yield from map(_orientation, view["orientations"])
    yield from _finished(view)
    yield from _outcome(view)


def _board(view: FitsView) -> Iterator[Message]:
    board = view["boards"][view["round"] - 1]
    yield Message.of(
        "fits-describe-round",
        round=view["round"],
        rounds=len(view["boards"]),
        board=board["id"],
    )
    yield Message.of(f"fits-describe-rows-{'on' if board['row_bonus'] else 'off'}")
    if board["specials"]:
        specials = tuple(map(special_message, board["specials"]))
        yield Message.of("fits-describe-specials", specials=specials)
    if board["reconstructed"]:
        yield Message.of("fits-reconstructed-board", board=board["id"])


def _stage(view: FitsView) -> Iterator[Message]:
    yield Message.of(f"fits-describe-{view['stage']}")
    if view["card"] is not None:
        yield Message.of("fits-describe-card", tile=tile_message(view["card"]))
    owing = tuple(seat_message(seat(number)) for number in view["to_move"] if number)
    if owing:
        yield Message.of("fits-describe-owing", seats=owing)
    yield from _own_choice(view)


def _own_choice(view: FitsView) -> Iterator[Message]:
    if view["tile"] is None or view["seat"] is None:
        return
    tile = tile_message(view["tile"])
    if view["choice"] is None:
        yield Message.of("fits-describe-to-place", tile=tile)
    else:
        yield Message.of("fits-describe-choice", tile=tile, move=view["choice"])


def _cards(view: FitsView) -> Iterator[Message]:
    if view["turned"]:
        yield Message.of("fits-describe-turned", tiles=tile_messages(view["turned"]))
    if view["remaining"]:
        yield Message.of(
            "fits-describe-remaining",
            tiles=tile_messages(view["remaining"]),
            count=len(view["remaining"]),
        )


def _orientation(lie: OrientationView) -> Message:
    """The squares as if the tile stood in the lower left corner: A1, A2, …"""
    cells = sorted((Cell(column, row) for column, row in lie["cells"]), key=_from_below)
    return Message.of(
        "fits-describe-orientation",
        orientation=lie["name"],
        width=lie["width"],
        height=lie["height"],
        cells=tuple(cell.name for cell in cells),
    )


def _from_below(cell: Cell) -> tuple[int, int]:
    return cell.row, cell.column


def _finished(view: FitsView) -> Iterator[Message]:
    for played in view["finished"]:
        for ramp in played["ramps"]:
            score = ramp["score"]
            yield Message.of(
                "fits-describe-finished",
                round=played["number"],
                board=played["board"],
                seat=seat_message(seat(ramp["seat"])),
                dots=score["dots"],
                rows=score["rows"],
                values=score["values"],
                pairs=score["pairs"],
                points=score["total"],
            )


def _outcome(view: FitsView) -> Iterator[Message]:
    outcome = view["outcome"]
    for number, points in enumerate(view["scores"], 1):
        if view["finished"]:
            subject = seat_message(seat(number))
            yield Message.of("fits-describe-total", seat=subject, points=points)
    if outcome is not None:
        yield Message.of(
            outcome["reason"].replace("reason", "effect"),
            winners=tuple(seat_message(seat(number)) for number in outcome["winners"]),
            points=max(outcome["scores"]),
        )
    if outcome is not None and outcome["grade"] is not None:
        yield Message.of(
            "fits-effect-grade",
            grade=Message.of(outcome["grade"]),
            points=max(outcome["scores"]),
        )
