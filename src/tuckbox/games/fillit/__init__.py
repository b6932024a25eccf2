"""FILLIT: pawns that slide until something stops them, and stones that stop them."""

from tuckbox.games.fillit.rules import Rules

REPLACEABLE: tuple[str, ...] = ("setups/[234]-large-[AB].txt", "setups/[23]-mini-[AB].txt")
"""The set-ups are reconstructed: the owner of a box may draw the printed ones."""

__all__ = ["REPLACEABLE", "Rules"]
