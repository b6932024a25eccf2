"""BITS as an environment."""

from tuckbox.envs.bits.env_game import Game

__all__ = ["Game"]
