"""Laws, over random games of every mode."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.jammit.drawing import RULES
from tests.modes import modes
from tests.playing import random_game
from tuckbox.core import AnyStep as Entry
from tuckbox.core import Options
from tuckbox.games.jammit.position import Stage
from tuckbox.games.jammit.rules import GOALS

anything = given(st.sampled_from(modes("jammit")), st.integers(0, 10**6))
games = settings(max_examples=25)


def counted(entry: Entry, endings: tuple[str, ...], piece: str) -> int:
    """Return the number of effects of these kinds for pieces whose name contains `piece`."""
    effects = RULES.effects(entry)
    return sum(effect.id.endswith(endings) and piece in str(effect["piece"]) for effect in effects)


@games
@anything
def test_coins_put_in_are_on_the_board_or_pushed_out(options: Options, seed: int) -> None:
    """§8.1."""
    put_in = out = 0
    for entry in random_game(RULES, options, str(seed)):
        put_in += counted(entry, ("-enter",), "coin")
        out += counted(entry, ("-border", "-centre"), "coin")
        assert put_in == sum(sign.isupper() for sign in entry.after.pieces) + out


@games
@anything
def test_stones_never_increase_and_leave_only_by_being_pushed_out(
    options: Options, seed: int
) -> None:
    """§8.3, §5.6."""
    for entry in random_game(RULES, options, str(seed)):
        before = sum(sign.islower() for sign in entry.before.pieces)
        after = sum(sign.islower() for sign in entry.after.pieces)
        assert before - after == counted(entry, ("-border", "-centre"), "stone")


@games
@anything
def test_games_end_within_65_turns_or_40_with_three_seats(options: Options, seed: int) -> None:
    """§8.2."""
    entries = list(random_game(RULES, options, str(seed)))
    turns = sum(entry.before.stage is Stage.INSERT for entry in entries)
    assert entries[-1].after.stage is Stage.OVER
    assert turns <= {2: 65, 3: 40}[options.seats]


@games
@anything
def test_exactly_one_seat_wins_and_only_at_the_end(options: Options, seed: int) -> None:
    for entry in random_game(RULES, options, str(seed)):
        reached = [points >= GOALS[options.seats] for points in entry.after.points]
        assert sum(reached) == (entry.after.stage is Stage.OVER)


@games
@anything
def test_points_and_neutral_coins_stay_in_their_bounds(options: Options, seed: int) -> None:
    for entry in random_game(RULES, options, str(seed)):
        assert all(
            after >= before
            for before, after in zip(entry.before.points, entry.after.points, strict=True)
        )
        assert set(entry.after.neutral) <= ({0, 1, 2} if options.seats == 2 else {0})


@games
@anything
def test_no_two_pawns_share_a_corner_and_each_moves_in_its_own_turn(
    options: Options, seed: int
) -> None:
    for entry in random_game(RULES, options, str(seed)):
        assert len(set(entry.after.pawns)) == options.seats
        moved = entry.before.pawns != entry.after.pawns
        assert moved == (entry.before.stage is Stage.PAWN)


@games
@anything
def test_extra_coins_are_owed_exactly_when_something_earned_them(
    options: Options, seed: int
) -> None:
    for entry in random_game(RULES, options, str(seed)):
        assert bool(entry.after.earned) == (entry.after.stage is Stage.EXTRA)
