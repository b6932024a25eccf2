"""JAMMIT as the contract of `core.game` asks for it."""

from typing import cast

from tuckbox.core import (
    Actor,
    Effect,
    Message,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    View,
    seat,
)
from tuckbox.core.component import ComponentFiles
from tuckbox.core.memory import remembered
from tuckbox.core.option import choose
from tuckbox.core.rules import refuse_actor
from tuckbox.core.transition import Transitional, require_legal
from tuckbox.core.view import options_of
from tuckbox.games.jammit import describe, effect, inspect, moves, picture, refusal, turn
from tuckbox.games.jammit.components import (
    BOARDS,
    LAYOUTS,
    SEATS,
    SETUP_FILES,
    read_setup,
    setup_file,
)
from tuckbox.games.jammit.moves import Move
from tuckbox.games.jammit.position import Position, Step
from tuckbox.games.jammit.table import Table
from tuckbox.games.jammit.view import JammitView, jammit_view, position_of


class Rules(Transitional):
    """The rules of JAMMIT, played with one set of set-up files."""

    replaceable = SETUP_FILES
    name = "jammit"
    choosable = (
        Option("seats", tuple(str(number) for number in SEATS), default="2"),
        Option("board", tuple(BOARDS), default="large"),
        Option("layout", LAYOUTS, default="A"),
    )

    def __init__(self, files: ComponentFiles) -> None:
        self.files = files
        self._tables = {table.options: table for table in map(self._table, self._all_options())}

    def _all_options(self) -> list[Options]:
        return [
            self.options(seats=seats, board=board, layout=layout)
            for seats in SEATS
            for board in BOARDS
            for layout in LAYOUTS
        ]

    def _table(self, options: Options) -> Table:
        setup = (options.seats, options["board"], options["layout"])
        is_own = setup_file(*setup) in self.files.own
        return Table(options, read_setup(self.files, *setup), is_reconstructed=not is_own)

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        setups = tuple(
            Message.of(
                "jammit-setup",
                seats=table.options.seats,
                board=Message.of(f"jammit-board-{table.options['board']}"),
                layout=table.options["layout"],
            )
            for table in self._tables.values()
            if table.is_reconstructed
        )
        return (Message.of("jammit-reconstructed-setups", setups=setups),) if setups else ()

    def options(self, **choices: object) -> Options:
        return choose(self.choosable, choices)

    def initial(self, options: Options) -> Position:
        table = self._tables[options]
        nothing = (0,) * options.seats
        return Position(
            table=table,
            board=table.setup.board,
            pawns=table.setup.pawns,
            points=nothing,
            neutral=nothing,
            turn=seat(1),  # Red starts.
            step=Step.INSERT,
        )

    def to_move(self, p: Position) -> tuple[Actor, ...]:
        return () if p.step is Step.OVER else (p.turn,)

    def legal_moves(self, p: Position, who: Actor) -> tuple[Move, ...]:
        if who != p.turn:
            return ()
        if p.step is Step.INSERT:
            return p.table.inserts[p.turn, p.corner]
        if p.step is Step.PAWN:  # §Move the pawn: to another corner where no pawn stands.
            return tuple([move for move in p.table.pawn_moves if move.corner not in p.pawns])
        if p.step is Step.EXTRA:
            return p.table.extras[p.corner]
        return ()

    def refusal(self, p: Position, who: Actor, move: Move) -> Refusal | None:
        if move in self.legal_moves(p, who):
            return None
        return refuse_actor(self.to_move(p), who) or refusal.refuse(p, move)

    @remembered()
    def apply(self, p: Position, who: Actor, move: Move) -> Position:
        require_legal(self, p, who, move)
        return turn.played(p, move)

    def effects_of(self, p: Position, who: Actor, move: Move) -> tuple[Effect, ...]:
        require_legal(self, p, who, move)
        return tuple(effect.effects(p, move))

    def chances(self, p: Position) -> tuple[tuple[Move, int], ...]:
        return ()

    def outcome(self, p: Position) -> Outcome | None:
        won = turn.winner(p)
        return None if won is None else Outcome((won,), p.points, reason="jammit-reason-goal")

    def scores(self, p: Position) -> tuple[int, ...]:
        return p.points

    def view(self, p: Position, seat: Seat | None) -> JammitView:
        view: JammitView = {**self._seen_by_all(p)}
        view["seat"] = seat
        return view

    @remembered()
    def _seen_by_all(self, p: Position) -> JammitView:
        """Nothing is hidden: only whose view it is differs."""
        return jammit_view(p, self.outcome(p))

    def position(self, view: View) -> Position:
        return position_of(cast(JammitView, view), self._tables[options_of(view)])

    def format_move(self, move: Move) -> str:
        return moves.format_move(move)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def group(self, move: Move) -> Message:
        return describe.group(move)

    def draw(self, view: View) -> str:
        return picture.draw(cast(JammitView, view))

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(describe.describe(cast(JammitView, view)))

    def inspect(self, view: View, space: str) -> tuple[Message, ...]:
        return tuple(inspect.inspect(cast(JammitView, view), space))
