"""The games of this node as clients get them."""

from collections.abc import Mapping
from typing import Any, cast

from tuckbox.analysis import can_analyse
from tuckbox.core import AnyGame
from tuckbox.server.bots.levels import levels_for
from tuckbox.server.lobby.tour import DEMO, demo, preview, tour, tour_file
from tuckbox.server.model.bodies.games import Demo, GameModel, OptionModel
from tuckbox.server.model.message_parts import MessageModel

DAILY_GAMES = ("fits", "bits")
"""Those with a deal of the day: they have cards, and can be played alone."""


def game_models(games: Mapping[str, AnyGame]) -> list[GameModel]:
    """Return every game with its options, its bots and a position to show."""
    return [_model(game) for game in games.values()]


def demo_model(game: AnyGame) -> Demo:
    """Return the short game to watch."""
    return Demo(views=cast(list[dict[str, Any]], demo(game)))


def _model(game: AnyGame) -> GameModel:
    shown = preview(game)
    return GameModel(
        name=game.name,
        options=option_models(game),
        reconstructed=[cast(MessageModel, note.json()) for note in game.reconstructed],
        components=game.files.hash,
        box=None if game.files.box is None else game.files.box.name,
        bots=list(levels_for(game.name)),
        analysis=can_analyse(game.name),
        daily=game.name in DAILY_GAMES,
        demo=tour_file(game.name, DEMO) is not None,
        lesson=tour(game.name).lesson is not None,
        preview=cast(dict[str, Any], shown),
        picture=game.draw(shown).rstrip("\n"),
    )


def option_models(game: AnyGame) -> list[OptionModel]:
    return [
        OptionModel(
            name=option.name,
            choices=list(option.choices),
            default=option.default,
            is_sequence=option.is_sequence,
        )
        for option in game.choosable
    ]
