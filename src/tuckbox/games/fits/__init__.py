"""FITS by Reiner Knizia: slide the tiles down the ramp and leave as few dots uncovered as possible."""

from tuckbox.games.fits.rules import Rules

__all__ = ["Rules"]
