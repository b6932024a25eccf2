"""Every mode of every game that has environments, as these take it."""

from tests.modes import all_modes
from tuckbox.envs import NAMES

MODES = [(name, dict(options.pairs)) for name, options in all_modes(NAMES)]
