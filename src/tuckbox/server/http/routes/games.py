"""The games that can be played here."""

from typing import Annotated, Any, cast

from fastapi import APIRouter, Path

from tuckbox.analysis import can_analyse
from tuckbox.core import AnyGame
from tuckbox.server.bots.levels import levels_for
from tuckbox.server.http.errors import NotFound
from tuckbox.server.http.models import Demo, GameModel, OptionModel, Tour
from tuckbox.server.http.problems import responses
from tuckbox.server.lobby import daily
from tuckbox.server.lobby.demo import DEMO, demo, preview
from tuckbox.server.lobby.tour import tour, tour_file
from tuckbox.server.services import InService, Services
from tuckbox.server.wire.messages import MessageModel

router = APIRouter(prefix="/api/games", tags=["games"])

GameName = Annotated[str, Path(max_length=32)]


@router.get("", responses=responses(429))
async def games(services: InService) -> list[GameModel]:
    """Every game with its options, its bots, and a position to show."""
    made = services.extra.get("games")
    if made is None:
        made = services.extra["games"] = [_model(game) for game in services.games.values()]
    return cast(list[GameModel], made)


@router.get("/{name}/demo", responses=responses(404, 422, 429))
async def show(name: GameName, services: InService) -> Demo:
    """A short game to watch, view by view."""
    _check_known(services, name)
    made = services.extra.get(f"demo {name}")
    if made is None:
        views = cast(list[dict[str, Any]], demo(services.games[name]))
        made = services.extra[f"demo {name}"] = Demo(views=views)
    return cast(Demo, made)


@router.get("/{name}/tour", responses=responses(404, 422, 429))
async def game_tour(name: GameName, services: InService) -> Tour:
    """The tutorial and the drawn examples of a game, as far as it has them."""
    _check_known(services, name)
    return tour(name)


def _check_known(services: Services, name: str) -> None:
    if name not in services.games:
        raise NotFound.of("game-unknown", game=name, known=tuple(services.games))


def _model(game: AnyGame) -> GameModel:
    shown = preview(game)
    return GameModel(
        name=game.name,
        options=[
            OptionModel(
                name=option.name,
                choices=list(option.choices),
                default=option.default,
                is_sequence=option.is_sequence,
            )
            for option in game.choosable
        ],
        reconstructed=[MessageModel(**cast(Any, note.json())) for note in game.reconstructed],
        components=game.files.hash,
        bots=list(levels_for(game.name)),
        analysis=can_analyse(game.name),
        daily=game.name in daily.GAMES,
        demo=tour_file(game.name, DEMO) is not None,
        lesson=tour(game.name).lesson is not None,
        preview=cast(dict[str, Any], shown),
        picture=game.draw(shown).rstrip("\n"),
    )
