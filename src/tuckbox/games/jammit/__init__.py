"""JAMMIT by Ryo Nakamura: coins are pushed along columns, and whatever falls out scores."""

from tuckbox.games.jammit.components import SETUP_FILES as REPLACEABLE
from tuckbox.games.jammit.rules import Rules

__all__ = ["REPLACEABLE", "Rules"]
