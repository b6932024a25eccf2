"""The rules of FITS, to be read beside the rulebook."""

from collections.abc import Iterator

from tuckbox.core import (
    CHANCE,
    Actor,
    Effect,
    Message,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    View,
    seats,
)
from tuckbox.core.component import ComponentFiles
from tuckbox.core.memory import remembered
from tuckbox.core.option import SEATS, choose
from tuckbox.core.rules import refuse_actor
from tuckbox.core.transition import Transitional, require_legal
from tuckbox.games.fits import moves, picture
from tuckbox.games.fits.components import BUILT_IN_BOARDS, MOST_SEATS, read_components
from tuckbox.games.fits.describe import describe
from tuckbox.games.fits.describe_ramp import inspect
from tuckbox.games.fits.effect import choice_effects, draw_effects, next_effects, round_effects
from tuckbox.games.fits.group import group
from tuckbox.games.fits.moves import CARD, START, Choice, Deck, Draw, Move, Placement
from tuckbox.games.fits.position import BoardId, Position, Ramp, Round, Stage
from tuckbox.games.fits.rebuild import rebuild
from tuckbox.games.fits.refusal import refuse_choice, refuse_draw
from tuckbox.games.fits.scoring import grade, ramp_score
from tuckbox.games.fits.show import seen_by, seen_by_all
from tuckbox.games.fits.slide import EMPTY_RAMP, choices, lay, placements
from tuckbox.games.fits.tile import Tile
from tuckbox.games.fits.view import FitsView, fits_view

BOARDS = "boards"


class Rules(Transitional):
    """FITS for one to four seats."""

    name = "fits"

    def __init__(self, files: ComponentFiles) -> None:
        self.files = files
        self.components = read_components(files)
        self.choosable = (
            Option(SEATS, tuple(str(n) for n in range(1, MOST_SEATS + 1)), "1"),
            Option(
                BOARDS,
                choices=tuple(self.components.boards),
                default=",".join(BUILT_IN_BOARDS),
                is_sequence=True,
            ),
        )
        self._cards = {tile: Draw(CARD, tile) for tile in self.components.tiles}

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        boards = self.components.reconstructed_boards
        listed = [Message.of("fits-reconstructed-board", board=id) for id in boards]
        if self.components.are_starts_reconstructed:
            listed.append(Message.of("fits-reconstructed-cards"))
        return tuple(listed)

    # Setting up

    def options(self, **choices: object) -> Options:
        return choose(self.choosable, choices)

    def initial(self, options: Options) -> Position:
        return Position(options, (self._round(options, 0),))

    def _round(self, options: Options, index: int) -> Round:
        """§A game: a fresh board for every seat, all cards shuffled."""
        count = options.seats
        return Round(
            board=BoardId(options.sequence(BOARDS)[index]),
            starts=(),
            left=self.components.building_cards,
            card=None,
            done=(),
            ramps=(EMPTY_RAMP,) * count,
            pending=(None,) * count,
        )

    # Who may do what

    @remembered()
    def to_move(self, p: Position) -> tuple[Actor, ...]:
        if p.now.stage in (Stage.DEAL, Stage.TURN):
            return (CHANCE,)
        return p.now.owing

    @remembered()
    def legal_moves(self, p: Position, who: Actor) -> tuple[Move, ...]:
        if who not in self.to_move(p):
            return ()
        if who == CHANCE:
            return self._draws(p.now)
        return self._choices(p.now, who)

    def _draws(self, now: Round) -> tuple[Draw, ...]:
        if now.stage is Stage.TURN:
            return tuple(self._cards[tile] for tile in now.left)
        # §A game, 1: without replacement.
        return tuple(Draw(START, tile) for tile in self.components.starts if tile not in now.starts)

    def _choices(self, now: Round, who: Actor) -> tuple[Choice, ...]:
        tile = self._open_tile(now, who)
        heights = now.ramp(who).heights
        if now.stage is Stage.START:
            # §A game, 2: the starting tile can't be refused.
            return placements(tile, heights)
        return choices(tile, heights)

    def _open_tile(self, now: Round, who: Actor) -> Tile:
        id = now.open_tile(who)
        assert id is not None, "only for a seat that is to move"
        return self.components.tiles[id]

    def chances(self, p: Position) -> tuple[tuple[Move, int], ...]:
        return tuple((draw, 1) for draw in self.legal_moves(p, CHANCE))

    def refusal(self, p: Position, who: Actor, move: Move) -> Refusal | None:
        stranger = refuse_actor(self.to_move(p), who)
        if stranger is not None:
            return stranger
        if move in self.legal_moves(p, who):
            return None
        if who == CHANCE:
            deck: Deck = CARD if p.now.stage is Stage.TURN else START
            return refuse_draw(deck, move)
        return refuse_choice(self._open_tile(p.now, who), p.now.ramp(who), move)

    # What a move does

    @remembered()
    def apply(self, p: Position, who: Actor, move: Move) -> Position:
        require_legal(self, p, who, move)
        if isinstance(move, Draw):
            return self._drawn(p, move)
        pending = list(p.now.pending)
        pending[who - 1] = move
        return self._when_all_have_chosen(p, p.now._replace(pending=tuple(pending)))

    def _drawn(self, p: Position, draw: Draw) -> Position:
        now = p.now
        if draw.deck == START:
            return self._with(p, now._replace(starts=(*now.starts, draw.tile)))
        left = tuple(tile for tile in now.left if tile != draw.tile)
        # A single seat may miss the turn: then there is nobody to wait for.
        return self._when_all_have_chosen(p, now._replace(left=left, card=draw.tile))

    def _when_all_have_chosen(self, p: Position, now: Round) -> Position:
        """§A game: choices stay hidden until the last is made; then all take effect at once."""
        if now.owing:
            return self._with(p, now)
        laid = now._replace(
            card=None,
            done=now.done if now.card is None else (*now.done, now.card),
            ramps=tuple(self._chosen(now, seat) for seat in seats(len(now.ramps))),
            pending=(None,) * len(now.pending),
            hidden=(),
        )
        return self._next_round(self._with(p, laid))

    def _chosen(self, now: Round, seat: Seat) -> Ramp:
        choice = now.choice(seat)
        if isinstance(choice, Placement):
            return lay(self.components.tiles[choice.tile], now.ramp(seat), choice)
        return now.ramp(seat)

    def _next_round(self, p: Position) -> Position:
        """§A game, 4: boards are emptied, unless the last has been played."""
        if not p.now.is_complete or len(p.rounds) == len(p.options.sequence(BOARDS)):
            return p
        return p._replace(rounds=(*p.rounds, self._round(p.options, len(p.rounds))))

    def _with(self, p: Position, now: Round) -> Position:
        return p._replace(rounds=(*p.rounds[:-1], now))

    def effects_of(self, p: Position, who: Actor, move: Move) -> tuple[Effect, ...]:
        return tuple(self._effects(p, who, move, self.apply(p, who, move)))

    def _effects(self, p: Position, who: Actor, move: Move, after: Position) -> Iterator[Effect]:
        if isinstance(move, Draw):
            yield from draw_effects(p.now, move)
        else:
            yield from choice_effects(self.components, p.now, who, move)
        if len(after.finished) > len(p.finished):
            yield from round_effects(self.components, after)
            yield from next_effects(after, self.outcome(after))

    # Points

    def scores(self, p: Position) -> tuple[int, ...]:
        """§Scoring: points of the finished rounds."""
        return tuple(
            sum(self._points(played, seat) for played in p.finished)
            for seat in seats(len(p.now.ramps))
        )

    @remembered(kept=24)
    def _points(self, played: Round, seat: Seat) -> int:
        """Remembered: finished rounds are counted again after every entry."""
        return ramp_score(self.components.boards[played.board], played.ramp(seat)).total

    def outcome(self, p: Position) -> Outcome | None:
        """§Scoring: most points over all rounds; equal totals share the win."""
        if not p.now.is_complete:
            return None
        scores = self.scores(p)
        winners = tuple(seat for seat in seats(len(scores)) if scores[seat - 1] == max(scores))
        if len(scores) == 1:
            return Outcome(winners, scores, "fits-reason-solo", self._grade(p, scores[0]))
        return Outcome(winners, scores, f"fits-reason-{'won' if len(winners) == 1 else 'shared'}")

    def _grade(self, p: Position, total: int) -> str | None:
        """§Scoring: the ladder is meant for boards 1 to 4, in any order."""
        is_ladder = set(p.options.sequence(BOARDS)) == set(BUILT_IN_BOARDS)
        return f"fits-grade-{grade(total)}" if is_ladder else None

    # Showing

    def view(self, p: Position, seat: Seat | None) -> View:
        view = self._seen_by_all(p)
        seen: FitsView = {**view} if seat is None else seen_by(self.components, view, p.now, seat)
        return seen

    @remembered()
    def _seen_by_all(self, p: Position) -> FitsView:
        return seen_by_all(
            self.components,
            p,
            to_move=self.to_move(p),
            scores=self.scores(p),
            outcome=self.outcome(p),
        )

    def position(self, view: View) -> Position:
        return rebuild(self.components, fits_view(view))

    def draw(self, view: View) -> str:
        return picture.draw(fits_view(view))

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(describe(fits_view(view)))

    def inspect(self, view: View, space: str) -> tuple[Message, ...]:
        return tuple(inspect(fits_view(view), space))

    def format_move(self, move: Move) -> str:
        return moves.format_move(move)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text, self.components.tiles)

    def group(self, move: Move) -> Message:
        return group(move)
