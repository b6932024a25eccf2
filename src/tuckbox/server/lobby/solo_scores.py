"""What a person reached in games played alone, round by round; the browser makes statistics of it."""

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row

from tuckbox.core import AnyGame, TuckboxError
from tuckbox.core.ability import HasRounds
from tuckbox.server.lobby.summary import moment
from tuckbox.server.model.bodies.solo_game import SoloGame, SoloRound
from tuckbox.server.operating.pools import Pool
from tuckbox.server.storage import matches
from tuckbox.server.storage.database import Database

MOST = 400
"""The newest matches that are looked at."""
MOST_KEPT = 5000
"""The games whose rounds are remembered: a finished game is played again only once."""

Rounds = Sequence[SoloRound]


class SoloScores:
    """The solo games of everybody, as far as they were asked for."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame], pool: Pool) -> None:
        self._database = database
        self._pool = pool
        self._games = {name: game for name, game in games.items() if isinstance(game, HasRounds)}
        self._rounds: OrderedDict[str, Rounds] = OrderedDict()

    async def of(self, identity: str) -> list[SoloGame]:
        """Return the newest games that this person has played alone to their end, newest first."""
        return await self._pool.run(
            self._database.look_up, lambda connection: self._read(connection, identity)
        )

    def _read(self, connection: Connection, identity: str) -> list[SoloGame]:
        found = matches.first_seat_of(connection, identity, tuple(self._games), MOST)
        return [self._game(connection, row) for row in found if self._counts(row)]

    def _counts(self, row: Row[Any]) -> bool:
        """Return whether a person finished this game alone, on boards that everybody here has."""
        result = json.loads(row.result)
        is_solo = result["by_rule"] and len(result["scores"]) == 1
        return is_solo and row.box in (None, self._games[row.game].files.hash)

    def _game(self, connection: Connection, row: Row[Any]) -> SoloGame:
        return SoloGame(
            match=row.id,
            game=row.game,
            ended=moment(row.changed),
            points=json.loads(row.result)["scores"][0],
            rounds=list(self._rounds_of(connection, row.id)),
        )

    def _rounds_of(self, connection: Connection, id: str) -> Rounds:
        if id not in self._rounds:
            self._rounds[id] = self._played(connection, id)
            while len(self._rounds) > MOST_KEPT:
                self._rounds.popitem(last=False)
        return self._rounds[id]

    def _played(self, connection: Connection, id: str) -> Rounds:
        try:
            stored = matches.load(connection, id, self._games)
        except TuckboxError:  # Played with components that are no longer here.
            return ()
        if stored is None or not isinstance(stored.match.game, HasRounds):
            return ()
        return tuple(
            SoloRound(board=played.board, points=played.points[0])
            for played in stored.match.game.rounds(stored.match.position)
        )
