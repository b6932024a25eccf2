"""Environments as pictures: pixels of one position, and a GIF of a whole game.

python -m tuckbox.envs.picture fits game.gif boards=1 seed=7
"""

import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

from tuckbox.analysis.board_picture import draw_board
from tuckbox.core import TuckboxError
from tuckbox.envs.batch import RUNNING
from tuckbox.envs.env_game import EnvGame, env_game
from tuckbox.envs.error import EnvsError, say, sentence
from tuckbox.envs.game_batch import GameBatch
from tuckbox.envs.position import view_of
from tuckbox.envs.setting import check_seed
from tuckbox.kernels.kernel import State

MILLISECONDS = 500
"""How long a picture of a GIF stays."""
LAST = 4
"""How many times as long the last one does."""
SWITCHES = {"True": True, "False": False}
"""Values of options that are on or off, as they are written after a command."""


def pixels(game: EnvGame, state: State) -> npt.NDArray[np.uint8]:
    """Return the board as the browser draws it: rows, columns, and red, green and blue."""
    return np.array(_image(game, state))


def _image(game: EnvGame, state: State) -> Image.Image:
    drawn = draw_board(view_of(game, state))
    assert drawn is not None, "every game with an environment has a drawing"
    return _rendered(drawn.document()).copy()


@lru_cache(maxsize=16)
def _rendered(svg: str) -> Image.Image:
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - few ask for pictures

    return Image.open(BytesIO(bytes(svg_to_bytes(svg_string=svg)))).convert("RGB")


def random_game(game: EnvGame, seed: int) -> Iterator[State]:
    """Yield the states of a game in which every legal action is equally likely."""
    batch = GameBatch(game, 1, "points")
    batch.seed(0, seed)
    batch.reset(np.ones(1, dtype=np.bool_))
    yield batch.games.states[0].copy()
    while batch.games.endings[0] == RUNNING:
        batch.step(batch.sample())
        yield batch.games.states[0].copy()


def save_gif(file: Path, game: EnvGame, states: Sequence[State]) -> None:
    """Write a film of these states."""
    if file.suffix.lower() != ".gif":
        raise EnvsError.of("envs-gif-ending", file=str(file))
    first, *others = [_image(game, state) for state in states]
    stays = [MILLISECONDS] * len(others) + [LAST * MILLISECONDS]
    first.save(file, save_all=True, append_images=others, duration=stays, loop=0)


def main(words: Sequence[str]) -> None:
    """Write the GIF of a random game, with options of the game as `name=value`."""
    if len(words) < 2:
        sys.exit(__doc__)
    name, file, *given = words
    choices: dict[str, Any] = dict(word.partition("=")[::2] for word in given)
    seed = choices.pop("seed", "0")
    try:
        check_seed(int(seed) if seed.isdecimal() else seed)
        game = env_game(
            name, **{word: SWITCHES.get(value, value) for word, value in choices.items()}
        )
        save_gif(Path(file), game, list(random_game(game, int(seed))))
    except TuckboxError as error:
        sys.exit(say(error.message))
    except OSError as error:
        sys.exit(sentence("cli-file-unwritable", file=file, reason=error.strerror or str(error)))


if __name__ == "__main__":
    main(sys.argv[1:])
