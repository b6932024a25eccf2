"""Tuckbox: an unofficial digital table for FITS, BITS, FILLIT and JAMMIT."""

from tuckbox.core import CHANCE
from tuckbox.games import game, games

__version__ = "0.1.0"
__all__ = ["CHANCE", "__version__", "game", "games"]
