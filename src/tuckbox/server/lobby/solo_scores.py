"""What a person reached in games played alone, round by round; the browser makes statistics of it."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence

from tuckbox.core import AnyGame, TuckboxError
from tuckbox.core.ability import HasRounds
from tuckbox.match import Match
from tuckbox.server.lobby.summary import moment
from tuckbox.server.model.bodies.daily import SoloGame, SoloRound
from tuckbox.server.model.slow_work import SlowWork
from tuckbox.server.model.stored_match import ListedMatch, MatchStore

MOST = 400
"""The newest matches that are looked at."""
MOST_KEPT = 5000
"""The games whose rounds are remembered: a finished game is played again only once."""

Rounds = Sequence[SoloRound]


class SoloScores:
    """The solo games of everybody, as far as they were asked for."""

    def __init__(self, store: MatchStore, games: Mapping[str, AnyGame], counting: SlowWork) -> None:
        self._store = store
        self._counting = counting
        self._games = {name: game for name, game in games.items() if isinstance(game, HasRounds)}
        self._rounds: OrderedDict[str, Rounds] = OrderedDict()

    async def of(self, identity: str) -> list[SoloGame]:
        """Return the newest games that this person has played alone to their end, newest first."""
        found = await self._store.finished_alone(identity, tuple(self._games), MOST)
        return [await self._game(listed) for listed in found if self._counts(listed)]

    def _counts(self, listed: ListedMatch) -> bool:
        """Return whether a person finished this game alone, on boards that everybody here has."""
        result = listed.result
        is_solo = result is not None and result["by_rule"] and len(result["scores"]) == 1
        return is_solo and listed.box in (None, self._games[listed.game].files.hash)

    async def _game(self, listed: ListedMatch) -> SoloGame:
        assert listed.result is not None
        return SoloGame(
            match=listed.about.id,
            game=listed.game,
            ended=moment(listed.changed),
            points=listed.result["scores"][0],
            rounds=list(await self._rounds_of(listed.about.id)),
        )

    async def _rounds_of(self, id: str) -> Rounds:
        if id not in self._rounds:
            self._rounds[id] = await self._played(id)
            while len(self._rounds) > MOST_KEPT:
                self._rounds.popitem(last=False)
        return self._rounds[id]

    async def _played(self, id: str) -> Rounds:
        try:
            stored = await self._store.load(id)
        except TuckboxError:  # Played with components that are no longer here.
            return ()
        return () if stored is None else await self._counting.run(_rounds, stored.match)


def _rounds(match: Match) -> Rounds:
    if not isinstance(match.game, HasRounds):
        return ()
    return tuple(
        SoloRound(board=played.board, points=played.points[0])
        for played in match.game.rounds(match.position)
    )
