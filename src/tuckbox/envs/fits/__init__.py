"""FITS as an environment."""

from tuckbox.envs.fits.env_game import Game

__all__ = ["Game"]
