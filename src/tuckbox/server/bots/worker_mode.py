"""What a worker process is for."""

from enum import StrEnum


class Mode(StrEnum):
    """What a worker does about bots whose code is not compiled on this machine."""

    ANY = "any"
    """Compiles it when it needs it."""
    PLAY = "play"
    """Never compiles, so that nobody waits: refuses with `NOT_COMPILED`."""
    ADVISE = "advise"
    """The same for whoever asks a bot outside a match, which is less urgent."""
    COMPILE = "compile"
    """Compiles for others, at the lowest priority."""
    LIGHT = "light"
    """Has no compiler: slow, but ready at once."""


NICENESS = {Mode.PLAY: 5, Mode.LIGHT: 5, Mode.ADVISE: 10, Mode.ANY: 10, Mode.COMPILE: 19}
"""On small machines players' moves come first, then bots in matches, then advice and analyses, then the compiler."""
ENVIRONMENT = {
    Mode.PLAY: {"TUCKBOX_COMPILE": "never"},
    Mode.ADVISE: {"TUCKBOX_COMPILE": "never"},
    Mode.LIGHT: {"NUMBA_DISABLE_JIT": "1"},
}
NOT_COMPILED = "kernels-not-compiled"
"""The code of the refusal."""
