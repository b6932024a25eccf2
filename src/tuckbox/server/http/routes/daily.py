"""The deal of the day: today's deal, the visitor's attempt at it, and the standings of any day."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Request

from tuckbox.core import Message
from tuckbox.i18n import speaker
from tuckbox.server.http.problems import responses
from tuckbox.server.http.request import language
from tuckbox.server.http.services import Asking, InService, Services, Visitor, own_address
from tuckbox.server.lobby import daily
from tuckbox.server.lobby.catalogue import DAILY_GAMES
from tuckbox.server.model.bodies.daily import Commitment, DailyModel, Leaderboard, Standing
from tuckbox.server.model.stores import Attempt, Day

router = APIRouter(prefix="/api/daily", tags=["daily"])

GameName = Annotated[str, Path(max_length=32)]
Date = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$")]


@router.get("", responses=responses(429, 503))
async def all_today(services: InService, request: Request, holder: Asking) -> list[DailyModel]:
    """Get today's deal of every game that has one."""
    found = [await services.daily_deals.find(game, daily.today()) for game in DAILY_GAMES]
    return [await _model(services, request, day, holder.identity) for day in found]


@router.get("/commitments", responses=responses(429, 503))
async def commitments(services: InService) -> list[Commitment]:
    """Get the commitments to the deals of today and of the next 30 days."""
    dates = daily.dates_ahead(daily.today())
    found = await services.daily_deals.store.published(dates)
    return [
        Commitment(
            game=day.game,
            date=day.date,
            commitment=day.commitment,
            published=moment(day.published),
        )
        for day in found
    ]


@router.get("/{game}", responses=responses(404, 422, 429, 503))
async def today(
    game: GameName, services: InService, request: Request, holder: Asking
) -> DailyModel:
    """Get today's deal, and your attempt at it if there is one."""
    day = await services.daily_deals.find(game, daily.today())
    return await _model(services, request, day, holder.identity)


@router.post("/{game}", responses=responses(404, 422, 429, 503))
async def begin(
    game: GameName, services: InService, request: Request, visitor: Visitor
) -> DailyModel:
    """Begin your one counted attempt at today's deal, or find it again; `match` is where to play it."""
    day = await services.daily_deals.find(game, daily.today())
    await services.daily_deals.begin(day, visitor)
    return await _model(services, request, day, visitor.id)


@router.get("/{game}/{date}", responses=responses(404, 422, 429, 503))
async def standings(
    game: GameName, date: Date, services: InService, request: Request, holder: Asking
) -> Leaderboard:
    """Get the best 200 attempts of a day, and yours; those of others can be watched once it has closed."""
    day = await services.daily_deals.find(game, date)
    attempts = await services.daily_deals.store.attempts(day.game, day.date)
    found = await services.pools.pages.run(daily.standings, attempts, day, holder.identity)
    lines = [
        Standing(
            rank=rank,
            name=attempt.name,
            score=score,
            mine=attempt.identity == holder.identity,
            match=_shown(attempt, day, holder.identity),
        )
        for rank, attempt, score in found
    ]
    return Leaderboard(daily=await _model(services, request, day, holder.identity), standings=lines)


def _shown(attempt: Attempt, day: Day, identity: str | None) -> str | None:
    return attempt.match if daily.is_closed(day) or attempt.identity == identity else None


async def _model(
    services: Services, request: Request, day: Day, identity: str | None
) -> DailyModel:
    attempts = await services.daily_deals.store.attempts(day.game, day.date)
    mine = next((each for each in attempts if each.identity == identity), None)
    played = await services.daily_deals.store.dates_played(day.game, identity or "")
    streak = daily.streak(played, day.date)
    score = mine.score if mine else None
    return DailyModel(
        game=day.game,
        date=day.date,
        commitment=day.commitment,
        published=moment(day.published),
        closed=daily.is_closed(day),
        secret=day.secret.hex() if daily.is_closed(day) else None,
        match=mine.match if mine else None,
        my_score=score,
        streak=streak,
        share=None if score is None else _share(request, day, score, streak),
        players=len(attempts),
        best=await services.daily_deals.best_possible(day, attempts),
    )


def _share(request: Request, day: Day, score: int, streak: int) -> str:
    """Return a text that states the score and reveals nothing about the cards."""
    message = Message.of(
        "daily-share",
        game=Message.of(f"{day.game}-title"),
        date=day.date,
        score=score,
        streak=streak,
        url=own_address(request, f"/daily/{day.game}?date={day.date}"),
    )
    return speaker(language(request)).say(message)


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
