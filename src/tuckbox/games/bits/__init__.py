"""BITS: two-coloured stones slide down a ramp and form areas that task cards score."""

from tuckbox.games.bits.rules import Rules

REPLACEABLE = ("tasks.txt", "starting_stones.txt", "shapes.txt")
"""Files that a player who owns the box may replace."""

__all__ = ["REPLACEABLE", "Rules"]
