"""One ramp in sentences, and one space of all ramps."""

import re
from collections.abc import Iterator
from itertools import groupby

from tuckbox.core import InvalidSpace, Message, seat, seat_message
from tuckbox.core.square import Cell, column_name, parse_column
from tuckbox.games.fits.message import symbol_message, tile_message, tile_messages
from tuckbox.games.fits.view import FitsView, RampView, SpecialView

OPEN = "fits-run-open"
GAP = "fits-run-gap"


def describe_ramp(view: FitsView, ramp: RampView) -> Iterator[Message]:
    """Whose it is and what it scores now, its rows from the bottom up, what still shows."""
    yield from _owner(ramp)
    yield _score(ramp)
    if ramp["laid"]:
        yield _heights(ramp)
        yield from _rows(ramp)
        yield from _visible(view, ramp)
    else:
        yield Message.of("fits-describe-empty")
    if ramp["above"]:
        above = tuple(Cell(column, row).name for column, row, _ in ramp["above"])
        yield Message.of("fits-describe-above", cells=above)
    if ramp["set_aside"]:
        yield Message.of("fits-describe-set-aside", tiles=tile_messages(ramp["set_aside"]))


def special_message(special: SpecialView) -> Message:
    """`B10: 3`, or the symbol's name."""
    if special["value"] is None:
        return Message.of(
            "fits-special-symbol", cell=special["cell"], symbol=symbol_message(special["sign"])
        )
    return Message.of("fits-special-value", cell=special["cell"], value=special["value"])


def _owner(ramp: RampView) -> Iterator[Message]:
    owner = seat_message(seat(ramp["seat"]))
    if ramp["start"] is None:
        yield Message.of("fits-describe-seat", seat=owner)
    else:
        start = tile_message(ramp["start"])
        yield Message.of("fits-describe-seat-start", seat=owner, tile=start)
        if ramp["misses_turn"]:
            yield Message.of("fits-effect-misses", seat=owner, tile=start)


def _score(ramp: RampView) -> Message:
    score = ramp["score"]
    return Message.of(
        "fits-describe-score",
        points=score["total"],
        dots=score["dots"],
        rows=score["rows"],
        values=score["values"],
        pairs=score["pairs"],
    )


def _heights(ramp: RampView) -> Message:
    columns = tuple(
        Message.of("fits-describe-height", column=column_name(column), height=height)
        for column, height in enumerate(ramp["heights"])
    )
    return Message.of("fits-describe-heights", columns=columns)


def _rows(ramp: RampView) -> Iterator[Message]:
    """Every row that a tile or a gap is in; those above are empty."""
    for row, cells in enumerate(ramp["grid"]):
        if row < max(ramp["heights"]):
            yield Message.of("fits-describe-row", row=row + 1, runs=tuple(_runs(ramp, row, cells)))
    if max(ramp["heights"]) < len(ramp["grid"]):
        yield Message.of("fits-describe-free-rows", row=max(ramp["heights"]) + 1)


def _runs(ramp: RampView, row: int, cells: list[str | None]) -> Iterator[Message]:
    """Neighbouring spaces of the same content said together: `A-C: P5`."""

    def content(column: int) -> Message:
        return _content(ramp, Cell(column, row), cells[column])

    for message, columns in groupby(range(len(cells)), key=content):
        listed = list(columns)
        names = column_name(listed[0]), column_name(listed[-1])
        where = names[0] if len(listed) == 1 else "-".join(names)
        yield Message.of("fits-describe-run", where=where, content=message)


def _content(ramp: RampView, cell: Cell, tile: str | None) -> Message:
    if tile is not None:
        return tile_message(tile)
    return Message.of(GAP if cell.row < ramp["heights"][cell.column] else OPEN)


def _visible(view: FitsView, ramp: RampView) -> Iterator[Message]:
    specials = view["boards"][view["round"] - 1]["specials"]
    visible = [s for s in specials if ramp["grid"][s["row"]][s["column"]] is None]
    if visible:
        yield Message.of("fits-describe-visible", specials=tuple(map(special_message, visible)))


def inspect(view: FitsView, space: str) -> Iterator[Message]:
    """What the board shows on a space, and what lies there on each ramp."""
    cell = _parse_cell(view, space)
    yield from _printed(view, cell)
    for ramp in view["ramps"]:
        owner = seat_message(seat(ramp["seat"]))
        yield Message.of("fits-inspect", seat=owner, cell=cell.name, content=_on(ramp, cell))


def _parse_cell(view: FitsView, space: str) -> Cell:
    """Rows over the top edge have names as far as tiles reach."""
    top = max(view["rows"], *(height for ramp in view["ramps"] for height in ramp["heights"]))
    found = re.fullmatch(r"([A-F])([1-9][0-9]?)", space.strip().upper())
    if found is None or int(found[2]) > top:
        last = column_name(view["columns"] - 1)
        raise InvalidSpace.of("fits-invalid-space", space=space, first="A1", last=f"{last}{top}")
    return Cell(parse_column(found[1]), int(found[2]) - 1)


def _printed(view: FitsView, cell: Cell) -> Iterator[Message]:
    specials = {s["cell"]: s for s in view["boards"][view["round"] - 1]["specials"]}
    if cell.row >= view["rows"]:
        yield Message.of("fits-inspect-above", cell=cell.name)
    elif cell.name in specials:
        special = special_message(specials[cell.name])
        yield Message.of("fits-inspect-special", special=special)
    else:
        yield Message.of("fits-inspect-dot", cell=cell.name)


def _on(ramp: RampView, cell: Cell) -> Message:
    for laid in ramp["laid"]:
        if list(cell) in laid["cells"]:
            return tile_message(laid["tile"])
    return _content(ramp, cell, None)
