"""FILLIT by Ryo Nakamura: slide a pawn as far as it goes and lay the last of your chips on its way."""

from tuckbox.games.fillit.rules import Rules

__all__ = ["Rules"]
