"""FITS by Reiner Knizia: slide the tiles down the ramp and leave as few dots uncovered as possible."""

from tuckbox.games.fits.components import BOARDS, CARDS
from tuckbox.games.fits.rules import Rules

REPLACEABLE = (BOARDS, CARDS)
"""Patterns of the data files that a player may replace or add."""

__all__ = ["REPLACEABLE", "Rules"]
