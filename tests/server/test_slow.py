"""Clients that are slow, or many, keep nobody out."""

import contextlib
import resource
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.process import Process
from tests.server.running import PATIENCE, Running, running, sqlite_settings, until
from tests.server.visitor import Visitor
from tuckbox.server.model.network import is_shared
from tuckbox.server.operating import open_connections
from tuckbox.server.operating.open_connections import OpenConnections, PatientHttp

ME = {"kind": "me"}
UNFINISHED = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
FILES = 1_024
MANY = 1_200


def _address(url: str) -> tuple[str, int]:
    host, _, port = url.removeprefix("http://").partition(":")
    return host, int(port)


def _connect(url: str, data: bytes) -> socket.socket:
    made = socket.create_connection(_address(url), PATIENCE)
    made.sendall(data)
    return made


def _answer(connection: socket.socket, wanted: bytes | None = None) -> bytes:
    """Return all that comes until the server closes the connection, or has said what is wanted."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while (wanted is None or wanted not in told) and (piece := connection.recv(65_536)):
            told += piece
    return told


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node that waits only a second for the headers of a request."""
    with running(sqlite_settings(tmp_path_factory.mktemp("hasty"), header_seconds=1.0)) as found:
        yield found


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A node that waits only a second for a body, but long enough for headers that do come."""
    folder = tmp_path_factory.mktemp("patient")
    with running(sqlite_settings(folder, header_seconds=4.0, body_seconds=1.0)) as found:
        yield found


@pytest.mark.parametrize("start", [b"", b"G", UNFINISHED, b"\r\n"])
def test_headers_must_come_in_time(hasty: Running, start: bytes) -> None:
    with _connect(hasty.url, start) as slow:
        assert _answer(slow).startswith(b"HTTP/1.1 408")


def test_the_next_request_of_a_connection_must_come_in_time_too(patient: Running) -> None:
    with _connect(patient.url, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nG") as slow:
        told = _answer(slow)
    assert told.startswith(b"HTTP/1.1 200")
    assert b"HTTP/1.1 408" in told


def test_a_body_must_come_in_time(patient: Running) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with _connect(patient.url, head) as slow:
        assert b"guard-body-slow" in _answer(slow, b"guard-body-slow")


def test_headers_have_a_limit(patient: Running) -> None:
    with _connect(
        patient.url, b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 4_000 + b"\r\n"
    ) as large:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(50):
                large.sendall(b"X-Long: " + b"x" * 4_000 + b"\r\n")
        assert _answer(large)[:12] in (b"HTTP/1.1 431", b"")  # a reset may swallow the answer


def test_many_unfinished_requests_leave_the_table_playable(tmp_path: Path) -> None:
    """They wait for as long as they may, at a limit of open files that is a common default."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY + 500
    assert hard >= wanted, f"this test opens {wanted} files: raise `ulimit -Hn`, which is {hard}"
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    node = Process(tmp_path, TUCKBOX_HEADER_SECONDS="600")
    node.limit_files(FILES)
    try:
        node.start()
        _play_among(node)
        assert "traceback" not in node.log.read_text()
    finally:
        node.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def _play_among(node: Process) -> None:
    ann = Visitor(node)  # type: ignore[arg-type]
    match = ann.create("jammit", ME, ME)["id"]
    with contextlib.ExitStack() as stack, ann.sit_at(match) as table:
        stack.callback(ann.close)
        for _ in range(MANY):
            stack.enter_context(_connect(node.url, UNFINISHED))
        table.send(type="submit", seat=1, ply=0, text=table.update["moves"][0])
        assert table.wait_for("ack")
        until(lambda: _gets_in(node.url))
        bob = Visitor(node)  # type: ignore[arg-type]
        stack.callback(bob.close)
        with bob.sit_at(match) as watching:
            assert watching.update["version"] == 1


def _gets_in(url: str) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{url}/healthz", timeout=PATIENCE).status_code == 200
    return False


class _Transport:
    def __init__(self, address: str) -> None:
        self.address, self.is_aborted = address, False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return self.address, 1

    def abort(self) -> None:
        self.is_aborted = True

    is_closing = lambda self: self.is_aborted  # noqa: E731


class _Client:
    def __init__(self, address: str) -> None:
        self.transport = _Transport(address)


def test_one_address_has_a_limit_and_a_proxy_has_none() -> None:
    held = OpenConnections(1_000, 3, ["10.0.0.0/8"])
    for address, most in (
        ("203.0.113.9", 3),
        ("2001:db8::1", 3),
        ("::ffff:203.0.113.9", 3),
        ("10.1.2.3", 9),
        ("::ffff:10.1.2.3", 9),
        ("127.0.0.1", 9),
    ):
        clients = [_Client(address) for _ in range(9)]
        for client in clients:
            held.enter(client)
        assert sum(not client.transport.is_aborted for client in clients) == most, address
        for client in clients:
            held.leave(client)
    assert len(held) == 0
    strangers = [_Client(f"::ffff:203.0.113.{number}") for number in range(9)]
    for client in strangers:
        held.enter(client)
    assert len(held) == 9
    assert is_shared("198.51.100.1", ["*"])


def test_the_connection_that_waited_longest_makes_room() -> None:
    held = OpenConnections(3, 0)
    working, _, second, third = clients = [_Client("127.0.0.1") for _ in range(4)]
    for client in clients[:3]:
        held.enter(client)
        held.waits(client)
    held.works(working)
    held.enter(third)
    assert [client.transport.is_aborted for client in clients] == [False, True, False, False]
    held.works(second)
    late = _Client("127.0.0.1")
    held.enter(late)  # everybody is busy
    assert late.transport.is_aborted
    assert len(held) == 3


def test_sockets_of_one_address_behind_a_proxy_have_a_limit(tmp_path: Path) -> None:
    settings = sqlite_settings(tmp_path, address_limit=2, trusted_proxies="127.0.0.1")
    with running(settings) as node:
        limits = node.services.limits
        assert [limits.open_socket("203.0.113.9") for _ in range(3)] == [True, True, False]
        limits.close_socket("203.0.113.9")
        assert limits.open_socket("203.0.113.9")
        assert all(limits.open_socket("127.0.0.1") for _ in range(5))


GAMES = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
ASK = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A node that gives a client that reads nothing a second."""
    monkeypatch.setattr(open_connections, "WRITE_SECONDS", 1.0)
    with running(sqlite_settings(tmp_path)) as found:
        yield found


def test_requests_behind_one_another_are_answered_in_turn_up_to_a_number(
    impatient: Running,
) -> None:
    with _connect(impatient.url, ASK * 20) as client:
        answered = 0
        while answered < 20:
            answered += client.recv(65_536).count(b"HTTP/1.1 200 OK")
    with _connect(impatient.url, ASK * 5_000) as flood:
        assert _answer(flood).count(b"HTTP/1.1 200 OK") <= open_connections.MOST_UNANSWERED


def test_a_client_that_leaves_little_unread_is_dropped_too(impatient: Running) -> None:
    """Less than a transport calls much: nothing but the other side's reading would ever send it."""
    state = impatient.server.server_state
    with socket.socket() as silent:
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        silent.connect(_address(impatient.url))
        until(lambda: len(state.connections) == 1)
        (connection,) = state.connections
        while not connection.transport.get_write_buffer_size():
            before = state.total_requests
            silent.sendall(GAMES)
            until(lambda before=before: state.total_requests > before)
        until(lambda: not state.connections)


class _Unread:
    """A transport and an event loop in one: what waits to be read, and what is to be called later."""

    def __init__(self, *sizes: int) -> None:
        self._sizes = list(sizes)
        self.aborted_with = 0
        self.later: list[tuple[float, Callable[[int], None], int]] = []

    def get_write_buffer_size(self) -> int:
        return self._sizes.pop(0)

    def call_later(self, seconds: float, do: Callable[[int], None], size: int) -> None:
        self.later.append((seconds, do, size))

    def abort(self) -> None:
        self.aborted_with = len(self._sizes)


def test_only_a_client_that_reads_nothing_at_all_is_dropped() -> None:
    connection = object.__new__(PatientHttp)
    both = connection.transport = connection.loop = _Unread(9, 6, 2, 2, 0)  # type: ignore[assignment]
    connection._await_reading()
    for seconds, do, size in both.later:
        assert seconds == open_connections.WRITE_SECONDS
        do(size)
    assert both.aborted_with == 1


def test_a_client_that_goes_before_it_is_answered_is_no_error_of_ours(
    impatient: Running, caplog: pytest.LogCaptureFixture
) -> None:
    lost = impatient.server.server_state.connections
    with _connect(impatient.url, ASK * 30) as silent:
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        until(lambda: len(lost) == 1)
        until(lambda: not lost)
    with _connect(impatient.url, ASK * 30) as gone:
        gone.recv(1)
    until(lambda: not lost and not impatient.server.server_state.tasks)
    assert caplog.messages == []
