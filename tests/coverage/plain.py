"""A plugin of pytest for compiled code that is measured as plain Python, a hundred times as slow.

Of each test it keeps the first and the last case of each game. What takes too long even so is marked
`compiled`; whether results are right for every case is seen in `make test`.
"""

from collections import defaultdict

import pytest

from tuckbox import games


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    cases = defaultdict[tuple[str, str], list[pytest.Item]](list)
    for item in items:
        test, _, case = item.nodeid.partition("[")
        cases[test, next((game for game in games() if game in case), "")].append(item)
    kept = {item for same in cases.values() for item in (same[0], same[-1])}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]
