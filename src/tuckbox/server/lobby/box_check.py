"""Checks the text of a box, and says what it is or everything that is wrong with it."""

from collections.abc import Iterator
from dataclasses import replace

from tuckbox.core import AnyGame, Message, TuckboxError, UnknownGame
from tuckbox.core.box import Box, read_box
from tuckbox.games import boxed_game
from tuckbox.server.lobby.catalogue import option_models
from tuckbox.server.model.bodies import boxes as api


def checked(text: str) -> AnyGame | list[Message]:
    """Return the game with this box, or what is wrong with it, in the order of its lines."""
    try:
        box = read_box(text)
    except TuckboxError as error:
        return [error.message]
    try:
        return boxed_game(box)
    except UnknownGame as error:
        return [_at_game(box, error.message)]
    except TuckboxError as error:
        return list(_faults(box)) or [error.message]


def _faults(box: Box) -> Iterator[Message]:
    """Yield the first fault of each drawing: each is read as if the others were built in."""
    for file in box.files:
        try:
            boxed_game(replace(box, files=(file,)))
        except TuckboxError as error:
            yield error.message


def _at_game(box: Box, message: Message) -> Message:
    """Return the message with the place where the box names its game."""
    lines = enumerate(box.text.split("\n"), 1)
    line = next(number for number, text in lines if text.startswith("[game"))
    return Message.of(message.id, **dict(message.values), line=line, column=len("[game ") + 1)


def described(game: AnyGame) -> api.Box:
    """Return what a page needs to know about the box that a game is played with."""
    box = game.files.box
    assert box is not None
    return api.Box(
        hash=game.files.hash,
        game=box.game,
        name=box.name,
        author=box.author,
        licence=box.licence,
        bytes=len(box.text.encode()),
        parts=[
            api.BoxPart(file=file.name, claim=file.claim.value, line=file.line, text=file.text)
            for file in box.files
        ],
        options=option_models(game),
    )
