"""How many ways BITS can go on: paths of N entries."""

from tuckbox.kernels.bits.rules import RULES
from tuckbox.kernels.simultaneous_rules import perft_of

perft = perft_of(RULES)
