"""The games that can be played here."""

from typing import Annotated

from fastapi import APIRouter, Path

from tuckbox.server.http.errors import NotFound
from tuckbox.server.http.models.game import Demo, GameModel
from tuckbox.server.http.models.tour import Tour
from tuckbox.server.http.problems import responses
from tuckbox.server.lobby.tour import tour
from tuckbox.server.services import InService, Services

router = APIRouter(prefix="/api/games", tags=["games"])

GameName = Annotated[str, Path(max_length=32)]


@router.get("", responses=responses(429))
async def games(services: InService) -> list[GameModel]:
    """Get every game with its options, its bots and a position to show."""
    return services.catalogue.games


@router.get("/{name}/demo", responses=responses(404, 422, 429))
async def show(name: GameName, services: InService) -> Demo:
    """Get a short game to watch, view by view."""
    _check_known(services, name)
    return services.catalogue.demo(name)


@router.get("/{name}/tour", responses=responses(404, 422, 429))
async def game_tour(name: GameName, services: InService) -> Tour:
    """Get the tutorial and the drawn examples of a game, if it has them."""
    _check_known(services, name)
    return tour(name)


def _check_known(services: Services, name: str) -> None:
    if name not in services.games:
        raise NotFound.of("game-unknown", game=name, known=tuple(services.games))
