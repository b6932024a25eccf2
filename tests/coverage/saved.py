"""A plugin of pytest: a worker saves what it has measured before it is asked to end.

pytest-xdist kills a worker that has not ended after ten seconds, and on a busy machine to save takes longer.
"""

import pytest
from coverage import Coverage


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    measuring = Coverage.current()
    assert measuring is not None
    measuring.stop()
    measuring.save()
