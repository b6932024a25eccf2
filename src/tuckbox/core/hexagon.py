"""The hexagonal board of FILLIT and JAMMIT: a full hexagon of hexes without its centre."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


class Hex(NamedTuple):
    """§2.1. Axial coordinates: q to the right, r down and to the right; the centre is (0, 0)."""

    q: int
    r: int

    def __add__(self, step: object) -> "Hex":
        assert isinstance(step, Hex)
        return Hex(self.q + step.q, self.r + step.r)

    def turned(self) -> "Hex":
        """§2.5. A turn by 120 degrees clockwise around the centre."""
        return Hex(-self.q - self.r, self.q)

    def distance(self) -> int:
        """Return the number of steps from the centre."""
        return max(abs(self.q), abs(self.r), abs(self.q + self.r))


CENTRE = Hex(0, 0)
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""§2.3. Clockwise, starting to the right."""


@dataclass(frozen=True)
class HexBoard:
    """§1.1, §1.2. A hexagon with `radius` rings around the blank centre: 4 is the large board, 3 the mini."""

    radius: int

    @cached_property
    def hexes(self) -> tuple[Hex, ...]:
        """Every hex in play, in the order of their names."""
        return tuple(sorted(self._all_but_centre(), key=self.name))

    @cached_property
    def corners(self) -> tuple[Hex, ...]:
        """§2.4. The six corners, clockwise from the right."""
        return tuple(Hex(self.radius * q, self.radius * r) for q, r in DIRECTIONS)

    def _all_but_centre(self) -> Iterator[Hex]:
        reach = range(-self.radius, self.radius + 1)
        hexes = (Hex(q, r) for q in reach for r in reach)
        return (hex for hex in hexes if 0 < hex.distance() <= self.radius)

    def __contains__(self, hex: Hex) -> bool:
        """§1.3. Whether a piece may stand there: on the board, and not the centre."""
        return 0 < hex.distance() <= self.radius

    def name(self, hex: Hex) -> str:
        """§2.2. `a1`: a letter for the row from the bottom, a number that grows to the right."""
        return f"{chr(ord('a') + self.radius - hex.r)}{hex.q + self.radius + 1}"

    def neighbours(self, hex: Hex) -> tuple[Hex, ...]:
        """Return the hexes in play next to this one, clockwise from the right."""
        return tuple(near for near in (hex + step for step in DIRECTIONS) if near in self)

    def rows(self) -> tuple[tuple[Hex, ...], ...]:
        """Return all hexes including the centre, from the top row down and from left to right."""
        reach = range(-self.radius, self.radius + 1)
        return tuple(
            tuple(Hex(q, r) for q in reach if Hex(q, r).distance() <= self.radius) for r in reach
        )
