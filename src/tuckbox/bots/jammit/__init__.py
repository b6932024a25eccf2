"""The bots of JAMMIT."""

from tuckbox.bots import EXPERTS

LEVELS = ("greedy", "uct", *EXPERTS)
