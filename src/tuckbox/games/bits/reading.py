"""Views read back as positions."""

from collections.abc import Iterable
from dataclasses import replace

from tuckbox.core.view import options_of
from tuckbox.games.bits.board import Board, empty_board
from tuckbox.games.bits.components import Components
from tuckbox.games.bits.moves import Placement, TurnTask
from tuckbox.games.bits.position import Position, Round
from tuckbox.games.bits.stone import Stone
from tuckbox.games.bits.task import TaskCard
from tuckbox.games.bits.turn import owes
from tuckbox.games.bits.view import BitsView, BoardView


def read_position(view: BitsView, components: Components) -> Position:
    """The position a view shows; choices it hides count as still owed, by seats that choose last."""
    p = Position(
        options=options_of(view),
        boards=tuple(_board(_known(seen), components) for seen in view["boards"]),
        pending=_pending(view, components),
        tasks=tuple(_task(task["text"], components) for task in view["tasks"]),
        out=tuple(_task(text, components) for text in view["out"]),
        starts=tuple(Stone(stone) for stone in view["starts"] if stone is not None),
        card=None if view["card"] is None else Stone(view["card"]),
        turned=tuple(Stone(stone) for stone in view["turned"]),
        rounds=_rounds(view, components),
    )
    hidden = (seat for seat in p.seats if seat not in view["to_move"])
    return replace(p, unseen=tuple(seat for seat in hidden if owes(p, seat, components)))


def _known(seen: BoardView) -> list[str]:
    """The placements on a board that all seats know of."""
    return [stone["text"] for stone in seen["stones"] if not stone["is_waiting"]]


def _board(texts: Iterable[str], components: Components) -> Board:
    board = empty_board(components.columns)
    for text in texts:
        board = board.lay(_placement(text, components))
    return board


def _pending(view: BitsView, components: Components) -> tuple[Placement | None, ...]:
    choice = view["choice"]
    placement = None if choice is None else _placement(choice, components)
    return tuple(
        placement if seat == view["seat"] else None for seat in range(1, len(view["boards"]) + 1)
    )


def _rounds(view: BitsView, components: Components) -> tuple[Round, ...]:
    return tuple(
        Round(
            tuple(_board(texts, components) for texts in round["boards"]),
            tuple(round["points"]),
        )
        for round in view["history"]
    )


def _placement(text: str, components: Components) -> Placement:
    move = components.moves[text]
    assert isinstance(move, Placement)
    return move


def _task(text: str, components: Components) -> TaskCard:
    move = components.moves[text]
    assert isinstance(move, TurnTask)
    return move.card
