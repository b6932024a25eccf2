"""A server on SQLite for tests that need no other."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running, sqlite_settings
from tests.server.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One node for the whole run: tests share it as strangers share a server."""
    folder: Path = tmp_path_factory.mktemp("tuckbox")
    with running(sqlite_settings(folder, identity_limit=100_000, play_limit=100_000)) as found:
        yield found


@pytest.fixture
def visit(node: Running) -> Iterator[Visit]:
    """Makes visitors of the shared node."""
    visitors: list[Visitor] = []

    def make(**more: str) -> Visitor:
        visitors.append(Visitor(node, **more))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()
