"""JAMMIT by Ryo Nakamura: coins are pushed along columns, and whatever falls out scores."""

from tuckbox.games.jammit.rules import Rules

__all__ = ["Rules"]
