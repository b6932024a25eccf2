"""The rules of JAMMIT, in the order of `docs/rules/jammit.md`, whose sections are cited."""

from collections.abc import Mapping
from itertools import permutations

from tuckbox.core import Actor, Message, Option, Options, Outcome, Seat, seat, seats
from tuckbox.core.frozen import replace
from tuckbox.core.option import SEATS
from tuckbox.core.rules import GameModules, GameRules
from tuckbox.games.jammit import components, effects, moves, refusal, text, view
from tuckbox.games.jammit.board import BOARD, BOARDS, Column, push
from tuckbox.games.jammit.components import LAYOUT, LAYOUTS, SETUP_FILES, Components
from tuckbox.games.jammit.moves import Extra, Insert, Move, MovePawn
from tuckbox.games.jammit.piece import EMPTY, NEUTRAL, owner, seat_colour, stone
from tuckbox.games.jammit.position import Position, Stage
from tuckbox.games.jammit.view import JammitView

POINTS_AT_BORDER, POINTS_IN_CENTRE = 1, 2
"""§5.2: what a piece pushed out scores."""
NEUTRAL_COINS_FOR_A_POINT = 3
"""§5.4."""
GOALS = {2: 13, 3: 11}
"""§6.1: the points that win, by number of seats."""


class Rules(GameRules[Position, Move]):
    """JAMMIT for two or three seats."""

    name = "jammit"
    modules = GameModules(components, moves, refusal, effects, view, text)
    view_type = JammitView
    replaceable = SETUP_FILES
    components: Components

    # Set-up

    choosable = (
        Option(SEATS, ("2", "3"), "2"),  # §2.1
        Option(BOARD, tuple(BOARDS), "large"),  # §1.2, §1.3
        Option(LAYOUT, LAYOUTS, "A"),  # §2.2
    )

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        return self.components.drawn_spaces(file)

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        listed = tuple(
            Message.of("jammit-setup", seats=seats, board=board, layout=layout)
            for (seats, board, layout), setup in self.components.setups.items()
            if setup.is_reconstructed
        )
        return (Message.of("jammit-reconstructed-setups", setups=listed),) if listed else ()

    def reconstructed_in(self, options: Options) -> tuple[Message, ...]:
        is_ours = self.components.setup(options).is_reconstructed
        return (Message.of("jammit-describe-reconstructed"),) if is_ours else ()

    def standing(self, view: JammitView) -> tuple[Message, ...]:
        return tuple(text.standing(view))

    def initial(self, options: Options) -> Position:
        """§2.2: pawns and stones as drawn, and no coins; §2.8: red begins."""
        setup = self.components.setup(options)
        nothing = (0,) * options.seats
        return Position(
            options=options,
            pieces=setup.pieces,
            pawns=setup.pawns,
            points=nothing,
            neutral=nothing,
            seat=seat(1),
            stage=Stage.INSERT,
        )

    # A turn: who may do what

    def to_move(self, p: Position) -> tuple[Actor, ...]:
        """§3.1: seats take turns."""
        return () if p.stage is Stage.OVER else (p.seat,)

    def legal_moves(self, p: Position, who: Actor) -> tuple[Move, ...]:
        """§3.2, §3.3: each step is an entry of its own, and compulsory."""
        if who not in self.to_move(p):
            return ()
        if p.stage is Stage.INSERT:
            return self._insertions(p)
        if p.stage is Stage.EXTRA:
            return self._extras(p)
        return self._pawn_moves(p)

    def _insertions(self, p: Position) -> tuple[Insert, ...]:
        """§3.5, §4.3: both coins into any one column of the pawn's corner, in either order."""
        orders = ["".join(coins) for coins in permutations(sorted(self.coins(p)))]
        return tuple(Insert(head, order) for head in sorted(p.corner.columns) for order in orders)

    def coins(self, p: Position) -> str:
        """§3.4: one of each other seat, and with two seats a neutral one; §1.8: they never run out."""
        others = "".join(seat_colour(seat) for seat in seats(p.options.seats) if seat != p.seat)
        return others + NEUTRAL if p.options.seats == 2 else others  # §1.5

    def _extras(self, p: Position) -> tuple[Extra, ...]:
        """§3.7, §3.11: two different columns of the pawn's corner; §3.10: also those used before."""
        return tuple(Extra(*heads) for heads in permutations(sorted(p.corner.columns), 2))

    def _pawn_moves(self, p: Position) -> tuple[MovePawn, ...]:
        """§3.12: to any other corner where no pawn stands."""
        return tuple(MovePawn(name) for name in sorted(p.board.corners) if name not in p.pawns)

    # What a move does

    def after(self, p: Position, who: Actor, move: Move) -> Position:
        if isinstance(move, MovePawn):
            return self._pawn_moved(p, move.corner)
        return self._coins_put_in(p, move)

    def _pawn_moved(self, p: Position, corner: str) -> Position:
        """§3.1: then it is the next seat's turn."""
        moved = p.with_pawn(p.seat, corner)
        following = seat(p.seat % p.options.seats + 1)
        return replace(moved, seat=following, stage=Stage.INSERT, halfway=None)

    def _coins_put_in(self, p: Position, move: Insert | Extra) -> Position:
        first, second = self.coins_of(p, move)
        halfway = self._put_in(replace(p, earned=(), halfway=None), *first)
        if self.winner(halfway) is not None:  # §6.2: the coin that is not yet in is not put in
            return replace(halfway, stage=Stage.OVER, earned=())
        after = self._put_in(halfway, *second)
        if self.winner(after) is not None:  # §6.2: no further step is owed
            return replace(after, stage=Stage.OVER, earned=(), halfway=halfway)
        # §3.6, §3.8, §3.9: one extra step, however many own stones went out in this one
        stage = Stage.EXTRA if after.earned else Stage.PAWN
        return replace(after, stage=stage, halfway=halfway)

    def coins_of(self, p: Position, move: Insert | Extra) -> tuple[tuple[str, str], ...]:
        """Return head and colour of each coin, in the order in which they go in."""
        if isinstance(move, Insert):
            return (move.head, move.coins[0]), (move.head, move.coins[1])
        return (move.first, p.colour), (move.second, p.colour)  # §3.7: of its own colour

    # Push

    def _put_in(self, p: Position, head: str, coin: str) -> Position:
        """§4.4, §4.6: a coin goes in at the head of a column, and a piece may go out at its end."""
        column = p.corner.columns[head]
        line, out = push(column.line(p.pieces), coin)
        p = replace(p, pieces=column.laid(p.pieces, line))
        return p if out == EMPTY else self._pushed_out(p, column, out)

    # Points

    def _pushed_out(self, p: Position, column: Column, piece: str) -> Position:
        """§5.1: it scores for the seat of its colour, no matter which seat pushed."""
        if piece == NEUTRAL:
            return self._neutral_out(p, self.worth(column))
        p = p.with_points(owner(piece), self.worth(column))
        if piece == stone(p.colour):  # §3.6: over the border or into the centre
            p = replace(p, earned=(*p.earned, column.last))
        return p

    def worth(self, column: Column) -> int:
        """§5.2, §5.3: in points, or in neutral coins."""
        return POINTS_IN_CENTRE if column.into_centre else POINTS_AT_BORDER

    def _neutral_out(self, p: Position, coins: int) -> Position:
        """§5.3: they go to the seat that has pushed; §5.5: three are exchanged at once."""
        points, kept = divmod(p.neutral[p.seat - 1] + coins, NEUTRAL_COINS_FOR_A_POINT)
        return p.with_neutral(p.seat, kept).with_points(p.seat, points)

    def scores(self, p: Position) -> tuple[int, ...]:
        return p.points

    # The end and winning

    def goal(self, p: Position) -> int:
        return GOALS[p.options.seats]

    def winner(self, p: Position) -> Seat | None:
        """§6.1, §6.3: pieces go out one at a time, so there is never more than one."""
        most = max(p.points)
        return seat(p.points.index(most) + 1) if most >= self.goal(p) else None

    def outcome(self, p: Position) -> Outcome | None:
        won = self.winner(p)
        return None if won is None else Outcome((won,), p.points, reason="jammit-reason-goal")
