"""BITS: two-coloured stones slide down a ramp and form areas that task cards score."""

from tuckbox.games.bits.rules import Rules

__all__ = ["Rules"]
