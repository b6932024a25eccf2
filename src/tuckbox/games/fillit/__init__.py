"""FILLIT: pawns that slide until something stops them, and stones that stop them."""

from tuckbox.games.fillit.rules import Rules

__all__ = ["Rules"]
