"""Compiled functions that look at the types of their arguments only once.

Numba looks at every array of every table in each call, which takes longer than a step of most games.
"""

from typing import Any

from tuckbox.kernels.jit import COMPILED


class Direct:
    """A compiled function whose arguments are of the same types in every call, arrays in one piece.

    Other types would be taken for those of the first call, so this is for callers that make the
    arrays themselves.
    """

    def __init__(self, function: Any) -> None:  # noqa: ANN401 - any compiled function
        self._function = function
        self._code: Any = None if COMPILED else function

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401
        if self._code is None:
            types = tuple(map(self._function.typeof_pyval, arguments))
            self._code = self._function.compile(types)
        return self._code(*arguments)
