"""How many ways FITS can go on: paths of N entries."""

from tuckbox.kernels.fits.rules import RULES
from tuckbox.kernels.simultaneous_rules import perft_of

perft = perft_of(RULES)
