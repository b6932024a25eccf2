"""What only the twin of JAMMIT has: columns, and coins that are put in and go out."""

import numpy as np
import pytest

from tests.amount import amount
from tests.modes import modes
from tuckbox import game
from tuckbox.core import Options, seat
from tuckbox.kernels import kernel
from tuckbox.kernels.jammit.table import HEAD, LENGTH, WORTH, game_table
from tuckbox.kernels.kernel import ForeignAction

RULES = game("jammit")
GAMES = amount(1500, 4)
MODES = modes("jammit")


@pytest.mark.parametrize("options", MODES, ids=str)
def test_counts_two_entries_deeper_add_up_over_the_rules_own_entries(options: Options) -> None:
    twin = kernel(RULES, options)
    start = RULES.initial(options)
    red = seat(1)
    after = [RULES.apply(start, red, move) for move in RULES.legal_moves(start, red)]
    deep = amount(8, 4)
    deeper = twin.perft(twin.initial(), deep)
    assert deeper == sum(twin.perft(twin.encode(p), deep - 1) for p in after)


def test_columns_have_the_lengths_of_the_rules() -> None:
    """§4.2: 5 6 7 8 4 8 7 6 5, and only the one that starts at the corner meets the centre."""
    twin = kernel(RULES, RULES.options())
    columns = game_table(RULES.initial(twin.options).board.grid)
    for corner in columns:
        assert sorted(corner[:, LENGTH]) == [4, 5, 5, 6, 6, 7, 7, 8, 8]
        assert len(set(corner[:, HEAD])) == len(corner)
        assert [row[LENGTH] for row in corner if row[WORTH] == 2] == [4]


def test_numbers_every_move_in_the_order_of_the_texts() -> None:
    for options in MODES:
        twin = kernel(RULES, options)
        moves = [twin.decode_move(action) for action in range(twin.actions)]
        texts = [RULES.format_move(move) for move in moves]
        assert texts == sorted(texts)
        assert [twin.encode_move(move) for move in moves] == list(range(twin.actions))


def test_refuses_positions_and_actions_of_other_tables() -> None:
    twin = kernel(RULES, RULES.options(board="mini"))
    with pytest.raises(ForeignAction, match="kernel-foreign"):
        twin.encode(RULES.initial(RULES.options()))
    with pytest.raises(ForeignAction, match="kernel-action"):
        twin.decode_move(-1)
    with pytest.raises(ForeignAction, match="kernel-foreign"):
        twin.encode_move(RULES.parse_move(">i9"))


@pytest.mark.parametrize("options", MODES, ids=str)
def test_random_play_is_the_same_for_the_same_seed_on_any_number_of_threads(
    options: Options,
) -> None:
    twin = kernel(RULES, options)
    one, two = twin.random_games(GAMES, seed=7), twin.random_games(GAMES, seed=7, threads=2)
    assert one == two
    assert one.games == GAMES
    goal = 13 if options.seats == 2 else 11
    assert GAMES * goal <= sum(one.points) < GAMES * goal * options.seats
    assert one != twin.random_games(GAMES, seed=8)


def test_every_coin_put_in_is_on_the_board_or_went_out() -> None:
    """A law of the rules page, here on the twin's own pieces."""
    twin = kernel(RULES, RULES.options())
    state = twin.initial()
    stones = int(np.sum(state[-60:] > 3))
    for number in range(20):
        who = twin.to_move(state)[0]
        twin.step(state, who, int(twin.legal(state, who)[number % 4]))
    assert np.sum(state[-60:] > 3) <= stones
    assert np.sum((state[-60:] > 0) & (state[-60:] <= 3)) <= 20
