"""The games of a node, each with the box that its operator has chosen as the default."""

from pathlib import Path

from tuckbox.core import AnyGame, TuckboxError
from tuckbox.core.box import decode_box
from tuckbox.games import boxed_game, game, games
from tuckbox.server.settings import InvalidSetting, Settings


def games_of(settings: Settings) -> dict[str, AnyGame]:
    """Return all games by name; raise `InvalidSetting` if a box can't be used."""
    files = [file.strip() for file in settings.box.split(",") if file.strip()]
    if files and settings.components is not None:
        raise InvalidSetting.of("server-box-and-components")
    boxed: dict[str, AnyGame] = {}
    for file in files:
        rules = _boxed(Path(file))
        if rules.name in boxed:
            raise InvalidSetting.of("server-box-twice", file=file, game=rules.name)
        boxed[rules.name] = rules
    return {name: boxed.get(name) or game(name, settings.components) for name in games()}


def _boxed(file: Path) -> AnyGame:
    try:
        return boxed_game(decode_box(file.read_bytes()))
    except OSError as error:
        reason = str(error.strerror)
        raise InvalidSetting.of("server-box-unreadable", file=str(file), reason=reason) from error
    except TuckboxError as error:
        raise InvalidSetting.of("cli-box-bad", file=str(file), reason=error.message) from error
