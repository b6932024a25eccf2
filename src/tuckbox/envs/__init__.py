"""RL environments: Gymnasium, PettingZoo and OpenSpiel, on the compiled twins.

Importing this package registers `tuckbox/FITS-v0`, `tuckbox/BITS-v0`, `tuckbox/FILLIT-v0` and
`tuckbox/JAMMIT-v0` with Gymnasium and, one agent after the other or all at once, with PettingZoo.
Importing `tuckbox.envs.openspiel` does the same for OpenSpiel.
"""

from tuckbox.extra import require_extra

require_extra("envs")

import gymnasium  # noqa: E402 - only with the extra
from pettingzoo import aec_registry, parallel_registry  # noqa: E402
from pettingzoo import register as register_agents  # noqa: E402

from tuckbox.kernels import twins  # noqa: E402

VERSION = 0
"""Rises when an action, an observation or a reward comes to mean something else."""
NAMES = twins()
"""The games that have environments: all with a compiled twin."""


def env_id(name: str) -> str:
    return f"tuckbox/{name.upper()}-v{VERSION}"


def register() -> None:
    """Make the environments known to Gymnasium and PettingZoo; more than once does no harm."""
    for name in NAMES:
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                entry_point="tuckbox.envs.gymnasium_env:TuckboxEnv",
                vector_entry_point="tuckbox.envs.vector_env:TuckboxVectorEnv",
                kwargs={"game": name},
            )
        for kind, registry in (
            ("aec", aec_registry),
            ("parallel", parallel_registry),
        ):
            if env_id(name) not in registry:
                maker = "env" if kind == "aec" else "parallel_env"
                entry_point = f"tuckbox.envs.pettingzoo:{maker}"
                register_agents(kind, env_id(name), entry_point, kwargs={"game": name})


register()
