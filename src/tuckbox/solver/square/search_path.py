"""Which way a search came: every position of a layer says where it comes from.

Where it comes from is one number: its place in the layer before, and the action that led on.
"""

from collections.abc import Sequence

from tuckbox.kernels.kernel import State

ACTION_BITS = 16


def path(layers: Sequence[State], origin: int, origin_word: int) -> tuple[int, ...]:
    """Return the actions that lead to what came from `origin` in the last of these layers.

    `origin_word` is where a row of a layer says where it comes from.
    """
    actions: list[int] = []
    for layer in reversed(layers):
        actions.append(origin & (1 << ACTION_BITS) - 1)
        origin = int(layer[origin >> ACTION_BITS, origin_word])
    return tuple(reversed(actions))
