"""§6.4, a house rule of ours: the third time the same position arises, the game is drawn."""

from collections import Counter
from dataclasses import replace

from tests.games.fillit.endless import endless_turns
from tests.games.fillit.table import COMPONENTS, RULES, play, table, turn
from tuckbox.core import Outcome, seat
from tuckbox.core.ability import without_history
from tuckbox.games import game
from tuckbox.games.fillit.position import NO_HISTORY, Position
from tuckbox.games.fillit.rules import key
from tuckbox.games.fillit.view import FillitView

# Both slide to and fro over their own chips; stones step away and back.
SHUFFLE = """
       = = = B
      b . . . .
     . . . . . .
    . . . # . . .
     . . . . . .
      r . . . .
       + + + R
"""
CYCLE = (">a1 b1-b2", ">g4 f3-f4", ">a4 b2-b1", ">g7 f4-f3")
MODE = COMPONENTS.modes[2, "mini"]


def test_the_third_time_draws_the_set_up_counted() -> None:
    """§6.4: the set-up, and twice more after four turns each."""
    start = table(SHUFFLE)
    second = play(start, *CYCLE)
    assert (second.times, RULES.outcome(second)) == (2, None)
    third = play(second, *CYCLE)
    assert third.times == 3
    assert RULES.outcome(third) == Outcome((), (10, 10), "fillit-reason-repetition")
    assert RULES.to_move(third) == ()


def test_off_means_that_nothing_is_remembered() -> None:
    """§6.4, option `repetition=off`: the same turns go on and on."""
    start = replace(table(SHUFFLE), options=RULES.options(board="mini", repetition="off"), times=0)
    p = play(start, *CYCLE * 5)
    assert RULES.outcome(p) is None
    assert p == start


def test_the_set_up_of_a_game_is_counted() -> None:
    """§6.4: before the first turn the position has arisen once, without earlier ones."""
    p = RULES.initial(RULES.options())
    assert (p.times, p.earlier) == (1, NO_HISTORY)
    off = RULES.initial(RULES.options(repetition="off"))
    assert (off.times, off.earlier) == (0, NO_HISTORY)


def test_positions_differ_by_the_seat_to_move() -> None:
    """§6.4: all pieces, supplies and the seat to move."""
    red, blue = table(SHUFFLE), table(SHUFFLE, to_move=2)
    assert key(red, MODE) != key(blue, MODE)


def test_a_key_is_short_and_readable() -> None:
    """The seat, then the hexes a1, a2 … with the lengths of empty runs between the pieces."""
    assert key(table(SHUFFLE), MODE) == "1:+++Rr22b4===B"


def test_positions_that_differ_in_one_piece_have_different_keys() -> None:
    """§6.4: a chip instead of none, a stone instead of a chip, another's chip."""
    keys = {
        key(table(SHUFFLE.replace("r . . . .", row)), MODE)
        for row in ("r . . . .", "r + . . .", "r = . . .", "r r . . .", "r b . . .", "r . + . .")
    }
    assert len(keys) == 6


def test_the_pawns_of_partners_are_told_apart() -> None:
    """§6.4: red and yellow exchanged is another position."""
    drawing = """
         . . . . .
        . . . . . .
       . . . . . . .
      . . . . . . . .
     R . . Y # . . . .
      r . . . . . . .
       . . . . . . .
        . . b . . .
         B . . . G
    """
    mode = COMPONENTS.modes[4, "large"]
    exchanged = drawing.replace("R . . Y", "Y . . R")
    keys = {key(table(one, seats=4, board="large"), mode) for one in (drawing, exchanged)}
    assert len(keys) == 2


def test_what_cannot_arise_again_is_forgotten() -> None:
    """§4.7, §4.8: once chips on the board have become more, none of the positions before comes back."""
    p = play(table(SHUFFLE), *CYCLE)
    assert next(iter(p.earlier)) == key(table(SHUFFLE), MODE)
    assert len(p.earlier) == 4
    p = play(p, ">a1 b1-b2", "f3-f4 >d7")
    assert (p.times, p.earlier) == (1, NO_HISTORY)


def test_every_position_of_a_long_game_knows_how_often_it_has_arisen() -> None:
    """§6.4: counted over all positions of the game, many of which arise a second time."""
    p, arisen = RULES.initial(RULES.options()), Counter[str]()
    mode = COMPONENTS.modes[2, "large"]
    for text in endless_turns(1200, wandering=1):
        arisen[key(p, mode)] += 1
        assert p.times == arisen[key(p, mode)]
        p = RULES.carry_out(p, p.seat, turn(text)).after
    assert sum(count == 2 for count in arisen.values()) > 50


def test_the_view_carries_what_repetition_needs() -> None:
    """A position rebuilt from a view still sees the draw coming."""
    p = play(table(SHUFFLE), *CYCLE, *CYCLE[:-1])
    rebuilt: Position = RULES.position(RULES.view(p, seat(1)))
    assert rebuilt == p
    assert RULES.to_move(play(rebuilt, CYCLE[-1])) == ()


def test_a_position_to_look_at_remembers_nothing() -> None:
    """A replay shows every position of a game, and none of them needs the ones before."""
    p = play(table(SHUFFLE), *CYCLE)
    view: FillitView = RULES.view(p, None)  # type: ignore[assignment]
    assert len(view["earlier"]) == 4
    assert RULES.view(without_history(RULES, p), None) == {**view, "earlier": []}
    fits = game("fits")
    start = fits.initial(fits.options())
    assert without_history(fits, start) is start


def test_the_view_tells_how_often() -> None:
    """§6.4: players see the draw coming."""
    view: FillitView = RULES.view(play(table(SHUFFLE), *CYCLE), None)  # type: ignore[assignment]
    assert view["repetition"] == 2


def test_repeating_and_drawing_are_told() -> None:
    """§6.4: the second time is a warning, the third the end."""
    p = play(table(SHUFFLE), *CYCLE[:-1])
    last = turn(CYCLE[-1])
    assert RULES.effects(RULES.play(p, seat(2), last))[-1].id == "fillit-effect-repeated"
    p = play(p, CYCLE[-1], *CYCLE[:-1])
    assert RULES.effects(RULES.play(p, seat(2), last))[-1].id == "fillit-effect-draw"
