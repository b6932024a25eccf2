"""The legal moves of a seat, and what each would do: worked out once for each position.

They are those of the log's position. Choices that wait for other seats play no part in them, so an
answer shows nothing of such a choice, and one that a neighbour makes costs nothing here.
"""

import string
from collections.abc import Iterable
from itertools import repeat
from typing import Any

from tuckbox.core import AnyGame, Effect, Seat
from tuckbox.core.ability import landings
from tuckbox.match import Match
from tuckbox.server.live.entry_model import kept
from tuckbox.server.model.errors import Unusable

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
