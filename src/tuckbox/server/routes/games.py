"""The games that can be played here."""

from typing import Any, cast

from fastapi import APIRouter

from tuckbox.core import CHANCE, AnyGame
from tuckbox.match import Match, new_setup, with_seed_deal
from tuckbox.server import daily
from tuckbox.server.api import GameModel, OptionModel
from tuckbox.server.level import levels_for
from tuckbox.server.problem import responses
from tuckbox.server.services import InService
from tuckbox.server.wire import MessageModel

router = APIRouter(prefix="/games", tags=["games"])


@router.get("", responses=responses(429))
async def games(services: InService) -> list[GameModel]:
    """Every game with its options, its bots, and a position to show."""
    made = services.extra.get("games")
    if made is None:
        made = services.extra["games"] = [_model(game) for game in services.games.values()]
    return cast(list[GameModel], made)


def _model(game: AnyGame) -> GameModel:
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
        daily=game.name in daily.GAMES,
        preview=cast(dict[str, Any], _preview(game)),
    )


def _preview(game: AnyGame) -> object:
    """A spectator's view some moves into a game: the same one every time."""
    match = Match.begin(game, with_seed_deal(new_setup(game, game.options()), "preview"))
    position = match.position
    for step in range(24):
        who = game.to_move(position)
        if not who:
            break
        if who == (CHANCE,):
            choices = game.chances(position)
            move = choices[step * 7 % len(choices)][0]
        else:
            moves = game.legal_moves(position, who[0])
            move = moves[step * 7 % len(moves)]
        after = game.apply(position, who[0], move)
        if game.outcome(after) is not None:
            break
        position = after
    return game.view(position, None)
