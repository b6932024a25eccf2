"""The board of FILLIT by the names of its hexes: what is next to what, and where a pawn slides."""

from collections.abc import Callable, Set
from functools import lru_cache
from typing import Final, NewType

from tuckbox.core.hexagon import CENTRE, DIRECTIONS, Hex, HexBoard

HexName = NewType("HexName", str)
"""`e9`; names sort as the texts of moves do."""

RADIUS: Final = {"large": 4, "mini": 3}


class Board:
    """The large or the mini board."""

    def __init__(self, size: str) -> None:
        self.grid = HexBoard(RADIUS[size])
        self.centre = self.name(CENTRE)
        """The blank hex, on which nothing may ever stand."""
        self.hexes = tuple(self.name(hex) for hex in self.grid.hexes)
        """Every hex in play, in the order of the names."""
        self.neighbours = {self.name(hex): self._neighbours(hex) for hex in self.grid.hexes}
        """The hexes next to each hex, in the order of the names."""
        self.rays = {self.name(hex): self._rays(hex) for hex in self.grid.hexes}
        """For every hex the six ways out of it, each as far as the border or the centre."""
        self.lines = {hex: frozenset(sum(rays, (hex,))) for hex, rays in self.rays.items()}
        """A hex and all on its rays: only what happens on these matters to a pawn's slide."""
        # The same few things stand in a pawn's way turn after turn: remember where that leads.
        self._targets: Callable[[HexName, frozenset[HexName]], tuple[HexName, ...]]
        self._targets = lru_cache(maxsize=1 << 14)(self._find_targets)

    def name(self, hex: Hex) -> HexName:
        return HexName(self.grid.name(hex))

    def slides(self, pawn: HexName, blocked: frozenset[HexName]) -> tuple[HexName, ...]:
        """The hexes on which a slide can end, in the order of their names.

        `blocked` holds whatever stops a pawn: all stones and the other pawns.
        """
        return self._targets(pawn, blocked & self.lines[pawn])

    def ray(self, pawn: HexName, target: HexName) -> tuple[HexName, ...]:
        """The way out of a hex that leads over the target; () if none does."""
        return next((ray for ray in self.rays[pawn] if target in ray), ())

    def path(self, pawn: HexName, target: HexName) -> tuple[HexName, ...]:
        """The hexes that a slide to the target passes, and the target."""
        ray = self.ray(pawn, target)
        return ray[: ray.index(target) + 1]

    def _find_targets(self, pawn: HexName, blocked: frozenset[HexName]) -> tuple[HexName, ...]:
        ways = (free_way(ray, blocked) for ray in self.rays[pawn])
        return tuple(sorted(way[-1] for way in ways if way))

    def _neighbours(self, hex: Hex) -> tuple[HexName, ...]:
        return tuple(sorted(self.name(near) for near in self.grid.neighbours(hex)))

    def _rays(self, hex: Hex) -> tuple[tuple[HexName, ...], ...]:
        return tuple(self._ray(hex, direction) for direction in DIRECTIONS)

    def _ray(self, hex: Hex, direction: Hex) -> tuple[HexName, ...]:
        ray: list[HexName] = []
        while (hex := hex + direction) in self.grid:
            ray.append(self.name(hex))
        return tuple(ray)


def free_way(ray: tuple[HexName, ...], blocked: Set[HexName]) -> tuple[HexName, ...]:
    """§Slide. Straight, as far as it goes: up to the first obstacle, or the whole ray."""
    for passed, hex in enumerate(ray):
        if hex in blocked:
            return ray[:passed]
    return ray
