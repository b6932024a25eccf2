"""The laws at the end of the rules page, over random games; §8.1, §8.2, §8.3."""

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.bits.table import RULES, new
from tuckbox.core import CHANCE, seats
from tuckbox.games.bits.board import Board
from tuckbox.games.bits.position import Position, Stage
from tuckbox.games.bits.stone import GREY

GAMES = settings(max_examples=25)


def positions(seed: int, count: int, pro: bool) -> Iterator[Position]:
    """Yield the positions of a random game; of several seats that owe a choice, any one acts."""
    chooser = random.Random(seed)
    p = new(seats=count, pro=pro)
    yield p
    while actors := RULES.to_move(p):
        who = chooser.choice(actors)
        p = RULES.apply(p, who, chooser.choice(RULES.legal_moves(p, who)))
        yield p


def games() -> st.SearchStrategy[tuple[int, int, bool]]:
    return st.tuples(st.integers(0, 2**32), st.integers(1, 4), st.booleans())


@GAMES
@given(games())
def test_at_most_17_building_cards_are_used_in_a_round(game: tuple[int, int, bool]) -> None:
    for p in positions(*game):
        assert len(p.done) + (p.card is not None) <= 17


@GAMES
@given(games())
def test_colours_never_exceed_eight_and_the_starting_stone(game: tuple[int, int, bool]) -> None:
    for p in positions(*game):
        for board, start in zip(p.boards, p.starts, strict=False):
            found = Counter(board.squares.values())
            allowed = Counter(dict.fromkeys(RULES.components.colours, 8)) + Counter(start)
            assert all(
                count <= allowed[colour] for colour, count in found.items() if colour != GREY
            )
            assert found[GREY] in (0, 2)


@GAMES
@given(games())
def test_every_square_belongs_to_at_most_one_area(game: tuple[int, int, bool]) -> None:
    *_, last = positions(*game)
    for board in (board for round in last.finished for board in round.boards):
        cells = [cell for area in board.areas for cell in area.cells]
        assert len(cells) == len(set(cells))
        assert set(cells) == {cell for cell, colour in board.squares.items() if colour != GREY}


@GAMES
@given(games())
def test_stones_stay_on_the_board_and_never_overlap(game: tuple[int, int, bool]) -> None:
    *_, last = positions(*game)
    for board in (board for round in last.finished for board in round.boards):
        covered = [cell for laid in board.laid for cell in laid.cells]
        assert len(covered) == len(set(covered)) == 2 * len(board.laid) <= 36
        assert all(0 <= cell.column < 6 and 0 <= cell.row < 6 for cell in covered)


def is_full(board: Board) -> bool:
    return not RULES.can_place(board)


@GAMES
@given(games())
def test_a_game_ends_with_the_scores_of_its_boards(game: tuple[int, int, bool]) -> None:
    *_, last = positions(*game)
    outcome = RULES.outcome(last)
    assert outcome is not None
    assert outcome.scores == tuple(
        sum(round.scores[seat - 1].total for round in last.finished) for seat in seats(game[1])
    )
    assert all(is_full(board) for round in last.finished for board in round.boards)


@GAMES
@given(games())
def test_chance_draws_from_what_is_left(game: tuple[int, int, bool]) -> None:
    for p in positions(*game):
        draws = RULES.chances(p)
        assert bool(draws) == (RULES.to_move(p) == (CHANCE,))
        if p.stage is Stage.TURN:
            assert sum(weight for _, weight in draws) == 20 - len(p.done)
