"""What only the twin of FILLIT has: repetition, packed turns, and actions by arithmetic."""

import numpy as np
import pytest

from tests.amount import amount
from tests.games.fillit.endless import endless_turns
from tests.games.fillit.table import table
from tests.kernels.side_by_side import compare
from tests.modes import modes
from tuckbox import game
from tuckbox.core import Options, seat
from tuckbox.kernels import kernel
from tuckbox.kernels.fillit import Twin
from tuckbox.kernels.fillit.action import action_of
from tuckbox.kernels.fillit.history import ROWS
from tuckbox.kernels.fillit.state import DRAWN, EARLIER, OVER, TIMES
from tuckbox.kernels.fillit.turn_count import count_legal, nth_legal
from tuckbox.kernels.kernel import ForeignAction

RULES = game("fillit")
GAMES = amount(1500, 2)
MODES = modes("fillit")


@pytest.mark.parametrize("layout", ["A", "B"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counts_one_turn_deeper_add_up_over_the_rules_own_turns(seats: int, layout: str) -> None:
    twin = kernel(RULES, RULES.options(seats=seats, layout=layout))
    start = RULES.initial(twin.options)
    red = seat(1)
    after = [RULES.apply(start, red, turn) for turn in RULES.legal_moves(start, red)]
    deep = amount(4, 2)
    deeper = twin.perft(twin.initial(), deep)
    assert deeper == sum(twin.perft(twin.encode(p), deep - 1) for p in after)


BACK_AND_FORTH = (">e6 b6-b5", ">e4 h4-h5", ">e9 b5-b6", ">e1 h5-h4")
"""Both pawns and two stones go and come back; after the first two turns no chip is laid."""


def test_the_third_time_the_same_position_draws_the_game() -> None:
    twin = kernel(RULES, RULES.options())
    state, position = twin.initial(), RULES.initial(twin.options)
    for number in range(10):
        assert state[OVER] == 0
        who = RULES.to_move(position)[0]
        turn = RULES.parse_move(BACK_AND_FORTH[number % 4])
        twin.step(state, who, twin.encode_move(turn))
        position = RULES.apply(position, who, turn)
        compare(RULES, twin, position, state)
    assert (state[OVER], state[TIMES], state[EARLIER]) == (DRAWN, 3, 8)
    assert twin.encode(position)[OVER] == DRAWN


@pytest.mark.compiled
def test_counting_knows_the_house_rule_and_leaves_the_state_alone() -> None:
    twin, free = kernel(RULES, RULES.options()), kernel(RULES, RULES.options(repetition="off"))
    states = twin.initial(), free.initial()
    for number in range(8):
        for one, state in zip((twin, free), states, strict=True):
            move = RULES.parse_move(BACK_AND_FORTH[number % 4])
            one.step(state, seat(number % 2 + 1), one.encode_move(move))
    before = twin.decode(states[0])
    # One path of two turns repeats the position: where it ends, nothing follows.
    ended = twin.perft(states[0], 3) - free.perft(states[1], 3)
    assert ended < 0
    assert twin.decode(states[0]) == before


def test_a_game_may_be_longer_than_its_memory_if_chips_are_laid() -> None:
    """What cannot arise again is forgotten, by the twin as by the rules."""
    twin = kernel(RULES, RULES.options())
    state, position = twin.initial(), RULES.initial(twin.options)
    for text in endless_turns(amount(ROWS, 30)):
        who, turn = position.seat, RULES.parse_move(text)
        twin.step(state, who, twin.encode_move(turn))
        position = RULES.carry_out(position, who, turn).after
    while state[EARLIER]:
        turn = RULES.legal_moves(position, position.seat)[0]
        twin.step(state, position.seat, twin.encode_move(turn))
        position = RULES.apply(position, position.seat, turn)
    compare(RULES, twin, position, state)


def test_a_game_longer_than_its_memory_is_refused() -> None:
    twin = kernel(RULES, RULES.options())
    state = twin.initial()
    state[EARLIER] = ROWS
    with pytest.raises(ForeignAction, match="kernel-too-long"):
        twin.step(state, seat(1), int(twin.legal(state, seat(1))[0]))


def test_numbers_every_turn_in_the_order_of_the_texts() -> None:
    twin = kernel(RULES, RULES.options(board="mini"))
    texts = [RULES.format_move(twin.decode_move(action)) for action in range(twin.actions)]
    assert texts == sorted(texts)
    assert [twin.encode_move(RULES.parse_move(text)) for text in texts] == list(range(twin.actions))


def test_refuses_positions_and_actions_of_other_tables() -> None:
    twin = kernel(RULES, RULES.options(board="mini"))
    with pytest.raises(ForeignAction, match="kernel-foreign"):
        twin.encode(RULES.initial(RULES.options()))
    with pytest.raises(ForeignAction, match="kernel-action"):
        twin.decode_move(twin.actions)
    with pytest.raises(ForeignAction, match="kernel-foreign"):
        twin.encode_move(RULES.parse_move("i8-i9"))


@pytest.mark.parametrize("options", MODES, ids=str)
def test_random_play_is_the_same_for_the_same_seed_on_any_number_of_threads(
    options: Options,
) -> None:
    twin = kernel(RULES, options)
    one, two = twin.random_games(GAMES, seed=7), twin.random_games(GAMES, seed=7, threads=2)
    assert one == two
    assert one.games == GAMES
    assert one != twin.random_games(GAMES, seed=8)


def test_random_play_takes_every_turn_equally_often() -> None:
    """The turn is found without listing all: none may be missed or preferred."""
    twin = Twin(RULES, RULES.options(layout="B"))
    state = twin.initial()
    found = [nth_legal(twin.table, state, n) for n in range(count_legal(twin.table, state))]
    actions = [action_of(twin.table, state, turn) for turn in found]
    assert np.array_equal(np.sort(actions), twin.legal(state, seat(1)))


WALLED_IN = """
       . . . .
      . . r . .
     . . . . . .
    . . . # . . .
     . . . . . .
      b b . . .
       R b . B
"""


def test_packed_turns_are_read_without_the_numbers_of_all_turns() -> None:
    for position in (RULES.initial(RULES.options(layout="B")), table(WALLED_IN)):
        twin = Twin(RULES, position.options)
        state = twin.encode(position)
        count = count_legal(twin.table, state)
        turns = {twin.readable(state, nth_legal(twin.table, state, n)) for n in range(count)}
        assert turns == set(RULES.legal_moves(position, seat(1)))
