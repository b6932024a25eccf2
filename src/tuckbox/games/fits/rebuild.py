"""The position that a view shows."""

from collections.abc import Iterable

from tuckbox.core import Seat, seats
from tuckbox.core.view import options_of
from tuckbox.games.fits.components import Components
from tuckbox.games.fits.moves import Choice, Draw, Placement, TileId, parse_move
from tuckbox.games.fits.position import BoardId, Position, Ramp, Round, Stage
from tuckbox.games.fits.slide import EMPTY_RAMP, lay
from tuckbox.games.fits.view import FitsView, RampView, RoundView


def rebuild(components: Components, view: FitsView) -> Position:
    """Choices that the view hides count as still owed, after those that it shows as owed."""
    finished = tuple(_finished(components, played) for played in view["finished"])
    if view["stage"] == Stage.OVER:
        return Position(options_of(view), finished)
    return Position(options_of(view), (*finished, _now(components, view)))


def _finished(components: Components, played: RoundView) -> Round:
    return Round(
        board=BoardId(played["board"]),
        starts=_starts(played["ramps"]),
        left=(),
        card=None,
        done=_tiles(played["turned"]),
        ramps=tuple(_ramp(components, ramp) for ramp in played["ramps"]),
        pending=(None,) * len(played["ramps"]),
    )


def _now(components: Components, view: FitsView) -> Round:
    now = Round(
        board=BoardId(view["boards"][view["round"] - 1]["id"]),
        starts=_starts(view["ramps"]),
        left=_tiles(view["remaining"]),
        card=None if view["card"] is None else TileId(view["card"]),
        done=_tiles(view["turned"]),
        ramps=tuple(
            _ramp(components, ramp, view["choice"] if ramp["seat"] == view["seat"] else None)
            for ramp in view["ramps"]
        ),
        pending=_pending(components, view),
    )
    return now._replace(hidden=_hidden(now, view["to_move"]))


def _hidden(now: Round, to_move: list[int]) -> tuple[Seat, ...]:
    """Who would owe a choice for all that the view shows, but has made one that it doesn't show."""
    return tuple(seat for seat in now.owing if seat not in to_move)


def _pending(components: Components, view: FitsView) -> tuple[Choice | None, ...]:
    own = None if view["choice"] is None else parse_move(view["choice"], components.tiles)
    assert not isinstance(own, Draw)
    return tuple(own if seat == view["seat"] else None for seat in seats(len(view["ramps"])))


def _ramp(components: Components, shown: RampView, waiting: str | None = None) -> Ramp:
    """The tiles laid one after the other, without the placement that waits for the others."""
    ramp = EMPTY_RAMP
    for laid in shown["laid"]:
        placement = parse_move(laid["move"], components.tiles)
        assert isinstance(placement, Placement)
        if laid["move"] != waiting:
            ramp = lay(components.tiles[placement.tile], ramp, placement)
    return ramp


def _starts(ramps: Iterable[RampView]) -> tuple[TileId, ...]:
    return _tiles(ramp["start"] for ramp in ramps if ramp["start"] is not None)


def _tiles(names: Iterable[str]) -> tuple[TileId, ...]:
    return tuple(map(TileId, names))
