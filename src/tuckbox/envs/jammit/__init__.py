"""JAMMIT as an environment."""

from tuckbox.envs.jammit.env_game import Game

__all__ = ["Game"]
