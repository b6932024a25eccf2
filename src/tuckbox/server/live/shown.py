"""The document that a seat is shown: the match without what differs from client to client."""

from typing import TYPE_CHECKING, Any, NamedTuple

from tuckbox.core import Seat
from tuckbox.core.view import AnyPart, Part, as_list, plain
from tuckbox.match import Match, Result, Setup
from tuckbox.match.deal_shown import deal_shown, links_shown
from tuckbox.server.live.document import NOTHING, Branch, Leaf, grown, patch
from tuckbox.server.live.entry_model import kept
from tuckbox.server.live.result_model import result_model
from tuckbox.server.live.seat_moves import SeatMoves
from tuckbox.server.live.text_model import text_json

if TYPE_CHECKING:
    from tuckbox.server.live.live_match import LiveMatch

NULL = Leaf((), b"null")


class Seen(NamedTuple):
    """What clients have in common that are shown the same document."""

    seat: Seat | None
    """Whose view it is; None for a spectator's."""
    held: tuple[Seat, ...]
    """The seats that the client holds."""
    in_words: bool


class Shown:
    """What some clients were shown last, and the pieces from which the next document grows."""

    __slots__ = ("_changes", "_own", "_rest", "_seen", "_view", "document")

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._own = self._rest = self._view = self.document = NOTHING
        self._changes: tuple[Branch, bytes] = NOTHING, b""

    def grow(self, live: "LiveMatch") -> None:
        """Bring the document up to date."""
        self._changes = NOTHING, b""
        seen, nursery, public = self._seen, live.nursery, live.public_view()
        own = self._own = nursery.fields(live.match.own_parts(seen.seat), self._own)
        rest = self._rest = nursery.fields(own_fields(live, seen), self._rest)
        assert public.names is not None
        assert own.names is not None
        assert rest.names is not None
        self._view = grown(self._view, public.children + own.children, public.names + own.names)
        words = Leaf((), kept(_in_words(live, seen.seat))) if seen.in_words else NULL
        self.document = grown(
            self.document, (self._view, words, *rest.children), ("view", "text", *rest.names)
        )

    def changes_since(self, before: Branch) -> bytes:
        """Return the operations that lead here from an earlier document, found once for all clients."""
        if self._changes[0] is not before:
            self._changes = before, b",".join(patch(before, self.document))
        return self._changes[1]


def own_fields(live: "LiveMatch", seen: Seen) -> tuple[AnyPart, ...]:
    """Return the fields of the document beside the view."""
    match, seat = live.match, seen.seat
    offer, deal = match.fold.table.offer, match.setup.deal
    moves, back = None if seat is None else live.moves_of(seat), _take_back_seat(match, seen)
    choice = None if seat is None else match.choices.get(seat)
    return (
        plain("match", live.id),
        plain("version", len(match.log)),
        plain("seat", seat),
        Part("owed", as_list, match.owing),
        Part("moves", _texts, (moves,)),
        Part("landings", _landings, (moves,)),
        plain("chosen", None if choice is None else choice.text),
        plain("may_take_back", seat is not None and back == seat),
        plain("take_back_seat", back),
        Part("result", _result, (match.result if match.is_over else None,)),
        plain("commitment", getattr(deal, "commitment", None)),
        Part("deal", _deal, (match.setup,)),
        Part("links", _links, (match.setup, match.fold) if match.setup.is_strict else ()),
        Part("draw_offered_by", as_list, () if offer is None else (offer,)),
        plain("next", live.about.next),
    )


def _take_back_seat(match: Match, seen: Seen) -> Seat | None:
    """Return which seat may take back: in hot-seat play the next seat may already be shown."""
    if seen.seat is not None and match.may_take_back(seen.seat):
        return seen.seat
    others = [seat for seat in reversed(seen.held) if seat != seen.seat]
    return next((seat for seat in others if match.may_take_back(seat)), None)


def _texts(moves: SeatMoves | None) -> list[str]:
    return [] if moves is None else moves.texts


def _landings(moves: SeatMoves | None) -> list[int | None] | None:
    return None if moves is None else moves.landings


def _deal(setup: Setup) -> dict[str, Any] | None:
    shown = deal_shown(setup)
    return None if shown is None else {**shown}


def _links(*of: Any) -> dict[str, Any] | None:  # noqa: ANN401 - set-up and fold, or nothing
    shown = links_shown(*of) if of else None
    return None if shown is None else {**shown}


def _result(result: Result | None) -> dict[str, Any] | None:
    return None if result is None else result_model(result)


def _in_words(live: "LiveMatch", seat: Seat | None) -> dict[str, Any]:
    """Return the view in words, a `TextModel`."""
    moves = () if seat is None else live.moves_of(seat).moves
    return text_json(live.game, live.match.view(seat), moves)
