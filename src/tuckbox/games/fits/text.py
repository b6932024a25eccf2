"""A view of FITS as a picture and in sentences, one space of it, and headings of move lists.

    2/4  [2]  > P5  | I3 L4 O4
    first the round and how many there are, the board, the open card, the cards still to come

    #1*  L5  -40  12
    a seat (`*`: it owes a choice), its starting card, what its ramp scores now, its finished rounds

On a ramp `.` is an uncovered dot, `x` one that nothing can reach any more, a number or letter an
uncovered special space.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from tuckbox.core import InvalidSpace, Message, seat_message
from tuckbox.core.building_cards import cards_before, cards_to_come, open_card
from tuckbox.core.data_files import beside, draw_rectangle
from tuckbox.core.square import (
    Cell,
    Shape,
    cell_names,
    column_name,
    height,
    orientations,
    parse_cell,
    shape,
    tops,
    width,
)
from tuckbox.games.fits.board import symbol_message
from tuckbox.games.fits.moves import Draw, Move, Placement
from tuckbox.games.fits.tile import tile_message, tile_messages
from tuckbox.games.fits.view import (
    BoardView,
    FitsView,
    LaidView,
    RampView,
    ScoreView,
    SpecialView,
)

OPEN, GAP = ".", "x"
EDGE = "-"


def group(move: Move) -> Message:
    """Return the heading of a move: placements by orientation, setting aside and draws by kind."""
    if isinstance(move, Placement):
        return Message.of(
            "fits-group-orientation", tile=tile_message(move.tile), orientation=move.orientation
        )
    if isinstance(move, Draw):
        return Message.of(f"fits-group-{move.deck}")
    return Message.of("fits-group-set-aside")


# The picture


def draw(view: FitsView) -> str:
    ramps = [[_title(view, ramp), *_drawn_ramp(view, ramp)] for ramp in view["ramps"]]
    blocks = [[_head(view)], beside(ramps)]
    if view["seat"] in view["to_move"]:
        blocks.append(beside(_drawn_orientation(*lie) for lie in _orientations(view)))
    return "\n\n".join("\n".join(block) for block in blocks)


def _head(view: FitsView) -> str:
    words = [f"{view['round']}/{len(view['boards'])}", f"[{_board(view)['id']}]"]
    if view["tile"] is not None:
        words.append(f"> {view['tile']}")
    words.append(" ".join(["|", *cards_to_come(view)]))
    return "  ".join(words)


def _title(view: FitsView, ramp: RampView) -> str:
    mark = "*" if ramp["seat"] in view["to_move"] else " "
    points = view["scores"][ramp["seat"] - 1]
    return f"#{ramp['seat']}{mark}  {ramp['start'] or '--'}  {_points(ramp['score'])['points']:+}  {points}"


def _drawn_ramp(view: FitsView, ramp: RampView) -> list[str]:
    """Return the rows from the top down; over the top edge only as far as any seat's tiles reach."""
    tall = _top(view)
    signs = _signs(view, ramp)
    width = 1 + max(map(len, ("P5", *(special["sign"] for special in _board(view)["specials"]))))
    rows = draw_rectangle(view["columns"], tall, lambda cell: signs.get(cell, "").rjust(width))
    lines = [f"{tall - down:2}{row}" for down, row in enumerate(rows)]
    if tall > view["rows"]:
        lines.insert(tall - view["rows"], "  " + EDGE * width * view["columns"])
    names = (column_name(column).rjust(width) for column in range(view["columns"]))
    return [*lines, "  " + "".join(names)]


def _signs(view: FitsView, ramp: RampView) -> dict[Cell, str]:
    """Return what is seen on each space: a tile, or what the board shows there."""
    cells = (Cell(column, row) for row in range(view["rows"]) for column in range(view["columns"]))
    heights = _heights_of(view, ramp)
    signs = {cell: GAP if cell.row < heights[cell.column] else OPEN for cell in cells}
    signs |= {parse_cell(special["cell"]): special["sign"] for special in _board(view)["specials"]}
    return signs | _tiles(ramp)


def _drawn_orientation(name: str, cells: Shape) -> list[str]:
    """Return a picture of the tile as it lies, below the name of the orientation."""
    rows = draw_rectangle(width(cells), height(cells), lambda cell: "#" if cell in cells else OPEN)
    return [name, *rows]


# What both the picture and the sentences ask of a view


def _orientations(view: FitsView) -> Iterable[tuple[str, Shape]]:
    """Return the ways in which the tile to place can lie, by name."""
    assert view["tile"] is not None, "a seat that is to move has a tile"
    drawn = shape(Cell(across, up) for across, up in view["tiles"][view["tile"]]["cells"])
    return orientations(drawn).items()


def _board(view: FitsView) -> BoardView:
    return view["boards"][view["round"] - 1]


def _top(view: FitsView) -> int:
    """Return the highest row that has a name: over the top edge as far as any seat's tiles reach."""
    return max(
        view["rows"], *(height for ramp in view["ramps"] for height in _heights_of(view, ramp))
    )


def _tiles(ramp: RampView) -> dict[Cell, str]:
    return {parse_cell(name): _tile_of(laid) for laid in ramp["laid"] for name in laid["cells"]}


def _tile_of(laid: LaidView) -> str:
    return laid["move"].partition(":")[0]


def _heights_of(view: FitsView, ramp: RampView) -> list[int]:
    """Return by column how many rows there are up to its highest tile, over the top edge too."""
    return tops(_tiles(ramp), view["columns"])


# The sentences


def describe(view: FitsView) -> Iterator[Message]:
    """Yield the board, what is to be done, each ramp, the tile to place, earlier rounds, the end."""
    yield from _round(view)
    yield from _stage(view)
    yield from _cards(view)
    for ramp in view["ramps"]:
        yield from _ramp(view, ramp)
    if view["seat"] in view["to_move"]:
        yield from (_orientation(*lie) for lie in _orientations(view))
    yield from _finished(view)
    yield from _outcome(view)


def _round(view: FitsView) -> Iterator[Message]:
    board = _board(view)
    yield Message.of(
        "fits-describe-round",
        round=view["round"],
        rounds=len(view["boards"]),
        board=board["id"],
    )
    yield Message.of(f"fits-describe-rows-{'on' if board['row_bonus'] else 'off'}")
    if board["specials"]:
        specials = tuple(map(_special, board["specials"]))
        yield Message.of("fits-describe-specials", specials=specials)
    if board["reconstructed"]:
        yield Message.of("fits-reconstructed-board", board=board["id"])


def _special(special: SpecialView) -> Message:
    """Return `B10: 3`, or the space and the symbol's name."""
    if special["value"] is None:
        return Message.of(
            "fits-special-symbol", cell=special["cell"], symbol=symbol_message(special["sign"])
        )
    return Message.of("fits-special-value", cell=special["cell"], value=special["value"])


def _stage(view: FitsView) -> Iterator[Message]:
    yield Message.of(f"fits-describe-{view['stage']}")
    card = open_card(view)
    if card is not None:
        yield Message.of("fits-describe-card", tile=tile_message(card))
    owing = tuple(seat_message(number) for number in view["to_move"] if number)
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
    turned, to_come = cards_before(view), [*cards_to_come(view)]
    if turned:
        yield Message.of("fits-describe-turned", tiles=tile_messages(turned))
    if to_come:
        yield Message.of(
            "fits-describe-remaining", tiles=tile_messages(to_come), count=len(to_come)
        )


def _orientation(name: str, cells: Shape) -> Message:
    """Return the squares as if the tile stood in the lower left corner: A1, A2, …"""
    return Message.of(
        "fits-describe-orientation",
        orientation=name,
        width=width(cells),
        height=height(cells),
        cells=cell_names(cells),
    )


def _finished(view: FitsView) -> Iterator[Message]:
    for played in view["finished"]:
        for ramp in played["ramps"]:
            yield Message.of(
                "fits-describe-finished",
                round=played["number"],
                board=played["board"],
                seat=seat_message(ramp["seat"]),
                **_points(ramp["score"]),
            )


def _points(score: ScoreView) -> dict[str, int]:
    return {
        "dots": score["dots"],
        "rows": score["rows"],
        "values": score["values"],
        "pairs": score["pairs"],
        "points": score["dots"] + score["rows"] + score["values"] + score["pairs"],
    }


def _outcome(view: FitsView) -> Iterator[Message]:
    outcome = view["outcome"]
    if view["finished"]:
        for number, points in enumerate(view["scores"], 1):
            owner = seat_message(number)
            yield Message.of("fits-describe-total", seat=owner, points=points)
    if outcome is None:
        return
    points = max(outcome["scores"])
    winners = tuple(map(seat_message, outcome["winners"]))
    yield Message.of(outcome["reason"].replace("reason", "effect"), winners=winners, points=points)
    if outcome["grade"] is not None:
        yield Message.of("fits-effect-grade", grade=Message.of(outcome["grade"]), points=points)


# One ramp in sentences


def standing(view: FitsView) -> Iterator[Message]:
    """Yield what each ramp would score if the round ended now, part by part."""
    for ramp in view["ramps"]:
        yield from _owner(ramp)
        yield Message.of("fits-describe-score", **_points(ramp["score"]))


def _ramp(view: FitsView, ramp: RampView) -> Iterator[Message]:
    """Yield whose ramp it is and what it scores now, its rows from the bottom up, what still shows."""
    yield from _owner(ramp)
    yield Message.of("fits-describe-score", **_points(ramp["score"]))
    if ramp["laid"]:
        yield _heights(view, ramp)
        yield from _rows(view, ramp)
        yield from _visible(view, ramp)
    else:
        yield Message.of("fits-describe-empty")
    above = tuple(cell.name for cell in sorted(_tiles(ramp)) if cell.row >= view["rows"])
    if above:
        yield Message.of("fits-describe-above", cells=above)
    if ramp["set_aside"]:
        yield Message.of("fits-describe-set-aside", tiles=tile_messages(ramp["set_aside"]))


def _owner(ramp: RampView) -> Iterator[Message]:
    owner = seat_message(ramp["seat"])
    if ramp["start"] is None:
        yield Message.of("fits-describe-seat", seat=owner)
        return
    start = tile_message(ramp["start"])
    yield Message.of("fits-describe-seat-start", seat=owner, tile=start)
    if ramp["misses_turn"]:
        yield Message.of("fits-effect-misses", seat=owner, tile=start)


def _heights(view: FitsView, ramp: RampView) -> Message:
    columns = tuple(
        Message.of("fits-describe-height", column=column_name(column), height=height)
        for column, height in enumerate(_heights_of(view, ramp))
    )
    return Message.of("fits-describe-heights", columns=columns)


def _rows(view: FitsView, ramp: RampView) -> Iterator[Message]:
    """Yield every row that a tile or a gap is in; those above are empty."""
    tiles, heights = _tiles(ramp), _heights_of(view, ramp)
    highest = max(heights)
    for row in range(min(highest, view["rows"])):
        cells = [Cell(column, row) for column in range(view["columns"])]
        yield Message.of("fits-describe-row", row=row + 1, runs=tuple(_runs(tiles, heights, cells)))
    if highest < view["rows"]:
        yield Message.of("fits-describe-free-rows", row=highest + 1)


def _runs(tiles: dict[Cell, str], heights: list[int], cells: list[Cell]) -> Iterator[Message]:
    """Yield the spaces of a row, neighbours with the same content together: `A-C: P5`."""
    for content, run in groupby(cells, key=lambda cell: _content(tiles, heights, cell)):
        columns = [column_name(cell.column) for cell in run]
        where = columns[0] if len(columns) == 1 else f"{columns[0]}-{columns[-1]}"
        yield Message.of("fits-describe-run", where=where, content=content)


def _content(tiles: dict[Cell, str], heights: list[int], cell: Cell) -> Message:
    if cell in tiles:
        return tile_message(tiles[cell])
    return Message.of("fits-run-gap" if cell.row < heights[cell.column] else "fits-run-open")


def _visible(view: FitsView, ramp: RampView) -> Iterator[Message]:
    tiles = _tiles(ramp)
    specials = _board(view)["specials"]
    visible = [special for special in specials if parse_cell(special["cell"]) not in tiles]
    if visible:
        yield Message.of("fits-describe-visible", specials=tuple(map(_special, visible)))


# One space


def inspect(view: FitsView, space: str) -> Iterator[Message]:
    """Yield what the board shows on a space, and what lies there on each ramp."""
    cell = _named_cell(view, space)
    yield from _printed(view, cell)
    for ramp in view["ramps"]:
        owner = seat_message(ramp["seat"])
        content = _content(_tiles(ramp), _heights_of(view, ramp), cell)
        yield Message.of("fits-inspect", seat=owner, cell=cell.name, content=content)


def _named_cell(view: FitsView, space: str) -> Cell:
    name = space.strip().upper()
    found = re.fullmatch(r"[A-F]([1-9][0-9]?)", name)
    if found is None or int(found[1]) > _top(view):
        last = f"{column_name(view['columns'] - 1)}{_top(view)}"
        raise InvalidSpace.of("fits-invalid-space", space=space, first="A1", last=last)
    return parse_cell(name)


def _printed(view: FitsView, cell: Cell) -> Iterator[Message]:
    specials = {special["cell"]: special for special in _board(view)["specials"]}
    if cell.row >= view["rows"]:
        yield Message.of("fits-inspect-above", cell=cell.name)
    elif cell.name in specials:
        yield Message.of("fits-inspect-special", special=_special(specials[cell.name]))
    else:
        yield Message.of("fits-inspect-dot", cell=cell.name)
