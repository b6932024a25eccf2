"""The bots of FITS."""

from tuckbox.bots import EXPERTS

LEVELS = ("greedy", *EXPERTS)
