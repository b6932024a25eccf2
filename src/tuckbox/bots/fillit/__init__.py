"""The bots of FILLIT."""

from tuckbox.bots import EXPERTS

LEVELS = ("greedy", "uct", *EXPERTS)
