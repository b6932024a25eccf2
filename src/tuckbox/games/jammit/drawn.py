"""What a drawn set-up shows, hex by hex, so that two drawings of the same one can be compared."""

from collections.abc import Mapping

from tuckbox.games.jammit.board import BOARDS
from tuckbox.games.jammit.components import Components, setup_file
from tuckbox.games.jammit.piece import COLOURS


def drawn_spaces(components: Components, file: str) -> Mapping[str, str]:
    mode = next(each for each in components.setups if setup_file(*each) == file)
    setup, board = components.setups[mode], BOARDS[mode[1]]
    pawns = {f"pawn {colour}": corner for colour, corner in zip(COLOURS, setup.pawns, strict=False)}
    return {**pawns, **dict(zip(board.hexes, setup.pieces, strict=True))}
