"""A visitor who uses the server as a browser does: HTTP with a cookie jar, and sockets."""

import contextlib
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.no_seed import no_seed
from tests.server.patched import Patched
from tests.server.running import PATIENCE, Running
from tuckbox.server.wire.server_messages import ServerMessage

server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)

Json = dict[str, Any]
PING_SECONDS = 2.5
SIGN_OF_LIFE = 999_999_999
"""The number of a ping whose answer no test waits for."""


class Visitor:
    """One browser."""

    def __init__(self, node: Running, *, token: str | None = None, language: str = "en") -> None:
        self.node = node
        headers = {"accept-language": language}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        self.http = httpx.Client(base_url=f"{node.url}/api", headers=headers, timeout=PATIENCE)
        self.token = token

    def close(self) -> None:
        self.http.close()

    def move_to(self, node: Running) -> None:
        """Let this browser find another node behind the same address."""
        self.node = node
        self.http.base_url = httpx.URL(f"{node.url}/api")

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def put(self, path: str, body: Json) -> httpx.Response:
        return self.http.put(path, json=body)

    def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.post(path, json=body) if body is not None else self.http.post(path)

    def create(
        self,
        game: str,
        *seats: Json,
        options: Json | None = None,
        draws: bool = True,
        **more: Any,
    ) -> Json:
        """Set up a match; its cards need nobody's seed unless `draws` is False."""
        body = {"game": game, "seats": list(seats), "options": options or {}, **more}
        answer = self.post("/matches", body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        if draws:
            self.give_nothing(made["id"])
            for token in made["tokens"].values():
                with contextlib.closing(Visitor(self.node, token=token)) as program:
                    program.give_nothing(made["id"])
        return made

    def join(self, match: str, draws: bool = True, **more: Any) -> int:
        answer = self.post(f"/matches/{match}/join", more)
        assert answer.status_code == 200, answer.text
        seat: int = answer.json()["seat"]
        if draws:
            self.give_nothing(match)
        return seat

    def give_nothing(self, match: str) -> None:
        """Let the cards be drawn without a seed of this visitor."""
        update = self.get(f"/matches/{match}/update").json()
        for said in no_seed(update):
            answer = self.post(f"/matches/{match}/draw", said)
            assert answer.status_code == 204, answer.text

    @contextlib.contextmanager
    def sit_at(self, match: str, **hello: Any) -> Iterator["Socket"]:
        """Return a socket that has sent hello and got its first update."""
        with self.socket(match) as socket:
            socket.hello(**hello)
            yield socket

    @contextlib.contextmanager
    def socket(self, match: str) -> Iterator["Socket"]:
        url = f"{self.node.url.replace('http', 'ws')}/socket/{match}"
        # Without pings of the library's own, which counts an answer as lost after 20 seconds.
        with connect(
            url,
            additional_headers=self._headers(),
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        ) as connection:
            socket = Socket(connection)
            with socket.alive():
                yield socket

    def _headers(self) -> dict[str, str]:
        spoken = {"Accept-Language": self.http.headers["accept-language"]}
        if self.token is not None:
            return spoken | {"Authorization": f"Bearer {self.token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return spoken | ({"Cookie": cookies} if cookies else {})


class Socket:
    """One connection to a match, and its last update."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.update: Json = {}
        self._patched = Patched()
        self.entries: list[Json] = []
        self.is_behind = False
        """Whether an entry was acknowledged after the last update."""

    @property
    def may_choose(self) -> bool:
        """Whether the last update asks for a choice, and is no older than our last one."""
        update = self.update
        owes = update["seat"] in update["owed"] and update["moves"]
        return bool(owes) and update["result"] is None and not self.is_behind

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, patience: float = PATIENCE) -> Json:
        """Return the next message, which must be one of the wire's; a patch as the whole update."""
        text = self._next(patience)
        server_message.validate_json(text)
        message = self._patched.take(json.loads(text))
        if message["type"] == "update":
            self._take(message)
        elif message["type"] == "presence":
            for seat, told in zip(self.update.get("seats", []), message["seats"], strict=False):
                seat["online"] = told["online"]
        elif message["type"] == "ack":
            self.is_behind = True
        return message

    def _next(self, patience: float) -> str:
        end = time.monotonic() + patience
        while True:
            text = self.connection.recv(max(0.0, end - time.monotonic()), decode=True)
            if str(SIGN_OF_LIFE) not in text:
                return text

    @contextlib.contextmanager
    def alive(self) -> Iterator[None]:
        """Ping as every client does, whatever the test does meanwhile: a silent one is given up."""
        done = threading.Event()

        def ping() -> None:
            with contextlib.suppress(ConnectionClosed):
                while not done.wait(PING_SECONDS):
                    self.send(type="ping", number=SIGN_OF_LIFE)

        thread = threading.Thread(target=ping)
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join()

    def _take(self, update: Json) -> None:
        if update["fresh"]:
            self.entries = []
        self.entries += update["entries"]
        self.is_behind = False
        self.update = update

    def poll(self) -> None:
        """Read what has come, and ping."""
        self.send(type="ping")
        with contextlib.suppress(TimeoutError):
            while True:
                self.receive(0.01)

    def wait_for(self, type: str) -> Json:
        while True:
            message = self.receive()
            if message["type"] == type:
                return message

    def hello(self, **values: Any) -> Json:
        self.send(type="hello", **values)
        return self.wait_for("update")

    def wait_until(self, condition: Any) -> Json:
        """Return the first update for which the condition holds; it may be the newest one."""
        while not self.update or not condition(self.update):
            self.wait_for("update")
        return self.update

    def owes(self) -> Json:
        return self.wait_until(lambda _: self.may_choose)

    def submit(self, text: str, *, seat: int | None = None, ply: int | None = None) -> Json:
        """Send an entry and return its `ack` or `refused`."""
        seat = seat or self.update["seat"]
        ply = self.ply(seat) if ply is None else ply
        self.send(type="submit", seat=seat, ply=ply, text=text)
        while True:
            message = self.receive()
            if message["type"] in ("ack", "refused") and message["ply"] == ply:
                return message

    def submit_until_stored(self, text: str, *others: "Socket", seat: int, ply: int) -> None:
        """Retry as a patient person would while the database is coming back."""
        end = time.monotonic() + PATIENCE
        while (answer := self.submit(text, seat=seat, ply=ply))["type"] != "ack":
            assert answer["code"] == "server-storage"
            assert time.monotonic() < end, "the database did not come back"
            for other in others:
                other.poll()
            time.sleep(0.5)

    def ply(self, seat: int) -> int:
        number: int = self.update["seats"][seat - 1]["ply"]
        return number
