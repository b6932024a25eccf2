"""A server on SQLite, or on PostgreSQL for tests that ask for both."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG as QUESTION

from tests.server.backends import Backend, Postgres, postgres_server, redis_server
from tests.server.no_limits import UNLIMITED
from tests.server.running import PATIENCE, Running, running, sqlite_settings
from tests.server.visitor import Visitor
from tuckbox.server.bots import bot_choice, worker_pool
from tuckbox.server.bots.worker_pool import NICENESS, WorkerMode
from tuckbox.server.study import analyses, possible_scores

# At the lowest priority the compiler would never get its turn beside other tests.
NICENESS[WorkerMode.COMPILE] = 0

# On a new machine an analysis is compiled before it says anything.
analyses.SILENT_SECONDS = possible_scores.SILENT_SECONDS = PATIENCE

# A worker that ends saves for `make coverage` what it ran, which may take longer beside other tests.
worker_pool.LAST_WORDS = PATIENCE

# Five seconds, as httpx has it, are less than an answer may take beside other tests.
QUESTION.connect = QUESTION.read = QUESTION.write = QUESTION.pool = PATIENCE

Visit = Callable[..., Visitor]
Make = Callable[[str], str]

on_both = pytest.mark.parametrize("node", ["sqlite", "postgres"], indirect=True)
"""Marks tests for which it matters where matches are stored."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as found:
        yield found


@pytest.fixture(scope="session")
def redis() -> Iterator[Backend]:
    with redis_server() as found:
        yield found


@pytest.fixture(scope="session")
def sqlite_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One node for the whole run, which all tests share."""
    folder: Path = tmp_path_factory.mktemp("tuckbox")
    with running(sqlite_settings(folder, **UNLIMITED)) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_node(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """The same on a PostgreSQL of its own."""
    folder: Path = tmp_path_factory.mktemp("tuckbox-postgresql")
    settings = sqlite_settings(folder, database=postgres.new_database(), **UNLIMITED)
    with running(settings) as found:
        yield found


@pytest.fixture
def patient_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables wait for their bots: on a busy machine one may load and think for longer than is allowed."""
    for limit in ("GRACE_SECONDS", "LOAD_SECONDS"):
        monkeypatch.setattr(bot_choice, limit, PATIENCE)


@pytest.fixture
def node(request: pytest.FixtureRequest) -> Running:
    """The shared node, on SQLite unless the test is marked `on_both`."""
    found = request.getfixturevalue(f"{getattr(request, 'param', 'sqlite')}_node")
    assert isinstance(found, Running)
    return found


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


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of either kind; of SQLite the settings know one themselves."""
    if request.param == "sqlite":
        return ""
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Makes the address of an empty database by name."""
    if request.param == "sqlite":
        return lambda name: f"sqlite:///{tmp_path / name}.sqlite3"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return lambda _: server.new_database()
