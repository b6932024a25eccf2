"""What a drawn set-up shows, hex by hex, so that two drawings of the same one can be compared."""

from collections.abc import Mapping

from tuckbox.core.drawing import read_hexagon
from tuckbox.games.fillit.components import Components, setup_file


def drawn_spaces(components: Components, file: str) -> Mapping[str, str]:
    (seats, size, _) = next(each for each in components.setups if setup_file(*each) == file)
    board = components.modes[seats, size].board
    (section,) = components.files.sections(file)
    drawn = read_hexagon(section.head, section.body, board.grid)
    return {board.name(hex): glyph.text for hex, glyph in drawn.items()}
