"""What a worker process is for."""

from enum import StrEnum


class Mode(StrEnum):
    """What a worker does about bots whose code is not compiled on this machine."""

    ANY = "any"
    """Compiles it when it needs it."""
    PLAY = "play"
    """Never compiles, so that nobody waits: refuses with `NOT_COMPILED`."""
    COMPILE = "compile"
    """Compiles for others, at the lowest priority."""
    LIGHT = "light"
    """Has no compiler: slow, but ready at once."""


NICENESS = {mode: 19 if mode is Mode.COMPILE else 5 for mode in Mode}
"""Give players' moves priority over thinking bots on small machines, and both over the compiler."""
ENVIRONMENT = {Mode.PLAY: {"TUCKBOX_COMPILE": "never"}, Mode.LIGHT: {"NUMBA_DISABLE_JIT": "1"}}
NOT_COMPILED = "kernels-not-compiled"
"""The code of the refusal."""
