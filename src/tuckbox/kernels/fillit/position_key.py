"""The keys by which a readable position remembers earlier ones, as rows of the twin's history."""

import re

import numpy as np

from tuckbox.games.fillit.components import CHIP_SIGNS, COLOURS, EMPTY_SIGN, STONE_SIGNS
from tuckbox.kernels.fillit.history import ROW, SETS
from tuckbox.kernels.fillit.state import MOST_SEATS, MOST_SIDES, NOWHERE, State


def parse_key(text: str, sides: int) -> State:
    """Return the row of a key. A pawn stands on a chip of its side, which the key does not draw."""
    number, _, signs = text.partition(":")
    row = np.zeros(ROW, dtype=np.int64)
    pawns = [NOWHERE] * MOST_SEATS
    for hex, sign in enumerate(re.sub(r"\d+", lambda run: EMPTY_SIGN * int(run[0]), signs)):
        if sign in COLOURS:
            pawns[COLOURS.index(sign)] = hex
            row[COLOURS.index(sign) % sides] |= 1 << hex
        elif sign != EMPTY_SIGN:
            row[_SET[sign]] |= 1 << hex
    word = int(number) - 1
    for pawn in pawns:
        word = word << 6 | pawn
    row[SETS] = word
    return row


def format_key(row: State, hexes: int, seats: int) -> str:
    """Format a row as the key that `parse_key` reads."""
    signs = [EMPTY_SIGN] * hexes
    for sign, place in _SET.items():
        for hex in _members(int(row[place])):
            signs[hex] = sign
    word = int(row[SETS])
    for seat in range(seats):
        signs[word >> 6 * (MOST_SEATS - 1 - seat) & 63] = COLOURS[seat]
    text = re.sub(re.escape(EMPTY_SIGN) + "+", lambda run: str(len(run[0])), "".join(signs))
    return f"{(word >> 6 * MOST_SEATS) + 1}:{text}"


def _members(bits: int) -> list[int]:
    return [hex for hex in range(bits.bit_length()) if bits >> hex & 1]


_SET = {CHIP_SIGNS[colour]: side for side, colour in enumerate(COLOURS[:MOST_SIDES])} | {
    STONE_SIGNS[colour]: MOST_SIDES + side for side, colour in enumerate(COLOURS[:MOST_SIDES])
}
"""The word of a row in which a sign is a bit."""
