"""The modes and set-ups that a game is played with, read from their drawings."""

from collections.abc import Mapping
from dataclasses import dataclass

from tuckbox.core import Options
from tuckbox.core.component import ComponentFiles
from tuckbox.core.hexagon import HexBoard
from tuckbox.games.fillit.board import RADIUS, Board
from tuckbox.games.fillit.mode import Mode, read_mode
from tuckbox.games.fillit.setup import Setup, read_setup

BOARD = "board"
LAYOUT = "layout"
LAYOUTS = ("A", "B")

MODES_FILE = "modes.txt"
SETUP_FILES = ("setups/[234]-large-[AB].txt", "setups/[23]-mini-[AB].txt")

BOARDS = {size: Board(HexBoard(radius)) for size, radius in RADIUS.items()}
"""Boards are geometry alone, so that all set-ups share them, those of boxes included."""


@dataclass(frozen=True, eq=False)
class Components:
    """Everything in the box."""

    files: ComponentFiles
    modes: Mapping[tuple[int, str], Mode]
    """By number of seats and size of the board."""
    setups: Mapping[tuple[int, str, str], Setup]
    """By number of seats, size of the board and layout."""

    def mode(self, options: Options) -> Mode:
        return self.modes[options.seats, options[BOARD]]

    def setup(self, options: Options) -> Setup:
        return self.setups[options.seats, options[BOARD], options[LAYOUT]]

    def is_reconstructed(self, options: Options) -> bool:
        """Return whether the set-up is our stand-in for a lost figure."""
        return self._is_ours(setup_file(options.seats, options[BOARD], options[LAYOUT]))

    @property
    def reconstructed_setups(self) -> tuple[tuple[int, str, str], ...]:
        """The set-ups that nobody has drawn as printed, by seats, size of the board and layout."""
        return tuple(each for each in self.setups if self._is_ours(setup_file(*each)))

    def _is_ours(self, file: str) -> bool:
        return file not in self.files.printed


def setup_file(seats: int, size: str, layout: str) -> str:
    return f"setups/{seats}-{size}-{layout}.txt"


def read_components(files: ComponentFiles) -> Components:
    """Read everything; raise `InvalidComponents` with file, line and column of the first mistake."""
    modes = _read_modes(files)
    setups = {
        (seats, size, layout): read_setup(files.sections(setup_file(seats, size, layout)), mode)
        for (seats, size), mode in modes.items()
        for layout in LAYOUTS
    }
    return Components(files, modes, setups)


def _read_modes(files: ComponentFiles) -> dict[tuple[int, str], Mode]:
    (section,) = files.sections(MODES_FILE)
    listed = [read_mode(line, BOARDS) for line in section.body]
    return {(seats, size): mode for seats, size, mode in listed}
