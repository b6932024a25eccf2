"""The rules of FILLIT as the contract of all games asks for them."""

from functools import lru_cache
from typing import cast

from tuckbox.core import (
    Actor,
    Effect,
    InvalidOptions,
    Message,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    View,
)
from tuckbox.core.component import ComponentFiles
from tuckbox.core.memory import remembered
from tuckbox.core.option import choose
from tuckbox.core.rules import refuse_actor
from tuckbox.core.transition import Transitional, common_view, require_legal
from tuckbox.games.fillit.components import LAYOUTS, SIZES, Components, Mode, setup_file
from tuckbox.games.fillit.describe import describe, inspect
from tuckbox.games.fillit.effects import turn_effects
from tuckbox.games.fillit.moves import Turn, format_turn, parse_turn
from tuckbox.games.fillit.picture import draw
from tuckbox.games.fillit.position import Position
from tuckbox.games.fillit.refusal import why_not
from tuckbox.games.fillit.repetition import DRAWN_AT, counted
from tuckbox.games.fillit.slide import obstacles
from tuckbox.games.fillit.turn import after_turn
from tuckbox.games.fillit.turns import TurnBook
from tuckbox.games.fillit.view import FillitView, fillit_view, position_of


class Rules(Transitional):
    """FILLIT, played with one set of components."""

    replaceable = ("setups/[234]-large-[AB].txt", "setups/[23]-mini-[AB].txt")
    name = "fillit"
    choosable = (
        Option("seats", ("2", "3", "4"), "2"),
        Option("board", SIZES, "large"),
        Option("layout", LAYOUTS, "A"),
        Option("repetition", ("draw", "off"), "draw"),
    )

    def __init__(self, files: ComponentFiles) -> None:
        self.files = files
        self._components = Components(files)
        self._mode = lru_cache(maxsize=64)(self._find_mode)
        self._turn_book = lru_cache(TurnBook)

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        ours = tuple(
            name.removeprefix("setups/").removesuffix(".txt")
            for name in self.files.names("setups/*.txt")
            if name not in self.files.own
        )
        return (Message.of("fillit-reconstructed-setups", setups=ours),) if ours else ()

    def options(self, **choices: object) -> Options:
        options = choose(self.choosable, choices)
        if (options.seats, options["board"]) not in self._components.modes:
            raise InvalidOptions.of("fillit-options-mode", seats=options.seats)
        return options

    def sides(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Those who win together: each seat by itself, or two teams of two."""
        return self._mode(options).sides

    def initial(self, options: Options) -> Position:
        mode = self._mode(options)
        setup = self._components.setups[options.seats, options["board"], options["layout"]]
        supplies = tuple(mode.chips - len(chips) for chips in setup.chips)
        red = mode.seats[0]
        start = Position(options, red, setup.pawns, setup.stones, setup.chips, supplies)
        return counted(start, mode)

    def to_move(self, p: Position) -> tuple[Actor, ...]:
        return () if self._is_over(p) else (p.seat,)

    def legal_moves(self, p: Position, who: Actor) -> tuple[Turn, ...]:
        return self._legal_turns(p) if who in self.to_move(p) else ()

    def refusal(self, p: Position, who: Actor, move: Turn) -> Refusal | None:
        wrong_actor = refuse_actor(self.to_move(p), who)
        if wrong_actor is not None:
            return wrong_actor
        legal = self._legal_turns(p)
        return None if move in legal else why_not(p, self._mode(p.options), move, legal)

    @remembered()
    def apply(self, p: Position, who: Actor, move: Turn) -> Position:
        require_legal(self, p, who, move)
        return after_turn(p, self._mode(p.options), move)

    def effects_of(self, p: Position, who: Actor, move: Turn) -> tuple[Effect, ...]:
        after = self.apply(p, who, move)
        return tuple(turn_effects(p, self._mode(p.options), move, after))

    def chances(self, p: Position) -> tuple[tuple[Turn, int], ...]:
        """Nothing is left to chance."""
        return ()

    def outcome(self, p: Position) -> Outcome | None:
        # §End. Whose supply is empty at the end of a turn wins; only who just moved can have done it.
        for seats, supply in zip(self.sides(p.options), p.supplies, strict=True):
            if supply == 0:
                return Outcome(seats, self.scores(p), "fillit-reason-supply-empty")
        if p.times >= DRAWN_AT:
            return Outcome((), self.scores(p), "fillit-reason-repetition")
        return None

    def scores(self, p: Position) -> tuple[int, ...]:
        """Chips left; who has fewer is nearer to winning."""
        mode = self._mode(p.options)
        return tuple(p.supplies[mode.side_of[seat]] for seat in mode.seats)

    def ranking(self, p: Position) -> tuple[tuple[Seat, ...], ...]:
        """At the end: by chips left, fewest first; in a draw nobody is ahead."""
        all_seats, scores = self._mode(p.options).seats, self.scores(p)
        if 0 not in scores:
            return (all_seats,)
        return tuple(
            tuple(seat for seat in all_seats if scores[seat - 1] == left)
            for left in sorted(set(scores))
        )

    def view(self, p: Position, seat: Seat | None) -> View:
        view: View = {**self._seen_by_all(p)}
        view["seat"] = seat
        return view

    @remembered()
    def _seen_by_all(self, p: Position) -> View:
        """Nothing is hidden: only whose view it is differs."""
        common = common_view(
            game=self.name,
            options=p.options,
            seat=None,
            to_move=self.to_move(p),
            scores=self.scores(p),
            outcome=self.outcome(p),
        )
        turns = self.legal_moves(p, p.seat)
        must_slide = bool(turns) and turns[0].slide is not None
        mode = self._mode(p.options)
        slides = mode.board.slides(p.pawns[p.seat - 1], obstacles(p)) if turns else ()
        return fillit_view(
            common,
            p,
            mode,
            reconstructed=self._is_reconstructed(p.options),
            must_slide=must_slide,
            slides=slides,
        )

    def position(self, view: View) -> Position:
        return position_of(view)

    def format_move(self, move: Turn) -> str:
        return format_turn(move)

    def parse_move(self, text: str) -> Turn:
        return parse_turn(text)

    def group(self, move: Turn) -> Message:
        if move.slide is None:
            return Message.of("fillit-group-stone-alone")
        if move.slide_first:
            return Message.of("fillit-group-slide-first", hex=move.slide)
        return Message.of("fillit-group-stone-first", hex=move.stone.start)

    def draw(self, view: View) -> str:
        return draw(cast(FillitView, view))

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(describe(cast(FillitView, view)))

    def inspect(self, view: View, space: str) -> tuple[Message, ...]:
        return tuple(inspect(cast(FillitView, view), space))

    def _is_reconstructed(self, options: Options) -> bool:
        return setup_file(options.seats, options["board"], options["layout"]) not in self.files.own

    def _is_over(self, p: Position) -> bool:
        return p.times >= DRAWN_AT or 0 in p.supplies

    def _find_mode(self, options: Options) -> Mode:
        return self._components.modes[options.seats, options["board"]]

    @remembered()
    def _legal_turns(self, p: Position) -> tuple[Turn, ...]:
        mode = self._mode(p.options)
        book = self._turn_book(mode.board)
        return book.legal(p.pawns[p.seat - 1], obstacles(p), p.stones[mode.side_of[p.seat]])
