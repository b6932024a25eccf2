"""The rules of noughts and crosses."""

from tuckbox.core import Actor, Option, Options, Outcome, Seat, seats
from tuckbox.core.option import SEATS
from tuckbox.core.rules import GameModules, GameRules
from tuckbox_noughts import components, effects, moves, refusal, text, view
from tuckbox_noughts.components import Components
from tuckbox_noughts.moves import Move
from tuckbox_noughts.position import Marks, Position
from tuckbox_noughts.view import NoughtsView


class Rules(GameRules[Position, Move]):
    """Noughts and crosses for two seats."""

    name = "noughts"
    modules = GameModules(components, moves, refusal, effects, view, text)
    view_type = NoughtsView
    components: Components

    # Set-up

    choosable = (Option(SEATS, ("2",), "2"),)

    def initial(self, options: Options) -> Position:
        """The board is empty."""
        return Position(options, (frozenset(), frozenset()))

    # Who may do what

    def to_move(self, p: Position) -> tuple[Actor, ...]:
        """The seats take turns, and crosses begin."""
        if self.outcome(p) is not None:
            return ()
        crosses, noughts = p.marks
        return (seats(2)[len(crosses) > len(noughts)],)

    def legal_moves(self, p: Position, who: Actor) -> tuple[Move, ...]:
        """A mark goes on any empty space."""
        if who not in self.to_move(p):
            return ()
        return tuple(Move(cell) for cell in self.components.cells if cell not in p.taken)

    # What a move does

    def after(self, p: Position, who: Actor, move: Move) -> Position:
        crosses, noughts = p.marks
        if who == seats(2)[0]:
            return Position(p.options, (crosses | {move.cell}, noughts))
        return Position(p.options, (crosses, noughts | {move.cell}))

    # The end

    def outcome(self, p: Position) -> Outcome | None:
        """Three of a seat's marks in a row win; a full board without them is a draw."""
        winners = tuple(seat for seat in seats(2) if self.line(p, seat))
        if winners:
            return Outcome(winners, self.scores(p), "noughts-reason-row")
        if p.taken == set(self.components.cells):
            return Outcome((), self.scores(p), "noughts-reason-full")
        return None

    def line(self, p: Position, seat: Seat) -> Marks:
        """Return the marks of this seat that lie in rows of three."""
        none: Marks = frozenset()
        return none.union(*(row for row in self.components.lines if row <= p.of(seat)))

    def scores(self, p: Position) -> tuple[int, ...]:
        """A win counts 1 point."""
        return tuple(int(bool(self.line(p, seat))) for seat in seats(2))
