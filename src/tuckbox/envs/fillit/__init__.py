"""FILLIT as an environment."""

from tuckbox.envs.fillit.env_game import Game

__all__ = ["Game"]
