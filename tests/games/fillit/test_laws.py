"""Laws worth testing: what holds after every turn of every game."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.fillit.table import COMPONENTS, RULES
from tuckbox.core import Options
from tuckbox.games.fillit.moves import Turn
from tuckbox.games.fillit.position import Position

MODES = [
    RULES.options(seats=seats, board=board, layout=layout, repetition=repetition)
    for seats, board in sorted(COMPONENTS.modes)
    for layout in "AB"
    for repetition in ("draw", "off")
]

games = st.tuples(st.sampled_from(MODES), st.randoms(use_true_random=False), st.integers(0, 60))


def played(options: Options, random: Random, turns: int) -> list[tuple[Position, Turn, Position]]:
    """Return a random game: before, turn, after."""
    p = RULES.initial(options)
    log = []
    for _ in range(turns):
        if not RULES.to_move(p):
            break
        turn = random.choice(RULES.legal_moves(p, p.seat))
        after = RULES.apply(p, p.seat, turn)
        log.append((p, turn, after))
        p = after
    return log


@given(games)
@settings(max_examples=60)
def test_laws(game: tuple[Options, Random, int]) -> None:
    for before, _, after in played(*game):
        pawns_stand_on_own_chips(after)
        stones_share_no_hex(after)
        chips_and_supply_make_the_total(after)
        only_the_mover_can_win(before, after)
        a_stone_step_always_exists(after)


def pawns_stand_on_own_chips(p: Position) -> None:
    """§8.1: a pawn always stands on its own (team's) chip, except the winner's in the final position."""
    mode = COMPONENTS.modes[p.options.seats, p.options["board"]]
    for seat, pawn in zip(mode.seats, p.pawns, strict=True):
        side = mode.side_of[seat]
        assert pawn in p.chips[side] or p.supplies[side] == 0


def stones_share_no_hex(p: Position) -> None:
    """§8.2: a stone never shares a hex with a chip or a pawn; neither do two of a kind."""
    stones = [hex for stones in p.stones for hex in stones]
    chips = [hex for chips in p.chips for hex in chips]
    assert len(set(stones)) == len(stones)
    assert len(set(chips)) == len(chips)
    assert len(set(p.pawns)) == len(p.pawns)
    assert not set(stones) & (set(chips) | set(p.pawns))


def chips_and_supply_make_the_total(p: Position) -> None:
    """§8.3: chips on the board and in the supply add up to the colour's total."""
    total = COMPONENTS.modes[p.options.seats, p.options["board"]].chips
    assert all(
        len(chips) + supply == total for chips, supply in zip(p.chips, p.supplies, strict=True)
    )


def only_the_mover_can_win(before: Position, after: Position) -> None:
    """§6.3, §8.4: nobody wins in another side's turn."""
    outcome = RULES.outcome(after)
    if outcome is not None and outcome.winners:
        assert before.seat in outcome.winners


def a_stone_step_always_exists(p: Position) -> None:
    """§8.5: the seat to move has a turn, and every turn has a stone step."""
    turns = RULES.legal_moves(p, p.seat)
    assert bool(turns) == bool(RULES.to_move(p))


@given(games)
@settings(max_examples=30)
def test_a_turn_is_never_a_stone_alone_if_any_holds_a_slide(
    game: tuple[Options, Random, int],
) -> None:
    """§3.4, §3.6: all legal turns slide, or none does."""
    for before, _, _ in played(*game):
        turns = RULES.legal_moves(before, before.seat)
        assert len({turn.slide is None for turn in turns}) == 1
