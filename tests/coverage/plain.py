"""A plugin of pytest for compiled code that is measured as plain Python, a hundred times as slow.

Of each test it keeps the first and the last case of each game and of each bot. What takes too long even
so is marked `compiled`; whether results are right for every case is seen in `make test`.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import pytest

from tuckbox import games
from tuckbox.bots import levels


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept = {*_ends(items, games()), *_ends(items, levels())}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def _ends(items: Sequence[pytest.Item], names: Sequence[str]) -> Iterator[pytest.Item]:
    """Return the first and the last case of each test with each of these names."""
    cases = defaultdict[tuple[str, str], list[pytest.Item]](list)
    for item in items:
        test, _, case = item.nodeid.partition("[")
        cases[test, next((name for name in names if name in case), "")].append(item)
    for same in cases.values():
        yield from (same[0], same[-1])
