"""Every legal turn, in the order of the texts."""

from tuckbox.games.fillit.board import Board, HexName
from tuckbox.games.fillit.moves import Step, Turn
from tuckbox.games.fillit.position import Hexes
from tuckbox.games.fillit.stone import after_step


class TurnBook:
    """All turns that can ever be legal on a board, made once: finding legal ones is then looking up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.steps = {
            start: tuple(Step(start, target) for target in board.neighbours[start])
            for start in board.hexes
        }
        """By the hex of the stone."""
        self.slide_first = {
            slide: {
                start: tuple(Turn(step, slide, slide_first=True) for step in steps)
                for start, steps in self.steps.items()
            }
            for slide in board.hexes
        }
        """By the hex on which the slide ends, then by the hex of the stone."""
        self.stone_first = {
            step: {slide: Turn(step, slide) for slide in board.hexes}
            for steps in self.steps.values()
            for step in steps
        }
        """By the step, then by the hex on which the slide ends."""

    def legal(self, pawn: HexName, blocked: Hexes, stones: Hexes) -> tuple[Turn, ...]:
        """§A turn. One slide and one stone step in either order, both compulsory.

        Who has no turn with a slide, not even by moving a stone first, moves a stone alone. Only
        then: a stone that locks the own pawn in is no way to avoid sliding.
        """
        own = sorted(stones)
        turns: list[Turn] = []
        slides = self.board.slides(pawn, blocked)
        for slide in slides:
            for stone in own:
                turns += self.slide_first[slide][stone]
        for stone in own:
            for step in self.steps[stone]:
                after = slides
                if not self.board.lines[pawn].isdisjoint(step):
                    after = self.board.slides(*after_step(step, pawn, blocked))
                then = self.stone_first[step]
                turns += [then[slide] for slide in after]
        return tuple(turns) or tuple(Turn(step) for stone in own for step in self.steps[stone])
