"""The legal moves of a seat, and what each would do: worked out once for each position.

They are those of the log's position. Choices that wait for other seats play no part in them, so an
answer shows nothing of such a choice, and one that a neighbour makes costs nothing here.
"""

import string
from collections.abc import Iterable
from itertools import repeat
from typing import Any

from tuckbox.core import AnyGame, Seat
from tuckbox.core.ability import landings
from tuckbox.match import Match
from tuckbox.server.http.errors import Unusable
from tuckbox.server.live.entry_model import kept

LETTERS = string.ascii_letters + string.digits
"""Texts of one word that begin alike differ in what follows the last sign."""


class SeatMoves:
    """What the person at a seat may choose in one position."""

    __slots__ = ("_by_text", "_game", "_position", "_previews", "_seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        self._game: AnyGame = match.game
        self._position: Any = match.position
        self._seat = seat
        moves = () if match.is_bot_played(seat) else match.legal_moves(seat)
        self._by_text = {match.game.format_move(move): move for move in moves}
        self._previews: dict[tuple[str, bool], bytes] = {}

    @property
    def moves(self) -> Iterable[Any]:
        return self._by_text.values()

    @property
    def texts(self) -> list[str]:
        return list(self._by_text)

    @property
    def grouped(self) -> dict[str, list[str]] | dict[str, dict[str, int | None]]:
        """By how the texts begin, how they end; where pieces slide down, each with where it comes to rest.

        Texts begin with their first word; those of one word with all up to their last sign.
        """
        groups: dict[str, dict[str, int | None]] = {}
        rows = landings(self._game, self._position, self._seat, self.moves)
        for text, row in zip(self._by_text, rows or repeat(None)):  # noqa: B905 - repeats for ever
            begins = text.find(" ") + 1 or len(text.rstrip(LETTERS))
            groups.setdefault(text[:begins], {})[text[begins:]] = row
        return groups if rows else {begins: list(ends) for begins, ends in groups.items()}

    def previews(self, texts: Iterable[str], *, brief: bool = False) -> list[tuple[str, bytes]]:
        """Return what these moves would do, as JSON; raise `Unusable` for one that is not legal now.

        In brief they tell nothing that a client knows from the move and its landing.
        """
        for text in texts:
            if text not in self._by_text:
                raise Unusable.of("server-no-such-move", text=text, seat=self._seat)
        return [(text, self._preview(text, brief)) for text in texts]

    def _preview(self, text: str, brief: bool) -> bytes:
        found = self._previews.get((text, brief))
        if found is None:
            game, position, move = self._game, self._position, self._by_text[text]
            if brief:
                told = game.foreseen(position, self._seat, move)
            else:
                told = game.effects(game.carry_out(position, self._seat, move))
            found = self._previews[text, brief] = kept(told)
        return found


def effects_of(game: AnyGame, position: Any, seat: Seat, move: Any) -> list[dict[str, Any]]:  # noqa: ANN401
    """Return what a legal move would do."""
    step = game.carry_out(position, seat, move)
    return [effect.json() for effect in game.effects(step)]
