"""A set-up and clocks as plain JSON values, for storing a match.

A stored match consists of its set-up, its box if it has one, its entries (number, actor, text), its
waiting choices, each seat's accepted submissions by ply, its clocks and its version. `Match(...)`
takes all of them. Many matches may have the same box, so it is stored apart from them.
"""

from dataclasses import asdict, astuple
from typing import Any, NotRequired, TypedDict

from tuckbox.core import Options, seat
from tuckbox.match.fair.deal import (
    BrokenDeal,
    ClientCommit,
    ClientKind,
    DailyDeal,
    Deal,
    EarlyFairDeal,
    FairDeal,
    SeedDeal,
    Why,
)
from tuckbox.match.fair.hash_chain import ChainLink
from tuckbox.match.play.clock import Clock, TimeControl
from tuckbox.match.setup import Origin, OriginKind, Player, PlayerKind, Setup

DEALS: dict[str, type[SeedDeal] | type[EarlyFairDeal] | type[FairDeal] | type[DailyDeal]] = {
    "seed": SeedDeal,
    "fair": EarlyFairDeal,
    "fair-2": FairDeal,
    "daily": DailyDeal,
}


class SetupJson(TypedDict):
    """A set-up as it is stored, including the deal's secret: never send it to a client."""

    game: str
    options: dict[str, str]
    source: str
    components: str
    players: list[list[str]]
    match: str
    deal: dict[str, Any] | None
    time: dict[str, Any] | None
    origin: list[str] | None
    sat_at: list[float]
    light: NotRequired[list[tuple[int, int]]]


class ClockJson(TypedDict):
    """Clocks as they are stored."""

    control: dict[str, Any]
    remaining: list[float]
    since: list[float | None]


def setup_to_json(setup: Setup) -> SetupJson:
    """Return the set-up without its box, which is known by the hash of the components."""
    origin = setup.origin
    return {
        "game": setup.game,
        "options": dict(setup.options.pairs),
        "source": setup.source,
        "components": setup.components,
        "players": [[player.kind.value, player.name] for player in setup.players],
        "match": setup.match,
        "deal": None if setup.deal is None else _deal_to_json(setup.deal),
        "time": None if setup.time is None else asdict(setup.time),
        "origin": None if origin is None else [origin.kind.value, origin.match],
        "sat_at": list(setup.sat_at),
        "light": list(setup.light),
    }


def setup_from_json(data: SetupJson, box: str = "") -> Setup:
    """Return the set-up that `setup_to_json` wrote, with the text of its box."""
    deal, time, origin = data["deal"], data["time"], data["origin"]
    return Setup(
        game=data["game"],
        options=Options(tuple(data["options"].items())),
        source=data["source"],
        components=data["components"],
        players=tuple(Player(PlayerKind(kind), name) for kind, name in data["players"]),
        match=data["match"],
        deal=None if deal is None else _deal_from_json(deal),
        time=None if time is None else TimeControl(**time),
        origin=None if origin is None else Origin(OriginKind(origin[0]), origin[1]),
        sat_at=tuple(data["sat_at"]),
        light=tuple((seat(number), before) for number, before in data.get("light", ())),
        box=box,
    )


def clock_to_json(clock: Clock) -> ClockJson:
    return {
        "control": asdict(clock.control),
        "remaining": list(clock.remaining),
        "since": list(clock.since),
    }


def clock_from_json(data: ClockJson) -> Clock:
    """Return the clock that `clock_to_json` wrote; call `resumed` on it after the server was down."""
    return Clock(TimeControl(**data["control"]), tuple(data["remaining"]), tuple(data["since"]))


def _deal_to_json(deal: Deal) -> dict[str, Any]:
    kind = next(kind for kind, made in DEALS.items() if isinstance(deal, made))
    if not isinstance(deal, FairDeal):
        return {"kind": kind, **asdict(deal)}
    lists = {
        "commits": [list(astuple(commit)) for commit in deal.commits],
        "broken": [list(astuple(broken)) for broken in deal.broken],
        "programs": sorted(deal.programs),
        "links": [link and list(astuple(link)) for link in deal.links],
    }
    return {"kind": kind, **asdict(deal), **lists}


def _deal_from_json(data: dict[str, Any]) -> Deal:
    values = {name: value for name, value in data.items() if name != "kind"}
    if data["kind"] == "fair-2":
        return _fair_deal(values)
    if "seeds" in values:
        values["seeds"] = tuple(values["seeds"])
    return DEALS[data["kind"]](**values)


def _fair_deal(values: dict[str, Any]) -> FairDeal:
    commits = (ClientCommit(seat, ClientKind(kind), text) for seat, kind, text in values["commits"])
    broken = (
        BrokenDeal(number, table, closed, Why(why), tuple(seats))
        for number, table, closed, why, seats in values["broken"]
    )
    lists = {
        "answers": tuple(values["answers"]),
        "seeds": tuple(values["seeds"]),
        "commits": tuple(commits),
        "broken": tuple(broken),
        "programs": frozenset(values["programs"]),
        "links": tuple(link and ChainLink(*link) for link in values.get("links", ())),
    }
    return FairDeal(**{**values, **lists})
