"""What the games of a tournament say: which bot is stronger, by how much, and how sure that is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import TypeAlias

from tuckbox.arena.plan import Plan, options_of
from tuckbox.arena.results_file import FixtureResult
from tuckbox.arena.statistic import Contest, Estimate, mean, ratings, share
from tuckbox.core import AnyGame, seat
from tuckbox.core.ability import sides
from tuckbox.core.message import Json

Deal: TypeAlias = tuple[str, int]


@dataclass(frozen=True, slots=True)
class BotStanding:
    """One bot over all its games."""

    bot: str
    games: int
    elo: Estimate | None
    score: Estimate | None
    """Mean over deals, as the game counts."""


@dataclass(frozen=True, slots=True)
class Duel:
    """One bot against another in one mode; with three sides or more, one against all others."""

    mode: str
    bot: str
    against: str
    sides: int
    games: int
    """Alone, deals that both have played: the higher score wins."""
    wins: int
    shared: int
    """Draws and shared wins."""
    share: Estimate
    """Of the wins; with equal strength it would be one of `sides`, alone one half."""
    difference: Estimate | None
    """Of the scores, deal by deal."""


@dataclass(frozen=True, slots=True)
class Place:
    """How often a side won in one mode, whoever took it: what going first is worth."""

    mode: str
    seats: tuple[int, ...]
    games: int
    share: Estimate


@dataclass(frozen=True, slots=True)
class Report:
    """All that the games of a plan say."""

    plan: Plan
    games: int
    standings: tuple[BotStanding, ...]
    """Best first."""
    duels: tuple[Duel, ...]
    places: tuple[Place, ...]

    def json(self) -> dict[str, Json]:
        return {
            "version": 1,
            "plan": self.plan.json(),
            "games": self.games,
            "standings": [_json(each) for each in self.standings],
            "duels": [_json(each) for each in self.duels],
            "places": [_json(each) for each in self.places],
        }


def report(game: AnyGame, plan: Plan, played: Sequence[FixtureResult]) -> Report:
    """Return the report on games of this plan; more than were planned for are welcome."""
    games = [GameBySides(game, each) for each in played]
    contests = [each.contest() for each in games if each.sides > 1] + _by_deal(plan, games)
    elo = ratings(plan.bots, contests)
    standings = [_standing(level, games, elo.get(level)) for level in plan.bots]
    return Report(
        plan,
        len(games),
        tuple(sorted((s for s in standings if s.games), key=_order)),
        tuple(_duels(plan, games)),
        tuple(_places(game, plan, games)),
    )


class GameBySides:
    """A played game by sides instead of seats."""

    def __init__(self, game: AnyGame, played: FixtureResult) -> None:
        groups = sides(game, options_of(game, played.mode))
        self.mode, self.deal, self.sides = played.mode, (played.mode, played.deal), len(groups)
        self.bots = tuple(played.players[group[0] - 1] for group in groups)
        self.scores = tuple(fmean(played.scores[each - 1] for each in group) for group in groups)
        won = [any(seat(each) in group for each in played.winners) for group in groups]
        winners = sum(won) or len(groups)
        self.shares = tuple(float(each or not any(won)) / winners for each in won)

    def contest(self) -> Contest:
        return Contest(self.deal, self.bots, self.shares)

    def lone(self) -> int | None:
        """Return the side that meets all others, the only one of its bot."""
        return next((at for at, bot in enumerate(self.bots) if self.bots.count(bot) == 1), None)

    def meeting(self, hero: str, other: str) -> "Meeting | None":
        """Return what the game says about two bots, if it was theirs with the first alone."""
        at = (
            self.lone()
            if self.sides > 2
            else (self.bots.index(hero) if hero in self.bots else None)
        )
        if at is None or self.bots[at] != hero or set(self.bots) != {hero, other}:
            return None
        rest = fmean(score for place, score in enumerate(self.scores) if place != at)
        return Meeting(self.deal, self.shares[at], self.scores[at] - rest)


@dataclass(frozen=True, slots=True)
class Meeting:
    """One game of a duel, as one of the two bots sees it."""

    deal: Deal
    share: float
    difference: float


def _by_deal(plan: Plan, games: Sequence[GameBySides]) -> list[Contest]:
    """Return the contests of games played alone: on the same deal the higher score wins."""
    return [
        Contest(meeting.deal, (one, other), (meeting.share, 1 - meeting.share))
        for one, other in combinations(plan.bots, 2)
        for meeting in _alone(games, one, other)
    ]


def _alone(games: Sequence[GameBySides], one: str, other: str) -> list[Meeting]:
    score = {(each.deal, each.bots[0]): each.scores[0] for each in games if each.sides == 1}
    differences = {
        deal: score[deal, one] - score[deal, other]
        for deal, bot in score
        if bot == one and (deal, other) in score
    }
    return [
        Meeting(deal, 0.5 if apart == 0 else float(apart > 0), apart)
        for deal, apart in differences.items()
    ]


def _standing(level: str, games: Sequence[GameBySides], elo: Estimate | None) -> BotStanding:
    own = [each for each in games if level in each.bots]
    found: dict[Deal, list[float]] = {}
    for each in own:
        scores = [s for s, bot in zip(each.scores, each.bots, strict=True) if bot == level]
        found.setdefault(each.deal, []).extend(scores)
    return BotStanding(level, len(own), elo, mean([fmean(scores) for scores in found.values()]))


def _order(standing: BotStanding) -> float:
    """Return a key that sorts the best first, or without Elo keeps the order of the plan."""
    return -standing.elo.value if standing.elo else 0.0


def _duels(plan: Plan, games: Sequence[GameBySides]) -> Iterable[Duel]:
    for mode in plan.modes:
        inside = [each for each in games if each.mode == mode]
        count = inside[0].sides if inside else 0
        for one, other in combinations(plan.bots, 2):
            for hero, others in [(one, other), (other, one)][: 2 if count > 2 else 1]:
                met = _alone(inside, hero, others) if count == 1 else _met(inside, hero, others)
                if met:
                    yield _duel(mode, hero, others, count, met)


def _met(games: Sequence[GameBySides], hero: str, others: str) -> list[Meeting]:
    return [found for each in games if (found := each.meeting(hero, others))]


def _duel(mode: str, hero: str, others: str, count: int, met: Sequence[Meeting]) -> Duel:
    wins = sum(each.share == 1 for each in met)
    apart: dict[Deal, list[float]] = {}
    for each in met:
        apart.setdefault(each.deal, []).append(each.difference)
    return Duel(
        mode,
        hero,
        others,
        count,
        len(met),
        wins,
        sum(0 < each.share < 1 for each in met),
        share(sum(each.share for each in met), len(met)),
        mean([fmean(values) for values in apart.values()]),
    )


def _places(game: AnyGame, plan: Plan, games: Sequence[GameBySides]) -> Iterable[Place]:
    for mode in plan.modes:
        inside = [each for each in games if each.mode == mode]
        groups = sides(game, options_of(game, mode))
        for at, group in enumerate(groups if len(groups) > 1 and inside else ()):
            won = share(sum(each.shares[at] for each in inside), len(inside))
            yield Place(mode, tuple(group), len(inside), won)


def _json(value: BotStanding | Duel | Place) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for name in value.__slots__:
        part = getattr(value, name)
        if isinstance(part, Estimate):
            part = part.json()
        found[name] = list(part) if isinstance(part, tuple) else part
    return found
