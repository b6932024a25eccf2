"""Which game is played, with which options and components.

Options are free words such as `fits --seats 2`: every option of a game is a flag with its name, so flags
can only be read once the game is known. Components are built in, a player's own in a folder, or a box.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from tuckbox.cli.files import read_bytes
from tuckbox.cli.terminal import UsageError
from tuckbox.core import AnyGame, Options, TuckboxError
from tuckbox.core.box import Box, decode_box, read_box
from tuckbox.games import as_recorded, boxed_game, game, games

if TYPE_CHECKING:
    from tuckbox.match import Record


ON = "on"


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game's name, if one was given, and the given options."""

    game: str | None
    choices: Mapping[str, str]
    """If an option is given twice, the last one counts."""
    pairs: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """All that was given, in order."""

    def required_game(self) -> str:
        if self.game is None:
            raise UsageError.of("cli-game-missing", known=games())
        return self.game

    def options(self, rules: AnyGame) -> Options:
        return rules.options(**self.choices)

    def modes(self, rules: AnyGame) -> tuple[Options, ...]:
        """Return every combination of options that are given several values: `--layout A,B`.

        In FITS a comma joins the boards of one game, so there the flag is repeated instead.
        """
        known = {option.name: option for option in rules.choosable}
        values: dict[str, list[str]] = {}
        for name, value in self.pairs:
            whole = name not in known or known[name].is_sequence
            values.setdefault(name, []).extend([value] if whole else value.split(","))
        combined = (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
        return tuple(dict.fromkeys(rules.options(**choices) for choices in combined))


def read_game_choice(words: Sequence[str], pairs: Sequence[str] = ()) -> GameChoice:
    """Return the choice in free words and in `name=value` pairs (`--option`)."""
    name = next((word for word in words if word in games()), None)
    rest = list(words)
    if name is not None:
        rest.remove(name)
    elif rest and not rest[0].startswith("-"):
        name = rest.pop(0)
    given = (*_flags(rest), *(_pair(text) for text in pairs))
    return GameChoice(name, dict(given), given)


def _flags(words: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the flags: `--seats 2`, `--seats=2`, and `--pro` alone for `--pro on`."""
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            raise UsageError.of("cli-unexpected", word=word)
        name, equals, value = word[2:].partition("=")
        if not equals:
            value = ON if not words or words[0].startswith("--") else words.pop(0)
        yield name, value


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise UsageError.of("cli-pair", text=text, example="seats=2")
    return name, value


def read_seats(texts: Sequence[str], count: int, example: str) -> dict[int, str]:
    """Return the values of arguments such as `2=random`, by seat."""
    found = {}
    for text in texts:
        number, equals, value = text.partition("=")
        if not equals or not value or not number.isdecimal():
            raise UsageError.of("cli-pair", text=text, example=example)
        if not 1 <= int(number) <= count:
            raise UsageError.of("cli-no-seat", seat=number, seats=count)
        found[int(number)] = value
    return found


def game_with_components(name: str, wanted: Path | None = None) -> AnyGame:
    """Return the game with this player's components."""
    return game(name, component_folder(wanted))


def chosen_game(name: str | None, components: Path | None, box: Path | None) -> AnyGame:
    """Return the game with these components, or with a box, which names its game itself."""
    if box is None:
        assert name is not None
        return game_with_components(name, components)
    if components is not None:
        raise UsageError.of("cli-box-or-components")
    rules = game_with_box(box)
    if name not in (None, rules.name):
        raise UsageError.of("cli-box-other-game", file=str(box), game=rules.name, expected=name)
    return rules


def recorded_game(record: "Record", wanted: Path | None = None) -> AnyGame:
    """Return the game of a record, with the components that it names if they are available."""
    return as_recorded(
        game_with_components(record.setup.game, wanted), record.setup.components, record.setup.box
    )


def component_folder(wanted: Path | None = None) -> Path | None:
    """Return the requested folder, else that of `TUCKBOX_COMPONENTS`, else the user's if it exists."""
    if wanted is not None:
        return wanted
    named = os.environ.get("TUCKBOX_COMPONENTS")
    if named:
        return Path(named)
    own = user_folder()
    return own if own.is_dir() else None


def user_folder() -> Path:
    from platformdirs import user_config_path  # noqa: PLC0415 - slow to import, rarely needed

    return user_config_path("tuckbox", appauthor=False) / "components"


def read_box_file(path: Path) -> Box:
    try:
        return read_box(decode_box(read_bytes(path)))
    except UsageError:
        raise
    except TuckboxError as error:
        raise UsageError.of("cli-box-bad", file=str(path), reason=error.message) from error


def game_with_box(path: Path) -> AnyGame:
    """Return the game of a box, which is checked as a whole."""
    box = read_box_file(path)
    try:
        return boxed_game(box)
    except TuckboxError as error:
        raise UsageError.of("cli-box-bad", file=str(path), reason=error.message) from error
