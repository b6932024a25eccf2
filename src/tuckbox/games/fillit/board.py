"""The hexagonal board by the names of its hexes: what is next to what, and the ways out of a hex."""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NewType, TypeAlias

from tuckbox.core.hexagon import CENTRE, DIRECTIONS, Hex, HexBoard

HexName = NewType("HexName", str)
"""`e9`; names sort as the texts of moves do."""
Hexes: TypeAlias = frozenset[HexName]

RADIUS: Final = {"large": 4, "mini": 3}
"""§1.1: the two sides of the board, by their rings around the centre."""


@dataclass(frozen=True, eq=False)
class Board:
    """The large or the mini board."""

    grid: HexBoard

    @cached_property
    def centre(self) -> HexName:
        """The blank hex, on which nothing may ever stand."""
        return self.name(CENTRE)

    @cached_property
    def hexes(self) -> tuple[HexName, ...]:
        """Every hex in play, in the order of the names."""
        return tuple(map(self.name, self.grid.hexes))

    @cached_property
    def neighbours(self) -> Mapping[HexName, tuple[HexName, ...]]:
        """The hexes next to each hex, in the order of the names."""
        return {
            self.name(hex): tuple(sorted(map(self.name, self.grid.neighbours(hex))))
            for hex in self.grid.hexes
        }

    @cached_property
    def rays(self) -> Mapping[HexName, tuple[tuple[HexName, ...], ...]]:
        """The six ways out of each hex, each as far as the border or the centre."""
        return {
            self.name(hex): tuple(tuple(self._ray(hex, direction)) for direction in DIRECTIONS)
            for hex in self.grid.hexes
        }

    @cached_property
    def in_sight(self) -> Mapping[HexName, Hexes]:
        """The hexes that decide how far a pawn slides from each hex: those on its six ways, and itself."""
        return {start: frozenset({start}.union(*rays)) for start, rays in self.rays.items()}

    @cached_property
    def paths(self) -> Mapping[HexName, Mapping[HexName, tuple[HexName, ...]]]:
        """By start and target, the hexes that a slide passes, and the target."""
        return {
            start: {target: ray[:passed] for ray in rays for passed, target in enumerate(ray, 1)}
            for start, rays in self.rays.items()
        }

    def name(self, hex: Hex) -> HexName:
        return HexName(self.grid.name(hex))

    def stops(self, start: HexName, obstacles: Set[HexName]) -> tuple[HexName, ...]:
        """§4.1: the hexes, by name, on which a pawn stops that slides as far as it can."""
        ways = [free_way(ray, obstacles) for ray in self.rays[start]]
        return tuple(sorted([way[-1] for way in ways if way]))  # §4.4: at least one hex

    def ray(self, start: HexName, target: HexName) -> tuple[HexName, ...]:
        """Return the way out of a hex that leads over the target; () if none does."""
        return next((ray for ray in self.rays[start] if target in ray), ())

    def _ray(self, hex: Hex, direction: Hex) -> Iterator[HexName]:
        while (hex := hex + direction) in self.grid:
            yield self.name(hex)


def free_way(ray: tuple[HexName, ...], obstacles: Set[HexName]) -> tuple[HexName, ...]:
    """Return the part of a way that lies before its first obstacle."""
    for passed, hex in enumerate(ray):
        if hex in obstacles:
            return ray[:passed]
    return ray
