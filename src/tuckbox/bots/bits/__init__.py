"""The bots of BITS."""

from tuckbox.bots import EXPERTS

LEVELS = ("greedy", *EXPERTS)
