"""What a client is sent: the match as its seat may see it, and what is new since its last update."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import orjson
from orjson import Fragment

from tuckbox.core import AnyGame, Seat
from tuckbox.core.view import Part
from tuckbox.match import FairDeal, Match
from tuckbox.match.deal import DailyDeal
from tuckbox.server.http.identity import Holder
from tuckbox.server.live.entry_model import replayed_models
from tuckbox.server.live.result_model import result_model
from tuckbox.server.live.seat_model import seat_models
from tuckbox.server.live.text_model import text_json
from tuckbox.server.wire.messages import ENTRIES_KEPT

if TYPE_CHECKING:
    from tuckbox.server.live.live_match import LiveMatch
    from tuckbox.server.live.subscriber import Subscriber

MOST_EFFECTS = 64
"""With more legal moves than this, clients must ask for their effects."""


def update_for(subscriber: "Subscriber") -> bytes:
    """Return the next update of a subscriber and note that it has seen it."""
    seat = subscriber.seat_to_show()
    live = subscriber.live
    message = update(
        live,
        subscriber.holder,
        seat,
        subscriber.seen,
        wants_effects=subscriber.wants_effects,
        wants_text=subscriber.wants_text,
    )
    subscriber.shown = seat
    subscriber.told = live.knowledge_of(subscriber.holder)
    subscriber.seen = len(live.match.log)
    return message


def update(
    live: "LiveMatch",
    holder: Holder,
    seat: Seat | None,
    seen: int | None,
    *,
    wants_effects: bool,
    wants_text: bool,
) -> bytes:
    """Return an `Update`, as bytes."""
    match = live.match
    entries, fresh = entries_since(live, seen)
    deal = match.setup.deal
    back = _take_back_seat(live, holder, seat)
    result = match.result if match.is_over else None
    return orjson.dumps(
        {
            "type": "update",
            "match": live.id,
            "version": len(match.log),
            "seat": seat,
            **shown(live, seat, wants_effects),
            "text": _text(live, seat) if wants_text else None,
            "owed": match.owing,
            "chosen": _chosen(match, seat),
            "may_take_back": seat is not None and back == seat,
            "take_back_seat": back,
            "seats": seat_models(live, holder),
            "clocks": clocks(match),
            "entries": [Fragment(entry) for entry in entries],
            "fresh": fresh,
            "result": None if result is None else result_model(result),
            "commitment": deal.commitment if isinstance(deal, FairDeal | DailyDeal) else None,
            "spectators": live.presence.spectators,
            "draw_offered_by": [] if match.fold.table.offer is None else [match.fold.table.offer],
            "next": live.about.next,
        }
    )


def shown(live: "LiveMatch", seat: Seat | None, wants_effects: bool) -> dict[str, Any]:
    """Return view, moves and effects, worked out once for all clients that see the same."""
    key = (seat, wants_effects)
    found: dict[str, Any] | None = live.shown.get(key)
    if found is None:
        found = live.shown[key] = {
            "view": _view(live, seat),
            **_moves(live, seat, wants_effects),
        }
    return found


def _view(live: "LiveMatch", seat: Seat | None) -> Fragment:
    public: dict[str, Any] | None = live.shown.get("public view")
    if public is None:
        public = live.shown["public view"] = live.parts.made(live.match.public_parts())
    return Fragment(orjson.dumps({**public, **live.parts.made(live.match.own_parts(seat))}))


def _text(live: "LiveMatch", seat: Seat | None) -> dict[str, Any]:
    """Return the view in words, worked out once for all clients that see the same."""
    key = ("text", seat)
    found: dict[str, Any] | None = live.shown.get(key)
    if found is None:
        view, moves = live.match.view(seat), legal_moves(live.match, seat)
        found = live.shown[key] = text_json(live.game, view, moves)
    return found


def _moves(live: "LiveMatch", seat: Seat | None, wants_effects: bool) -> dict[str, Any]:
    match, moves = live.match, legal_moves(live.match, seat)
    texts = live.parts.field(Part("moves", _texts, (match.game, moves)))
    effects = None
    if wants_effects and 0 < len(moves) <= MOST_EFFECTS:
        of = (match.game, match.position, seat, moves)
        effects = live.parts.field(Part("effects", effects_of, of))
    return {"moves": texts, "effects": effects}


def _texts(game: AnyGame, moves: tuple[Any, ...]) -> list[str]:
    return [game.format_move(move) for move in moves]


def legal_moves(match: Match, seat: Seat | None) -> tuple[Any, ...]:
    """Return what the person at this seat may choose now."""
    return () if seat is None or match.is_bot_played(seat) else match.legal_moves(seat)


def effects_of(
    game: AnyGame,
    position: Any,  # noqa: ANN401 - any game's position
    seat: Seat,
    moves: Iterable[Any],
) -> dict[str, list[dict[str, Any]]]:
    """Return what each of these legal moves would do, by its text."""
    steps = (game.carry_out(position, seat, move) for move in moves)
    return {step.text: [effect.json() for effect in game.effects(step)] for step in steps}


def _chosen(match: Match, seat: Seat | None) -> str | None:
    choice = None if seat is None else match.choices.get(seat)
    return None if choice is None else choice.text


def entries_since(live: "LiveMatch", seen: int | None) -> tuple[list[bytes], bool]:
    """Return the entries that are new to a client, and whether it must forget what it knew."""
    match = live.match
    if seen is not None and 0 <= seen <= len(match.log):
        ready = live.entries_since(seen)
        if ready is not None:
            return ready, False
        missed = len(match.log) - seen
        if missed <= ENTRIES_KEPT:
            return replayed_models(match, missed), False
    kept = min(len(match.log), ENTRIES_KEPT)
    return replayed_models(match, kept), True


def clocks(match: Match) -> list[dict[str, Any]]:
    """Return a `ClockModel` for each seat; none in a match without time control."""
    clock, now = match.clock, time.time()
    if clock is None:
        return []
    return [
        {
            "seat": number,
            "remaining": round(max(0.0, clock.left(Seat(number), now)), 3),  # type: ignore[arg-type]
            "running": since is not None,
        }
        for number, since in enumerate(clock.since, 1)
    ]


def _take_back_seat(live: "LiveMatch", holder: Holder, shown: Seat | None) -> Seat | None:
    """Return which seat may take back: in hot-seat play the next seat may already be shown."""
    if shown is not None and live.match.may_take_back(shown):
        return shown
    others = [seat for seat in reversed(live.seats_of(holder)) if seat != shown]
    return next((seat for seat in others if live.match.may_take_back(seat)), None)
