"""What only BITS' twin has: areas known by their squares, slots in bytes, own task cards."""

from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import numpy as np

from tuckbox import CHANCE, game
from tuckbox.core import seat
from tuckbox.core.square import Cell, neighbours
from tuckbox.games.bits.area import Area, score
from tuckbox.games.bits.components import Components
from tuckbox.kernels.bits.codec import numbering_of
from tuckbox.kernels.bits.landing import ALL_ROOM, fitting, nth_slot, room, slots_in
from tuckbox.kernels.bits.playout import choose
from tuckbox.kernels.bits.rules import owed_stone
from tuckbox.kernels.bits.score import points
from tuckbox.kernels.bits.state import LAID, NEUTRAL, SKY, seat_words
from tuckbox.kernels.bits.table import BYTE, SLOTS, STRIDE, polyominoes, task_cards
from tuckbox.kernels.bits.twin import Twin
from tuckbox.kernels.rules_comparison import compare_game


def twin() -> Twin:
    rules = game("bits")
    return Twin(rules, rules.options(pro=True))


def test_there_are_as_many_shapes_as_everybody_counts() -> None:
    assert [len(polyominoes(squares)) for squares in range(1, 6)] == [1, 2, 6, 19, 63]


def test_any_coloured_board_scores_as_the_rules_say() -> None:
    bits, random = twin(), np.random.default_rng(2)
    components = numbering_of(bits.game).components
    cards = task_cards(components)
    for _ in range(400):
        board = random.integers(0, 7, (6, 6))
        planes = [0, 0, 0]
        for row, column in np.ndindex(6, 6):
            for plane in range(3):
                # 0 to 4 are colours, 5 is grey, 6 a gap.
                number = (int(board[row, column]) + 1) % 7
                planes[plane] |= (number >> plane & 1) << STRIDE * row + column
        tasks = random.choice(len(cards), size=4, replace=False)
        expected = score([cards[task] for task in tasks], _areas(components, board)).total
        assert points(bits.table, tasks, (0, planes[0], planes[1], planes[2])) == expected


def _areas(
    components: Components, board: np.ndarray[tuple[int, ...], np.dtype[np.int64]]
) -> list[Area]:
    """Find areas in another way than rules and twin: merge neighbours until nothing changes."""
    cells = {Cell(int(c), int(r)): int(board[r, c]) for r, c in np.ndindex(6, 6) if board[r, c] < 5}
    area = {cell: number for number, cell in enumerate(cells)}
    for _ in range(36):
        for cell, colour in cells.items():
            near = [n for n in neighbours(cell) if cells.get(n) == colour]
            area[cell] = min([area[cell], *(area[n] for n in near)])
    found = []
    for number in set(area.values()):
        members = tuple(sorted(cell for cell in cells if area[cell] == number))
        letter = components.colours[cells[members[0]]]
        found.append(Area(letter, members, components.shapes.name(members)))
    return found


def test_slots_are_counted_in_bytes_as_they_are_in_bits() -> None:
    for heights in product((0, 4, 5, 6), repeat=6):
        sky = sum(height << BYTE * column for column, height in enumerate(heights))
        slots = [slot for slot in range(SLOTS) if fitting(sky) >> slot & 1]
        assert [nth_slot(room(sky), place) for place in range(slots_in(room(sky)))] == slots
    assert room(0) == ALL_ROOM


def test_a_random_stone_is_as_likely_in_every_way_that_the_rules_allow() -> None:
    """Throws that are spread evenly over all there are meet each legal placement equally often."""
    bits, random = twin(), Random(3)
    seen = set()
    for _ in range(3):
        state = bits.initial()
        while not bits.terminal(state):
            (who,) = bits.to_move(state)
            actions = bits.legal(state, who)
            if who != CHANCE:
                assert _chosen(bits, state) == dict.fromkeys(actions.tolist(), TIMES)
                seen.add(len(actions))
            bits.step(state, who, int(random.choice(actions)))
    # From a double, or a start, in one way, to a mixed stone or the neutral one in three.
    assert {11, 22, 33} <= seen
    assert min(seen) < 11


TIMES = 5


def _chosen(bits: Twin, state: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> Counter[int]:
    at = seat_words(bits.table, 0)
    has_neutral = int(state[at + NEUTRAL] == 1 and state[at + LAID] > 0)
    stone = owed_stone(bits.table, state, 0)
    throws = TIMES * len(bits.legal(state, seat(1)))
    found: Counter[int] = Counter()
    for number in range(throws):
        thrown = (2 * number + 1 << 32) // (2 * throws)
        pair, slot = choose(bits.table, room(state[at + SKY]), stone, has_neutral, thrown)
        found[pair * SLOTS + slot] += 1
    return found


def test_own_task_cards_and_starting_stones_are_played(tmp_path: Path) -> None:
    folder = tmp_path / "bits"
    folder.mkdir()
    (folder / "starting_stones.txt").write_text("[starting stones]\nRR BB PP YY KK\n")
    (folder / "tasks.txt").write_text(
        "[stack 1]\nL4 any +3 +2\nI4 any +3 +1\nO4 any +5 +1\nS4 any +2 +1\n"
        "[stack 2]\nP5 K +4\nX5 K +9\nL4 Y +1\nI2 B +2\n"
        "[stack 3]\nL4 any -1\nP5 any -4\nO1 any -1\nI5 any -9\n"
        "[stack 4]\nI3 any +3\nW5 any +8\nZ5 any +8\nF5 any +7\n"
    )
    rules = game("bits", tmp_path)
    for seed in range(6):
        assert compare_game(Twin(rules, rules.options(seats=2, pro=True)), Random(seed)) > 60
