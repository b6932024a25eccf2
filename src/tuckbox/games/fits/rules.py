"""The rules of FITS, in the order of `docs/rules/fits.md`, whose sections are cited."""

from collections.abc import Iterable, Mapping

from tuckbox.core import CHANCE, Actor, Effect, Message, Option, Options, Outcome, seats
from tuckbox.core.ability import RoundScore
from tuckbox.core.data_files import ComponentFiles
from tuckbox.core.frozen import replace
from tuckbox.core.option import SEATS
from tuckbox.core.rules import GameModules, GameRules
from tuckbox.games.fits import components, effects, moves, refusal, text, view
from tuckbox.games.fits.board import ROWS, BoardId, grade, score
from tuckbox.games.fits.components import BOARD_FILES, BUILT_IN_BOARDS, CARDS_FILE, Components
from tuckbox.games.fits.moves import CARD, SET_ASIDE, START, Choice, Draw, Move, Placement
from tuckbox.games.fits.position import Pending, Position, Round, Stage
from tuckbox.games.fits.ramp import EMPTY_RAMP, Laid, Ramp, land, resting_row
from tuckbox.games.fits.tile import Tile
from tuckbox.games.fits.view import FitsView

BOARDS = "boards"


class Rules(GameRules[Position, Move]):
    """FITS for one to four seats."""

    name = "fits"
    modules = GameModules(components, moves, refusal, effects, view, text)
    view_type = FitsView
    replaceable = (BOARD_FILES, CARDS_FILE)
    components: Components

    # Set-up

    def __init__(self, files: ComponentFiles) -> None:
        super().__init__(files)
        self.choosable = (
            Option(SEATS, ("1", "2", "3", "4"), "1"),  # §2.1
            Option(  # §2.2 to §2.4: boards 1 to 4, or any other sequence of known boards
                BOARDS,
                choices=tuple(self.components.boards),
                default=",".join(BUILT_IN_BOARDS),
                is_sequence=True,
            ),
        )

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        return self.components.drawn_spaces(file)

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        return self._reconstructed(self.components.reconstructed_boards)

    def reconstructed_in(self, options: Options) -> tuple[Message, ...]:
        played = options.sequence(BOARDS)
        return self._reconstructed(
            id for id in self.components.reconstructed_boards if id in played
        )

    def _reconstructed(self, boards: Iterable[str]) -> tuple[Message, ...]:
        listed = [Message.of("fits-reconstructed-board", board=id) for id in boards]
        if self.components.are_starts_reconstructed:
            listed.append(Message.of("fits-reconstructed-cards"))
        return tuple(listed)

    def standing(self, view: FitsView) -> tuple[Message, ...]:
        return tuple(text.standing(view))

    def initial(self, options: Options) -> Position:
        return Position(options, (self._new_round(options, 0),))

    def _new_round(self, options: Options, index: int) -> Round:
        """§3.1: an empty board for every seat, and all cards shuffled."""
        return Round(
            board=BoardId(options.sequence(BOARDS)[index]),
            starts=(),
            left=self.components.building_cards,
            card=None,
            done=(),
            ramps=(EMPTY_RAMP,) * options.seats,
            pending=(None,) * options.seats,
        )

    # A round: who may do what

    def to_move(self, p: Position) -> tuple[Actor, ...]:
        """§3.3, §3.6: chance deals and turns cards; §3.12: the seats choose at the same time."""
        if p.now.stage in (Stage.DEAL, Stage.TURN):
            return (CHANCE,)
        return p.now.owing

    def chances(self, p: Position) -> tuple[tuple[Draw, int], ...]:
        """§3.15: every card not yet drawn is equally likely."""
        return tuple((draw, 1) for draw in self._draws(p.now))

    def _draws(self, now: Round) -> tuple[Draw, ...]:
        if now.stage is Stage.DEAL:  # §3.2: without replacement
            starts = self.components.starts
            return tuple(Draw(START, tile) for tile in starts if tile not in now.starts)
        if now.stage is Stage.TURN:
            return tuple(Draw(CARD, tile) for tile in now.left)
        return ()

    def legal_moves(self, p: Position, who: Actor) -> tuple[Move, ...]:
        if who not in self.to_move(p):
            return ()
        return self._draws(p.now) if who == CHANCE else self._choices(p.now, who)

    def _choices(self, now: Round, who: Actor) -> tuple[Choice, ...]:
        tile = self.open_tile(now, who)
        fitting = tuple(
            placement for placement in tile.placements if self.fits(tile, placement, now.ramp(who))
        )
        if now.stage is Stage.START:  # §3.5: it can't be set aside
            return fitting
        return (SET_ASIDE, *fitting)  # §3.7, §3.10

    def open_tile(self, now: Round, who: Actor) -> Tile:
        """Return the tile that a seat which is to move has to place."""
        id = now.open_tile(who)
        assert id is not None, "only for a seat that is to move"
        return self.components.tiles[id]

    # Placement

    def fits(self, tile: Tile, placement: Placement, ramp: Ramp) -> bool:
        """§4.5, §4.6: it may stick out over the top edge, but not lie wholly above it."""
        lie = tile.orientations[placement.orientation]
        return resting_row(lie, placement.column, ramp.heights) < ROWS

    def landing(self, p: Position, who: Actor, move: Move) -> int | None:
        """§4.3: the row in which the tile comes to rest; none if it is set aside."""
        if not isinstance(move, Placement):
            return None
        lie = self.open_tile(p.now, who).orientations[move.orientation]
        return resting_row(lie, move.column, p.now.ramp(who).heights)

    def preview(self, p: Position, who: Actor, move: Move) -> tuple[Effect, ...]:
        return tuple(effects.preview(self, p, who, move))

    # What a move does

    def after(self, p: Position, who: Actor, move: Move) -> Position:
        now = self._drawn(p.now, move) if isinstance(move, Draw) else self._chosen(p.now, who, move)
        if now.stage in (Stage.START, Stage.BUILD) and not now.owing:
            now = self._all_chosen(now)
        rounds = (*p.rounds[:-1], now)
        if now.is_complete and len(rounds) < len(p.options.sequence(BOARDS)):  # §5.2, §5.3
            rounds = (*rounds, self._new_round(p.options, len(rounds)))
        return Position(p.options, rounds)

    def _drawn(self, now: Round, draw: Draw) -> Round:
        if draw.deck == START:
            return replace(now, starts=(*now.starts, draw.tile))
        left = tuple(tile for tile in now.left if tile != draw.tile)
        return replace(now, left=left, card=draw.tile)

    def _chosen(self, now: Round, who: Actor, choice: Choice) -> Round:
        """§3.13: a choice is kept back until every seat has chosen."""
        kept: Pending = SET_ASIDE
        if isinstance(choice, Placement):
            kept = land(self.open_tile(now, who), now.ramp(who), choice)
        return replace(now, pending=(*now.pending[: who - 1], kept, *now.pending[who:]))

    def _all_chosen(self, now: Round) -> Round:
        """§3.13: then all choices take effect at once."""
        chosen = replace(
            now,
            card=None,
            done=now.done if now.card is None else (*now.done, now.card),
            ramps=tuple(self._ramp_after_choice(now, seat) for seat in seats(len(now.ramps))),
            pending=(None,) * len(now.pending),
            hidden=(),
        )
        return self.scored(chosen) if chosen.is_complete else chosen

    def _ramp_after_choice(self, now: Round, who: Actor) -> Ramp:
        ramp, choice = now.ramp(who), now.choice(who)
        if isinstance(choice, Laid):
            return ramp.with_laid(choice)
        if choice is None or now.card is None:  # §3.8, §3.9: it missed the turn
            return ramp
        return ramp.with_set_aside(now.card)  # §3.11

    # The end and the points

    def scored(self, complete: Round) -> Round:
        """§5.1: a round is scored as soon as it is complete."""
        board = self.components.boards[complete.board]
        return replace(
            complete, scores=tuple(score(board, ramp.covered) for ramp in complete.ramps)
        )

    def rounds(self, p: Position) -> tuple[RoundScore, ...]:
        """Return the points of each finished round."""
        return tuple(
            RoundScore(played.board, tuple(score.total for score in played.scores))
            for played in p.finished
        )

    def scores(self, p: Position) -> tuple[int, ...]:
        """Return the points of the finished rounds."""
        rounds = self.rounds(p)
        return tuple(
            sum(played.points[seat - 1] for played in rounds) for seat in seats(p.options.seats)
        )

    def outcome(self, p: Position) -> Outcome | None:
        """§6.8, §6.9: most points over all rounds; equal totals share the win."""
        if not p.now.is_complete:
            return None
        scores = self.scores(p)
        winners = tuple(seat for seat in seats(len(scores)) if scores[seat - 1] == max(scores))
        if len(scores) == 1:
            return Outcome(winners, scores, "fits-reason-solo", self._grade(p, scores[0]))
        return Outcome(winners, scores, f"fits-reason-{'won' if len(winners) == 1 else 'shared'}")

    def _grade(self, p: Position, total: int) -> str | None:
        """§6.10, §6.11: grades are for boards 1 to 4, in any order."""
        is_graded = set(p.options.sequence(BOARDS)) == set(BUILT_IN_BOARDS)
        return f"fits-grade-{grade(total)}" if is_graded else None
