"""Noughts and crosses: three of your own in a row."""

from tuckbox_noughts.rules import Rules

__all__ = ["Rules"]
