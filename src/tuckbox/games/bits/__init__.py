"""BITS by Reiner Knizia: stones of two colours slide down a ramp and form areas that task cards score."""

from tuckbox.games.bits.rules import Rules

__all__ = ["Rules"]
