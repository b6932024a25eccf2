"""The tiles, cards and boards that a game is played with, read from their drawings."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import PurePosixPath

from tuckbox.core.data_files import ComponentFiles, Line, Section, read_words
from tuckbox.games.fits.board import CELLS, Board, BoardId, read_board
from tuckbox.games.fits.moves import TileId
from tuckbox.games.fits.tile import Tile, read_tile

TILES_FILE = "tiles.txt"
CARDS_FILE = "cards.txt"
BOARD_FILES = "boards/*.txt"

BUILT_IN_BOARDS = tuple(map(BoardId, "1234"))
RECONSTRUCTED_BOARDS = tuple(map(BoardId, "234"))
"""The boards on which the places of special spaces are lost."""
MOST_SEATS = 4


@dataclass(frozen=True, eq=False)
class Components:
    """Everything in the box."""

    files: ComponentFiles
    tiles: Mapping[TileId, Tile]
    """In the order drawn; there is one building card for each."""
    starts: tuple[TileId, ...]
    """The starting cards, ascending."""
    boards: Mapping[BoardId, Board]
    """The built-in ones first, then a player's own in alphabetical order."""

    @cached_property
    def building_cards(self) -> tuple[TileId, ...]:
        return tuple(sorted(self.tiles))

    @property
    def reconstructed_boards(self) -> tuple[BoardId, ...]:
        """The boards whose printed original is lost and that nobody has drawn as printed."""
        return tuple(id for id in RECONSTRUCTED_BOARDS if _board_file(id) not in self.files.printed)

    @property
    def are_starts_reconstructed(self) -> bool:
        return CARDS_FILE not in self.files.printed

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        """Return what a drawn file shows, space by space, so that two drawings of a board can be compared."""
        if file == CARDS_FILE:
            return dict.fromkeys(self.starts, "start")
        board = self.boards[board_id(file)]
        return {"row-bonus": "on" if board.row_bonus else "off", **_signs(board)}


def read_components(files: ComponentFiles) -> Components:
    """Read everything; raise `InvalidComponents` with file, line and column of the first mistake."""
    tiles = _read_tiles(files.texts[TILES_FILE])
    return Components(files, tiles, _read_starts(files, tiles), _read_boards(files))


@lru_cache(maxsize=4)
def _read_tiles(text: str) -> Mapping[TileId, Tile]:
    """Return the tiles by name. Nobody can replace them, so all boxes share them."""
    sections = ComponentFiles({TILES_FILE: text}).sections(TILES_FILE)
    return {tile.id: tile for tile in map(read_tile, sections)}


def _read_boards(files: ComponentFiles) -> dict[BoardId, Board]:
    boards = [read_board(board_id(name), files.sections(name)) for name in files.names(BOARD_FILES)]
    return {board.id: board for board in sorted(boards, key=_order)}


def _order(board: Board) -> tuple[bool, BoardId]:
    return board.id not in BUILT_IN_BOARDS, board.id


def _board_file(id: BoardId) -> str:
    return f"boards/{id}.txt"


def board_id(name: str) -> BoardId:
    """Return a board's name, which is that of its file; it must also fit into options and records."""
    id = BoardId(PurePosixPath(name).stem)
    if not id.replace("-", "").replace("_", "").isalnum():
        raise Line(name, 1, "").error("fits-components-board-name", found=id)
    return id


def _read_starts(files: ComponentFiles, tiles: Mapping[TileId, Tile]) -> tuple[TileId, ...]:
    """§1.6: read the starting tiles, all different and enough for every seat."""
    section = _only_section(files.sections(CARDS_FILE))
    starts: list[TileId] = []
    for glyph in (glyph for line in section.body for glyph in read_words(line)):
        tile = TileId(glyph.text)
        if tile not in tiles:
            raise glyph.line.error(
                "fits-components-card", glyph.column, found=tile, known=tuple(tiles)
            )
        if tile in starts:
            raise glyph.line.error("fits-components-card-twice", glyph.column, found=tile)
        starts.append(tile)
    if len(starts) < MOST_SEATS:
        raise section.head.error("fits-components-cards-few", found=len(starts), needed=MOST_SEATS)
    return tuple(sorted(starts))


def _only_section(sections: tuple[Section, ...]) -> Section:
    for section in sections:
        if section.words != ("starting", "cards") or section is not sections[0]:
            raise section.head.error(
                "fits-components-section",
                found=section.head.text,
                known=("[starting cards]",),
            )
    return sections[0]


def _signs(board: Board) -> dict[str, str]:
    """Return the value of a space, or where its partner is: the sign of a pair is anybody's choice."""
    signs = {cell.name: "dot" for cell in CELLS}
    signs |= {cell.name: str(value) for cell, value in board.values.items()}
    for first, second in board.pairs.values():
        signs[first.name], signs[second.name] = f"pair {second.name}", f"pair {first.name}"
    return signs
