"""The document that a seat is shown: the match without what differs from client to client; and its moves.

The legal moves of a seat, and what each would do, are worked out once for each position: that of the
log. Choices that wait for other seats play no part in them, so an answer shows nothing of such a choice,
and one that a neighbour makes costs nothing here.
"""

import string
from collections.abc import Callable, Container, Iterable
from itertools import count, repeat
from typing import Any, NamedTuple, TypeAlias

from tuckbox.core import Actor, AnyGame, Effect, Seat
from tuckbox.core.ability import landings
from tuckbox.core.view import AnyPart, Part, as_list, plain
from tuckbox.match import Match, Result, Setup
from tuckbox.match.fair.deal_shown import deal_shown, links_shown
from tuckbox.server.live.document import NOTHING, Branch, Leaf, TreeBuilder, operation, patch
from tuckbox.server.model.errors import Unusable
from tuckbox.server.model.message_parts import kept, result_model, text_json

SEPARATOR = "\n"
"""Stands between the texts of moves: one text of them all takes a tenth of the memory of many."""
LETTERS = string.ascii_letters + string.digits
"""Texts of one word that begin alike differ in what follows the last sign."""


class SeatMoves:
    """What the person at a seat may choose in one position."""

    __slots__ = ("_briefs", "_game", "_position", "_seat", "_texts", "_wholes", "moves")

    def __init__(self, match: Match, seat: Seat) -> None:
        self._game: AnyGame = match.game
        self._position: Any = match.position
        self._seat = seat
        self.moves: tuple[Any, ...] = () if match.is_bot_played(seat) else match.legal_moves(seat)
        self._texts = SEPARATOR.join(["", *map(match.game.format_move, self.moves), ""])
        # By place of the move: a number takes less memory than its text.
        self._briefs: dict[int, bytes] = {}
        self._wholes: dict[int, bytes] = {}

    @property
    def texts(self) -> list[str]:
        return self._texts.split(SEPARATOR)[1:-1]

    @property
    def grouped(self) -> dict[str, list[str]] | dict[str, dict[str, int | None]]:
        """By how the texts begin, how they end; where pieces slide down, each with where it comes to rest.

        Texts begin with their first word; those of one word with all up to their last sign.
        """
        groups: dict[str, dict[str, int | None]] = {}
        rows = landings(self._game, self._position, self._seat, self.moves)
        for text, row in zip(self.texts, rows or repeat(None)):  # noqa: B905 - repeats for ever
            begins = text.find(" ") + 1 or len(text.rstrip(LETTERS))
            groups.setdefault(text[:begins], {})[text[begins:]] = row
        return groups if rows else {begins: list(ends) for begins, ends in groups.items()}

    def previews(self, texts: Iterable[str], *, brief: bool = False) -> list[tuple[str, bytes]]:
        """Return what these moves would do, as JSON; raise `Unusable` for one that is not legal now.

        In brief they tell nothing that a client knows from the move and its landing.
        """
        places = {text: self._place(text) for text in texts}
        return [(text, self._preview(place, brief)) for text, place in places.items()]

    def _place(self, text: str) -> int:
        """Return which of the moves has this text."""
        before = self._texts.find(SEPARATOR + text + SEPARATOR)
        if before < 0 or SEPARATOR in text:
            raise Unusable.of("server-no-such-move", text=text, seat=self._seat)
        return self._texts.count(SEPARATOR, 0, before)

    def _preview(self, place: int, brief: bool) -> bytes:
        previews = self._briefs if brief else self._wholes
        found = previews.get(place)
        if found is None:
            found = previews[place] = kept(self._effects(self.moves[place], brief))
        return found

    def _effects(self, move: Any, brief: bool) -> Iterable[Effect]:  # noqa: ANN401 - any game's move
        game, position = self._game, self._position
        if brief:
            return game.preview(position, self._seat, move)
        return game.effects(game.carry_out(position, self._seat, move))


def effects_of(game: AnyGame, position: Any, seat: Seat, move: Any) -> list[dict[str, Any]]:  # noqa: ANN401
    """Return what a legal move would do."""
    step = game.carry_out(position, seat, move)
    return [effect.json() for effect in game.effects(step)]


class Viewpoint(NamedTuple):
    """What clients have in common that are shown the same document."""

    seat: Seat | None
    """Whose view it is; None for a spectator's."""
    held: tuple[Seat, ...]
    """The seats that the client holds."""
    in_words: bool
    is_patched: bool
    """Whether the client follows the document by patches; it draws where pieces come to rest."""


class PublicView(NamedTuple):
    """The fields of the view that everybody sees the same."""

    fields: Branch
    number: int
    """No two that differ have the same."""

    def grown(self, tree_builder: TreeBuilder, parts: Iterable[AnyPart]) -> "PublicView":
        """Return what these parts show now."""
        fields = tree_builder.fields(parts, self.fields)
        return self if fields is self.fields else PublicView(fields, new_number())


class Document(NamedTuple):
    """All that patches are about, in the pieces that it grows from."""

    public: PublicView
    own: Branch
    """The other fields of the view."""
    words: Leaf
    rest: Branch
    """The fields of the document beside `view` and `text`."""
    number: int
    """No two documents have the same: who remembers what led on from one need not keep the whole."""

    @property
    def fields(self) -> bytes:
        """The document as JSON, without its braces."""
        public, own, rest = self.public.fields.json, self.own.json, self.rest.json
        return b'"view":%b,%b,"text":%b,%b' % (public[:-1], own[1:], self.words.json, rest[1:-1])


NULL = Leaf((), b"null")
NOT_SEEN = PublicView(NOTHING, 0)
EMPTY = Document(NOT_SEEN, NOTHING, NULL, NOTHING, 0)
new_number = count(1).__next__


PublicChanges: TypeAlias = Callable[[PublicView], bytes]
"""Returns the operations on what everybody sees since an earlier moment."""


class Shared(NamedTuple):
    """What all documents of a match grow from."""

    id: str
    match: Match
    next: str | None
    """The id of the rematch."""
    tree_builder: TreeBuilder
    moves_of: Callable[[Seat], SeatMoves]


class SeatDocument:
    """What some clients were shown last, and what the next document grows from."""

    __slots__ = ("_changes", "_seen", "document", "version")

    def __init__(self, seen: Viewpoint) -> None:
        self._seen = seen
        self.document = EMPTY
        self.version = 0
        """The match's version when somebody last looked."""
        self._changes: tuple[int, bytes] = EMPTY.number, b""

    def grow(self, now: Shared, public: PublicView) -> None:
        """Bring the document up to date."""
        self._changes = EMPTY.number, b""
        self.version = now.match.version
        seen, tree_builder, before = self._seen, now.tree_builder, self.document
        own = tree_builder.fields(now.match.own_parts(seen.seat), before.own)
        self.document = Document(
            public,
            own,
            Leaf((), kept(_in_words(now, seen.seat))) if seen.in_words else NULL,
            tree_builder.fields(own_fields(now, seen, own.names or ()), before.rest),
            new_number(),
        )

    def changes_since(self, before: Document, public_changes: PublicChanges) -> bytes:
        """Return the operations that lead here from an earlier document, found once for a crowd."""
        if self._seen.seat is not None:  # Hardly ever two clients: not worth the memory.
            return self._find_changes(before, public_changes)
        if self._changes[0] != before.number:
            self._changes = before.number, self._find_changes(before, public_changes)
        return self._changes[1]

    def _find_changes(self, before: Document, public_changes: PublicChanges) -> bytes:
        after = self.document
        public = public_changes(before.public)
        changes = [public] if public else []
        changes += patch(before.own, after.own, "/view")
        if before.words.json != after.words.json:
            changes.append(operation("add", "/text", after.words))
        changes += patch(before.rest, after.rest)
        return b",".join(changes)


def own_fields(now: Shared, seen: Viewpoint, in_view: Container[str]) -> tuple[AnyPart, ...]:
    """Return the fields of the document beside the view, which has those named."""
    match, seat = now.match, seen.seat
    offer, deal = match.fold.table.offer, match.setup.deal
    moves, back = None if seat is None else now.moves_of(seat), _take_back_seat(match, seen)
    choice = None if seat is None else match.choices.get(seat)
    is_shown = seen.is_patched and "choice" in in_view
    return (
        plain("match", now.id),
        plain("seat", seat),
        Part("owed", _owed, (match.owing, match.shown_to_move if seen.is_patched else None)),
        Part("moves", _grouped if seen.is_patched else _texts, (moves,)),
        plain("chosen", None if choice is None or is_shown else choice.text),
        plain("take_back_seat", back),
        Part("result", _result, (match.result if match.is_over else None,)),
        plain("commitment", getattr(deal, "commitment", None)),
        Part("deal", _deal, (match.setup,)),
        Part("links", _links, (match.setup, match.fold) if match.setup.is_strict else ()),
        Part("draw_offered_by", as_list, () if offer is None else (offer,)),
        plain("next", now.next),
    )


def _take_back_seat(match: Match, seen: Viewpoint) -> Seat | None:
    """Return which seat may take back: in hot-seat play the next seat may already be shown."""
    if seen.seat is not None and match.may_take_back(seen.seat):
        return seen.seat
    others = [seat for seat in reversed(seen.held) if seat != seen.seat]
    return next((seat for seat in others if match.may_take_back(seat)), None)


def _owed(owing: tuple[Seat, ...], to_move: tuple[Actor, ...] | None) -> tuple[Seat, ...] | None:
    """Return the seats that owe a choice; None where the view shows the same."""
    return None if owing == to_move else owing


def _texts(moves: SeatMoves | None) -> list[str]:
    return [] if moves is None else moves.texts


def _grouped(moves: SeatMoves | None) -> dict[str, Any]:
    return {} if moves is None else {**moves.grouped}


def _deal(setup: Setup) -> dict[str, Any] | None:
    shown = deal_shown(setup)
    return None if shown is None else {**shown}


def _links(*of: Any) -> dict[str, Any] | None:  # noqa: ANN401 - set-up and fold, or nothing
    shown = links_shown(*of) if of else None
    return None if shown is None else {**shown}


def _result(result: Result | None) -> dict[str, Any] | None:
    return None if result is None else result_model(result)


def _in_words(now: Shared, seat: Seat | None) -> dict[str, Any]:
    """Return the view in words, a `TextModel`."""
    moves = () if seat is None else now.moves_of(seat).moves
    return text_json(now.match.game, now.match.view(seat), moves)
