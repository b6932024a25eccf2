"""A table to test at: games from texts, boards from pictures."""

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from tuckbox.core import CHANCE, Actor, Seat
from tuckbox.core.square import Cell
from tuckbox.games import game
from tuckbox.games.bits import Rules
from tuckbox.games.bits.area import Area, Score, joined
from tuckbox.games.bits.board import Board, empty_board, lay
from tuckbox.games.bits.moves import CARD, START, Draw, Move, Placement, TaskDraw
from tuckbox.games.bits.position import Position, Round
from tuckbox.games.bits.stone import Colour, orders
from tuckbox.games.bits.task import TaskCard
from tuckbox.games.bits.view import BitsView

RULES = cast(Rules, game("bits"))
ONE, TWO, THREE, FOUR = (Seat(Actor(number)) for number in (1, 2, 3, 4))


def new(**choices: object) -> Position:
    return RULES.initial(RULES.options(**choices))


def move(text: str) -> Move:
    return RULES.parse_move(text)


def placement(text: str) -> Placement:
    found = move(text)
    assert isinstance(found, Placement)
    return found


def task(text: str) -> TaskCard:
    found = move(f"task {text}")
    assert isinstance(found, TaskDraw)
    return found.card


def play(p: Position, *entries: str) -> Position:
    """Return the position after entries such as `0 card RB` and `1 RB>C`, as records write them."""
    for entry in entries:
        who, text = entry.split(" ", 1)
        p = RULES.apply(p, Actor(int(who)), move(text))
    return p


def solo(*texts: str, task: str = "1 O4", start: str = "RB") -> Position:
    """Return one seat's first round: each placement is preceded by the card that asks for it."""
    p = play(new(), f"0 task {task}", f"0 start {start}")
    for text in texts:
        if RULES.to_move(p) == (CHANCE,):
            p = play(p, f"0 card {_asked(p, text)}")
        p = play(p, f"1 {text}")
    return p


def _asked(p: Position, text: str) -> str:
    """Return the card for a placement; for the neutral stone any that is left."""
    stone = RULES.components.stone_of(placement(text))
    if stone == RULES.components.neutral:
        return RULES.chances(p)[0][0].text.removeprefix("card ")
    return stone


def board(*texts: str) -> Board:
    """Return a board after placements, no matter which cards asked for them."""
    laid = empty_board(RULES.components.columns)
    for text in texts:
        laid = lay(laid, placement(text), RULES.components.shapes)
    return laid


def full_board() -> Board:
    """Return a board on which nothing fits."""
    return board(*(f"{stone}^{column}" for column in "ABCDEF" for stone in ("RR", "BB", "RR")))


def with_boards(p: Position, *boards: Board) -> Position:
    return replace(p, boards=boards)


def after_rounds(p: Position, *tasks: str, points: int = 0) -> Position:
    """Return the position after a round for each of these task cards, with these points for every seat."""
    played = Round(p.boards, (Score((points,)),) * len(p.boards))
    cards = tuple(task(text) for text in tasks)
    return replace(p, tasks=cards, finished=(played,) * len(cards))


def squares(picture: str) -> dict[Cell, Colour]:
    """Return what a drawn board shows: letters are colours, `.` is empty, the last line is row 1."""
    rows = [line.split() for line in picture.strip().splitlines()]
    return {
        Cell(column, len(rows) - 1 - down): Colour(sign)
        for down, row in enumerate(rows)
        for column, sign in enumerate(row)
        if sign != "."
    }


def areas(picture: str) -> tuple[Area, ...]:
    """Return the areas of a drawn board."""
    return joined((), squares(picture).items(), RULES.components.shapes)


def gaps_of(laid: Board) -> list[Cell]:
    """Return the empty squares below a stone, column by column."""
    below = (Cell(column, row) for column, top in enumerate(laid.heights) for row in range(top))
    return [cell for cell in below if cell not in laid.squares]


def picture(laid: Board) -> str:
    """Return the inverse of `squares`, with gaps drawn as `x`."""
    seen = {**dict.fromkeys(gaps_of(laid), "x"), **laid.squares}
    return "\n".join(
        " ".join(seen.get(Cell(column, row), ".") for column in range(6))
        for row in reversed(range(6))
    )


def drawn(text: str) -> str:
    """Return a picture as written in a test, without its indentation."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def all_moves() -> list[Move]:
    """Return every move of the game."""
    box = RULES.components
    moves: list[Move] = [
        Placement(*order, slot)
        for stone in (*box.stones, box.neutral)
        for order in orders(stone)
        for slot in box.slots
    ]
    moves += [TaskDraw(card) for stack in box.stacks for card in stack]
    moves += [Draw(START, stone) for stone in box.starts]
    return moves + [Draw(CARD, stone) for stone in sorted(set(box.building_cards))]


def texts(moves: Iterable[Move]) -> list[str]:
    return [found.text for found in moves]


def legal(p: Position, who: Actor) -> list[str]:
    return texts(RULES.legal_moves(p, who))


def view(p: Position, seat: Seat | None) -> BitsView:
    return cast(BitsView, RULES.view(p, seat))
