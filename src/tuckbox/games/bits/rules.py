"""The rules of BITS, in the order of `docs/rules/bits.md`, whose sections are cited."""

from collections import Counter
from collections.abc import Iterable, Mapping

from tuckbox.core import CHANCE, Actor, Effect, Message, Option, Options, Outcome, Seat
from tuckbox.core.ability import RoundScore
from tuckbox.core.frozen import replace
from tuckbox.core.option import SEATS
from tuckbox.core.rules import GameModules, GameRules
from tuckbox.games.bits import components, effects, moves, refusal, text, view
from tuckbox.games.bits.area import Score, grade, score
from tuckbox.games.bits.board import Board, empty_board, land, resting_row
from tuckbox.games.bits.components import STARTS_FILE, Components
from tuckbox.games.bits.moves import CARD, START, Draw, Move, Placement, Slot, TaskDraw
from tuckbox.games.bits.position import BASIC_ROUNDS, PRO, Position, Round, Stage
from tuckbox.games.bits.shape import SHAPES_FILE
from tuckbox.games.bits.stone import Stone, orders
from tuckbox.games.bits.task import TASKS_FILE, TaskCard
from tuckbox.games.bits.view import BitsView

PLACES_A_ROUND = 100
"""More than the draws of a round."""
PLACES_FOR_TASKS = 10
"""More than the task cards that one round can turn."""


class Rules(GameRules[Position, Move]):
    """BITS for one to four seats."""

    name = "bits"
    modules = GameModules(components, moves, refusal, effects, view, text)
    view_type = BitsView
    replaceable = (TASKS_FILE, STARTS_FILE, SHAPES_FILE)
    components: Components

    # Set-up

    choosable = (
        Option(SEATS, ("1", "2", "3", "4"), "1"),  # §2.1
        Option(PRO, ("off", "on"), "off"),  # §2.2
    )

    def drawn_spaces(self, file: str) -> Mapping[str, str]:
        return self.components.drawn_spaces(file)

    @property
    def reconstructed(self) -> tuple[Message, ...]:
        return self._reconstructed(self.components.reconstructed_stacks)

    def reconstructed_in(self, options: Options) -> tuple[Message, ...]:
        last = self.initial(options).length
        stacks = self.components.reconstructed_stacks
        return self._reconstructed(stack for stack in stacks if stack <= last)

    def _reconstructed(self, stacks: Iterable[int]) -> tuple[Message, ...]:
        listed = [Message.of(f"bits-reconstructed-stack-{number}") for number in stacks]
        if self.components.are_starts_reconstructed:
            listed.insert(0, Message.of("bits-reconstructed-starting-stones"))
        return tuple(listed)

    def standing(self, view: BitsView) -> tuple[Message, ...]:
        return tuple(text.standing(view))

    def initial(self, options: Options) -> Position:
        """§2.3: empty boards, and all cards shuffled."""
        return Position(
            options,
            boards=(empty_board(self.components.columns),) * options.seats,
            pending=(None,) * options.seats,
            left=self.components.building_cards,
        )

    # A round: who may do what

    def to_move(self, p: Position) -> tuple[Actor, ...]:
        """§3.1, §3.7, §3.10: chance turns and deals cards; §3.16: the seats choose at the same time."""
        if p.stage in (Stage.TASK, Stage.DEAL, Stage.TURN):
            return (CHANCE,)
        return self.owing(p)

    def owing(self, p: Position) -> tuple[Seat, ...]:
        """Return the seats whose choice for the open stone is missing, those that choose again last."""
        missing = tuple(seat for seat in p.seats if self._owes(p, seat))
        return tuple(seat for seat in missing if seat not in p.hidden) or missing

    def _owes(self, p: Position, seat: Seat) -> bool:
        """§3.8, §3.11: a seat that can place the open stone must do so; §3.13: the others have finished."""
        if p.open_stone(seat) is None or p.choice(seat) is not None:
            return False
        return self.can_place(p.board(seat))

    def chances(self, p: Position) -> tuple[tuple[Move, int], ...]:
        """§3.15: each card is equally likely, so a double with both cards left has twice the weight."""
        return tuple(Counter(self._draws(p)).items())

    def _draws(self, p: Position) -> tuple[TaskDraw | Draw, ...]:
        """Return a draw for each card that may come next."""
        if p.stage is Stage.TASK:  # §3.1
            return tuple(
                TaskDraw(card) for card in self.face_down(p.tasks, p.out, len(p.tasks) + 1)
            )
        if p.stage is Stage.DEAL:  # §3.6: without replacement
            starts = self.components.starts
            return tuple(Draw(START, stone) for stone in starts if stone not in p.starts)
        if p.stage is Stage.TURN:
            return tuple(Draw(CARD, stone) for stone in p.left)
        return ()

    def face_down(
        self, tasks: tuple[TaskCard, ...], out: tuple[TaskCard, ...], stack: int
    ) -> tuple[TaskCard, ...]:
        """Return the cards of a task stack that may still be turned: none once its round has begun."""
        if stack <= len(tasks):
            return ()
        left = (card for card in self.components.stacks[stack - 1] if card not in out)
        return tuple(sorted(left, key=lambda card: card.text))

    def legal_moves(self, p: Position, who: Actor) -> tuple[Move, ...]:
        if who not in self.to_move(p):
            return ()
        return tuple(dict.fromkeys(self._draws(p))) if who == CHANCE else self._placements(p, who)

    def _placements(self, p: Position, who: Actor) -> tuple[Placement, ...]:
        """§4.1: the seat chooses how the stone is turned, and where it slides down."""
        stones, board = [self.open_stone(p, who)], p.board(who)
        if p.stage is Stage.BUILD and board.has_neutral:  # §3.9, §3.12
            stones.append(self.components.neutral)
        turned = sorted(order for stone in stones for order in orders(stone))
        slots = [slot for slot in self.components.slots if self.fits(slot, board)]
        return tuple(Placement(*order, slot) for order in turned for slot in slots)

    def open_stone(self, p: Position, who: Actor) -> Stone:
        """Return the stone that a seat which is to move has to place."""
        stone = p.open_stone(who)
        assert stone is not None, "only for a seat that is to move"
        return stone

    # Placement

    def fits(self, slot: Slot, board: Board) -> bool:
        """§4.3: nothing may stick out over the top row."""
        return resting_row(slot, board.heights) + slot.is_standing < self.components.rows

    def landing(self, p: Position, who: Actor, move: Move) -> int | None:
        """§4.2: the row in which the stone comes to rest."""
        return resting_row(move.slot, p.board(who).heights) if isinstance(move, Placement) else None

    def preview(self, p: Position, who: Actor, move: Move) -> tuple[Effect, ...]:
        return tuple(effects.preview(self, p, who, move))

    def can_place(self, board: Board) -> bool:
        """§3.14: all stones have one shape, so whether one fits does not depend on its colours."""
        return any(self.fits(slot, board) for slot in self.components.slots)

    # What a move does

    def after(self, p: Position, who: Actor, move: Move) -> Position:
        if isinstance(move, TaskDraw):
            return self._task_turned(p, move.card)
        if isinstance(move, Draw):
            return self._drawn(p, move)
        chosen = self._chosen(p, who, move)
        return chosen if self.owing(chosen) else self._all_chosen(chosen)

    def _task_turned(self, p: Position, card: TaskCard) -> Position:
        """§3.1, §3.2: a round begins on empty boards; task cards of earlier rounds stay open.

        §3.3, §3.4, §3.5: but a card of stack 3 that shows the shape of stack 2 leaves the game.
        """
        if card.stack == 3 and card.shape == p.tasks[1].shape:
            return replace(p, out=(*p.out, card))
        fresh = self.initial(p.options)
        return replace(fresh, tasks=(*p.tasks, card), out=p.out, finished=p.finished)

    def _drawn(self, p: Position, draw: Draw) -> Position:
        if draw.deck == START:
            return replace(p, starts=(*p.starts, draw.stone))
        place = p.left.index(draw.stone)
        return replace(p, left=(*p.left[:place], *p.left[place + 1 :]), card=draw.stone)

    def _chosen(self, p: Position, who: Actor, placement: Placement) -> Position:
        """§3.17: a choice is kept back until every seat has chosen."""
        kept = land(p.board(who), placement)
        return replace(p, pending=(*p.pending[: who - 1], kept, *p.pending[who:]))

    def _all_chosen(self, p: Position) -> Position:
        """§3.17: then all choices take effect at once."""
        chosen = replace(
            p,
            boards=tuple(self._board_after_choice(p, seat) for seat in p.seats),
            pending=(None,) * len(p.pending),
            card=None,
            done=p.done if p.card is None else (*p.done, p.card),
            hidden=(),
        )
        if any(self.can_place(board) for board in chosen.boards):
            return chosen
        return replace(chosen, finished=(*p.finished, self._scored(chosen)))  # §5.1, §5.2

    def _board_after_choice(self, p: Position, who: Actor) -> Board:
        board, choice = p.board(who), p.choice(who)
        if choice is None:
            return board
        return board.with_laid(choice, self.components.shapes)

    # The end and the points

    def _scored(self, p: Position) -> Round:
        """§5.1: a round is scored as soon as it ends."""
        return Round(p.boards, tuple(self.score(p.tasks, board) for board in p.boards))

    def score(self, tasks: tuple[TaskCard, ...], board: Board) -> Score:
        """§6.1: the board as it stands, for every open task card."""
        return score(tasks, board.areas)

    def rounds(self, p: Position) -> tuple[RoundScore, ...]:
        """Return the points of each finished round."""
        return tuple(
            RoundScore(None, tuple(score.total for score in played.scores)) for played in p.finished
        )

    def scores(self, p: Position) -> tuple[int, ...]:
        """Return the points of the finished rounds."""
        return tuple(sum(self._points(p, seat)) for seat in p.seats)

    def _points(self, p: Position, seat: Seat) -> list[int]:
        return [played.scores[seat - 1].total for played in p.finished]

    def outcome(self, p: Position) -> Outcome | None:
        """§6.12: most points over all rounds."""
        if p.stage is not Stage.OVER:
            return None
        scores = self.scores(p)
        ahead = tuple(seat for seat in p.seats if scores[seat - 1] == max(scores))
        if len(scores) == 1:
            return Outcome(ahead, scores, "bits-reason-solo", self._grade(p, scores[0]))
        if len(ahead) == 1:
            return Outcome(ahead, scores, "bits-reason-points")
        winners = self._best_round(p, ahead)
        reason = "bits-reason-best-round" if len(winners) == 1 else "bits-reason-shared"
        return Outcome(winners, scores, reason)

    def _best_round(self, p: Position, ahead: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """§6.13, §6.14: of equal totals the best single round; if these are equal, the win is shared."""
        best = {seat: max(self._points(p, seat)) for seat in ahead}
        return tuple(seat for seat in ahead if best[seat] == max(best.values()))

    def _grade(self, p: Position, total: int) -> str | None:
        """§6.15, §6.16: a grade for three rounds alone."""
        return f"bits-grade-{grade(total)}" if p.length == BASIC_ROUNDS else None

    # The deal

    def place_of_draw(self, p: Position) -> int:
        """Return the place of the next draw in a deal: the same for all, however long rounds last."""
        before = PLACES_A_ROUND * len(p.finished)
        if p.stage is Stage.TASK:
            return before + len(p.out)
        return before + PLACES_FOR_TASKS + len(p.starts) + len(p.done)
