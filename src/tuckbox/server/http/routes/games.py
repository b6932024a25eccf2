"""The games that can be played here."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from tuckbox.server.http.held import AGAIN, Held
from tuckbox.server.http.problems import responses
from tuckbox.server.http.services import InService, Services
from tuckbox.server.lobby.catalogue import demo_model, game_models
from tuckbox.server.lobby.tour import tour
from tuckbox.server.model.bodies.games import Demo, GameModel, Tour
from tuckbox.server.model.errors import NotFound

router = APIRouter(prefix="/api/games", tags=["games"])

GameName = Annotated[str, Path(max_length=32)]


@router.get("", response_model=list[GameModel], responses=responses(429, 503))
async def games(request: Request, services: InService) -> Response:
    """Get every game with its options, its bots and a position to show."""
    held = await services.shelf.get("games", lambda: Held.json(game_models(services.games)))
    return held.answer(request, AGAIN)


@router.get("/{name}/demo", response_model=Demo, responses=responses(404, 422, 429, 503))
async def show(name: GameName, request: Request, services: InService) -> Response:
    """Get a short game to watch, view by view."""
    _check_known(services, name)
    held = await services.shelf.get(
        f"demo {name}", lambda: Held.json(demo_model(services.games[name]))
    )
    return held.answer(request, AGAIN)


@router.get("/{name}/tour", response_model=Tour, responses=responses(404, 422, 429, 503))
async def game_tour(name: GameName, request: Request, services: InService) -> Response:
    """Get the tutorial and the drawn examples of a game, if it has them."""
    _check_known(services, name)
    held = await services.shelf.get(f"tour {name}", lambda: Held.json(tour(name)))
    return held.answer(request, AGAIN)


def _check_known(services: Services, name: str) -> None:
    if name not in services.games:
        raise NotFound.of("game-unknown", game=name, known=tuple(services.games))
