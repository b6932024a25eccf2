"""The rules of FILLIT, in the order of `docs/rules/fillit.md`, whose sections are cited.

The rulebook has no rule on repetition: ours, of §6.4, may be switched off.
"""

import re
from collections.abc import Mapping
from typing import Final

from tuckbox.core import Actor, Effect, InvalidOptions, Message, Option, Options, Outcome, Seat
from tuckbox.core.frozen import replace
from tuckbox.core.option import SEATS
from tuckbox.core.rules import GameModules, GameRules
from tuckbox.games.fillit import components, effects, moves, refusal, text, view
from tuckbox.games.fillit.board import RADIUS, Hexes, HexName
from tuckbox.games.fillit.components import (
    BOARD,
    CHIP_SIGNS,
    COLOURS,
    LAYOUT,
    LAYOUTS,
    SETUP_FILES,
    STONE_SIGNS,
    Components,
    Mode,
)
from tuckbox.games.fillit.moves import StoneStep, Turn
from tuckbox.games.fillit.position import NO_HISTORY, Position
from tuckbox.games.fillit.view import FillitView

REPETITION = "repetition"
DRAW = "draw"
OFF = "off"

DRAWN_AT: Final = 3
"""How often the same position arises before the game is drawn."""

EMPTY = "."
RUN = re.compile(r"\.+")


def key(p: Position, mode: Mode) -> str:
    """Return the position as a text that is the same for the same pieces and seat to move only.

    The seat, then the hexes in the order of their names by the signs of the drawn set-ups, with
    the length of a run instead of empty hexes. Supplies follow from the chips on the board.
    """
    signs: dict[HexName, str] = {}
    for colour, chips, stones in zip(mode.colours, p.chips, p.stones, strict=True):
        signs.update(dict.fromkeys(chips, CHIP_SIGNS[colour]))
        signs.update(dict.fromkeys(stones, STONE_SIGNS[colour]))
    signs.update(zip(p.pawns, COLOURS, strict=False))
    row = "".join([signs.get(hex, EMPTY) for hex in mode.board.hexes])
    return f"{p.seat}:{RUN.sub(_length, row)}"


def _length(run: re.Match[str]) -> str:
    return str(len(run[0]))


class Rules(GameRules[Position, Turn]):
    """FILLIT for two or three seats, or for two against two."""

    name = "fillit"
    modules = GameModules(components, moves, refusal, effects, view, text)
    view_type = FillitView
    replaceable = SETUP_FILES
    components: Components

    # Components and set-up

    choosable = (
        Option(SEATS, ("2", "3", "4"), "2"),  # §2.1
        Option(BOARD, tuple(RADIUS), "large"),  # §1.1
        Option(LAYOUT, LAYOUTS, "A"),  # §2.2
        Option(REPETITION, (DRAW, OFF), DRAW),  # §6.4
    )

    def options(self, **choices: object) -> Options:
        options = super().options(**choices)
        if (options.seats, options[BOARD]) not in self.components.modes:  # §1.7
            raise InvalidOptions.of("fillit-options-mode", seats=options.seats)
        return options

    def sides(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """§1.5: four seats are two teams of two; otherwise each seat plays for itself."""
        return self.mode(options).sides

    def mode(self, options: Options) -> Mode:
        """Return the board, the chips and the sides that these options stand for."""
        return self.components.mode(options)

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        return self.components.drawn_spaces(file)

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        listed = tuple(
            Message.of("fillit-setup", seats=seats, board=board, layout=layout)
            for seats, board, layout in self.components.reconstructed_setups
        )
        return (Message.of("fillit-reconstructed-setups", setups=listed),) if listed else ()

    def reconstructed_in(self, options: Options) -> tuple[Message, ...]:
        is_ours = self.components.is_reconstructed(options)
        return (Message.of("fillit-describe-reconstructed"),) if is_ours else ()

    def standing(self, view: FillitView) -> tuple[Message, ...]:
        return tuple(text.standing(view))

    def initial(self, options: Options) -> Position:
        mode, setup = self.mode(options), self.components.setup(options)
        first = mode.seats[0]  # §2.7: red begins
        supplies = mode.supplies(setup.chips)
        start = Position(options, first, setup.pawns, setup.stones, setup.chips, supplies)
        return self._counted(start)

    # A turn

    def to_move(self, p: Position) -> tuple[Actor, ...]:
        return (p.seat,) if self.outcome(p) is None else ()

    def legal_moves(self, p: Position, who: Actor) -> tuple[Turn, ...]:
        if who not in self.to_move(p):
            return ()
        with_slide = self._slides_and_steps(p)  # §3.4: compulsory if there is one
        return with_slide or tuple(Turn(step) for step in self.steps(p))  # §3.6

    def must_slide(self, p: Position) -> bool:
        """§3.4, §3.5: whether the pawn can slide at once, or after some stone step."""
        return bool(self.slides(p) or self._slides_and_steps(p))

    def _slides_and_steps(self, p: Position) -> tuple[Turn, ...]:
        """§3.2: one slide and one stone step in either order, both compulsory."""
        slides, steps = self.slides(p), self.steps(p)
        # a slide moves no stone, so the steps are the same before and after it
        slide_first = [Turn(step, slide, slide_first=True) for slide in slides for step in steps]
        stone_first = [
            Turn(step, slide) for step in steps for slide in self._slides_after(p, step, slides)
        ]
        return (*slide_first, *stone_first)

    def _slides_after(
        self, p: Position, step: StoneStep, slides: tuple[HexName, ...]
    ) -> tuple[HexName, ...]:
        """§5.5: a stone step may move the pawn, open a way for it or block one; elsewhere nothing changes."""
        board = self.mode(p.options).board
        if board.in_sight[p.pawn].isdisjoint(step):
            return slides
        return board.stops(step.moved(p.pawn), step.moved_all(self.obstacles(p)))

    def after(self, p: Position, who: Actor, move: Turn) -> Position:
        """§3.1: when the pieces have moved it is the next seat's turn."""
        seats = self.mode(p.options).seats
        return self._counted(replace(self._moved(p, move), seat=seats[who % len(seats)]), before=p)

    def _moved(self, p: Position, turn: Turn) -> Position:
        """§3.2: both parts in the order chosen."""
        if turn.slide_first:
            return self.stepped(self.slid(p, turn.slide), turn.stone)
        return self.slid(self.stepped(p, turn.stone), turn.slide)

    def preview(self, p: Position, who: Actor, move: Turn) -> tuple[Effect, ...]:
        return tuple(effects.preview(self, p, move))

    # Slide

    def slides(self, p: Position) -> tuple[HexName, ...]:
        """§3.3: where the seat's own pawn can stop if it slides at once, by name."""
        return self.mode(p.options).board.stops(p.pawn, self.obstacles(p))

    def obstacles(self, p: Position) -> Hexes:
        """§4.2, §4.3, §4.5: what stops a pawn: stones and pawns, also a partner's, but no chips."""
        return frozenset(p.pawns).union(*p.stones)

    def slid(self, p: Position, target: HexName | None) -> Position:
        """Return the table after the slide of a turn, if it has one."""
        if target is None:
            return p
        mode = self.mode(p.options)
        own = mode.side_of[p.seat]
        path = mode.board.paths[p.pawn][target]
        uncovered = [hex for hex in path if hex not in p.chips[own]]  # §4.7
        laid = frozenset(uncovered[: p.supplies[own]])  # §4.6, §4.9: until the supply is empty
        chips = tuple(
            lying | laid if side == own else lying - laid  # §4.8
            for side, lying in enumerate(p.chips)
        )
        pawns = (*p.pawns[: p.seat - 1], target, *p.pawns[p.seat :])
        return replace(p, pawns=pawns, chips=chips, supplies=mode.supplies(chips))

    # Stone step

    def steps(self, p: Position) -> tuple[StoneStep, ...]:
        """§5.1, §5.2, §5.6: each stone of the seat (team) to each adjacent hex, by text."""
        mode = self.mode(p.options)
        return tuple(
            StoneStep(start, target)
            for start in sorted(p.stones[mode.side_of[p.seat]])
            for target in mode.board.neighbours[start]
        )

    def stepped(self, p: Position, step: StoneStep) -> Position:
        """§5.3 to §5.5: the stone changes places with all that is on the other hex."""
        return replace(
            p,
            pawns=tuple(map(step.moved, p.pawns)),
            stones=tuple(map(step.moved_all, p.stones)),
            chips=tuple(map(step.moved_all, p.chips)),
        )

    # The end and winning

    def outcome(self, p: Position) -> Outcome | None:
        for seats, supply in zip(self.sides(p.options), p.supplies, strict=True):
            if supply == 0:  # §6.1, §6.3, §6.5
                return Outcome(seats, self.scores(p), "fillit-reason-supply-empty")
        if p.times >= DRAWN_AT:  # §6.4
            return Outcome((), self.scores(p), "fillit-reason-repetition")
        return None

    def _counted(self, p: Position, before: Position | None = None) -> Position:
        """§6.4, our house rule: how often the position has arisen after complete turns.

        §4.7, §4.8: chips on the board never become fewer, so that no position arises again once they
        have become more.
        """
        if p.options[REPETITION] == OFF:
            return p
        mode = self.mode(p.options)
        own = key(p, mode)
        if before is None or sum(p.supplies) < sum(before.supplies):
            return replace(p, earlier=NO_HISTORY, times=1).noted(own)
        earlier = before.earlier.followed_by(before.key or key(before, mode))
        return replace(p, earlier=earlier, times=1 + earlier.count(own)).noted(own)

    def without_history(self, p: Position) -> Position:
        return replace(p, earlier=NO_HISTORY)

    def scores(self, p: Position) -> tuple[int, ...]:
        """§6.6: by seat, the number of chips that it (its team) has left."""
        mode = self.mode(p.options)
        return tuple(p.supplies[mode.side_of[seat]] for seat in mode.seats)

    def ranking(self, p: Position) -> tuple[tuple[Seat, ...], ...]:
        """§6.6: at the end, the fewer chips left the better; in a draw all share one rank."""
        all_seats, scores = self.mode(p.options).seats, self.scores(p)
        if 0 not in scores:
            return (all_seats,)
        return tuple(
            tuple(seat for seat in all_seats if scores[seat - 1] == left)
            for left in sorted(set(scores))
        )
